// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// clc-run: compiles an OpenCL C file with this library and runs one of its kernels on any device.
#include "arguments.h"
#include "command.h"
#include "correct_rounding.h"
#include "crash.h"
#include "device.h"
#include "files.h"
#include "oneclc_targets.h"
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
  uint64_t repeat;
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

static struct {
  unsigned global, local, offset;
} dimensions;

static void read_global(const char *text) {
  dimensions.global = parse_sizes("--global", text, options.range.global, 1);
}

static void read_local(const char *text) { dimensions.local = parse_sizes("--local", text, options.range.local, 1); }

static void read_offset(const char *text) {
  dimensions.offset = parse_sizes("--offset", text, options.range.offset, 0);
}

static void add_options(const char *text) { add_build_option(&options.build_options, text, false); }

// Reads the options, FILE and KERNEL; returns the number of the first ARG.
static int parse_options(int count, char **words) {
  bool correctly_rounded = false;
  const named_option known[] = {{"device", .text = &options.device},
                                {"global", .read = read_global},
                                {"local", .read = read_local},
                                {"offset", .read = read_offset},
                                {"build-options", .read = add_options},
                                {"correctly-rounded", .flag = &correctly_rounded},
                                {"repeat", .number = &options.repeat},
                                {"save", .text = &options.save},
                                {"hex", .flag = &options.hex},
                                {"list", .flag = &options.list},
                                {"quiet", .flag = &options.quiet},
                                {"progress", .flag = &options.progress},
                                {0}};
  while (!options.kernel) {
    const int option = take_option(count, words, "-D:I:c:", known); // other words come in turn
    if (option == -1)
      break;
    if (option == 1)
      *(options.file ? &options.kernel : &options.file) = optarg;
    else if (option == 'c' && strncmp(optarg, "l-", 2))
      fail(USAGE_ERROR, "unknown option \"-c%s\"; --help lists them", optarg);
    else if (option < FIRST_OPTION)
      add_option((char[]){'-', (char)option, 0}, optarg);
    if (correctly_rounded) // its flags stand where the option does
      add_correct_rounding();
    correctly_rounded = false;
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
  options.range.dimensions = dimensions.global ? dimensions.global : 1;
  if (dimensions.local && dimensions.local != options.range.dimensions)
    fail(USAGE_ERROR, "--local has %u dimensions, but --global %u", dimensions.local, options.range.dimensions);
  if (dimensions.offset > options.range.dimensions)
    fail(USAGE_ERROR, "--offset has %u dimensions, but --global %u", dimensions.offset, options.range.dimensions);
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
