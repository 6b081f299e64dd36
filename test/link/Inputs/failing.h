// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// For liboneclc's own files, compiled with -include: what they take memory by fails when no_memory.c says so. What LLVM
// takes itself is not concerned, but for its texts, which are NULL then.
#ifndef FAILING_H
#define FAILING_H
#include <errno.h>
#include <llvm-c/Core.h>
#include <llvm-c/TargetMachine.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>

bool fails(const char *what);

#define malloc(size) (fails("malloc") ? NULL : malloc(size))
#define calloc(count, size) (fails("calloc") ? NULL : calloc(count, size))
#define realloc(data, size) (fails("realloc") ? NULL : realloc(data, size))
#define strdup(text) (fails("strdup") ? NULL : strdup(text))
#define strndup(text, size) (fails("strndup") ? NULL : strndup(text, size))
// It may leave anything in the pointer.
#define vasprintf(text, format, arguments) \
  (fails("vasprintf") ? (*(text) = (char *)1, -1) : vasprintf(text, format, arguments))
#define mmap(...) (fails("mmap") ? (errno = ENOMEM, MAP_FAILED) : mmap(__VA_ARGS__))
#define LLVMNormalizeTargetTriple(text) (fails("LLVM") ? NULL : LLVMNormalizeTargetTriple(text))
#define LLVMPrintTypeToString(type) (fails("LLVM") ? NULL : LLVMPrintTypeToString(type))
#define LLVMGetDiagInfoDescription(info) (fails("LLVM") ? NULL : LLVMGetDiagInfoDescription(info))
#endif
