// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What plug-ins have in common: messages, signatures and the choice of a work-group size.
#include "backend.h"
#include <dlfcn.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

bool complain(const char *format, ...) {
  va_list arguments;
  va_start(arguments, format);
  fputs("oneclc: ", stderr);
  vfprintf(stderr, format, arguments);
  fputc('\n', stderr);
  va_end(arguments);
  return false;
}

char *demangle(const char *symbol) {
  char *(*cxa_demangle)(const char *, char *, size_t *, int *) = NULL;
  void *runtime = dlopen("libstdc++.so.6", RTLD_LAZY);
  if (runtime)
    *(void **)&cxa_demangle = dlsym(runtime, "__cxa_demangle");
  char *name = cxa_demangle ? cxa_demangle(symbol, NULL, NULL, NULL) : NULL;
  return name ? name : strdup(symbol);
}

kernel_signature *add_kernel(program *p, const char *name, unsigned count) {
  p->kernels = realloc(p->kernels, (p->kernel_count + 1) * sizeof *p->kernels);
  kernel_signature *k = &p->kernels[p->kernel_count++];
  *k = (kernel_signature){strdup(name), count, calloc(count + 1, sizeof(parameter))};
  return k;
}

bool choose_local(const char *kernel, ndrange *range, const size_t required[3], size_t most) {
  if (!range->local[0]) {
    for (unsigned i = 0; i < 3; i++)
      range->local[i] = required[0] ? required[i] : 1;
    size_t x = range->global[0] < most ? range->global[0] : most;
    while (!required[0] && range->global[0] % x)
      x--;
    if (!required[0])
      range->local[0] = x;
  }
  if (required[0] && memcmp(required, range->local, sizeof range->local))
    return complain("kernel %s requires work-groups of %zu x %zu x %zu", kernel, required[0], required[1], required[2]);
  return true;
}
