// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// inline: builtins are inlined into other builtins, by LLVM's inliner, up to the threshold that the table of targets
// gives (--inlining, targets.ini). Functions that nothing uses then go.
//
// The compiler of a kernel inlines builtins as well, and knows the kernel. What is inlined here it need not inline for
// each kernel anew; what is shared here it need not read twice.
#include "passes.h"
#include <llvm-c/Support.h>
#include <llvm-c/Target.h>
#include <llvm-c/TargetMachine.h>
#include <stdio.h>
#include <stdlib.h>

// The machine that the module is for, which knows what instructions cost; NULL if this LLVM has no such backend.
static LLVMTargetMachineRef find_machine(LLVMModuleRef m) {
  LLVMInitializeAllTargetInfos();
  LLVMInitializeAllTargets();
  LLVMInitializeAllTargetMCs();
  LLVMTargetRef target;
  char *message = NULL;
  if (LLVMGetTargetFromTriple(LLVMGetTarget(m), &target, &message)) {
    LLVMDisposeMessage(message);
    return NULL;
  }
  return LLVMCreateTargetMachine(target, LLVMGetTarget(m), "", "", LLVMCodeGenLevelDefault, LLVMRelocDefault,
                                 LLVMCodeModelDefault);
}

void inline_builtins(LLVMModuleRef m) {
  char *threshold, *penalty;
  if (asprintf(&threshold, "-inline-threshold=%d", settings.threshold) < 0 ||
      asprintf(&penalty, "-inline-call-penalty=%d", settings.penalty) < 0)
    abort();
  const char *options[] = {"oneclc-link", threshold, penalty};
  LLVMParseCommandLineOptions(sizeof options / sizeof *options, options, "");
  run_llvm(m,
           "cgscc(inline,function(sroa,early-cse<memssa>,instcombine<no-verify-fixpoint>,simplifycfg),function-attrs),"
           "globaldce,strip-dead-prototypes",
           find_machine(m));
  free(threshold);
  free(penalty);
}
