// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Makes a program ready to run: optimises it, generates code and links that into this process, or has it loaded where
// another processor's kernels run.
//
// Clang leaves linking with the library to us, which we do faster, and optimising, because three things must happen
// before: the library's per-thread state gets its address, `local` variables, which are plain globals on processors,
// move to the memory of each thread (the optimiser would otherwise take them for the variables of a single thread), and
// each kernel gets a launch function that LLVM can inline it into and that has a fixed type whatever the kernel's
// vector ABI is.
#include "cpu/module.h"
#include <llvm-c/Analysis.h>
#include <llvm-c/BitWriter.h>
#include <llvm-c/DebugInfo.h>
#include <llvm-c/TargetMachine.h>
#include <llvm-c/Transforms/PassBuilder.h>
#include <oneclc/link.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static bool check_resolved(LLVMModuleRef m) {
  bool good = true;
  for (LLVMValueRef f = LLVMGetFirstFunction(m); f; f = LLVMGetNextFunction(f)) {
    if (!LLVMIsDeclaration(f) || LLVMGetIntrinsicID(f) || !LLVMGetFirstUse(f) ||
        is_among(cpu_run_time_functions, LLVMGetValueName(f)) || is_among(cpu_queue_functions, LLVMGetValueName(f)))
      continue;
    char *name = demangle(LLVMGetValueName(f));
    good = complain("unresolved function: %s (%s)", name, LLVMGetValueName(f));
    free(name);
  }
  for (LLVMValueRef g = LLVMGetFirstGlobal(m); g; g = LLVMGetNextGlobal(g))
    if (LLVMIsDeclaration(g) && LLVMGetFirstUse(g))
      good = complain("unresolved variable: %s", LLVMGetValueName(g));
  return good;
}

// Prints an LLVM error; returns false.
static bool llvm_error(const char *what, LLVMErrorRef error) {
  char *message = LLVMGetErrorMessage(error);
  complain("%s: %s", what, message);
  LLVMDisposeErrorMessage(message);
  return false;
}

// Reads bitcode or textual IR; `name` is for messages.
static LLVMModuleRef parse(LLVMContextRef c, const char *name, const char *image, size_t size, const char *triple) {
  LLVMModuleRef m = NULL;
  char *message = NULL;
  if (!read_ir(c, name, image, size, &m, &message)) {
    // The reader's message names both versions where they are the reason.
    const char *producer = strstr(message, "Producer: 'LLVM");
    unsigned version = 0;
    if (producer && sscanf(producer, "Producer: 'LLVM%u", &version) == 1 && version > LLVM_VERSION_MAJOR)
      complain("%s: bitcode made by LLVM %u, this is %d: compile it with clang %d", name, version, LLVM_VERSION_MAJOR,
               LLVM_VERSION_MAJOR);
    else
      complain("%s: not LLVM %d bitcode or IR: %s", name, LLVM_VERSION_MAJOR, message);
    m = NULL;
  } else if (strncmp(LLVMGetTarget(m), triple, strcspn(triple, "-") + 1)) {
    complain("%s: bitcode for \"%s\", but cpu runs %.*s: compile with --target=%s", name, LLVMGetTarget(m),
             (int)strcspn(triple, "-"), triple, triple);
    LLVMDisposeModule(m);
    m = NULL;
  }
  LLVMDisposeMessage(message);
  return m;
}

static bool define(LLVMOrcLLJITRef jit, const cpu_function *functions) {
  LLVMOrcCSymbolMapPair symbols[64];
  unsigned count = 0;
  for (; functions[count].name; count++)
    symbols[count] = (LLVMOrcCSymbolMapPair){
        LLVMOrcLLJITMangleAndIntern(jit, functions[count].name),
        {(LLVMOrcExecutorAddress)functions[count].address, {LLVMJITSymbolGenericFlagsExported, 0}}};
  LLVMErrorRef error = LLVMOrcJITDylibDefine(LLVMOrcLLJITGetMainJITDylib(jit), LLVMOrcAbsoluteSymbols(symbols, count));
  return !error || llvm_error("cannot define run-time functions", error);
}

// Processor and features come from each function's own attributes. But where a module names its ABI, as RISC-V's do,
// the machine must have what that needs, which are the features of any function.
static LLVMTargetMachineRef machine_for(const char *triple, LLVMModuleRef m) {
  LLVMTargetRef target;
  char *message = NULL;
  if (LLVMGetTargetFromTriple(triple, &target, &message)) {
    complain("%s", message);
    LLVMDisposeMessage(message);
    return NULL;
  }
  static const char abi[] = "target-abi", named[] = "target-features";
  const char *features = "";
  LLVMValueRef f = LLVMGetModuleFlag(m, abi, strlen(abi)) ? LLVMGetFirstFunction(m) : NULL;
  for (; f && !*features; f = LLVMGetNextFunction(f)) {
    LLVMAttributeRef a = LLVMGetStringAttributeAtIndex(f, LLVMAttributeFunctionIndex, named, strlen(named));
    unsigned length;
    features = a ? LLVMGetStringAttributeValue(a, &length) : features;
  }
  return LLVMCreateTargetMachine(target, triple, "", features, LLVMCodeGenLevelDefault, LLVMRelocPIC,
                                 LLVMCodeModelDefault);
}

