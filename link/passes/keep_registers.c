// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// keep-registers: half of the vector registers live through calls of vector forms of 512 bits, and of Arm's of 128.
//
// By C's calling convention no vector register survives a call, on Arm's processors the lower halves of eight. A loop
// that LLVM has interleaved, or that holds sums and arguments, stores and loads them around each call of a form. That
// takes longer than the shortest forms themselves. There are conventions by which the callee keeps sixteen of the
// registers: zmm16 to zmm31 by LLVM's for OpenCL's builtins (intel_ocl_bicc, X86CallingConv.td), v8 to v23 by that for
// vector functions of the Procedure Call Standard for the Arm 64-bit Architecture (aarch64_vector_pcs). A form that
// needs no more than the other sixteen has nothing to do for that. The functions for its rare arguments get this
// convention, too: else the form would have to save registers at each call of them. So all that such forms reach in the
// module gets it.
//
// But LLVM puts what lives through the call of a rare path into just these registers, and a form that uses them has to
// save them at each call. Such a form keeps C's convention, with one exception, for its rare path keeps C's convention
// then: nothing lives through that call in a register, and LLVM saves the sixteen beside the call (ShrinkWrap.cpp). It
// does so where the call is behind one condition and the function is so short that what comes before needs no stack.
// LLVM 21 saves them at the function's head all the same, so that this is for LLVM 22 and later.
//
// Forms that do not fill a register keep C's convention: loops with them are interleaved less, and their spills cost
// less. With AVX2 the kept registers would be eight of sixteen. Forms need more than eight or, if short, wait for the
// loads of their constants.
//
// A form that kernels call, too, as the overload for vectors, becomes F.f. F is always inlined, and calls it.
// LLVM's loop vectoriser gives calls of forms their convention from version 21 on.
//
// This ends when the C conventions have vector registers that survive calls, or LLVM computes them for each function.
#include "variants.h"
#include <stdlib.h>
#include <string.h>

enum { CALLS_WITH_CONVENTION = 21, SAVES_BESIDE_CALL = 22 }; // versions of LLVM
enum { MOST_BEFORE_CALL = 64 };                              // vector instructions in a function that needs no stack
enum { ARM_VECTOR_CONVENTION = 97 };                         // AArch64_VectorCall of llvm/IR/CallingConv.h

static bool is_for_arm(LLVMValueRef f) { return is_for(LLVMGetGlobalParent(f), "aarch64"); }
static unsigned convention(LLVMValueRef f) { return is_for_arm(f) ? ARM_VECTOR_CONVENTION : LLVMIntelOCLBICallConv; }
static bool is_kept(LLVMValueRef f) { return LLVMGetFunctionCallConv(f) == convention(f); }
static bool is_internal(LLVMValueRef f) { return LLVMGetLinkage(f) == LLVMInternalLinkage; }

// ---- what lives through calls

static bool is_among(void *const *all, size_t count, const void *one) {
  for (size_t i = 0; i < count; i++)
    if (all[i] == one)
      return true;
  return false;
}

// The function that a call calls, if that is known and no intrinsic.
static LLVMValueRef called(LLVMValueRef instruction) {
  if (!LLVMIsACallInst(instruction))
    return NULL;
  LLVMValueRef f = LLVMGetCalledValue(instruction);
  return LLVMIsAFunction(f) && !LLVMGetIntrinsicID(f) ? f : NULL;
}

static bool is_vector(LLVMValueRef value) {
  LLVMTypeRef type = LLVMTypeOf(value);
  if (LLVMGetTypeKind(type) == LLVMStructTypeKind && LLVMCountStructElementTypes(type)) // two results
    type = LLVMStructGetTypeAtIndex(type, 0);
  return LLVMGetTypeKind(type) == LLVMVectorTypeKind;
}

// The code that may run after a call: instructions of its block, the call being the first, and blocks.
typedef struct {
  LLVMValueRef call;
  void **same_block, **blocks;
  size_t same_block_count, block_count;
} behind;

static behind find_behind(LLVMValueRef call) {
  LLVMBasicBlockRef block = LLVMGetInstructionParent(call);
  behind b = {call, NULL, malloc(LLVMCountBasicBlocks(LLVMGetBasicBlockParent(block)) * sizeof *b.blocks), 0, 0};
  for (LLVMValueRef i = call; i; i = LLVMGetNextInstruction(i)) {
    b.same_block = realloc(b.same_block, (b.same_block_count + 1) * sizeof *b.same_block);
    b.same_block[b.same_block_count++] = i;
  }
  for (size_t next = 0;; next++) {
    LLVMValueRef last = LLVMGetBasicBlockTerminator(block);
    for (unsigned i = 0; i < LLVMGetNumSuccessors(last); i++) {
      LLVMBasicBlockRef to = LLVMGetSuccessor(last, i);
      if (!is_among(b.blocks, b.block_count, to))
        b.blocks[b.block_count++] = to;
    }
    if (next == b.block_count)
      return b;
    block = b.blocks[next];
  }
}

