// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What plug-ins have in common: messages, signatures and the choice of a work-group size.
#include "backend.h"
#include <dlfcn.h>
#include <errno.h>
#include <stdatomic.h>
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
  *k = (kernel_signature){strdup(name), count, calloc(count + 1, sizeof(parameter)), {0}};
  return k;
}

// The work-group size for `items` in one dimension: the greatest divisor up to `most`. Where that makes small groups
// and the last one may be smaller, groups that are as equal as can be.
static size_t choose_size(size_t items, size_t most, bool uniform) {
  size_t size = items < most ? items : most;
  while (items % size)
    size--;
  if (uniform || size == items || size > most / 2)
    return size;
  const size_t groups = (items - 1) / most + 1;
  return (items - 1) / groups + 1;
}

bool choose_local(const char *kernel, ndrange *range, const size_t required[3], size_t most, bool uniform) {
  if (!range->local[0]) {
    size_t items = 1;
    for (unsigned i = 0; i < 3; i++) {
      range->local[i] = required[0] ? required[i] : choose_size(range->global[i], most / items, uniform);
      items *= range->local[i];
    }
    // A range of a few items is small in any case.
    const size_t all = range->global[0] * range->global[1] * range->global[2];
    static atomic_flag told = ATOMIC_FLAG_INIT;
    if (!required[0] && items < 8 && all >= 1024 && !atomic_flag_test_and_set(&told))
      complain("kernel %s: groups of %zu work-item%s, which is slow: all must be equal here, and the range %zu x %zu x "
               "%zu has no larger divisors",
               kernel, items, items == 1 ? "" : "s", range->global[0], range->global[1], range->global[2]);
  }
  if (required[0] && memcmp(required, range->local, sizeof range->local))
    return complain("kernel %s requires work-groups of %zu x %zu x %zu", kernel, required[0], required[1], required[2]);
  return true;
}

bool read_setting(const char *name, unsigned long least, unsigned long most, unsigned long *value) {
  const char *text = getenv(name);
  if (!text || !*text)
    return true;
  char *end;
  errno = 0;
  const unsigned long n = strtoul(text, &end, 10);
  if (*text < '0' || *text > '9' || *end || errno || n < least || n > most)
    return complain("%s: \"%s\" is not a number from %lu to %lu", name, text, least, most);
  *value = n;
  return true;
}
