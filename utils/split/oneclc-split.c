// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// oneclc-split LIBRARY.bc LIBRARY.a: makes the archive that oneclc_link() takes a kernel's builtins from.
//
// A member holds the overloads of one builtin and the helpers that nothing else uses; a helper that several members use
// stands in one of its own. LLVM's reader and linker look at each name of a member, so a builtin with many overloads
// has a member for each type of the first parameter's elements, and where it has a great many functions, one for
// scalars and one for rare widths, too. A local symbol whose name a kernel's could be gets another. Mangled names with
// a dot, which no kernel has, stay: vector-function-abi-variant names functions in strings.
#include "archive.h"
#include <inttypes.h>
#include <llvm-c/BitReader.h>
#include <llvm-c/BitWriter.h>
#include <llvm-c/Comdat.h>
#include <llvm-c/Core.h>
#include <llvm-c/Transforms/PassBuilder.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>
#include "command.h"
#include "files.h"
#include "oneclc-split_usage.h" // of oneclc-split.txt

enum { FAILED = 1 };

typedef struct {
  char *name;
  LLVMValueRef value;
  const char *own_member; // the name of the one for symbols like it
  const char *member;     // the name of the one that it belongs to, or NULL as long as that is open
  unsigned number;        // that member's
  bool visited;
} entry;

typedef struct {
  char *data;
  size_t size, room;
} bytes;

static struct {
  entry *entries; // sorted by name
  size_t count;
  const char **members; // names, sorted
  unsigned member_count;
  bytes *contents; // of each member
  const char *path;
} library;

static void append(bytes *b, const void *data, size_t size) {
  if (b->size + size > b->room) {
    b->room = 2 * (b->size + size);
    b->data = realloc(b->data, b->room);
  }
  memcpy(b->data + b->size, data, size);
  b->size += size;
}

static int by_name(const void *a, const void *b) { return strcmp(((const entry *)a)->name, ((const entry *)b)->name); }
static int by_text(const void *a, const void *b) { return strcmp(*(const char *const *)a, *(const char *const *)b); }

static entry *find_entry(LLVMValueRef value) {
  size_t length;
  const entry key = {.name = (char *)LLVMGetValueName2(value, &length)};
  return bsearch(&key, library.entries, library.count, sizeof key, by_name);
}

// ---- to which member a symbol belongs

// _Z3sinDv4_f: sin; _ZL11payne_hanekf.944: payne_hanek; _Z20convert_int_sat_rtef: convert_int. Others: as they are,
// up to the first dot.
static const char *member_name(const char *symbol) {
  if (!strncmp(symbol, LOCAL_PREFIX, sizeof LOCAL_PREFIX - 1)) { // all forms of a helper together
    const char *own = strchr(symbol + sizeof LOCAL_PREFIX - 1, '_') + 1;
    symbol = strncmp(own, "_Z", 2) ? symbol : own;
  }
  const char *text = symbol;
  size_t length = strcmp(symbol, ALWAYS_LINKED) ? strcspn(symbol, ".") : strlen(symbol);
  if (!strncmp(symbol, "_Z", 2)) {
    const char *digits = symbol + 2 + (symbol[2] == 'L');
    char *end;
    const unsigned long count = strtoul(digits, &end, 10);
    if (end > digits && count <= strlen(end)) {
      text = end;
      length = count;
    }
  }
  // The hundred conversions to a type are small, and a kernel often calls several.
  if (!strncmp(text, "convert_", 8)) {
    const char *mode = memchr(text + 8, '_', length - 8);
    length = mode ? (size_t)(mode - text) : length;
  }
  return strndup(text, length);
}

static const char *member_of(entry *);

// The letter of the elements' type of the first parameter of a mangled symbol, as in _Z5clampDv4_fff or
// _Z5fractfPU3AS1f: of half, Dh, the second one. Behind its name stand words of vectors (Dv4_), pointers (P), address
// spaces (U3AS1) and qualifiers (V, K).
static char element_type(const char *symbol) {
  char *at;
  const unsigned long count = strtoul(symbol + 2, &at, 10);
  at += count <= strlen(at) ? count : strlen(at);
  for (;;)
    if (!strncmp(at, "Dv", 2) && strchr(at, '_'))
      at = strchr(at, '_') + 1;
    else if (!strncmp(at, "U3AS", 4))
      at += 4 + strspn(at + 4, "0123456789");
    else if (*at && strchr("PVKD", *at))
      at++;
    else
      return *at;
}

