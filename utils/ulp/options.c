// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The command line of clc-ulp.
#include "command.h"
#include "ulp/job.h"
#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

static const char usage[] =
    "usage: clc-ulp [OPTION]… FUNCTION… | all\n"
    "\n"
    "Runs builtins on a device and compares every result with MPFR's. Which builtins there are, and the bounds that "
    "they must\n"
    "keep, is in the table bounds.tsv (share/oneclc; of the source: test/math); FUNCTION is a name in its first "
    "column.\n"
    "\n"
    "  --device NAME         cpu[:sse2|:nofma|:v3|:v4], cuda[:N], opencl[:TEXT] or amd[:GPU];\n"
    "                        default cpu, or $ONECLC_DEVICE\n"
    "                        opencl:TEXT is the first device of a platform that has TEXT in its name; if no\n"
    "                        platform has, the first device that has\n"
    "  --precision P[,P]     half, float, double; default all that the table and the device have\n"
    "  --width N             calls the overload of 2, 4, 8 or 16 elements, with points that lie far apart; default 1\n"
    "  --loop                calls it in plain loops over 0 to 130 points, half of them under a condition\n"
    "  --local N             in work-groups of N items; default: the device chooses\n"
    "  --options TEXT        options for Clang, such as -cl-fast-relaxed-math. Points that they leave open are left "
    "out, as by\n"
    "                        --finite (-cl-finite-math-only, -cl-fast-relaxed-math) and --normal "
    "(-cl-denorms-are-zero, with\n"
    "                        which processors take subnormal numbers for zeros, too)\n"
    "  --spec                the specification's bounds instead of ours\n"
    "  --library NAME[=FILE] judges another library than ours, by the specification's bounds: bitcode that is linked "
    "instead, such\n"
    "                        as libclc=/usr/lib/clc/nvptx64--.bc on cpu and cuda or libdevice=libdevice.10.bc on cuda; "
    "sleef or\n"
    "                        libmvec on cpu; driver, an OpenCL driver's own (which ONECLC_DRIVER_LIBRARY=1 names, "
    "too)\n"
    "Points; without any of these options, --quick:\n"
    "  --quick               all halves of unary functions, 2^20 floats at a prime's distance, 20000 random points of "
    "double and\n"
    "                        200000 of functions of more arguments, and the borders of all binades or boundary values\n"
    "  --all                 all inputs: of unary half and float functions, of half functions of two arguments, where "
    "of ints\n"
    "                        18 bits are enough: beyond them no result is anything but 0, 1, infinity and NaN\n"
    "  --stride N            every N-th of them\n"
    "  --full                what sweeps.tsv holds: --all, or --random 4294967296, of double --random "
    "10000000\n"
    "  --random N            so many random points: all kinds of magnitudes, and where functions are hard\n"
    "  --seed N              chooses other random points; default 1\n"
    "  --at X[,Y[,Z]]        this point, as 1.5, -0x1p-149 or, bits, #3f800000; repeatable\n"
    "  --finite              leaves out points with an argument or result that is infinite or NaN\n"
    "  --normal              leaves out points with an argument or result that is subnormal\n"
    "With --quick and --random the points of hard.tsv are judged too, but not in shards.\n"
    "Long runs:\n"
    "  --shard K/N           the K-th of N parts; their hashes add up modulo 2^64\n"
    "  --threads N           that judge; default: all cores\n"
    "  --state DIR           where a run that is ended keeps how far it came, to go on when it is called again;\n"
    "                        default: the folder ulp of the build, of an installed clc-ulp ~/.local/state/oneclc\n"
    "                        ($XDG_STATE_HOME/oneclc)\n"
    "  --restart             forgets that\n"
    "  --progress, --quiet   progress on standard error even if that is no terminal, or never\n"
    "Output:\n"
    "  --csv                 comma-separated values with a heading\n"
    "  --emit FILE           writes the results into this table too (test/math/sweeps.tsv), in place of older ones for "
    "the same\n"
    "                        function, precision, points and device\n"
    "  --binades FILE        writes into this table (lab/tables/errors.tsv) the same, which library it was, and the "
    "greatest error\n"
    "                        in each binade of the first argument; such runs are not kept when they are ended\n"
    "  --same FILE           such a table must have the same hash for the same function, precision and points; native_ "
    "and half_\n"
    "                        functions, which devices may do as they like, need not be in it\n"
    "  --table FILE          instead of bounds.tsv; hard.tsv lies beside it\n"
    "  --list                prints the table's functions\n"
    "  --help, --version\n"
    "\n"
    "exit status: 0 all within the bounds, 1 a bound is broken or bits are others than --same has, 2 wrong usage "
    "(also: "
    "a table or folder\n"
    "that cannot be read or written), 3 a kernel does not build or run, or output cannot be written, 4 the device "
    "could "
    "not be opened, 5 MPFR and the host's function disagree, 77 nothing broken, but functions are "
    "missing in the library,\n"
    "have no bound or were not run\n";

