// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The cpu backend's work on a program's LLVM module, between load.c, which compiles and links, and what it changes
// before.
#ifndef ONECLC_CPU_MODULE_H
#define ONECLC_CPU_MODULE_H
#include "cpu/cpu.h"
#include <llvm-c/Core.h>
#include <llvm-c/LLJIT.h>

// A program that is ready to run.
struct cpu_program {
  LLVMOrcLLJITRef jit;
  cpu_launch **launches; // by kernel number
  size_t local_memory;   // of the program's `local` variables
  size_t (*required)[3]; // reqd_work_group_size by kernel number, or zeros
  bool uniform, debug;   // see cpu_job
};

// ---- state.c: the library's state, one for each thread

// The address of a field of this thread's cpu_state.
LLVMValueRef state_address(LLVMBuilderRef, LLVMModuleRef, size_t field);
// Gives the library's state its place.
void place_state(LLVMModuleRef, LLVMBuilderRef);
// Withdraws from all that reaches the state's accessor the promise that it does not read memory.
void withdraw_const(LLVMModuleRef);

// ---- locals.c: the kernels' own `local` variables, which are globals of the module

// Moves them to the memory of each thread and sets the size of that; false after a message.
bool place_locals(LLVMModuleRef, LLVMBuilderRef, size_t *size);

// ---- kernels.c: what kernels take, and how they are called

// Whether a function has a string attribute of this value.
bool has_attribute(LLVMValueRef function, const char *name, const char *value);
// Adds the kernel's signature to the program.
void describe_kernel(program *, LLVMModuleRef, LLVMValueRef kernel);
// The sizes of reqd_work_group_size; zeros if the kernel requires none.
void required_size(LLVMValueRef kernel, size_t size[3]);
// Whether this is the kernel that Clang makes of a block: its address is handed on, to be enqueued.
bool is_block(LLVMValueRef kernel);
// Builds NAME.launch, a cpu_launch.
void build_launch(LLVMModuleRef, LLVMBuilderRef, LLVMValueRef kernel);
#endif
