// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// clc-bench: how fast math builtins are, ours and those of other libraries on the same machine, in the same run.
#include "bench/bench.h"
#include "command.h"
#include "device.h"
#include <errno.h>
#include <fcntl.h>
#include <inttypes.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

static const char usage[] =
    "usage: clc-bench [OPTION]… FUNCTION… | all\n"
    "\n"
    "Measures math builtins on a device: this library's and, in turns with it, those of every other library that it "
    "finds. FUNCTION is\n"
    "a name of the table test/math/speed.tsv, which tells the arguments; with --memory also copy, vload_half4 and "
    "vstore_half4.\n"
    "\n"
    "  --device NAME         cpu[:sse2|:v3|:v4], cuda[:N] or opencl[:TEXT]; default cpu, or $ONECLC_DEVICE\n"
    "  --precision P[,P]     half, float, double; default all that the device has\n"
    "  --quick               main range and vectors only, fewer samples\n"
    "  --memory              on cuda, GB/s of four-wide calls from memory to memory instead of Gop/s\n"
    "  --samples N           of each library, in turns; default 15, with --quick 5\n"
    "  --only NAME[,NAME]    of the other libraries only these\n"
    "  --libclc FILE         libclc's nvptx64--.bc, if it is not found in /usr/lib/clc; on a processor it is linked "
    "with x86 kernels\n"
    "  --libdevice FILE      CUDA's libdevice.10.bc, if it is not found below /usr/local/cuda\n"
    "  --floors              compares means with test/math/floors.tsv\n"
    "  --tables DIR          where bounds.tsv, speed.tsv and floors.tsv are, instead of test/math\n"
    "  --csv                 comma-separated values with a heading\n"
    "  --quiet               no progress on standard error\n"
    "  --list                prints the functions\n"
    "  --help\n"
    "\n"
    "Other libraries: on a processor Intel's OpenCL runtime (intel), libclc, SLEEF and libmvec; on cuda libdevice and "
    "libclc; on opencl\n"
    "the driver's own.\n"
    "Output, of each function, form of its arguments (float16: vectors; float: a loop over scalars or, on a GPU, a "
    "work-item each) and\n"
    "range (main: as kernels mostly have them; wide: all magnitudes): the median time of an element on one core in ns, "
    "or, on a GPU, the\n"
    "device's rate in Gop/s (GB/s with --memory); the ratio of our speed to the other library's, more than 1 where "
    "ours is faster; and\n"
    "the greatest error in ulp on 65536 arguments of that range, a lower bound of the true maximum. At the end "
    "geometric means of the\n"
    "ratios, without native_ and half_ functions and what is hardly more than an instruction (fabs, rint …). --csv "
    "also gives the least\n"
    "and the greatest sample.\n"
    "\n"
    "exit status: 0, 1 below a floor, 2 wrong usage, 3 our kernel does not build or run, 4 the device could not be "
    "opened,\n"
    "77 not run (ONECLC_COMPILE_ONLY), or there is no floor for what was measured\n";

enum { OK, BELOW, RUN_ERROR = 3, DEVICE_MISSING, NOT_RUN = 77 };

static struct {
  const char *device, *only, *libclc, *libdevice, *tables;
  unsigned precisions, samples;
  bool quick, memory, floors, csv, quiet, list;
} options;

// ---- Messages held back: what another library lacks is no error

static int terminal = -1;
static void hold_messages(void) {
  const char *verbose = getenv("ONECLC_VERBOSE");
  if (verbose && *verbose)
    return;
  fflush(stderr);
  terminal = dup(2);
  const int null = open("/dev/null", O_WRONLY);
  if (null >= 0)
    dup2(null, 2), close(null);
}
static void release_messages(void) {
  fflush(stderr);
  if (terminal >= 0)
    dup2(terminal, 2), close(terminal);
  terminal = -1;
}

// ---- Libraries; the first is ours

typedef struct {
  const char *name, *options; // for Clang
  device *device;             // NULL: a library of the host
  spelling how;
  host_library host;
  program *program; // of the function that is being measured
  void *function;   // the same of the host's
} library;
enum { MAX_LIBRARIES = 8 };
static library libraries[MAX_LIBRARIES];
static unsigned library_count;
static bool on_cpu, on_cuda;
static unsigned vector_bytes; // of a processor

