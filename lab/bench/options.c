// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The command line of clc-bench.
#include "bench/program.h"
#include "command.h"
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static const char usage[] =
    "usage: clc-bench [OPTION]… FUNCTION… | all\n"
    "\n"
    "Measures math builtins on a device: this library's and, in turns with it, those of every other library that it "
    "finds. FUNCTION is\n"
    "a name of the table speed.tsv (share/oneclc; of the source: test/math), which tells the arguments; with --memory "
    "also copy,\n"
    "vload_half4 and vstore_half4.\n"
    "\n"
    "  --device NAME         cpu[:sse2|:nofma|:v3|:v4], cuda[:N], opencl[:TEXT] or amd[:GPU];\n"
    "                        default cpu, or $ONECLC_DEVICE\n"
    "                        opencl:TEXT is the first device of a platform that has TEXT in its name; if no\n"
    "                        platform has, the first device that has\n"
    "  --precision P[,P]     half, float, double; default all that the device has\n"
    "  --quick               main range and vectors only, fewer samples\n"
    "  --loops               on processors loops over scalars only, y[i] = f(x[i]), in turns with the same over our\n"
    "                        vectors, each as wide as a register (and at most of 16 elements)\n"
    "  --items               a kernel of one work-item an element, y[i] = f(x[i]), in groups of 256, on all cores\n"
    "  --vectors             on a GPU calls on vectors of four elements instead of scalars\n"
    "  --memory              on cuda, GB/s of four-wide calls from memory to memory instead of Gop/s\n"
    "  --primitives          on cuda, Gop/s of collectives, atomics, memory, conversions or images (FUNCTION is one of "
    "these words or the\n"
    "                        beginning of a builtin's name), beside PTX by hand; on cpu, ns of an element of "
    "conversions, halves, integers\n"
    "                        or images, beside Intel's runtime and PoCL\n"
    "  --samples N           of each library, in turns; default 15, with --quick 5\n"
    "  --only NAME[,NAME]    of the other libraries only these; none: only ours\n"
    "  --libclc FILE         libclc's nvptx64--.bc, if it is not found in /usr/lib/clc; on a processor it is linked "
    "with x86 kernels\n"
    "  --libdevice FILE      CUDA's libdevice.10.bc, if it is not found below /usr/local/cuda\n"
    "  --no-errors           measures speed alone: looking for the greatest errors takes most of the time\n"
    "  --floors              compares means with floors.tsv\n"
    "  --tables DIR          where bounds.tsv, speed.tsv and floors.tsv are, instead of share/oneclc\n"
    "  --csv                 comma-separated values with a heading\n"
    "  --quiet               no progress on standard error\n"
    "  --list                prints the functions\n"
    "  --help, --version\n"
    "\n"
    "Other libraries: on a processor the driver that opencl:Intel means (intel or, without Intel's runtime, what runs "
    "instead: pocl,\n"
    "rusticl, opencl), libclc, sleef and libmvec; on cuda libdevice and libclc; on opencl the driver's own (driver).\n"
    "libdevice has scalar functions of float and double: of half it is (half)__nv_sinf(x), of vectors a call for each "
    "lane.\n"
    "Output, of each function, form of its arguments (float16: vectors; float: a loop over scalars or, on a GPU, "
    "calls in each work-item) and\n"
    "range (main: as kernels mostly have them; wide: all magnitudes; mixed, on a GPU: the main range with neighbouring "
    "work-items far\n"
    "apart): the least time of an element on one core in ns (what else runs there only adds to it), arguments and "
    "results "
    "in memory that\n"
    "the first cache holds, or, on a GPU, the median of the device's rates in Gop/s (GB/s with --memory); the\n"
    "ratio of our speed to the other library's, more than 1 where ours is faster; and\n"
    "the greatest error in ulp on 65536 arguments of that range, a lower bound of the true maximum. At the end "
    "geometric means of the\n"
    "ratios, without native_ and half_ functions and what is hardly more than an instruction (fabs, rint …). --csv "
    "also gives the median, the\n"
    "least and the greatest sample.\n"
    "\n"
    "exit status: 0, 1 below a floor, 2 wrong usage (also: a table or library that cannot be read), 3 our kernel does "
    "not build or run,\n"
    "or output cannot be written, 4 the device could not be opened,\n"
    "77 not run (ONECLC_COMPILE_ONLY), or there is no floor for what was measured\n";

bench_options options;

// Names of other libraries that there can be, and "none".
static void check_only(const char *text) {
  static const char *const names[] = {"intel", "pocl",    "rusticl",   "opencl", "libclc",
                                      "sleef", "libmvec", "libdevice", "driver", "none"};
  for (const char *at = text; at; at = strchr(at, ',') ? strchr(at, ',') + 1 : NULL) {
    const size_t length = strcspn(at, ",");
    bool known = false;
    for (unsigned i = 0; i < sizeof names / sizeof *names; i++)
      known |= strlen(names[i]) == length && !strncmp(names[i], at, length);
    if (!known)
      fail(USAGE_ERROR,
           "--only: \"%.*s\" is none of intel, pocl, rusticl, opencl, libclc, sleef, libmvec, libdevice, "
           "driver and none",
           (int)length, at);
  }
}

