// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Writes a module as bitcode that LLVM 7 reads, and all later ones: NVIDIA's libnvvm, CUDA's compilers in Triton and
// JAX, and Clang. The pass llvm7 comes first. LLVM's own writer knows the newest form only.
//
// The form is that of version 1 (https://releases.llvm.org/7.0.0/docs/BitCodeFormat.html), in which names stand in a
// table of symbols. No record has an abbreviation, which costs some size and saves tables of them.
//
// Pointers have types. All values of pointers are i8*: an instruction that reads or writes through one, or adds to it,
// gets a bitcast in front. Addresses of variables, and what constants add to them, are made by instructions where the
// function begins. Parameters of functions that others call have the type that the function's policy names: "of-float"
// means float*.
//
// What optimisers were told beyond LLVM 7's words, or beyond what is needed, is left out: flags such as nsw, names,
// metadata, most attributes.
#include "typed_bitcode.h"
#include "passes.h"
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

// ---- bits

typedef struct {
  uint32_t *words;
  size_t count;
  uint64_t pending; // bits that do not fill a word yet
  unsigned bits;
} stream;

static void put_word(stream *s, uint32_t word) {
  if (!(s->count & (s->count + 1))) // room grows by powers of two
    s->words = realloc(s->words, 2 * (s->count + 1) * sizeof *s->words);
  s->words[s->count++] = word;
}

static void put(stream *s, uint32_t value, unsigned width) {
  s->pending |= (uint64_t)value << s->bits;
  for (s->bits += width; s->bits >= 32; s->bits -= 32, s->pending >>= 32)
    put_word(s, (uint32_t)s->pending);
}

// A number in chunks of width - 1 bits, each with a bit that says whether another one follows.
static void put_chunks(stream *s, uint64_t value, unsigned width) {
  const uint32_t more = 1u << (width - 1);
  for (; value >= more; value >>= width - 1)
    put(s, (uint32_t)(value & (more - 1)) | more, width);
  put(s, (uint32_t)value, width);
}

static void fill_word(stream *s) {
  if (s->bits)
    put(s, 0, 32 - s->bits);
}

enum { END_BLOCK, ENTER_SUBBLOCK, DEFINE_ABBREV, UNABBREV_RECORD, ABBREV_WIDTH = 2 };

// A block's length stands in front of it: enter() returns its place for leave().
static size_t enter(stream *s, unsigned block) {
  put(s, ENTER_SUBBLOCK, ABBREV_WIDTH);
  put_chunks(s, block, 8);
  put_chunks(s, ABBREV_WIDTH, 4);
  fill_word(s);
  put_word(s, 0);
  return s->count;
}

static void leave(stream *s, size_t begin) {
  put(s, END_BLOCK, ABBREV_WIDTH);
  fill_word(s);
  s->words[begin - 1] = (uint32_t)(s->count - begin);
}

typedef struct {
  uint64_t *all;
  size_t count;
} numbers;

static void add(numbers *n, uint64_t value) {
  if (!(n->count & (n->count + 1)))
    n->all = realloc(n->all, 2 * (n->count + 1) * sizeof *n->all);
  n->all[n->count++] = value;
}

static void add_all(numbers *n, const numbers *others) {
  for (size_t i = 0; i < others->count; i++)
    add(n, others->all[i]);
}

static void add_text(numbers *n, const char *text, size_t length) {
  for (size_t i = 0; i < length; i++)
    add(n, (unsigned char)text[i]);
}

// A number with a sign: the sign is the lowest bit.
static uint64_t with_sign(int64_t value) { return value < 0 ? (0 - (uint64_t)value) << 1 | 1 : (uint64_t)value << 1; }

// Writes a record and empties the list of its numbers.
static void put_record(stream *s, unsigned code, numbers *n) {
  put(s, UNABBREV_RECORD, ABBREV_WIDTH);
  put_chunks(s, code, 6);
  put_chunks(s, n->count, 6);
  for (size_t i = 0; i < n->count; i++)
    put_chunks(s, n->all[i], 6);
  n->count = 0;
}

#define RECORD(s, code, ...) \
  do { \
    const uint64_t values[] = {__VA_ARGS__}; \
    for (size_t i = 0; i < sizeof values / sizeof *values; i++) \
      add(&scratch, values[i]); \
    put_record(s, code, &scratch); \
  } while (0)
static numbers scratch;

// LLVM's numbers of blocks and records (llvm/Bitcode/LLVMBitCodes.h).
enum { MODULE = 8, PARAMATTR, PARAMATTR_GROUP, CONSTANTS, FUNCTION, IDENTIFICATION, SYMBOLS, TYPES = 17 };
enum { MODULE_VERSION = 1, MODULE_TRIPLE, MODULE_DATALAYOUT, MODULE_GLOBALVAR = 7, MODULE_FUNCTION };
enum {
  TYPE_NUMENTRY = 1,
  TYPE_VOID,
  TYPE_FLOAT,
  TYPE_DOUBLE,
  TYPE_INTEGER = 7,
  TYPE_POINTER,
  TYPE_HALF = 10,
  TYPE_ARRAY,
  TYPE_VECTOR,
  TYPE_STRUCT = 18,
  TYPE_FUNCTION = 21
};
enum {
  CST_SETTYPE = 1,
  CST_NULL,
  CST_UNDEF,
  CST_INTEGER,
  CST_WIDE_INTEGER,
  CST_FLOAT,
  CST_AGGREGATE,
  CST_DATA = 22,
  CST_INLINEASM
};
enum {
  INST_DECLAREBLOCKS = 1,
  INST_BINOP,
  INST_CAST,
  INST_EXTRACTELT = 6,
  INST_INSERTELT,
  INST_SHUFFLEVEC,
  INST_RET = 10,
  INST_BR,
  INST_UNREACHABLE = 15,
  INST_PHI,
  INST_ALLOCA = 19,
  INST_LOAD,
  INST_EXTRACTVAL = 26,
  INST_INSERTVAL,
  INST_CMP2,
  INST_VSELECT,
  INST_CALL = 34,
  INST_GEP = 43,
  INST_STORE
};
enum { BITCAST = 11 };