static bool wanted(const char *name) {
  for (const char *at = options.only; at && *at; at += strcspn(at, ","), at += *at == ',')
    if (strcspn(at, ",") == strlen(name) && !strncmp(at, name, strlen(name)))
      return true;
  return !options.only;
}

static const char *existing(const char *given, const char *const places[]) {
  if (given && access(given, R_OK) != 0)
    fail(USAGE_ERROR, "%s: %s", given, strerror(errno));
  for (; !given && *places; places++)
    if (access(*places, R_OK) == 0)
      return *places;
  return given;
}

static void add_library(library l, const char *device_name, const char *file) {
  if (!wanted(l.name) || library_count == MAX_LIBRARIES)
    return;
  if (device_name) {
    hold_messages();
    l.device = device_open(device_name);
    release_messages();
    if (!l.device)
      return;
    if (file)
      device_use_library(l.device, file);
  }
  libraries[library_count++] = l;
}

static void find_libraries(void) {
  static const char *const libclc_places[] = {"/usr/lib/clc/nvptx64--.bc", "/usr/share/clc/nvptx64--.bc", NULL};
  static const char *const libdevice_places[] = {"/usr/local/cuda/nvvm/libdevice/libdevice.10.bc",
                                                 "/usr/lib/nvidia-cuda-toolkit/libdevice/libdevice.10.bc", NULL};
  device *ours = device_open(options.device);
  if (!ours)
    exit(DEVICE_MISSING);
  on_cpu = !strncmp(options.device, "cpu", 3);
  on_cuda = !strncmp(options.device, "cuda", 4);
  libraries[library_count++] = (library){.name = "ours", .options = "", .device = ours};
  const char *libclc = existing(options.libclc, libclc_places);
  if (on_cpu) {
    vector_bytes = strstr(device_library(ours), "-v4") ? 64 : strstr(device_library(ours), "-v3") ? 32 : 16;
    static char level[16]; // the same for all, whatever the processor
    sprintf(level, "cpu:%s", vector_bytes == 64 ? "v4" : vector_bytes == 32 ? "v3" : "sse2");
    options.device = level;
    char folder[8192];
    snprintf(folder, sizeof folder, "%s/../opencl", program_folder());
    if (access(folder, R_OK) == 0) // where utils/check puts it
      setenv("OCL_ICD_VENDORS", folder, 0);
    setenv("ONECLC_DRIVER_LIBRARY", "1", 1);
    if (!device_is_compile_only(ours))
      add_library((library){.name = "intel", .options = ""}, "opencl:Intel", NULL);
    unsetenv("ONECLC_DRIVER_LIBRARY");
  }
  if (on_cuda) { // with nvcc's defaults: division and square root correctly rounded, subnormals kept
    static const char precise[] = "-Wno-linker-warnings -mllvm -nvvm-reflect-add=__CUDA_PREC_SQRT=1 -mllvm "
                                  "-nvvm-reflect-add=__CUDA_PREC_DIV=1";
    const char *file = existing(options.libdevice, libdevice_places);
    if (file)
      add_library((library){.name = "libdevice", .options = precise, .how = LIBDEVICE}, options.device, file);
  }
  if (libclc && (on_cpu || on_cuda))
    add_library((library){.name = "libclc", .options = "-Wno-linker-warnings"}, options.device, libclc);
  for (host_library h = 0; h < HOST_LIBRARIES && on_cpu; h++)
    if (host_library_file(h))
      add_library((library){.name = h == SLEEF ? "sleef" : "libmvec", .host = h}, NULL, NULL);
  if (!on_cpu && !on_cuda && !device_has(ours, "source")) {
    setenv("ONECLC_DRIVER_LIBRARY", "1", 1);
    add_library((library){.name = "driver", .options = ""}, options.device, NULL);
    unsetenv("ONECLC_DRIVER_LIBRARY");
  }
}

static void print_libraries(void) {
  if (options.csv)
    return;
  for (unsigned i = 0; i < library_count; i++) {
    const library *l = &libraries[i];
    const char *other = l->device && strchr(device_library(l->device), '/') ? device_library(l->device) : NULL;
    printf("%-10s %s%s%s\n", l->name, l->device ? device_description(l->device) : host_library_file(l->host),
           other ? ", but " : "", other ? other : "");
  }
}

