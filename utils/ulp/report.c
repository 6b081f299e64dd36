// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What clc-ulp prints.
#include "ulp/job.h"
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

const char *value_text(const element *t, uint64_t bits, bool with_value) {
  static char text[8][80];
  static unsigned next;
  char *to = text[next++ % 8];
  const double value = as_double(t, bits);
  if (!t->is_float)
    sprintf(to, "%" PRId64, as_signed(t, bits));
  else if (with_value)
    sprintf(to, "#%0*" PRIx64 " (%.*g)", (int)t->bits / 4, bits,
            t->index == DOUBLE  ? 17
            : t->index == FLOAT ? 9
                                : 5,
            value);
  else
    sprintf(to, "#%0*" PRIx64, (int)t->bits / 4, bits);
  return to;
}

static void print_finding(const job *j, const char *what, uint64_t count, const finding *f) {
  const signature *s = &j->signature;
  if (!count)
    return;
  printf("    %s: %s(", what, j->row[NAME]);
  for (unsigned i = 0; i < s->count; i++)
    printf("%s%s", i ? ", " : "", value_text(argument_type(s, i), f->in[i], true));
  judge_start();
  printf(") = %s, exactly %s\n", value_text(s->type, f->got, true), value_text(s->type, exact_result(s, f->in), true));
  judge_end();
}

double misrounded_share(const tally *t) { return t->points ? 100. * (double)t->misrounded / (double)t->points : 0; }

const char *arguments_text(const job *j, const finding *f, const char *separator) {
  static char text[256];
  *text = 0;
  for (unsigned i = 0; i < j->signature.count; i++)
    sprintf(text + strlen(text), "%s%s", i ? separator : "",
            value_text(argument_type(&j->signature, i), f->in[i], false));
  return text;
}

// Results that nobody gets are not worth going on for; the end of the program says why.
static void flush(void) {
  if (fflush(stdout) != 0)
    exit(RUN_ERROR);
}

void print_heading(const device *d) {
  if (options.csv)
    puts("function,precision,width,points,count,max ulp,at,result,misrounded,special,zero "
         "signs,flushed,hash,bound,verdict,device");
  else
    printf("%s\n%-14s %-6s %11s %10s %9s %7s %5s %7s  %-16s %s\n", device_description(d), "function", "", "points",
           "max ulp", "misrounded", "special", "signs", "flushed", "hash", "bound");
}

void print_result(const job *j, const device *d, const char *verdict) {
  const tally *t = &j->sum;
  const element *type = j->signature.type;
  if (options.csv) {
    printf("%s,%s,%u,\"%s\",%" PRIu64 ",%.6g,%s,%s,%" PRIu64 ",%" PRIu64 ",%" PRIu64 ",%" PRIu64 ",%016" PRIx64
           ",%g,%s,\"%s\"\n",
           j->row[NAME], type->name, options.width, j->points, t->points, t->max, arguments_text(j, &t->at_max, " "),
           value_text(type, t->at_max.got, false), t->misrounded, t->special, t->zero_sign, t->flushed, t->hash,
           j->bound, verdict, device_description(d));
    flush();
    return;
  }
  if (t->points == 0) {
    printf("%-14s %-6s %s\n", j->row[NAME], type->name, verdict);
    flush();
    return;
  }
  if (j->domain.unjudged) {
    printf("%-14s %-6s %11" PRIu64 " %10s %10s %7s %5s %7s  %016" PRIx64 " %s\n", j->row[NAME], type->name, t->points,
           "-", "-", "-", "-", "-", t->hash, verdict);
    flush();
    return;
  }
  printf("%-14s %-6s %11" PRIu64 " %10.6f %8.3f %% %7" PRIu64 " %5" PRIu64 " %7" PRIu64 "  %016" PRIx64 " %s %g\n",
         j->row[NAME], type->name, t->points, t->max, misrounded_share(t), t->special, t->zero_sign, t->flushed,
         t->hash, verdict, j->bound);
  print_finding(j, "max", t->max > 0, &t->at_max);
  if (j->bound <= 0.5)
    print_finding(j, "misrounded", t->misrounded, &t->at_misrounded);
  print_finding(j, "special value", t->special, &t->at_special);
  print_finding(j, "sign of zero", t->zero_sign, &t->at_zero_sign);
  print_finding(j, "flushed", t->flushed, &t->at_flushed);
  flush();
}
