// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "fuzz.h"
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <unistd.h>

static struct {
  bool active;
  jmp_buf place;
} caught;

static struct {
  const void *data;
  size_t size;
} file;

jmp_buf *catch_exit(void) {
  caught.active = true;
  return &caught.place;
}

void release_exit(void) { caught.active = false; }

_Noreturn void __real_exit(int status);
_Noreturn void __wrap_exit(int status);
void __wrap_exit(int status) {
  if (!caught.active)
    __real_exit(status);
  caught.active = false;
  longjmp(caught.place, 1);
}

void set_file(const void *data, size_t size) {
  file.data = data;
  file.size = size;
}

char *__wrap_read_whole(const char *path, size_t *size);
char *__wrap_read_whole(const char *path, size_t *size) {
  (void)path;
  char *copy = malloc(file.size + 1);
  memcpy(copy, file.data, file.size);
  copy[file.size] = 0;
  *size = file.size;
  return copy;
}

bool __wrap_write_whole(const char *path, const void *data, size_t size);
bool __wrap_write_whole(const char *path, const void *data, size_t size) {
  // Reads all bytes, so that AddressSanitizer sees any that are not there.
  volatile unsigned char sum = (unsigned char)*path;
  for (size_t i = 0; i < size; i++)
    sum += ((const unsigned char *)data)[i];
  return true;
}

const char *make_file(const void *data, size_t size) {
  static char path[64];
  static int descriptor = -1;
  if (descriptor < 0) {
    descriptor = memfd_create("fuzz", 0);
    snprintf(path, sizeof path, "/proc/self/fd/%d", descriptor);
  }
  if (ftruncate(descriptor, 0) != 0 || pwrite(descriptor, data, size, 0) != (ssize_t)size)
    abort();
  return path;
}

char *take_text(const uint8_t **data, size_t *size) {
  if (!*size)
    return NULL;
  const uint8_t *end = memchr(*data, 0, *size);
  const size_t length = end ? (size_t)(end - *data) : *size;
  char *text = malloc(length + 1);
  memcpy(text, *data, length);
  text[length] = 0;
  *size -= length + (end != NULL);
  *data += length + (end != NULL);
  return text;
}
