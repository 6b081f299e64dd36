// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A code object's metadata: a map in MessagePack (github.com/msgpack/msgpack, spec.md), whose keys LLVM's "User Guide
// for AMDGPU Backend" lists under "Code Object V5 Metadata".
#include "amd/amd.h"
#include <stdlib.h>
#include <string.h>

typedef struct {
  const uint8_t *at, *end;
  bool broken;
} reader;

typedef enum { NIL, NUMBER, TEXT, ARRAY, MAP } kind;
typedef struct {
  kind kind;
  uint64_t number;  // or how many elements, or the text's length
  const char *text; // not ended by a zero
} value;

static uint64_t big_endian(reader *r, unsigned size) {
  uint64_t n = 0;
  if ((size_t)(r->end - r->at) < size) {
    r->broken = true;
    return 0;
  }
  while (size--)
    n = n << 8 | *r->at++;
  return n;
}

// The next value; of an array or a map only its head.
static value next(reader *r) {
  const uint8_t t = big_endian(r, 1);
  value v = {NIL, 0, NULL};
  if (t < 0x80 || t >= 0xe0)
    v = (value){NUMBER, (uint64_t)(int64_t)(int8_t)t, NULL};
  else if (t < 0x90)
    v = (value){MAP, t & 15, NULL};
  else if (t < 0xa0)
    v = (value){ARRAY, t & 15, NULL};
  else if (t < 0xc0)
    v = (value){TEXT, t & 31, NULL};
  else if (t == 0xc2 || t == 0xc3)
    v = (value){NUMBER, t == 0xc3, NULL};
  else if (t >= 0xcc && t <= 0xcf)
    v = (value){NUMBER, big_endian(r, 1u << (t - 0xcc)), NULL};
  else if (t >= 0xd0 && t <= 0xd3)
    v = (value){NUMBER, big_endian(r, 1u << (t - 0xd0)), NULL};
  else if (t >= 0xd9 && t <= 0xdb)
    v = (value){TEXT, big_endian(r, 1u << (t - 0xd9)), NULL};
  else if (t == 0xdc || t == 0xdd)
    v = (value){ARRAY, big_endian(r, 2u << (t - 0xdc)), NULL};
  else if (t == 0xde || t == 0xdf)
    v = (value){MAP, big_endian(r, 2u << (t - 0xde)), NULL};
  else if (t != 0xc0)
    r->broken = true; // bytes, floats and extensions, which metadata do not have
  if (v.kind == TEXT) {
    if ((uint64_t)(r->end - r->at) < v.number) {
      r->broken = true;
      v.number = 0;
    }
    v.text = (const char *)r->at;
    r->at += v.number;
  }
  return v;
}

static void skip(reader *r) {
  const value v = next(r);
  const uint64_t count = v.kind == ARRAY ? v.number : v.kind == MAP ? 2 * v.number : 0;
  for (uint64_t i = 0; i < count && !r->broken; i++)
    skip(r);
}

static bool is(value key, const char *name) {
  return key.kind == TEXT && key.number == strlen(name) && !memcmp(key.text, name, key.number);
}

static void copy_text(reader *r, char *to, size_t room) {
  const value v = next(r);
  const size_t length = v.kind != TEXT ? 0 : v.number < room ? v.number : room - 1;
  memcpy(to, v.text ? v.text : "", length);
  to[length] = 0;
}

static void read_argument(reader *r, kernel_argument *a) {
  const value map = next(r);
  for (uint64_t i = 0; i < map.number && !r->broken; i++) {
    const value key = next(r);
    if (is(key, ".value_kind"))
      copy_text(r, a->kind, sizeof a->kind);
    else if (is(key, ".type_name"))
      copy_text(r, a->type, sizeof a->type);
    else if (is(key, ".offset"))
      a->offset = next(r).number;
    else if (is(key, ".size"))
      a->size = next(r).number;
    else if (is(key, ".pointee_align"))
      a->alignment = next(r).number;
    else
      skip(r);
  }
}

static void read_kernel(reader *r, kernel *k) {
  const value map = next(r);
  k->most_local = 256;
  for (uint64_t i = 0; i < map.number && !r->broken; i++) {
    const value key = next(r);
    if (is(key, ".name")) {
      const value name = next(r);
      k->name = strndup(name.text ? name.text : "", name.number);
    } else if (is(key, ".kernarg_segment_size")) {
      k->kernarg_size = next(r).number;
    } else if (is(key, ".group_segment_fixed_size")) {
      k->local_size = next(r).number;
    } else if (is(key, ".max_flat_workgroup_size")) {
      k->most_local = next(r).number;
    } else if (is(key, ".uniform_work_group_size")) {
      k->uniform = next(r).number;
    } else if (is(key, ".reqd_workgroup_size")) {
      const value list = next(r);
      for (uint64_t j = 0; j < list.number && !r->broken; j++) {
        const uint64_t n = next(r).number;
        if (j < 3)
          k->required[j] = n;
      }
    } else if (is(key, ".args")) {
      const value list = next(r);
      // Each takes more than a byte of the file.
      k->argument_count = list.number < (uint64_t)(r->end - r->at) ? list.number : 0;
      k->arguments = calloc(k->argument_count + 1, sizeof *k->arguments);
      for (unsigned j = 0; j < k->argument_count && !r->broken; j++)
        read_argument(r, &k->arguments[j]);
    } else {
      skip(r);
    }
  }
}

bool read_metadata(const uint8_t *note, size_t size, code_object *o) {
  reader r = {note, note + size, false};
  const value map = next(&r);
  for (uint64_t i = 0; i < map.number && !r.broken; i++) {
    if (!is(next(&r), "amdhsa.kernels")) {
      skip(&r);
      continue;
    }
    const value list = next(&r);
    const uint64_t count = list.number < (uint64_t)(r.end - r.at) ? list.number : 0;
    o->kernels = calloc(count + 1, sizeof *o->kernels);
    for (; o->kernel_count < count && !r.broken; o->kernel_count++)
      read_kernel(&r, &o->kernels[o->kernel_count]);
  }
  return map.kind == MAP && !r.broken;
}
