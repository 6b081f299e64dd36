// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The command line of clc-ulp.
#include "command.h"
#include "ulp/job.h"
#include "oneclc_targets.h"
#include "clc-ulp_usage.h" // of clc-ulp.txt
#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

ulp_options options = {.width = 1, .seed = 1, .shard = 1, .shards = 1};

static void read_precision_list(const char *text) { options.precisions = read_precisions(text); }

static void add_point(const char *text) {
  if (options.at_count == MAX_GIVEN)
    fail(USAGE_ERROR, "--at: at most %d points", MAX_GIVEN);
  options.at[options.at_count++] = text;
}

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
  if (options.unjudged && (!options.same || options.emit || options.binades))
    fail(USAGE_ERROR, "--unjudged goes with --same, and tells nothing that --emit or --binades could write");
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
  static const named_option known[] = {{"device", .text = &options.device},
                                       {"precision", .read = read_precision_list},
                                       {"width", 1, 16, .count = &options.width},
                                       {"loop", .flag = &options.loop},
                                       {"local", 1, 4096, .count = &options.local},
                                       {"options", .text = &options.options},
                                       {"finite", .flag = &options.finite},
                                       {"normal", .flag = &options.normal},
                                       {"spec", .flag = &options.spec},
                                       {"library", .read = read_library},
                                       {"quick", .flag = &options.quick},
                                       {"all", .flag = &options.all},
                                       {"full", .flag = &options.full},
                                       {"stride", .number = &options.stride},
                                       {"random", .number = &options.random},
                                       {"seed", .number = &options.seed},
                                       {"at", .read = add_point},
                                       {"shard", .read = read_shard},
                                       {"threads", 1, 4096, .count = &options.threads},
                                       {"state", .text = &options.state},
                                       {"restart", .flag = &options.restart},
                                       {"progress", .flag = &options.progress},
                                       {"quiet", .flag = &options.quiet},
                                       {"csv", .flag = &options.csv},
                                       {"emit", .text = &options.emit},
                                       {"binades", .text = &options.binades},
                                       {"same", .text = &options.same},
                                       {"unjudged", .flag = &options.unjudged},
                                       {"table", .text = &options.table},
                                       {"list", .flag = &options.list},
                                       {0}};
  start_program(usage, RUN_ERROR);
  while (take_option(count, words, "", known) != -1)
    ;
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
