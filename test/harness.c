// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "harness.h"
#include "known.h"
#include <ctype.h>
#include <math.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

harness test = {.std = "CL3.0", .seed = 1};
static uint64_t checks, failures;
// How many results had each of the known differences.
static uint64_t known[sizeof known_differences / sizeof *known_differences];
static uint64_t random_state;

// ---- The program

static void usage(const char *program, const char *what) {
  printf("%s: tests %s\n"
         "  --device NAME  cpu[:sse2|:v3|:v4], cuda[:N], opencl[:TEXT], amd[:GPU]; default $ONECLC_DEVICE or cpu\n"
         "  --std VERSION  CL1.2, CL2.0 or CL3.0; the default is $ONECLC_STD or CL3.0\n"
         "  --full         the long form: exhaustive where that takes minutes\n"
         "  --time         prints the times of what it runs; only tests of whole kernels can\n"
         "  --seed N       chooses other random arguments\n"
         "  --only NAMES   checks these builtins alone, such as exp2,pow\n"
         "  --width N      checks these vectors alone (1: scalars)\n"
         "  --verbose      shows the kernels\n",
         program, what);
}

void harness_start(int argc, char **argv, const char *what) {
  setvbuf(stdout, NULL, _IOLBF, 0);
  test.device_name = getenv("ONECLC_DEVICE") ? getenv("ONECLC_DEVICE") : "cpu";
  if (getenv("ONECLC_STD"))
    test.std = getenv("ONECLC_STD");
  for (int i = 1; i < argc; i++) {
    const char *value = i + 1 < argc ? argv[i + 1] : NULL;
    if (!strcmp(argv[i], "--full")) {
      test.full = true;
    } else if (!strcmp(argv[i], "--time")) {
      test.time = true;
    } else if (!strcmp(argv[i], "--verbose")) {
      test.verbose = true;
    } else if (!strcmp(argv[i], "--help")) {
      usage(argv[0], what);
      exit(0);
    } else if (value && !strcmp(argv[i], "--device")) {
      test.device_name = value, i++;
    } else if (value && !strcmp(argv[i], "--std")) {
      test.std = value, i++;
    } else if (value && !strcmp(argv[i], "--only")) {
      test.only = value, i++;
    } else if (value && !strcmp(argv[i], "--width")) {
      test.width = (unsigned)strtoul(value, NULL, 0), i++;
    } else if (value && !strcmp(argv[i], "--seed")) {
      test.seed = strtoull(value, NULL, 0), i++;
    } else {
      fprintf(stderr, "%s: what is '%s'? --help lists the options.\n", argv[0], argv[i]);
      exit(2);
    }
  }
  random_state = test.seed;
  test.device = device_open(test.device_name);
  if (!test.device)
    exit(2);
  printf("%s, on %s, %s\n", what, device_description(test.device), test.std);
}

int harness_finish(void) {
  for (size_t i = 0; i < sizeof known / sizeof *known; i++)
    if (known[i])
      printf("not counted as failures: %llu results of %s: %s\n", (unsigned long long)known[i],
             known_differences[i].builtin, known_differences[i].reason);
  printf("%llu checks, %llu failures\n", (unsigned long long)checks, (unsigned long long)failures);
  device_close(test.device);
  if (checks == 0)
    printf("Nothing was checked: the device has none of what this tests.\n");
  return failures > 0 ? 1 : checks == 0 ? EXIT_UNSUPPORTED : 0;
}

void harness_unsupported(const char *why) {
  printf("unsupported: %s\n", why);
  device_close(test.device);
  exit(EXIT_UNSUPPORTED);
}

bool check(bool ok, const char *format, ...) {
  enum { MOST_MESSAGES = 60 };
  static unsigned messages;
  checks++;
  if (ok)
    return true;
  failures++;
  if (messages < MOST_MESSAGES) {
    va_list arguments;
    va_start(arguments, format);
    printf("FAILED: ");
    vprintf(format, arguments);
    printf("\n");
    va_end(arguments);
    if (++messages == MOST_MESSAGES)
      printf("Further failures are counted only.\n");
  }
  return false;
}

