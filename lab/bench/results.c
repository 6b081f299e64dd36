// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What clc-bench prints, geometric means and floors.
#include "bench/program.h"
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

typedef struct {
  char form[48];
  mean_ratio peers[MAX_LIBRARIES];
} mean;
enum { MAX_MEANS = 32 };
static mean means[MAX_MEANS];
static unsigned mean_count;

static int compare_doubles(const void *a, const void *b) {
  const double x = *(const double *)a, y = *(const double *)b;
  return (x > y) - (x < y);
}

double median(double *values, unsigned count) {
  qsort(values, count, sizeof *values, compare_doubles);
  return count % 2 ? values[count / 2] : (values[count / 2 - 1] + values[count / 2]) / 2;
}

// Results that nobody gets are not worth going on for; the end of the program says why.
static void flush(void) {
  if (fflush(stdout) != 0)
    exit(RUN_ERROR);
}

static const char *unit(void) { return on_cpu || options.items ? "ns" : options.memory ? "GB/s" : "Gop/s"; }

const char *form_name(const signature *s, const form *f) {
  static char name[32];
  sprintf(name, options.items ? "%s items" : f->width > 1 ? "%s%u" : "%s", s->type->name, f->width);
  return name;
}

static const char *const ranges[] = {"main", "wide", "mixed"};

void print_heading(void) {
  if (options.csv) {
    puts("function,precision,form,range,library,unit,median,least,most,samples,speed ratio,ulp,device");
    return;
  }
  printf("%-14s %-9s %-4s %9s %6s", "function", "form", "range", "ours", "ulp");
  for (unsigned i = 1; i < library_count; i++)
    printf(" | %11s %5s %6s", libraries[i].name, "ratio", "ulp");
  printf("   %s\n", unit());
}

static void print_number(const char *format, const char *none, double value) {
  if (isnan(value))
    fputs(none, stdout);
  else
    printf(format, value);
}

void print_results(const char *name, const signature *s, const form *f, const result r[]) {
  if (options.csv) {
    for (unsigned i = 0; i < library_count; i++)
      if (!isnan(r[i].median))
        printf("%s,%s,%s,%s,%s,%s,%.5g,%.5g,%.5g,%u,%.4g,%.4g,\"%s\"\n", name, s->type->name, form_name(s, f),
               ranges[f->range], libraries[i].name, unit(), r[i].median, r[i].least, r[i].most, options.samples,
               r[i].ratio, r[i].error, device_description(libraries[0].device));
    flush();
    return;
  }
  const char *value = on_cpu ? " %9.3f" : " %9.4g";
  printf("%-14s %-9s %-5s", name, form_name(s, f), ranges[f->range]);
  for (unsigned i = 0; i < library_count; i++) {
    if (i)
      fputs(" |  ", stdout);
    print_number(value, "         -", on_cpu ? r[i].least : r[i].median);
    if (i)
      print_number(" %5.2f", "     -", r[i].ratio);
    print_number(" %6.3g", "      -", r[i].error);
  }
  putchar('\n');
  flush();
}

// The means of a form; NULL for functions that do not count: approximations, and what is hardly more than an
// instruction everywhere.
static mean *mean_of(const char *name, const signature *s, const form *f) {
  static const char *const single[] = {"ceil",  "fabs", "fdim",  "floor", "fma",
                                       "ldexp", "rint", "round", "sqrt",  "trunc"};
  char key[48];
  if (is_approximation(name))
    return NULL;
  for (unsigned i = 0; i < sizeof single / sizeof *single; i++)
    if (!strcmp(name, single[i]))
      return NULL;
  snprintf(key, sizeof key, "%s %s", form_name(s, f), ranges[f->range]);
  unsigned m = 0;
  while (m < mean_count && strcmp(means[m].form, key))
    m++;
  if (m == MAX_MEANS)
    return NULL;
  if (m == mean_count)
    strcpy(means[mean_count++].form, key);
  return &means[m];
}

void add_ratio(mean_ratio *m, const char *name, double ratio) {
  if (isnan(ratio))
    return;
  m->logs += log(ratio);
  if (!m->count++ || ratio < m->least) {
    m->least = ratio;
    m->least_name = name;
  }
}

