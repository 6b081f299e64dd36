// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Runs the OpenCL C programs of piglit, Mesa's test suite, whose results others have written down. Debian's package
// piglit holds them; $ONECLC_PIGLIT names the folder with its tests/ and generated_tests/ (lab/corpus --fetch
// piglit). A file tells in a comment /*! … !*/, or in a .program_test beside the source, what it tests:
//
//   [config]                          of the program, and what holds for all tests
//   build_options: -D TYPE=int
//   [test]
//   kernel_name: add
//   global_size: 5 0 0                local_size is 1 0 0 unless it is given
//   arg_in: 1 buffer float2[5] repeat 0.5 nan
//   arg_out: 0 buffer float2[5] repeat 1.0 nan tolerance 2 ulp
//
// An argument becomes one of clc-run, so that buffers lie between guard pages on processors. Piglit's own program takes
// a tolerance of 2 ulp for an absolute one of 2.0; here it is what it says. By default each 36th file is run, with
// --full all; --only NAME,NAME takes files by their names. It prints a table of tests by folder.
// ONE-LEVEL: all files take ten minutes on each.
// DEVICES: cpu cuda opencl
#include "exact.h"
#include "files.h"
#include "harness.h"
#include "run/arguments.h"
#include "wrong.h"
#include <ctype.h>
#include <ftw.h>
#include <regex.h>
#include <stdlib.h>
#include <string.h>

enum { MOST_ARGUMENTS = 32, LARGEST_GROUP = 1024, SAMPLED = 36 };
static const char blank[] = " \t\r";

// ---- A file's text

// The words of a line, one after the other; "" behind the last.
static char *next_word(char **at) {
  *at += strspn(*at, blank);
  char *word = *at;
  *at += strcspn(*at, blank);
  if (**at)
    *(*at)++ = 0;
  return word;
}

static char *trim(char *text) {
  text += strspn(text, blank);
  for (size_t n = strlen(text); n && strchr(blank, text[n - 1]); n--)
    text[n - 1] = 0;
  return text;
}

// Takes comments away and joins lines that end in a backslash, in place.
static void join_lines(char *text) {
  char *to = text;
  while (*text) {
    const size_t length = strcspn(text, "\n"), kept = strcspn(text, "#\n");
    const bool ends = !text[length];
    memmove(to, text, kept);
    text += length + !ends;
    to += kept;
    char *last = to;
    while (kept && last[-1] != '\n' && strchr(blank, last[-1]))
      last--;
    if (kept && last[-1] == '\\')
      last[-1] = ' ';
    else if (!ends)
      *to++ = '\n';
  }
  *to = 0;
}

typedef struct {
  char *name, *kernel;
  ndrange range;
  bool fails;                                     // the results must not be those
  char *in[MOST_ARGUMENTS], *out[MOST_ARGUMENTS]; // what stands behind "arg_in: N", or NULL
} kernel_test;

typedef struct {
  char *options, *source_file, *extensions, *device;
  unsigned least_version, most_version; // 10, 11, 12, 20
  bool no_build;                        // it must not build
  kernel_test *tests;
  unsigned count;
} configuration;

static void read_sizes(char *text, size_t *sizes) {
  for (unsigned d = 0; d < 3; d++)
    sizes[d] = strtoull(next_word(&text), NULL, 0);
}

static bool is_true(const char *text) { return !strcmp(text, "true") || !strcmp(text, "1"); }

static bool read_config_line(const char *key, char *value, configuration *c) {
  if (!strcmp(key, "build_options"))
    c->options = value;
  else if (!strcmp(key, "program_source_file"))
    c->source_file = value;
  else if (!strcmp(key, "require_device_extensions"))
    c->extensions = value;
  else if (!strcmp(key, "device_regex"))
    c->device = value;
  else if (!strcmp(key, "clc_version_min"))
    c->least_version = strtoul(value, NULL, 10);
  else if (!strcmp(key, "clc_version_max"))
    c->most_version = strtoul(value, NULL, 10);
  else if (!strcmp(key, "expect_build_fail"))
    c->no_build = is_true(value);
  else
    return !strcmp(key, "need_image_support");
  return true;
}

