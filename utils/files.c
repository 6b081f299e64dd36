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

// What is no regular file, such as a pipe or /dev/zero, may never end, and is read only so far.
enum { MOST = 1 << 30 };

char *read_whole(const char *path, size_t *size) {
  FILE *file = strcmp(path, "-") ? fopen(path, "rb") : stdin;
  char *data = NULL;
  size_t room = 0;
  bool good = file;
  struct stat status;
  const bool ends = file && fstat(fileno(file), &status) == 0 && S_ISREG(status.st_mode);
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
    if (good && !ends && *size > MOST) {
      good = false;
      errno = EFBIG;
    }
  }
  if (good)
    data[*size] = 0;
  else
    complain(path, errno == EFBIG ? "no regular file, and longer than 1 GiB: it may have no end" : strerror(errno));
  if (file && file != stdin)
    fclose(file);
  if (good)
    return data;
  free(data);
  return NULL;
}

// Opens a new file beside the place that `path` stands for, which is told, too; both names are to be freed. Negative
// after errno was set.
static int open_beside(const char *path, char **place, char **temporary) {
  *place = realpath(path, NULL);
  if (!*place)
    *place = strdup(path);
  *temporary = NULL;
  return asprintf(temporary, "%s.XXXXXX", *place) < 0 ? -1 : mkstemp(*temporary);
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
  char *place, *temporary;
  const int descriptor = open_beside(path, &place, &temporary);
  if (descriptor < 0)
    complain(path, strerror(errno));
  else
    unlink(temporary), close(descriptor);
  free(temporary);
  free(place);
  return descriptor >= 0;
}

bool write_whole(const char *path, const void *data, size_t size) {
  struct stat status;
  const bool exists = stat(path, &status) == 0, direct = exists && !S_ISREG(status.st_mode);
  char *place = NULL, *temporary = NULL;
  FILE *file = NULL;
  const int descriptor = direct ? -1 : open_beside(path, &place, &temporary);
  if (direct) {
    file = fopen(path, "wb");
  } else if (descriptor >= 0) {
    const mode_t mask = umask(0);
    umask(mask);
    fchmod(descriptor, exists ? status.st_mode & 0777 : 0666 & ~mask);
    file = fdopen(descriptor, "wb");
  }
  bool good = file && fwrite(data, 1, size, file) == size;
  good = file && fclose(file) == 0 && good;
  good = good && (direct || rename(temporary, place) == 0);
  if (!good) {
    complain(path, strerror(errno));
    if (descriptor >= 0)
      unlink(temporary);
  }
  free(temporary);
  free(place);
  return good;
}
