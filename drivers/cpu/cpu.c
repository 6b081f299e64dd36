// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The cpu backend: x86-64 kernels, compiled by LLVM in this process.
//
// Clang links kernels with the library but leaves optimising to us, because three things must happen before:
// the library's per-thread state gets its address, `local` variables, which are plain globals on x86, move to
// the memory of each thread (the optimiser would otherwise take them for the variables of a single thread),
// and each kernel gets a launch function that LLVM can inline it into and that has a fixed type whatever the
// kernel's vector ABI is.
#include "cpu.h"
#include <llvm-c/Analysis.h>
#include <llvm-c/Core.h>
#include <llvm-c/IRReader.h>
#include <llvm-c/LLJIT.h>
#include <llvm-c/Target.h>
#include <llvm-c/TargetMachine.h>
#include <llvm-c/Transforms/PassBuilder.h>
#include <math.h>
#include <oneclc/image.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

typedef struct {
  LLVMOrcLLJITRef jit;
  cpu_launch **launches; // by kernel number
  size_t local_memory;   // of the program's `local` variables
  size_t (*required)[3]; // reqd_work_group_size by kernel number, or zeros
  bool uniform, debug;   // see cpu_job
} cpu_program;

// The vector ABIs, weakest first.
static const struct level {
  const char *name, *march, *suffix;
} levels[] = {{"sse2", "x86-64", ""}, {"v3", "x86-64-v3", "-v3"}, {"v4", "x86-64-v4", "-v4"}};
enum { SSE2, V3, V4 };

static unsigned host_level(void) {
  return __builtin_cpu_supports("x86-64-v4") ? V4 : __builtin_cpu_supports("x86-64-v3") ? V3 : SSE2;
}

static bool cpu_open(device *d, const char *which) {
  const unsigned best = host_level();
  unsigned level = best;
  const char *march = NULL;
  static char march_flag[64];
  if (*which) {
    for (level = 0; level < 3 && strcmp(which, levels[level].name); level++)
      ;
    if (level == 3)
      return complain("no device \"cpu:%s\": there are cpu:sse2, cpu:v3 and cpu:v4", which);
    if (level > best && !d->compile_only)
      return complain("this processor has no %s; the best it runs is cpu:%s", levels[level].march, levels[best].name);
    march = levels[level].march;
  } else {
    // The processor's own features, unless they would change the vector ABI from that of the library's file.
    const bool wider =
        (level < V4 && __builtin_cpu_supports("avx512f")) || (level < V3 && __builtin_cpu_supports("avx"));
    march = wider ? levels[level].march : "native";
  }
  snprintf(march_flag, sizeof march_flag, "-march=%s", march);
  snprintf(d->library, sizeof d->library, "x86_64-unknown-linux-gnu%s.bc", levels[level].suffix);
  char *host = LLVMGetHostCPUName();
  snprintf(d->kind, sizeof d->kind, "%s %s", strcmp(march, "native") ? march : host, d->library);
  d->format = "bc";
  static const char *flags[] = {"--target=x86_64-unknown-linux-gnu",
                                march_flag,
                                "-Wno-psabi",
                                "-emit-llvm",
                                "-c",
                                "-Xclang",
                                "-disable-llvm-passes"};
  memcpy(d->target_flags, flags, sizeof flags);
  LLVMInitializeX86TargetInfo();
  LLVMInitializeX86Target();
  LLVMInitializeX86TargetMC();
  LLVMInitializeX86AsmPrinter();
  LLVMInitializeX86AsmParser();
  cpu_pool *pool = NULL;
  if (!d->compile_only) {
    pool = cpu_pool_open();
    if (!pool)
      return false;
  }
  snprintf(d->description, sizeof d->description, "cpu: %s, -march=%s, %u thread%s, LLVM %d.%d, %s", host, march,
           pool ? cpu_pool_threads(pool) : 0, pool && cpu_pool_threads(pool) == 1 ? "" : "s", LLVM_VERSION_MAJOR,
           LLVM_VERSION_MINOR, d->library);
  LLVMDisposeMessage(host);
  d->state = pool;
  return true;
}

