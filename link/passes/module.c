// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What passes share: names, attributes and blocks.
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

bool ends_with(const char *text, const char *end) {
  return strlen(text) >= strlen(end) && !strcmp(text + strlen(text) - strlen(end), end);
}

bool is_reserved(const char *name) {
  if (!strncmp(name, "_Z", 2) && isdigit((unsigned char)name[2]))
    name += 2 + strspn(name + 2, "0123456789");
  return !strncmp(name, "__", 2);
}

// The plain name in a mangled one, and its length: sin of _Z3sinDv4_f.
static const char *plain_name(const char *name, size_t *length) {
  const bool mangled = !strncmp(name, "_Z", 2);
  const char *at = mangled ? name + 2 + strspn(name + 2, "L") : name;
  char *plain;
  *length = mangled ? strtoul(at, &plain, 10) : strlen(name);
  return mangled ? plain : name;
}

bool is_overload(LLVMValueRef a, LLVMValueRef b) {
  size_t length_a, length_b;
  const char *plain_a = plain_name(name_of(a), &length_a), *plain_b = plain_name(name_of(b), &length_b);
  return length_a == length_b && !strncmp(plain_a, plain_b, length_a);
}

void append(functions *to, LLVMValueRef f) {
  to->all = realloc(to->all, (to->count + 1) * sizeof *to->all);
  to->all[to->count++] = f;
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
    refuse(NULL, "%s: %s", passes, LLVMGetErrorMessage(error));
  LLVMDisposePassBuilderOptions(options);
}

void add_attribute(LLVMValueRef function, const char *name) {
  LLVMContextRef context = LLVMGetModuleContext(LLVMGetGlobalParent(function));
  LLVMAddAttributeAtIndex(function, LLVMAttributeFunctionIndex,
                          LLVMCreateEnumAttribute(context, LLVMGetEnumAttributeKindForName(name, strlen(name)), 0));
}

bool has_feature(LLVMValueRef function, const char *feature) {
  char *features = text_attribute(function, "target-features");
  const bool has = features && strstr(features, feature);
  free(features);
  return has;
}

bool is_for(LLVMModuleRef m, const char *triple) { return !strncmp(LLVMGetTarget(m), triple, strlen(triple)); }

bool is_for_processor(LLVMModuleRef m) { return !is_for(m, "amdgcn") && !is_for(m, "nvptx") && !is_for(m, "spirv"); }

LLVMValueRef call_assembly(LLVMBuilderRef b, const char *text, const char *constraints, LLVMValueRef operand) {
  LLVMTypeRef type = LLVMTypeOf(operand), function = LLVMFunctionType(type, &type, 1, false);
  LLVMValueRef code = LLVMGetInlineAsm(function, text, strlen(text), constraints, strlen(constraints), false, false,
                                       LLVMInlineAsmDialectATT, false);
  LLVMValueRef made = LLVMBuildCall2(b, function, code, &operand, 1, "");
  LLVMContextRef context = LLVMGetTypeContext(type);
  static const char *const attributes[] = {"nounwind", "memory"}; // memory(none) has the value 0
  for (size_t i = 0; i < sizeof attributes / sizeof *attributes; i++)
    LLVMAddCallSiteAttribute(
        made, of_function,
        LLVMCreateEnumAttribute(context, LLVMGetEnumAttributeKindForName(attributes[i], strlen(attributes[i])), 0));
  return made;
}

void remove_call_attributes(LLVMValueRef call) {
  LLVMAttributeRef all[64];
  const unsigned count = LLVMGetCallSiteAttributeCount(call, of_function);
  if (count > sizeof all / sizeof *all)
    refuse(LLVMGetCalledValue(call), "a call of it has too many attributes");
  LLVMGetCallSiteAttributes(call, of_function, all);
  for (unsigned i = 0; i < count; i++) {
    unsigned length;
    const char *key = LLVMIsStringAttribute(all[i]) ? LLVMGetStringAttributeKind(all[i], &length) : NULL;
    if (key)
      LLVMRemoveCallSiteStringAttribute(call, of_function, key, length);
    else
      LLVMRemoveCallSiteEnumAttribute(call, of_function, LLVMGetEnumAttributeKind(all[i]));
  }
}

// llvm::Module::eraseNamedMetadata(llvm::NamedMDNode *), of all versions of LLVM. The ABI of C++ passes the object like
// a first parameter, and the C API's references are pointers to LLVM's objects.
extern void erase(LLVMModuleRef, LLVMNamedMDNodeRef) __asm__("_ZN4llvm6Module18eraseNamedMetadataEPNS_11NamedMDNodeE");

void erase_named_metadata(LLVMModuleRef m, LLVMNamedMDNodeRef node) { erase(m, node); }

bool calls_intrinsic(LLVMValueRef instruction, const char *name) {
  if (!LLVMIsACallInst(instruction))
    return false;
  LLVMValueRef f = LLVMGetCalledValue(instruction);
  return LLVMIsAFunction(f) && LLVMGetIntrinsicID(f) && !strncmp(name_of(f), name, strlen(name));
}

bool is_without_memory(LLVMValueRef function) {
  const char name[] = "memory";
  LLVMAttributeRef a = LLVMGetEnumAttributeAtIndex(function, LLVMAttributeFunctionIndex,
                                                   LLVMGetEnumAttributeKindForName(name, strlen(name)));
  return a && !LLVMGetEnumAttributeValue(a);
}

// The attributes at an index, `*count` of them. They are to be freed.
static LLVMAttributeRef *attributes_at(LLVMValueRef f, LLVMAttributeIndex index, unsigned *count) {
  *count = LLVMGetAttributeCountAtIndex(f, index);
  LLVMAttributeRef *all = malloc((*count + 1) * sizeof *all);
  LLVMGetAttributesAtIndex(f, index, all);
  return all;
}

void give_attributes(LLVMValueRef to, LLVMAttributeIndex index, LLVMValueRef from) {
  unsigned count;
  LLVMAttributeRef *all = attributes_at(from, index, &count);
  for (unsigned i = 0; i < count; i++)
    LLVMAddAttributeAtIndex(to, index, all[i]);
  free(all);
}

void clear_attributes(LLVMValueRef f, LLVMAttributeIndex index) {
  unsigned count, length;
  LLVMAttributeRef *all = attributes_at(f, index, &count);
  for (unsigned i = 0; i < count; i++)
    if (LLVMIsStringAttribute(all[i])) {
      const char *key = LLVMGetStringAttributeKind(all[i], &length);
      LLVMRemoveStringAttributeAtIndex(f, index, key, length);
    } else {
      LLVMRemoveEnumAttributeAtIndex(f, index, LLVMGetEnumAttributeKind(all[i]));
    }
  free(all);
}

void move_blocks(LLVMValueRef from, LLVMValueRef to) {
  for (LLVMBasicBlockRef block = LLVMGetFirstBasicBlock(from), next; block; block = next) {
    next = LLVMGetNextBasicBlock(block);
    LLVMRemoveBasicBlockFromParent(block);
    LLVMAppendExistingBasicBlock(to, block);
  }
}