// ---- Arguments

// The columns of speed.tsv
enum { FUNCTION, LOW, HIGH, LEAST, MOST, LOW2, HIGH2, SPEED_COLUMNS };
enum { MAIN, WIDE };
enum { POINTS = 65536 };  // that errors are looked for at
enum { MOVED = 1 << 25 }; // elements that --memory moves
static void *arrays[3];   // x, y, results

static table read_table(const char *name, unsigned fields) {
  char path[4200];
  snprintf(path, sizeof path, "%s/%s", options.tables ? options.tables : ONECLC_SOURCE "/test/math", name);
  const table t = load_table(path, fields);
  if (!t.text)
    exit(USAGE_ERROR);
  return t;
}

static double number(char *const row[], unsigned column) { return row[column] ? strtod(row[column], NULL) : 0; }

// Where |x| begins and ends in the wide range, in this type.
static void wide_range(char *const row[], const element *t, double *least, double *most) {
  const double smallest = ldexp(1, 2 - t->max_exponent), greatest = ldexp(1.99, t->max_exponent);
  *least = fmax(number(row, LEAST), t->index == DOUBLE ? 0 : smallest);
  *most = fmin(number(row, MOST), greatest);
}

static double uniform(uint64_t seed) { return (double)(mix_bits(seed * 0x9e3779b97f4a7c15) >> 11) * 0x1p-53; }

static void fill(char *const row[], const signature *s, int range, size_t count) {
  const double low = number(row, LOW), high = number(row, HIGH);
  double least, most;
  wide_range(row, s->type, &least, &most);
  for (size_t i = 0; i < count; i++) {
    double x = low + (high - low) * uniform(2 * i);
    if (range == WIDE) {
      x = least * pow(most / least, uniform(2 * i));
      x = low < 0 && mix_bits(i) & 1 ? -x : x;
    }
    store_bits(s->type, arrays[0], i, bits_near(s->type, x));
    const double y = number(row, LOW2) + (number(row, HIGH2) - number(row, LOW2)) * uniform(2 * i + 1);
    if (s->integer[s->count - 1])
      ((int32_t *)arrays[1])[i] = (int32_t)floor(y);
    else
      store_bits(s->type, arrays[1], i, bits_near(s->type, y));
  }
}

// ---- Running

static size_t second_bytes(const signature *s) { return s->integer[s->count - 1] ? 4 : s->type->bits / 8; }

// x, y and the results of `count` elements, as far as the builtin has them.
static unsigned array_arguments(argument a[], const signature *s, size_t count) {
  unsigned n = 0;
  a[n++] = (argument){ARG_INPUT, count * s->type->bits / 8, arrays[0]};
  if (s->count > 1)
    a[n++] = (argument){ARG_INPUT, count * second_bytes(s), arrays[1]};
  a[n++] = (argument){ARG_BUFFER, count * s->type->bits / 8, arrays[2]};
  return n;
}

static double run(program *p, const char *kernel, size_t items, unsigned local, unsigned count,
                  const argument *arguments) {
  const ndrange range = {1, {items, 1, 1}, {local, local != 0, local != 0}, {0}};
  const int status = device_run(p, kernel, &range, count, arguments);
  return status == DEVICE_OK ? device_seconds(p) : NAN;
}

typedef struct {
  const char *kernel; // vectors, scalars, walk, leap, stream
  unsigned width, range;
} form;

enum { ITEMS = 1 << 19, CALLS = 512, GROUP = 256 }; // of walk and leap

// Seconds for one element; NaN if it does not run. A processor calls the builtin on arrays that its first cache holds.
static double processor(library *l, const signature *s, const form *f, unsigned rounds) {
  const unsigned bytes = s->type->bits / 8, elements = 8192 / bytes, count = elements / f->width;
  double seconds;
  if (l->device) {
    argument a[5];
    unsigned n = array_arguments(a, s, elements);
    a[n++] = (argument){ARG_VALUE, 4, &(uint32_t){count}};
    a[n++] = (argument){ARG_VALUE, 4, &rounds};
    seconds = run(l->program, f->kernel, 1, 1, n, a);
  } else {
    const double start = now();
    host_call(l->function, s->count, vector_bytes, arrays[0], arrays[1], arrays[2], count, rounds);
    seconds = now() - start;
  }
  return seconds / rounds / elements;
}