static void cpu_close(device *d) {
  if (d->state)
    cpu_pool_close(d->state);
}

static bool cpu_has(const device *d, const char *feature) {
  (void)d;
  static const char *const features[] = {"fp16",
                                         "fp64",
                                         "generic",
                                         "int64",
                                         "offset",
                                         "in-place",
                                         "images",
                                         "3d_image_writes",
                                         "depth_images",
                                         "mipmap_image",
                                         "mipmap_image_writes",
                                         "device_enqueue"};
  for (unsigned i = 0; i < sizeof features / sizeof *features; i++)
    if (!strcmp(feature, features[i]))
      return true;
  return false;
}

// thread pointer + offset, the address of a field of this thread's cpu_state
static LLVMValueRef state_address(LLVMBuilderRef b, LLVMModuleRef m, size_t field) {
  LLVMContextRef c = LLVMGetModuleContext(m);
  LLVMTypeRef pointer = LLVMPointerTypeInContext(c, 0), byte = LLVMInt8TypeInContext(c);
  const unsigned id = LLVMLookupIntrinsicID("llvm.thread.pointer", strlen("llvm.thread.pointer"));
  LLVMValueRef thread_pointer = LLVMGetIntrinsicDeclaration(m, id, &pointer, 1);
  LLVMValueRef base = LLVMBuildCall2(b, LLVMIntrinsicGetType(c, id, &pointer, 1), thread_pointer, NULL, 0, "");
  LLVMValueRef offset = LLVMConstInt(LLVMInt64TypeInContext(c), cpu_state_offset() + field, true);
  return LLVMBuildGEP2(b, byte, base, &offset, 1, "");
}

// Gives the library's state its place: uses of the default's thread-local variable become constant offsets
// from the thread pointer, since a JIT has no TLS relocations; and an accessor that the library leaves open
// is defined.
static void place_state(LLVMModuleRef m, LLVMBuilderRef b) {
  LLVMValueRef variable = LLVMGetNamedGlobal(m, "__oneclc_work_item_state");
  for (LLVMUseRef use = variable ? LLVMGetFirstUse(variable) : NULL, next; use; use = next) {
    next = LLVMGetNextUse(use);
    LLVMValueRef user = LLVMGetUser(use); // a call of llvm.threadlocal.address
    if (!LLVMIsACallInst(user))
      continue;
    LLVMPositionBuilderBefore(b, user);
    LLVMReplaceAllUsesWith(user, state_address(b, m, 0));
    LLVMInstructionEraseFromParent(user);
  }
  LLVMValueRef accessor = LLVMGetNamedFunction(m, "__oneclc_work_item");
  if (accessor && LLVMIsDeclaration(accessor)) {
    LLVMPositionBuilderAtEnd(b, LLVMAppendBasicBlockInContext(LLVMGetModuleContext(m), accessor, ""));
    LLVMBuildRet(b, state_address(b, m, 0));
  }
}

static unsigned attribute_kind(const char *name) { return LLVMGetEnumAttributeKindForName(name, strlen(name)); }

// OpenCL's ids are constants to a work-item, so Clang declares their functions free of memory accesses. A
// launch function runs many items, where they change: the promise is withdrawn from all that reaches the
// accessor.
static void withdraw_const(LLVMValueRef function, unsigned depth) {
  const unsigned memory = attribute_kind("memory");
  for (LLVMUseRef use = LLVMGetFirstUse(function); use && depth < 64; use = LLVMGetNextUse(use)) {
    LLVMValueRef call = LLVMGetUser(use);
    if (!LLVMIsACallInst(call))
      continue;
    LLVMValueRef caller = LLVMGetBasicBlockParent(LLVMGetInstructionParent(call));
    if (depth) // the accessor's own result is constant
      LLVMRemoveCallSiteEnumAttribute(call, LLVMAttributeFunctionIndex, memory);
    if (LLVMGetEnumAttributeAtIndex(caller, LLVMAttributeFunctionIndex, memory) || !depth) {
      LLVMRemoveEnumAttributeAtIndex(caller, LLVMAttributeFunctionIndex, memory);
      withdraw_const(caller, depth + 1);
    }
  }
}

