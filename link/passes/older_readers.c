// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// older-readers: a module for AMD's GPUs becomes one that LLVM 19 reads, too. Programs link it that have an LLVM of
// their own, Triton and ROCm's compilers among them. LLVM's form of bitcode is the same since; what came after 19 goes:
//
//   - Attributes. Those that say something about intrinsics every LLVM knows by itself.
//   - The flag samesign of comparisons, and the ends of lifetimes, which have another form from 22 on. Both are hints.
//   - In the layout of data the rule of names, m:e. Newer readers add it.
//
// Intrinsics that LLVM 19 lacks stop the build.
#include "passes.h"
#include <string.h>

enum { MOST = 64 }; // attributes at one place

static const char layout[] = "e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-"
                             "p8:128:128-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-"
                             "v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9";

static const char *const attributes[] = {
    "alwaysinline", "convergent", "inlinehint", "memory",   "mustprogress", "nobuiltin",  "nocallback", "nofree",
    "noinline",     "norecurse",  "nosync",     "nounwind", "speculatable", "willreturn", // of functions
    "immarg",       "noundef",    "range",      "readnone", "readonly",     "signext",    "writeonly",  "zeroext",
};

static const char *const intrinsics[] = {
    "amdgcn.cos.",  "amdgcn.exp2.", "amdgcn.fract.", "amdgcn.log.", "amdgcn.rcp.", "amdgcn.rsq.", "amdgcn.sin.",
    "amdgcn.sqrt.", "abs.",         "bswap.",        "bitreverse.", "ceil.",       "copysign.",   "ctlz.",
    "ctpop.",       "cttz.",        "fabs.",         "floor.",      "fma.",        "fshl.",       "is.fpclass.",
    "ldexp.",       "lifetime.",    "maxnum.",       "minnum.",     "rint.",       "roundeven.",  "smax.",
    "smin.",        "sqrt.",        "trunc.",        "umax.",       "umin."};

static bool is_in_llvm19(LLVMAttributeRef attribute) {
  const unsigned kind = LLVMGetEnumAttributeKind(attribute);
  for (size_t i = 0; i < sizeof attributes / sizeof *attributes; i++)
    if (kind == LLVMGetEnumAttributeKindForName(attributes[i], strlen(attributes[i])))
      return true;
  return false;
}

static void clean_function(LLVMValueRef f) {
  for (unsigned place = 0; place <= LLVMCountParams(f) + 1; place++) {
    const LLVMAttributeIndex index = place ? place - 1 : of_function; // the result is 0
    LLVMAttributeRef all[MOST];
    const unsigned count = LLVMGetAttributeCountAtIndex(f, index);
    if (count > MOST)
      refuse(f, "it has too many attributes");
    LLVMGetAttributesAtIndex(f, index, all);
    for (unsigned i = 0; i < count; i++)
      if (!LLVMIsStringAttribute(all[i]) && !is_in_llvm19(all[i]))
        LLVMRemoveEnumAttributeAtIndex(f, index, LLVMGetEnumAttributeKind(all[i]));
  }
}

static void clean_call(LLVMValueRef call) {
  for (unsigned place = 0; place <= LLVMGetNumArgOperands(call) + 1; place++) {
    const LLVMAttributeIndex index = place ? place - 1 : of_function;
    LLVMAttributeRef all[MOST];
    const unsigned count = LLVMGetCallSiteAttributeCount(call, index);
    if (count > MOST)
      refuse(LLVMGetCalledValue(call), "a call of it has too many attributes");
    LLVMGetCallSiteAttributes(call, index, all);
    for (unsigned i = 0; i < count; i++)
      if (!LLVMIsStringAttribute(all[i]) && !is_in_llvm19(all[i]))
        LLVMRemoveCallSiteEnumAttribute(call, index, LLVMGetEnumAttributeKind(all[i]));
  }
}

static void clean_instruction(LLVMValueRef i) {
  if (calls_intrinsic(i, "llvm.lifetime."))
    LLVMInstructionEraseFromParent(i);
  else if (LLVMIsACallInst(i))
    clean_call(i);
#if LLVM_VERSION_MAJOR >= 20
  else if (LLVMIsAICmpInst(i))
    LLVMSetICmpSameSign(i, false);
#endif
}

// Whether LLVM 19 has the function, if it is one of LLVM's.
static bool is_known(LLVMValueRef f) {
  const char *name = name_of(f);
  if (strncmp(name, "llvm.", strlen("llvm.")))
    return true;
  for (size_t i = 0; i < sizeof intrinsics / sizeof *intrinsics; i++)
    if (!strncmp(name + strlen("llvm."), intrinsics[i], strlen(intrinsics[i])))
      return true;
  return false;
}

void older_readers(LLVMModuleRef m) {
  if (!is_for(m, "amdgcn"))
    refuse(NULL, "it knows the layout of data of AMD's GPUs alone");
  for (LLVMValueRef f = LLVMGetFirstFunction(m); f; f = LLVMGetNextFunction(f)) {
    if (!is_known(f))
      refuse(f, "LLVM 19 may lack it");
    for (LLVMBasicBlockRef b = LLVMGetFirstBasicBlock(f); b; b = LLVMGetNextBasicBlock(b))
      for (LLVMValueRef i = LLVMGetFirstInstruction(b), next; i; i = next) {
        next = LLVMGetNextInstruction(i);
        clean_instruction(i);
      }
  }
  run_llvm(m, "strip-dead-prototypes", NULL);
  for (LLVMValueRef f = LLVMGetFirstFunction(m); f; f = LLVMGetNextFunction(f))
    clean_function(f); // at the end, as LLVM gives declarations of intrinsics theirs again
  LLVMSetDataLayout(m, layout);
}
