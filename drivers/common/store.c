// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The store of compiled programs: KEY.FORMAT and beside it KEY.library, the hash of the library it was linked with. A
// machine that has the library builds again when that differs; one that has not takes what is there.
#include "backend.h"
#include <errno.h>
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

// FNV-1a: the keys only have to differ for the few programs of a test run, not to resist an adversary.
static uint64_t hash(uint64_t h, const void *data, size_t size) {
  for (const unsigned char *p = data; size--; p++)
    h = (h ^ *p) * UINT64_C(0x100000001b3);
  return h;
}
static const uint64_t hash_start = UINT64_C(0xcbf29ce484222325);

// The hash of the library's file if this machine has it.
static bool hash_library(const device *d, uint64_t *h) {
  const char *path = find_library(d);
  size_t size;
  char *data = access(path, R_OK) == 0 ? read_file(path, &size) : NULL;
  if (!data)
    return false;
  *h = hash(hash_start, data, size);
  free(data);
  return true;
}

bool find_entry(const device *d, const char *source, const char *options, store_entry *entry) {
  const char *folder = getenv("ONECLC_PROGRAMS");
  if (!folder || !*folder)
    return false;
  // A leading line directive only names the file for messages, which may lie elsewhere on the other machine.
  if (!strncmp(source, "#line", 5))
    source += strcspn(source, "\n");
  uint64_t key = hash(hash_start, source, strlen(source) + 1);
  key = hash(key, options, strlen(options) + 1);
  key = hash(key, d->kind, strlen(d->kind));
  for (const char *const *flag = d->target_flags; *flag; flag++)
    key = hash(key, *flag, strlen(*flag) + 1);
  const char *other = d->other_library ? strrchr(d->other_library, '/') : NULL; // by name: it may lie elsewhere
  key = other ? hash(key, other, strlen(other)) : key;
  snprintf(entry->image, sizeof entry->image, "%s/%016" PRIx64 ".%s", folder, key, d->format);
  snprintf(entry->stamp, sizeof entry->stamp, "%s/%016" PRIx64 ".library", folder, key);
  uint64_t library = 0;
  entry->library[0] = 0;
  if (hash_library(d, &library))
    snprintf(entry->library, sizeof entry->library, "%016" PRIx64 "\n", library);
  if (mkdir(folder, 0777) != 0 && errno != EEXIST)
    complain("%s: %s", folder, strerror(errno));
  return true;
}

char *load_entry(const store_entry *entry, size_t *size) {
  if (access(entry->image, R_OK) != 0 || access(entry->stamp, R_OK) != 0)
    return NULL;
  size_t stamp_size;
  char *stamp = read_file(entry->stamp, &stamp_size);
  const bool fresh = stamp && (!entry->library[0] || !strcmp(stamp, entry->library));
  free(stamp);
  return fresh ? read_file(entry->image, size) : NULL;
}

void save_entry(const store_entry *entry, const char *image, size_t size) {
  // The stamp goes last: it makes the entry valid.
  unlink(entry->stamp);
  if (write_file(entry->image, image, size))
    write_file(entry->stamp, entry->library, strlen(entry->library));
}
