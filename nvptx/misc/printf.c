// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// printf (6.15.13) by the vprintf that CUDA's driver gives every program (CUDA programming guide, "Formatted output"): the format, and the promoted
// arguments one behind the other, each aligned to its size, as LLVM lays out a variable argument list here. That function
// knows no vectors (%v4hlf): a call that has one prints nothing and returns -1. In C, since OpenCL C has no such functions.
#define constant __attribute__((address_space(4)))

int vprintf(const char *format, __builtin_va_list arguments);

static int has_vectors(constant const char *c) {
  while (*c) {
    if (*c++ != '%')
      continue;
    while (*c && (*c == '-' || *c == '+' || *c == ' ' || *c == '#' || *c == '.' || (*c >= '0' && *c <= '9')))
      c++;
    if (*c == 'v')
      return 1;
    if (*c)
      c++;
  }
  return 0;
}

// Not by its name, under which C has another type.
int print(constant const char *format, ...) __asm__("printf");
int print(constant const char *format, ...) {
  if (has_vectors(format))
    return -1;
  __builtin_va_list arguments;
  __builtin_va_start(arguments, format);
  const int printed = vprintf((const char *)format, arguments);
  __builtin_va_end(arguments);
  return printed < 0 ? -1 : 0;
}
