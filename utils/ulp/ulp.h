// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The parts of clc-ulp: reference functions, the points at which builtins are judged, and the judge.
#ifndef ONECLC_ULP_H
#define ONECLC_ULP_H
#include "element.h"
#include <stdio.h>
#define MPFR_USE_INTMAX_T
#include <mpfr.h>

enum { MOST_ARGUMENTS = 4 };

// ---- table.c: tables of tab-separated fields, and what bounds.tsv says of a builtin

typedef struct {
  char *text, ***lines; // lines[i][field]; fields that a line lacks are ""
  size_t count;
} table;
// Lines that begin with # are notes. After a message, text is NULL.
table load_table(const char *path, unsigned fields);
// The same; after a message it exits.
table need_table(const char *path, unsigned fields);
// Where the program's own tables lie: in ../share/oneclc, of a build as of an installation. A fixed buffer.
const char *table_path(const char *name);

// The columns of bounds.tsv. Bounds are ulps: 0 or 0.5 is a correctly rounded result, inf none, - that there is no such
// builtin. ELSEWHERE is that of float on devices that are no processors; if it is empty, they have the same.
enum { NAME, CALL, REFERENCE, OURS, SPEC = OURS + 3, DOMAIN = SPEC + 3, DOUBLE_BY, ELSEWHERE, COLUMNS };

// Whether a call such as "remquo(x, y, &q)" mentions a variable.
bool call_reads(const char *call, char variable);

// Whether a builtin is one of those that devices may do as they like: native_ and half_.
bool is_approximation(const char *builtin);

// The value of --precision, "half,float", as a set of types; fails on anything else.
unsigned read_precisions(const char *text);

// ---- functions.c: what builtins should give

typedef struct {
  const char *name;
  // The exact result rounded to r's precision to nearest, with MPFR's ternary value. An integer argument is exact.
  int (*exact)(mpfr_ptr r, mpfr_t arguments[]);
  // The same by the host, good to 2^-44 or better; or NULL.
  double (*quick)(const double arguments[]);
} function;
const function *find_function(const char *name); // or NULL

// ---- The arguments of a builtin, and where it is judged

typedef struct {
  const element *type;
  const function *function;
  unsigned count;               // of arguments
  bool integer[MOST_ARGUMENTS]; // an int in the low 32 bits
} signature;

static inline const element *argument_type(const signature *s, unsigned argument) {
  return s->integer[argument] ? &types[INT] : s->type;
}

static inline bool last_is_integer(const signature *s) { return s->integer[s->count - 1]; }

// The arguments' names in calls
static const char argument_names[] = "xyzw";

// From a line of bounds.tsv; false if its reference function is unknown.
bool read_signature(signature *, char **row, const element *);

// Writes a kernel's declaration of a builtin that Clang does not declare, as the column domain of bounds.tsv says. It
// takes its arguments by value, and a second result's place in private memory. The builtin's name ends at a dot, behind
// which the row's says which result it is.
void declare_builtin(FILE *, char *const row[], const signature *, unsigned width);

// ---- points.c: where they are judged

typedef enum { LIST, BORDERS, STRIDE, RANDOM } point_kind;
typedef struct {
  point_kind kind;
  uint64_t count;                         // of points
  uint64_t step;                          // STRIDE: through the bits of all arguments together; RANDOM: the seed
  const uint64_t (*list)[MOST_ARGUMENTS]; // LIST
} point_set;
enum { MAX_SETS = 8 };
typedef struct {
  const signature *signature;
  point_set sets[MAX_SETS];
  unsigned set_count;
  uint64_t count; // of all sets together
} point_plan;
unsigned all_varied_bits(const signature *); // all inputs are 2 to this power
uint64_t bits_near(const element *, double); // of the value, NaN without a sign; towards zero if it has too many bits
void add_points(point_plan *, point_set);    // fills in the count of STRIDE and BORDERS
// The arguments of a point: they depend on its number alone, so that a run can be split and taken up again.
void point_at(const point_plan *, uint64_t number, uint64_t in[MOST_ARGUMENTS]);

// ---- judge.c: how far a result is off

typedef struct {
  uint64_t in[MOST_ARGUMENTS], got;
} finding;
typedef struct {
  uint64_t points;     // within the domain
  uint64_t misrounded; // not the correctly rounded result
  uint64_t special;    // NaN, infinity or exact zero that should be something else, or the other way round
  uint64_t zero_sign;  // zeros of the wrong sign
  uint64_t flushed; // zeros where the exact result is at least the least subnormal number (between its half and itself
                    // they err by less than an ulp)
  uint64_t hash;    // sum of a hash of every point's arguments and result (NaNs are equal): parts add up modulo 2^64
  double max;       // greatest error in ulp
  finding at_max, at_misrounded, at_special, at_zero_sign, at_flushed; // the first ones
} tally;
void add_tally(tally *, const tally *next);

typedef struct {
  bool relaxed;  // in units of what unsafe math optimizations allow (relaxed_ulps()), zeros like other results
  double most;   // of finite |x|
  bool finite;   // without arguments and results that are infinite or NaN
  bool normal;   // without subnormal ones
  bool unjudged; // results are counted and hashed only
} domain;
void read_domain(domain *, const char *text); // the column domain of bounds.tsv

void judge_start(void); // once in each thread
void judge_end(void);
// `check`: by MPFR even where the host's function would do; a difference between the two ends the program with
// JUDGES_DISAGREE.
enum { JUDGES_DISAGREE = 5 };
void judge(tally *, const signature *, const domain *, const uint64_t in[MOST_ARGUMENTS], uint64_t got, bool check);
uint64_t exact_result(const signature *, const uint64_t in[MOST_ARGUMENTS]);
#endif