// What tells members of a builtin of one type apart: nothing for two and four elements, "1" for scalars with what loops
// take, "16" for three, eight and sixteen elements that loops do not call.
static const char *width_class(const entry *e) {
  if (!strstr(e->name, "Dv"))
    return "1";
  if (!strstr(e->name, "Dv3_") && !strstr(e->name, "Dv8_") && !strstr(e->name, "Dv16_"))
    return "";
  for (LLVMUseRef use = LLVMGetFirstUse(e->value); use; use = LLVMGetNextUse(use)) {
    LLVMValueRef user = LLVMGetUser(use);
    if (!LLVMIsAInstruction(user) ||
        LLVMGetLinkage(LLVMGetBasicBlockParent(LLVMGetInstructionParent(user))) == LLVMInternalLinkage)
      return "";
  }
  return "16";
}

// Gives overloads of which there are many members of their own.
static void part_builtins(void) {
  enum { MANY = 12 }; // those of float, double and half have 18; less makes archives larger and linking no faster
  const char **names = malloc(library.count * sizeof *names);
  for (size_t i = 0; i < library.count; i++)
    names[i] = library.entries[i].own_member = member_name(library.entries[i].name);
  qsort(names, library.count, sizeof *names, by_text);
  for (size_t i = 0; i < library.count; i++) {
    entry *e = &library.entries[i];
    // The first of those names: entries up to it are less.
    size_t low = 0, high = library.count;
    while (low < high) {
      const size_t middle = low + (high - low) / 2;
      if (strcmp(names[middle], e->own_member) < 0)
        low = middle + 1;
      else
        high = middle;
    }
    const char type = strncmp(e->name, "_Z", 2) ? 0 : element_type(e->name);
    char *part;
    if (type && low + MANY < library.count && !strcmp(names[low + MANY], e->own_member)) {
      const bool more = low + 2 * MANY < library.count && !strcmp(names[low + 2 * MANY], e->own_member);
      if (asprintf(&part, "%s.%c%s", e->own_member, type, more ? width_class(e) : "") < 0)
        abort();
      e->own_member = part;
    }
  }
  free(names);
}

// The member to which all users of a value belong: NULL if there is none yet, "" if there are several.
static const char *member_of_users(LLVMValueRef value, const char *member) {
  for (LLVMUseRef use = LLVMGetFirstUse(value); use; use = LLVMGetNextUse(use)) {
    LLVMValueRef user = LLVMGetUser(use);
    const char *other = NULL;
    if (LLVMIsAInstruction(user))
      other = member_of(find_entry(LLVMGetBasicBlockParent(LLVMGetInstructionParent(user))));
    else if (LLVMIsAGlobalVariable(user))
      other = member_of(find_entry(user));
    else
      other = member_of_users(user, member); // a constant expression
    if (other && member && strcmp(member, other))
      return "";
    member = other ? other : member;
  }
  return member;
}

// Functions that call each other leave it open among themselves.
static const char *member_of(entry *e) {
  if (e->visited)
    return e->member;
  e->visited = true;
  if (LLVMGetLinkage(e->value) == LLVMInternalLinkage || LLVMGetLinkage(e->value) == LLVMPrivateLinkage)
    e->member = member_of_users(e->value, NULL);
  if (!e->member || !*e->member)
    e->member = e->own_member;
  return e->member;
}

// ---- the symbols