ulp_options options = {.width = 1, .seed = 1, .shard = 1, .shards = 1};

static void read_shard(const char *text) {
  char k[24];
  const size_t length = strcspn(text, "/");
  if (text[length] != '/' || length >= sizeof k)
    fail(USAGE_ERROR, "--shard: \"%s\" is not K/N with K from 1 to N", text);
  snprintf(k, sizeof k, "%.*s", (int)length, text);
  options.shards = read_number("--shard", text + length + 1);
  options.shard = read_number_within("--shard", k, 1, options.shards);
}

// NAME or NAME=FILE
static void read_library(const char *text) {
  static const char *const alone[] = {"driver", "sleef", "libmvec"};
  const char *file = strchr(text, '=');
  bool known = false;
  for (unsigned i = 0; i < sizeof alone / sizeof *alone; i++)
    known |= !strcmp(alone[i], text);
  if (file == text || (file ? !file[1] : !known))
    fail(USAGE_ERROR, "--library: \"%s\" is not driver, sleef, libmvec or NAME=FILE", text);
  options.library = file ? strndup(text, (size_t)(file - text)) : text;
  options.library_file = file ? file + 1 : NULL;
  if (file && access(options.library_file, R_OK) != 0)
    fail(USAGE_ERROR, "%s: %s", options.library_file, strerror(errno));
}

// Where long runs keep how far they came.
static const char *default_state(void) {
  static char path[8192];
  const char *state = getenv("XDG_STATE_HOME"), *home = getenv("HOME");
  snprintf(path, sizeof path, "%s/../CMakeCache.txt", program_folder());
  if (access(path, F_OK) == 0)
    snprintf(path, sizeof path, "%s/../ulp", program_folder());
  else if (state && *state)
    snprintf(path, sizeof path, "%s/oneclc", state);
  else
    snprintf(path, sizeof path, "%s/.local/state/oneclc", home ? home : "");
  return path;
}

static void set_defaults(void) {
  const char *device = getenv("ONECLC_DEVICE");
  if (!options.device)
    options.device = device && *device ? device : "cpu";
  if (!options.table)
    options.table = strdup(table_path("bounds.tsv"));
  if (!options.state)
    options.state = default_state();
  if (!options.precisions)
    options.precisions = FLOATS;
  if (!options.threads)
    options.threads = (unsigned)sysconf(_SC_NPROCESSORS_ONLN);
  if (!options.all && !options.full && !options.stride && !options.random && !options.at_count)
    options.quick = true;
  if (options.options) {
    options.finite |=
        strstr(options.options, "-cl-finite-math-only") || strstr(options.options, "-cl-fast-relaxed-math");
    options.normal |= strstr(options.options, "-cl-denorms-are-zero") != NULL;
  }
  if ((options.finite || options.normal) && (options.emit || options.same))
    fail(USAGE_ERROR, "--finite, --normal: the tables of --emit and --same have all points");
  if (options.library) { // its functions are not what our tables tell of
    if (options.emit || options.same)
      fail(USAGE_ERROR, "--library: --emit and --same are for our own; --binades takes others, too");
    const bool is_driver = !strcmp(options.library, "driver"), is_opencl = !strncmp(options.device, "opencl", 6);
    if (is_driver != is_opencl || (!is_driver && !options.library_file && strncmp(options.device, "cpu", 3)))
      fail(USAGE_ERROR, "--library: there is no %s on device %s", options.library, options.device);
    if ((options.loop || options.width > 1 || options.local) && !is_driver)
      fail(USAGE_ERROR, "--library: with it there is no --width, --loop or --local but of a driver's own");
    if (is_driver)
      setenv("ONECLC_DRIVER_LIBRARY", "1", 1);
    options.spec = true;
  }
  options.progress = !options.quiet && (options.progress || isatty(2));
}

