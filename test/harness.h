// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The interface of the C tests' harness. A test is a program test/CHAPTER/NAME.c, which lit runs once per device (see
// lit.cfg.py). A test of elementwise builtins looks like this:
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
// A line "// DEVICES: cpu opencl" in a test restricts it to the devices whose names begin with one of these words.
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
  const char *only;        // --only NAME,NAME: checks only these builtins of the tables (is_chosen)
  unsigned width;          // --width N: checks only vectors of this width
  bool full;               // --full: the long form of a test, exhaustive where that takes minutes
  bool time;               // --time: tests that can time what they run do so, with larger sizes
  uint64_t seed;           // --seed N; the same seed gives the same arguments
} harness;
extern harness test;

enum { EXIT_UNSUPPORTED = 77 }; // exit status that lit reports as UNSUPPORTED

void harness_start(int argc, char **argv, const char *what); // reads the options, opens the device
int harness_finish(void);                                    // prints "N checks, N failures"; returns what main returns
_Noreturn void harness_unsupported(const char *why);         // ends the program: this device cannot run this test
bool is_chosen(const char *name);                            // whether --only names this, or is not given
// Counts a check. If it failed, prints the message, unless too many have been printed already. Returns ok.
bool check(bool ok, const char *format, ...) __attribute__((format(printf, 2, 3)));

// ---- Element types and their values: element.h

uint64_t random_bits(void);             // 64 of them; the sequence depends on test.seed only
uint64_t random_value(const element *); // a boundary value or random bits of random magnitude

// ---- Elementwise builtins, one table line for each

#define WIDTH(N) (1u << (N)) // sets of widths
enum { MAX_ARGUMENTS = 4, MAX_RESULTS = 3 };
typedef struct {
  const element *type;        // gentype's element
  unsigned width, lane;       // 1, 2, 3, 4, 8, 16
  uint64_t in[MAX_ARGUMENTS]; // this lane's arguments without pointers; a scalar has the same value in every lane
  uint64_t out[MAX_RESULTS];  // written by the reference: the result, then what the pointers receive, in order
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
  unsigned widths; // the widths to test, such as WIDTH(2) | WIDTH(4); 0: all six
  // Called when a result differs from out[result], and from the last one that this accepted there. Returns whether
  // `got` is right, too, for all widths. NaNs are equal unless nan_bits.
  bool (*accept)(const call *, unsigned result, uint64_t got);
  bool nan_bits;
  void (*arguments)(call *); // changes the arguments in `in` if the builtin's domain is smaller, or favours some
  // The same for further sets of arguments. There are none where the first set is all arguments, unchanged.
  void (*further[2])(call *);
  // A lane's result depends on other lanes, as that of cross does. Then the reference is called for each width;
  // otherwise, unless the prototype has scalars, it is called once for all widths, as width 1.
  bool lanes_mix;
  const char *extension; // the extensions and features that Clang declares it with: "cl_khr_x,+__opencl_c_y"
  const char *since;     // "CL2.0": Clang does not declare it in earlier versions
  bool undeclared;       // Clang does not declare it at all, so the kernels do
} builtin_test;

// Calls each builtin for each type and width, with different arguments in all lanes, and compares every lane with the
// reference. The arguments are all there are if they have no more than 16 bits together (32 with --full); otherwise all
// combinations of boundary values, unless there are too many, followed by random values.
void check_builtins(const builtin_test *, size_t count);
#define CHECK_BUILTINS(TABLE) check_builtins(TABLE, sizeof(TABLE) / sizeof *(TABLE))

// ---- Anything else

// Builds a program from source, with -cl-std of test.std and these options, which may be NULL. If it does not build,
// that counts as a failure, and the result is NULL.
program *build(const char *source, const char *options);
// Runs a kernel with `items` work-items in groups of `local`; with 0 the device chooses the groups' size. Returns false
// if there are no results to check: the kernel failed, which is counted, or kernels are only compiled
// (ONECLC_COMPILE_ONLY).
bool run_kernel(program *, const char *kernel, size_t items, size_t local, unsigned count, const argument *);
//   int in[64], out[64];
//   if (RUN(p, "twice", 64, 0, IN(in), OUT(out))) check(out[0] == 2 * in[0], …);
#define RUN(PROGRAM, KERNEL, ITEMS, LOCAL, ...) \
  run_kernel(PROGRAM, KERNEL, ITEMS, LOCAL, sizeof((argument[]){__VA_ARGS__}) / sizeof(argument), \
             (argument[]){__VA_ARGS__})
#define OUT(ARRAY) {ARG_BUFFER, sizeof(ARRAY), (ARRAY)} // of an array, not a pointer; the kernel reads and writes it
#define IN(ARRAY) {ARG_INPUT, sizeof(ARRAY), (ARRAY)}
#define BUFFER(POINTER, SIZE) {ARG_BUFFER, SIZE, POINTER}
#define INPUT(POINTER, SIZE) {ARG_INPUT, SIZE, (void *)(POINTER)}
#define VALUE(LVALUE) {ARG_VALUE, sizeof(LVALUE), (void *)&(LVALUE)} // which may be const
#endif
