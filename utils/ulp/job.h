// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The parts of the program clc-ulp: a job is a builtin in a precision, which is planned, built, run and reported.
#ifndef ONECLC_ULP_JOB_H
#define ONECLC_ULP_JOB_H
#include "device.h"
#include "ulp/peers.h"

enum { OK, BROKEN, RUN_ERROR = 3, DEVICE_MISSING, MISSING = 77 };

// ---- options.c

enum { MAX_GIVEN = 256 };
typedef struct {
  const char *device, *table, *emit, *binades, *same, *state;
  const char *library, *library_file; // another than ours
  unsigned precisions, width, local, threads;
  const char *options; // Clang's
  bool finite, normal; // are the points and results that are judged
  bool loop, spec, quick, all, full, csv, list, restart, progress, quiet, unjudged;
  uint64_t stride, random, seed, shard, shards;
  const char *at[MAX_GIVEN];
  unsigned at_count;
} ulp_options;
extern ulp_options options;

// Reads the options and fills in what they leave open. The functions' names are the words from the number on that it
// returns.
int read_options(int count, char **words);

typedef struct {
  char **row;
  signature signature;
  domain domain;
  double bound;
  point_plan plan;
  program *program;
  void *function; // called in its place: a vector library's of the host, for vectors of
  unsigned bytes;
  bool in_one_item;    // is how the program does all points
  uint64_t begin, end; // this shard's points
  tally sum;
  tally *binades;  // of the first argument, by its sign and exponent's field: binade_count() of them; NULL: not wanted
  char points[64]; // in words
} job;

// ---- plan.c: the points

// False where the table has no such builtin.
bool plan_job(job *, char **row, const element *);

// ---- kernel.c: the program that calls the builtin

// Has programs linked with --library's file, if it is one.
void use_library(device *);
enum { BUILT, LACKING, REFUSED };
enum { LOOPS = 131 }; // with --loop: loops over 0, 1, 2 … 130 points, and again
int build_kernel(job *, device *);

// ---- run.c: calls and judges at all points

static inline unsigned binade_count(const element *t) { return 1u << (t->bits - t->fraction_bits); }

void prepare_runs(void); // once
// Ends the program if a signal has come, which ends a compiler that the program waits for, too.
void stop_if_interrupted(void);
// DEVICE_OK, DEVICE_ERROR or DEVICE_NOT_RUN. A run that a signal ends keeps how far it came.
int run_job(job *, device *);

// ---- report.c: results on standard output

void print_heading(const device *);
void print_result(const job *, const device *, const char *verdict);
double misrounded_share(const tally *);
// A value's bits, with the value itself if that is asked for; one of a few fixed buffers.
const char *value_text(const element *, uint64_t bits, bool with_value);
// The arguments of a finding; a fixed buffer.
const char *arguments_text(const job *, const finding *, const char *separator);

// ---- record.c: tables of results

// Sees to it that --emit's and --binades' tables can be written and --same's be read; to be called before the work.
void open_records(void);
// Writes the result into the tables that --emit and --binades name.
void emit_result(const job *, const device *);
// Whether the results are those of another device, as far as the table that --same names knows them.
bool has_same_bits(const job *);
#endif