// ---- lists whose members have numbers

typedef struct {
  void **keys;
  uint64_t *values;
  size_t count, room;
} map;

// The place of a key, or the empty one where it would stand. The table is never full.
static size_t place(const map *m, const void *key) {
  size_t at = ((uintptr_t)key >> 4) * 0x9e3779b97f4a7c15 % m->room;
  while (m->keys[at] && m->keys[at] != key)
    at = (at + 1) % m->room;
  return at;
}

static const uint64_t *find(const map *m, const void *key) {
  if (!m->room)
    return NULL;
  const size_t at = place(m, key);
  return m->keys[at] ? &m->values[at] : NULL;
}

static void enter_key(map *m, void *key, uint64_t value) {
  if (2 * (m->count + 1) > m->room) {
    const map old = *m;
    m->room = old.room ? 2 * old.room + 1 : 63;
    m->keys = calloc(m->room, sizeof *m->keys);
    m->values = calloc(m->room, sizeof *m->values);
    for (size_t i = 0; i < old.room; i++)
      if (old.keys[i]) {
        const size_t at = place(m, old.keys[i]);
        m->keys[at] = old.keys[i];
        m->values[at] = old.values[i];
      }
    free(old.keys);
    free(old.values);
  }
  const size_t at = place(m, key);
  m->count += !m->keys[at];
  m->keys[at] = key;
  m->values[at] = value;
}

static void clear(map *m) {
  free(m->keys);
  free(m->values);
  *m = (map){0};
}

// Records that are numbered in the order in which they are first asked for: types, and lists of attributes.
typedef struct {
  struct entry {
    unsigned code;
    numbers of;
  } *all;
  size_t count;
} records;

static unsigned number_of(records *r, unsigned code, const uint64_t *of, size_t count) {
  for (unsigned i = 0; i < r->count; i++)
    if (r->all[i].code == code && r->all[i].of.count == count &&
        (!count || !memcmp(r->all[i].of.all, of, count * sizeof *of)))
      return i;
  r->all = realloc(r->all, (r->count + 1) * sizeof *r->all);
  r->all[r->count] = (struct entry){code, {0}};
  for (size_t i = 0; i < count; i++)
    add(&r->all[r->count].of, of[i]);
  return (unsigned)r->count++;
}

// ---- types

static records types;

#define TYPE(code, ...) number_of(&types, code, (const uint64_t[]){__VA_ARGS__}, sizeof((uint64_t[]){__VA_ARGS__}) / 8)

static unsigned pointer_to(unsigned type, unsigned space) { return TYPE(TYPE_POINTER, type, space); }

static unsigned byte_pointer(unsigned space) { return pointer_to(TYPE(TYPE_INTEGER, 8), space); }

static unsigned type_number(LLVMTypeRef t) {
  switch (LLVMGetTypeKind(t)) {
  case LLVMVoidTypeKind:
    return number_of(&types, TYPE_VOID, NULL, 0);
  case LLVMHalfTypeKind:
    return number_of(&types, TYPE_HALF, NULL, 0);
  case LLVMFloatTypeKind:
    return number_of(&types, TYPE_FLOAT, NULL, 0);
  case LLVMDoubleTypeKind:
    return number_of(&types, TYPE_DOUBLE, NULL, 0);
  case LLVMIntegerTypeKind:
    return TYPE(TYPE_INTEGER, LLVMGetIntTypeWidth(t));
  case LLVMPointerTypeKind:
    return byte_pointer(LLVMGetPointerAddressSpace(t));
  case LLVMArrayTypeKind:
    return TYPE(TYPE_ARRAY, LLVMGetArrayLength2(t), type_number(LLVMGetElementType(t)));
  case LLVMVectorTypeKind:
    return TYPE(TYPE_VECTOR, LLVMGetVectorSize(t), type_number(LLVMGetElementType(t)));
  case LLVMStructTypeKind: {
    numbers of = {0};
    add(&of, LLVMIsPackedStruct(t));
    for (unsigned i = 0; i < LLVMCountStructElementTypes(t); i++)
      add(&of, type_number(LLVMStructGetTypeAtIndex(t, i)));
    const unsigned number = number_of(&types, TYPE_STRUCT, of.all, of.count);
    free(of.all);
    return number;
  }
  default:
    refuse(NULL, "a type that LLVM 7 lacks, or that no function has had yet");
  }
}

static unsigned type_of(LLVMValueRef value) { return type_number(LLVMTypeOf(value)); }