static double gpu(library *l, char *const row[], const signature *s, const form *f) {
  const element *t = s->type;
  const double low = number(row, LOW), high = number(row, HIGH), low2 = number(row, LOW2), high2 = number(row, HIGH2);
  const unsigned bytes = t->bits / 8;
  if (!strcmp(f->kernel, "stream")) {
    argument a[4];
    const unsigned n = array_arguments(a, s, MOVED);
    return run(l->program, f->kernel, MOVED / 4, GROUP, n, a) / MOVED;
  }
  uint64_t value[6]; // start, step, delta, then sign where it leaps, y, slope
  unsigned n = 0;
  const double slope = high > low ? (high2 - low2) / (high - low) : 0;
  if (f->range == MAIN) {
    value[n++] = bits_near(t, low);
    value[n++] = bits_near(t, (high - low) / ITEMS);
    value[n++] = bits_near(t, (high - low) / ITEMS / CALLS);
    value[n++] = bits_near(t, s->integer[s->count - 1] ? low2 : low2 - slope * low);
    value[n++] = bits_near(t, slope);
  } else {
    double least, most;
    wide_range(row, t, &least, &most);
    const uint64_t first = bits_near(t, least), last = bits_near(t, most);
    value[n++] = first;
    value[n++] = (last - first) / ITEMS;
    value[n++] = (last - first) / ITEMS / CALLS;
    value[n++] = low < 0 ? 1ull << (t->bits - 1) : 0;
    value[n++] = bits_near(t, s->integer[s->count - 1] ? low2 : high2);
    value[n++] = 0;
  }
  argument a[8];
  for (unsigned i = 0; i < n; i++)
    a[i] = (argument){ARG_VALUE, bytes, &value[i]};
  a[n++] = (argument){ARG_BUFFER, (size_t)ITEMS * bytes, arrays[2]};
  a[n++] = (argument){ARG_VALUE, 4, &(uint32_t){CALLS}};
  return run(l->program, f->kernel, ITEMS, GROUP, n, a) / ITEMS / CALLS;
}

// The greatest error at POINTS arguments; NaN where it cannot be told.
static double greatest_error(library *l, char *const row[], const signature *s, const form *f, const domain *d) {
  if (call_reads(row[CALL], 'p') || call_reads(row[CALL], 'q') || !s->function)
    return NAN;
  memset(arrays[2], 0, POINTS * s->type->bits / 8);
  if (l->device && on_cpu) {
    argument a[5];
    unsigned n = array_arguments(a, s, POINTS);
    a[n++] = (argument){ARG_VALUE, 4, &(uint32_t){POINTS / f->width}};
    a[n++] = (argument){ARG_VALUE, 4, &(uint32_t){1}};
    if (isnan(run(l->program, f->kernel, 1, 1, n, a)))
      return NAN;
  } else if (l->device) {
    argument a[3];
    const unsigned n = array_arguments(a, s, POINTS);
    if (isnan(run(l->program, "apply", POINTS, GROUP, n, a)))
      return NAN;
  } else {
    host_call(l->function, s->count, vector_bytes, arrays[0], arrays[1], arrays[2],
              POINTS * s->type->bits / 8 / vector_bytes, 1);
  }
  tally sum = {0};
  judge_start();
  for (size_t i = 0; i < POINTS; i++) {
    uint64_t in[MAX_ARGUMENTS] = {load_bits(s->type, arrays[0], i)};
    if (s->count > 1)
      in[1] = s->integer[1] ? ((uint32_t *)arrays[1])[i] : load_bits(s->type, arrays[1], i);
    if (s->count > 2)
      in[2] = in[0];
    judge(&sum, s, d, in, load_bits(s->type, arrays[2], i), false);
  }
  judge_end();
  return sum.special ? INFINITY : sum.max;
}

// ---- Results