program *build(const char *source, const char *options) {
  char *all;
  if (asprintf(&all, "-cl-std=%s %s", test.std, options ? options : "") < 0)
    abort();
  program *result = device_build(test.device, source, all);
  if (test.verbose)
    printf("%s\n", source);
  check(result != NULL, "a program does not build with '%s'; --verbose shows its source", all);
  free(all);
  return result;
}

bool run_kernel(program *p, const char *kernel, size_t items, size_t local, unsigned count, const argument *arguments) {
  if (!p)
    return false;
  ndrange range = {1, {items, 1, 1}, {local, local ? 1 : 0, local ? 1 : 0}, {0, 0, 0}};
  int status = device_run(p, kernel, &range, count, arguments);
  return check(status != DEVICE_ERROR, "kernel %s does not run", kernel) && status == DEVICE_OK;
}

// ---- Random values

uint64_t random_bits(void) { return mix_bits(random_state += 0x9e3779b97f4a7c15); }

uint64_t random_value(const element *t) {
  uint64_t choice = random_bits(), bits = random_bits() & all_ones(t);
  if (choice % 4 == 0) {
    const uint64_t *values;
    size_t count = boundary_values(t, &values);
    return values[bits % count];
  }
  if (t->is_float || choice % 4 == 1)
    return bits;
  bits >>= choice / 4 % t->bits;
  return (t->is_signed && choice >> 63 ? -bits : bits) & all_ones(t);
}

// ---- Prototypes

typedef struct {
  const element *type;
  bool vector, pointer, relation;
} formal;

typedef struct {
  char name[64];
  formal result, arguments[MAX_ARGUMENTS + MAX_RESULTS];
  unsigned count, inputs, outputs; // number of parameters; of parameters by value; of results, by pointers too
} prototype;

_Noreturn static void bad_prototype(const char *text, const char *at) {
  fprintf(stderr, "The prototype '%s' cannot be read from '%s' on.\n", text, at);
  exit(2);
}

static formal type_of_word(const char *word, const element *gentype, unsigned width) {
  formal p = {.vector = true};
  if (!strcmp(word, "gentype") || !strcmp(word, "sgentype")) {
    p.type = gentype;
    p.vector = *word == 'g';
  } else if (!strcmp(word, "igentype") || !strcmp(word, "ugentype")) {
    p.type = integer_like(gentype, *word == 'i');
  } else if (!strcmp(word, "relation")) {
    p.type = width == 1 ? types + INT : integer_like(gentype, true);
    p.relation = true;
  } else if (!strcmp(word, "wide")) {
    p.type = gentype + 2;
  } else {
    for (const element *t = types; t < types + TYPE_COUNT; t++) {
      size_t length = strlen(t->name);
      if (!strncmp(word, t->name, length) && (!word[length] || !strcmp(word + length, "n"))) {
        p.type = t;
        p.vector = word[length] == 'n';
      }
    }
  }
  return p;
}

static const char *read_word(const char *at, char *word, size_t size) {
  while (isspace((unsigned char)*at))
    at++;
  size_t n = 0;
  while (isalnum((unsigned char)at[n]) || (at[n] && strchr("_@#", at[n])))
    n++;
  if (n >= size)
    n = size - 1;
  memcpy(word, at, n);
  word[n] = 0;
  at += n;
  while (isspace((unsigned char)*at))
    at++;
  return at;
}

static void suffix(char *text, unsigned width) { sprintf(text, width > 1 ? "%u" : "", width); }

static prototype read_prototype(const char *text, const element *gentype, unsigned width) {
  prototype p = {.outputs = 1};
  char word[64], *end = p.name;
  const char *at = read_word(text, word, sizeof word);
  p.result = type_of_word(word, gentype, width);
  if (!p.result.type)
    bad_prototype(text, text);
  at = read_word(at, word, sizeof word);
  for (const char *c = word; *c; c++) {
    if (*c == '@')
      end = stpcpy(end, gentype->name);
    else if (*c == '#')
      suffix(end, width), end += strlen(end);
    else
      *end++ = *c;
  }
  if (*at++ != '(')
    bad_prototype(text, at - 1);
  while (*at != ')') {
    const char *start = at;
    at = read_word(at, word, sizeof word);
    if (p.count == MAX_ARGUMENTS + MAX_RESULTS)
      bad_prototype(text, start);
    formal *q = &p.arguments[p.count++];
    *q = type_of_word(word, gentype, width);
    if (!q->type)
      bad_prototype(text, start);
    if (*at == '*')
      q->pointer = true, at++;
    at = read_word(at, word, sizeof word); // the parameter's name
    if (*at == ',')
      at++;
    else if (*at != ')')
      bad_prototype(text, at);
    *(q->pointer ? &p.outputs : &p.inputs) += 1;
  }
  if (p.inputs > MAX_ARGUMENTS || p.outputs > MAX_RESULTS)
    bad_prototype(text, text);
  return p;
}