static bool read_test_line(const char *key, char *value, kernel_test *t) {
  if (!strcmp(key, "name")) {
    t->name = value;
  } else if (!strcmp(key, "kernel_name")) {
    t->kernel = value;
  } else if (!strcmp(key, "dimensions")) {
    t->range.dimensions = strtoul(value, NULL, 10);
  } else if (!strcmp(key, "global_size")) {
    read_sizes(value, t->range.global);
  } else if (!strcmp(key, "local_size")) {
    read_sizes(value, t->range.local);
  } else if (!strcmp(key, "global_offset")) {
    read_sizes(value, t->range.offset);
  } else if (!strcmp(key, "expect_test_fail")) {
    t->fails = is_true(value);
  } else if (!strcmp(key, "arg_in") || !strcmp(key, "arg_out")) {
    const unsigned long number = strtoul(next_word(&value), NULL, 10);
    if (number >= MOST_ARGUMENTS)
      return false;
    (key[4] == 'i' ? t->in : t->out)[number] = value;
  } else {
    return false;
  }
  return true;
}

// Reads the sections [config] and [test]. False after a message.
static bool read_configuration(char *text, const char *path, configuration *c) {
  *c = (configuration){.options = "", .least_version = 10, .most_version = 99};
  join_lines(text);
  kernel_test base = {.name = "", .range = {1, {1, 1, 1}, {1, 1, 1}, {0}}};
  kernel_test *current = NULL;
  for (char *line, *rest = text; (line = strsep(&rest, "\n"));) {
    line = trim(line);
    char *colon = strchr(line, ':');
    if (!strcmp(line, "[config]")) {
      current = &base;
    } else if (!strcmp(line, "[test]")) {
      c->tests = reallocarray(c->tests, c->count + 1, sizeof *c->tests);
      current = &c->tests[c->count++];
      *current = base;
    } else if (*line) {
      if (colon)
        *colon = 0;
      const char *key = trim(line);
      char *value = colon ? trim(colon + 1) : "";
      if (!colon || !current ||
          (!(current == &base && read_config_line(key, value, c)) && !read_test_line(key, value, current)))
        return check(false, "%s: '%s' cannot be read", path, key);
    }
  }
  return true;
}

// ---- Arguments

typedef struct {
  enum { VALUE_ARGUMENT, BUFFER_ARGUMENT, IMAGE_ARGUMENT, SAMPLER_ARGUMENT } kind;
  const element *type;
  unsigned width;
  const char *type_name, *count; // "float4", "[16]"
  char **words;                  // the scalars, which are repeated as often as there is room
  unsigned word_count;
  bool absent; // NULL: local memory
  double tolerance;
  bool in_ulps;
  const char *image_size[2], *order, *data;
  const char *coordinates, *addressing, *filter;
} described;

static bool read_type(char *name, described *d) {
  cl_type type;
  char *bracket = strchr(name, '[');
  d->count = bracket ? strdup(bracket) : "";
  if (bracket)
    *bracket = 0;
  d->type_name = name;
  if (!type_named(name, strlen(name), &type))
    return false;
  d->width = type.width;
  for (d->type = types; strcmp(d->type->name, type.scalar); d->type++)
    ;
  return true;
}

// Reads what stands behind "arg_in: N" or "arg_out: N".
static bool describe(const char *line, described *d) {
  char *at = strdup(line), *word = next_word(&at);
  *d = (described){.count = "", .words = calloc(strlen(line) / 2 + 1, sizeof *d->words)};
  d->kind = !strcmp(word, "buffer")    ? BUFFER_ARGUMENT
            : !strcmp(word, "image")   ? IMAGE_ARGUMENT
            : !strcmp(word, "sampler") ? SAMPLER_ARGUMENT
                                       : VALUE_ARGUMENT;
  if (d->kind != SAMPLER_ARGUMENT && !read_type(d->kind == VALUE_ARGUMENT ? word : next_word(&at), d))
    return false;
  while (*(word = next_word(&at))) {
    if (!strcmp(word, "NULL"))
      d->absent = true;
    else if (!strcmp(word, "tolerance"))
      d->tolerance = strtod(next_word(&at), NULL);
    else if (!strcmp(word, "ulp"))
      d->in_ulps = true;
    else if (!strcmp(word, "image_type"))
      next_word(&at); // 2d is the only one
    else if (!strcmp(word, "image_width"))
      d->image_size[0] = next_word(&at);
    else if (!strcmp(word, "image_height"))
      d->image_size[1] = next_word(&at);
    else if (!strcmp(word, "image_channel_order"))
      d->order = next_word(&at);
    else if (!strcmp(word, "image_channel_data_type"))
      d->data = next_word(&at);
    else if (!strcmp(word, "normalized_coords"))
      d->coordinates = is_true(next_word(&at)) ? "normalized" : "unnormalized";
    else if (!strcmp(word, "addressing_mode"))
      d->addressing = next_word(&at);
    else if (!strcmp(word, "filter_mode"))
      d->filter = next_word(&at);
    else if (strcmp(word, "repeat") && strcmp(word, "random")) // a buffer of anything may hold zeros
      d->words[d->word_count++] = word;
  }
  return true;
}