typedef struct {
  double median, least, most, ratio, error; // in the unit that is printed; NaN: none
} result;

typedef struct {
  char form[48];
  double logs[MAX_LIBRARIES], least[MAX_LIBRARIES];
  unsigned counts[MAX_LIBRARIES];
  const char *least_name[MAX_LIBRARIES];
} mean;
enum { MAX_MEANS = 32 };
static mean means[MAX_MEANS];
static unsigned mean_count;

static const char *unit(void) { return on_cpu ? "ns" : options.memory ? "GB/s" : "Gop/s"; }

static int compare_doubles(const void *a, const void *b) {
  const double x = *(const double *)a, y = *(const double *)b;
  return (x > y) - (x < y);
}
static double median(double *values, unsigned count) {
  qsort(values, count, sizeof *values, compare_doubles);
  return count % 2 ? values[count / 2] : (values[count / 2 - 1] + values[count / 2]) / 2;
}

static const char *form_name(const signature *s, const form *f) {
  static char name[32];
  sprintf(name, f->width > 1 ? "%s%u" : "%s", s->type->name, f->width);
  return name;
}

static void print_heading(void) {
  if (options.csv) {
    puts("function,precision,form,range,library,unit,median,least,most,samples,speed ratio,ulp,device");
    return;
  }
  printf("%-14s %-9s %-4s %9s %6s", "function", "form", "range", "ours", "ulp");
  for (unsigned i = 1; i < library_count; i++)
    printf(" | %9s %5s %6s", libraries[i].name, "ratio", "ulp");
  printf("   %s\n", unit());
}

static void print_number(const char *format, const char *none, double value) {
  if (isnan(value))
    fputs(none, stdout);
  else
    printf(format, value);
}

static void print_results(const char *name, const signature *s, const form *f, const result r[]) {
  static const char *const ranges[] = {"main", "wide"};
  if (options.csv) {
    for (unsigned i = 0; i < library_count; i++)
      if (!isnan(r[i].median))
        printf("%s,%s,%s,%s,%s,%s,%.5g,%.5g,%.5g,%u,%.4g,%.4g,\"%s\"\n", name, s->type->name, form_name(s, f),
               ranges[f->range], libraries[i].name, unit(), r[i].median, r[i].least, r[i].most, options.samples,
               r[i].ratio, r[i].error, device_description(libraries[0].device));
    fflush(stdout);
    return;
  }
  const char *value = on_cpu ? " %9.3f" : " %9.4g";
  printf("%-14s %-9s %-5s", name, form_name(s, f), ranges[f->range]);
  for (unsigned i = 0; i < library_count; i++) {
    if (i)
      fputs(" |", stdout);
    print_number(value, "         -", r[i].median);
    if (i)
      print_number(" %5.2f", "     -", r[i].ratio);
    print_number(" %6.3g", "      -", r[i].error);
  }
  putchar('\n');
  fflush(stdout);
}

// Approximations are not counted, nor what is hardly more than an instruction everywhere.
static void add_to_means(const char *name, const signature *s, const form *f, const result r[]) {
  char key[48];
  if (is_approximation(name))
    return;
  static const char *const single[] = {"ceil",  "fabs", "fdim",  "floor", "fma",
                                       "ldexp", "rint", "round", "sqrt",  "trunc"};
  for (unsigned i = 0; i < sizeof single / sizeof *single; i++)
    if (!strcmp(name, single[i]))
      return;
  snprintf(key, sizeof key, "%s %s", form_name(s, f), f->range == MAIN ? "main" : "wide");
  unsigned m = 0;
  while (m < mean_count && strcmp(means[m].form, key))
    m++;
  if (m == MAX_MEANS)
    return;
  if (m == mean_count)
    strcpy(means[mean_count++].form, key);
  for (unsigned i = 1; i < library_count; i++) {
    if (isnan(r[i].ratio))
      continue;
    means[m].logs[i] += log(r[i].ratio);
    if (!means[m].counts[i]++ || r[i].ratio < means[m].least[i]) {
      means[m].least[i] = r[i].ratio;
      means[m].least_name[i] = name;
    }
  }
}