static bool verify(LLVMModuleRef m) {
  char *message = NULL;
  const bool good = !LLVMVerifyModule(m, LLVMReturnStatusAction, &message);
  if (!good)
    complain("invalid bitcode: %s", message);
  LLVMDisposeMessage(message);
  return good;
}

static bool run_passes(LLVMModuleRef m, LLVMTargetMachineRef machine, const char *passes) {
  LLVMPassBuilderOptionsRef options = LLVMCreatePassBuilderOptions();
  LLVMPassBuilderOptionsSetSLPVectorization(options, true); // as clang -O2 has it
  LLVMErrorRef error = LLVMRunPasses(m, passes, machine, options);
  LLVMDisposePassBuilderOptions(options);
  return !error || llvm_error("cannot optimise", error);
}

static bool inline_into_loops(LLVMModuleRef m, LLVMTargetMachineRef machine, const row_loop *loops, unsigned count) {
  if (!count)
    return true;
  if (!run_passes(m, machine, "always-inline"))
    return false;
  for (unsigned i = 0; i < count; i++)
    give_copy(&loops[i]);
  if (!run_passes(m, machine, "function(sroa,early-cse)"))
    return false;
  for (unsigned i = 0; i < count; i++)
    mark_independent(&loops[i]);
  return true;
}

// Tells the library that the processor has no fma (x86/sse2/target/has_fma.c).
static void deny_fma(LLVMModuleRef m) {
  LLVMValueRef known = LLVMGetNamedGlobal(m, "__oneclc_has_fma");
  if (known) {
    LLVMSetInitializer(known, LLVMConstInt(LLVMGlobalGetValueType(known), (unsigned long long)-1, true));
    LLVMSetGlobalConstant(known, true);
    LLVMSetLinkage(known, LLVMInternalLinkage);
  }
}

// Changes the module so that its kernels run here, and optimises it.
static bool prepare(program *p, LLVMModuleRef m, LLVMTargetMachineRef machine) {
  if (p->device->without_fma)
    deny_fma(m);
  const module_writer writer = {m, LLVMCreateBuilderInContext(LLVMGetModuleContext(m)),
                                ((const cpu_device *)p->device->state)->state_offset};
  cpu_settings *settings = &((cpu_program *)p->state)->settings;
  bool good = place_locals(&writer, &settings->local_memory);
  withdraw_const(m);
  place_state(&writer);
  settings->debug = LLVMGetNamedMetadata(m, "llvm.dbg.cu", strlen("llvm.dbg.cu")) != NULL;
  for (LLVMValueRef f = LLVMGetFirstFunction(m), next; f; f = next) {
    next = LLVMGetNextFunction(f);
    if (!is_kernel(f))
      continue;
    settings->uniform |= has_attribute(f, "uniform-work-group-size", LLVM_VERSION_MAJOR < 23 ? "true" : "");
    settings->flush |= has_attribute(f, "denormal-fp-math", "preserve-sign,preserve-sign");
    if (is_block(f))
      build_launch(&writer, f, NULL);
    else
      describe_kernel(p, m, f);
  }
  for (LLVMValueRef f = LLVMGetFirstFunction(m); f; f = LLVMGetNextFunction(f))
    if (!LLVMIsDeclaration(f))
      LLVMSetLinkage(f, LLVMInternalLinkage);
  row_loop *loops = calloc(p->kernel_count + 1, sizeof *loops);
  unsigned loop_count = 0;
  for (unsigned i = 0; i < p->kernel_count; i++) {
    LLVMValueRef kernel = LLVMGetNamedFunction(m, p->kernels[i].name);
    row_loop *loop = can_loop(kernel) ? &loops[loop_count++] : NULL;
    good = build_launch(&writer, kernel, loop) && good;
  }
  LLVMDisposeBuilder(writer.builder);
  good = good && verify(m) && inline_into_loops(m, machine, loops, loop_count);
  free(loops);
  return good && run_passes(m, machine, "default<O2>") && check_resolved(m);
}

// Links an object file, which it takes, into this process.
static bool link_and_look_up(program *p, LLVMMemoryBufferRef object) {
  cpu_program *state = p->state;
  LLVMErrorRef error = LLVMOrcCreateLLJIT(&state->jit, NULL);
  if (error) {
    LLVMDisposeMemoryBuffer(object);
    return llvm_error("cannot start the JIT", error);
  }
  error = LLVMOrcLLJITAddObjectFile(state->jit, LLVMOrcLLJITGetMainJITDylib(state->jit), object);
  if (error)
    return llvm_error("cannot load the code", error);
  if (!define(state->jit, cpu_run_time_functions) || !define(state->jit, cpu_queue_functions))
    return false;
  state->launches = calloc(p->kernel_count + 1, sizeof *state->launches);
  for (unsigned i = 0; i < p->kernel_count; i++) {
    char name[512];
    snprintf(name, sizeof name, "%s.launch", p->kernels[i].name);
    LLVMOrcExecutorAddress address = 0;
    error = LLVMOrcLLJITLookup(state->jit, &address, name);
    if (error)
      return llvm_error("cannot link", error);
    state->launches[i] = (cpu_launch *)address;
  }
  return true;
}

