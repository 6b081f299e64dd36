// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Reads what kernels take from SPIR-V.
#include "opencl/opencl.h"
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum {
  OpString = 7,
  OpEntryPoint = 15,
  OpTypeInt = 21,
  OpTypeFloat = 22,
  OpTypeVector = 23,
  OpTypeImage = 25,
  OpTypeSampler = 26,
  OpTypeArray = 28,
  OpTypeStruct = 30,
  OpTypePointer = 32,
  OpTypeFunction = 33,
  OpConstant = 43,
  OpFunction = 54,
  OpDecorate = 71,
  LinkageAttributes = 41,
  Import = 1,
  StorageFunction = 7,
  StorageWorkgroup = 4
};

typedef struct {
  const uint32_t *words;
  size_t count;
  const uint32_t **definitions; // by id: the instruction that defines a type, constant or function
  uint32_t bound;
} spirv;

static unsigned op(const uint32_t *instruction) { return instruction[0] & 0xffff; }
static unsigned words_of(const uint32_t *instruction) { return instruction[0] >> 16; }

static bool index_spirv(const program *p, spirv *m, const char *name) {
  *m = (spirv){(const uint32_t *)p->image, p->size / 4, NULL, 0};
  if (m->count < 5 || m->words[0] != 0x07230203)
    return complain("%s: not SPIR-V", name ? name : "program");
  m->bound = m->words[3];
  if (m->bound > m->count)
    return complain("%s: not valid SPIR-V", name ? name : "program");
  m->definitions = calloc(m->bound + 1, sizeof *m->definitions);
  for (size_t i = 5; i < m->count; i += words_of(m->words + i)) {
    const uint32_t *in = m->words + i;
    if (!words_of(in) || i + words_of(in) > m->count) {
      free(m->definitions);
      return complain("%s: not valid SPIR-V", name ? name : "program");
    }
    const bool is_type = op(in) >= OpTypeInt && op(in) <= OpTypeFunction;
    const uint32_t id = is_type ? in[1] : op(in) == OpConstant || op(in) == OpFunction ? in[2] : 0;
    if (id && id < m->bound)
      m->definitions[id] = in;
  }
  return true;
}

static const uint32_t *defined(const spirv *m, uint32_t id) {
  static const uint32_t none[4] = {0};
  return id < m->bound && m->definitions[id] ? m->definitions[id] : none;
}

static size_t type_size(const spirv *m, uint32_t id, size_t *alignment) {
  const uint32_t *t = defined(m, id);
  size_t size = 0, inner = 1;
  *alignment = 1;
  switch (op(t)) {
  case OpTypeInt:
  case OpTypeFloat:
    return *alignment = t[2] / 8;
  case OpTypeVector:
    return *alignment = type_size(m, t[2], &inner) * (t[3] == 3 ? 4 : t[3]);
  case OpTypePointer:
    return *alignment = 8;
  case OpTypeArray:
    return type_size(m, t[2], alignment) * defined(m, t[3])[3];
  case OpTypeStruct:
    for (unsigned i = 2; i < words_of(t); i++) {
      const size_t field = type_size(m, t[i], &inner);
      size = (size + inner - 1) / inner * inner + field;
      *alignment = inner > *alignment ? inner : *alignment;
    }
    return (size + *alignment - 1) / *alignment * *alignment;
  }
  return 0;
}

static void describe_parameter(const spirv *m, uint32_t id, parameter *q) {
  const uint32_t *t = defined(m, id);
  size_t alignment;
  if (op(t) == OpTypePointer && t[2] != StorageFunction) {
    q->kind = t[2] == StorageWorkgroup ? ARG_LOCAL : ARG_BUFFER;
    return;
  }
  if (op(t) == OpTypeImage || op(t) == OpTypeSampler) {
    q->kind = op(t) == OpTypeImage ? ARG_IMAGE : ARG_SAMPLER;
    return;
  }
  q->kind = ARG_VALUE;
  // A structure is a pointer to the kernel's own copy.
  q->size = type_size(m, op(t) == OpTypePointer ? t[3] : id, &alignment);
  const uint32_t *element = op(t) == OpTypeVector ? defined(m, t[2]) : t;
  if (op(element) == OpTypeFloat) { // SPIR-V does not tell int from uint
    const char *name = element[2] == 64 ? "double" : element[2] == 32 ? "float" : "half";
    snprintf(q->type, sizeof q->type, op(t) == OpTypeVector ? "%s%u" : "%s", name, t[3]);
  }
}

// Compilers leave the source's types as a string "kernel_arg_type.KERNEL.int*,float4,".
static void describe_types(const spirv *m, kernel_signature *k) {
  char start[512];
  snprintf(start, sizeof start, "kernel_arg_type.%s.", k->name);
  for (size_t i = 5; i < m->count; i += words_of(m->words + i)) {
    const char *text = (const char *)(m->words + i + 2);
    if (op(m->words + i) != OpString || strncmp(text, start, strlen(start)))
      continue;
    text += strlen(start);
    for (unsigned a = 0; a < k->count; a++) {
      const size_t length = strcspn(text, ",");
      snprintf(k->parameters[a].type, sizeof k->parameters[a].type, "%.*s", (int)length, text);
      text += length + (text[length] == ',');
    }
  }
}

static bool describe(program *p, const spirv *m) {
  bool good = true;
  for (size_t i = 5; i < m->count; i += words_of(m->words + i)) {
    const uint32_t *in = m->words + i;
    if (op(in) == OpDecorate && in[2] == LinkageAttributes && in[words_of(in) - 1] == Import &&
        strncmp((const char *)(in + 3), "__spirv_BuiltIn", 15)) {
      char *name = demangle((const char *)(in + 3));
      good = complain("unresolved function: %s (%s)", name, (const char *)(in + 3));
      free(name);
    }
    if (op(in) != OpEntryPoint)
      continue;
    const uint32_t *type = defined(m, defined(m, in[2])[4 * (op(defined(m, in[2])) == OpFunction)]);
    const unsigned count = op(type) == OpTypeFunction ? words_of(type) - 3 : 0;
    kernel_signature *k = add_kernel(p, (const char *)(in + 3), count);
    for (unsigned a = 0; a < count; a++)
      describe_parameter(m, type[3 + a], &k->parameters[a]);
    describe_types(m, k);
  }
  return good;
}

bool describe_spirv(program *p, const char *name) {
  spirv m;
  if (!index_spirv(p, &m, name))
    return false;
  const bool described = describe(p, &m);
  free(m.definitions);
  return described;
}