static void print_means(void) {
  if (options.csv)
    return;
  for (unsigned m = 0; m < mean_count; m++)
    for (unsigned i = 1; i < library_count; i++)
      if (means[m].counts[i])
        printf("%s, ours over %s: geometric mean %.2f of %u, least %.2f (%s)\n", means[m].form, libraries[i].name,
               exp(means[m].logs[i] / means[m].counts[i]), means[m].counts[i], means[m].least[i],
               means[m].least_name[i]);
}

static int check_floors(void) { // OK, BELOW or, where none applies, NOT_RUN
  enum { DEVICE, PEER, PRECISION, MEAN, LEAST_RATIO, FLOOR_COLUMNS };
  const table floors = read_table("floors.tsv", FLOOR_COLUMNS);
  bool good = true, any = false;
  for (size_t k = 0; k < floors.count; k++) {
    char **row = floors.lines[k];
    if (strncmp(options.device, row[DEVICE], strlen(row[DEVICE])))
      continue;
    for (unsigned m = 0; m < mean_count; m++) {
      const size_t length = strlen(row[PRECISION]);
      const char *rest = means[m].form + length;
      // Vectors on a processor, one element a work-item on a GPU
      if (strncmp(means[m].form, row[PRECISION], length) || (*rest == ' ') == on_cpu || !strstr(rest, " main"))
        continue;
      for (unsigned i = 1; i < library_count; i++) {
        if (strcmp(libraries[i].name, row[PEER]) || !means[m].counts[i])
          continue;
        const double got = exp(means[m].logs[i] / means[m].counts[i]);
        const bool holds = got >= number(row, MEAN) && means[m].least[i] >= number(row, LEAST_RATIO);
        good &= holds;
        any = true;
        fprintf(options.csv ? stderr : stdout, "%s: %s over %s: mean %.2f (floor %s), least %.2f (floor %s)\n",
                holds ? "holds" : "BELOW", means[m].form, row[PEER], got, row[MEAN], means[m].least[i],
                row[LEAST_RATIO]);
      }
    }
  }
  if (!any)
    fprintf(stderr, "clc-bench: floors.tsv has no floor for this device (%s), these precisions and these libraries\n",
            options.device);
  return !any ? NOT_RUN : good ? OK : BELOW;
}

// ---- Measuring

static void build(library *l, const char *source) {
  l->program = NULL;
  const bool ours = l == libraries;
  if (!ours)
    hold_messages();
  if (source &&l->device)
    l->program = device_build(l->device, source, l->options);
  if (!ours)
    release_messages();
}

static void close_programs(void) {
  for (unsigned i = 0; i < library_count; i++)
    if (libraries[i].device)
      program_close(libraries[i].program);
}

static bool usable(const library *l, const form *f) {
  return l->device ? l->program != NULL : l->function && f->width > 1;
}

// All libraries in turns.
static void measure(char *const row[], const signature *s, const form *f, result r[]) {
  static double seconds[MAX_LIBRARIES][1024];
  unsigned rounds[MAX_LIBRARIES], n = options.samples;
  bool runs[MAX_LIBRARIES];
  for (unsigned i = 0; i < library_count; i++) {
    library *l = &libraries[i];
    runs[i] = usable(l, f);
    rounds[i] = 1;
    for (double whole = 0; runs[i] && whole < 1e-3; rounds[i] *= 2) { // and warms up
      const double one = on_cpu ? processor(l, s, f, rounds[i]) : gpu(l, row, s, f);
      runs[i] = !isnan(one);
      if (i == 0 && !runs[i])
        fail(RUN_ERROR, "%s, %s: the kernel does not run", row[FUNCTION], form_name(s, f));
      if (!on_cpu)
        break;
      whole = one * rounds[i] * 8192 / (s->type->bits / 8);
    }
  }
  for (unsigned k = 0; k < n; k++)
    for (unsigned i = 0; i < library_count; i++)
      if (runs[i])
        seconds[i][k] = on_cpu ? processor(&libraries[i], s, f, rounds[i]) : gpu(&libraries[i], row, s, f);
  // Reads and writes of --memory in bytes; movers' halves are 2 of 6 bytes
  double bytes = s->type->bits / 8 + s->type->bits / 8 + (s->count > 1 ? (double)second_bytes(s) : 0);
  if (!strncmp(row[FUNCTION], "vload_half", 10) || !strncmp(row[FUNCTION], "vstore_half", 11))
    bytes = 6;
  for (unsigned i = 0; i < library_count; i++) {
    r[i] = (result){NAN, NAN, NAN, NAN, NAN};
    if (!runs[i])
      continue;
    double ratios[1024], values[1024];
    for (unsigned k = 0; k < n; k++) {
      ratios[k] = seconds[i][k] / seconds[0][k];
      values[k] = on_cpu ? seconds[i][k] * 1e9 : (options.memory ? bytes : 1) / seconds[i][k] * 1e-9;
    }
    r[i].ratio = median(ratios, n);
    r[i].median = median(values, n);
    r[i].least = values[0];
    r[i].most = values[n - 1];
  }
}

