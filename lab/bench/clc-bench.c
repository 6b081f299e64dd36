// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// clc-bench: how fast math builtins are, ours and those of other libraries on the same machine, in the same run.
#include "bench/program.h"
#include "command.h"
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

static void measure_form(char *const row[], char *const bound[], const signature *s, const form *f) {
  result r[MAX_LIBRARIES];
  if (!options.quiet && isatty(2))
    fprintf(stderr, "\r%s %s %s\033[K\r", row[FUNCTION], form_name(s, f), f->range ? "wide" : "main");
  measure(row, bound, s, f, r);
  print_results(row[FUNCTION], s, f, r);
  add_to_means(row[FUNCTION], s, f, r);
}

// False if it was only compiled.
static bool bench(char *const row[], char *const bound[], const element *t) {
  signature s = {.type = t, .count = 1};
  if (bound)
    read_signature(&s, (char **)bound, t);
  const kernel_set set = options.items ? ITEM_EACH : on_cpu ? LOOPS : options.memory ? STREAM : CALLS_EACH;
  const unsigned gpu_width = options.vectors || options.memory ? 4 : 1;
  const unsigned width = set == ITEM_EACH ? 1 : on_cpu ? vector_width(t) : gpu_width;
  for (unsigned i = 0; i < library_count; i++) {
    library *l = &libraries[i];
    if (l->vectors) {
      l->program = libraries[0].program;
      continue;
    }
    const bool has = !l->device || ((t->index != HALF || device_has(l->device, "fp16")) &&
                                    (t->index != DOUBLE || device_has(l->device, "fp64")));
    char *source = NULL;
    if (l->device && has && bound)
      source = write_kernels(bound, &s, set, width, l->how);
    else if (l->device && has && (l->how == OPENCL_C || !strcmp(row[FUNCTION], "copy")))
      source = write_mover(row[FUNCTION]);
    if (l->device)
      build_program(l, source);
    else
      l->function = !bound || call_reads(bound[CALL], 'p') || call_reads(bound[CALL], 'q')
                        ? NULL // a mover; or they have other arguments
                        : host_function(l->host, row[FUNCTION], &s, vector_bytes);
    free(source);
    if (i == 0 && has && !l->program)
      fail(RUN_ERROR, "%s, %s: the kernel does not build", row[FUNCTION], t->name);
  }
  if (device_is_compile_only(libraries[0].device) || !libraries[0].program) {
    close_programs();
    return !device_is_compile_only(libraries[0].device);
  }
  const unsigned last = options.quick || options.memory ? MAIN : on_cpu || options.items ? WIDE : MIXED;
  for (unsigned range = MAIN; range <= last; range++) {
    if (options.items) {
      measure_form(row, bound, &s, &(form){"apply", 1, range});
    } else if (on_cpu) {
      if (!options.loops)
        measure_form(row, bound, &s, &(form){"vectors", width, range});
      if (!options.quick || options.loops)
        measure_form(row, bound, &s, &(form){"scalars", 1, range});
    } else {
      measure_form(row, bound, &s, &(form){options.memory ? "stream" : call_kernel((int)range), width, range});
    }
  }
  close_programs();
  return true;
}

static char **find_row(const table *t, const char *name) {
  for (size_t i = 0; i < t->count; i++)
    if (!strcmp(t->lines[i][0], name))
      return t->lines[i];
  return NULL;
}

int main(int argc, char **argv) {
  static char *movers[][SPEED_COLUMNS] = {{"copy"}, {"vload_half4"}, {"vstore_half4"}};
  const int first = read_options(argc, argv), names = argc - first;
  if (options.primitives)
    return (strncmp(options.device, "cuda", 4) ? bench_on_processor : bench_primitives)(names, argv + first);
  const table bounds = read_table("bounds.tsv", COLUMNS);
  const table speeds = read_table("speed.tsv", SPEED_COLUMNS);
  if (options.list) {
    for (size_t i = 0; i < speeds.count; i++)
      puts(speeds.lines[i][FUNCTION]);
    for (unsigned i = 0; i < 3 && options.memory; i++)
      puts(movers[i][FUNCTION]);
    return OK;
  }
  const table floors = options.floors ? read_table("floors.tsv", FLOOR_COLUMNS) : (table){0};
  if (!names)
    fail(USAGE_ERROR, "no function given; --list prints those there are, --help how to call this");
  argv += first;
  for (int n = 0; n < names; n++) {
    bool found = !strcmp(argv[n], "all") || find_row(&speeds, argv[n]);
    for (unsigned i = 0; i < 3; i++)
      found |= options.memory && !strcmp(argv[n], movers[i][FUNCTION]);
    if (!found)
      fail(USAGE_ERROR, "no function \"%s\"; --list%s prints those there are", argv[n],
           options.memory ? " --memory" : "");
  }
  find_libraries();
  make_arrays();
  print_libraries();
  print_heading();
  bool ran = true;
  for (int n = 0; n < names; n++) {
    for (size_t i = 0; i < speeds.count; i++) {
      char **row = speeds.lines[i], **bound = find_row(&bounds, row[FUNCTION]);
      if (strcmp(argv[n], "all") && strcmp(argv[n], row[FUNCTION]))
        continue;
      if (!bound)
        fail(USAGE_ERROR, "bounds.tsv has no function \"%s\"", row[FUNCTION]);
      for (const element *t = &types[HALF]; t <= &types[DOUBLE]; t++)
        if (options.precisions & ONE(t->index) && bound[OURS + t->index - HALF][0] != '-')
          ran &= bench(row, bound, t);
    }
    for (unsigned i = 0; i < 3; i++)
      if (options.memory && !strcmp(argv[n], movers[i][FUNCTION]))
        ran &= bench(movers[i], NULL, &types[FLOAT]);
  }
  if (!options.quiet && isatty(2))
    fputs("\r\033[K", stderr);
  print_means();
  return !ran ? NOT_RUN : options.floors ? check_floors(&floors) : OK;
}
