// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The contract between this library and a CPU driver that runs kernels linked with it.
//
// The library's work-item functions and barriers read one structure per thread, through one function:
//
//     struct oneclc_work_item *__oneclc_work_item(void);
//
// The library has a weak definition, which returns the address of the thread-local variable
// __oneclc_work_item_state (initial-exec model); the driver defines that variable and fills it in before it
// calls a kernel. A driver that keeps its state elsewhere links a definition of the function ahead of the
// library:
//
//     clang … -Xclang -mlink-bitcode-file -Xclang own.bc -Xclang -mlink-builtin-bitcode -Xclang LIBRARY.bc
//
// The driver itself cannot call __oneclc_work_item() unless it defines it: the library's definition is bitcode that
// Clang makes internal to each module of kernels and inlines there, so nothing of that name is left to link a program
// with. The driver uses the address of its own variable.
//
// All work-items of a group may run on one thread, one after the other or as fibres: the function may not
// change its result during a kernel, and local_id must be the running item's own whenever that item runs. A
// kernel must not move to another thread.
//
// Arguments: a kernel takes scalars, pointers and vectors as LLVM passes these types, and every structure by value on
// the stack, however small. C does the same with pointers and scalars; with vectors of 8 and 16 bytes, and of 32 and 64
// where both sides are compiled for AVX and AVX-512; and with structures of more than 16 bytes that are more than one
// vector. A driver that cannot restrict itself to these calls the kernel through a function that it adds to the module.
//
// Structures, by value and in memory: on AArch64 Clang aligns no vector to more than 16 bytes, where OpenCL's
// specification and the host's cl_ types have the vector's size: of struct {int i; double16 v;} v lies at 16, not at
// 128. There the host lays structures out with 16, or the kernel says __attribute__((aligned(128))) of the member.
//
// Local memory: a pointer to local memory is an argument that the driver sets to memory of the group. The `local`
// variables that a kernel declares are static variables of the module, one of each for all groups, which Clang leaves
// as internal variables of undefined value: a driver that runs several groups at once gives each thread its own, by
// making them thread-local before the module is optimised.
//
// What image and sampler arguments are, <oneclc/image.h> says, and <oneclc/pipe.h> what pipes are.
// docs/use/cpu-driver.md is a page about all this, with a complete driver.
#ifndef ONECLC_PROCESSOR_H
#define ONECLC_PROCESSOR_H
#include <oneclc/image.h>

#ifdef __OPENCL_C_VERSION__
#pragma OPENCL EXTENSION __cl_clang_function_pointers : enable
#else
#include <stddef.h>
#ifdef __cplusplus
extern "C" {
#endif
#endif

struct oneclc_work_item {
  unsigned size;     // of the structure in the driver's version; fields are only ever added at the end
  unsigned work_dim; // 1 to 3; what lies beyond it below is 1 in sizes and 0 in ids and offsets
  size_t global_size[3];
  size_t global_offset[3];
  size_t local_size[3];          // of this group, smaller than the next in the last group of a non-uniform range
  size_t enqueued_local_size[3]; // of all other groups
  size_t num_groups[3];
  size_t group_id[3];
  size_t local_id[3];
  // Called by an item that reaches a work-group barrier; returns when all items of the group have reached it.
  // `flags` are the cl_mem_fence_flags. The library fences memory around it.
  void (*barrier)(struct oneclc_work_item *, unsigned flags);
  void *driver; // the driver's own; the library leaves it alone
  // For the work-group collectives: memory that all items of the group share, aligned to 8 bytes, of 8 bytes for each
  // item and 8 more for each 32 items or part of it. What it holds does not matter. The library uses it between
  // barriers only.
  void *scratch;
  // printf: as C's vprintf, and without %n or a width of *. The library has taken vectors apart; very long output comes
  // in several calls. Where this is null printf has failed: it returns -1.
  int (*print)(struct oneclc_work_item *, const char *format, __builtin_va_list arguments);
  // Called by an item that reaches a named barrier; returns when another item of the group has given *word another
  // value. Where this is null the item asks for the word again and again: each item has a thread of its own then.
  void (*wait_while)(struct oneclc_work_item *, const volatile unsigned *word, unsigned value);
};

#ifdef __OPENCL_C_VERSION__
// The label keeps the plain name where all functions are made overloadable.
__attribute__((const)) struct oneclc_work_item *__oneclc_work_item(void) __asm__("__oneclc_work_item");
#else
struct oneclc_work_item *__oneclc_work_item(void);
#if defined(__cplusplus)
extern thread_local struct oneclc_work_item __oneclc_work_item_state;
}
#else
extern _Thread_local struct oneclc_work_item __oneclc_work_item_state;
#endif
#endif
#endif