static void measure_form(char *const row[], char *const bound[], const signature *s, const form *f) {
  result r[MAX_LIBRARIES];
  domain d = {.most = INFINITY};
  if (bound)
    read_domain(&d, bound[DOMAIN]);
  if (!options.quiet && isatty(2))
    fprintf(stderr, "\r%s %s %s\033[K\r", row[FUNCTION], form_name(s, f), f->range ? "wide" : "main");
  if (bound)
    fill(row, s, (int)f->range, !strcmp(f->kernel, "stream") ? MOVED : POINTS);
  measure(row, s, f, r);
  for (unsigned i = 0; i < library_count && bound && !options.memory; i++)
    if (!isnan(r[i].median))
      r[i].error = greatest_error(&libraries[i], bound, s, f, &d);
  print_results(row[FUNCTION], s, f, r);
  add_to_means(row[FUNCTION], s, f, r);
}

// False if it was only compiled.
static bool bench(char *const row[], char *const bound[], const element *t) {
  signature s = {.type = t, .count = 1};
  if (bound)
    read_signature(&s, (char **)bound, t);
  const unsigned lanes = vector_bytes * 8 / t->bits, width = lanes > 16 ? 16 : lanes;
  for (unsigned i = 0; i < library_count; i++) {
    library *l = &libraries[i];
    const bool has = !l->device || ((t->index != HALF || device_has(l->device, "fp16")) &&
                                    (t->index != DOUBLE || device_has(l->device, "fp64")));
    char *source = NULL;
    if (l->device && has && bound)
      source = write_kernels(bound, &s, on_cpu, width, l->how);
    else if (l->device && has && (l->how == OPENCL_C || !strcmp(row[FUNCTION], "copy")))
      source = write_mover(row[FUNCTION]);
    if (l->device)
      build(l, source);
    else
      l->function = call_reads(bound[CALL], 'p') || call_reads(bound[CALL], 'q')
                        ? NULL // they have other arguments
                        : host_function(l->host, row[FUNCTION], &s, vector_bytes);
    free(source);
    if (i == 0 && has && !l->program)
      fail(RUN_ERROR, "%s, %s: the kernel does not build", row[FUNCTION], t->name);
  }
  if (device_is_compile_only(libraries[0].device) || !libraries[0].program) {
    close_programs();
    return !device_is_compile_only(libraries[0].device);
  }
  for (unsigned range = MAIN; range <= (options.quick || options.memory ? MAIN : WIDE); range++) {
    if (on_cpu) {
      measure_form(row, bound, &s, &(form){"vectors", width, range});
      if (!options.quick)
        measure_form(row, bound, &s, &(form){"scalars", 1, range});
    } else {
      measure_form(row, bound, &s,
                   &(form){options.memory  ? "stream"
                           : range == MAIN ? "walk"
                                           : "leap",
                           options.memory ? 4 : 1, range});
    }
  }
  close_programs();
  return true;
}

// ---- The command line

