// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The command line of clc-bench.
#include "bench/program.h"
#include "command.h"
#include "clc-bench_usage.h" // of clc-bench.txt
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

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
