// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The passes of oneclc-link, one file each, which says what it does and why; NAME.ll beside it is its test.
#ifndef ONECLC_PASSES_H
#define ONECLC_PASSES_H
#include <llvm-c/Core.h>
#include <llvm-c/TargetMachine.h>
#include <stdbool.h>
#include <stddef.h>

// A pass changes the module. It ends the program with a message where the module is not as it has to be.
typedef void pass(LLVMModuleRef);
#define PASS(name, function, text) pass function;
#include "passes.def" // one line a pass
#undef PASS

// What the table of targets says (oneclc-link.c): the threshold and the penalty for a call of LLVM's inliner.
extern struct settings {
  int threshold, penalty;
} settings;

// What passes share (module.c).

// LLVM's index of a function's own attributes, beside those of its result and its parameters.
static const LLVMAttributeIndex of_function = (LLVMAttributeIndex)LLVMAttributeFunctionIndex;

// Runs LLVM's own passes, as `opt -passes` spells them. The machine may be NULL.
void run_llvm(LLVMModuleRef, const char *passes, LLVMTargetMachineRef);

// The value's name, which lives as long as the value keeps it.
const char *name_of(LLVMValueRef);

bool ends_with(const char *text, const char *end);

// Whether C reserves the name for the implementation (7.1.3): _Z20__oneclc_work_itemv and __read_pipe_2 are such names,
// _Z3sinf is none. Clang calls such functions, and drivers replace them.
bool is_reserved(const char *name);

// Whether two functions are overloads of one builtin: sin(float) and sin(double).
bool is_overload(LLVMValueRef, LLVMValueRef);

// The function becomes the body NAME.suffix, internal to the module. A new function takes its name and calls it; that
// one is the result (bodies.c).
LLVMValueRef make_body(LLVMValueRef, const char *suffix);

// A list of functions. The memory is to be freed.
typedef struct {
  LLVMValueRef *all;
  size_t count;
} functions;
void append(functions *, LLVMValueRef);

// Ends the program. The message names the pass that runs and the value, if it is not NULL.
__attribute__((format(printf, 2, 3))) _Noreturn void refuse(LLVMValueRef, const char *why, ...);

// Whether the module's triple begins so.
bool is_for(LLVMModuleRef, const char *triple);

// Whether the module is compiled for one -march. Those for GPUs and for SPIR-V fit any processor.
bool is_for_processor(LLVMModuleRef);

// A call of assembly that has no other effects, with one operand of its result's type.
LLVMValueRef call_assembly(LLVMBuilderRef, const char *text, const char *constraints, LLVMValueRef operand);

// Takes all attributes of a call but those of its parameters and its result: what it calls has its own.
void remove_call_attributes(LLVMValueRef call);

// LLVM's C API has no function for this.
void erase_named_metadata(LLVMModuleRef, LLVMNamedMDNodeRef);

// Of a function: its string attribute `key`, or NULL. The text is to be freed.
char *text_attribute(LLVMValueRef function, const char *key);
void set_text_attribute(LLVMValueRef function, const char *key, const char *text);

// Gives a function an attribute without text.
void add_attribute(LLVMValueRef function, const char *name);

// Whether a function is compiled for a feature of processors, "+avx2".
bool has_feature(LLVMValueRef function, const char *feature);

// Whether a function has an attribute without text at LLVM's `index`: of the function, its result or a parameter.
bool has_attribute(LLVMValueRef function, LLVMAttributeIndex index, const char *name);

// Whether an instruction calls an intrinsic whose name begins so.
bool calls_intrinsic(LLVMValueRef instruction, const char *name);

// Whether a function neither reads nor writes memory: memory(none).
bool is_without_memory(LLVMValueRef function);

// Gives `to` all attributes that `from` has at the index, which both have; takes all of a function's away.
void give_attributes(LLVMValueRef to, LLVMAttributeIndex, LLVMValueRef from);
void clear_attributes(LLVMValueRef function, LLVMAttributeIndex);

// Moves the blocks of a function behind those of another one.
void move_blocks(LLVMValueRef from, LLVMValueRef to);

// Whether the builtin's file states this policy (generic/builtin.cl) of the function (policies.c).
bool has_policy(LLVMValueRef function, const char *word);
#endif