// ---- Kernels

enum { GROUP = 64, MULTIPLE = 48 * GROUP }; // MULTIPLE elements fill whole work-groups with vectors of any width
static const unsigned widths[] = {1, 2, 3, 4, 8, 16};
static const char *const spaces[] = {"private", "local", "global", "generic"};
// PRIVATE is the first, because builtins without pointers are tested with that one only.
enum { PRIVATE, LOCAL, GLOBAL, GENERIC };

static const char *vector_name(const formal *p, unsigned width) {
  static char text[4][16];
  static unsigned next;
  char *result = text[next++ % 4];
  sprintf(result, "%s", p->type->name);
  suffix(result + strlen(result), p->vector ? width : 1);
  return result;
}

static void kernel_name(char *name, const element *t, unsigned width, unsigned space) {
  sprintf(name, "test_%s%u_%s", t->name, width, spaces[space]);
}

// Writes a declaration of a builtin that Clang does not declare.
static void write_declaration(FILE *out, const prototype *p, unsigned width, unsigned space) {
  fprintf(out, "%s __attribute__((overloadable)) %s(", vector_name(&p->result, width), p->name);
  for (unsigned i = 0; i < p->count; i++) {
    const formal *q = &p->arguments[i];
    fprintf(out, "%s%s %s%s", i ? ", " : "", q->pointer ? spaces[space] : "", vector_name(q, width),
            q->pointer ? " *" : "");
  }
  fprintf(out, ");\n");
}

// Writes a kernel with one array for each parameter by value (a…), for each result (r…) and, for pointers into global
// memory, for what they point to (g…). The kernel builds vectors and takes them apart element by element, because vload
// and vstore have tests of their own.
static void write_kernel(FILE *out, const prototype *p, const element *t, unsigned width, unsigned space) {
  char name[64];
  kernel_name(name, t, width, space);
  fprintf(out, "kernel void %s(", name);
  unsigned input = 0, output = 1;
  for (unsigned i = 0; i < p->count; i++)
    if (!p->arguments[i].pointer)
      fprintf(out, "global const %s *a%u, ", p->arguments[i].type->name, input++);
  fprintf(out, "global %s *r0", p->result.type->name);
  for (unsigned i = 0; i < p->count; i++)
    if (p->arguments[i].pointer) {
      fprintf(out, ", global %s *r%u", p->arguments[i].type->name, output);
      if (space >= GLOBAL)
        fprintf(out, ", global %s *g%u", vector_name(&p->arguments[i], width), output);
      output++;
    }
  fprintf(out, ") {\n  size_t i = get_global_id(0), l = get_local_id(0);\n");

  input = 0, output = 1;
  for (unsigned i = 0; i < p->count; i++) {
    const formal *q = &p->arguments[i];
    const char *type = vector_name(q, width);
    if (!q->pointer && (!q->vector || width == 1)) {
      fprintf(out, "  %s x%u = a%u[%u * i];\n", type, input, input, width), input++;
    } else if (!q->pointer) {
      fprintf(out, "  %s x%u;\n ", type, input);
      for (unsigned lane = 0; lane < width; lane++)
        fprintf(out, " x%u.s%x = a%u[%u * i + %u];", input, lane, input, width, lane);
      fprintf(out, "\n"), input++;
    } else {
      if (space == PRIVATE || space == GENERIC)
        fprintf(out, "  %s p%u;\n", type, output);
      if (space == LOCAL || space == GENERIC)
        fprintf(out, "  local %s l%u[%d];\n", type, output, GROUP);
      if (space == GENERIC)
        fprintf(out,
                "  generic %s *q%u = &g%u[i];\n  if (i %% 3 == 1) q%u = &p%u; else if (i %% 3 == 2) q%u = &l%u[l];\n",
                type, output, output, output, output, output, output);
      else
        fprintf(out, "  %s %s *q%u = &%c%u%s;\n", spaces[space], type, output, *spaces[space], output,
                space == PRIVATE ? ""
                : space == LOCAL ? "[l]"
                                 : "[i]");
      output++;
    }
  }

  fprintf(out, "  %s y0 = %s(", vector_name(&p->result, width), p->name);
  input = 0, output = 1;
  for (unsigned i = 0; i < p->count; i++)
    fprintf(out, "%s%c%u", i ? ", " : "", p->arguments[i].pointer ? 'q' : 'x',
            p->arguments[i].pointer ? output++ : input++);
  fprintf(out, ");\n");
  output = 0;
  for (int i = -1; i < (int)p->count; i++) {
    const formal *q = i < 0 ? &p->result : &p->arguments[i];
    if (i >= 0 && !q->pointer)
      continue;
    if (i >= 0)
      fprintf(out, "  %s y%u = *q%u;\n", vector_name(q, width), output, output);
    if (!q->vector || width == 1)
      fprintf(out, "  r%u[%u * i] = y%u;\n", output, width, output);
    else
      for (unsigned lane = 0; lane < width; lane++)
        fprintf(out, "  r%u[%u * i + %u] = y%u.s%x;\n", output, width, lane, output, lane);
    output++;
  }
  fprintf(out, "}\n");
}