static uint64_t integer_bits(const element *t, const char *word) {
  return (*word == '-' ? (uint64_t)strtoll(word, NULL, 0) : strtoull(word, NULL, 0)) & all_ones(t);
}

static uint64_t float_bits(const element *t, const char *word) {
  mpfr_t exact;
  mpfr_init2(exact, EXACT_BITS);
  mpfr_strtofr(exact, word, NULL, 0, MPFR_RNDN);
  const uint64_t bits = nearest(t, exact) | (mpfr_nan_p(exact) && *word == '-' ? sign_bit(t) : 0);
  mpfr_clear(exact);
  return bits;
}

// Scalars as clc-run reads them: by their bits, since some are out of their type's range.
static void write_scalars(FILE *out, const described *d, size_t count) {
  for (size_t i = 0; i < count && d->word_count; i++) {
    const char *word = d->words[i % d->word_count];
    const uint64_t bits = d->type->is_float ? float_bits(d->type, word) : integer_bits(d->type, word);
    fprintf(out, "%c#%llx", i ? ',' : ':', (unsigned long long)bits);
  }
}

// The argument of clc-run for a parameter, with the values if it is an input.
static char *argument_text(const described *d, const parameter *p, bool input) {
  char *text;
  size_t size;
  FILE *out = open_memstream(&text, &size);
  const size_t elements = *d->count ? strtoull(d->count + 1, NULL, 10) : 1;
  if (d->kind == SAMPLER_ARGUMENT) {
    fprintf(out, "sampler:%s,%s,%s", d->coordinates, d->addressing, d->filter);
  } else if (d->kind == IMAGE_ARGUMENT) {
    fprintf(out, "image2d:%s,%s[%s,%s]", d->order, d->data, d->image_size[0], d->image_size[1]);
    if (input)
      write_scalars(out, d, d->word_count);
  } else if (d->absent) {
    fprintf(out, "local:%s%s", d->type_name, d->count);
  } else {
    // A value's type is the signature's where that is known and no other name for one: some files have int for uint.
    cl_type type;
    const bool is_known = d->kind == VALUE_ARGUMENT && type_named(p->type, strlen(p->type), &type);
    fprintf(out, "%s%s", is_known ? p->type : d->type_name, d->count);
    if (input)
      write_scalars(out, d, elements * d->width);
  }
  fclose(out);
  for (char *c = text; d->kind == SAMPLER_ARGUMENT && *c; c++)
    *c = (char)tolower((unsigned char)*c);
  return text;
}

// ---- Results

static bool is_close(const described *d, const char *word, uint64_t got) {
  const element *t = d->type;
  if (!t->is_float) {
    const uint64_t wanted = integer_bits(t, word);
    const bool below = t->is_signed ? as_signed(t, got) < as_signed(t, wanted) : got < wanted;
    return ((below ? wanted - got : got - wanted) & all_ones(t)) <= (uint64_t)d->tolerance;
  }
  mpfr_t wanted;
  mpfr_init2(wanted, EXACT_BITS);
  mpfr_strtofr(wanted, word, NULL, 0, MPFR_RNDN);
  bool close = ulp_error(t, got, wanted) <= (d->in_ulps ? d->tolerance : 0);
  if (!close && !d->in_ulps && is_finite(t, got)) {
    mpfr_sub_d(wanted, wanted, as_double(t, got), MPFR_RNDN);
    mpfr_abs(wanted, wanted, MPFR_RNDN);
    close = mpfr_cmp_d(wanted, d->tolerance) <= 0;
  }
  mpfr_clear(wanted);
  return close;
}

static bool has_results(const described *d, const kernel_argument *a, const char *path, const kernel_test *t,
                        unsigned number) {
  const unsigned stride = d->width == 3 ? 4 : d->width, bytes = d->type->bits / 8;
  const image_argument *image = &a->image;
  const char *data = d->kind == IMAGE_ARGUMENT ? image->data : a->value.data;
  const size_t size = d->kind == IMAGE_ARGUMENT ? image_size(image) : a->value.size;
  for (size_t i = 0; i < size / bytes / stride * d->width; i++) {
    const char *word = d->words[i % d->word_count];
    uint64_t got = 0;
    memcpy(&got, data + (i / d->width * stride + i % d->width) * bytes, bytes);
    const char *reason = is_close(d, word, got) ? NULL : wrong_result(path, word, got);
    if (reason && test.verbose)
      printf("%s: %s: %s\n", path, t->name, reason);
    if (reason || is_close(d, word, got))
      continue;
    if (!t->fails)
      printf("%s: %s: %s[%zu] of argument %u is %.17g (%#llx) and should be %s within %g%s\n", path, t->name,
             d->type->name, i, number, as_double(d->type, got), (unsigned long long)got, word, d->tolerance,
             d->in_ulps ? " ulp" : "");
    return false;
  }
  return true;
}

