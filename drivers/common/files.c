// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Files and the environment.
#include "backend.h"
#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

const char *program_folder(void) {
  static char folder[4096];
  const ssize_t length = readlink("/proc/self/exe", folder, sizeof folder - 1);
  folder[length < 0 ? 0 : length] = 0;
  char *slash = strrchr(folder, '/');
  strcpy(slash ? slash : folder, slash ? "" : ".");
  return folder;
}

char *read_descriptor(int fd, size_t *size) {
  struct stat status;
  if (fstat(fd, &status) != 0)
    return NULL;
  if (!S_ISREG(status.st_mode)) {
    errno = S_ISDIR(status.st_mode) ? EISDIR : EINVAL;
    return NULL;
  }
  char *data = malloc(status.st_size + 1);
  size_t done = 0;
  while (data && done < (size_t)status.st_size) {
    const ssize_t n = pread(fd, data + done, status.st_size - done, done);
    if (n <= 0) {
      free(data);
      return NULL;
    }
    done += n;
  }
  if (data) {
    data[done] = 0;
    *size = done;
  }
  return data;
}

char *read_file(const char *path, size_t *size) {
  FILE *file = fopen(path, "rb");
  char *data = file ? read_descriptor(fileno(file), size) : NULL;
  if (!data)
    complain("%s: %s", path, strerror(errno));
  if (file)
    fclose(file);
  return data;
}

bool write_file(const char *path, const char *data, size_t size) {
  // A regular file appears whole or not at all; a device such as /dev/stdout is written to directly.
  struct stat status;
  const bool direct = stat(path, &status) == 0 && !S_ISREG(status.st_mode);
  char temporary[4096];
  if (snprintf(temporary, sizeof temporary, direct ? "%s" : "%s.%ld.tmp", path, (long)getpid()) >=
      (int)sizeof temporary)
    return complain("%s: name too long", path);
  FILE *file = fopen(temporary, "wb");
  if (!file)
    return complain("%s: %s", path, strerror(errno));
  bool good = fwrite(data, 1, size, file) == size;
  good = fclose(file) == 0 && good;
  good = good && (direct || rename(temporary, path) == 0);
  if (!good) {
    complain("%s: %s", path, strerror(errno));
    if (!direct)
      unlink(temporary);
  }
  return good;
}
