// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// At which points a builtin is judged, and by which bound.
#include "command.h"
#include "ulp/job.h"
#include <ctype.h>
#include <errno.h>
#include <inttypes.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static const char *beside_table(const char *name) {
  static char path[4096];
  const char *slash = strrchr(options.table, '/');
  snprintf(path, sizeof path, "%.*s%s", slash ? (int)(slash + 1 - options.table) : 0, options.table, name);
  return path;
}

static double read_bound(const char *text, const char *builtin) {
  char *end;
  if (!strcmp(text, "inf") || !strcmp(text, "-"))
    return INFINITY;
  const double bound = strtod(text, &end);
  if (end == text || *end || !(bound >= 0))
    fail(USAGE_ERROR, "%s: %s: \"%s\" is no bound in ulp", options.table, builtin, text);
  return bound;
}

// The bits of the value at *text, which ends at a comma, a space or the end; moves *text behind it.
static uint64_t read_value(const element *t, const char **text) {
  char *end;
  uint64_t value;
  bool fits = true;
  errno = 0;
  if (**text == '#') {
    value = isxdigit((unsigned char)(*text)[1]) ? strtoull(*text + 1, &end, 16) : (end = (char *)*text, 0);
    fits = !errno && value <= all_ones(t);
  } else if (t->is_float) {
    const double number = strtod(*text, &end);
    value = bits_near(t, number);
    fits = isinf(as_double(t, value)) ? strcspn(*text, "iI") < (size_t)(end - *text) : true; // inf by its name alone
  } else {
    const long long number = strtoll(*text, &end, 0);
    value = (uint64_t)number & all_ones(t);
    fits = !errno && as_signed(t, value) == number;
  }
  if (end == *text || (*end && *end != ',' && *end != ' '))
    fail(USAGE_ERROR, "\"%s\" is no value of type %s", *text, t->name);
  if (!fits)
    fail(USAGE_ERROR, "\"%s\" does not fit in type %s", *text, t->name);
  *text = end + (*end != 0);
  return value;
}

static void read_point(const signature *s, const char *text, uint64_t in[]) {
  const char *rest = text;
  for (unsigned i = 0; i < s->count; i++) {
    if (!*rest)
      fail(USAGE_ERROR, "%s: %s takes %u arguments", text, s->function->name, s->count);
    in[i] = read_value(argument_type(s, i), &rest);
  }
  if (*rest)
    fail(USAGE_ERROR, "%s: %s takes %u argument%s", text, s->function->name, s->count, s->count == 1 ? "" : "s");
}

static void plan_points(job *j) {
  const signature *s = &j->signature;
  point_plan *p = &j->plan;
  p->signature = s;
  const unsigned bits = all_varied_bits(s);
  const bool can_all = bits <= (s->type->index == HALF ? 34 : 32), all = options.all || (options.full && can_all);
  const uint64_t random = !options.full || all ? options.random : s->type->index == DOUBLE ? 10000000 : 1ull << 32;
  static table hard;
  if ((options.quick || random) && options.shards == 1 && !hard.text)
    hard = need_table(beside_table("hard.tsv"), 3);
  uint64_t (*list)[MOST_ARGUMENTS] = calloc(options.at_count + hard.count + 1, sizeof *list);
  uint64_t count = 0;
  if (!list)
    fail(RUN_ERROR, "no memory");
  for (unsigned i = 0; i < options.at_count; i++)
    read_point(s, options.at[i], list[count++]);
  for (size_t i = 0; i < hard.count; i++)
    if ((!strcmp(hard.lines[i][0], s->function->name) || !strcmp(hard.lines[i][0], j->row[NAME])) &&
        !strcmp(hard.lines[i][1], s->type->name))
      read_point(s, hard.lines[i][2], list[count++]);
  if (count)
    add_points(p, (point_set){LIST, count, 0, (const uint64_t (*)[MOST_ARGUMENTS])list});
  char *words = j->points;
  if (options.at_count) {
    strcpy(words, "given");
  } else if (all || options.stride) {
    if (all && !can_all)
      fail(USAGE_ERROR, "%s, %s: --all is too much; --random takes as many points as you like", j->row[NAME],
           s->type->name);
    add_points(p, (point_set){STRIDE, 0, all ? 1 : options.stride, NULL});
    if (s->integer[1])
      add_points(p, (point_set){BORDERS, 0, 0, NULL});
    if (all)
      strcpy(words, "all");
    else
      sprintf(words, "every %" PRIu64 ".", options.stride);
  }
  if (options.quick) {
    strcpy(words, "quick");
    add_points(p, (point_set){BORDERS, 0, 0, NULL});
    if (bits <= 32 && s->count == 1)
      add_points(p, (point_set){STRIDE, 0, bits <= 16 ? 1 : 4099, NULL});
    else
      add_points(p, (point_set){RANDOM, s->type->index == DOUBLE ? 20000 : 200000, options.seed, NULL});
  }
  if (random) {
    sprintf(words + strlen(words), "%s%" PRIu64 " random", *words ? " and " : "", random);
    add_points(p, (point_set){RANDOM, random, options.seed, NULL});
  }
  if (options.shards > 1)
    sprintf(words + strlen(words), " (shard %" PRIu64 "/%" PRIu64 ")", options.shard, options.shards);
  j->begin = (uint64_t)((unsigned __int128)p->count * (options.shard - 1) / options.shards);
  j->end = (uint64_t)((unsigned __int128)p->count * options.shard / options.shards);
}

bool plan_job(job *j, char **row, const element *t) {
  *j = (job){.row = row};
  const bool elsewhere = t->index == FLOAT && *row[ELSEWHERE] && strncmp(options.device, "cpu", 3);
  const char *bound = row[options.spec ? SPEC + t->index - HALF : elsewhere ? ELSEWHERE : OURS + t->index - HALF];
  if (row[OURS + t->index - HALF][0] == '-')
    return false;
  j->bound = read_bound(bound, row[NAME]);
  if (!read_signature(&j->signature, row, t))
    fail(USAGE_ERROR, "%s: no reference function is called \"%s\"; utils/ulp/functions.c of the source has them",
         options.table, row[REFERENCE]);
  read_domain(&j->domain, row[DOMAIN]);
  j->domain.finite = options.finite;
  j->domain.normal = options.normal;
  j->domain.unjudged = options.unjudged && !is_approximation(row[NAME]);
  plan_points(j);
  return true;
}