// What a parameter's pointer points to, by the policy of its function; i8 without one.
static unsigned pointee(LLVMValueRef f) {
  LLVMContextRef c = LLVMGetTypeContext(LLVMTypeOf(f));
  return type_number(has_policy(f, "of-int")      ? LLVMInt32TypeInContext(c)
                     : has_policy(f, "of-float")  ? LLVMFloatTypeInContext(c)
                     : has_policy(f, "of-double") ? LLVMDoubleTypeInContext(c)
                                                  : LLVMInt8TypeInContext(c));
}

// An attribute of a function, of its result or of a parameter, or of these in a call; NULL if it is not there.
static LLVMAttributeRef attribute(LLVMValueRef of, LLVMAttributeIndex index, const char *name) {
  const unsigned kind = LLVMGetEnumAttributeKindForName(name, strlen(name));
  return LLVMIsAFunction(of) ? LLVMGetEnumAttributeAtIndex(of, index, kind)
                             : LLVMGetCallSiteEnumAttribute(of, index, kind);
}

// Of parameter k of a function or of assembly.
static unsigned parameter_type(LLVMValueRef f, unsigned k, LLVMTypeRef t) {
  if (LLVMGetTypeKind(t) != LLVMPointerTypeKind || !LLVMIsAFunction(f))
    return type_number(t);
  if (attribute(f, k + 1, "byval"))
    refuse(f, "a structure in memory, which the pass structures-as-values takes out");
  return pointer_to(pointee(f), LLVMGetPointerAddressSpace(t));
}

// Of a function, or of assembly, which has no policies.
static unsigned function_type(LLVMValueRef f, LLVMTypeRef t) {
  const unsigned count = LLVMCountParamTypes(t);
  LLVMTypeRef *parameters = malloc((count + 1) * sizeof *parameters);
  LLVMGetParamTypes(t, parameters);
  numbers of = {0};
  add(&of, LLVMIsFunctionVarArg(t));
  add(&of, type_number(LLVMGetReturnType(t)));
  for (unsigned i = 0; i < count; i++)
    add(&of, parameter_type(f, i, parameters[i]));
  const unsigned number = number_of(&types, TYPE_FUNCTION, of.all, of.count);
  free(of.all);
  free(parameters);
  return number;
}

// ---- attributes: a list of groups, those of parameters before the function's, for functions and calls. Lists and
// groups are numbered from 1 on.

static records attribute_groups, attribute_lists;
enum { KIND, KIND_WITH_NUMBER, TEXT = 4 };

static void add_group(numbers *list, LLVMAttributeIndex index, numbers *of) {
  if (of->count)
    add(list, 1 + number_of(&attribute_groups, (uint32_t)index, of->all, of->count));
  of->count = 0;
}

static uint64_t attributes(LLVMValueRef f, unsigned parameters) {
  enum { ALIGNMENT = 1, READNONE = 20 };
  static const struct {
    const char *name;
    unsigned number;
  } kept[] = {{"alwaysinline", 2}, {"noinline", 14}, {"nounwind", 18}, {"convergent", 43}};
  numbers list = {0}, of = {0};
  for (unsigned k = 1; k <= parameters; k++) {
    LLVMAttributeRef a = attribute(f, k, "align");
    if (a) {
      add(&of, KIND_WITH_NUMBER);
      add(&of, ALIGNMENT);
      add(&of, LLVMGetEnumAttributeValue(a));
    }
    add_group(&list, k, &of);
  }
  for (size_t i = 0; i < sizeof kept / sizeof *kept; i++)
    if (attribute(f, of_function, kept[i].name)) {
      add(&of, KIND);
      add(&of, kept[i].number);
    }
  LLVMAttributeRef memory = attribute(f, of_function, "memory");
  if (memory && !LLVMGetEnumAttributeValue(memory)) {
    add(&of, KIND);
    add(&of, READNONE);
  }
  static const char denormals[] = "denormal-fp-math";
  char *mode = LLVMIsAFunction(f) ? text_attribute(f, denormals) : NULL;
  if (mode) {
    add(&of, TEXT);
    add_text(&of, denormals, sizeof denormals);
    add_text(&of, mode, strlen(mode) + 1);
  }
  free(mode);
  add_group(&list, (LLVMAttributeIndex)of_function, &of);
  const uint64_t number = list.count ? 1 + number_of(&attribute_lists, 0, list.all, list.count) : 0;
  free(list.all);
  free(of.all);
  return number;
}

static void write_attributes(stream *s) {
  enum { ENTRY_OF_GROUPS = 3, ENTRY = 2 };
  size_t block = enter(s, PARAMATTR_GROUP);
  for (size_t i = 0; i < attribute_groups.count; i++) {
    add(&scratch, i + 1);
    add(&scratch, attribute_groups.all[i].code); // whose attributes they are
    add_all(&scratch, &attribute_groups.all[i].of);
    put_record(s, ENTRY_OF_GROUPS, &scratch);
  }
  leave(s, block);
  block = enter(s, PARAMATTR);
  for (size_t i = 0; i < attribute_lists.count; i++) {
    add_all(&scratch, &attribute_lists.all[i].of);
    put_record(s, ENTRY, &scratch);
  }
  leave(s, block);
}

// ---- constants

