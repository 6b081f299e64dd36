// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The archives, which split.c writes and archive.c reads. They are archives as `ar` makes them, so LLVM's tools read
// them, too:
//   "/"   the index: the number of symbols, the place of each one's member, their names
//   "//"  the members' names: NAME-CHECKSUM.bc, for damaged bitcode could end the process that has LLVM read it
//   the members, modules of bitcode
// All that members define is linkonce_odr, which LLVM's linker takes only if it is asked for; the library's local
// symbols, too, so that members can share them.
#ifndef ONECLC_ARCHIVE_H
#define ONECLC_ARCHIVE_H
#include <oneclc/link.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#define ARCHIVE_MAGIC "!<arch>\n"

// Names what LLVM's backends call by themselves, such as AMD's for printf; that and its module are always linked, as
// Clang does.
#define ALWAYS_LINKED "llvm.compiler.used"

// A local symbol NAME of the library is called so in the archive, with a number and "_": LOCAL_PREFIX 12_NAME.
#define LOCAL_PREFIX "__oneclc_local_"

// A function that does nothing, in a module of its own, that has what most functions of the library have of these
// attributes. Those functions are stored without: a processor's features are a long text, which LLVM's reader would
// read many times for each kernel.
#define COMMON_ATTRIBUTES "__oneclc_common_attributes"
enum { COMMON_CPU, COMMON_FEATURES, COMMON_DENORMALS, COMMON_COUNT };
static const char *const common_names[COMMON_COUNT] = {"target-cpu", "target-features", "denormal-fp-math"};

// The header of a member; numbers are decimal, padded with spaces.
typedef struct {
  char name[16], date[12], user[6], group[6], mode[8], size[10], end[2];
} member_header;

// Reads each byte in an order that does not depend on the host's.
static inline uint64_t checksum(const char *data, size_t size) {
  const unsigned char *p = (const unsigned char *)data;
  uint64_t h = size;
  for (; size; p += 8) {
    uint64_t word = 0;
    const size_t count = size < 8 ? size : 8;
    if (count == 8)
      word = p[0] | (uint64_t)p[1] << 8 | (uint64_t)p[2] << 16 | (uint64_t)p[3] << 24 | (uint64_t)p[4] << 32 |
             (uint64_t)p[5] << 40 | (uint64_t)p[6] << 48 | (uint64_t)p[7] << 56;
    else
      for (size_t i = 0; i < count; i++)
        word |= (uint64_t)p[i] << 8 * i;
    h = (h ^ word)*UINT64_C(0x9e3779b97f4a7c15);
    h ^= h >> 29;
    size -= count;
  }
  return h;
}

// A symbol of the index.
typedef struct {
  const char *name;
  uint32_t hash, member; // where the member's header is
} symbol;

struct oneclc_archive {
  char *path;
  const char *data; // the mapped file
  size_t size;
  const char *names; // of members
  size_t names_size;
  symbol *symbols; // a table with open addressing; empty places have no name
  size_t mask;
  char *triple, *layout;
  char *common[COMMON_COUNT]; // values of common_names, or NULL
};

// The symbol of this name, or NULL.
const symbol *oneclc_find_symbol(const oneclc_archive *, const char *name);

// Reads a member lazily, as LLVM does; NULL after a message.
LLVMModuleRef oneclc_read_member(const oneclc_archive *, const symbol *, LLVMContextRef, char **message);

// Sets *message to a formatted one, or to NULL if there is no memory for it; returns false.
bool oneclc_refuse(char **message, const char *format, ...) __attribute__((format(printf, 2, 3)));

// Has LLVM's messages noted instead of printed, and keeps it from ending the process after one, until
// oneclc_listen_no_more().
typedef struct {
  LLVMContextRef context;
  void *earlier_handler, *earlier_data;
  char text[512]; // of the first error, or empty
} listener;
void oneclc_listen(listener *, LLVMContextRef);
void oneclc_listen_no_more(listener *);
#endif