// Refuses what members could not hold, gives all symbols names that are their own, and lists them.
static void list_symbols(LLVMModuleRef m) {
  if (LLVMGetFirstGlobalAlias(m) || LLVMGetFirstGlobalIFunc(m))
    fail(FAILED, "%s: it has aliases, which cannot be split from what they name", library.path);
  for (LLVMValueRef v = LLVMGetFirstGlobal(m), next; v; v = next) {
    next = LLVMGetNextGlobal(v);
    if (LLVMGetLinkage(v) == LLVMPrivateLinkage && !LLVMGetFirstUse(v))
      LLVMDeleteGlobal(v); // the list of what functions share (link/passes/compact.c)
  }
  size_t room = 0;
  for (int variables = 0; variables < 2; variables++)
    for (LLVMValueRef v = variables ? LLVMGetFirstGlobal(m) : LLVMGetFirstFunction(m); v;
         v = variables ? LLVMGetNextGlobal(v) : LLVMGetNextFunction(v)) {
      size_t length;
      const char *name = LLVMGetValueName2(v, &length);
      const LLVMLinkage linkage = LLVMGetLinkage(v);
      if (LLVMIsDeclaration(v))
        continue;
      if ((linkage == LLVMAppendingLinkage && strcmp(name, ALWAYS_LINKED)) || LLVMGetComdat(v))
        fail(FAILED, "%s: %s is of a kind that members of an archive cannot hold", library.path, name);
      const bool local = linkage == LLVMInternalLinkage || linkage == LLVMPrivateLinkage;
      if (local && (strncmp(name, "_Z", 2) || !memchr(name, '.', length))) {
        char *own;
        if (asprintf(&own, LOCAL_PREFIX "%zu_%s", library.count, name) < 0)
          abort();
        LLVMSetValueName2(v, own, strlen(own));
        free(own);
      }
      if (library.count == room)
        library.entries = realloc(library.entries, (room = room ? 2 * room : 4096) * sizeof *library.entries);
      library.entries[library.count++] = (entry){strdup(LLVMGetValueName2(v, &length)), v, NULL, NULL, 0, false};
    }
  if (!library.count)
    fail(FAILED, "%s: it defines nothing", library.path);
  qsort(library.entries, library.count, sizeof *library.entries, by_name);
}

// Takes the attributes that COMMON_ATTRIBUTES keeps from the functions that have its values, if all have some.
static void share_attributes(LLVMModuleRef m) {
  LLVMContextRef context = LLVMGetModuleContext(m);
  LLVMValueRef keeper =
      LLVMAddFunction(m, COMMON_ATTRIBUTES, LLVMFunctionType(LLVMVoidTypeInContext(context), NULL, 0, false));
  LLVMBuilderRef b = LLVMCreateBuilderInContext(context);
  LLVMPositionBuilderAtEnd(b, LLVMAppendBasicBlockInContext(context, keeper, ""));
  LLVMBuildRetVoid(b);
  LLVMDisposeBuilder(b);
  for (unsigned i = 0; i < COMMON_COUNT; i++) {
    const unsigned length = (unsigned)strlen(common_names[i]);
    enum { VALUES = 64 };
    struct {
      LLVMAttributeRef value;
      unsigned count;
    } values[VALUES];
    unsigned count = 0, most = 0;
    bool all = true;
    for (LLVMValueRef f = LLVMGetFirstFunction(m); f && all; f = LLVMGetNextFunction(f)) {
      if (LLVMIsDeclaration(f) || f == keeper)
        continue;
      LLVMAttributeRef value = LLVMGetStringAttributeAtIndex(f, LLVMAttributeFunctionIndex, common_names[i], length);
      unsigned k = 0;
      while (k < count && values[k].value != value)
        k++;
      all = value && k < VALUES;
      if (all && k == count) {
        values[count].value = value;
        values[count++].count = 0;
      }
      if (all && ++values[k].count > values[most].count)
        most = k;
    }
    if (!all || !count)
      continue;
    LLVMAddAttributeAtIndex(keeper, LLVMAttributeFunctionIndex, values[most].value);
    for (LLVMValueRef f = LLVMGetFirstFunction(m); f; f = LLVMGetNextFunction(f))
      if (f != keeper && !LLVMIsDeclaration(f) &&
          LLVMGetStringAttributeAtIndex(f, LLVMAttributeFunctionIndex, common_names[i], length) == values[most].value)
        LLVMRemoveStringAttributeAtIndex(f, LLVMAttributeFunctionIndex, common_names[i], length);
  }
}

static void choose_members(void) {
  part_builtins();
  library.members = malloc(library.count * sizeof *library.members);
  for (size_t i = 0; i < library.count; i++)
    library.members[i] = member_of(&library.entries[i]);
  qsort(library.members, library.count, sizeof *library.members, by_text);
  for (size_t i = 0; i < library.count; i++)
    if (!i || strcmp(library.members[i], library.members[library.member_count - 1]))
      library.members[library.member_count++] = library.members[i];
  for (size_t i = 0; i < library.count; i++) {
    entry *e = &library.entries[i];
    const char **member = bsearch(&e->member, library.members, library.member_count, sizeof *library.members, by_text);
    e->number = (unsigned)(member - library.members);
    if (LLVMGetLinkage(e->value) != LLVMAppendingLinkage) {
      LLVMSetLinkage(e->value, LLVMLinkOnceODRLinkage);
      LLVMSetVisibility(e->value, LLVMDefaultVisibility);
    }
  }
}

