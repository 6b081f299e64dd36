// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// liboneclc: links the library into a kernel's module in the driver's own process, from an archive of bitcode
// (share/clc/NAME.a) that holds what NAME.bc holds, in small modules with an index of their symbols. It reads what the
// kernel calls and nothing else, where -mlink-builtin-bitcode reads every name of the library.
// docs/use/in-process.md has a complete example.
#ifndef ONECLC_LINK_H
#define ONECLC_LINK_H
#include <llvm-c/Types.h>
#ifdef __cplusplus
extern "C" {
#endif

// An open archive. Nothing of it changes after oneclc_open(), so any number of threads may link from it at a time, each
// into modules of its own LLVMContext. The file stays mapped: put a new one in its place by renaming, as installers do.
typedef struct oneclc_archive oneclc_archive;

// Opens an archive. NULL on failure; then *message, to be freed with free(), says what is wrong with which file and
// what to do; it is NULL if there is no memory, not even for the message. It looks into one module of the archive, so
// an LLVM that cannot read its bitcode is told here.
oneclc_archive *oneclc_open(const char *path, char **message);
// No thread may link from it any more. NULL is allowed.
void oneclc_close(oneclc_archive *archive);

// Links what the module calls of the library, and what that calls in turn, and makes it internal to the module, so that
// LLVM's passes inline it and drop what is left. Library functions take over the processor, its features and the mode
// of denormals that the module's own functions are compiled for. What the module defines itself stays; what neither has
// stays undefined, for the driver.
//
// 0 on success, 1 on failure; then *message, to be freed with free(), says what is wrong with which symbol or file; it
// is NULL if there is no memory, not even for the message. The module is unchanged if it does not fit (another target
// or data layout, a builtin declared otherwise than the library has it), the archive is damaged or there is no memory
// for liboneclc. LLVM itself ends the process where it gets no memory.
int oneclc_link(LLVMModuleRef module, const oneclc_archive *archive, char **message);

#ifdef __cplusplus
}
#endif
#endif