// `local` variables of a program, in the order of the module, and their places in a thread's local memory.
typedef struct {
  LLVMValueRef *variables;
  size_t *offsets;
  unsigned count;
  size_t size;
} local_layout;

// Clang makes an internal global of undefined value of each, which nothing else is.
static local_layout find_locals(LLVMModuleRef m) {
  local_layout l = {0};
  LLVMTargetDataRef layout = LLVMGetModuleDataLayout(m);
  for (LLVMValueRef g = LLVMGetFirstGlobal(m); g; g = LLVMGetNextGlobal(g)) {
    LLVMValueRef value = LLVMGetInitializer(g);
    if (LLVMGetLinkage(g) != LLVMInternalLinkage || LLVMIsGlobalConstant(g) || !value || !LLVMIsUndef(value))
      continue;
    l.variables = realloc(l.variables, (l.count + 1) * sizeof *l.variables);
    l.offsets = realloc(l.offsets, (l.count + 1) * sizeof *l.offsets);
    const size_t alignment = LLVMGetAlignment(g) ? LLVMGetAlignment(g) : 16;
    l.size = (l.size + alignment - 1) / alignment * alignment;
    l.variables[l.count] = g;
    l.offsets[l.count++] = l.size;
    l.size += LLVMABISizeOfType(layout, LLVMGlobalGetValueType(g));
  }
  return l;
}

// A function under change: what replaces local variables is built at its start.
typedef struct {
  const local_layout *locals;
  LLVMBuilderRef builder;
  LLVMValueRef base; // the thread's local memory, once it is used
  LLVMModuleRef module;
  bool failed;
} local_user;

// The value that takes a constant's place: the constant itself if it rests on no local variable.
static LLVMValueRef relocate(local_user *u, LLVMValueRef constant) {
  LLVMContextRef c = LLVMGetModuleContext(u->module);
  if (LLVMIsAGlobalVariable(constant)) {
    for (unsigned i = 0; i < u->locals->count; i++) {
      if (constant != u->locals->variables[i])
        continue;
      if (!u->base) {
        u->base = LLVMBuildLoad2(u->builder, LLVMPointerTypeInContext(c, 0),
                                 state_address(u->builder, u->module, offsetof(cpu_state, local_memory)), "local");
        // The same for all items of a group, whatever they call.
        LLVMSetMetadata(u->base, LLVMGetMDKindIDInContext(c, "invariant.load", 14),
                        LLVMMetadataAsValue(c, LLVMMDNodeInContext2(c, NULL, 0)));
      }
      LLVMValueRef offset = LLVMConstInt(LLVMInt64TypeInContext(c), u->locals->offsets[i], false);
      return LLVMBuildGEP2(u->builder, LLVMInt8TypeInContext(c), u->base, &offset, 1, "");
    }
    return constant;
  }
  if (!LLVMIsAConstantExpr(constant) && !LLVMIsAConstantVector(constant) && !LLVMIsAConstantStruct(constant) &&
      !LLVMIsAConstantArray(constant))
    return constant;
  const unsigned count = LLVMGetNumOperands(constant);
  LLVMValueRef operands[count];
  bool changed = false;
  for (unsigned i = 0; i < count; i++) {
    operands[i] = relocate(u, LLVMGetOperand(constant, i));
    changed |= operands[i] != LLVMGetOperand(constant, i);
  }
  if (!changed)
    return constant;
  if (LLVMIsAConstantExpr(constant)) {
    const LLVMOpcode opcode = LLVMGetConstOpcode(constant);
    if (opcode == LLVMGetElementPtr)
      return LLVMBuildGEP2(u->builder, LLVMGetGEPSourceElementType(constant), operands[0], operands + 1, count - 1, "");
    if (opcode == LLVMAdd || opcode == LLVMSub || opcode == LLVMXor)
      return LLVMBuildBinOp(u->builder, opcode, operands[0], operands[1], "");
    if (count == 1)
      return LLVMBuildCast(u->builder, opcode, operands[0], LLVMTypeOf(constant), "");
  }
  u->failed = true;
  return constant;
}

