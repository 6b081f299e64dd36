// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Runs kernels whose loops diverge, those of Inputs/divergent.cl, in work-groups of several sizes, and compares what
// they give with the same functions compiled for this processor, each work-item by itself.
#include "files.h"
#include "harness.h"
#include <stdint.h>
#include <string.h>
#include <sys/types.h>
#include <tgmath.h>

INCLUDE_SOURCE(kernel_source, "divergent.cl", KERNELS);

// ---- The same file as C

typedef unsigned char uchar;
static size_t item;
#define kernel static
#define global
#define get_global_id(dimension) item
#define cl_khr_fp64
#include "Inputs/divergent.cl"

// ---- Running

enum { ITEMS = 13 * 512, INPUTS = 1000 }; // all groups' sizes divide the number of items
static const size_t locals[] = {1, 2, 13, 64, 256};
typedef union {
  float f[ITEMS];
  double d[ITEMS];
  uint8_t c[ITEMS];
  uint16_t s[ITEMS];
  uint32_t i[ITEMS];
  uint64_t l[ITEMS];
} values;
typedef struct {
  const char *name;
  char type; // of the inputs and outputs: a member of `values`
  size_t size, step_size;
  void (*reference)(const values *, values *, values *);
} job;

#define REFERENCE(NAME, T, U) \
  static void run_##NAME(const values *in, values *out, values *steps) { \
    for (item = 0; item < ITEMS; item++) \
      NAME((const T *)in, INPUTS, (T *)out, (U *)steps); \
  }
#define EACH_FLOATING_POINT(M, T, U, type) \
  M(nested_##T, T, U, type) \
  M(middle_##T, T, U, type) \
  M(loads_##T, T, U, type) \
  M(search_##T, T, U, type) \
  M(plane_##T, T, U, type) \
  M(guarded_##T, T, U, type) \
  M(calls_##T, T, U, type) \
  M(twice_##T, T, U, type) \
  M(same_##T, T, U, type)
#define EACH_INTEGER(M, T, type) M(collatz_##T, T, T, type) M(divisor_##T, T, T, type)
#define EACH(M) \
  EACH_FLOATING_POINT(M, float, uint, 'f') \
  EACH_FLOATING_POINT(M, double, ulong, 'd') \
  EACH_INTEGER(M, uint, 'i') \
  EACH_INTEGER(M, ulong, 'l') \
  EACH_INTEGER(M, int, 'i') \
  EACH_INTEGER(M, long, 'l') \
  EACH_INTEGER(M, ushort, 's') \
  EACH_INTEGER(M, uchar, 'c')
#define DEFINE_REFERENCE(NAME, T, U, type) REFERENCE(NAME, T, U)
#define JOB(NAME, T, U, type) {#NAME, type, sizeof(T), sizeof(U), run_##NAME},
EACH(DEFINE_REFERENCE)
static const job jobs[] = {EACH(JOB)};

// Numbers from 0 to 2, or integers of twelve bits, which keep collatz within an int.
static void fill(values *in, char type) {
  memset(in, 0, sizeof *in);
  for (size_t i = 0; i < ITEMS; i++) {
    const uint64_t bits = random_bits() >> 40;
    switch (type) {
    case 'f':
      in->f[i] = (float)bits * 0x1p-23f;
      break;
    case 'd':
      in->d[i] = (double)bits * 0x1p-23;
      break;
    case 'c':
      in->c[i] = (uint8_t)(bits >> 12);
      break;
    case 's':
      in->s[i] = (uint16_t)(bits >> 12);
      break;
    case 'i':
      in->i[i] = (uint32_t)(bits >> 12);
      break;
    default:
      in->l[i] = bits >> 12;
    }
  }
}

static bool is_same(const values *a, const values *b, char type, size_t size, size_t i) {
  const bool both_nan =
      type == 'f' ? a->f[i] != a->f[i] && b->f[i] != b->f[i] : type == 'd' && a->d[i] != a->d[i] && b->d[i] != b->d[i];
  return both_nan || !memcmp((const char *)a + i * size, (const char *)b + i * size, size);
}

static void run(program *p, const job *j) {
  static values in, exact, exact_steps, out, steps;
  fill(&in, j->type);
  memset(&exact, 0x55, sizeof exact);
  memset(&exact_steps, 0x55, sizeof exact_steps);
  j->reference(&in, &exact, &exact_steps);
  const unsigned inputs = INPUTS;
  for (size_t g = 0; g < sizeof locals / sizeof *locals; g++) {
    memset(&out, 0x55, sizeof out);
    memset(&steps, 0x55, sizeof steps);
    if (!RUN(p, j->name, ITEMS, locals[g], INPUT(&in, sizeof in), VALUE(inputs), BUFFER(&out, sizeof out),
             BUFFER(&steps, sizeof steps)))
      return;
    for (size_t i = 0; i < ITEMS; i++)
      check(is_same(&out, &exact, j->type, j->size, i) && is_same(&steps, &exact_steps, 0, j->step_size, i),
            "%s in groups of %zu: work-item %zu has another result", j->name, locals[g], i);
  }
}

int main(int argc, char **argv) {
  harness_start(argc, argv, "loops that diverge");
  program *p = build(kernel_source, NULL);
  for (size_t i = 0; p && i < sizeof jobs / sizeof *jobs; i++)
    if (is_chosen(jobs[i].name) && (jobs[i].type != 'd' || device_has(test.device, "fp64")))
      run(p, &jobs[i]);
  program_close(p);
  return harness_finish();
}