static uint64_t bits_of(LLVMValueRef number) {
  LLVMTypeRef t = LLVMTypeOf(number);
  LLVMContextRef c = LLVMGetTypeContext(t);
  switch (LLVMGetTypeKind(t)) {
  case LLVMHalfTypeKind:
    return LLVMConstIntGetZExtValue(LLVMConstBitCast(number, LLVMInt16TypeInContext(c)));
  case LLVMFloatTypeKind:
    return LLVMConstIntGetZExtValue(LLVMConstBitCast(number, LLVMInt32TypeInContext(c)));
  case LLVMDoubleTypeKind:
    return LLVMConstIntGetZExtValue(LLVMConstBitCast(number, LLVMInt64TypeInContext(c)));
  default:
    return LLVMConstIntGetZExtValue(number);
  }
}

// The elements of an array, a vector or a struct.
static unsigned element_count(LLVMTypeRef t) {
  switch (LLVMGetTypeKind(t)) {
  case LLVMArrayTypeKind:
    return (unsigned)LLVMGetArrayLength2(t);
  case LLVMVectorTypeKind:
    return LLVMGetVectorSize(t);
  default:
    return LLVMCountStructElementTypes(t);
  }
}

// Numbered constants of a module or of a function: `first` is the number of the first one.
typedef struct {
  LLVMValueRef *all;
  size_t count;
  map number;
} constants;

// The elements of what is no data come before it.
static void add_constant(constants *c, LLVMValueRef value) {
  if (find(&c->number, value))
    return;
  if (LLVMIsAConstantArray(value) || LLVMIsAConstantStruct(value) || LLVMIsAConstantVector(value))
    for (unsigned i = 0; i < element_count(LLVMTypeOf(value)); i++)
      add_constant(c, LLVMGetAggregateElement(value, i));
  enter_key(&c->number, value, c->count);
  c->all = realloc(c->all, (c->count + 1) * sizeof *c->all);
  c->all[c->count++] = value;
}

static void write_assembly(stream *s, LLVMValueRef value) {
  size_t length;
  const char *text = LLVMGetInlineAsmAsmString(value, &length);
  add(&scratch, LLVMGetInlineAsmHasSideEffects(value));
  add(&scratch, length);
  add_text(&scratch, text, length);
  text = LLVMGetInlineAsmConstraintString(value, &length);
  add(&scratch, length);
  add_text(&scratch, text, length);
  put_record(s, CST_INLINEASM, &scratch);
}

static void write_constant(stream *s, const constants *c, uint64_t first, LLVMValueRef value) {
  if (LLVMIsAInlineAsm(value))
    write_assembly(s, value);
  else if (LLVMIsAUndefValue(value)) // poison is one
    put_record(s, CST_UNDEF, &scratch);
  else if (LLVMIsNull(value))
    put_record(s, CST_NULL, &scratch);
  else if (LLVMIsAConstantInt(value)) {
    const unsigned width = LLVMGetIntTypeWidth(LLVMTypeOf(value));
    LLVMTypeRef word = LLVMInt64TypeInContext(LLVMGetTypeContext(LLVMTypeOf(value)));
    const int64_t number = LLVMConstIntGetSExtValue(width > 64 ? LLVMConstTrunc(value, word) : value);
    if (width <= 64)
      RECORD(s, CST_INTEGER, with_sign(number));
    else if (width <= 128 && LLVMConstInt(LLVMTypeOf(value), (uint64_t)number, true) == value)
      RECORD(s, CST_WIDE_INTEGER, with_sign(number), with_sign(number < 0 ? -1 : 0));
    else
      refuse(NULL, "an integer constant of more than 64 bits");
  } else if (LLVMIsAConstantFP(value))
    RECORD(s, CST_FLOAT, bits_of(value));
  else if (LLVMIsAConstantDataArray(value) || LLVMIsAConstantDataVector(value)) {
    for (unsigned i = 0; i < element_count(LLVMTypeOf(value)); i++)
      add(&scratch, bits_of(LLVMGetAggregateElement(value, i)));
    put_record(s, CST_DATA, &scratch);
  } else if (LLVMIsAConstantArray(value) || LLVMIsAConstantStruct(value) || LLVMIsAConstantVector(value)) {
    for (unsigned i = 0; i < element_count(LLVMTypeOf(value)); i++)
      add(&scratch, first + *find(&c->number, LLVMGetAggregateElement(value, i)));
    put_record(s, CST_AGGREGATE, &scratch);
  } else
    refuse(value, "a constant of a kind that no function has had yet");
}

static void write_constants(stream *s, const constants *c, uint64_t first) {
  if (!c->count)
    return;
  const size_t block = enter(s, CONSTANTS);
  unsigned last = ~0u;
  for (size_t i = 0; i < c->count; i++) {
    LLVMValueRef value = c->all[i];
    const unsigned type = LLVMIsAInlineAsm(value)
                              ? pointer_to(function_type(value, LLVMGetInlineAsmFunctionType(value)), 0)
                              : type_of(value);
    if (type != last)
      RECORD(s, CST_SETTYPE, type);
    last = type;
    write_constant(s, c, first, value);
  }
  leave(s, block);
}

// ---- functions

// A function is gone through three times, with the same records: to find its constants, which come first, to number its
// values, and to write.
typedef struct {
  stream *out; // NULL until the third time
  LLVMModuleRef module;
  const map *globals; // numbers of the module's variables and functions
  constants constants;
  map values, blocks, addresses; // addresses: the constants that have been made so far
  uint64_t first_constant, next; // next: the number of the next value
  LLVMValueRef f;
} writer;

