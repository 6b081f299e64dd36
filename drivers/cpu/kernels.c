// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What kernels are and take, and how they are called.
#include "cpu/module.h"
#include <stdio.h>
#include <string.h>

// The operands of a function's metadata node of this name; the count, or 0 if there is none.
static unsigned metadata_operands(LLVMValueRef f, const char *name, LLVMValueRef *operands, unsigned room) {
  LLVMContextRef c = LLVMGetModuleContext(LLVMGetGlobalParent(f));
  const unsigned kind = metadata_kind(c, name);
  size_t entries;
  LLVMValueMetadataEntry *all = LLVMGlobalCopyAllMetadata(f, &entries);
  unsigned count = 0;
  for (unsigned i = 0; i < entries; i++) {
    if (LLVMValueMetadataEntriesGetKind(all, i) != kind)
      continue;
    LLVMValueRef node = LLVMMetadataAsValue(c, LLVMValueMetadataEntriesGetMetadata(all, i));
    count = LLVMGetMDNodeNumOperands(node);
    if (count <= room)
      LLVMGetMDNodeOperands(node, operands);
    else
      count = 0;
  }
  LLVMDisposeValueMetadataEntries(all);
  return count;
}

LLVMTypeRef by_value_type(LLVMValueRef f, unsigned i) {
  LLVMAttributeRef a = LLVMGetEnumAttributeAtIndex(f, i + 1, attribute_kind("byval"));
  return a ? LLVMGetTypeAttributeValue(a) : NULL;
}

static bool has_metadata(LLVMValueRef f, const char *name) {
  const unsigned kind = metadata_kind(LLVMGetModuleContext(LLVMGetGlobalParent(f)), name);
  size_t entries;
  LLVMValueMetadataEntry *all = LLVMGlobalCopyAllMetadata(f, &entries);
  bool found = false;
  for (unsigned i = 0; i < entries; i++)
    found |= LLVMValueMetadataEntriesGetKind(all, i) == kind;
  LLVMDisposeValueMetadataEntries(all);
  return found;
}

// From Clang 23 on, kernels have C's calling convention on x86. What it notes of their arguments tells them, and the
// function that kernels which call this one call in its place, which has the same notes; those of blocks have none, but
// a name of Clang's.
bool is_kernel(LLVMValueRef f) {
  if (LLVMIsDeclaration(f))
    return false;
  if (LLVMGetFunctionCallConv(f) == LLVMSPIRKERNELCallConv)
    return true;
  const char *name = LLVMGetValueName(f), *block = strstr(name, "_block_invoke");
  if (has_metadata(f, "kernel_arg_addr_space"))
    return strncmp(name, "__clang_ocl_kern_imp_", strlen("__clang_ocl_kern_imp_")) != 0;
  const size_t length = strlen(name), suffix = strlen("_kernel");
  return !strncmp(name, "__", 2) && block && length > suffix && !strcmp(name + length - suffix, "_kernel");
}

// Reads the signature from the function's type and what Clang notes beside it.
void describe_kernel(program *p, LLVMModuleRef m, LLVMValueRef f) {
  const unsigned count = LLVMCountParams(f);
  kernel_signature *k = add_kernel(p, LLVMGetValueName(f), count);
  LLVMValueRef spaces[count + 1], types[count + 1], base_types[count + 1], sizes[3];
  if (metadata_operands(f, "reqd_work_group_size", sizes, 3) == 3)
    for (unsigned i = 0; i < 3; i++)
      k->required[i] = LLVMConstIntGetZExtValue(sizes[i]);
  const bool noted = metadata_operands(f, "kernel_arg_addr_space", spaces, count) == count &&
                     metadata_operands(f, "kernel_arg_type", types, count) == count &&
                     metadata_operands(f, "kernel_arg_base_type", base_types, count) == count;
  for (unsigned i = 0; i < count; i++) {
    LLVMTypeRef type = LLVMTypeOf(LLVMGetParam(f, i)), by_value = by_value_type(f, i);
    parameter *q = &k->parameters[i];
    if (LLVMGetTypeKind(type) == LLVMPointerTypeKind && !by_value) {
      q->kind = noted && LLVMConstIntGetZExtValue(spaces[i]) == 3 ? ARG_LOCAL : ARG_BUFFER;
    } else {
      q->kind = ARG_VALUE;
      q->size = LLVMABISizeOfType(LLVMGetModuleDataLayout(m), by_value ? by_value : type);
    }
    unsigned length = 0;
    // Images and samplers, which are pointers here, are told by their types alone, whatever a typedef calls them.
    const char *base = noted ? LLVMGetMDString(base_types[i], &length) : "";
    const bool is_object = !strncmp(base, "image", 5) || !strncmp(base, "sampler_t", 9);
    const char *text = noted ? LLVMGetMDString(is_object ? base_types[i] : types[i], &length) : NULL;
    snprintf(q->type, sizeof q->type, "%.*s", (int)length, text ? text : "");
  }
}

bool is_block(LLVMValueRef kernel) {
  for (LLVMUseRef use = LLVMGetFirstUse(kernel); use; use = LLVMGetNextUse(use))
    if (LLVMIsAInstruction(LLVMGetUser(use)) &&
        (!LLVMIsACallInst(LLVMGetUser(use)) || LLVMGetCalledValue(LLVMGetUser(use)) != kernel))
      return true;
  return false;
}

void call_kernel(LLVMBuilderRef b, LLVMValueRef kernel, LLVMValueRef *values) {
  const unsigned count = LLVMCountParams(kernel);
  LLVMValueRef call = LLVMBuildCall2(b, LLVMGlobalGetValueType(kernel), kernel, values, count, "");
  for (unsigned i = 1; i <= count; i++) {
    LLVMAttributeRef attributes[64];
    const unsigned n = LLVMGetAttributeCountAtIndex(kernel, i);
    if (n <= 64)
      LLVMGetAttributesAtIndex(kernel, i, attributes);
    for (unsigned a = 0; a < n && n <= 64; a++)
      LLVMAddCallSiteAttribute(call, i, attributes[a]);
  }
}