// Generates code, and loads it where the kernels run.
static bool load_code(program *p, LLVMModuleRef m, LLVMTargetMachineRef machine) {
  const cpu_device *d = p->device->state;
  char *message = NULL;
  LLVMMemoryBufferRef object;
  if (d->foreign) // no debugger reads it, and GNU's linker of version 2.40 does not for RISC-V
    LLVMStripModuleDebugInfo(m);
  if (LLVMTargetMachineEmitToMemoryBuffer(machine, m, LLVMObjectFile, &message, &object)) {
    complain("cannot generate code: %s", message);
    LLVMDisposeMessage(message);
    return false;
  }
  if (!d->foreign)
    return link_and_look_up(p, object);
  cpu_program *state = p->state;
  state->foreign = cpu_foreign_load(d->foreign, LLVMGetBufferStart(object), LLVMGetBufferSize(object));
  LLVMDisposeMemoryBuffer(object);
  return state->foreign;
}

// The library at `path`, which stays open for the device's next programs; NULL after a message.
static const oneclc_archive *open_library(cpu_device *d, const char *path) {
  if (d->library && strcmp(d->library_path, path)) {
    oneclc_close(d->library);
    free(d->library_path);
    d->library = NULL;
  }
  if (!d->library) {
    char *message = NULL;
    d->library = oneclc_open(path, &message);
    if (d->library)
      d->library_path = strdup(path);
    else
      complain("%s", message ? message : "no memory to open the library");
    free(message);
  }
  return d->library;
}

// The program without the library, as a module that it keeps; false after a message.
static bool read_program(program *p, const char *name) {
  if (!p->state)
    p->state = calloc(1, sizeof(cpu_program));
  cpu_program *state = p->state;
  if (!state->context)
    state->context = LLVMContextCreate();
  const cpu_device *d = p->device->state;
  state->module = parse(state->context, name ? name : "program", p->image, p->size, d->triple);
  return state->module;
}

// Links the module with the library and makes what is stored of the program the same.
static bool link_module(program *p, const char *path) {
  cpu_program *state = p->state;
  const oneclc_archive *library = open_library(p->device->state, path);
  char *message = NULL;
  if (!library)
    return false;
  if (oneclc_link(state->module, library, &message)) {
    complain("%s", message ? message : "no memory to link the library");
    free(message);
    return false;
  }
  LLVMMemoryBufferRef buffer = LLVMWriteBitcodeToMemoryBuffer(state->module);
  free(p->image);
  p->size = LLVMGetBufferSize(buffer);
  p->image = malloc(p->size + 1);
  memcpy(p->image, LLVMGetBufferStart(buffer), p->size);
  p->image[p->size] = 0;
  LLVMDisposeMemoryBuffer(buffer);
  return true;
}

bool cpu_link(program *p, const char *path, const char *name) { return read_program(p, name) && link_module(p, path); }

// A file comes without the library. It has been read by then, for messages that clang would give in its own way.
static bool link_file(program *p, const char *name) {
  const char *archive = find_archive(p->device);
  if (archive)
    return link_module(p, archive);
  size_t size;
  char *linked = compile(p->device, "ir", p->image, p->size, NULL, &size);
  if (!linked)
    return false;
  free(p->image);
  p->image = linked;
  p->size = size;
  cpu_program *state = p->state;
  LLVMDisposeModule(state->module);
  return read_program(p, name);
}

// Frees what is needed until the program is loaded.
static void drop_module(cpu_program *state) {
  if (state->module)
    LLVMDisposeModule(state->module);
  if (state->context)
    LLVMContextDispose(state->context);
  state->module = NULL;
  state->context = NULL;
}

bool cpu_load(program *p, const char *name) {
  cpu_program *state = p->state;
  bool good = (state && state->module) || (read_program(p, name) && (!name || link_file(p, name)));
  state = p->state;
  LLVMTargetMachineRef machine =
      good ? machine_for(((const cpu_device *)p->device->state)->triple, state->module) : NULL;
  good = machine && prepare(p, state->module, machine) &&
         (p->device->compile_only || load_code(p, state->module, machine));
  if (machine)
    LLVMDisposeTargetMachine(machine);
  drop_module(state);
  return good;
}

void cpu_unload(program *p) {
  cpu_program *state = p->state;
  drop_module(state);
  if (state->jit)
    LLVMConsumeError(LLVMOrcDisposeLLJIT(state->jit));
  if (state->foreign)
    cpu_foreign_unload(((cpu_device *)p->device->state)->foreign, state->foreign);
  free(state->launches);
  free(state);
}
