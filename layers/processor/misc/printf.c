// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// printf (6.15.14) by the driver's function `print`. Its arguments lie in memory, as those of a C function that has
// taken all that come in registers.
#include <misc/arguments.h>
#include <oneclc/processor.h>
#define constant
enum { size_of_int = 8 };

static int print(const char *format, void *arguments) {
  struct oneclc_work_item *w = __oneclc_work_item();
  if (w->size < offsetof(struct oneclc_work_item, print) + sizeof w->print || !w->print)
    return -1;
  __builtin_va_list list = arguments_at(arguments);
  return w->print(w, format, list);
}

#include <misc/print.h>

// The function has another name here, because C knows printf with another type.
int print_formatted(const char *format, ...) __asm__("printf");
int print_formatted(const char *format, ...) {
  __builtin_va_list arguments;
  __builtin_va_start(arguments, format);
  const int result = print_all(format, &arguments);
  __builtin_va_end(arguments);
  return result;
}
