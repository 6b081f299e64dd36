// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What the C tests share. A test is a program test/CHAPTER/NAME.c; lit runs it once per device (lit.cfg.py):
//
//   #include "harness.h"
//   static void popcount(call *c) { c->out[0] = (uint64_t)__builtin_popcountll(c->in[0]); }
//   static void frexp_reference(call *c) { … } // out[0] is the fraction, out[1] the exponent
//   static const builtin_test table[] = {
//     {"gentype popcount(gentype x)", INTEGERS, popcount},
//     {"gentype frexp(gentype x, intn *exp)", FLOATS, frexp_reference},
//   };
//   int main(int argc, char **argv) {
//     harness_start(argc, argv, "bits and exponents");
//     CHECK_BUILTINS(table);
//     return harness_finish();
//   }
//
// A line "// DEVICES: cpu opencl" in a test restricts it to devices whose names begin so.
#ifndef ONECLC_HARNESS_H
#define ONECLC_HARNESS_H
#include "device.h"
#include "element.h"

// ---- The program

typedef struct {
  device *device;
  const char *device_name; // --device NAME or ONECLC_DEVICE; "cpu" if neither is given
  const char *std;         // --std CL1.2, CL2.0, CL3.0 (the default) or ONECLC_STD
  bool verbose;            // --verbose: show the kernels
  const char *only;        // --only NAME,NAME: these builtins of the tables alone
  unsigned width;          // --width N: these vectors of the tables alone
  bool full;               // --full: the long form of a test, exhaustive where that takes minutes
  uint64_t seed;           // --seed N; the same seed gives the same arguments
} harness;
extern harness test;

enum { EXIT_UNSUPPORTED = 77 }; // lit reports UNSUPPORTED

void harness_start(int argc, char **argv, const char *what); // reads the options, opens the device
int harness_finish(void);                                    // prints "N checks, N failures"; main's result
_Noreturn void harness_unsupported(const char *why);         // this device cannot run this test
// Counts a check; if it failed, prints the message (the first ones only). Returns ok.
bool check(bool ok, const char *format, ...) __attribute__((format(printf, 2, 3)));

// ---- Element types and their values: element.h

uint64_t random_bits(void);             // 64 of them; the sequence depends on test.seed only
uint64_t random_value(const element *); // a boundary value or random bits of random magnitude

// ---- Elementwise builtins, a line for each

#define WIDTH(N) (1u << (N)) // sets of widths
enum { MAX_ARGUMENTS = 4, MAX_RESULTS = 3 };
typedef struct {
  const element *type;        // gentype's element
  unsigned width, lane;       // 1, 2, 3, 4, 8, 16
  uint64_t in[MAX_ARGUMENTS]; // this lane's arguments, pointers left out; a scalar's value in every lane
  uint64_t out[MAX_RESULTS];  // the reference writes the result, then what goes out through pointers, in order
  uint64_t (*lanes)[16];      // lanes[argument][lane], for builtins that mix lanes (dot, any, cross)
} call;

typedef struct {
  // The specification's prototype. Types: gentype, sgentype, igentype, ugentype, relation, wide (the integer of twice
  // the bits), intn, ucharn … (any type followed by n), int, uchar … (scalars). Pointers (`intn *`) receive results:
  // the builtin is called with private, local, global and, where the device has it, generic pointers. In the
  // name, @ stands for sgentype's name and # for the width: "gentype convert_@#_sat(intn)".
  const char *prototype;
  unsigned types;            // for which gentypes
  void (*reference)(call *); // fills in `out`; a relation is 0 or 1 whatever the width
  // All that follows may be left out.
  unsigned widths; // such as WIDTH(2) | WIDTH(4); 0: all six
  // Asked when a result differs from out[result] (NaNs are equal unless nan_bits): may `got` stand, too?
  bool (*accept)(const call *, unsigned result, uint64_t got);
  bool nan_bits;
  void (*arguments)(call *); // changes the chosen arguments in `in` where the builtin's domain is smaller
  bool lanes_mix;            // a lane's result depends on other lanes (cross): then the reference is called at each
                             // width; otherwise, unless the prototype has scalars, once for all, as width 1
  const char *extension;     // the OpenCL extensions and features that Clang declares it for: "cl_khr_x,+__opencl_c_y"
  const char *since;         // "CL2.0": Clang does not declare it in earlier versions
  bool undeclared;           // Clang does not declare it at all; the kernels do
} builtin_test;

// Calls each builtin in each type and width, lanes all different, and compares every lane with the reference.
// Arguments: all of them if they have 16 bits together (32 with --full); else boundary values combined, then random
// ones.
void check_builtins(const builtin_test *, size_t count);
#define CHECK_BUILTINS(TABLE) check_builtins(TABLE, sizeof(TABLE) / sizeof *(TABLE))

// ---- Anything else

// Builds a source with -cl-std of test.std and these options (may be NULL). A failure is counted; the result is then
// NULL.
program *build(const char *source, const char *options);
// Runs a kernel over `items` work-items in groups of `local` (0: the device chooses). False: it failed (counted), or
// nothing runs (ONECLC_COMPILE_ONLY), so that there is nothing to check.
bool run_kernel(program *, const char *kernel, size_t items, size_t local, unsigned count, const argument *);
//   int in[64], out[64];
//   if (RUN(p, "twice", 64, 0, IN(in), OUT(out))) check(out[0] == 2 * in[0], …);
#define RUN(PROGRAM, KERNEL, ITEMS, LOCAL, ...) \
  run_kernel(PROGRAM, KERNEL, ITEMS, LOCAL, sizeof((argument[]){__VA_ARGS__}) / sizeof(argument), \
             (argument[]){__VA_ARGS__})
#define OUT(ARRAY) {ARG_BUFFER, sizeof(ARRAY), (ARRAY)} // arrays, not pointers; in and out
#define IN(ARRAY) {ARG_INPUT, sizeof(ARRAY), (ARRAY)}
#define BUFFER(POINTER, SIZE) {ARG_BUFFER, SIZE, POINTER}
#define INPUT(POINTER, SIZE) {ARG_INPUT, SIZE, (void *)(POINTER)}
#define VALUE(LVALUE) {ARG_VALUE, sizeof(LVALUE), &(LVALUE)}
#endif
