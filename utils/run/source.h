// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// From a file to a program that is ready to run.
#ifndef ONECLC_RUN_SOURCE_H
#define ONECLC_RUN_SOURCE_H
#include "device.h"

// Adds a word to options for Clang; `quote` keeps its white space, quotes and backslashes as they are.
void add_build_option(char **options, const char *text, bool quote);

// Builds OpenCL C (.cl, .clcpp or - for standard input) or loads what is compiled, by its suffix; fails on what is
// neither. NULL after a message.
program *get_program(device *, const char *path, char **options);

// The text that Clang gets for a source: with its file's name, for messages, and without a byte order mark. To be
// freed.
char *name_source(const char *path, const char *source);
#endif
