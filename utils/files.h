// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Whole files, for programs: what cannot be read or written is told on standard error.
#ifndef ONECLC_FILES_H
#define ONECLC_FILES_H
#include <stdbool.h>
#include <stddef.h>

// A whole file ("-": standard input) with a zero byte behind it, to be freed. NULL after a message.
char *read_whole(const char *path, size_t *size);

// Whether write_whole() can make this file, or write to it: to be asked before long work. It leaves no trace. False
// after a message.
bool can_write(const char *path);

// Writes a file. A regular one appears whole or not at all; a device such as /dev/stdout is written to directly. False
// after a message.
bool write_whole(const char *path, const void *data, size_t size);
#endif