static double value(const mean_ratio *m) { return exp(m->logs / m->count); }

// With --csv, standard output has the table alone.
static FILE *summary(void) { return options.csv ? stderr : stdout; }

static void print_mean(FILE *out, const char *what, const char *peer, const mean_ratio *m) {
  fprintf(out, "%s, ours over %s: geometric mean %.2f of %u, least %.2f (%s)\n", what, peer, value(m), m->count,
          m->least, m->least_name);
}

static bool below, compared; // what the comparisons with floors.tsv came to

static void compare_with_floor(const char *what, const mean_ratio *m, char *const row[]) {
  const bool holds = value(m) >= number(row, MEAN) && m->least >= number(row, LEAST_RATIO);
  below |= !holds, compared = true;
  fprintf(summary(), "%s: %s over %s: mean %.2f (floor %s), least %.2f (floor %s)\n", holds ? "holds" : "BELOW", what,
          row[PEER], value(m), row[MEAN], m->least, row[LEAST_RATIO]);
}

static bool is_for_device(char *const row[]) { return !strncmp(options.device, row[DEVICE], strlen(row[DEVICE])); }

// Beside our vectors the correctly rounded functions do not count: floors are of those that every program calls.
void add_to_means(const char *name, const signature *s, const form *f, const result r[]) {
  mean *m = mean_of(name, s, f);
  for (unsigned i = 1; m && i < library_count; i++)
    if (!libraries[i].vectors || strncmp(name, "cr_", 3))
      add_ratio(&m->peers[i], name, r[i].ratio);
}

void print_means(void) {
  if (options.csv)
    return;
  for (unsigned m = 0; m < mean_count; m++)
    for (unsigned i = 1; i < library_count; i++)
      if (means[m].peers[i].count)
        print_mean(stdout, means[m].form, peer_name(&libraries[i]), &means[m].peers[i]);
}

static int verdict(void) {
  if (!compared)
    fprintf(stderr, "clc-bench: floors.tsv has no floor for this device (%s), these precisions and these libraries\n",
            options.device);
  return !compared ? NOT_RUN : below ? BELOW : OK;
}

int check_floors(const table *floors) {
  for (size_t k = 0; k < floors->count; k++) {
    char **row = floors->lines[k];
    if (!is_for_device(row))
      continue;
    for (unsigned m = 0; m < mean_count; m++) {
      const size_t length = strlen(row[PRECISION]);
      const char *rest = means[m].form + length;
      const bool mixed = !strcmp(row[FORM], "mixed");
      if (strncmp(means[m].form, row[PRECISION], length) ||
          (*rest == ' ') != (mixed || !strcmp(row[FORM], "scalars")) || !strstr(rest, mixed ? " mixed" : " main"))
        continue;
      for (unsigned i = 1; i < library_count; i++)
        if (means[m].peers[i].count && !strcmp(peer_name(&libraries[i]), row[PEER]))
          compare_with_floor(means[m].form, &means[m].peers[i], row);
    }
  }
  return verdict();
}

bool is_chosen(const char *name, const char *kind, int count, char **words) {
  for (int n = 0; n < count; n++)
    if (!strcmp(words[n], "all") || !strncmp(words[n], name, strlen(words[n])) || !strcmp(words[n], kind))
      return true;
  return false;
}

int judge_kinds(unsigned count, const kind_ratio kinds[]) {
  const table floors = options.floors ? read_table("floors.tsv", FLOOR_COLUMNS) : (table){0};
  for (unsigned k = 0; k < count; k++) {
    if (!kinds[k].mean.count)
      continue;
    print_mean(summary(), kinds[k].kind, kinds[k].peer, &kinds[k].mean);
    for (size_t i = 0; i < floors.count; i++) {
      char **row = floors.lines[i];
      if (is_for_device(row) && !strcmp(row[PEER], kinds[k].peer) && !strcmp(row[FORM], kinds[k].kind))
        compare_with_floor(kinds[k].kind, &kinds[k].mean, row);
    }
  }
  return options.floors ? verdict() : OK;
}