// ---- the members

static void run_passes(LLVMModuleRef m, const char *passes) {
  LLVMPassBuilderOptionsRef options = LLVMCreatePassBuilderOptions();
  LLVMErrorRef error = LLVMRunPasses(m, passes, NULL, options);
  LLVMDisposePassBuilderOptions(options);
  if (error)
    fail(FAILED, "%s: LLVM cannot split it: %s", library.path, LLVMGetErrorMessage(error));
}

// One more than the highest kind of metadata of a global or an instruction, or `most` if that is more.
static unsigned kinds(LLVMValueRef v, unsigned most) {
  size_t count;
  LLVMValueMetadataEntry *all = LLVMIsAInstruction(v) ? LLVMInstructionGetAllMetadataOtherThanDebugLoc(v, &count)
                                                      : LLVMGlobalCopyAllMetadata(v, &count);
  for (unsigned i = 0; i < count; i++) {
    const unsigned kind = LLVMValueMetadataEntriesGetKind(all, i);
    most = kind >= most ? kind + 1 : most;
  }
  LLVMDisposeValueMetadataEntries(all);
  return most;
}

// Keeps the members from `first` to the one before `end`; of the others, declarations of what is used.
static void keep(LLVMModuleRef m, unsigned first, unsigned end) {
  for (int variables = 0; variables < 2; variables++)
    for (LLVMValueRef v = variables ? LLVMGetFirstGlobal(m) : LLVMGetFirstFunction(m); v;
         v = variables ? LLVMGetNextGlobal(v) : LLVMGetNextFunction(v)) {
      if (LLVMIsDeclaration(v))
        continue;
      const unsigned number = find_entry(v)->number;
      if (number < first || number >= end)
        LLVMSetLinkage(v, LLVMAvailableExternallyLinkage);
    }
  run_passes(m, "elim-avail-extern,strip-dead-prototypes");
}

static uint32_t word_at(const bytes *b, size_t word) {
  const unsigned char *p = (const unsigned char *)b->data + 4 * word;
  return p[0] | (uint32_t)p[1] << 8 | (uint32_t)p[2] << 16 | (uint32_t)p[3] << 24;
}

static void set_word(bytes *b, size_t word, uint32_t value) {
  for (unsigned i = 0; i < 4; i++)
    b->data[4 * word + i] = (char)(value >> 8 * i);
}

// A number in groups of 5 bits with a sixth that says that more come.
static uint64_t next_number(const bytes *b, size_t *bit) {
  uint64_t value = 0;
  for (unsigned shift = 0;; shift += 5) {
    uint32_t group = 0;
    for (unsigned i = 0; i < 6; i++, ++*bit)
      group |= (word_at(b, *bit / 32) >> *bit % 32 & 1) << i;
    value |= (uint64_t)(group & 31) << shift;
    if (group < 32)
      return value;
  }
}

// Has readers pass over all but the first `kept` records of a block of the module, whose first word tells it from all
// else: they stand in a block whose number LLVM gives to none, and readers skip what they do not know. Ahead of a
// block's length, which begins a word, stand 3 bits (1, "a block"), 8 (its number) and 4 (3, the width of what marks
// its records), and zeros up to that word. A record is 3, its code, its length and so many numbers; the end is 0.
static void hide_records(bytes *b, unsigned block, uint32_t first_word, unsigned kept) {
  enum { NONE = 127, WIDTH = 3 };
  for (size_t length_at = 2; length_at + 1 < b->size / 4; length_at++) {
    if (word_at(b, length_at + 1) != first_word)
      continue;
    const uint64_t before = word_at(b, length_at - 2) | (uint64_t)word_at(b, length_at - 1) << 32;
    unsigned at = 64;
    while (at > 15 && !(before >> (at - 1)))
      at--;
    at -= 13; // the highest bit of the 3
    if ((before >> at) != (1 | block << 3 | WIDTH << 11))
      continue;
    if (!kept) {
      const uint64_t hidden = before ^ (uint64_t)(block ^ NONE) << (at + 3);
      set_word(b, length_at - 2, (uint32_t)hidden);
      set_word(b, length_at - 1, (uint32_t)(hidden >> 32));
      return;
    }
    const size_t begin = length_at + 1, end = begin + word_at(b, length_at);
    size_t bit = 32 * begin;
    for (unsigned i = 0; i < kept && bit < 32 * end; i++) {
      bit += WIDTH;
      next_number(b, &bit);
      for (uint64_t numbers = next_number(b, &bit); numbers; numbers--)
        next_number(b, &bit);
    }
    const size_t next = (bit + WIDTH + 31) / 32; // the first word behind the end
    if (next + 2 > end)
      return;
    set_word(b, bit / 32, word_at(b, bit / 32) & (uint32_t)((1ull << bit % 32) - 1));
    if (next - bit / 32 > 1)
      set_word(b, next - 1, 0);
    set_word(b, length_at, (uint32_t)(next - begin));
    set_word(b, next, 1 | NONE << 3 | WIDTH << 11);
    set_word(b, next + 1, (uint32_t)(end - next - 2));
    return;
  }
}

