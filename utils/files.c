// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "files.h"
#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

static bool complain(const char *path, const char *why) {
  fprintf(stderr, "%s: %s: %s\n", program_invocation_short_name, path, why);
  return false;
}

char *read_whole(const char *path, size_t *size) {
  FILE *file = strcmp(path, "-") ? fopen(path, "rb") : stdin;
  char *data = NULL;
  size_t room = 0;
  bool good = file;
  *size = 0;
  for (size_t n = 1; good && n;) {
    if (*size + 1 >= room) {
      room = room ? 2 * room : 65536;
      char *larger = realloc(data, room);
      good = larger;
      data = larger ? larger : data;
    }
    n = good ? fread(data + *size, 1, room - *size - 1, file) : 0;
    *size += n;
    good = good && !ferror(file);
  }
  if (good)
    data[*size] = 0;
  else
    complain(path, strerror(errno));
  if (file && file != stdin)
    fclose(file);
  if (good)
    return data;
  free(data);
  return NULL;
}

// A file that another name stands for, or the path itself; to be freed.
static char *resolve(const char *path) {
  char *target = realpath(path, NULL);
  return target ? target : strdup(path);
}

bool can_write(const char *path) {
  struct stat status;
  if (stat(path, &status) == 0) {
    if (S_ISDIR(status.st_mode))
      return complain(path, strerror(EISDIR));
    if (access(path, W_OK) != 0)
      return complain(path, strerror(errno));
    if (!S_ISREG(status.st_mode))
      return true;
  } else if (errno != ENOENT || !*path) {
    return complain(path, strerror(errno));
  }
  // A new file comes into being beside the place that it takes.
  char *folder = resolve(path), *slash = strrchr(folder, '/');
  if (slash)
    slash[slash == folder] = 0;
  const bool good = access(slash ? folder : ".", W_OK | X_OK) == 0 || complain(path, strerror(errno));
  free(folder);
  return good;
}

bool write_whole(const char *path, const void *data, size_t size) {
  struct stat status;
  const bool exists = stat(path, &status) == 0, direct = exists && !S_ISREG(status.st_mode);
  char *place = resolve(path), *temporary = NULL;
  FILE *file = NULL;
  if (direct) {
    file = fopen(path, "wb");
  } else if (asprintf(&temporary, "%s.XXXXXX", place) > 0) {
    const mode_t mask = umask(0);
    umask(mask);
    const int descriptor = mkstemp(temporary);
    if (descriptor >= 0 && fchmod(descriptor, exists ? status.st_mode & 0777 : 0666 & ~mask) == 0)
      file = fdopen(descriptor, "wb");
    if (descriptor < 0)
      *temporary = 0; // nothing to remove
  }
  bool good = file && fwrite(data, 1, size, file) == size;
  good = file && fclose(file) == 0 && good;
  good = good && (direct || rename(temporary, place) == 0);
  if (!good) {
    complain(path, strerror(errno));
    if (temporary && *temporary)
      unlink(temporary);
  }
  free(temporary);
  free(place);
  return good;
}
