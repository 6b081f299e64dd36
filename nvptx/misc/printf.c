// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// printf (6.15.14) by the vprintf that CUDA's driver gives every program (CUDA programming guide, "Formatted output").
// Its arguments lie one behind the other, each aligned to its size.
#define constant __attribute__((address_space(4)))
enum { size_of_int = 4 };

int print(const char *format, void *arguments) __asm__("vprintf");

#include <misc/print.h>

// The function has another name here, because C knows printf with another type.
int print_formatted(constant const char *format, ...) __asm__("printf");
int print_formatted(constant const char *format, ...) {
  __builtin_va_list arguments;
  __builtin_va_start(arguments, format);
  const int result = print_all(format, &arguments);
  __builtin_va_end(arguments);
  return result;
}
