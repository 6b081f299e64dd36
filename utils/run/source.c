// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "source.h"
#include "command.h"
#include "files.h"
#include <ctype.h>
#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

void add_build_option(char **options, const char *text, bool quote) {
  const size_t old = *options ? strlen(*options) : 0;
  *options = realloc(*options, old + 2 * strlen(text) + 2);
  char *to = *options + old;
  for (; *text; text++) {
    if (quote && strchr(" \t\n\\\"'", *text))
      *to++ = '\\';
    *to++ = *text;
  }
  strcpy(to, " ");
}

char *name_source(const char *path, const char *source) {
  static const char mark[] = "\xef\xbb\xbf";
  if (!strncmp(source, mark, strlen(mark)))
    source += strlen(mark);
  char *named = malloc(4 * strlen(path) + strlen(source) + 32), *to = named;
  to += sprintf(to, "#line 1 \"");
  // Clang reads the name as a string literal in UTF-8; by their numbers bytes may be what they are. "??" would start a
  // trigraph.
  for (const unsigned char *c = (const unsigned char *)path; *c; c++)
    to += *c >= 128 || !isprint(*c) || strchr("\"\\?", *c) ? sprintf(to, "\\%03o", *c) : sprintf(to, "%c", *c);
  sprintf(to, "\"\n%s", source);
  return named;
}

// The file's folder is among the include paths.
static program *build_source(device *d, const char *path, char **options) {
  size_t size;
  char *source = read_whole(path, &size);
  if (!source)
    exit(USAGE_ERROR);
  if (memchr(source, 0, size))
    fail(USAGE_ERROR, "%s is no OpenCL C source; compiled files end in .bc, .ll, .ptx, .spv, .co or .hsaco", path);
  const bool standard_input = !strcmp(path, "-");
  if (!standard_input) {
    const char *slash = strrchr(path, '/');
    char *folder = slash ? strndup(path, slash - path + 1) : strdup(".");
    add_build_option(options, "-I", false);
    add_build_option(options, folder, true);
    free(folder);
  }
  char *named = name_source(standard_input ? "<stdin>" : path, source);
  program *p = device_build(d, named, *options);
  free(named);
  free(source);
  return p;
}

program *get_program(device *d, const char *path, char **options) {
  const char *suffix = strrchr(path, '.');
  static const char *const compiled[] = {".bc", ".ll", ".ptx", ".spv", ".co", ".hsaco"};
  for (unsigned i = 0; suffix && i < sizeof compiled / sizeof *compiled; i++)
    if (!strcmp(suffix, compiled[i])) {
      if (access(path, R_OK) != 0)
        fail(USAGE_ERROR, "%s: %s", path, strerror(errno));
      if (*options)
        fail(USAGE_ERROR, "%s is compiled already: options for Clang (%.*s) do not change it", path,
             (int)strlen(*options) - 1, *options);
      return device_load(d, path);
    }
  if (strcmp(path, "-") && (!suffix || (strcmp(suffix, ".cl") && strcmp(suffix, ".clcpp"))))
    fail(USAGE_ERROR, "%s: the name must end in .cl, .bc, .ll, .ptx, .spv, .co or .hsaco", path);
  return build_source(d, path, options);
}
