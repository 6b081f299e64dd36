// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "command.h"
#include <errno.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <time.h>

_Noreturn void fail(int status, const char *format, ...) {
  va_list arguments;
  va_start(arguments, format);
  fprintf(stderr, "%s: ", program_invocation_short_name);
  vfprintf(stderr, format, arguments);
  fputc('\n', stderr);
  exit(status);
}

uint64_t read_number(const char *option, const char *text) {
  char *end;
  errno = 0;
  const uint64_t n = strtoull(text, &end, 0);
  if (errno || end == text || *end || *text == '-' || !n)
    fail(USAGE_ERROR, "%s: \"%s\" is no number above 0", option, text);
  return n;
}

double now(void) {
  struct timespec t;
  clock_gettime(CLOCK_MONOTONIC, &t);
  return (double)t.tv_sec + 1e-9 * (double)t.tv_nsec;
}
