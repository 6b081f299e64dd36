// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Reads tables, and the lines of bounds.tsv.
#include "ulp.h"
#include "command.h"
#include "device.h"
#include "files.h"
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

table load_table(const char *path, unsigned fields) {
  table t = {0};
  size_t size;
  t.text = read_whole(path, &size);
  for (char *line = t.text; line && *line;) {
    char *end = line + strcspn(line, "\n"), *next = end + (*end != 0);
    *end = 0;
    if (*line && *line != '#') {
      char **parts = calloc(fields, sizeof *parts);
      for (unsigned i = 0; i < fields; i++) {
        parts[i] = line;
        line += strcspn(line, "\t");
        if (*line)
          *line++ = 0;
      }
      t.lines = realloc(t.lines, (t.count + 1) * sizeof *t.lines);
      t.lines[t.count++] = parts;
    }
    line = next;
  }
  return t;
}

table need_table(const char *path, unsigned fields) {
  const table t = load_table(path, fields);
  if (!t.text)
    exit(USAGE_ERROR);
  return t;
}

const char *table_path(const char *name) {
  static char path[8192];
  snprintf(path, sizeof path, "%s/../share/oneclc/%s", program_folder(), name);
  return path;
}

bool is_approximation(const char *builtin) { return !strncmp(builtin, "native_", 7) || !strncmp(builtin, "half_", 5); }

bool call_reads(const char *call, char variable) {
  for (const char *c = call; *c; c++)
    if (*c == variable && (c == call || !strchr("abcdefghijklmnopqrstuvwxyz_0123456789", c[-1])) &&
        !strchr("abcdefghijklmnopqrstuvwxyz_0123456789(", c[1]))
      return true;
  return false;
}

bool read_signature(signature *s, char **row, const element *t) {
  *s = (signature){.type = t, .function = find_function(row[REFERENCE])};
  for (const char *v = argument_names; *v && call_reads(row[CALL], *v); v++)
    s->count++;
  const bool reads_integer = call_reads(row[CALL], 'n');
  if (s->count + reads_integer > MOST_ARGUMENTS)
    return false;
  if (reads_integer)
    s->integer[s->count++] = true;
  return s->function;
}

void read_domain(domain *d, const char *text) {
  *d = (domain){.most = INFINITY};
  d->relaxed = strstr(text, "unsafe math");
  const char *most = strstr(text, "|x| <= ");
  if (most)
    d->most = strtod(most + 7, NULL);
}

unsigned read_precisions(const char *text) {
  unsigned set = 0;
  while (*text) {
    const size_t length = strcspn(text, ",");
    unsigned found = 0;
    for (unsigned i = HALF; i <= DOUBLE; i++)
      if (strlen(types[i].name) == length && !strncmp(types[i].name, text, length))
        found = ONE(i);
    if (!found)
      fail(USAGE_ERROR, "--precision: \"%s\" is not half, float or double", text);
    set |= found;
    text += length + (text[length] != 0);
  }
  return set;
}

void declare_builtin(FILE *out, char *const row[], const signature *s, unsigned width) {
  const bool real = call_reads(row[CALL], 'p'), integer = call_reads(row[CALL], 'q');
  char w[12] = "";
  if (!strstr(row[DOMAIN], "undeclared"))
    return;
  if (width > 1)
    snprintf(w, sizeof w, "%u", width);
  fprintf(out, "%s%s __attribute__((overloadable%s)) %.*s(", s->type->name, w, real || integer ? "" : ", const",
          (int)strcspn(row[NAME], "."), row[NAME]);
  for (unsigned i = 0; i < s->count; i++)
    fprintf(out, "%s%s%s", i ? ", " : "", argument_type(s, i)->name, w);
  if (real || integer)
    fprintf(out, ", private %s%s *", real ? s->type->name : "int", w);
  fputs(");\n", out);
}
