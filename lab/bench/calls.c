// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The kernels that call a function again and again, and their arguments.
#include "bench/calls.h"
#include <math.h>
#include <string.h>

// Bits of a half's bits that lie below them where a kernel steps from one element to the next.
enum { HALF_FRACTION = 16 };
static unsigned fraction_of(const element *t) { return t->index == HALF ? HALF_FRACTION : 0; }

static const element *step_type(const element *t) { return t->index == HALF ? &types[FLOAT] : t; }

void wide_range(const call_range *r, const element *t, double *least, double *most) {
  const double smallest = ldexp(1, 2 - t->max_exponent), greatest = ldexp(1.99, t->max_exponent);
  *least = fmax(r->least, t->index == DOUBLE ? 0 : smallest);
  *most = fmin(r->most, greatest);
}

void write_calls(FILE *out, const call_shape *s, const char *call) {
  const unsigned w = s->width, count = s->signature->count;
  const element *type = s->signature->type;
  const bool integer = last_is_integer(s->signature);
  const char *t = type->name, *second = integer ? "int" : t;
  char v[12] = "", lanes[80] = "";
  if (w > 1) {
    snprintf(v, sizeof v, "%u", w);
    size_t length = (size_t)sprintf(lanes, " * %u + (uint%u)(0", w, w);
    for (unsigned i = 1; i < w; i++)
      length += (size_t)sprintf(lanes + length, ", %u", i);
    strcpy(lanes + length, ")");
  }
  // A library in the place of ours may lack the builtins that convert vectors.
  fprintf(out, "#define TO(TYPE, VALUE) %s\n", w > 1 ? "__builtin_convertvector(VALUE, TYPE)" : "(TYPE)(VALUE)");
  fprintf(out, "typedef %s CT; typedef %s%s CTN; typedef %s%s C2N; typedef %s S; typedef %s%s SN;\n", t, t, v, second,
          v, step_type(type)->name, step_type(type)->name, v);
  const char *bits = integer_like(type, false)->name, *places = integer_like(step_type(type), false)->name;
  fprintf(out, "typedef %s U; typedef %s%s UN; typedef %s V; typedef %s%s VN; typedef uint%s EN;\n", bits, bits, v,
          places, places, v, v);
  char q[32] = "", body[512], result[256];
  if (s->q)
    snprintf(q, sizeof q, "int%s q; ", v);
  snprintf(body, sizeof body, "%s%s%s%s",
           count < 2 ? ""
           : integer ? "const C2N n = (int)y0 + (int)(k & 7); "
                     : "const CTN y = y0 + slope * x; ",
           count > 2 ? "const CTN z = x; " : "", s->p ? "CTN p; " : "", q);
  snprintf(result, sizeof result, "%s%s%s", call, s->p ? " + p" : "", s->q ? " + TO(CTN, q)" : "");
  const unsigned unrolled = 8 / w ? 8 / w : 1;
  fprintf(out,
          "kernel void walk(S start, S step, CT delta, CT y0, CT slope, global CTN *R, uint rounds, uint mixed) {\n"
          "  const EN e = ITEM%s;\n  CTN x = TO(CTN, start + step * TO(SN, mixed ? e * 0x9e3779b1u >> 13 : e)), sum = "
          "0;\n#pragma unroll %u\n"
          "  for (uint k = 0; k < rounds; k++, x += delta) {\n    %sconst CTN r = %s;\n    sum += r;\n  }\n"
          "  R[ITEM] = sum;\n}\n",
          lanes, unrolled, body, result);
  fprintf(
      out,
      "kernel void leap(V start, V step, U delta, U sign, CT y0, CT slope, global CTN *R, uint rounds) {\n"
      "  const EN e = ITEM%s;\n  UN bits = TO(UN, (start + step * TO(VN, e * 0x9e3779b1u >> 13)) >> %u);\n"
      "  CTN sum = 0;\n#pragma unroll %u\n"
      "  for (uint k = 0; k < rounds; k++, bits += delta) {\n"
      "    const CTN x = as_%s%s(TO(UN, k & 1 ? bits | sign : bits));\n    %sconst CTN r = %s;\n    sum += r;\n  }\n"
      "  R[ITEM] = sum;\n}\n",
      lanes, fraction_of(type), unrolled, t, v, body, result);
}

void call_with(call_arguments *a, const call_shape *s, const call_range *r, int range, void *results) {
  const element *t = s->signature->type, *steps = step_type(t);
  const bool integer = last_is_integer(s->signature);
  unsigned sizes[6] = {steps->bits / 8, steps->bits / 8, t->bits / 8, t->bits / 8, t->bits / 8, t->bits / 8}, n = 0;
  *a = (call_arguments){.rounds = CALLS / s->width, .mixed = range == MIXED};
  if (range != WIDE) {
    const double slope = r->high > r->low ? (r->high2 - r->low2) / (r->high - r->low) : 0;
    const double step = (r->high - r->low) / CALL_ITEMS / (range == MIXED ? 1 : s->width);
    a->value[n++] = bits_near(steps, r->low);
    a->value[n++] = bits_near(steps, step);
    a->value[n++] = bits_near(t, step / a->rounds);
    a->value[n++] = bits_near(t, integer ? r->low2 : r->low2 - slope * r->low);
    a->value[n++] = bits_near(t, slope);
  } else {
    double least, most;
    wide_range(r, t, &least, &most);
    const uint64_t first = bits_near(t, least), last = bits_near(t, most);
    const uint64_t whole = (last - first) / CALL_ITEMS / a->rounds, delta = whole ? whole : 1;
    a->value[n++] = first << fraction_of(t);
    a->value[n++] = ((last - first - delta * a->rounds) << fraction_of(t)) / CALL_ITEMS;
    a->value[n++] = delta;
    a->value[n++] = r->low < 0 ? 1ull << (t->bits - 1) : 0;
    a->value[n++] = bits_near(t, integer ? r->low2 : r->high2);
    a->value[n++] = 0;
  }
  for (unsigned i = 0; i < n; i++)
    a->list[i] = (argument){ARG_VALUE, sizes[i], &a->value[i]};
  a->list[n++] = (argument){ARG_BUFFER, (size_t)CALL_ITEMS * s->width * t->bits / 8, results};
  a->list[n++] = (argument){ARG_VALUE, 4, &a->rounds};
  if (range != WIDE)
    a->list[n++] = (argument){ARG_VALUE, 4, &a->mixed};
  a->count = n;
}