static void emit(writer *w, unsigned code) {
  if (w->out)
    put_record(w->out, code, &scratch);
  scratch.count = 0;
}

static uint64_t value_number(writer *w, LLVMValueRef value) {
  const uint64_t *number = find(&w->values, value);
  if (number)
    return *number;
  if (LLVMIsAFunction(value))
    return *find(w->globals, value);
  if (!LLVMIsAInstruction(value) && !LLVMIsAArgument(value)) {
    if (!w->out)
      add_constant(&w->constants, value);
    return w->first_constant + *find(&w->constants.number, value);
  }
  if (w->out)
    refuse(w->f, "a value has no number");
  return 0; // an instruction that comes later
}

// An operand's number counts backwards from the instruction. Behind it stands the type where the operand comes later.
static void add_number(writer *w, uint64_t number) { add(&scratch, (uint32_t)(w->next - number)); }

static void add_typed_number(writer *w, uint64_t number, unsigned type) {
  add_number(w, number);
  if (number >= w->next)
    add(&scratch, type);
}

static void add_value(writer *w, LLVMValueRef value) { add_number(w, value_number(w, value)); }

static void add_typed_value(writer *w, LLVMValueRef value) {
  add_typed_number(w, value_number(w, value), type_of(value));
}

static uint64_t block_number(writer *w, LLVMBasicBlockRef block) { return *find(&w->blocks, block); }

static uint64_t cast(writer *w, uint64_t number, unsigned from, unsigned to) {
  if (from == to)
    return number;
  add_typed_number(w, number, from);
  add(&scratch, to);
  add(&scratch, BITCAST);
  emit(w, INST_CAST);
  return w->next++;
}

// A pointer's number as a pointer to this type. It may come later, so that its number is asked for first.
static uint64_t as_pointer_to(writer *w, LLVMValueRef pointer, unsigned type) {
  const unsigned space = LLVMGetPointerAddressSpace(LLVMTypeOf(pointer));
  return cast(w, value_number(w, pointer), byte_pointer(space), pointer_to(type, space));
}

// A getelementptr, instruction or constant. Its result is i8* again.
static uint64_t write_addition(writer *w, LLVMValueRef i) {
  LLVMTypeRef source = LLVMGetGEPSourceElementType(i), element = source;
  LLVMValueRef base = LLVMGetOperand(i, 0);
  const unsigned space = LLVMGetPointerAddressSpace(LLVMTypeOf(base)), type = type_number(source);
  const int count = LLVMGetNumOperands(i);
  const uint64_t from = as_pointer_to(w, base, type);
  add(&scratch, 0); // inbounds is not told
  add(&scratch, type);
  add_typed_number(w, from, pointer_to(type, space));
  for (int k = 1; k < count; k++) {
    LLVMValueRef index = LLVMGetOperand(i, (unsigned)k);
    if (k > 1 && LLVMGetTypeKind(element) == LLVMStructTypeKind)
      element = LLVMStructGetTypeAtIndex(element, (unsigned)LLVMConstIntGetZExtValue(index));
    else if (k > 1)
      element = LLVMGetElementType(element);
    add_typed_value(w, index);
  }
  emit(w, INST_GEP);
  w->next++;
  return cast(w, w->next - 1, pointer_to(type_number(element), space), byte_pointer(space));
}

static unsigned alignment(LLVMValueRef i) { return (unsigned)__builtin_ctz(LLVMGetAlignment(i)) + 1; }

// Room for a variable. Its result is i8* again.
static uint64_t write_variable(writer *w, LLVMValueRef i) {
  enum { EXPLICIT_TYPE = 1 << 6 };
  LLVMValueRef count = LLVMGetOperand(i, 0);
  const unsigned type = type_number(LLVMGetAllocatedType(i)), space = LLVMGetPointerAddressSpace(LLVMTypeOf(i));
  add(&scratch, type);
  add(&scratch, type_of(count));
  add(&scratch, value_number(w, count)); // does not count backwards
  add(&scratch, alignment(i) | EXPLICIT_TYPE);
  emit(w, INST_ALLOCA);
  w->next++;
  return cast(w, w->next - 1, pointer_to(type, space), byte_pointer(space));
}

// Makes the address that a constant operand is, if it is one.
static void number_addresses(writer *w, LLVMValueRef operand) {
  if (find(&w->addresses, operand))
    return;
  enter_key(&w->addresses, operand, 0);
  if (LLVMIsAGlobalVariable(operand)) {
    const unsigned space = LLVMGetPointerAddressSpace(LLVMTypeOf(operand));
    const unsigned own = pointer_to(type_number(LLVMGlobalGetValueType(operand)), space);
    enter_key(&w->values, operand, cast(w, *find(w->globals, operand), own, byte_pointer(space)));
  } else if (LLVMIsAConstantExpr(operand)) {
    if (LLVMGetConstOpcode(operand) != LLVMGetElementPtr)
      refuse(w->f, "a constant expression that is no address");
    number_addresses(w, LLVMGetOperand(operand, 0));
    enter_key(&w->values, operand, write_addition(w, operand));
  }
}

