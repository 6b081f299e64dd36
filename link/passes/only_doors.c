// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// only-doors: a file that stands for another library (doors/) defines that library's functions alone. Those have the
// policy "door". What else the module has, the builtins that they call above all, becomes internal to it, so that no
// name meets one of the program's, and goes where nothing uses it.
#include "passes.h"
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

// LLVM knows OpenCL's builtins by their names, and replaces calls of them in programs for AMD's GPUs. (The attribute
// nobuiltin, which says that it must not, keeps it from finding out what else a function needs.)
static void rename_builtin(LLVMValueRef f) {
  char *name;
  if (asprintf(&name, "own.%s", name_of(f)) < 0)
    abort();
  LLVMSetValueName2(f, name, strlen(name));
  free(name);
}

void only_doors(LLVMModuleRef m) {
  unsigned doors = 0;
  for (LLVMValueRef f = LLVMGetFirstFunction(m); f; f = LLVMGetNextFunction(f))
    if (has_policy(f, "door"))
      doors++;
    else if (!LLVMIsDeclaration(f)) {
      LLVMSetLinkage(f, LLVMInternalLinkage);
      if (is_for(m, "amdgcn"))
        rename_builtin(f);
    }
  if (!doors)
    refuse(NULL, "no function has the policy \"door\"");
  for (LLVMValueRef v = LLVMGetFirstGlobal(m); v; v = LLVMGetNextGlobal(v))
    if (!LLVMIsDeclaration(v) && LLVMGetLinkage(v) != LLVMPrivateLinkage)
      LLVMSetLinkage(v, LLVMInternalLinkage);
  run_llvm(m, "globaldce,strip-dead-prototypes", NULL);
}
