// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Reads archives of bitcode. Everything in the file is doubted: no number of it leads outside of it.
#include "archive.h"
#include <errno.h>
#include <fcntl.h>
#include <llvm-c/BitReader.h>
#include <llvm-c/Core.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>

bool oneclc_refuse(char **message, const char *format, ...) {
  va_list arguments;
  va_start(arguments, format);
  if (message && vasprintf(message, format, arguments) < 0)
    *message = NULL;
  va_end(arguments);
  return false;
}

static void note(LLVMDiagnosticInfoRef info, void *data) {
  listener *l = data;
  if (LLVMGetDiagInfoSeverity(info) != LLVMDSError || l->text[0])
    return;
  char *text = LLVMGetDiagInfoDescription(info);
  snprintf(l->text, sizeof l->text, "%s", text ? text : "there is no memory for its reason");
  LLVMDisposeMessage(text);
}

void oneclc_listen(listener *l, LLVMContextRef context) {
  l->context = context;
  l->earlier_handler = (void *)LLVMContextGetDiagnosticHandler(context);
  l->earlier_data = LLVMContextGetDiagnosticContext(context);
  l->text[0] = 0;
  LLVMContextSetDiagnosticHandler(context, note, l);
}

void oneclc_listen_no_more(listener *l) {
  LLVMContextSetDiagnosticHandler(l->context, (LLVMDiagnosticHandler)l->earlier_handler, l->earlier_data);
}

// FNV-1a.
static uint32_t hash_name(const char *name) {
  uint32_t h = 0x811c9dc5;
  for (; *name; name++)
    h = (h ^ (unsigned char)*name) * 0x01000193;
  return h;
}

const symbol *oneclc_find_symbol(const oneclc_archive *a, const char *name) {
  const uint32_t hash = hash_name(name);
  for (size_t i = hash & a->mask;; i = (i + 1) & a->mask) {
    const symbol *s = &a->symbols[i];
    if (!s->name)
      return NULL;
    if (s->hash == hash && !strcmp(s->name, name))
      return s;
  }
}

static bool no_memory(const oneclc_archive *a, char **message) {
  return oneclc_refuse(message, "%s: no memory to open it", a->path);
}

static bool damaged(const oneclc_archive *a, char **message, const char *what) {
  return oneclc_refuse(message, "%s: damaged: %s; build or install the library again", a->path, what);
}

// The header at a place and the size of what stands behind it; NULL if the file ends before that does.
static const member_header *header_at(const oneclc_archive *a, size_t at, size_t *size) {
  if (at > a->size || a->size - at < sizeof(member_header))
    return NULL;
  const member_header *h = (const member_header *)(a->data + at);
  *size = 0;
  unsigned digits = 0;
  for (; digits < sizeof h->size && h->size[digits] >= '0' && h->size[digits] <= '9'; digits++)
    *size = 10 * *size + (size_t)(h->size[digits] - '0');
  const size_t rest = a->size - at - sizeof *h;
  return digits && !memcmp(h->end, "`\n", 2) && *size <= rest ? h : NULL;
}

static uint32_t big_endian(const char *data) {
  const unsigned char *p = (const unsigned char *)data;
  return (uint32_t)p[0] << 24 | (uint32_t)p[1] << 16 | (uint32_t)p[2] << 8 | p[3];
}

// Enters the symbols of the index: a number, so many places, so many names, each with a zero behind it.
static bool read_index(oneclc_archive *a, const char *index, size_t size, char **message) {
  const uint32_t count = size < 4 ? 0 : big_endian(index);
  if (!count || count > (size - 4) / 5) // four bytes and a zero at least
    return damaged(a, message, "its index ends early");
  size_t room = 2;
  while (room < 2 * (size_t)count)
    room *= 2;
  a->mask = room - 1;
  a->symbols = calloc(room, sizeof *a->symbols);
  if (!a->symbols)
    return no_memory(a, message);
  const char *name = index + 4 + 4 * (size_t)count, *end = index + size;
  for (uint32_t i = 0; i < count; i++) {
    const char *zero = memchr(name, 0, (size_t)(end - name));
    if (!zero)
      return damaged(a, message, "its index ends early");
    const uint32_t hash = hash_name(name);
    size_t at = hash & a->mask;
    while (a->symbols[at].name)
      at = (at + 1) & a->mask;
    a->symbols[at] = (symbol){name, hash, big_endian(index + 4 + 4 * (size_t)i)};
    name = zero + 1;
  }
  return true;
}

// The checksum in a member's name, which stands in the table of names, behind which it is looked for: "/123" is the
// 123rd byte of it.
static bool read_checksum(const oneclc_archive *a, const member_header *h, uint64_t *sum) {
  size_t at = 0;
  unsigned digits = 1;
  if (h->name[0] != '/')
    return false;
  for (; digits < sizeof h->name && h->name[digits] >= '0' && h->name[digits] <= '9'; digits++)
    if ((at = 10 * at + (size_t)(h->name[digits] - '0')) >= a->names_size)
      return false;
  const char *name = a->names + at, *end = digits > 1 ? memchr(name, '/', a->names_size - at) : NULL;
  enum { SUM = 16, SUFFIX = 3 };
  if (!end || end - name < SUM + SUFFIX + 1)
    return false;
  *sum = 0;
  for (const char *c = end - SUM - SUFFIX; c < end - SUFFIX; c++) {
    static const char hexadecimal[] = "0123456789abcdef";
    const char *digit = *c ? strchr(hexadecimal, *c) : NULL;
    if (!digit)
      return false;
    *sum = *sum << 4 | (uint64_t)(digit - hexadecimal);
  }
  return true;
}