static void write_call(writer *w, LLVMValueRef i) {
  LLVMValueRef f = LLVMGetCalledValue(i);
  LLVMTypeRef t = LLVMGetCalledFunctionType(i);
  const unsigned count = LLVMGetNumArgOperands(i), type = function_type(f, t);
  uint64_t *arguments = malloc((count + 1) * sizeof *arguments);
  for (unsigned k = 0; k < count; k++) {
    LLVMValueRef x = LLVMGetOperand(i, k);
    arguments[k] = value_number(w, x);
    if (LLVMGetTypeKind(LLVMTypeOf(x)) == LLVMPointerTypeKind)
      arguments[k] = cast(w, arguments[k], type_of(x), parameter_type(f, k, LLVMTypeOf(x)));
  }
  enum { EXPLICIT_TYPE = 1 << 15 };
  add(&scratch, attributes(i, count));
  add(&scratch, EXPLICIT_TYPE); // and the calling convention of C
  add(&scratch, type);
  add_typed_number(w, value_number(w, f), pointer_to(type, 0));
  for (unsigned k = 0; k < count; k++)
    add_number(w, arguments[k]);
  free(arguments);
  emit(w, INST_CALL);
}

// LLVM's numbers of operations, in bitcode; -1 for others.
static int binary_operation(LLVMOpcode opcode) {
  static const struct {
    LLVMOpcode opcode;
    int number;
  } all[] = {{LLVMAdd, 0},  {LLVMFAdd, 0}, {LLVMSub, 1},  {LLVMFSub, 1}, {LLVMMul, 2},  {LLVMFMul, 2},
             {LLVMUDiv, 3}, {LLVMSDiv, 4}, {LLVMFDiv, 4}, {LLVMURem, 5}, {LLVMSRem, 6}, {LLVMFRem, 6},
             {LLVMShl, 7},  {LLVMLShr, 8}, {LLVMAShr, 9}, {LLVMAnd, 10}, {LLVMOr, 11},  {LLVMXor, 12}};
  for (size_t i = 0; i < sizeof all / sizeof *all; i++)
    if (all[i].opcode == opcode)
      return all[i].number;
  return -1;
}

static int cast_operation(LLVMOpcode opcode) {
  static const LLVMOpcode all[] = {LLVMTrunc,    LLVMZExt,    LLVMSExt,         LLVMFPToUI, LLVMFPToSI,
                                   LLVMUIToFP,   LLVMSIToFP,  LLVMFPTrunc,      LLVMFPExt,  LLVMPtrToInt,
                                   LLVMIntToPtr, LLVMBitCast, LLVMAddrSpaceCast};
  for (int i = 0; i < (int)(sizeof all / sizeof *all); i++)
    if (all[i] == opcode)
      return i;
  return -1;
}

// The record of an instruction; its code.
static unsigned write_instruction(writer *w, LLVMValueRef i) {
  const LLVMOpcode opcode = LLVMGetInstructionOpcode(i);
  if (binary_operation(opcode) >= 0) {
    add_typed_value(w, LLVMGetOperand(i, 0));
    add_value(w, LLVMGetOperand(i, 1));
    add(&scratch, (uint64_t)binary_operation(opcode));
    return INST_BINOP;
  }
  if (cast_operation(opcode) >= 0) {
    add_typed_value(w, LLVMGetOperand(i, 0));
    add(&scratch, type_of(i));
    add(&scratch, (uint64_t)cast_operation(opcode));
    return INST_CAST;
  }
  switch (opcode) {
  case LLVMICmp:
  case LLVMFCmp:
    add_typed_value(w, LLVMGetOperand(i, 0));
    add_value(w, LLVMGetOperand(i, 1));
    add(&scratch, opcode == LLVMICmp ? (uint64_t)LLVMGetICmpPredicate(i) : (uint64_t)LLVMGetFCmpPredicate(i));
    return INST_CMP2;
  case LLVMSelect:
    add_typed_value(w, LLVMGetOperand(i, 1));
    add_value(w, LLVMGetOperand(i, 2));
    add_typed_value(w, LLVMGetOperand(i, 0));
    return INST_VSELECT;
  case LLVMExtractElement:
    add_typed_value(w, LLVMGetOperand(i, 0));
    add_typed_value(w, LLVMGetOperand(i, 1));
    return INST_EXTRACTELT;
  case LLVMInsertElement:
    add_typed_value(w, LLVMGetOperand(i, 0));
    add_value(w, LLVMGetOperand(i, 1));
    add_typed_value(w, LLVMGetOperand(i, 2));
    return INST_INSERTELT;
  case LLVMExtractValue:
  case LLVMInsertValue:
    add_typed_value(w, LLVMGetOperand(i, 0));
    if (opcode == LLVMInsertValue)
      add_typed_value(w, LLVMGetOperand(i, 1));
    for (unsigned k = 0; k < LLVMGetNumIndices(i); k++)
      add(&scratch, LLVMGetIndices(i)[k]);
    return opcode == LLVMExtractValue ? INST_EXTRACTVAL : INST_INSERTVAL;
  case LLVMPHI:
    add(&scratch, type_of(i));
    for (unsigned k = 0; k < LLVMCountIncoming(i); k++) {
      add(&scratch, with_sign((int64_t)(w->next - value_number(w, LLVMGetIncomingValue(i, k)))));
      add(&scratch, block_number(w, LLVMGetIncomingBlock(i, k)));
    }
    return INST_PHI;
  case LLVMLoad:
  case LLVMStore: {
    const bool loads = opcode == LLVMLoad;
    LLVMValueRef pointer = LLVMGetOperand(i, loads ? 0 : 1);
    const unsigned type = loads ? type_of(i) : type_of(LLVMGetOperand(i, 0));
    const uint64_t at = as_pointer_to(w, pointer, type);
    add_typed_number(w, at, pointer_to(type, LLVMGetPointerAddressSpace(LLVMTypeOf(pointer))));
    if (loads)
      add(&scratch, type);
    else
      add_typed_value(w, LLVMGetOperand(i, 0));
    add(&scratch, alignment(i));
    add(&scratch, LLVMGetVolatile(i));
    return loads ? INST_LOAD : INST_STORE;
  }
  case LLVMRet:
    if (LLVMGetNumOperands(i))
      add_typed_value(w, LLVMGetOperand(i, 0));
    return INST_RET;
  case LLVMUnreachable:
    return INST_UNREACHABLE;
  default: // LLVM 23 has two kinds of branches, older ones have one
    if (!LLVMIsATerminatorInst(i) || LLVMGetNumSuccessors(i) < 1 || LLVMGetNumSuccessors(i) > 2)
      refuse(w->f, "an instruction that no function has had yet");
    for (unsigned k = 0; k < LLVMGetNumSuccessors(i); k++)
      add(&scratch, block_number(w, LLVMGetSuccessor(i, k)));
    if (LLVMGetNumSuccessors(i) > 1)
      add_value(w, LLVMGetOperand(i, 0));
    return INST_BR;
  }
}

