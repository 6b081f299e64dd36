// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "missing.h"
#include "command.h"
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

// The value of ONECLC_TARGETS in a build's CMakeCache.txt, to be freed; NULL where there is none.
static char *configured_targets(const char *build) {
  static const char name[] = "ONECLC_TARGETS:STRING=";
  char *path, *line = NULL, *found = NULL;
  if (asprintf(&path, "%s/CMakeCache.txt", build) < 0)
    return NULL;
  FILE *cache = fopen(path, "r");
  free(path);
  for (size_t room = 0; cache && !found && getline(&line, &room, cache) >= 0;)
    if (!strncmp(line, name, strlen(name)))
      found = strndup(line + strlen(name), strcspn(line + strlen(name), "\r\n"));
  free(line);
  if (cache)
    fclose(cache);
  return found;
}

static bool is_among(const char *target, const char *list) {
  const size_t length = strlen(target);
  for (const char *at = list; (at = strstr(at, target)); at += length)
    if ((at == list || at[-1] == ';') && (!at[length] || at[length] == ';'))
      return true;
  return false;
}

char *how_to_build(const char *folder, const char *target, const char *file) {
  const int build_length = (int)(strlen(folder) - strlen("/share/clc")), stem = (int)(strrchr(file, '.') - file);
  char *build = strndup(folder, build_length), *targets = configured_targets(build), *sentence;
  int length;
  if (!targets)
    length = asprintf(
        &sentence,
        "this installation was made without it: configure a build with -DONECLC_TARGETS=%s (or without that, for "
        "all targets) and install it",
        target);
  else if (is_among(target, targets))
    length = asprintf(&sentence, "build it: ninja -C %s %.*s", build, stem, file);
  else
    length =
        asprintf(&sentence,
                 "this build has the targets %s alone: configure it with more (cmake -DONECLC_TARGETS='%s;%s' %s), "
                 "then ninja -C %s %.*s",
                 targets, targets, target, build, build, stem, file);
  if (length < 0)
    fail(1, "no memory");
  free(targets);
  free(build);
  return sentence;
}
