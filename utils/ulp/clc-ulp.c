// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// clc-ulp: judges math builtins on any device: how far their results are from the exact ones, and which special values
// are wrong.
#include "command.h"
#include "ulp/job.h"
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static bool within(const job *j) {
  const tally *t = &j->sum;
  if (isinf(j->bound))
    return true;
  return !t->special && !t->zero_sign && !t->flushed && (j->bound <= 0.5 ? !t->misrounded : t->max <= j->bound);
}

static bool device_lacks(const device *d, const element *t) {
  return (t->index == HALF && !device_has(d, "fp16")) || (t->index == DOUBLE && !device_has(d, "fp64"));
}

// Judges a function in a precision; OK, BROKEN or MISSING.
static int judge_builtin(char **row, const element *t, device *d) {
  job j;
  if (device_lacks(d, t) || !plan_job(&j, row, t))
    return OK;
  const int built = build_kernel(&j, d);
  stop_if_interrupted();
  if (built == REFUSED && !options.library)
    fail(RUN_ERROR, "%s, %s: the kernel does not build", row[NAME], t->name);
  int status = MISSING;
  if (built != BUILT) {
    print_result(&j, d, built == LACKING ? "missing in the library" : "does not build");
    if (options.library) // a line of no points
      emit_result(&j, d);
  } else {
    if (options.binades && !(j.binades = calloc(binade_count(t), sizeof *j.binades)))
      fail(RUN_ERROR, "no memory");
    const int ran = run_job(&j, d);
    if (ran == DEVICE_ERROR)
      fail(RUN_ERROR, "%s, %s: the kernel does not run", row[NAME], t->name);
    status = ran == DEVICE_NOT_RUN || isinf(j.bound) ? MISSING : within(&j) ? OK : BROKEN;
    print_result(&j, d,
                 ran == DEVICE_NOT_RUN ? "not run"
                 : j.domain.unjudged   ? "unjudged"
                 : status == BROKEN    ? "BROKEN:"
                 : status == OK        ? "within"
                                       : "no bound:");
    if (ran == DEVICE_OK && !has_same_bits(&j))
      status = BROKEN;
    if (ran == DEVICE_OK)
      emit_result(&j, d);
    free(j.binades);
    if (j.program)
      program_close(j.program);
  }
  if (j.plan.set_count && j.plan.sets[0].kind == LIST)
    free((void *)j.plan.sets[0].list);
  return status;
}

int main(int argc, char **argv) {
  const int first = read_options(argc, argv), names = argc - first;
  const table bounds = need_table(options.table, COLUMNS);
  if (options.list) {
    for (size_t i = 0; i < bounds.count; i++)
      puts(bounds.lines[i][NAME]);
    return OK;
  }
  if (!names)
    fail(USAGE_ERROR, "no function given; --list prints those there are, --help how to call this");
  argv += first;
  for (int n = 0; n < names; n++) {
    bool found = !strcmp(argv[n], "all");
    for (size_t i = 0; i < bounds.count; i++)
      found |= !strcmp(argv[n], bounds.lines[i][NAME]);
    if (!found)
      fail(USAGE_ERROR, "%s has no function \"%s\"; --list prints those there are", options.table, argv[n]);
  }
  open_records();
  device *d = device_open(options.device);
  if (!d)
    return DEVICE_MISSING;
  use_library(d);
  prepare_runs();
  print_heading(d);
  bool broken = false, missing = false;
  for (int n = 0; n < names; n++) {
    for (size_t i = 0; i < bounds.count; i++) {
      char **row = bounds.lines[i];
      if (strcmp(argv[n], "all") && strcmp(argv[n], row[NAME]))
        continue;
      for (const element *t = &types[HALF]; t <= &types[DOUBLE]; t++) {
        const int status = options.precisions & ONE(t->index) ? judge_builtin(row, t, d) : OK;
        broken |= status == BROKEN;
        missing |= status == MISSING;
      }
    }
  }
  device_close(d);
  return broken ? BROKEN : missing ? MISSING : OK;
}
