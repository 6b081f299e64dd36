// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Whole files, for programs: what cannot be read or written is told on standard error.
#ifndef ONECLC_FILES_H
#define ONECLC_FILES_H
#include <stdbool.h>
#include <stddef.h>

// A whole file ("-": standard input) with a zero byte behind it, to be freed. NULL after a message, also where no
// regular file, such as /dev/zero, goes on beyond 1 GiB.
char *read_whole(const char *path, size_t *size);

// Whether write_whole() can make this file, or write to it: to be asked before long work. It leaves no trace. False
// after a message.
bool can_write(const char *path);

// Writes a file. A regular one appears whole or not at all; a device such as /dev/stdout is written to directly. False
// after a message.
bool write_whole(const char *path, const void *data, size_t size);

// Makes the text of a source file part of the program, which so runs on machines that have no source tree: SYMBOL is
// declared as an array of char that ends in zero. Compilers' messages call the file NAME.
#define INCLUDE_SOURCE(SYMBOL, NAME, FILE) \
  extern const char SYMBOL[]; \
  __asm__(".pushsection .rodata\n" #SYMBOL ":\n" \
          ".ascii \"#line 1 \\\"" NAME "\\\"\\n\"\n" \
          ".incbin \"" FILE "\"\n" \
          ".byte 0\n" \
          ".popsection\n")
#endif