// Variables in memory count, too: what they are passed to is long and has other callers, which would need a second copy
// of it with their convention.
static bool is_vector_of_before(const behind *b, LLVMValueRef value) {
  if (LLVMIsAArgument(value))
    return is_vector(value);
  return LLVMIsAInstruction(value) && (is_vector(value) || LLVMIsAAllocaInst(value)) &&
         !is_among(b->same_block, b->same_block_count, value) &&
         !is_among(b->blocks, b->block_count, LLVMGetInstructionParent(value));
}

// Whether an instruction behind the call uses a vector of before the call.
static bool uses_vector_of_before(const behind *b, LLVMValueRef user) {
  LLVMBasicBlockRef block = LLVMGetInstructionParent(b->call);
  if (LLVMIsAPHINode(user)) { // of what comes along other ways nothing lives through the call
    for (unsigned i = 0; i < LLVMCountIncoming(user); i++) {
      LLVMBasicBlockRef from = LLVMGetIncomingBlock(user, i);
      if ((from == block || is_among(b->blocks, b->block_count, from)) &&
          is_vector_of_before(b, LLVMGetIncomingValue(user, i)))
        return true;
    }
    return false;
  }
  for (int i = 0; i < LLVMGetNumOperands(user); i++)
    if (is_vector_of_before(b, LLVMGetOperand(user, (unsigned)i)))
      return true;
  return false;
}

static bool lives_through(LLVMValueRef call) {
  behind b = find_behind(call);
  bool found = false;
  for (size_t i = 1; i < b.same_block_count && !found; i++)
    found = uses_vector_of_before(&b, b.same_block[i]);
  for (size_t k = 0; k < b.block_count && !found; k++)
    for (LLVMValueRef i = LLVMGetFirstInstruction(b.blocks[k]); i && !found; i = LLVMGetNextInstruction(i))
      found = uses_vector_of_before(&b, i);
  free(b.same_block);
  free(b.blocks);
  return found;
}

// Whether a vector lives through a call in the function.
static bool is_crowded(LLVMValueRef f) {
  for (LLVMBasicBlockRef b = LLVMGetFirstBasicBlock(f); b; b = LLVMGetNextBasicBlock(b))
    for (LLVMValueRef i = LLVMGetFirstInstruction(b); i; i = LLVMGetNextInstruction(i))
      if (called(i) && lives_through(i))
        return true;
  return false;
}

// Whether the function has the shape "if (rare) call", with few instructions before the call, and the convention of
// what it calls is C's.
static bool can_save_beside_call(LLVMValueRef f) {
  LLVMValueRef call = NULL;
  unsigned vectors = 0;
  for (LLVMBasicBlockRef b = LLVMGetFirstBasicBlock(f); b; b = LLVMGetNextBasicBlock(b))
    for (LLVMValueRef i = LLVMGetFirstInstruction(b); i; i = LLVMGetNextInstruction(i)) {
      if (called(i) && call)
        return false;
      if (called(i))
        call = i;
      vectors += !call && is_vector(i);
    }
  return LLVMCountBasicBlocks(f) == 3 && call && LLVMGetInstructionParent(call) != LLVMGetEntryBasicBlock(f) &&
         vectors <= MOST_BEFORE_CALL && is_internal(called(call)) && !is_kept(called(call));
}

// ---- which functions keep registers

// Whether a function takes or returns a register of so many bits.
static bool is_wide(LLVMTypeRef type, unsigned register_bits) {
  switch (LLVMGetTypeKind(type)) {
  case LLVMStructTypeKind: // two results
    return LLVMCountStructElementTypes(type) && is_wide(LLVMStructGetTypeAtIndex(type, 0), register_bits);
  case LLVMVectorTypeKind:;
    LLVMTypeRef element = LLVMGetElementType(type);
    const unsigned lanes = LLVMGetVectorSize(type);
    switch (LLVMGetTypeKind(element)) {
    case LLVMHalfTypeKind: // converted to floats
    case LLVMFloatTypeKind:
      return lanes == register_bits / 32;
    case LLVMDoubleTypeKind:
      return lanes == register_bits / 64;
    case LLVMIntegerTypeKind:
      return LLVMGetIntTypeWidth(element) >= 32 && lanes * LLVMGetIntTypeWidth(element) == register_bits;
    default:
      return false;
    }
  default:
    return false;
  }
}

static bool has_wide(LLVMValueRef f) {
  if (!is_for_arm(f) && !has_feature(f, "+avx512f")) // with AVX2 so much is two registers
    return false;
  const unsigned register_bits = is_for_arm(f) ? 128 : 512;
  bool wide = is_wide(LLVMGetReturnType(LLVMGlobalGetValueType(f)), register_bits);
  for (unsigned i = 0; i < LLVMCountParams(f); i++)
    wide |= is_wide(LLVMTypeOf(LLVMGetParam(f, i)), register_bits);
  return wide;
}

