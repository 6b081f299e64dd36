// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Tables of results, such as sweeps.tsv.
#include "command.h"
#include "files.h"
#include "ulp/job.h"
#include <inttypes.h>
#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <time.h>
#include <unistd.h>

// What is checked out when the run starts, if the table of bounds is part of a checkout; "-" of an installation.
static const char *commit(void) {
  static char text[64];
  if (*text)
    return text;
  strcpy(text, "-");
  char folder[PATH_MAX];
  if (!realpath(options.table, folder))
    return text;
  char *slash = strrchr(folder, '/');
  *slash = 0;
  setenv("ONECLC_TABLES", folder, 1);
  setenv("ONECLC_TABLE", slash + 1, 1);
  FILE *git = popen("cd \"$ONECLC_TABLES\" && git ls-files --error-unmatch \"$ONECLC_TABLE\" >/dev/null 2>&1 &&"
                    " git describe --always --dirty --exclude '*' 2>/dev/null",
                    "r");
  if (git && fgets(text, sizeof text, git))
    text[strcspn(text, "\n")] = 0;
  if (git)
    pclose(git);
  return text;
}

enum { FUNCTION, PRECISION, POINTS, DEVICE, NUMBER, HASH = 12, DATE, COMMIT, FIELDS };
static table known; // of --same

static int compare_lines(const void *a, const void *b) { return strcmp(*(char *const *)a, *(char *const *)b); }

static const char emit_heading[] = "# What clc-ulp --emit saw: the greatest error in ulp and where; results that are "
                                   "not the correctly rounded ones; wrong special\n"
                                   "# values, signs of zero and flushed subnormals; the hash of all results. Hashes of "
                                   "the same points are equal on all devices.\n"
                                   "# function\tprecision\tpoints\tdevice\tnumber\tmax "
                                   "ulp\targuments\tresult\tmisrounded\tspecial\tsigns\tflushed\thash\tdate\tcommit\n";

void emit_result(const job *j, const device *d) {
  const tally *t = &j->sum;
  const element *type = j->signature.type;
  char key[256], line[1024], date[16];
  const time_t seconds = time(NULL);
  strftime(date, sizeof date, "%Y-%m-%d", gmtime(&seconds));
  // A CPU is named by its library's level; others by what they say of themselves, less the versions of drivers, which
  // would make new rows.
  char name[160];
  snprintf(name, sizeof name, "%s", strncmp(options.device, "cpu", 3) ? device_description(d) : options.device);
  name[strcspn(name, ",")] = 0;
  snprintf(key, sizeof key, "%s\t%s\t%s\t%s\t", j->row[NAME], type->name, j->points, name);
  snprintf(line, sizeof line,
           "%s%" PRIu64 "\t%.6f\t%s\t%s\t%.3f %%\t%" PRIu64 "\t%" PRIu64 "\t%" PRIu64 "\t%016" PRIx64 "\t%s\t%s", key,
           t->points, t->max, t->max > 0 ? arguments_text(j, &t->at_max, " ") : "-",
           t->max > 0 ? value_text(type, t->at_max.got, false) : "-", misrounded_share(t), t->special, t->zero_sign,
           t->flushed, t->hash, date, commit());
  char *old = NULL, **lines = NULL;
  size_t size, count = 0;
  struct stat status; // a device such as /dev/stdout has no older lines
  if (stat(options.emit, &status) == 0 && S_ISREG(status.st_mode) && !(old = read_whole(options.emit, &size)))
    exit(USAGE_ERROR);
  for (char *at = old ? strtok(old, "\n") : NULL; at; at = strtok(NULL, "\n"))
    if (*at != '#' && strncmp(at, key, strlen(key))) {
      lines = realloc(lines, (count + 2) * sizeof *lines);
      lines[count++] = at;
    }
  lines = realloc(lines, (count + 2) * sizeof *lines);
  lines[count++] = line;
  qsort(lines, count, sizeof *lines, compare_lines);
  char *text;
  FILE *out = open_memstream(&text, &size);
  fputs(emit_heading, out);
  for (size_t i = 0; i < count; i++)
    fprintf(out, "%s\n", lines[i]);
  fclose(out);
  if (!write_whole(options.emit, text, size))
    exit(RUN_ERROR);
  free(text);
  free(lines);
  free(old);
}

void open_records(void) {
  if (options.same)
    known = need_table(options.same, FIELDS);
  if (!options.emit)
    return;
  if (!can_write(options.emit))
    exit(USAGE_ERROR);
  commit();
}

bool has_same_bits(const job *j) {
  if (!options.same)
    return true;
  bool found = is_approximation(j->row[NAME]);
  for (size_t i = 0; i < known.count; i++) {
    char **row = known.lines[i];
    if (strcmp(row[FUNCTION], j->row[NAME]) || strcmp(row[PRECISION], j->signature.type->name) ||
        strcmp(row[POINTS], j->points))
      continue;
    found = true;
    const bool same_points = strtoull(row[NUMBER], NULL, 10) == j->sum.points;
    if (same_points && strtoull(row[HASH], NULL, 16) == j->sum.hash)
      continue;
    printf("    %s: %s has %s of %s points on %s (%s): %s\n", same_points ? "other bits" : "other points", options.same,
           row[HASH], row[NUMBER], row[DEVICE], row[COMMIT], "--emit writes it anew");
    return false;
  }
  if (!found)
    printf("    nothing to compare with: %s has no row for these points; --emit writes it\n", options.same);
  return found;
}
