// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Fuzzes liboneclc. The input is a letter: "a", then an archive, from which a fixed module is linked; otherwise what a
// module is made of, two bytes for each thing in it, which is linked from the archive that ONECLC_FUZZ_ARCHIVE names.
// Either is refused with a message, or a valid module comes of it.
#include <oneclc/link.h>
#include <llvm-c/Analysis.h>
#include <llvm-c/Core.h>
#include <stdlib.h>
#include <string.h>
#include "fuzz.h"

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

// Symbols of the archive that lab/fuzz/run makes, one that nobody has, and a helper.
static const char *const names[] = {"_Z3onef",  "_Z3twof", "_Z5tableDv4_f",
                                    "_Z4nonef", "printf",  "__oneclc_local_0_help"};
enum { NAMES = sizeof names / sizeof *names };

static LLVMTypeRef type(LLVMContextRef c, unsigned which) {
  LLVMTypeRef f = LLVMFloatTypeInContext(c), v = LLVMVectorType(f, 4), p = LLVMPointerTypeInContext(c, which >> 4 & 3);
  LLVMTypeRef all[] = {f, v, p, LLVMInt32TypeInContext(c)};
  return which & 8 ? LLVMFunctionType(which & 1 ? v : f, &all[which >> 1 & 3], 1, 0)
                   : LLVMFunctionType(all[which & 3], all, which >> 2 & 1, which >> 4 & 1);
}

static void use(LLVMModuleRef m, LLVMValueRef value) {
  LLVMSetInitializer(LLVMAddGlobal(m, LLVMTypeOf(value), ""), value);
}

static void define(LLVMContextRef c, LLVMValueRef f) {
  LLVMBuilderRef b = LLVMCreateBuilderInContext(c);
  LLVMPositionBuilderAtEnd(b, LLVMAppendBasicBlockInContext(c, f, ""));
  LLVMBuildUnreachable(b);
  LLVMDisposeBuilder(b);
}

// Adds one thing to the module.
static void add(LLVMContextRef c, LLVMModuleRef m, unsigned what, unsigned how) {
  static const char *const triples[] = {
      "x86_64-unknown-linux-gnu", "x86_64-pc-linux", "nvptx64--", "", "spirv64v1.2--", "v", "-"};
  static const char *const features[] = {"", ",", "+avx512f", "+avx,-avx,,+", "-"};
  const char *name = names[what / 8 % NAMES];
  LLVMTypeRef t = type(c, how);
  switch (what % 8) {
  case 0:
  case 1:
    use(m, LLVMAddFunction(m, name, t));
    break;
  case 2:
    use(m, LLVMAddGlobalInAddressSpace(m, LLVMGetReturnType(t), name, how >> 6));
    break;
  case 3: {
    LLVMValueRef f = LLVMAddFunction(m, name, t);
    define(c, f);
    LLVMSetLinkage(f, how & 32 ? LLVMInternalLinkage : how & 64 ? LLVMLinkOnceODRLinkage : LLVMExternalLinkage);
    LLVMAttributeRef a =
        LLVMCreateStringAttribute(c, "target-features", 15, features[how % 5], (unsigned)strlen(features[how % 5]));
    LLVMAddAttributeAtIndex(f, LLVMAttributeFunctionIndex, a);
    break;
  }
  case 4:
    LLVMSetTarget(m, triples[how % 7]);
    break;
  case 5:
    LLVMSetDataLayout(m, how & 1 ? "e-p:32:32" : "");
    break;
  case 6: {
    LLVMValueRef f = LLVMAddFunction(m, "", t);
    define(c, f);
    LLVMAddAlias2(m, t, 0, f, name);
    break;
  }
  case 7:
    LLVMAddFunction(m, name, t); // which nobody uses
  }
}

static void link_and_verify(LLVMModuleRef m, const oneclc_archive *a) {
  char *message = NULL;
  if (oneclc_link(m, a, &message))
    promise(message && *message);
  free(message);
  promise(!LLVMVerifyModule(m, LLVMReturnStatusAction, &message));
  LLVMDisposeMessage(message);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
  static oneclc_archive *fixed;
  char *message = NULL;
  if (!fixed) {
    fixed = oneclc_open(getenv("ONECLC_FUZZ_ARCHIVE"), &message);
    promise(fixed);
  }
  if (!size)
    return 0;
  LLVMContextRef c = LLVMContextCreate();
  LLVMModuleRef m = LLVMModuleCreateWithNameInContext("m", c);
  if (*data == 'a') {
    oneclc_archive *a = oneclc_open(make_file(data + 1, size - 1), &message);
    promise(a || (message && *message));
    free(message);
    for (unsigned i = 0; i < NAMES; i++)
      add(c, m, 8 * i, i == 2 ? 11 : 8);
    if (a)
      link_and_verify(m, a);
    oneclc_close(a);
  } else {
    for (size_t i = 1; i + 1 < size && i < 64; i += 2)
      add(c, m, data[i], data[i + 1]);
    if (!LLVMVerifyModule(m, LLVMReturnStatusAction, &message))
      link_and_verify(m, fixed);
    LLVMDisposeMessage(message);
  }
  LLVMDisposeModule(m);
  LLVMContextDispose(c);
  return 0;
}
