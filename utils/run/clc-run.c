// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// clc-run: compiles an OpenCL C file with this library and runs one of its kernels on any device.
#include "arguments.h"
#include "command.h"
#include "correct_rounding.h"
#include "crash.h"
#include "device.h"
#include "files.h"
#include "progress.h"
#include "source.h"
#include "status.h"
#include "clc-run_usage.h" // of clc-run.txt
#include <ctype.h>
#include <errno.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

static struct {
  const char *device, *file, *kernel, *save;
  ndrange range;
  char *build_options;
  unsigned long repeat;
  bool hex, list, quiet, progress;
} options = {.range = {1, {1, 1, 1}, {0}, {0}}};

static unsigned parse_sizes(const char *name, const char *text, size_t *sizes, size_t least) {
  unsigned count = 0;
  for (const char *at = text;; at++) {
    char *end;
    errno = 0;
    const unsigned long long n = strtoull(at, &end, 0);
    if (count == 3 || errno || !isdigit((unsigned char)*at) || n < least || (*end && *end != ','))
      fail(USAGE_ERROR, "%s: \"%s\" is not one to three numbers%s, separated by commas", name, text,
           least ? " above 0" : "");
    sizes[count++] = n;
    at = end;
    if (!*end)
      return count;
  }
}

static void add_option(const char *letter, const char *value) {
  char word[strlen(value) + 3];
  sprintf(word, "%s%s", letter, value);
  add_build_option(&options.build_options, word, true);
}

// What clc-config --correctly-rounded prints. The header lies beside the program's folder in a build as in an
// installation.
static void add_correct_rounding(void) {
  char path[8192];
  snprintf(path, sizeof path, "%s/../include/oneclc/correctly_rounded.h", program_folder());
  if (access(path, R_OK) != 0)
    fail(USAGE_ERROR, "--correctly-rounded: %s: %s; install the library's development files", path, strerror(errno));
  add_build_option(&options.build_options, "-include", false);
  add_build_option(&options.build_options, path, true);
  for (const char *const *flag = correct_rounding_flags; *flag; flag++)
    add_build_option(&options.build_options, *flag, false);
}

// Reads the options, FILE and KERNEL; returns the number of the first ARG.
static int parse_options(int count, char **words) {
  enum {
    DEVICE = FIRST_OPTION,
    GLOBAL,
    LOCAL,
    OFFSET,
    BUILD_OPTIONS,
    ROUNDED,
    REPEAT,
    SAVE,
    HEX,
    LIST,
    QUIET,
    PROGRESS
  };
  static const struct option known[] = {{"device", required_argument, NULL, DEVICE},
                                        {"global", required_argument, NULL, GLOBAL},
                                        {"local", required_argument, NULL, LOCAL},
                                        {"offset", required_argument, NULL, OFFSET},
                                        {"build-options", required_argument, NULL, BUILD_OPTIONS},
                                        {"correctly-rounded", no_argument, NULL, ROUNDED},
                                        {"repeat", required_argument, NULL, REPEAT},
                                        {"save", required_argument, NULL, SAVE},
                                        {"hex", no_argument, NULL, HEX},
                                        {"list", no_argument, NULL, LIST},
                                        {"quiet", no_argument, NULL, QUIET},
                                        {"progress", no_argument, NULL, PROGRESS},
                                        COMMON_OPTIONS};
  unsigned global = 0, local = 0, offset = 0;
  while (!options.kernel) {
    const int option = next_option(count, words, "-D:I:c:", known); // other words come in turn
    if (option == -1)
      break;
    switch (option) {
    case 1:
      *(options.file ? &options.kernel : &options.file) = optarg;
      break;
    case 'D':
      add_option("-D", optarg);
      break;
    case 'I':
      add_option("-I", optarg);
      break;
    case 'c':
      if (strncmp(optarg, "l-", 2))
        fail(USAGE_ERROR, "unknown option \"-c%s\"; --help lists them", optarg);
      add_option("-c", optarg);
      break;
    case DEVICE:
      options.device = optarg;
      break;
    case GLOBAL:
      global = parse_sizes("--global", optarg, options.range.global, 1);
      break;
    case LOCAL:
      local = parse_sizes("--local", optarg, options.range.local, 1);
      break;
    case OFFSET:
      offset = parse_sizes("--offset", optarg, options.range.offset, 0);
      break;
    case BUILD_OPTIONS:
      add_build_option(&options.build_options, optarg, false);
      break;
    case ROUNDED:
      add_correct_rounding();
      break;
    case REPEAT:
      options.repeat = read_number("--repeat", optarg);
      break;
    case SAVE:
      options.save = optarg;
      break;
    case HEX:
      options.hex = true;
      break;
    case LIST:
      options.list = true;
      break;
    case QUIET:
      options.quiet = true;
      break;
    case PROGRESS:
      options.progress = true;
      break;
    }
  }
  if (!options.file && optind < count) // behind --
    options.file = words[optind++];
  if (!options.kernel && optind < count)
    options.kernel = words[optind++];
  if (!options.file)
    fail(USAGE_ERROR, "no file given; --help tells what to write");
  if (!options.kernel && !options.list)
    fail(USAGE_ERROR, "%s: a kernel's name must follow; --list prints them", options.file);
  if (options.kernel && options.list)
    fail(USAGE_ERROR, "--list takes a file alone, and not \"%s\"", options.kernel);
  options.range.dimensions = global ? global : 1;
  if (local && local != options.range.dimensions)
    fail(USAGE_ERROR, "--local has %u dimensions, but --global %u", local, options.range.dimensions);
  if (offset > options.range.dimensions)
    fail(USAGE_ERROR, "--offset has %u dimensions, but --global %u", offset, options.range.dimensions);
  return optind;
}