// ---- Checking a builtin

typedef struct {
  size_t count; // of elements
  bool exhaustive;
  uint64_t total; // number of combinations of arguments if exhaustive, else of elements to try
  uint64_t *in[MAX_ARGUMENTS], *expected[MAX_RESULTS];
  void *packed_in[MAX_ARGUMENTS], *packed_out[MAX_RESULTS], *targets[MAX_RESULTS];
} data;

static void *allocate(size_t size) {
  void *p = aligned_alloc(128, (size + 127) / 128 * 128);
  if (!p)
    abort();
  return p;
}

static uint64_t unpack(const element *t, const void *array, size_t i) {
  uint64_t bits = 0;
  memcpy(&bits, (const char *)array + i * t->bits / 8, t->bits / 8);
  return bits;
}

static const formal *nth(const prototype *p, bool pointer, unsigned n) {
  for (const formal *q = p->arguments; q < p->arguments + p->count; q++)
    if (q->pointer == pointer && n-- == 0)
      return q;
  return NULL;
}

static const formal *result_parameter(const prototype *p, unsigned i) { return i ? nth(p, true, i - 1) : &p->result; }

// Chooses the arguments of the elements first to first + count - 1 and stores them in `in` and, packed for the device,
// in `packed_in`.
static void choose_arguments(const builtin_test *b, const prototype *p, const element *gentype, data *d,
                             uint64_t first) {
  const uint64_t *values[MAX_ARGUMENTS];
  size_t sizes[MAX_ARGUMENTS];
  uint64_t combinations = 1;
  for (unsigned a = 0; a < p->inputs; a++) {
    sizes[a] = boundary_values(nth(p, false, a)->type, &values[a]);
    combinations *= sizes[a];
  }
  for (size_t i = 0; i < d->count; i++) {
    uint64_t rest = first + i;
    bool combine = first == 0 && combinations <= d->count / 4 * 3 && i < combinations;
    if (d->exhaustive)
      rest %= d->total;
    call c = {.type = gentype, .width = 1};
    for (unsigned a = 0; a < p->inputs; a++) {
      const element *t = nth(p, false, a)->type;
      if (d->exhaustive) {
        c.in[a] = rest & all_ones(t);
        rest = t->bits < 64 ? rest >> t->bits : 0;
      } else if (combine) {
        c.in[a] = values[a][rest % sizes[a]];
        rest /= sizes[a];
      } else {
        c.in[a] = random_value(t);
        if (a > 0 && t == nth(p, false, 0)->type && random_bits() % 8 == 0) // neighbours of the first argument
          c.in[a] = (c.in[0] + random_bits() % 5 - 2) & all_ones(t);
      }
    }
    if (b->arguments)
      b->arguments(&c);
    for (unsigned a = 0; a < p->inputs; a++) {
      const element *t = nth(p, false, a)->type;
      d->in[a][i] = c.in[a];
      memcpy((char *)d->packed_in[a] + i * t->bits / 8, &c.in[a], t->bits / 8);
    }
  }
}