static void write_body(writer *w) {
  clear(&w->addresses);
  const unsigned parameters = LLVMCountParams(w->f);
  const uint64_t first = w->next; // of the parameters
  w->first_constant = first + parameters;
  w->next = w->first_constant + w->constants.count;
  size_t block = 0;
  if (w->out) {
    block = enter(w->out, FUNCTION);
    RECORD(w->out, INST_DECLAREBLOCKS, LLVMCountBasicBlocks(w->f));
    write_constants(w->out, &w->constants, w->first_constant);
  }
  for (unsigned k = 0; k < parameters; k++) {
    LLVMValueRef p = LLVMGetParam(w->f, k);
    const bool is_pointer = LLVMGetTypeKind(LLVMTypeOf(p)) == LLVMPointerTypeKind;
    enter_key(&w->values, p,
              is_pointer ? cast(w, first + k, parameter_type(w->f, k, LLVMTypeOf(p)), type_of(p)) : first + k);
  }
  for (LLVMBasicBlockRef at = LLVMGetFirstBasicBlock(w->f); at; at = LLVMGetNextBasicBlock(at))
    for (LLVMValueRef i = LLVMGetFirstInstruction(at); i; i = LLVMGetNextInstruction(i))
      for (int k = 0; k < LLVMGetNumOperands(i); k++)
        number_addresses(w, LLVMGetOperand(i, (unsigned)k));
  for (LLVMBasicBlockRef at = LLVMGetFirstBasicBlock(w->f); at; at = LLVMGetNextBasicBlock(at))
    for (LLVMValueRef i = LLVMGetFirstInstruction(at); i; i = LLVMGetNextInstruction(i)) {
      if (LLVMIsAGetElementPtrInst(i)) {
        enter_key(&w->values, i, write_addition(w, i));
        continue;
      }
      if (LLVMIsAAllocaInst(i)) {
        enter_key(&w->values, i, write_variable(w, i));
        continue;
      }
      if (LLVMIsACallInst(i))
        write_call(w, i);
      else
        emit(w, write_instruction(w, i));
      if (LLVMGetTypeKind(LLVMTypeOf(i)) != LLVMVoidTypeKind)
        enter_key(&w->values, i, w->next++);
    }
  if (w->out)
    leave(w->out, block);
}

static void write_function(stream *out, LLVMModuleRef m, const map *globals, uint64_t first, LLVMValueRef f) {
  writer w = {.module = m, .globals = globals, .f = f, .next = first};
  unsigned count = 0;
  for (LLVMBasicBlockRef at = LLVMGetFirstBasicBlock(f); at; at = LLVMGetNextBasicBlock(at))
    enter_key(&w.blocks, at, count++);
  for (int time = 0; time < 3; time++) {
    w.out = time < 2 ? NULL : out;
    w.next = first;
    write_body(&w);
  }
  clear(&w.values);
  clear(&w.blocks);
  clear(&w.addresses);
  clear(&w.constants.number);
  free(w.constants.all);
}

// ---- the module

// Names of today for what LLVM 7 calls otherwise.
static const char *old_name(LLVMValueRef global) {
  static const char *const names[][2] = {{"llvm.memcpy.p0.p0.i64", "llvm.memcpy.p0i8.p0i8.i64"},
                                         {"llvm.nvvm.ex2.approx.f32", "llvm.nvvm.ex2.approx.f"},
                                         {"llvm.nvvm.reflect", "__nvvm_reflect"},
                                         {"llvm.floor.f32", "llvm.nvvm.floor.f"},
                                         {"llvm.floor.f64", "llvm.nvvm.floor.d"},
                                         {"llvm.ceil.f32", "llvm.nvvm.ceil.f"},
                                         {"llvm.ceil.f64", "llvm.nvvm.ceil.d"},
                                         {"llvm.trunc.f32", "llvm.nvvm.trunc.f"},
                                         {"llvm.trunc.f64", "llvm.nvvm.trunc.d"},
                                         {"llvm.rint.f32", "llvm.nvvm.round.f"}, // to even, as PTX's cvt.rni
                                         {"llvm.rint.f64", "llvm.nvvm.round.d"}};
  for (size_t i = 0; i < sizeof names / sizeof *names; i++)
    if (!strcmp(name_of(global), names[i][0]))
      return names[i][1];
  return name_of(global);
}