// Whether a constant is used by more than constant expressions that nothing uses any more.
static bool is_used(LLVMValueRef constant) {
  for (LLVMUseRef use = LLVMGetFirstUse(constant); use; use = LLVMGetNextUse(use))
    if (!LLVMIsAConstantExpr(LLVMGetUser(use)) || is_used(LLVMGetUser(use)))
      return true;
  return false;
}

static bool place_locals(LLVMModuleRef m, LLVMBuilderRef b, const local_layout *locals) {
  if (!locals->count)
    return true;
  for (LLVMValueRef f = LLVMGetFirstFunction(m); f; f = LLVMGetNextFunction(f)) {
    if (LLVMIsDeclaration(f))
      continue;
    local_user user = {locals, b, NULL, m, false};
    LLVMValueRef first = LLVMGetFirstInstruction(LLVMGetEntryBasicBlock(f));
    LLVMPositionBuilderBefore(b, first);
    for (LLVMBasicBlockRef block = LLVMGetFirstBasicBlock(f); block; block = LLVMGetNextBasicBlock(block)) {
      LLVMValueRef i = block == LLVMGetEntryBasicBlock(f) ? first : LLVMGetFirstInstruction(block);
      for (; i; i = LLVMGetNextInstruction(i)) {
        for (int o = 0; o < LLVMGetNumOperands(i); o++) {
          LLVMValueRef operand = LLVMGetOperand(i, o);
          LLVMValueRef placed = operand && LLVMIsAConstant(operand) ? relocate(&user, operand) : operand;
          if (placed != operand)
            LLVMSetOperand(i, o, placed);
        }
      }
    }
    if (user.failed)
      return complain("function %s uses a local variable in a way that this device cannot follow", LLVMGetValueName(f));
  }
  for (unsigned i = 0; i < locals->count; i++)
    if (is_used(locals->variables[i]))
      return complain("local variable %s: its address is used in an initializer, which this device cannot follow",
                      LLVMGetValueName(locals->variables[i]));
  return true;
}

// The operands of a function's metadata node of this name; the count, or 0 if there is none.
static unsigned metadata_operands(LLVMValueRef f, const char *name, LLVMValueRef *operands, unsigned room) {
  LLVMContextRef c = LLVMGetModuleContext(LLVMGetGlobalParent(f));
  const unsigned kind = LLVMGetMDKindIDInContext(c, name, strlen(name));
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

static LLVMTypeRef by_value_type(LLVMValueRef f, unsigned i) {
  LLVMAttributeRef a = LLVMGetEnumAttributeAtIndex(f, i + 1, attribute_kind("byval"));
  return a ? LLVMGetTypeAttributeValue(a) : NULL;
}

// Reads the signature from the function's type and what Clang notes beside it.
static void describe_kernel(program *p, LLVMModuleRef m, LLVMValueRef f) {
  const unsigned count = LLVMCountParams(f);
  kernel_signature *k = add_kernel(p, LLVMGetValueName(f), count);
  LLVMValueRef spaces[count + 1], types[count + 1];
  const bool noted = metadata_operands(f, "kernel_arg_addr_space", spaces, count) == count &&
                     metadata_operands(f, "kernel_arg_type", types, count) == count;
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
    const char *text = noted ? LLVMGetMDString(types[i], &length) : NULL;
    snprintf(q->type, sizeof q->type, "%.*s", (int)length, text ? text : "");
  }
}

static void copy_attribute(LLVMValueRef from, LLVMValueRef to, const char *name) {
  LLVMAttributeRef a = LLVMGetStringAttributeAtIndex(from, LLVMAttributeFunctionIndex, name, strlen(name));
  if (a)
    LLVMAddAttributeAtIndex(to, LLVMAttributeFunctionIndex, a);
}

static bool has_attribute(LLVMValueRef f, const char *name, const char *value) {
  LLVMAttributeRef a = LLVMGetStringAttributeAtIndex(f, LLVMAttributeFunctionIndex, name, strlen(name));
  unsigned length;
  return a && !strcmp(LLVMGetStringAttributeValue(a, &length), value);
}