// The call that element i is a lane of at this width.
static call call_of(const prototype *p, const element *t, const data *d, unsigned width, size_t i,
                    uint64_t (*lanes)[16]) {
  call c = {.type = t, .width = width, .lane = (unsigned)(i % width), .lanes = lanes};
  for (unsigned a = 0; a < p->inputs; a++) {
    bool vector = nth(p, false, a)->vector;
    for (unsigned lane = 0; lane < width; lane++)
      lanes[a][lane] = d->in[a][i - c.lane + (vector ? lane : 0)];
    c.in[a] = lanes[a][c.lane];
  }
  return c;
}

static void compute_reference(const builtin_test *b, const prototype *p, const element *t, data *d, unsigned width) {
  uint64_t lanes[MAX_ARGUMENTS][16];
  for (size_t i = 0; i < d->count; i++) {
    call c = call_of(p, t, d, width, i, lanes);
    b->reference(&c);
    for (unsigned r = 0; r < p->outputs; r++)
      d->expected[r][i] = c.out[r];
  }
}

static void write_value(FILE *out, const element *t, uint64_t bits) {
  fprintf(out, "0x%0*llx", (int)t->bits / 4, (unsigned long long)bits);
  if (t->is_float)
    fprintf(out, " = %.17g", as_double(t, bits));
  else if (t->is_signed)
    fprintf(out, " = %lld", (long long)as_signed(t, bits));
  else
    fprintf(out, " = %llu", (unsigned long long)bits);
}

static void report(const prototype *p, const call *c, unsigned space, unsigned result, uint64_t got,
                   uint64_t expected) {
  char *text;
  size_t size;
  FILE *out = open_memstream(&text, &size);
  fprintf(out, "%s, %s", p->name, c->type->name);
  if (c->width > 1)
    fprintf(out, "%u lane %u", c->width, c->lane);
  if (p->outputs > 1)
    fprintf(out, ", %s pointer", spaces[space]);
  fprintf(out, ": (");
  for (unsigned a = 0; a < p->inputs; a++) {
    fprintf(out, "%s", a ? ", " : "");
    write_value(out, nth(p, false, a)->type, c->in[a]);
  }
  fprintf(out, ") gives %s", result ? "through the pointer " : "");
  write_value(out, result_parameter(p, result)->type, got);
  fprintf(out, ", not ");
  write_value(out, result_parameter(p, result)->type, expected);
  fclose(out);
  check(false, "%s", text);
  free(text);
}

static bool is_zero(const element *t, uint64_t bits) { return t->is_float && as_double(t, bits) == 0; }

static bool differs_so(unsigned when, const prototype *p, const call *c, bool all_lanes, unsigned result,
                       uint64_t got) {
  const element *t = result_parameter(p, result)->type;
  const uint64_t expected = c->out[result];
  if (((when & ZERO_SIGN) && is_zero(t, got) && is_zero(t, expected)) ||
      ((when & NAN_PAYLOAD) && is_nan(t, got) && is_nan(t, expected)))
    return true;
  for (unsigned a = 0; a < p->inputs; a++) {
    t = nth(p, false, a)->type;
    for (unsigned lane = all_lanes ? 0 : c->lane; lane < (all_lanes ? c->width : c->lane + 1); lane++) {
      const uint64_t x = c->lanes[a][lane];
      if (((when & OF_NAN) && is_nan(t, x)) || ((when & OF_INFINITY) && t->is_float && isinf(as_double(t, x))) ||
          ((when & OF_ZERO) && is_zero(t, x)))
        return true;
    }
  }
  return false;
}

