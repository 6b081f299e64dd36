// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The cpu backend's work on a program's LLVM module. The parts stand in the order of their use: none calls a later one.
// load.c compiles and links, and calls them all.
#ifndef ONECLC_CPU_MODULE_H
#define ONECLC_CPU_MODULE_H
#include "cpu/cpu.h"
#include <llvm-c/Core.h>
#include <llvm-c/LLJIT.h>
#include <string.h>

// LLVM's numbers of an attribute and of a kind of metadata.
static inline unsigned attribute_kind(const char *name) { return LLVMGetEnumAttributeKindForName(name, strlen(name)); }
static inline unsigned metadata_kind(LLVMContextRef c, const char *name) {
  return LLVMGetMDKindIDInContext(c, name, strlen(name));
}

// A program that is ready to run.
struct cpu_program {
  LLVMContextRef context; // until it is loaded
  LLVMModuleRef module;
  LLVMOrcLLJITRef jit;
  cpu_launch **launches; // by kernel number
  void *foreign;         // in place of both: the program where another processor runs it
  cpu_settings settings;
};

// A module under change.
typedef struct {
  LLVMModuleRef module;
  LLVMBuilderRef builder;
  ptrdiff_t state_offset; // cpu_device's
} module_writer;

// ---- module.c, which uses no other part

// Whether a list of functions, whose last has no name, has this one.
bool is_among(const cpu_function *, const char *name);
// Those that compiled code may call and the library need not have.
extern const cpu_function cpu_run_time_functions[];
// Whether a function has a string attribute of this value.
bool has_attribute(LLVMValueRef function, const char *name, const char *value);
// Reads bitcode or textual IR, behind which stands a zero; false after setting the message. `name` is for it.
bool read_ir(LLVMContextRef, const char *name, const char *text, size_t size, LLVMModuleRef *, char **message);

// ---- state.c: the library's state, one for each thread

// The address of a field of this thread's cpu_state.
LLVMValueRef state_address(const module_writer *, size_t field);
// Gives the library's state its place.
void place_state(const module_writer *);
// Withdraws from all that reaches the state's accessor the promise that it does not read memory.
void withdraw_const(LLVMModuleRef);

// ---- locals.c: the kernels' own `local` variables, which are globals of the module

// Moves them to the memory of each thread and sets the size of that; false after a message.
bool place_locals(const module_writer *, size_t *size);

// ---- kernels.c: what kernels are and take, and how they are called

// Whether this is a kernel, of the source or of a block.
bool is_kernel(LLVMValueRef function);
// Whether this is the kernel that Clang makes of a block: its address is handed on, to be enqueued.
bool is_block(LLVMValueRef kernel);
// Adds the kernel's signature to the program.
void describe_kernel(program *, LLVMModuleRef, LLVMValueRef kernel);
// The type of an argument that is passed by value in memory; NULL of others.
LLVMTypeRef by_value_type(LLVMValueRef kernel, unsigned argument);
// A call of the kernel with its own attributes of the arguments.
void call_kernel(LLVMBuilderRef, LLVMValueRef kernel, LLVMValueRef *values);

// ---- loop.c: kernels whose items wait for nobody, as a loop over the items of a row

typedef struct {
  LLVMValueRef launch, copy, group; // a launch function, its copy of the state, the node that marks its accesses
} row_loop;
// Whether a kernel's items wait for nobody; then all of it that asks for the state will be inlined.
bool can_loop(LLVMValueRef kernel);
// The rest of a launch function, behind the loads of the kernel's arguments; false after a message.
bool build_loop(const module_writer *, LLVMValueRef launch, LLVMValueRef kernel, LLVMValueRef *values, row_loop *);
void give_copy(const row_loop *);        // after inlining
void mark_independent(const row_loop *); // then, when variables have become values

// ---- launch.c: what the threads call

// Builds NAME.launch, a cpu_launch. If `loop` is not NULL, the kernel's items run as a loop, which is described there;
// false after a message.
bool build_launch(const module_writer *, LLVMValueRef kernel, row_loop *loop);
#endif
