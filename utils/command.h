// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What the programs' command lines share. Each program says in its --help what its exit statuses mean; 2 is wrong usage
// in all of them.
#ifndef ONECLC_COMMAND_H
#define ONECLC_COMMAND_H
#include <stdint.h>

enum { USAGE_ERROR = 2 };

// Prints the program's name and the message on standard error and exits.
_Noreturn void fail(int status, const char *format, ...) __attribute__((format(printf, 2, 3)));

// The value of an option that takes a number above 0, decimal, octal or hexadecimal; fails on anything else.
uint64_t read_number(const char *option, const char *text);

// Seconds of a clock that only goes forward.
double now(void);

#endif