static bool is_known(const builtin_test *b, const prototype *p, const call *c, unsigned result, uint64_t got) {
  const char *device = device_description(test.device);
  for (size_t i = 0; i < sizeof known / sizeof *known; i++)
    if (!strcmp(known_differences[i].builtin, p->name) && strstr(device, known_differences[i].platform) &&
        strstr(device, known_differences[i].version) &&
        differs_so(known_differences[i].when, p, c, b->lanes_mix || !p->result.vector, result, got)) {
      known[i]++;
      return true;
    }
  return false;
}

static void compare(const builtin_test *b, const prototype *p, const element *t, const data *d, unsigned width,
                    unsigned space) {
  enum { MOST_REPORTS = 3 }; // for each result of a type, width and address space
  uint64_t failed = 0;
  for (unsigned r = 0; r < p->outputs; r++) {
    const formal *q = result_parameter(p, r);
    for (size_t i = 0; i < d->count; i += q->vector ? 1 : width) {
      uint64_t got = unpack(q->type, d->packed_out[r], i), expected = d->expected[r][i];
      if (q->relation)
        expected = (width > 1 ? -expected : expected) & all_ones(q->type);
      checks++;
      if (got == expected || (!b->nan_bits && is_nan(q->type, got) && is_nan(q->type, expected)))
        continue;
      uint64_t lanes[MAX_ARGUMENTS][16];
      call c = call_of(p, t, d, width, i, lanes);
      for (unsigned k = 0; k < p->outputs; k++)
        c.out[k] = d->expected[k][i];
      if ((b->accept && b->accept(&c, r, got)) || is_known(b, p, &c, r, got))
        continue;
      if (failed++ < MOST_REPORTS)
        checks--, report(p, &c, space, r, got, expected); // report() counts the check itself
      else
        failures++;
    }
  }
}

static void run_builtin(program *program, const prototype *p, const element *t, data *d, unsigned width, unsigned space,
                        bool *ran) {
  argument arguments[MAX_ARGUMENTS + 2 * MAX_RESULTS];
  unsigned count = 0;
  for (unsigned a = 0; a < p->inputs; a++)
    arguments[count++] = (argument)INPUT(d->packed_in[a], d->count * nth(p, false, a)->type->bits / 8);
  for (unsigned r = 0; r < p->outputs; r++) {
    const element *type = result_parameter(p, r)->type;
    memset(d->packed_out[r], 0xcc, d->count * type->bits / 8);
    arguments[count++] = (argument)BUFFER(d->packed_out[r], d->count * type->bits / 8);
    if (r > 0 && space >= GLOBAL)
      arguments[count++] =
          (argument)BUFFER(d->targets[r], d->count / width * (width == 3 ? 4 : width) * type->bits / 8);
  }
  char name[64];
  kernel_name(name, t, width, space);
  *ran = run_kernel(program, name, d->count / width, GROUP, count, arguments);
}

static bool has_width(const builtin_test *b, unsigned width) {
  return (!b->widths || b->widths & WIDTH(width)) && (!test.width || test.width == width);
}