LLVMModuleRef oneclc_read_member(const oneclc_archive *a, const symbol *s, LLVMContextRef context, char **message) {
  size_t size;
  const member_header *h = header_at(a, s->member, &size);
  const char *data = h ? (const char *)(h + 1) : NULL;
  uint64_t sum;
  if (!h || !read_checksum(a, h, &sum) || checksum(data, size) != sum) {
    oneclc_refuse(message, "%s: damaged: the module that has %s; build or install the library again", a->path, s->name);
    return NULL;
  }
  listener l;
  oneclc_listen(&l, context);
  LLVMMemoryBufferRef buffer = LLVMCreateMemoryBufferWithMemoryRange(data, size, a->path, false);
  LLVMModuleRef m = NULL;
  if (LLVMGetBitcodeModuleInContext2(context, buffer, &m)) {
    LLVMDisposeMemoryBuffer(buffer);
    oneclc_refuse(
        message,
        "%s: this LLVM cannot read the bitcode of %s: %s; take the library that this LLVM or an earlier one made",
        a->path, s->name, l.text[0] ? l.text : "it gives no reason");
    m = NULL;
  }
  oneclc_listen_no_more(&l);
  return m;
}

// Finds out what the library is for, and what most of its functions have in common.
static bool read_target(oneclc_archive *a, char **message) {
  const symbol *s = oneclc_find_symbol(a, COMMON_ATTRIBUTES);
  if (!s)
    return oneclc_refuse(message, "%s: not made by this version of the library; build or install it again", a->path);
  LLVMContextRef context = LLVMContextCreate();
  LLVMModuleRef m = oneclc_read_member(a, s, context, message);
  bool good = m;
  if (m) {
    a->triple = strdup(LLVMGetTarget(m));
    a->layout = strdup(LLVMGetDataLayoutStr(m));
    LLVMValueRef f = LLVMGetNamedFunction(m, COMMON_ATTRIBUTES);
    for (unsigned i = 0; f && i < COMMON_COUNT; i++) {
      LLVMAttributeRef value =
          LLVMGetStringAttributeAtIndex(f, LLVMAttributeFunctionIndex, common_names[i], strlen(common_names[i]));
      unsigned length = 0;
      const char *text = value ? LLVMGetStringAttributeValue(value, &length) : NULL;
      a->common[i] = text ? strndup(text, length) : NULL;
      good &= !text || a->common[i];
    }
    if (!good || !a->triple || !a->layout)
      good = no_memory(a, message);
    LLVMDisposeModule(m);
  }
  LLVMContextDispose(context);
  return good;
}

static bool read_archive(oneclc_archive *a, char **message) {
  const size_t magic = sizeof ARCHIVE_MAGIC - 1;
  if (a->size >= 4 && (!memcmp(a->data, "BC\xc0\xde", 4) || !memcmp(a->data, "\x03\x02\x23\x07", 4)))
    return oneclc_refuse(
        message, "%s: this is the library as one module; its archive is the file beside it that ends in .a", a->path);
  if (a->size < magic || memcmp(a->data, ARCHIVE_MAGIC, magic))
    return oneclc_refuse(message, "%s: no archive; those of the library are share/clc/NAME.a", a->path);
  size_t size;
  const member_header *h = header_at(a, magic, &size);
  if (!h || memcmp(h->name, "/               ", sizeof h->name))
    return oneclc_refuse(
        message, "%s: an archive without an index, or damaged; those of the library are share/clc/NAME.a", a->path);
  const char *index = (const char *)(h + 1);
  const size_t index_size = size;
  h = header_at(a, magic + sizeof *h + size + size % 2, &size);
  if (!h || memcmp(h->name, "//              ", sizeof h->name))
    return oneclc_refuse(message, "%s: not made by this library, or damaged; its archives are share/clc/NAME.a",
                         a->path);
  a->names = (const char *)(h + 1);
  a->names_size = size;
  return read_index(a, index, index_size, message) && read_target(a, message);
}

oneclc_archive *oneclc_open(const char *path, char **message) {
  oneclc_archive *a = calloc(1, sizeof *a);
  if (!a || !(a->path = strdup(path))) {
    oneclc_refuse(message, "%s: no memory to open it", path);
    free(a);
    return NULL;
  }
  struct stat status;
  const int file = open(path, O_RDONLY | O_CLOEXEC);
  void *data = MAP_FAILED;
  if (file >= 0 && fstat(file, &status) == 0 && S_ISDIR(status.st_mode))
    errno = EISDIR;
  else if (file >= 0 && fstat(file, &status) == 0 && status.st_size == 0)
    errno = ENODATA;
  else if (file >= 0)
    data = mmap(NULL, (size_t)status.st_size, PROT_READ, MAP_PRIVATE, file, 0);
  if (data == MAP_FAILED) {
    oneclc_refuse(message, "%s: %s; the archive stands beside the library's .bc, in share/clc", path, strerror(errno));
  } else {
    a->data = data;
    a->size = (size_t)status.st_size;
  }
  if (file >= 0)
    close(file);
  if (a->data && read_archive(a, message))
    return a;
  oneclc_close(a);
  return NULL;
}

void oneclc_close(oneclc_archive *a) {
  if (!a)
    return;
  if (a->data)
    munmap((void *)a->data, a->size);
  free(a->symbols);
  free(a->triple);
  free(a->layout);
  for (unsigned i = 0; i < COMMON_COUNT; i++)
    free(a->common[i]);
  free(a->path);
  free(a);
}
