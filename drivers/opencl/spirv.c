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
  OpExtension = 10,
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
  const uint32_t *definition; // the instruction that defines a type, constant or function, or NULL
  size_t size, alignment;     // of values of a type
} spirv_id;

typedef struct {
  const uint32_t *words;
  size_t count;
  spirv_id *ids;
  uint32_t bound;
} spirv;

static unsigned op(const uint32_t *instruction) { return instruction[0] & 0xffff; }
static unsigned words_of(const uint32_t *instruction) { return instruction[0] >> 16; }

// Whether an instruction that is read here has its operands; where one is a text, its end.
static bool is_whole(const uint32_t *in) {
  unsigned least = 1, text = 0;
  switch (op(in)) {
  case OpTypeSampler:
  case OpTypeStruct:
    least = 2;
    break;
  case OpTypeInt:
  case OpTypeFloat:
  case OpTypeFunction:
    least = 3;
    break;
  case OpTypeVector:
  case OpTypeArray:
  case OpTypePointer:
  case OpConstant:
    least = 4;
    break;
  case OpFunction:
    least = 5;
    break;
  case OpExtension:
    text = 1;
    break;
  case OpString:
    text = 2;
    break;
  case OpEntryPoint:
    text = 3;
    break;
  case OpDecorate:
    least = 3;
    text = words_of(in) > 3 && in[2] == LinkageAttributes ? 3 : 0;
    break;
  default:
    least = op(in) >= OpTypeInt && op(in) <= OpTypeFunction ? 2 : 1;
  }
  return words_of(in) >= least &&
         (!text || (words_of(in) > text && memchr(in + text, 0, 4 * (size_t)(words_of(in) - text))));
}

static const uint32_t *defined(const spirv *m, uint32_t id) {
  static const uint32_t none[4] = {0};
  return id < m->bound && m->ids[id].definition ? m->ids[id].definition : none;
}

static const spirv_id *measured(const spirv *m, uint32_t id) {
  static const spirv_id unknown = {NULL, 0, 1};
  return id < m->bound && m->ids[id].alignment ? &m->ids[id] : &unknown;
}

// Types are defined before those that hold them.
static void measure_type(const spirv *m, spirv_id *type) {
  const uint32_t *t = type->definition;
  type->size = 0;
  type->alignment = 1;
  switch (op(t)) {
  case OpTypeInt:
  case OpTypeFloat:
    type->size = t[2] / 8;
    type->alignment = type->size ? type->size : 1;
    break;
  case OpTypeVector:
    type->size = measured(m, t[2])->size * (t[3] == 3 ? 4 : t[3]);
    type->alignment = type->size ? type->size : 1;
    break;
  case OpTypePointer:
    type->size = type->alignment = 8;
    break;
  case OpTypeArray:
    type->size = measured(m, t[2])->size * (op(defined(m, t[3])) == OpConstant ? defined(m, t[3])[3] : 0);
    type->alignment = measured(m, t[2])->alignment;
    break;
  case OpTypeStruct:
    for (unsigned i = 2; i < words_of(t); i++) {
      const spirv_id *field = measured(m, t[i]);
      type->size = (type->size + field->alignment - 1) / field->alignment * field->alignment + field->size;
      type->alignment = field->alignment > type->alignment ? field->alignment : type->alignment;
    }
    type->size = (type->size + type->alignment - 1) / type->alignment * type->alignment;
  }
}

static bool index_spirv(const program *p, spirv *m, const char *name) {
  *m = (spirv){(const uint32_t *)p->image, p->size / 4, NULL, 0};
  if (m->count < 5 || m->words[0] != 0x07230203)
    return complain("%s: not SPIR-V", name ? name : "program");
  m->bound = m->words[3];
  if (m->bound > m->count)
    return complain("%s: not valid SPIR-V", name ? name : "program");
  m->ids = calloc(m->bound + 1, sizeof *m->ids);
  if (!m->ids)
    return complain("%s: no memory", name ? name : "program");
  for (size_t i = 5; i < m->count; i += words_of(m->words + i)) {
    const uint32_t *in = m->words + i;
    if (!words_of(in) || i + words_of(in) > m->count || !is_whole(in)) {
      free(m->ids);
      return complain("%s: not valid SPIR-V", name ? name : "program");
    }
    const bool is_type = op(in) >= OpTypeInt && op(in) <= OpTypeFunction;
    const uint32_t id = is_type ? in[1] : op(in) == OpConstant || op(in) == OpFunction ? in[2] : 0;
    if (!id || id >= m->bound)
      continue;
    m->ids[id].definition = in;
    if (is_type)
      measure_type(m, &m->ids[id]);
  }
  return true;
}

static void describe_parameter(const spirv *m, uint32_t id, parameter *q) {
  const uint32_t *t = defined(m, id);
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
  const uint32_t value = op(t) == OpTypePointer ? t[3] : id;
  q->size = value < m->bound ? m->ids[value].size : 0;
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
    if (op(in) == OpDecorate && in[2] == LinkageAttributes && words_of(in) > 3 && in[words_of(in) - 1] == Import &&
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

// Takes the declaration of an extension out of a module that index_spirv() has read.
static void drop_extension(program *p, const char *extension) {
  uint32_t *words = (uint32_t *)p->image;
  for (size_t i = 5; i < p->size / 4; i += words_of(words + i))
    if (op(words + i) == OpExtension && !strcmp((const char *)(words + i + 1), extension)) {
      const size_t length = 4 * words_of(words + i);
      memmove(words + i, (char *)(words + i) + length, p->size - 4 * i - length);
      p->size -= length;
      return;
    }
}

bool describe_spirv(program *p, const char *name) {
  spirv m;
  if (!index_spirv(p, &m, name))
    return false;
  const bool described = describe(p, &m);
  free(m.ids);
  // Clang's formats lie in constant memory, so that what it compiles does not need what PRINTF_ANYWHERE allows, and a
  // driver that does not know the extension takes the program all the same.
  if (!name)
    drop_extension(p, PRINTF_ANYWHERE);
  return described;
}