// Whether this is the kernel that Clang makes of a block: its address is handed on, to be enqueued.
static bool is_block(LLVMValueRef kernel) {
  for (LLVMUseRef use = LLVMGetFirstUse(kernel); use; use = LLVMGetNextUse(use))
    if (LLVMIsAInstruction(LLVMGetUser(use)) &&
        (!LLVMIsACallInst(LLVMGetUser(use)) || LLVMGetCalledValue(LLVMGetUser(use)) != kernel))
      return true;
  return false;
}

// Builds NAME.launch, a cpu_launch:
//   while ((x = state.next) < state.end) { state.next = x + 1; state.item.local_id[0] = x;
//   NAME(*arguments[0], …); }
// A block's is what kernels enqueue in its place.
static void build_launch(LLVMModuleRef m, LLVMBuilderRef b, LLVMValueRef kernel) {
  LLVMContextRef c = LLVMGetModuleContext(m);
  LLVMSetFunctionCallConv(kernel, LLVMCCallConv); // IR allows no calls of a spir_kernel
  LLVMTypeRef pointer = LLVMPointerTypeInContext(c, 0), word = LLVMInt64TypeInContext(c);
  LLVMTypeRef type = LLVMFunctionType(LLVMVoidTypeInContext(c), &pointer, 1, false);
  char name[512];
  snprintf(name, sizeof name, "%s.launch", LLVMGetValueName(kernel));
  LLVMValueRef launch = LLVMAddFunction(m, name, type);
  static const char *const same[] = {"target-cpu", "target-features", "tune-cpu", "min-legal-vector-width",
                                     "no-trapping-math"};
  for (unsigned i = 0; i < sizeof same / sizeof *same; i++)
    copy_attribute(kernel, launch, same[i]);
  if (is_block(kernel))
    LLVMReplaceAllUsesWith(kernel, launch);
  LLVMBasicBlockRef entry = LLVMAppendBasicBlockInContext(c, launch, "entry");
  LLVMBasicBlockRef head = LLVMAppendBasicBlockInContext(c, launch, "head");
  LLVMBasicBlockRef body = LLVMAppendBasicBlockInContext(c, launch, "body");
  LLVMBasicBlockRef end = LLVMAppendBasicBlockInContext(c, launch, "end");

  LLVMPositionBuilderAtEnd(b, entry);
  const unsigned count = LLVMCountParams(kernel);
  LLVMValueRef values[count + 1];
  for (unsigned i = 0; i < count; i++) {
    LLVMTypeRef parameter = LLVMTypeOf(LLVMGetParam(kernel, i));
    LLVMValueRef index = LLVMConstInt(word, i, false);
    values[i] = LLVMBuildLoad2(b, pointer, LLVMBuildGEP2(b, pointer, LLVMGetParam(launch, 0), &index, 1, ""), "");
    if (!by_value_type(kernel, i)) {
      values[i] = LLVMBuildLoad2(b, parameter, values[i], "");
      LLVMSetAlignment(values[i], 1);
    }
  }
  LLVMBuildBr(b, head);

  LLVMPositionBuilderAtEnd(b, head);
  LLVMValueRef next = state_address(b, m, offsetof(cpu_state, next));
  LLVMValueRef x = LLVMBuildLoad2(b, word, next, "x");
  LLVMValueRef last = LLVMBuildLoad2(b, word, state_address(b, m, offsetof(cpu_state, end)), "end");
  LLVMBuildCondBr(b, LLVMBuildICmp(b, LLVMIntULT, x, last, ""), body, end);

  LLVMPositionBuilderAtEnd(b, body);
  LLVMBuildStore(b, LLVMBuildAdd(b, x, LLVMConstInt(word, 1, false), ""), next);
  LLVMBuildStore(b, x, state_address(b, m, offsetof(cpu_state, item.local_id)));
  LLVMValueRef call = LLVMBuildCall2(b, LLVMGlobalGetValueType(kernel), kernel, values, count, "");
  for (unsigned i = 1; i <= count; i++) {
    LLVMAttributeRef attributes[64];
    const unsigned n = LLVMGetAttributeCountAtIndex(kernel, i);
    if (n <= 64)
      LLVMGetAttributesAtIndex(kernel, i, attributes);
    for (unsigned a = 0; a < n && n <= 64; a++)
      LLVMAddCallSiteAttribute(call, i, attributes[a]);
  }
  LLVMBuildBr(b, head);

  LLVMPositionBuilderAtEnd(b, end);
  LLVMBuildRetVoid(b);
}