static void check_type(const builtin_test *b, program *program, const element *t, unsigned last_space) {
  // By default half of CASES, or more, as long as all combinations of boundary values fit into three quarters of CASES.
  enum { CASES = 22 * MULTIPLE, BATCH = 341 * MULTIPLE };
  uint64_t combinations = 1, cases = CASES / 2;
  prototype p = read_prototype(b->prototype, t, 1);
  unsigned bits = 0;
  bool scalars = !p.result.vector || b->lanes_mix;
  for (unsigned a = 0; a < p.inputs; a++) {
    const uint64_t *values;
    bits += nth(&p, false, a)->type->bits;
    scalars |= !nth(&p, false, a)->vector;
    combinations *= boundary_values(nth(&p, false, a)->type, &values);
  }
  if (combinations > cases / 4 * 3 && combinations <= CASES / 4 * 3)
    cases = (combinations * 4 / 3 + MULTIPLE) / MULTIPLE * MULTIPLE;
  data d = {.exhaustive = bits <= (test.full ? 32 : 16)};
  d.total = d.exhaustive ? 1ull << bits : test.full ? 64 * CASES : cases;
  d.count = d.total < BATCH ? (d.total + MULTIPLE - 1) / MULTIPLE * MULTIPLE : BATCH;
  for (unsigned a = 0; a < p.inputs; a++) {
    d.in[a] = allocate(d.count * 8);
    d.packed_in[a] = allocate(d.count * 8);
  }
  for (unsigned r = 0; r < p.outputs; r++) {
    d.expected[r] = allocate(d.count * 8);
    d.packed_out[r] = allocate(d.count * 8);
    d.targets[r] = allocate(d.count * 8 * 4 / 3);
  }
  for (uint64_t first = 0; first < d.total; first += d.count) {
    choose_arguments(b, &p, t, &d, first);
    bool referenced = false;
    for (unsigned w = 0; w < sizeof widths / sizeof *widths; w++) {
      if (!has_width(b, widths[w]))
        continue;
      p = read_prototype(b->prototype, t, widths[w]);
      for (unsigned space = 0; space <= last_space; space++) {
        bool ran;
        run_builtin(program, &p, t, &d, widths[w], space, &ran);
        if (!ran)
          continue;
        if (!referenced)
          compute_reference(b, &p, t, &d, scalars ? widths[w] : 1);
        referenced = true;
        compare(b, &p, t, &d, widths[w], space);
      }
      if (scalars)
        referenced = false; // the next width has other lanes, and other values of scalars
    }
  }
  for (unsigned a = 0; a < p.inputs; a++)
    free(d.in[a]), free(d.packed_in[a]);
  for (unsigned r = 0; r < p.outputs; r++)
    free(d.expected[r]), free(d.packed_out[r]), free(d.targets[r]);
}

bool is_chosen(const char *name) {
  const size_t length = strlen(name);
  for (const char *at = test.only; at; at = strchr(at, ',') ? strchr(at, ',') + 1 : NULL)
    if (strcspn(at, ",") == length && !strncmp(at, name, length))
      return true;
  return !test.only;
}

static void check_builtin(const builtin_test *b) {
  if (!is_chosen(read_prototype(b->prototype, types + INT, 1).name))
    return;
  if (b->since && strcmp(test.std, b->since) < 0) {
    printf("skipped: %s is not declared before %s\n", b->prototype, b->since);
    return;
  }
  char *source;
  size_t size;
  unsigned tested = 0, last_space = PRIVATE;
  FILE *out = open_memstream(&source, &size);
  if (read_prototype(b->prototype, types + INT, 1).outputs > 1)
    last_space = strcmp(test.std, "CL1.2") && device_has(test.device, "generic") ? GENERIC : GLOBAL;
  fprintf(out, "#pragma OPENCL EXTENSION cl_khr_fp64 : enable\n#pragma OPENCL EXTENSION cl_khr_fp16 : enable\n");
  for (const element *t = types; t < types + TYPE_COUNT; t++) {
    if (!(b->types & ONE(t->index)))
      continue;
    if ((t->index == HALF && !device_has(test.device, "fp16")) ||
        (t->index == DOUBLE && !device_has(test.device, "fp64"))) {
      printf("skipped: %s for %s, which the device has not\n", b->prototype, t->name);
      continue;
    }
    tested |= ONE(t->index);
    for (unsigned w = 0; w < sizeof widths / sizeof *widths; w++)
      if (has_width(b, widths[w])) {
        prototype p = read_prototype(b->prototype, t, widths[w]);
        for (unsigned space = 0; space <= last_space; space++) {
          if (b->undeclared)
            write_declaration(out, &p, widths[w], space);
          write_kernel(out, &p, t, widths[w], space);
        }
      }
  }
  fclose(out);
  random_state = test.seed; // so that a builtin's arguments do not depend on its place in the table
  char options[128] = "";
  if (b->extension)
    snprintf(options, sizeof options, "-Xclang -cl-ext=+%s", b->extension);
  const uint64_t earlier = failures;
  program *program = tested ? build(source, options) : NULL;
  for (const element *t = types; t < types + TYPE_COUNT && program; t++)
    if (tested & ONE(t->index))
      check_type(b, program, t, last_space);
  if (failures > earlier)
    printf("FAILED: %s: %llu times\n", b->prototype, (unsigned long long)(failures - earlier));
  if (program)
    program_close(program);
  free(source);
}

void check_builtins(const builtin_test *table, size_t count) {
  for (size_t i = 0; i < count; i++)
    check_builtin(&table[i]);
}
