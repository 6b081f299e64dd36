// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Calls each builtin of a table for all types, widths and address spaces.
#include "harness/parts.h"
#include <stdlib.h>

enum { MULTIPLE = 48 * GROUP }; // elements that fill whole work-groups with vectors of any width
static const unsigned widths[] = {1, 2, 3, 4, 8, 16};

static void *allocate(size_t size) {
  void *p = aligned_alloc(128, (size + 127) / 128 * 128);
  if (!p)
    abort();
  return p;
}

// Chooses the arguments of the elements first to first + count - 1 and stores them in `in` and, packed for the device,
// in `packed_in`.
static void choose_arguments(void (*change)(call *), const prototype *p, const element *gentype, data *d,
                             uint64_t first) {
  const uint64_t *values[MAX_ARGUMENTS];
  size_t sizes[MAX_ARGUMENTS];
  uint64_t combinations = 1;
  for (unsigned a = 0; a < p->inputs; a++) {
    sizes[a] = boundary_values(nth(p, false, a)->type, &values[a]);
    combinations *= sizes[a];
  }
  for (size_t i = 0; i < d->count; i++) {
    uint64_t rest = first + i;
    bool combine = first == 0 && combinations <= d->count / 4 * 3 && i < combinations;
    if (d->exhaustive)
      rest %= d->total;
    call c = {.type = gentype, .width = 1};
    for (unsigned a = 0; a < p->inputs; a++) {
      const element *t = nth(p, false, a)->type;
      if (d->exhaustive) {
        c.in[a] = rest & all_ones(t);
        rest = t->bits < 64 ? rest >> t->bits : 0;
      } else if (combine) {
        c.in[a] = values[a][rest % sizes[a]];
        rest /= sizes[a];
      } else {
        c.in[a] = random_value(t);
        if (a > 0 && t == nth(p, false, 0)->type && random_bits() % 8 == 0) // neighbours of the first argument
          c.in[a] = (c.in[0] + random_bits() % 5 - 2) & all_ones(t);
      }
    }
    if (change)
      change(&c);
    for (unsigned a = 0; a < p->inputs; a++) {
      const element *t = nth(p, false, a)->type;
      d->in[a][i] = c.in[a];
      memcpy((char *)d->packed_in[a] + i * t->bits / 8, &c.in[a], t->bits / 8);
    }
  }
}

static void compute_reference(const builtin_test *b, const prototype *p, const element *t, data *d, unsigned width) {
  uint64_t lanes[MAX_ARGUMENTS][16];
  for (size_t i = 0; i < d->count; i++) {
    call c = call_of(p, t, d, width, i, lanes);
    b->reference(&c);
    for (unsigned r = 0; r < p->outputs; r++)
      d->expected[r][i] = d->accepted[r][i] = c.out[r];
  }
}

static void run_builtin(program *program, const prototype *p, const element *t, data *d, unsigned width, unsigned space,
                        bool *ran) {
  argument arguments[MAX_ARGUMENTS + 2 * MAX_RESULTS];
  unsigned count = 0;
  for (unsigned a = 0; a < p->inputs; a++)
    arguments[count++] = (argument)INPUT(d->packed_in[a], d->count * nth(p, false, a)->type->bits / 8);
  for (unsigned r = 0; r < p->outputs; r++) {
    const element *type = result_parameter(p, r)->type;
    memset(d->packed_out[r], 0xcc, d->count * type->bits / 8);
    arguments[count++] = (argument)BUFFER(d->packed_out[r], d->count * type->bits / 8);
    if (r > 0 && space >= GLOBAL)
      arguments[count++] =
          (argument)BUFFER(d->targets[r], d->count / width * (width == 3 ? 4 : width) * type->bits / 8);
  }
  char name[64];
  kernel_name(name, t, width, space);
  *ran = run_kernel(program, name, d->count / width, GROUP, count, arguments);
}

static bool has_width(const builtin_test *b, unsigned width) {
  return (!b->widths || b->widths & WIDTH(width)) && (!test.width || test.width == width);
}

// Tries one set of arguments, in every width and address space.
static void check_set(const builtin_test *b, program *program, const element *t, unsigned last_space, data *d,
                      void (*change)(call *)) {
  prototype p = read_prototype(b->prototype, t, 1);
  bool scalars = !p.result.vector || b->lanes_mix;
  for (unsigned a = 0; a < p.inputs; a++)
    scalars |= !nth(&p, false, a)->vector;
  for (uint64_t first = 0; first < d->total; first += d->count) {
    choose_arguments(change, &p, t, d, first);
    bool referenced = false;
    for (unsigned w = 0; w < sizeof widths / sizeof *widths; w++) {
      if (!has_width(b, widths[w]))
        continue;
      p = read_prototype(b->prototype, t, widths[w]);
      for (unsigned space = 0; space <= last_space; space++) {
        bool ran;
        run_builtin(program, &p, t, d, widths[w], space, &ran);
        if (!ran)
          continue;
        if (!referenced)
          compute_reference(b, &p, t, d, scalars ? widths[w] : 1);
        referenced = true;
        compare(b, &p, t, d, widths[w], space);
      }
      if (scalars)
        referenced = false; // the next width has other lanes, and other values of scalars
    }
  }
}