static const kernel_signature *find_kernel(const program *p, const char *name) {
  const kernel_signature *k = NULL;
  for (unsigned i = 0; name && (k = program_kernel(p, i)) && strcmp(k->name, name); i++)
    ;
  return k;
}

// Whether a test passes.
static bool run_test(program *p, const char *path, kernel_test *t) {
  const kernel_signature *k = find_kernel(p, t->kernel);
  if (!check(k != NULL, "%s: %s: there is no kernel %s", path, t->name, t->kernel))
    return false;
  described inputs[MOST_ARGUMENTS], outputs[MOST_ARGUMENTS];
  char *texts[MOST_ARGUMENTS];
  for (unsigned i = 0; i < k->count; i++)
    if (!check((t->in[i] || t->out[i]) && (!t->in[i] || describe(t->in[i], &inputs[i])) &&
                   (!t->out[i] || describe(t->out[i], &outputs[i])),
               "%s: %s: argument %u cannot be read", path, t->name, i))
      return false;
  for (unsigned i = 0; i < k->count; i++)
    texts[i] = argument_text(t->in[i] ? &inputs[i] : &outputs[i], &k->parameters[i], t->in[i]);
  kernel_argument arguments[MOST_ARGUMENTS] = {0};
  argument values[MOST_ARGUMENTS];
  parse_arguments(k, k->count, texts, arguments);
  for (unsigned i = 0; i < k->count; i++)
    values[i] = arguments[i].value;
  const int status = device_run(p, t->kernel, &t->range, k->count, values);
  bool good = status != DEVICE_ERROR;
  for (unsigned i = 0; i < k->count && good && status == DEVICE_OK; i++)
    if (t->out[i])
      good = has_results(&outputs[i], &arguments[i], path, t, i) != t->fails;
  check(good, "%s: %s", path, t->name);
  free_arguments(k->count, arguments);
  return good;
}

// ---- Files

// Why the device cannot run the tests of a file, or NULL.
static const char *unsupported(const configuration *c, const char *path) {
  const char *reason = why_not_run(path, "", test.device_name);
  if (reason)
    return reason;
  static const char *const needs[][2] = {{"cl_khr_fp64", "fp64"}, {"cl_khr_fp16", "fp16"}, {"cl_khr_int64", "int64"}};
  for (unsigned i = 0; i < sizeof needs / sizeof *needs; i++)
    if (c->extensions && strstr(c->extensions, needs[i][0]) && !device_has(test.device, needs[i][1]))
      return c->extensions;
  regex_t regex;
  if (c->device) {
    const bool is_other =
        regcomp(&regex, c->device, REG_EXTENDED) || regexec(&regex, device_description(test.device), 0, NULL, 0);
    regfree(&regex);
    if (is_other)
      return c->device;
  }
  const unsigned version = 10 * (unsigned)(test.std[2] - '0') + (unsigned)(test.std[4] - '0');
  return version < c->least_version ? "a later version of OpenCL C" : NULL;
}

static const char *test_unsupported(const kernel_test *t, const char *path) {
  if (t->range.local[0] * t->range.local[1] > LARGEST_GROUP)
    return "a larger group than devices have";
  const char *reason = why_not_run(path, t->name, test.device_name);
  if (reason)
    return reason;
  const bool offset = t->range.offset[0] || t->range.offset[1] || t->range.offset[2];
  return offset && !device_has(test.device, "offset") ? "a global offset" : NULL;
}

// The program that a .program_test holds or names.
static char *separate_source(char *text, const char *path) {
  char *section = strstr(text, "[program source]");
  if (section) {
    char *source = strdup(section + strcspn(section, "\n"));
    *section = 0;
    return source;
  }
  const char *key = strstr(text, "program_source_file:");
  char *line =
      key ? strndup(key + strlen("program_source_file:"), strcspn(key, "#\n") - strlen("program_source_file:")) : NULL;
  char *file, *source = NULL;
  size_t size;
  if (line && asprintf(&file, "%.*s/%s", (int)(strrchr(path, '/') - path), path, trim(line)) > 0) {
    source = read_whole(file, &size);
    free(file);
  }
  free(line);
  return source;
}