// Functions that compiled code may call and the library need not have: what LLVM itself emits calls of,
// correctly rounded on every host.
extern float __extendhfsf2(_Float16);
extern _Float16 __truncsfhf2(float);
extern _Float16 __truncdfhf2(double);
static const cpu_function runtime[] = {{"memcpy", memcpy},
                                       {"memmove", memmove},
                                       {"memset", memset},
                                       {"memcmp", memcmp},
                                       {"bcmp", memcmp},
                                       {"fma", fma},
                                       {"fmaf", fmaf},
                                       {"__extendhfsf2", __extendhfsf2},
                                       {"__truncsfhf2", __truncsfhf2},
                                       {"__truncdfhf2", __truncdfhf2},
                                       {NULL, NULL}};

static bool is_among(const cpu_function *functions, const char *name) {
  for (; functions->name; functions++)
    if (!strcmp(functions->name, name))
      return true;
  return false;
}

static bool check_resolved(LLVMModuleRef m) {
  bool good = true;
  for (LLVMValueRef f = LLVMGetFirstFunction(m); f; f = LLVMGetNextFunction(f)) {
    if (!LLVMIsDeclaration(f) || LLVMGetIntrinsicID(f) || !LLVMGetFirstUse(f) ||
        is_among(runtime, LLVMGetValueName(f)) || is_among(cpu_queue_functions, LLVMGetValueName(f)))
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
static LLVMModuleRef parse(LLVMContextRef c, const char *name, const char *image, size_t size) {
  LLVMModuleRef m = NULL;
  char *message = NULL;
  LLVMMemoryBufferRef buffer = LLVMCreateMemoryBufferWithMemoryRange(image, size, name, true);
  if (LLVMParseIRInContext2(c, buffer, &m, &message)) {
    // The reader's message names both versions where they are the reason.
    const char *producer = strstr(message, "Producer: 'LLVM");
    unsigned version = 0;
    if (producer && sscanf(producer, "Producer: 'LLVM%u", &version) == 1 && version > LLVM_VERSION_MAJOR)
      complain("%s: bitcode made by LLVM %u, this is %d: compile it with clang %d", name, version, LLVM_VERSION_MAJOR,
               LLVM_VERSION_MAJOR);
    else
      complain("%s: not LLVM %d bitcode or IR: %s", name, LLVM_VERSION_MAJOR, message);
    m = NULL;
  } else if (strncmp(LLVMGetTarget(m), "x86_64", 6)) {
    complain("%s: bitcode for \"%s\", but cpu runs x86_64: compile with --target=x86_64-unknown-linux-gnu", name,
             LLVMGetTarget(m));
    LLVMDisposeModule(m);
    m = NULL;
  }
  LLVMDisposeMessage(message);
  LLVMDisposeMemoryBuffer(buffer);
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

static LLVMTargetMachineRef host_machine(void) {
  static const char triple[] = "x86_64-unknown-linux-gnu";
  LLVMTargetRef target;
  char *message = NULL;
  if (LLVMGetTargetFromTriple(triple, &target, &message)) {
    complain("%s", message);
    LLVMDisposeMessage(message);
    return NULL;
  }
  // Processor and features come from each function's own attributes.
  return LLVMCreateTargetMachine(target, triple, "x86-64", "", LLVMCodeGenLevelDefault, LLVMRelocPIC,
                                 LLVMCodeModelDefault);
}

// Changes the module so that its kernels run here, and optimises it.
static bool prepare(program *p, LLVMModuleRef m, LLVMTargetMachineRef machine) {
  LLVMContextRef c = LLVMGetModuleContext(m);
  LLVMBuilderRef b = LLVMCreateBuilderInContext(c);
  cpu_program *state = p->state;
  local_layout locals = find_locals(m);
  state->local_memory = locals.size;
  bool good = place_locals(m, b, &locals);
  free(locals.variables);
  free(locals.offsets);
  LLVMValueRef accessor = LLVMGetNamedFunction(m, "__oneclc_work_item");
  if (accessor)
    withdraw_const(accessor, 0);
  place_state(m, b);
  state->debug = LLVMGetNamedMetadata(m, "llvm.dbg.cu", strlen("llvm.dbg.cu")) != NULL;
  for (LLVMValueRef f = LLVMGetFirstFunction(m), next; f; f = next) {
    next = LLVMGetNextFunction(f);
    if (LLVMIsDeclaration(f) || LLVMGetFunctionCallConv(f) != LLVMSPIRKERNELCallConv)
      continue;
    state->uniform |= has_attribute(f, "uniform-work-group-size", "true");
    if (is_block(f))
      build_launch(m, b, f);
    else
      describe_kernel(p, m, f);
  }
  state->required = calloc(p->kernel_count + 1, sizeof *state->required);
  for (LLVMValueRef f = LLVMGetFirstFunction(m); f; f = LLVMGetNextFunction(f))
    if (!LLVMIsDeclaration(f))
      LLVMSetLinkage(f, LLVMInternalLinkage);
  for (unsigned i = 0; i < p->kernel_count; i++) {
    LLVMValueRef kernel = LLVMGetNamedFunction(m, p->kernels[i].name), sizes[3];
    if (metadata_operands(kernel, "reqd_work_group_size", sizes, 3) == 3)
      for (unsigned d = 0; d < 3; d++)
        state->required[i][d] = LLVMConstIntGetZExtValue(sizes[d]);
    build_launch(m, b, kernel);
  }
  LLVMDisposeBuilder(b);
  if (!good)
    return false;
  char *message = NULL;
  if (LLVMVerifyModule(m, LLVMReturnStatusAction, &message)) {
    complain("invalid bitcode: %s", message);
    LLVMDisposeMessage(message);
    return false;
  }
  LLVMDisposeMessage(message);
  LLVMPassBuilderOptionsRef options = LLVMCreatePassBuilderOptions();
  LLVMPassBuilderOptionsSetSLPVectorization(options, true); // as clang -O2 has it
  LLVMErrorRef error = LLVMRunPasses(m, "default<O2>", machine, options);
  LLVMDisposePassBuilderOptions(options);
  if (error)
    return llvm_error("cannot optimise", error);
  return check_resolved(m);
}

static bool link_and_look_up(program *p, LLVMModuleRef m, LLVMTargetMachineRef machine) {
  cpu_program *state = p->state;
  char *message = NULL;
  LLVMMemoryBufferRef object;
  if (LLVMTargetMachineEmitToMemoryBuffer(machine, m, LLVMObjectFile, &message, &object)) {
    complain("cannot generate code: %s", message);
    LLVMDisposeMessage(message);
    return false;
  }
  LLVMErrorRef error = LLVMOrcCreateLLJIT(&state->jit, NULL);
  if (error) {
    LLVMDisposeMemoryBuffer(object);
    return llvm_error("cannot start the JIT", error);
  }
  error = LLVMOrcLLJITAddObjectFile(state->jit, LLVMOrcLLJITGetMainJITDylib(state->jit), object);
  if (error)
    return llvm_error("cannot load the code", error);
  if (!define(state->jit, runtime) || !define(state->jit, cpu_queue_functions))
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

static bool cpu_load(program *p, const char *name) {
  LLVMContextRef c = LLVMContextCreate();
  bool good = false;
  LLVMTargetMachineRef machine = NULL;
  LLVMModuleRef m = parse(c, name ? name : "program", p->image, p->size);
  if (m && name) {
    // A file comes without the library. Parsing it first gave clear messages; clang links.
    LLVMDisposeModule(m);
    size_t size;
    char *linked = compile(p->device, "ir", p->image, p->size, NULL, &size);
    m = linked ? parse(c, name, linked, size) : NULL;
    if (linked) {
      free(p->image);
      p->image = linked;
      p->size = size;
    }
  }
  machine = m ? host_machine() : NULL;
  if (machine) {
    p->state = calloc(1, sizeof(cpu_program));
    good = prepare(p, m, machine) && (p->device->compile_only || link_and_look_up(p, m, machine));
  }
  if (machine)
    LLVMDisposeTargetMachine(machine);
  if (m)
    LLVMDisposeModule(m);
  LLVMContextDispose(c);
  return good;
}

static void cpu_unload(program *p) {
  cpu_program *state = p->state;
  if (state->jit)
    LLVMConsumeError(LLVMOrcDisposeLLJIT(state->jit));
  free(state->launches);
  free(state->required);
  free(state);
}

// An image argument as kernels see it (oneclc/image.h): the pixels stay where they are.
typedef struct {
  struct oneclc_image image;
  struct oneclc_image_level levels[32];
} cpu_image;

static struct oneclc_image *describe_image(const image_argument *m, cpu_image *d) {
  const size_t element = image_element_size(m);
  char *data = m->data;
  for (unsigned level = 0; level < m->levels; level++) {
    const size_t width = m->width >> level ? m->width >> level : 1,
                 height = m->height >> level ? m->height >> level : 1;
    d->levels[level] = (struct oneclc_image_level){data, width * element, width * height * element};
    data += image_level_size(m, level);
  }
  d->image = (struct oneclc_image){.size = sizeof d->image,
                                   .channel_order = m->channel_order,
                                   .channel_data_type = m->channel_data_type,
                                   .element_size = element,
                                   .width = m->width,
                                   .height = m->height,
                                   .depth = m->depth,
                                   .array_size = m->layers,
                                   .num_mip_levels = m->levels,
                                   .base = d->levels[0],
                                   .levels = d->levels + 1};
  return &d->image;
}

static int cpu_run(program *p, const kernel_signature *k, const ndrange *range, const argument *arguments) {
  cpu_program *state = p->state;
  const size_t number = k - p->kernels;
  ndrange chosen = *range;
  if (!choose_local(k->name, &chosen, state->required[number], 256))
    return DEVICE_ERROR;
  // Values are copied to where they are aligned as their types ask, which the caller's need not be.
  enum { alignment = 128 };
  size_t size = alignment;
  for (unsigned i = 0; i < k->count; i++)
    size += (arguments[i].size + alignment - 1) / alignment * alignment * (arguments[i].kind == ARG_VALUE);
  char *copies = aligned_alloc(alignment, size), *copy = copies;
  void *pointers[k->count + 1], *values[k->count + 1];
  cpu_image *images = malloc((k->count + 1) * sizeof *images);
  for (unsigned i = 0; i < k->count; i++) {
    pointers[i] = arguments[i].data;
    values[i] = &pointers[i];
    if (arguments[i].kind == ARG_IMAGE)
      pointers[i] = describe_image(arguments[i].data, &images[i]);
    if (arguments[i].kind == ARG_SAMPLER)
      pointers[i] = (void *)(*(uint32_t *)arguments[i].data | ONECLC_SAMPLER_LODS(0, ONECLC_SAMPLER_LOD_LIMIT));
    if (arguments[i].kind != ARG_VALUE)
      continue;
    values[i] = memcpy(copy, arguments[i].data, arguments[i].size);
    copy += (arguments[i].size + alignment - 1) / alignment * alignment;
  }
  const cpu_job job = {k->name, state->launches[number], k->count,     values, arguments, state->local_memory,
                       &chosen, state->uniform,          state->debug, NULL};
  struct timespec begin, end;
  clock_gettime(CLOCK_MONOTONIC, &begin);
  const int status = cpu_queue_run(p->device->state, &job);
  clock_gettime(CLOCK_MONOTONIC, &end);
  free(copies);
  free(images);
  p->seconds = (end.tv_sec - begin.tv_sec) + 1e-9 * (end.tv_nsec - begin.tv_nsec);
  return status;
}

static bool cpu_has_image(const device *d, const image_argument *m) {
  (void)d;
  return image_element_size(m) != 0;
}

const backend oneclc_backend = {cpu_open, cpu_close, cpu_has, cpu_load, NULL, cpu_unload, cpu_run, cpu_has_image};
