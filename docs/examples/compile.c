// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// compile LIBRARY.a KERNELS.bc OUT.s: what a driver that has LLVM in its own process does with a kernel's module, from
// the bitcode that Clang has made of it to assembly: it links the library, optimises and generates code
// (docs/use/in-process.md).
//
// exit status: 0 written, 1 a file cannot be read, linked or written, 2 wrong usage.
#include <err.h>
#include <llvm-c/BitReader.h>
#include <llvm-c/Core.h>
#include <llvm-c/Target.h>
#include <llvm-c/TargetMachine.h>
#include <llvm-c/Transforms/PassBuilder.h>
#include <oneclc/link.h>
#include <string.h>

// The processor that Clang has compiled the kernels for.
static const char *processor(LLVMModuleRef module) {
  for (LLVMValueRef f = LLVMGetFirstFunction(module); f; f = LLVMGetNextFunction(f)) {
    static const char name[] = "target-cpu";
    LLVMAttributeRef cpu = LLVMGetStringAttributeAtIndex(f, LLVMAttributeFunctionIndex, name, sizeof name - 1);
    unsigned length;
    if (cpu && !LLVMIsDeclaration(f))
      return LLVMGetStringAttributeValue(cpu, &length);
  }
  return "";
}

static LLVMModuleRef read_kernels(LLVMContextRef context, const char *path) {
  LLVMMemoryBufferRef buffer;
  LLVMModuleRef module;
  char *message;
  if (LLVMCreateMemoryBufferWithContentsOfFile(path, &buffer, &message))
    errx(1, "%s: %s", path, message);
  if (LLVMParseBitcodeInContext2(context, buffer, &module))
    errx(1, "%s is no bitcode of this LLVM", path);
  LLVMDisposeMemoryBuffer(buffer);
  return module;
}

static void generate_code(LLVMModuleRef module, const char *path) {
  LLVMTargetRef target;
  char *message;
  LLVMInitializeAllTargetInfos();
  LLVMInitializeAllTargets();
  LLVMInitializeAllTargetMCs();
  LLVMInitializeAllAsmPrinters();
  if (LLVMGetTargetFromTriple(LLVMGetTarget(module), &target, &message))
    errx(1, "%s", message);
  LLVMTargetMachineRef machine = LLVMCreateTargetMachine(target, LLVMGetTarget(module), processor(module), "",
                                                         LLVMCodeGenLevelDefault, LLVMRelocPIC, LLVMCodeModelDefault);
  LLVMPassBuilderOptionsRef options = LLVMCreatePassBuilderOptions();
  LLVMPassBuilderOptionsSetSLPVectorization(options, 1); // as Clang has it
  LLVMErrorRef error = LLVMRunPasses(module, "default<O2>", machine, options);
  if (error)
    errx(1, "%s", LLVMGetErrorMessage(error));
  if (LLVMTargetMachineEmitToFile(machine, module, (char *)path, LLVMAssemblyFile, &message))
    errx(1, "%s: %s", path, message);
  LLVMDisposePassBuilderOptions(options);
  LLVMDisposeTargetMachine(machine);
}

int main(int count, char **arguments) {
  if (count != 4)
    errx(2, "usage: compile LIBRARY.a KERNELS.bc OUT.s");

  // Once in the life of a driver:
  char *message;
  oneclc_archive *library = oneclc_open(arguments[1], &message);
  if (!library)
    errx(1, "%s", message ? message : "no memory");

  // For each program, on any number of threads, each with a context of its own:
  LLVMContextRef context = LLVMContextCreate();
  LLVMModuleRef kernels = read_kernels(context, arguments[2]);
  if (oneclc_link(kernels, library, &message))
    errx(1, "%s", message ? message : "no memory");
  generate_code(kernels, arguments[3]);
  LLVMDisposeModule(kernels);
  LLVMContextDispose(context);

  oneclc_close(library);
  return 0;
}