// `good` becomes whether it builds, or does not where it must not.
static program *build_file(const configuration *c, const char *source, const char *path, bool *good) {
  char *options;
  const char *std = c->most_version < 11 ? "CL1.0" : c->most_version < 20 ? "CL1.2" : test.std;
  // Clang 22 makes errors of what was a warning when the files were written: a pointer to int where one to int4 is
  // meant.
  if (asprintf(&options, "-cl-std=%s -Wno-incompatible-pointer-types -I%.*s %s", std, (int)(strrchr(path, '/') - path),
               path, c->options) < 0)
    abort();
  program *p = device_build(test.device, source, options);
  *good = (p == NULL) == c->no_build;
  const char *reason = *good ? NULL : wrong_build(path);
  if (reason)
    printf("%s: not counted: %s\n", path, reason);
  else
    check(*good, "%s %s with '%s'", path, p ? "builds" : "does not build", options);
  *good |= reason != NULL;
  free(options);
  return p;
}

// Of a folder.
typedef struct {
  unsigned files, passed, failed, skipped;
} tally;

static void count(tally *t, const char *lack, bool good) { ++*(lack ? &t->skipped : good ? &t->passed : &t->failed); }

static void run_file(const char *path, const char *name, tally *counted) {
  size_t size;
  char *text = read_whole(path, &size), *source = NULL, *config = text;
  if (text && strstr(name, ".program_test")) {
    source = separate_source(text, path);
  } else if (text) {
    source = strdup(text);
    config = strstr(text, "/*!");
    char *end = config ? strstr(config, "!*/") : NULL;
    if (end)
      *end = 0;
    config = end ? config + 3 : NULL;
  }
  configuration c;
  if (check(source &&config, "%s holds no test or no program", path) && read_configuration(config, path, &c)) {
    counted->files++;
    const char *why = unsupported(&c, name);
    if (test.verbose)
      printf("%s%s%s\n", name, why ? ": needs " : "", why ? why : "");
    bool good = false;
    program *p = why ? NULL : build_file(&c, source, path, &good);
    for (unsigned i = 0; i < c.count; i++) {
      const char *lack = why ? why : test_unsupported(&c.tests[i], name);
      count(counted, lack, p && !lack && run_test(p, name, &c.tests[i]));
    }
    if (!c.count) // whether it builds is the test
      count(counted, why, good);
    if (p)
      program_close(p);
    free(c.tests);
  }
  free(source);
  free(text);
}

static char **paths;
static size_t path_count;

static int add_path(const char *path, const struct stat *status, int kind, struct FTW *where) {
  (void)status, (void)where;
  const char *dot = strrchr(path, '.');
  if (kind == FTW_F && dot && (!strcmp(dot, ".cl") || !strcmp(dot, ".program_test"))) {
    paths = reallocarray(paths, path_count + 1, sizeof *paths);
    paths[path_count++] = strdup(path);
  }
  return 0;
}

static int by_name(const void *a, const void *b) { return strcmp(*(char *const *)a, *(char *const *)b); }

// What stands behind tests/cl/ or generated_tests/cl/.
static const char *name_of(const char *path) { return strstr(path, "tests/cl/") + strlen("tests/cl/"); }

int main(int argc, char **argv) {
  harness_start(argc, argv, "piglit's OpenCL C programs");
  const char *root = getenv("ONECLC_PIGLIT");
  char folder[4096];
  for (unsigned i = 0; root && i < 2; i++) {
    snprintf(folder, sizeof folder, "%s/%s", root, i ? "generated_tests/cl" : "tests/cl/program");
    nftw(folder, add_path, 16, 0);
  }
  if (!path_count)
    harness_unsupported(
        "piglit is not here: lab/corpus --fetch piglit; ONECLC_PIGLIT names the folder that has its tests/cl");
  qsort(paths, path_count, sizeof *paths, by_name);
  tally counted = {0};
  printf("folder\tfiles\tpassed\tfailed\tskipped\n");
  for (size_t i = 0; i < path_count; i++) {
    const char *name = name_of(paths[i]), *next = i + 1 < path_count ? name_of(paths[i + 1]) : "";
    if (is_chosen(base_name(name)) && (test.only || test.full || i % SAMPLED == 0))
      run_file(paths[i], name, &counted);
    const size_t folder = base_name(name) - name;
    if (counted.files && (base_name(next) - next != (ptrdiff_t)folder || strncmp(name, next, folder))) {
      printf("%.*s\t%u\t%u\t%u\t%u\n", (int)folder - 1, name, counted.files, counted.passed, counted.failed,
             counted.skipped);
      counted = (tally){0};
    }
  }
  return harness_finish();
}
