// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What the tests of the atomic builtins share: the types of atomic objects, the operations on them, and a reference for
// the value that an operation leaves in an object.
#include "harness.h"
#include <math.h>
#include <stdio.h>
#include <string.h>

typedef struct {
  const char *name;
  unsigned size;
  char kind;
} type; // kind: 'i' signed integer, 'u' unsigned integer, 'f' floating point
static const type kinds[] = {{"int", 4, 'i'},   {"uint", 4, 'u'},   {"long", 8, 'i'}, {"ulong", 8, 'u'},
                             {"float", 4, 'f'}, {"double", 8, 'f'}, {"half", 2, 'f'}};
enum { KINDS = sizeof kinds / sizeof *kinds };
typedef enum { ADD, SUB, MIN, MAX, AND, OR, XOR, SWAP, INC, DEC } operation;
static const char *const orders[] = {"relaxed", "acquire", "release", "acq_rel", "seq_cst"};
static const int order_values[] = {0, 2, 3, 4, 5}; // Clang's values of memory_order_…

typedef union {
  uint64_t bits;
  float f;
  double d;
  _Float16 h;
} value;

static inline bool has_type(const type *t) {
  return (t->kind != 'f' || t->size == 4) || device_has(test.device, t->size == 2 ? "fp16" : "fp64");
}

// Whether the device has the atom_… builtins on 64-bit integers, which are an extension of OpenCL C 1.x.
static inline bool has_long_legacy(void) {
  return !device_has(test.device, "source") || device_has(test.device, "int64_base_atomics");
}

#define FLOATING(T, MEMBER, FMIN, FMAX) \
  { \
    const T r = o == ADD   ? a.MEMBER + b.MEMBER \
                : o == SUB ? a.MEMBER - b.MEMBER \
                : o == MIN ? (T)FMIN(a.MEMBER, b.MEMBER) \
                : o == MAX ? (T)FMAX(a.MEMBER, b.MEMBER) \
                           : b.MEMBER; \
    value v = {0}; \
    v.MEMBER = r; \
    return v.bits; \
  }

// The value that an object holding x has after the operation `o` with operand y.
static inline uint64_t reference(const type *t, operation o, uint64_t x, uint64_t y) {
  const value a = {x}, b = {y};
  if (t->kind == 'f' && t->size == 4)
    FLOATING(float, f, fminf, fmaxf)
  if (t->kind == 'f' && t->size == 8)
    FLOATING(double, d, fmin, fmax)
  if (t->kind == 'f')
    FLOATING(_Float16, h, fminf, fmaxf)
  const uint64_t mask = t->size == 8 ? ~0ull : 0xffffffffull, flip = t->kind == 'i' ? mask / 2 + 1 : 0;
  const bool less = ((x ^ flip) & mask) < ((y ^ flip) & mask);
  const uint64_t results[] = {x + y, x - y, less ? x : y, less ? y : x, x & y, x | y, x ^ y, y, x + 1, x - 1};
  return results[o] & mask;
}
#undef FLOATING
