// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Tables of results, such as sweeps.tsv.
#include "command.h"
#include "files.h"
#include "ulp/job.h"
#include <inttypes.h>
#include <limits.h>
#include <math.h>
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

// Writes a line into a table of results, in place of an older one that begins with the same key.
static void replace_line(const char *path, const char *heading, const char *key, char *line) {
  char *old = NULL, **lines = NULL;
  size_t size, count = 0;
  struct stat status; // a device such as /dev/stdout has no older lines
  if (stat(path, &status) == 0 && S_ISREG(status.st_mode) && !(old = read_whole(path, &size)))
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
  fputs(heading, out);
  for (size_t i = 0; i < count; i++)
    fprintf(out, "%s\n", lines[i]);
  fclose(out);
  if (!write_whole(path, text, size))
    exit(RUN_ERROR);
  free(text);
  free(lines);
  free(old);
}

// What a run of binades has in common: no point was judged there, the results are exact, correctly rounded or not, or a
// special value is wrong.
typedef enum { UNSEEN, EXACT, ROUNDED, WRONG, SPECIAL } binade_kind;

static binade_kind kind_of_binade(const tally *t) {
  return !t->points ? UNSEEN : t->special ? SPECIAL : t->max == 0 ? EXACT : t->max <= 0.5 ? ROUNDED : WRONG;
}

// How many binades stand together in the table from this one on: of double's, sixteen below 2^-63 and from 2^65 on.
static unsigned binades_together(const element *t, unsigned binade) {
  return t->bits == 64 && (binade < 960 || binade >= 1088) ? 16 : 1;
}

static tally tally_from(const tally *binades, unsigned first, unsigned count, const element *type) {
  tally sum = {0};
  for (unsigned b = first; b < first + binades_together(type, first) && b < count; b++)
    add_tally(&sum, &binades[b]);
  return sum;
}

// The greatest errors in the binades of the arguments of a sign, from the subnormal numbers up. What a plot cannot show
// is left out, as the table has a line for each function, precision and library: neighbours of a kind stand together,
// as VALUE*N, if their errors differ by a fifth at most (beyond 16 ulp: 64 times).
static void write_binades(FILE *out, const job *j, unsigned sign) {
  const element *type = j->signature.type;
  const unsigned count = binade_count(type) / 2 - 1; // without that of infinity and NaN
  const tally *binades = &j->binades[sign * (count + 1)];
  for (unsigned b = 0; b < count;) {
    if (b)
      fputc(' ', out);
    tally t = tally_from(binades, b, count, type);
    const binade_kind kind = kind_of_binade(&t);
    double least = t.max, most = t.max;
    unsigned run = 1;
    while ((b += binades_together(type, b)) < count) {
      t = tally_from(binades, b, count, type);
      const double low = fmin(least, t.max), high = fmax(most, t.max);
      if (kind_of_binade(&t) != kind || (kind == WRONG && high > low * (high <= 16 ? 1.2 : 64)))
        break;
      least = low;
      most = high;
      run++;
    }
    const double unit = most < 10 ? 0.01 : most < 1000 ? 1 : pow(10, floor(log10(most)));
    if (kind == UNSEEN || kind == SPECIAL)
      fputs(kind == UNSEEN ? "-" : "inf", out);
    else
      fprintf(out, "%.3g", kind == ROUNDED ? 0.5 : ceil(most / unit) * unit);
    if (run > 1)
      fprintf(out, "*%u", run);
  }
}

static const char emit_heading[] = "# What clc-ulp --emit saw: the greatest error in ulp and where; results that are "
                                   "not the correctly rounded ones; wrong special\n"
                                   "# values, signs of zero and flushed subnormals; the hash of all results. Hashes of "
                                   "the same points are equal on all devices.\n"
                                   "# function\tprecision\tpoints\tdevice\tnumber\tmax "
                                   "ulp\targuments\tresult\tmisrounded\tspecial\tsigns\tflushed\thash\tdate\tcommit\n";
static const char binades_heading[] =
    "# What clc-ulp --binades saw, of which library: the greatest error in ulp and where; results that are not the "
    "correctly rounded ones;\n"
    "# wrong special values, signs of zero and flushed subnormals; the hash of all results; and the greatest error in "
    "each binade of\n"
    "# the first argument (double: sixteen below 2^-63 and from 2^65 on), from the subnormal numbers to the greatest, "
    "rounded up: 0.5: correctly\n"
    "# rounded; inf: a special value is wrong; -: no point; V*N: N numbers, as the errors differ by a fifth at most.\n"
    "# A number of 0 says that the library has no such function.\n"
    "# function\tprecision\tpoints\tdevice\tlibrary\tnumber\tmax "
    "ulp\targuments\tresult\tmisrounded\tspecial\tsigns\tflushed\thash\tdate\tcommit\tpositive\tnegative\n";

// Everything between the names and the end of the line.
static void write_values(FILE *out, const job *j) {
  const tally *t = &j->sum;
  char date[16], max[32];
  const time_t seconds = time(NULL);
  strftime(date, sizeof date, "%Y-%m-%d", gmtime(&seconds));
  snprintf(max, sizeof max, t->max < 1e9 ? "%.6f" : "%.3g", t->max); // other libraries' may be of any size
  fprintf(out, "%" PRIu64 "\t%s\t%s\t%s\t%.3f %%\t%" PRIu64 "\t%" PRIu64 "\t%" PRIu64 "\t%016" PRIx64 "\t%s\t%s",
          t->points, max, t->max > 0 ? arguments_text(j, &t->at_max, " ") : "-",
          t->max > 0 ? value_text(j->signature.type, t->at_max.got, false) : "-", misrounded_share(t), t->special,
          t->zero_sign, t->flushed, t->hash, date, commit());
}

void emit_result(const job *j, const device *d) {
  char names[512], key[600], *line;
  size_t size;
  // A CPU is named by its library's level; others by what they say of themselves, less the versions of drivers, which
  // would make new rows.
  char name[160];
  snprintf(name, sizeof name, "%s", strncmp(options.device, "cpu", 3) ? device_description(d) : options.device);
  name[strcspn(name, ",")] = 0;
  snprintf(names, sizeof names, "%s\t%s\t%s\t%s\t", j->row[NAME], j->signature.type->name, j->points, name);
  if (options.emit) {
    FILE *out = open_memstream(&line, &size);
    fputs(names, out);
    write_values(out, j);
    fclose(out);
    replace_line(options.emit, emit_heading, names, line);
    free(line);
  }
  if (options.binades) {
    const char *library = !options.library                     ? "ours"
                          : !strcmp(options.library, "driver") ? driver_name(device_platform(d))
                                                               : options.library;
    snprintf(key, sizeof key, "%s%s\t", names, library);
    FILE *out = open_memstream(&line, &size);
    fputs(key, out);
    write_values(out, j);
    for (unsigned sign = 0; j->binades && sign < 2; sign++) {
      fputc('\t', out);
      write_binades(out, j, sign);
    }
    fclose(out);
    replace_line(options.binades, binades_heading, key, line);
    free(line);
  }
}

void open_records(void) {
  if (options.same)
    known = need_table(options.same, FIELDS);
  if ((options.emit && !can_write(options.emit)) || (options.binades && !can_write(options.binades)))
    exit(USAGE_ERROR);
  if (options.emit || options.binades)
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