// LLVM writes the names of all kinds of metadata and of operand bundles into each module. Reading them is a sixth of
// what linking costs, and few functions have any, or other kinds than the first ones.
static void hide_unused_names(LLVMModuleRef m, bytes *b) {
  unsigned used = 0;
  bool bundles = false;
  for (LLVMValueRef v = LLVMGetFirstGlobal(m); v; v = LLVMGetNextGlobal(v))
    used = kinds(v, used);
  for (LLVMValueRef f = LLVMGetFirstFunction(m); f; f = LLVMGetNextFunction(f)) {
    used = kinds(f, used);
    for (LLVMBasicBlockRef block = LLVMGetFirstBasicBlock(f); block; block = LLVMGetNextBasicBlock(block))
      for (LLVMValueRef i = LLVMGetFirstInstruction(block); i; i = LLVMGetNextInstruction(i)) {
        used = kinds(i, used);
        bundles |= LLVMIsACallInst(i) && LLVMGetNumOperandBundles(i);
      }
  }
  // Kind 0 is "dbg", the first tag "deopt". Where LLVM writes others, nothing is hidden.
  enum { OPERAND_BUNDLE_TAGS = 21, METADATA_KINDS = 22 };
  hide_records(b, METADATA_KINDS, 3 | 6 << 3 | 4 << 9 | 0 << 15 | (32 | ('d' & 31)) << 21 | (uint32_t)('d' >> 5) << 27,
               used);
  if (!bundles)
    hide_records(b, OPERAND_BUNDLE_TAGS,
                 3 | 1 << 3 | 5 << 9 | (32 | ('d' & 31)) << 15 | 'd' >> 5 << 21 | (uint32_t)('e' & 31) << 27, 0);
}

// Drops the table of symbols for linkers of whole programs, an eighth of a member, which nothing reads that knows the
// archive's index. A file is a word and blocks: a word with the block's number behind two bits, the number of words
// that follow, these.
static void drop_symbol_table(bytes *b) {
  enum { SYMBOL_TABLE = 25 };
  for (size_t at = 1; at + 1 < b->size / 4;) {
    const size_t end = at + 2 + word_at(b, at + 1);
    if ((word_at(b, at) >> 2 & 255) != SYMBOL_TABLE) {
      at = end;
      continue;
    }
    memmove(b->data + 4 * at, b->data + 4 * end, b->size - 4 * end);
    b->size -= 4 * (end - at);
  }
}

// Halves the module until each part is a member. It disposes of it.
static void split(LLVMModuleRef m, unsigned first, unsigned end) {
  if (end - first == 1) {
    LLVMMemoryBufferRef buffer = LLVMWriteBitcodeToMemoryBuffer(m);
    append(&library.contents[first], LLVMGetBufferStart(buffer), LLVMGetBufferSize(buffer));
    LLVMDisposeMemoryBuffer(buffer);
    hide_unused_names(m, &library.contents[first]);
    drop_symbol_table(&library.contents[first]);
    LLVMDisposeModule(m);
    return;
  }
  const unsigned middle = first + (end - first) / 2;
  LLVMModuleRef other = LLVMCloneModule(m);
  keep(m, first, middle);
  split(m, first, middle);
  keep(other, middle, end);
  split(other, middle, end);
}

// ---- the archive

static void append_header(bytes *b, const char *name, size_t size) {
  char text[sizeof(member_header) + 32]; // a size that fits, as is found out before
  snprintf(text, sizeof text, "%-16s%-12s%-6s%-6s%-8s%-10zu`\n", name, "0", "0", "0", "644", size);
  append(b, text, sizeof(member_header));
}