// The form that one with a mask, or one that converts, is a call of and nothing else: their names end in .m and .f or
// .i.
static LLVMValueRef inner(LLVMModuleRef m, LLVMValueRef form) {
  char *name = strdup(name_of(form));
  for (size_t length = strlen(name); length > 2 && name[length - 2] == '.' && strchr("mfi", name[length - 1]);
       length -= 2)
    name[length - 2] = 0;
  LLVMValueRef f = LLVMGetNamedFunction(m, name);
  free(name);
  return f ? f : form;
}

static void keep(functions *kept, LLVMValueRef f) {
  LLVMSetFunctionCallConv(f, convention(f));
  append(kept, f);
}

// The forms that fill a register. Of one that takes halves as integers also the overload that it calls.
static functions find_wide_forms(LLVMModuleRef m, const variants *v) {
  functions forms = {NULL, 0};
  for (size_t i = 0; i < v->count; i++) {
    LLVMValueRef form = v->all[i].form;
    if (has_wide(form))
      append(&forms, form);
    if (ends_with(name_of(form), ".i") && has_wide(inner(m, form)))
      append(&forms, inner(m, form));
  }
  return forms;
}

// Whether the module stores the function's address or passes it on: who calls it there knows C's convention alone. The
// block of F.s that names all forms (vector_forms.c) does nothing with what it makes of their addresses.
static bool is_passed_on(LLVMValueRef f) {
  for (LLVMUseRef use = LLVMGetFirstUse(f); use; use = LLVMGetNextUse(use)) {
    LLVMValueRef user = LLVMGetUser(use);
    if (!LLVMIsAPtrToIntInst(user) && !(LLVMIsACallInst(user) && LLVMGetCalledValue(user) == f))
      return true;
  }
  return false;
}

// Gives the convention to the functions that those of it call, also to what is appended here.
static void keep_what_they_call(functions *kept) {
  for (size_t k = 0; k < kept->count; k++)
    for (LLVMBasicBlockRef b = LLVMGetFirstBasicBlock(kept->all[k]); b; b = LLVMGetNextBasicBlock(b))
      for (LLVMValueRef i = LLVMGetFirstInstruction(b); i; i = LLVMGetNextInstruction(i)) {
        LLVMValueRef f = called(i);
        if (f && !LLVMIsDeclaration(f) && is_internal(f) && !is_kept(f) && !is_passed_on(f))
          keep(kept, f);
      }
}

// What calls the function calls it by its convention.
static void set_convention_of_calls(LLVMValueRef f) {
  for (LLVMUseRef use = LLVMGetFirstUse(f); use; use = LLVMGetNextUse(use)) {
    LLVMValueRef call = LLVMGetUser(use);
    if (!LLVMIsACallInst(call) || LLVMGetCalledValue(call) != f)
      continue;
    LLVMSetInstructionCallConv(call, convention(f));
    if (LLVMGetTailCallKind(call) == LLVMTailCallKindNoTail)
      LLVMSetTailCallKind(call, LLVMTailCallKindTail);
  }
}

void keep_registers(LLVMModuleRef m) {
  unsigned version, minor, patch;
  LLVMGetVersion(&version, &minor, &patch);
  if (version < CALLS_WITH_CONVENTION)
    return;
  variants v = read_variants(m);
  functions forms = find_wide_forms(m, &v), kept = {NULL, 0};
  for (size_t i = 0; i < forms.count; i++)
    if (!is_kept(forms.all[i]) && !is_crowded(forms.all[i]) && !is_crowded(inner(m, forms.all[i])))
      keep(&kept, forms.all[i]);
  keep_what_they_call(&kept);
  if (version >= SAVES_BESIDE_CALL)
    for (size_t i = 0; i < forms.count; i++)
      if (!is_kept(forms.all[i]) && is_crowded(forms.all[i]) && can_save_beside_call(forms.all[i]))
        keep(&kept, forms.all[i]);
  for (size_t i = 0; i < forms.count; i++)
    if (!is_kept(forms.all[i]) && is_kept(inner(m, forms.all[i])))
      keep(&kept, forms.all[i]);
  if (forms.count && !kept.count)
    refuse(NULL, "no form of a whole register keeps registers");
  for (size_t i = 0; i < kept.count; i++) {
    if (!is_internal(kept.all[i])) {
      LLVMValueRef f = make_body(kept.all[i], ".f");
      LLVMSetFunctionCallConv(f, LLVMCCallConv);
      add_attribute(f, "alwaysinline");
    } else // the mask is in a register of its own
      LLVMRemoveStringAttributeAtIndex(kept.all[i], LLVMAttributeFunctionIndex, "zero-call-used-regs",
                                       strlen("zero-call-used-regs"));
    set_convention_of_calls(kept.all[i]);
  }
  write_variants(&v);
  free_variants(&v);
  free(forms.all);
  free(kept.all);
}
