// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What passes share: names and attributes.
#include "passes.h"
#include <llvm-c/Error.h>
#include <llvm-c/Transforms/PassBuilder.h>
#include <ctype.h>
#include <stdlib.h>
#include <string.h>

const char *name_of(LLVMValueRef value) {
  size_t length;
  return LLVMGetValueName2(value, &length);
}

bool is_reserved(const char *name) {
  if (!strncmp(name, "_Z", 2) && isdigit((unsigned char)name[2]))
    name += 2 + strspn(name + 2, "0123456789");
  return !strncmp(name, "__", 2);
}

char *text_attribute(LLVMValueRef function, const char *key) {
  LLVMAttributeRef a = LLVMGetStringAttributeAtIndex(function, LLVMAttributeFunctionIndex, key, (unsigned)strlen(key));
  unsigned length = 0;
  const char *text = a ? LLVMGetStringAttributeValue(a, &length) : NULL;
  return text ? strndup(text, length) : NULL;
}

void set_text_attribute(LLVMValueRef function, const char *key, const char *text) {
  LLVMContextRef context = LLVMGetModuleContext(LLVMGetGlobalParent(function));
  LLVMAddAttributeAtIndex(function, LLVMAttributeFunctionIndex,
                          LLVMCreateStringAttribute(context, key, (unsigned)strlen(key), text, (unsigned)strlen(text)));
}

bool has_attribute(LLVMValueRef function, LLVMAttributeIndex index, const char *name) {
  return LLVMGetEnumAttributeAtIndex(function, index, LLVMGetEnumAttributeKindForName(name, strlen(name)));
}

void run_llvm(LLVMModuleRef m, const char *passes, LLVMTargetMachineRef machine) {
  LLVMPassBuilderOptionsRef options = LLVMCreatePassBuilderOptions();
  LLVMErrorRef error = LLVMRunPasses(m, passes, machine, options);
  if (error)
    refuse(NULL, LLVMGetErrorMessage(error));
  LLVMDisposePassBuilderOptions(options);
}
