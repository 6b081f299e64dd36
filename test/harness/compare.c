// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Results beside their reference: what differs is a failure, unless known.h has it.
#include "harness/parts.h"
#include "known.h"
#include <math.h>
#include <stdlib.h>

// How many results had each of the known differences.
static uint64_t known[sizeof known_differences / sizeof *known_differences];

void print_known_differences(void) {
  for (size_t i = 0; i < sizeof known / sizeof *known; i++)
    if (known[i])
      printf("not counted as failures: %llu results of %s: %s\n", (unsigned long long)known[i],
             known_differences[i].builtin, known_differences[i].reason);
}

call call_of(const prototype *p, const element *t, const data *d, unsigned width, size_t i, uint64_t (*lanes)[16]) {
  call c = {.type = t, .width = width, .lane = (unsigned)(i % width), .lanes = lanes};
  for (unsigned a = 0; a < p->inputs; a++) {
    bool vector = nth(p, false, a)->vector;
    for (unsigned lane = 0; lane < width; lane++)
      lanes[a][lane] = d->in[a][i - c.lane + (vector ? lane : 0)];
    c.in[a] = lanes[a][c.lane];
  }
  return c;
}

static uint64_t unpack(const element *t, const void *array, size_t i) {
  uint64_t bits = 0;
  memcpy(&bits, (const char *)array + i * t->bits / 8, t->bits / 8);
  return bits;
}

static void write_value(FILE *out, const element *t, uint64_t bits) {
  fprintf(out, "0x%0*llx", (int)t->bits / 4, (unsigned long long)bits);
  if (t->is_float)
    fprintf(out, " = %.17g", as_double(t, bits));
  else if (t->is_signed)
    fprintf(out, " = %lld", (long long)as_signed(t, bits));
  else
    fprintf(out, " = %llu", (unsigned long long)bits);
}

static void report(const prototype *p, const call *c, unsigned space, unsigned result, uint64_t got,
                   uint64_t expected) {
  char *text;
  size_t size;
  FILE *out = open_memstream(&text, &size);
  fprintf(out, "%s, %s", p->name, c->type->name);
  if (c->width > 1)
    fprintf(out, "%u lane %u", c->width, c->lane);
  if (p->outputs > 1)
    fprintf(out, ", %s pointer", spaces[space]);
  fprintf(out, ": (");
  for (unsigned a = 0; a < p->inputs; a++) {
    fprintf(out, "%s", a ? ", " : "");
    write_value(out, nth(p, false, a)->type, c->in[a]);
  }
  fprintf(out, ") gives %s", result ? "through the pointer " : "");
  write_value(out, result_parameter(p, result)->type, got);
  fprintf(out, ", not ");
  write_value(out, result_parameter(p, result)->type, expected);
  fclose(out);
  check(false, "%s", text);
  free(text);
}

static bool is_zero(const element *t, uint64_t bits) { return t->is_float && as_double(t, bits) == 0; }

static bool differs_so(unsigned when, const prototype *p, const call *c, bool all_lanes, unsigned result,
                       uint64_t got) {
  const element *t = result_parameter(p, result)->type;
  const uint64_t expected = c->out[result];
  if (((when & ZERO_SIGN) && is_zero(t, got) && is_zero(t, expected)) ||
      ((when & NAN_PAYLOAD) && is_nan(t, got) && is_nan(t, expected)))
    return true;
  for (unsigned a = 0; a < p->inputs; a++) {
    t = nth(p, false, a)->type;
    for (unsigned lane = all_lanes ? 0 : c->lane; lane < (all_lanes ? c->width : c->lane + 1); lane++) {
      const uint64_t x = c->lanes[a][lane];
      if (((when & OF_NAN) && is_nan(t, x)) || ((when & OF_INFINITY) && t->is_float && isinf(as_double(t, x))) ||
          ((when & OF_ZERO) && is_zero(t, x)))
        return true;
    }
  }
  return false;
}

static bool is_known(const builtin_test *b, const prototype *p, const call *c, unsigned result, uint64_t got) {
  const char *device = device_description(test.device);
  for (size_t i = 0; i < sizeof known / sizeof *known; i++)
    if (!strcmp(known_differences[i].builtin, p->name) && strstr(device, known_differences[i].platform) &&
        strstr(device, known_differences[i].version) &&
        differs_so(known_differences[i].when, p, c, b->lanes_mix || !p->result.vector, result, got)) {
      known[i]++;
      return true;
    }
  return false;
}

void compare(const builtin_test *b, const prototype *p, const element *t, data *d, unsigned width, unsigned space) {
  enum { MOST_REPORTS = 3 }; // for each result of a type, width and address space
  uint64_t failed = 0;
  for (unsigned r = 0; r < p->outputs; r++) {
    const formal *q = result_parameter(p, r);
    for (size_t i = 0; i < d->count; i += q->vector ? 1 : width) {
      uint64_t got = unpack(q->type, d->packed_out[r], i), expected = d->expected[r][i];
      if (q->relation)
        expected = (width > 1 ? -expected : expected) & all_ones(q->type);
      checks++;
      if (got == expected || (!b->nan_bits && is_nan(q->type, got) && is_nan(q->type, expected)))
        continue;
      uint64_t lanes[MAX_ARGUMENTS][16];
      call c = call_of(p, t, d, width, i, lanes);
      for (unsigned k = 0; k < p->outputs; k++)
        c.out[k] = d->expected[k][i];
      if (b->accept && (got == d->accepted[r][i] || b->accept(&c, r, got))) {
        d->accepted[r][i] = got;
        continue;
      }
      if (is_known(b, p, &c, r, got))
        continue;
      if (failed++ < MOST_REPORTS)
        checks--, report(p, &c, space, r, got, expected); // report() counts the check itself
      else
        failures++;
    }
  }
}