static void set_defaults(void) {
  const char *device = getenv("ONECLC_DEVICE");
  if (!options.device)
    options.device = device && *device ? device : "cpu";
  if (!options.samples)
    options.samples = options.quick ? 5 : 15;
  if (!options.precisions)
    options.precisions = FLOATS;
  const bool cpu = !strncmp(options.device, "cpu", 3), cuda = !strncmp(options.device, "cuda", 4);
  if (options.loops + options.items + options.vectors + options.memory + options.primitives > 1)
    fail(USAGE_ERROR, "--loops, --items, --vectors, --memory and --primitives exclude each other");
  if (options.primitives && !cuda && !cpu)
    fail(USAGE_ERROR, "--primitives measures cpu and cuda devices");
  if (options.primitives && cpu && !options.only)
    options.only = "intel,pocl,rusticl,opencl";
  if (options.vectors && cpu)
    fail(USAGE_ERROR, "--vectors measures GPUs; of a processor vectors are always measured");
  if (options.memory && !cuda)
    fail(USAGE_ERROR, "--memory measures cuda devices");
  if (options.libdevice && !cuda)
    fail(USAGE_ERROR, "--libdevice is a library of cuda devices");
  if (options.libclc && !cuda && !cpu)
    fail(USAGE_ERROR, "--libclc is a library of cpu and cuda devices");
}

int read_options(int count, char **words) {
  enum {
    SET_DEVICE = FIRST_OPTION,
    SET_PRECISION,
    SET_SAMPLES,
    SET_ONLY,
    SET_LIBCLC,
    SET_LIBDEVICE,
    SET_TABLES,
    SET_QUICK,
    SET_LOOPS,
    SET_ITEMS,
    SET_VECTORS,
    SET_MEMORY,
    SET_PRIMITIVES,
    SET_NO_ERRORS,
    SET_FLOORS,
    SET_CSV,
    SET_QUIET,
    SET_LIST
  };
  static const struct option known[] = {{"device", required_argument, NULL, SET_DEVICE},
                                        {"precision", required_argument, NULL, SET_PRECISION},
                                        {"samples", required_argument, NULL, SET_SAMPLES},
                                        {"only", required_argument, NULL, SET_ONLY},
                                        {"libclc", required_argument, NULL, SET_LIBCLC},
                                        {"libdevice", required_argument, NULL, SET_LIBDEVICE},
                                        {"tables", required_argument, NULL, SET_TABLES},
                                        {"quick", no_argument, NULL, SET_QUICK},
                                        {"loops", no_argument, NULL, SET_LOOPS},
                                        {"items", no_argument, NULL, SET_ITEMS},
                                        {"vectors", no_argument, NULL, SET_VECTORS},
                                        {"memory", no_argument, NULL, SET_MEMORY},
                                        {"primitives", no_argument, NULL, SET_PRIMITIVES},
                                        {"no-errors", no_argument, NULL, SET_NO_ERRORS},
                                        {"floors", no_argument, NULL, SET_FLOORS},
                                        {"csv", no_argument, NULL, SET_CSV},
                                        {"quiet", no_argument, NULL, SET_QUIET},
                                        {"list", no_argument, NULL, SET_LIST},
                                        COMMON_OPTIONS};
  start_program(usage, RUN_ERROR);
  for (int option; (option = next_option(count, words, "", known)) != -1;)
    switch (option) {
    case SET_DEVICE:
      options.device = optarg;
      break;
    case SET_PRECISION:
      options.precisions = read_precisions(optarg);
      break;
    case SET_SAMPLES:
      options.samples = (unsigned)read_number_within("--samples", optarg, 1, MAX_SAMPLES);
      break;
    case SET_ONLY:
      check_only(optarg);
      options.only = optarg;
      break;
    case SET_LIBCLC:
      options.libclc = optarg;
      break;
    case SET_LIBDEVICE:
      options.libdevice = optarg;
      break;
    case SET_TABLES:
      options.tables = optarg;
      break;
    case SET_QUICK:
      options.quick = true;
      break;
    case SET_LOOPS:
      options.loops = true;
      break;
    case SET_ITEMS:
      options.items = true;
      break;
    case SET_VECTORS:
      options.vectors = true;
      break;
    case SET_MEMORY:
      options.memory = true;
      break;
    case SET_PRIMITIVES:
      options.primitives = true;
      break;
    case SET_NO_ERRORS:
      options.no_errors = true;
      break;
    case SET_FLOORS:
      options.floors = true;
      break;
    case SET_CSV:
      options.csv = true;
      break;
    case SET_QUIET:
      options.quiet = true;
      break;
    case SET_LIST:
      options.list = true;
      break;
    }
  set_defaults();
  return optind;
}

table read_table(const char *name, unsigned fields) {
  char path[4200];
  if (!options.tables)
    return need_table(table_path(name), fields);
  snprintf(path, sizeof path, "%s/%s", options.tables, name);
  return need_table(path, fields);
}

double number(char *const row[], unsigned column) {
  const char *text = row[column];
  if (!text || !*text)
    return 0;
  char *end;
  const double value = strtod(text, &end);
  if (end == text || *end)
    fail(USAGE_ERROR, "a table's line of %s: \"%s\" is no number", row[0], text);
  return value;
}