// Outputs that cannot be written are told before the work.
static void check_outputs(unsigned count, char *const *texts) {
  bool good = !options.save || can_write(options.save);
  for (unsigned i = 0; i < count; i++) {
    char *file = output_file(texts[i]);
    good = (!file || can_write(file)) && good;
    free(file);
  }
  if (!good)
    exit(RUN_ERROR);
}

static const kernel_signature *find_kernel(const program *p) {
  const kernel_signature *k;
  for (unsigned i = 0; (k = program_kernel(p, i)); i++)
    if (!strcmp(k->name, options.kernel))
      return k;
  set_progress(NULL, 0, 0);
  fprintf(stderr, "clc-run: %s has no kernel \"%s\"", options.file, options.kernel);
  for (unsigned i = 0; (k = program_kernel(p, i)); i++)
    fprintf(stderr, "%s%s", i ? ", " : "; it has ", k->name);
  fputc('\n', stderr);
  exit(USAGE_ERROR);
}

static void show(const char *stage, unsigned long run, unsigned long runs) {
  if (!options.quiet && (options.progress || isatty(2)))
    set_progress(stage, run, runs);
}

static int run(program *p, const kernel_argument *arguments, unsigned count) {
  argument values[count + 1];
  for (unsigned i = 0; i < count; i++)
    values[i] = arguments[i].value;
  const unsigned long runs = options.repeat ? options.repeat : 1;
  double total = 0, least = 0;
  for (unsigned long i = 0; i < runs; i++) {
    show("running", i + 1, runs);
    const int status = device_run(p, options.kernel, &options.range, count, values);
    if (status != DEVICE_OK)
      return RUN_ERROR;
    const double seconds = device_seconds(p);
    total += seconds;
    least = !i || seconds < least ? seconds : least;
  }
  show(NULL, 0, 0);
  const bool good = deliver_arguments(count, arguments, options.hex);
  if (options.repeat)
    printf("%lu runs: %.0f ns per run, least %.0f ns\n", runs, 1e9 * total / runs, 1e9 * least);
  return good ? OK : RUN_ERROR;
}

// A device with ONECLC_COMPILE_ONLY runs nothing.
static bool is_compile_only(void) {
  const char *value = getenv("ONECLC_COMPILE_ONLY");
  return value && *value && strcmp(value, "0");
}

int main(int count, char **words) {
  start_program(usage, RUN_ERROR);
  const int first = parse_options(count, words);
  const unsigned given = count - first;
  char **texts = words + first;
  check_outputs(given, texts);
  const char *environment = getenv("ONECLC_DEVICE");
  if (!options.device)
    options.device = environment && *environment ? environment : "cpu";
  device *d = device_open(options.device);
  if (!d)
    return DEVICE_MISSING;
  show("compiling", 0, 0);
  catch_compiler_crashes(options.file);
  program *p = get_program(d, options.file, &options.build_options);
  show(NULL, 0, 0);
  if (!p)
    return COMPILE_ERROR;
  int status = options.save && program_store(p, options.save) != DEVICE_OK ? RUN_ERROR : OK;
  if (status == OK && options.list) {
    const kernel_signature *k;
    for (unsigned i = 0; (k = program_kernel(p, i)); i++)
      print_signature(stdout, k);
  } else if (status == OK && is_compile_only()) {
    fputs("clc-run: compiled, not run (ONECLC_COMPILE_ONLY)\n", stderr);
  } else if (status == OK) {
    kernel_argument *arguments = calloc(given + 1, sizeof *arguments);
    parse_arguments(find_kernel(p), given, texts, arguments);
    if (!strncmp(options.device, "cpu", 3))
      catch_kernel_crashes(options.kernel, given, arguments);
    status = run(p, arguments, given);
    show(NULL, 0, 0);
    free_arguments(given, arguments);
    free(arguments);
  }
  program_close(p);
  device_close(d);
  free(options.build_options);
  return status;
}