int read_options(int count, char **words) {
  enum {
    SET_DEVICE = FIRST_OPTION,
    SET_PRECISION,
    SET_WIDTH,
    SET_LOOP,
    SET_LOCAL,
    SET_OPTIONS,
    SET_FINITE,
    SET_NORMAL,
    SET_SPEC,
    SET_LIBRARY,
    SET_QUICK,
    SET_ALL,
    SET_FULL,
    SET_STRIDE,
    SET_RANDOM,
    SET_SEED,
    SET_AT,
    SET_SHARD,
    SET_THREADS,
    SET_STATE,
    SET_RESTART,
    SET_PROGRESS,
    SET_QUIET,
    SET_CSV,
    SET_EMIT,
    SET_BINADES,
    SET_SAME,
    SET_TABLE,
    SET_LIST
  };
  static const struct option known[] = {{"device", required_argument, NULL, SET_DEVICE},
                                        {"precision", required_argument, NULL, SET_PRECISION},
                                        {"width", required_argument, NULL, SET_WIDTH},
                                        {"loop", no_argument, NULL, SET_LOOP},
                                        {"local", required_argument, NULL, SET_LOCAL},
                                        {"options", required_argument, NULL, SET_OPTIONS},
                                        {"finite", no_argument, NULL, SET_FINITE},
                                        {"normal", no_argument, NULL, SET_NORMAL},
                                        {"spec", no_argument, NULL, SET_SPEC},
                                        {"library", required_argument, NULL, SET_LIBRARY},
                                        {"quick", no_argument, NULL, SET_QUICK},
                                        {"all", no_argument, NULL, SET_ALL},
                                        {"full", no_argument, NULL, SET_FULL},
                                        {"stride", required_argument, NULL, SET_STRIDE},
                                        {"random", required_argument, NULL, SET_RANDOM},
                                        {"seed", required_argument, NULL, SET_SEED},
                                        {"at", required_argument, NULL, SET_AT},
                                        {"shard", required_argument, NULL, SET_SHARD},
                                        {"threads", required_argument, NULL, SET_THREADS},
                                        {"state", required_argument, NULL, SET_STATE},
                                        {"restart", no_argument, NULL, SET_RESTART},
                                        {"progress", no_argument, NULL, SET_PROGRESS},
                                        {"quiet", no_argument, NULL, SET_QUIET},
                                        {"csv", no_argument, NULL, SET_CSV},
                                        {"emit", required_argument, NULL, SET_EMIT},
                                        {"binades", required_argument, NULL, SET_BINADES},
                                        {"same", required_argument, NULL, SET_SAME},
                                        {"table", required_argument, NULL, SET_TABLE},
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
    case SET_WIDTH:
      options.width = (unsigned)read_number_within("--width", optarg, 1, 16);
      break;
    case SET_LOOP:
      options.loop = true;
      break;
    case SET_LOCAL:
      options.local = (unsigned)read_number_within("--local", optarg, 1, 4096);
      break;
    case SET_OPTIONS:
      options.options = optarg;
      break;
    case SET_FINITE:
      options.finite = true;
      break;
    case SET_NORMAL:
      options.normal = true;
      break;
    case SET_SPEC:
      options.spec = true;
      break;
    case SET_LIBRARY:
      read_library(optarg);
      break;
    case SET_QUICK:
      options.quick = true;
      break;
    case SET_ALL:
      options.all = true;
      break;
    case SET_FULL:
      options.full = true;
      break;
    case SET_STRIDE:
      options.stride = read_number("--stride", optarg);
      break;
    case SET_RANDOM:
      options.random = read_number("--random", optarg);
      break;
    case SET_SEED:
      options.seed = read_number("--seed", optarg);
      break;
    case SET_AT:
      if (options.at_count == MAX_GIVEN)
        fail(USAGE_ERROR, "--at: at most %d points", MAX_GIVEN);
      options.at[options.at_count++] = optarg;
      break;
    case SET_SHARD:
      read_shard(optarg);
      break;
    case SET_THREADS:
      options.threads = (unsigned)read_number_within("--threads", optarg, 1, 4096);
      break;
    case SET_STATE:
      options.state = optarg;
      break;
    case SET_RESTART:
      options.restart = true;
      break;
    case SET_PROGRESS:
      options.progress = true;
      break;
    case SET_QUIET:
      options.quiet = true;
      break;
    case SET_CSV:
      options.csv = true;
      break;
    case SET_EMIT:
      options.emit = optarg;
      break;
    case SET_BINADES:
      options.binades = optarg;
      break;
    case SET_SAME:
      options.same = optarg;
      break;
    case SET_TABLE:
      options.table = optarg;
      break;
    case SET_LIST:
      options.list = true;
      break;
    }
  if (options.loop && options.width > 1)
    fail(USAGE_ERROR, "--loop: there is no --width in it");
  if (options.loop && options.local)
    fail(USAGE_ERROR, "--loop: there is no --local in it");
  if (options.width & (options.width - 1))
    fail(USAGE_ERROR, "--width: there are 1, 2, 4, 8 and 16");
  if (options.all + options.full + !!options.stride > 1 || (options.full && options.random))
    fail(USAGE_ERROR, "--all, --stride and --full exclude each other, --full and --random, too");
  set_defaults();
  return optind;
}