static unsigned linkage(LLVMValueRef global) {
  enum { EXTERNAL = 0, INTERNAL = 3 };
  switch (LLVMGetLinkage(global)) {
  case LLVMExternalLinkage:
    return EXTERNAL;
  case LLVMInternalLinkage:
  case LLVMPrivateLinkage:
    return INTERNAL;
  default:
    refuse(global, "a linkage that no function has had yet");
  }
}

static void write_globals(stream *s, LLVMModuleRef m, const constants *initializers, uint64_t first) {
  enum { CONSTANT = 1, EXPLICIT_TYPE = 2, SPACE = 4 };
  for (LLVMValueRef v = LLVMGetFirstGlobal(m); v; v = LLVMGetNextGlobal(v)) {
    LLVMValueRef initializer = LLVMGetInitializer(v);
    RECORD(s, MODULE_GLOBALVAR, type_number(LLVMGlobalGetValueType(v)),
           (LLVMIsGlobalConstant(v) ? CONSTANT : 0) | EXPLICIT_TYPE | SPACE * LLVMGetPointerAddressSpace(LLVMTypeOf(v)),
           initializer ? first + *find(&initializers->number, initializer) + 1 : 0, linkage(v),
           LLVMGetAlignment(v) ? alignment(v) : 0, 0);
  }
  for (LLVMValueRef f = LLVMGetFirstFunction(m); f; f = LLVMGetNextFunction(f))
    RECORD(s, MODULE_FUNCTION, function_type(f, LLVMGlobalGetValueType(f)), 0, LLVMIsDeclaration(f), linkage(f),
           attributes(f, LLVMCountParams(f)), 0, 0, 0);
}

static void write_symbols(stream *s, LLVMModuleRef m, const map *globals) {
  enum { ENTRY = 1 };
  const size_t block = enter(s, SYMBOLS);
  for (int functions = 0; functions < 2; functions++)
    for (LLVMValueRef v = functions ? LLVMGetFirstFunction(m) : LLVMGetFirstGlobal(m); v;
         v = functions ? LLVMGetNextFunction(v) : LLVMGetNextGlobal(v)) {
      add(&scratch, *find(globals, v));
      add_text(&scratch, old_name(v), strlen(old_name(v)));
      put_record(s, ENTRY, &scratch);
    }
  leave(s, block);
}

static void put_text(stream *s, unsigned code, const char *text) {
  add_text(&scratch, text, strlen(text));
  put_record(s, code, &scratch);
}

// Of LLVM 7 for NVIDIA's GPUs. libnvvm takes no other one.
static const char layout[] = "e-i64:64-v16:16-v32:32-n16:32:64";

void *write_typed_bitcode(LLVMModuleRef m, size_t *size) {
  if (!is_for(m, "nvptx64"))
    refuse(NULL, "typed pointers are written for NVIDIA's GPUs alone");
  map globals = {0};
  constants initializers = {0};
  uint64_t next = 0;
  for (LLVMValueRef v = LLVMGetFirstGlobal(m); v; v = LLVMGetNextGlobal(v)) {
    enter_key(&globals, v, next++);
    if (LLVMGetInitializer(v))
      add_constant(&initializers, LLVMGetInitializer(v));
  }
  for (LLVMValueRef f = LLVMGetFirstFunction(m); f; f = LLVMGetNextFunction(f))
    enter_key(&globals, f, next++);
  // Types and attributes are found while the rest is written, and stand in front of it. Blocks begin with a word.
  stream bodies = {0}, s = {0}, first_try = {0};
  write_globals(&first_try, m, &initializers, next);
  write_constants(&bodies, &initializers, next);
  for (LLVMValueRef f = LLVMGetFirstFunction(m); f; f = LLVMGetNextFunction(f))
    if (!LLVMIsDeclaration(f))
      write_function(&bodies, m, &globals, next + initializers.count, f);

  put(&s, 0xdec04342, 32); // BC, 0xc0de
  enum { STRING = 1, EPOCH };
  size_t block = enter(&s, IDENTIFICATION);
  put_text(&s, STRING, "LLVM7.0.0");
  RECORD(&s, EPOCH, 0);
  leave(&s, block);
  const size_t module = enter(&s, MODULE);
  RECORD(&s, MODULE_VERSION, 1);
  write_attributes(&s);
  block = enter(&s, TYPES);
  RECORD(&s, TYPE_NUMENTRY, types.count);
  for (size_t i = 0; i < types.count; i++) {
    add_all(&scratch, &types.all[i].of);
    put_record(&s, types.all[i].code, &scratch);
  }
  leave(&s, block);
  put_text(&s, MODULE_TRIPLE, LLVMGetTarget(m));
  put_text(&s, MODULE_DATALAYOUT, layout);
  write_globals(&s, m, &initializers, next);
  write_symbols(&s, m, &globals); // a block, so that those behind it begin with a word again
  for (size_t i = 0; i < bodies.count; i++)
    put_word(&s, bodies.words[i]);
  leave(&s, module);
  *size = s.count * sizeof *s.words;
  return s.words;
}
