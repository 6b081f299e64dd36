// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The parts of the program clc-bench.
#ifndef ONECLC_BENCH_PROGRAM_H
#define ONECLC_BENCH_PROGRAM_H
#include "bench/bench.h"
#include "bench/calls.h"
#include "device.h"

enum { OK, BELOW, RUN_ERROR = 3, DEVICE_MISSING, NOT_RUN = 77 };

// ---- options.c

enum { MAX_SAMPLES = 1024 };
typedef struct {
  const char *device, *only, *libclc, *libdevice, *tables;
  unsigned precisions, samples;
  bool quick, loops, items, vectors, memory, floors, csv, quiet, list, primitives, no_errors;
} bench_options;
extern bench_options options;

// Reads the options and fills in what they leave open. The functions' names are the words from the number on that it
// returns.
int read_options(int count, char **words);
// A table of --tables or the program's own; after a message it exits.
table read_table(const char *name, unsigned fields);
// The columns of speed.tsv
enum { FUNCTION, LOW, HIGH, LEAST, MOST, LOW2, HIGH2, SPEED_COLUMNS };
double number(char *const row[], unsigned column); // 0 where there is none

// ---- libraries.c: what is measured; the first is ours

typedef struct {
  const char *name, *options; // for Clang
  device *device;             // NULL: a library of the host
  spelling how;
  host_library host;
  unsigned llvm;    // libclc's version is that of the LLVM that made it; else 0
  bool vectors;     // our overloads for vectors, what our loops over scalars are compared with: the program is ours
  program *program; // of the function that is being measured
  void *function;   // the same of the host's
} library;
enum { MAX_LIBRARIES = 8 };

extern library libraries[MAX_LIBRARIES];
extern unsigned library_count;
extern bool on_cpu, on_cuda;
extern unsigned vector_bytes; // of a processor
unsigned vector_width(const element *);

void find_libraries(void);
void print_libraries(void);
// What floors.tsv calls a library: libclc with its version. A fixed buffer.
const char *peer_name(const library *);
// Builds a program of OpenCL C, or none if `source` is NULL.
void build_program(library *, const char *source);
void close_programs(void);

// ---- measure.c

typedef struct {
  const char *kernel; // vectors, scalars, apply, walk, leap, stream
  unsigned width, range;
} form;

typedef struct {
  double median, least, most, error; // in the unit that is printed; NaN: none
  double ratio;                      // of times: on processors of the least, else the median of those taken in turns
} result;

void make_arrays(void);
// Measures all libraries in turns and, where `bound` is a line of bounds.tsv, looks for their greatest errors.
void measure(char *const row[], char *const bound[], const signature *, const form *, result r[]);

// ---- primitives.c

enum { UNORM_INT8 = 0x10d2, UNSIGNED_INT8 = 0x10da, FLOAT_CHANNELS = 0x10de }; // data types of images
// Measures those primitives that is_chosen tells; returns the program's exit status.
int bench_primitives(int count, char **names);

// ---- processor.c: the same on processors, beside OpenCL drivers

int bench_on_processor(int count, char **names);

// ---- results.c

double median(double *values, unsigned count); // sorts them

// The geometric mean of ratios, and the least one
typedef struct {
  double logs, least;
  unsigned count;
  const char *least_name;
} mean_ratio;
void add_ratio(mean_ratio *, const char *name, double ratio); // NaN: none

const char *form_name(const signature *, const form *); // a fixed buffer
void print_heading(void);
void print_results(const char *name, const signature *, const form *, const result r[]);
void add_to_means(const char *name, const signature *, const form *, const result r[]);
void print_means(void);
// Compares the means with the floors: OK, BELOW or, where none applies, NOT_RUN.
int check_floors(const table *floors);
// Whether a primitive's name begins with one of the words, or its kind is one, or one is "all".
bool is_chosen(const char *name, const char *kind, int count, char **words);
typedef struct {
  const char *kind, *peer;
  mean_ratio mean;
} kind_ratio;
// Prints the means of kinds of primitives and, if asked for, compares them with floors.tsv: OK, BELOW or NOT_RUN.
int judge_kinds(unsigned count, const kind_ratio kinds[]);
enum { DEVICE, PEER, FORM, PRECISION, MEAN, LEAST_RATIO, FLOOR_COLUMNS };
#endif