static void check_type(const builtin_test *b, program *program, const element *t, unsigned last_space) {
  // By default half of CASES, or more, as long as all combinations of boundary values fit into three quarters of CASES.
  enum { CASES = 22 * MULTIPLE, BATCH = 341 * MULTIPLE };
  uint64_t combinations = 1, cases = CASES / 2;
  prototype p = read_prototype(b->prototype, t, 1);
  unsigned bits = 0;
  for (unsigned a = 0; a < p.inputs; a++) {
    const uint64_t *values;
    bits += nth(&p, false, a)->type->bits;
    combinations *= boundary_values(nth(&p, false, a)->type, &values);
  }
  if (combinations > cases / 4 * 3 && combinations <= CASES / 4 * 3)
    cases = (combinations * 4 / 3 + MULTIPLE) / MULTIPLE * MULTIPLE;
  data d = {.exhaustive = bits <= (test.full ? 32 : 16)};
  d.total = d.exhaustive ? 1ull << bits : test.full ? 64 * CASES : cases;
  d.count = d.total < BATCH ? (d.total + MULTIPLE - 1) / MULTIPLE * MULTIPLE : BATCH;
  for (unsigned a = 0; a < p.inputs; a++) {
    d.in[a] = allocate(d.count * 8);
    d.packed_in[a] = allocate(d.count * 8);
  }
  for (unsigned r = 0; r < p.outputs; r++) {
    d.expected[r] = allocate(d.count * 8);
    d.accepted[r] = allocate(d.count * 8);
    d.packed_out[r] = allocate(d.count * 8);
    d.targets[r] = allocate(d.count * 8 * 4 / 3);
  }
  enum { FURTHER = sizeof b->further / sizeof *b->further };
  for (unsigned set = 0; set <= FURTHER; set++)
    if (set == 0 || (b->further[set - 1] && (!d.exhaustive || b->arguments))) // which may leave some out
      check_set(b, program, t, last_space, &d, set ? b->further[set - 1] : b->arguments);
  for (unsigned a = 0; a < p.inputs; a++)
    free(d.in[a]), free(d.packed_in[a]);
  for (unsigned r = 0; r < p.outputs; r++)
    free(d.expected[r]), free(d.accepted[r]), free(d.packed_out[r]), free(d.targets[r]);
}

static void check_builtin(const builtin_test *b) {
  if (!is_chosen(read_prototype(b->prototype, types + INT, 1).name))
    return;
  if (b->since && strcmp(test.std, b->since) < 0) {
    printf("skipped: %s is not declared before %s\n", b->prototype, b->since);
    return;
  }
  char *source;
  size_t size;
  unsigned tested = 0, last_space = PRIVATE;
  FILE *out = open_memstream(&source, &size);
  if (read_prototype(b->prototype, types + INT, 1).outputs > 1)
    last_space = strcmp(test.std, "CL1.2") && device_has(test.device, "generic") ? GENERIC : GLOBAL;
  fprintf(out, "#pragma OPENCL EXTENSION cl_khr_fp64 : enable\n#pragma OPENCL EXTENSION cl_khr_fp16 : enable\n");
  for (const element *t = types; t < types + TYPE_COUNT; t++) {
    if (!(b->types & ONE(t->index)))
      continue;
    if ((t->index == HALF && !device_has(test.device, "fp16")) ||
        (t->index == DOUBLE && !device_has(test.device, "fp64"))) {
      printf("skipped: %s for %s, which the device has not\n", b->prototype, t->name);
      continue;
    }
    tested |= ONE(t->index);
    for (unsigned w = 0; w < sizeof widths / sizeof *widths; w++)
      if (has_width(b, widths[w])) {
        prototype p = read_prototype(b->prototype, t, widths[w]);
        for (unsigned space = 0; space <= last_space; space++) {
          if (b->undeclared)
            write_declaration(out, &p, widths[w], space);
          write_kernel(out, &p, t, widths[w], space);
        }
      }
  }
  fclose(out);
  restart_random(); // so that a builtin's arguments do not depend on its place in the table
  char options[128] = "";
  if (b->extension)
    snprintf(options, sizeof options, "-Xclang -cl-ext=+%s", b->extension);
  const uint64_t earlier = failures;
  program *program = tested ? build(source, options) : NULL;
  for (const element *t = types; t < types + TYPE_COUNT && program; t++)
    if (tested & ONE(t->index))
      check_type(b, program, t, last_space);
  if (failures > earlier)
    printf("FAILED: %s: %llu times\n", b->prototype, (unsigned long long)(failures - earlier));
  if (program)
    program_close(program);
  free(source);
}

void check_builtins(const builtin_test *table, size_t count) {
  for (size_t i = 0; i < count; i++)
    check_builtin(&table[i]);
}
