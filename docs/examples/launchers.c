// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// launchers IN.bc OUT.bc: makes the kernels of a module callable by a C driver, by two changes to the module that Clang
// has made of them and of the library, before it is optimised (docs/use/cpu-driver.md says why each is needed):
//
//   - a kernel NAME gets a function void NAME.launch(void *const *arguments), where arguments[i] points to the value of
//     argument i, so that the driver need not know how the kernel's own types are passed;
//   - the `local` variables that kernels declare become thread-local, so that groups can run on several threads.
//
// exit status: 0 written, 1 IN.bc cannot be read or OUT.bc cannot be written, 2 wrong usage.
#include <llvm-c/BitWriter.h>
#include <llvm-c/Core.h>
#include <llvm-c/IRReader.h>
#include <err.h>
#include <stdio.h>
#include <string.h>

// On x86 Clang makes an internal variable of undefined value of a `local` variable, and of nothing else.
static int is_local_variable(LLVMValueRef global) {
  LLVMValueRef value = LLVMGetInitializer(global);
  return value && LLVMIsUndef(value) && LLVMGetLinkage(global) == LLVMInternalLinkage && !LLVMIsGlobalConstant(global);
}

// Clang up to 22 gives kernels a calling convention of their own, spir_kernel, later ones on processors C's. What all
// note of a kernel's arguments tells it. The function that other kernels call in its place has the same notes.
static int is_kernel(LLVMValueRef f) {
  static const char kind[] = "kernel_arg_addr_space", called_by_kernels[] = "__clang_ocl_kern_imp_";
  LLVMContextRef context = LLVMGetModuleContext(LLVMGetGlobalParent(f));
  const unsigned notes = LLVMGetMDKindIDInContext(context, kind, strlen(kind));
  size_t count;
  LLVMValueMetadataEntry *entries = LLVMGlobalCopyAllMetadata(f, &count);
  int found = 0;
  for (unsigned i = 0; i < count; i++)
    found |= LLVMValueMetadataEntriesGetKind(entries, i) == notes;
  LLVMDisposeValueMetadataEntries(entries);
  return found && !LLVMIsDeclaration(f) && strncmp(LLVMGetValueName(f), called_by_kernels, strlen(called_by_kernels));
}

static void copy_attributes(LLVMValueRef kernel, LLVMAttributeIndex index, LLVMValueRef to,
                            void (*add)(LLVMValueRef, LLVMAttributeIndex, LLVMAttributeRef)) {
  const unsigned count = LLVMGetAttributeCountAtIndex(kernel, index);
  LLVMAttributeRef attributes[count + 1];
  LLVMGetAttributesAtIndex(kernel, index, attributes);
  for (unsigned a = 0; a < count; a++)
    add(to, index, attributes[a]);
}

static void add_launcher(LLVMModuleRef module, LLVMBuilderRef builder, LLVMValueRef kernel) {
  LLVMContextRef context = LLVMGetModuleContext(module);
  LLVMTypeRef pointer = LLVMPointerTypeInContext(context, 0);
  LLVMTypeRef type = LLVMFunctionType(LLVMVoidTypeInContext(context), &pointer, 1, 0);
  const unsigned count = LLVMCountParams(kernel), by_value = LLVMGetEnumAttributeKindForName("byval", strlen("byval"));
  char name[1024];
  snprintf(name, sizeof name, "%s.launch", LLVMGetValueName(kernel));
  LLVMValueRef launcher = LLVMAddFunction(module, name, type), values[count + 1];
  LLVMPositionBuilderAtEnd(builder, LLVMAppendBasicBlockInContext(context, launcher, ""));
  for (unsigned i = 0; i < count; i++) {
    LLVMValueRef index = LLVMConstInt(LLVMInt64TypeInContext(context), i, 0);
    LLVMValueRef place = LLVMBuildGEP2(builder, pointer, LLVMGetParam(launcher, 0), &index, 1, "");
    values[i] = LLVMBuildLoad2(builder, pointer, place, "");
    if (LLVMGetEnumAttributeAtIndex(kernel, i + 1, by_value))
      continue; // A structure: the code generator copies it from where it is.
    values[i] = LLVMBuildLoad2(builder, LLVMTypeOf(LLVMGetParam(kernel, i)), values[i], "");
    LLVMSetAlignment(values[i], 1);
  }
  LLVMSetFunctionCallConv(kernel, LLVMCCallConv); // IR has no calls of functions that are spir_kernel.
  LLVMValueRef call = LLVMBuildCall2(builder, LLVMGlobalGetValueType(kernel), kernel, values, count, "");
  LLVMBuildRetVoid(builder);
  // Both sides must agree on what is passed by value, and on the processor's features, which decide how vectors pass.
  for (unsigned i = 1; i <= count; i++)
    copy_attributes(kernel, i, call, LLVMAddCallSiteAttribute);
  copy_attributes(kernel, LLVMAttributeFunctionIndex, launcher, LLVMAddAttributeAtIndex);
}

int main(int count, char **arguments) {
  if (count != 3)
    errx(2, "usage: launchers IN.bc OUT.bc");
  LLVMMemoryBufferRef file;
  LLVMModuleRef module;
  char *message;
  if (LLVMCreateMemoryBufferWithContentsOfFile(arguments[1], &file, &message) ||
      LLVMParseIRInContext(LLVMContextCreate(), file, &module, &message))
    errx(1, "%s: %s", arguments[1], message);
  LLVMBuilderRef builder = LLVMCreateBuilderInContext(LLVMGetModuleContext(module));
  for (LLVMValueRef g = LLVMGetFirstGlobal(module); g; g = LLVMGetNextGlobal(g))
    if (is_local_variable(g))
      LLVMSetThreadLocal(g, 1);
  for (LLVMValueRef f = LLVMGetFirstFunction(module); f; f = LLVMGetNextFunction(f))
    if (is_kernel(f))
      add_launcher(module, builder, f);
  if (LLVMWriteBitcodeToFile(module, arguments[2]))
    errx(1, "%s cannot be written", arguments[2]);
  return 0;
}