static int read_options(int count, char **words) {
  int names = 0;
  for (int i = 1; i < count; i++) {
    const char *name = words[i];
    if (*name != '-') {
      words[names++] = words[i];
      continue;
    }
#define VALUE (++i < count ? words[i] : (fail(USAGE_ERROR, "%s needs a value", name), ""))
    if (!strcmp(name, "--help") || !strcmp(name, "-h"))
      fputs(usage, stdout), exit(OK);
    else if (!strcmp(name, "--device"))
      options.device = VALUE;
    else if (!strcmp(name, "--precision"))
      options.precisions = read_precisions(VALUE);
    else if (!strcmp(name, "--samples"))
      options.samples = (unsigned)read_number(name, VALUE);
    else if (!strcmp(name, "--only"))
      options.only = VALUE;
    else if (!strcmp(name, "--libclc"))
      options.libclc = VALUE;
    else if (!strcmp(name, "--libdevice"))
      options.libdevice = VALUE;
    else if (!strcmp(name, "--tables"))
      options.tables = VALUE;
    else if (!strcmp(name, "--quick"))
      options.quick = true;
    else if (!strcmp(name, "--memory"))
      options.memory = true;
    else if (!strcmp(name, "--floors"))
      options.floors = true;
    else if (!strcmp(name, "--csv"))
      options.csv = true;
    else if (!strcmp(name, "--quiet"))
      options.quiet = true;
    else if (!strcmp(name, "--list"))
      options.list = true;
    else
      fail(USAGE_ERROR, "unknown option \"%s\"; --help lists them", name);
#undef VALUE
  }
  if (!options.samples)
    options.samples = options.quick ? 5 : 15;
  if (options.samples > 1024)
    fail(USAGE_ERROR, "--samples: at most 1024");
  if (!options.precisions)
    options.precisions = FLOATS;
  if (!options.device)
    options.device = getenv("ONECLC_DEVICE") && *getenv("ONECLC_DEVICE") ? getenv("ONECLC_DEVICE") : "cpu";
  if (options.memory && strncmp(options.device, "cuda", 4))
    fail(USAGE_ERROR, "--memory measures cuda devices");
  return names;
}

static char **find_row(const table *t, const char *name) {
  for (size_t i = 0; i < t->count; i++)
    if (!strcmp(t->lines[i][0], name))
      return t->lines[i];
  return NULL;
}

int main(int argc, char **argv) {
  static char *movers[][SPEED_COLUMNS] = {{"copy"}, {"vload_half4"}, {"vstore_half4"}};
  const int names = read_options(argc, argv);
  const table bounds = read_table("bounds.tsv", COLUMNS);
  const table speeds = read_table("speed.tsv", SPEED_COLUMNS);
  if (options.list) {
    for (size_t i = 0; i < speeds.count; i++)
      puts(speeds.lines[i][FUNCTION]);
    for (unsigned i = 0; i < 3 && options.memory; i++)
      puts(movers[i][FUNCTION]);
    return OK;
  }
  if (!names) {
    fputs(usage, stderr);
    fail(USAGE_ERROR, "no function given");
  }
  for (int n = 0; n < names; n++) {
    bool found = !strcmp(argv[n], "all") || find_row(&speeds, argv[n]);
    for (unsigned i = 0; i < 3; i++)
      found |= options.memory && !strcmp(argv[n], movers[i][FUNCTION]);
    if (!found)
      fail(USAGE_ERROR, "no function \"%s\"; --list%s prints those there are", argv[n],
           options.memory ? " --memory" : "");
  }
  find_libraries();
  for (unsigned i = 0; i < 3; i++) {
    const size_t size = (options.memory ? (size_t)MOVED : ITEMS) * sizeof(uint64_t), apart = 21 * 64;
    if (posix_memalign(&arrays[i], 4096, size + 3 * apart))
      fail(RUN_ERROR, "no memory");
    memset(arrays[i], 0, size + 3 * apart);
    arrays[i] = (char *)arrays[i] + i * apart; // addresses that agree in their low bits are slow on some processors
  }
  print_libraries();
  print_heading();
  bool ran = true;
  for (int n = 0; n < names; n++) {
    for (size_t i = 0; i < speeds.count; i++) {
      char **row = speeds.lines[i], **bound = find_row(&bounds, row[FUNCTION]);
      if (strcmp(argv[n], "all") && strcmp(argv[n], row[FUNCTION]))
        continue;
      if (!bound)
        fail(USAGE_ERROR, "test/math/bounds.tsv has no function \"%s\"", row[FUNCTION]);
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
  return !ran ? NOT_RUN : options.floors ? check_floors() : OK;
}