static void append_number(bytes *b, size_t number) {
  const unsigned char text[4] = {(unsigned char)(number >> 24), (unsigned char)(number >> 16),
                                 (unsigned char)(number >> 8), (unsigned char)number};
  append(b, text, sizeof text);
}

// Members stand at multiples of four bytes: the sizes of all that comes before are such.
static void fill(bytes *b, char with) {
  while (b->size % 4)
    append(b, &with, 1);
}

static int by_number(const void *a, const void *b) {
  const entry *e = a, *f = b;
  return e->number != f->number ? (e->number < f->number ? -1 : 1) : strcmp(e->name, f->name);
}

static bytes archive(void) {
  qsort(library.entries, library.count, sizeof *library.entries, by_number);
  bytes names = {NULL, 0, 0}, symbols = names, index = names, result = names;
  size_t *name_at = malloc(library.member_count * sizeof *name_at), *at = malloc(library.member_count * sizeof *at);
  for (unsigned i = 0; i < library.member_count; i++) {
    char *name;
    const int length = asprintf(&name, "%s-%016" PRIx64 ".bc/\n", library.members[i],
                                checksum(library.contents[i].data, library.contents[i].size));
    name_at[i] = names.size;
    append(&names, name, (size_t)length);
    free(name);
  }
  fill(&names, '\n');
  for (size_t i = 0; i < library.count; i++)
    append(&symbols, library.entries[i].name, strlen(library.entries[i].name) + 1);
  fill(&symbols, 0);

  const size_t header = sizeof(member_header), magic = sizeof ARCHIVE_MAGIC - 1;
  size_t place = magic + header + 4 + 4 * library.count + symbols.size + header + names.size;
  for (unsigned i = 0; i < library.member_count; i++) {
    at[i] = place;
    place += header + library.contents[i].size;
  }
  if (place > UINT32_MAX)
    fail(FAILED, "%s: its archive would have more than 4 GB", library.path);
  append_number(&index, library.count);
  for (size_t i = 0; i < library.count; i++)
    append_number(&index, at[library.entries[i].number]);
  append(&index, symbols.data, symbols.size);

  append(&result, ARCHIVE_MAGIC, magic);
  append_header(&result, "/", index.size);
  append(&result, index.data, index.size);
  append_header(&result, "//", names.size);
  append(&result, names.data, names.size);
  for (unsigned i = 0; i < library.member_count; i++) {
    char name[24];
    snprintf(name, sizeof name, "/%zu", name_at[i]);
    append_header(&result, name, library.contents[i].size);
    append(&result, library.contents[i].data, library.contents[i].size);
  }
  return result;
}

int main(int count, char **words) {
  start_program(usage, FAILED);
  static const struct option options[] = {COMMON_OPTIONS};
  while (next_option(count, words, "", options) != -1)
    ;
  if (count - optind != 2)
    fail(USAGE_ERROR, "two files are needed, the library's bitcode and its archive; --help says more");
  library.path = words[optind];
  size_t size;
  char *text = read_whole(library.path, &size);
  if (!text)
    return FAILED;
  LLVMContextRef context = LLVMContextCreate();
  LLVMContextSetDiscardValueNames(context, true); // of instructions and blocks, as Clang does
  listener heard;
  oneclc_listen(&heard, context);
  LLVMMemoryBufferRef buffer = LLVMCreateMemoryBufferWithMemoryRange(text, size, library.path, true);
  LLVMModuleRef m;
  if (LLVMParseBitcodeInContext2(context, buffer, &m))
    fail(FAILED, "%s: this LLVM cannot read it: %s", library.path, heard.text[0] ? heard.text : "it is no bitcode");
  LLVMDisposeMemoryBuffer(buffer);
  LLVMSetModuleIdentifier(m, "oneclc", strlen("oneclc"));
  LLVMSetSourceFileName(m, "oneclc", strlen("oneclc"));
  share_attributes(m);
  list_symbols(m);
  choose_members();
  library.contents = calloc(library.member_count, sizeof *library.contents);
  split(m, 0, library.member_count);
  const bytes result = archive();
  if (!write_whole(words[optind + 1], result.data, result.size))
    return FAILED;
  // The operating system takes the memory back much faster than LLVM does.
  if (fflush(stdout))
    return FAILED;
  _exit(0);
}
