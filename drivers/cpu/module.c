// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What all parts that work on a program's module use, and which uses none of them.
#include "cpu/module.h"
#include <llvm-c/IRReader.h>
#include <math.h>

// Functions that compiled code may call and the library need not have: what LLVM itself emits calls of,
// correctly rounded on every host.
extern void __extendhfsf2(void), __truncsfhf2(void), __truncdfhf2(void); // of the compiler's runtime, on halves
const cpu_function cpu_run_time_functions[] = {{"memcpy", memcpy},
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

bool is_among(const cpu_function *functions, const char *name) {
  for (; functions->name; functions++)
    if (!strcmp(functions->name, name))
      return true;
  return false;
}

bool has_attribute(LLVMValueRef f, const char *name, const char *value) {
  LLVMAttributeRef a = LLVMGetStringAttributeAtIndex(f, LLVMAttributeFunctionIndex, name, strlen(name));
  unsigned length;
  return a && !strcmp(LLVMGetStringAttributeValue(a, &length), value);
}

bool read_ir(LLVMContextRef c, const char *name, const char *text, size_t size, LLVMModuleRef *m, char **message) {
  LLVMMemoryBufferRef buffer = LLVMCreateMemoryBufferWithMemoryRange(text, size, name, true);
#if LLVM_VERSION_MAJOR < 22 // the reader takes the buffer
  return !LLVMParseIRInContext(c, buffer, m, message);
#else
  const bool failed = LLVMParseIRInContext2(c, buffer, m, message);
  LLVMDisposeMemoryBuffer(buffer);
  return !failed;
#endif
}
