// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The command line of clc-bench.
#include "bench/program.h"
#include "command.h"
#include "oneclc_targets.h"
#include "clc-bench_usage.h" // of clc-bench.txt
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

bench_options options;

// Names of other libraries that there can be, and "none".
static void read_only(const char *text) {
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
  options.only = text;
}

static void read_precision_list(const char *text) { options.precisions = read_precisions(text); }

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
  static const named_option known[] = {{"device", .text = &options.device},
                                       {"precision", .read = read_precision_list},
                                       {"samples", 1, MAX_SAMPLES, .count = &options.samples},
                                       {"only", .read = read_only},
                                       {"libclc", .text = &options.libclc},
                                       {"libdevice", .text = &options.libdevice},
                                       {"tables", .text = &options.tables},
                                       {"quick", .flag = &options.quick},
                                       {"loops", .flag = &options.loops},
                                       {"items", .flag = &options.items},
                                       {"vectors", .flag = &options.vectors},
                                       {"memory", .flag = &options.memory},
                                       {"primitives", .flag = &options.primitives},
                                       {"no-errors", .flag = &options.no_errors},
                                       {"floors", .flag = &options.floors},
                                       {"csv", .flag = &options.csv},
                                       {"quiet", .flag = &options.quiet},
                                       {"list", .flag = &options.list},
                                       {0}};
  start_program(usage, RUN_ERROR);
  while (take_option(count, words, "", known) != -1)
    ;
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
