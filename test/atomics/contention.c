// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Tests the atomic builtins while all work-items of many work-groups access the same few objects at once, for each
// type, place, order and scope. Each access finds one value in the object and leaves another one. So, in whatever order
// the accesses happen, the values found and the object's last value are together the same multiset as the object's
// first value and the values left behind; an update that is lost, seen twice or torn breaks this. Further kernels test
// what memory orders are for: locks, messages, and loads that must not overtake stores.
// ONE-LEVEL: scalars alone are atomic.
// BUILTINS: atomic
#include "atomics.h"
#include "emulator.h"
#include <stdlib.h>

enum { GROUPS = 32, LOCAL = 64, ITEMS = GROUPS * LOCAL, OBJECTS = 4, SETS = 1 + ITEMS, MOST_TURNS = 128 };

// Where the objects are. The objects of a set are neighbours in memory. The device has one set of OBJECTS objects, and
// each work-group or sub-group has one of its own.
typedef enum { OF_DEVICE, OF_GROUP, OF_SUB_GROUP, IN_LOCAL, GENERIC, PLACES } place;
static const char *const places[] = {"global", "global, for a group", "global, for a sub-group", "local", "generic"};

static const char hammer[] =
    "#pragma OPENCL EXTENSION cl_khr_fp16 : enable\n"
    "#pragma OPENCL EXTENSION cl_khr_int64_base_atomics : enable\n"
    "#pragma OPENCL EXTENSION cl_khr_int64_extended_atomics : enable\n"
    "#define START const uint i = get_global_id(0), n = get_global_size(0), lid = get_local_id(0), group = "
    "get_group_id(0);\n"
    "#if PLACE == 2\n"
    "#define SET (1 + group * LOCAL + get_sub_group_id())\n"
    "#else\n"
    "#define SET (1 + group)\n"
    "#endif\n"
    "#if PLACE < 3\n"
    "#define PICK(NUMBER, IN_GLOBAL, IN_LOCAL) (IN_GLOBAL)\n"
    "#elif PLACE == 3\n"
    "#define PICK(NUMBER, IN_GLOBAL, IN_LOCAL) (IN_LOCAL)\n"
    "#else\n"
    "#define PICK(NUMBER, IN_GLOBAL, IN_LOCAL) ((NUMBER) & 1 ? (generic T *)(IN_LOCAL) : (generic T *)(IN_GLOBAL))\n"
    "#endif\n"
    "#define KERNEL(NAME, EVEN, ODD) \\\n"
    "kernel void NAME(global T *shared, global const T *operands, global T *found, global uint *sets, uint turns, int "
    "o, int s) { \\\n"
    "  START const int order = o, scope = s; (void)order; (void)scope; \\\n"
    "  global T *own = shared + SET * OBJECTS; sets[i] = SET; local T memory[OBJECTS]; \\\n"
    "  if (lid < OBJECTS) memory[lid] = own[lid]; \\\n"
    "  barrier(CLK_LOCAL_MEM_FENCE); \\\n"
    "  for (uint k = 0; k < turns; k++) { \\\n"
    "    const uint form = k / 2 % 4, number = (i + k / 2) % OBJECTS; (void)form; const T x = operands[k * n + i]; \\\n"
    "    volatile SPACE OBJECT *p = (volatile SPACE OBJECT *)PICK(number, (PLACE % 4 ? own : shared) + number, memory "
    "+ number); \\\n"
    "    if (k & 1) found[k * n + i] = ODD; else found[k * n + i] = EVEN; \\\n"
    "  } \\\n"
    "  barrier(CLK_LOCAL_MEM_FENCE); \\\n"
    "  if (PLACE >= 3 && lid < OBJECTS) own[lid] = memory[lid]; \\\n"
    "}\n"
    // Pasted here, NAME is not replaced, where a driver makes a macro of it.
    "#if defined PREFIX_atomic\n"
    "#define OLD(NAME, ...) atomic_##NAME(p, ##__VA_ARGS__)\n"
    "#elif defined PREFIX_atom\n"
    "#define OLD(NAME, ...) atom_##NAME(p, ##__VA_ARGS__)\n"
    "#endif\n"
    "#ifdef OLD\n"
    "#define OLD_UNTIL_EQUAL ({ T old = *p, seen; while ((seen = OLD(cmpxchg, old, x)) != old) old = seen; old; })\n"
    "KERNEL(swap, OLD(xchg, x), OLD(xchg, x))\n"
    "#if INTEGER\n"
    "KERNEL(sum, OLD(add, x), OLD(sub, x))\n"
    "KERNEL(up, OLD(inc), OLD(inc))\n"
    "KERNEL(down, OLD(dec), OLD(dec))\n"
    "KERNEL(extremes, OLD(min, x), OLD(max, x))\n"
    "KERNEL(bits, OLD(or, x), OLD(and, x))\n"
    "KERNEL(parity, OLD(xor, x), OLD(xor, x))\n"
    "KERNEL(compare, OLD_UNTIL_EQUAL, OLD_UNTIL_EQUAL)\n"
    "#endif\n"
    "#else\n"
    // The turns of the loop take all forms of a builtin, on the same objects.
    "#define EACH(NAME) (form == 0 ? NAME##_explicit(p, x, memory_order_acq_rel) : form == 1 ? NAME(p, x) : \\\n"
    "  form == 2 ? NAME##_explicit(p, x, memory_order_relaxed, SCOPE) : NAME##_explicit(p, x, order, scope))\n"
    "#define UNTIL_EQUAL(NAME) ({ T old = atomic_load_explicit(p, memory_order_relaxed, scope); \\\n"
    "  while (!(form == 0 ? NAME##_explicit(p, &old, x, memory_order_acq_rel, memory_order_acquire) : form == 1 ? "
    "NAME(p, &old, x) : \\\n"
    "    form == 2 ? NAME##_explicit(p, &old, x, memory_order_relaxed, memory_order_relaxed, SCOPE) : \\\n"
    "    NAME##_explicit(p, &old, x, order, memory_order_relaxed, scope))) {} old; })\n"
    "KERNEL(swap, EACH(atomic_exchange), EACH(atomic_exchange))\n"
    "KERNEL(sum, EACH(atomic_fetch_add), EACH(atomic_fetch_sub))\n"
    "KERNEL(extremes, EACH(atomic_fetch_min), EACH(atomic_fetch_max))\n"
    "#if INTEGER\n"
    "KERNEL(up, EACH(atomic_fetch_add), EACH(atomic_fetch_add))\n"
    "KERNEL(down, EACH(atomic_fetch_sub), EACH(atomic_fetch_sub))\n"
    "KERNEL(bits, EACH(atomic_fetch_or), EACH(atomic_fetch_and))\n"
    "KERNEL(parity, EACH(atomic_fetch_xor), EACH(atomic_fetch_xor))\n"
    "#endif\n"
    "#if SIZE > 2\n"
    "KERNEL(compare, UNTIL_EQUAL(atomic_compare_exchange_strong), UNTIL_EQUAL(atomic_compare_exchange_weak))\n"
    "#endif\n"
    // Stores: each work-item has an object of its own, whose neighbours in memory belong to other groups. A store that
    // wrote more than its own bytes would destroy a neighbour.
    "kernel void neighbours(global T *shared, global const T *operands, global T *found, global uint *sets, uint "
    "turns, int o, int s) {\n"
    "  START sets[i] = SET; local T memory[LOCAL]; (void)memory;\n"
    "  volatile SPACE OBJECT *p = (volatile SPACE OBJECT *)PICK(lid, shared + lid * get_num_groups(0) + group, memory "
    "+ lid);\n"
    "  for (uint k = 0; k < turns; k++) {\n"
    "    const T x = operands[k * n + i];\n"
    "    if (k & 1) atomic_store(p, x);\n"
    "    else atomic_store_explicit(p, x, o == memory_order_acquire || o == memory_order_acq_rel ? "
    "memory_order_release : o, s);\n"
    "    found[k * n + i] = k & 2 ? atomic_load(p) :\n"
    "      atomic_load_explicit(p, o == memory_order_release || o == memory_order_acq_rel ? memory_order_acquire : o, "
    "s);\n"
    "  }\n"
    "}\n"
    "#endif\n";

enum { RANDOM, ONE, SINGLE_BITS };
static const struct {
  const char *name;
  operation even, odd;
  char operands;
} kernels[] = {
    {"swap", SWAP, SWAP},           {"sum", ADD, SUB},     {"extremes", MIN, MAX},
    {"compare", SWAP, SWAP},        {"up", ADD, ADD, ONE}, {"down", SUB, SUB, ONE},
    {"bits", OR, AND, SINGLE_BITS}, {"parity", XOR, XOR},  {"neighbours", SWAP, SWAP},
};

static uint64_t operand(const type *t, unsigned kernel, unsigned turn, uint64_t before) {
  const uint64_t bits = random_bits();
  value v = {0};
  if (t->kind != 'f') {
    const uint64_t bit = 1ull << bits % (8 * t->size);
    v.bits = kernels[kernel].operands == ONE ? 1 : kernels[kernel].operands == RANDOM ? bits : turn & 1 ? ~bit : bit;
    return v.bits & (~0ull >> (64 - 8 * t->size));
  }
  // Floating-point sums must be exact, so their operands are small integers, and what one turn adds the next turn
  // subtracts. Other operations take any normal numbers of moderate magnitude, but no zeros.
  if (kernels[kernel].even == ADD && turn & 1)
    return before;
  const double x = kernels[kernel].even == ADD
                       ? 1 + bits % 7
                       : ((bits & 1) ? -1 : 1) * (1 + (bits >> 1 & 1023) / 1024.) * ldexp(1, (int)(bits >> 40) % 14);
  if (t->size == 8)
    v.d = x * (1 + (kernels[kernel].even == ADD ? 0 : (bits >> 44) * 0x1p-50));
  else if (t->size == 4)
    v.f = (float)x;
  else
    v.h = (_Float16)x;
  return v.bits;
}

static uint64_t mixed(uint64_t x) { // finalizer from Steele, Lea, Flood: Fast Splittable Pseudorandom Number Generators
  x = (x ^ x >> 30) * 0xbf58476d1ce4e5b9;
  x = (x ^ x >> 27) * 0x94d049bb133111eb;
  return x ^ x >> 31;
}

static uint64_t get(const type *t, const unsigned char *memory, size_t number) {
  uint64_t x = 0;
  memcpy(&x, memory + number * t->size, t->size);
  return x;
}

static void put(const type *t, unsigned char *memory, size_t number, uint64_t x) {
  memcpy(memory + number * t->size, &x, t->size);
}

// Checks for each object that the values entered are those that were found or are there last. Two multisets count as
// equal if the sums of their elements' hashes are equal.
static void check_chains(const type *t, unsigned kernel, place where, const char *how, unsigned turns,
                         const unsigned char *first, const unsigned char *last, const unsigned char *operands,
                         const unsigned char *found, const uint32_t *sets) {
  static uint64_t entered[SETS * OBJECTS], left[SETS * OBJECTS];
  unsigned wrong = 0;
  for (size_t k = 0; k < SETS * OBJECTS; k++)
    entered[k] = mixed(get(t, first, k)), left[k] = mixed(get(t, last, k));
  for (unsigned k = 0; k < turns; k++)
    for (unsigned i = 0; i < ITEMS; i++) {
      const unsigned number = (i + k / 2) % OBJECTS;
      const bool of_device = where == OF_DEVICE || (where == GENERIC && number % 2 == 0);
      const size_t object = (of_device ? 0 : sets[i]) * OBJECTS + number;
      const uint64_t x = get(t, found, (size_t)k * ITEMS + i);
      left[object] += mixed(x);
      entered[object] += mixed(
          reference(t, k & 1 ? kernels[kernel].odd : kernels[kernel].even, x, get(t, operands, (size_t)k * ITEMS + i)));
    }
  for (size_t k = 0; k < SETS * OBJECTS; k++)
    wrong += entered[k] != left[k];
  check(wrong == 0, "%s %s, %s, %s: the values found in %u objects are not those that were left", t->name,
        kernels[kernel].name, places[where], how, wrong);
}

static void check_neighbours(const type *t, place where, const char *how, unsigned turns, const unsigned char *operands,
                             const unsigned char *found) {
  unsigned wrong = 0;
  for (size_t k = 0; k < (size_t)turns * ITEMS; k++)
    wrong += get(t, operands, k) != get(t, found, k);
  check(wrong == 0, "%s, %s, %s: %u stores did not last", t->name, places[where], how, wrong);
}

static void check_objects(const type *t, place where, const char *prefix, unsigned turns) {
  // The narrowest scope allowed in each place: work-items of several groups must not access an object in the scope of a
  // work-group.
  static const char *const scope_names[] = {"work_group", "device", "all_svm_devices", "sub_group"};
  const int narrowest[] = {1, 0, 3, 0, 1};
  char options[400];
  sprintf(options,
          "-DT=%s -DOBJECT=%s%s -DSPACE=%s -DPLACE=%d -DSIZE=%u -DINTEGER=%d -DLOCAL=%d -DOBJECTS=%d "
          "-DSCOPE=memory_scope_%s %s%s%s",
          t->name, prefix ? "" : "atomic_", t->name,
          where < IN_LOCAL    ? "global"
          : where == IN_LOCAL ? "local"
                              : "generic",
          where, t->size, t->kind != 'f', LOCAL, OBJECTS, scope_names[narrowest[where]], prefix ? "-DPREFIX_" : "",
          prefix ? prefix : "", t->size == 2 ? " -Xclang -cl-ext=+all" : "");
  program *p = build(hammer, options);
  static unsigned char first[SETS * OBJECTS * 8], last[SETS * OBJECTS * 8];
  static uint32_t sets[ITEMS];
  unsigned char *operands = malloc((size_t)turns * ITEMS * 8), *found = malloc((size_t)turns * ITEMS * 8);
  for (unsigned kernel = 0; p && kernel < sizeof kernels / sizeof *kernels; kernel++) {
    const bool integers_only = kernels[kernel].operands != RANDOM || kernels[kernel].even == XOR,
               is_swap = !strcmp(kernels[kernel].name, "swap");
    const bool is_store = !strcmp(kernels[kernel].name, "neighbours"),
               is_compare = !strcmp(kernels[kernel].name, "compare");
    if ((t->kind == 'f' && (integers_only || (prefix && !is_swap))) || (prefix && is_store) ||
        (t->size == 2 && is_compare))
      continue;
    for (unsigned k = 0; k < turns; k++)
      for (size_t i = 0; i < ITEMS; i++)
        put(t, operands, k * ITEMS + i, operand(t, kernel, k, k ? get(t, operands, (k - 1) * ITEMS + i) : 0));
    for (size_t k = 0; k < SETS * OBJECTS; k++) // integers start where carries pass to the high half or the sign
      put(t, first, k,
          t->kind == 'f' && kernels[kernel].even == ADD ? 0
          : t->kind == 'f' ? operand(t, kernel, 0, 0)
                           : (1ull << (t->size == 8 ? 32 : 31)) + random_bits() % 256 - 128);
    const int scopes[3] = {narrowest[where] % 3 ? narrowest[where]
                           : narrowest[where]   ? 4
                                                : 1,
                           2, 3}; // Clang's values of memory_scope_…
    // By default each order has one scope, which changes from kernel to kernel and from type to type.
    for (unsigned o = prefix ? 4 : 0; o < 5; o++)
      for (unsigned s = 0; s < (prefix ? 1 : 3); s++) {
        if (!test.full && !prefix && s != (o + kernel + (unsigned)(t - kinds)) % 3)
          continue;
        int order = order_values[o], scope = scopes[s];
        char how[64];
        sprintf(how, "order %s, scope %d", orders[o], scope);
        memcpy(last, first, sizeof last);
        memset(found, 0xcc, (size_t)turns * ITEMS * t->size);
        if (!RUN(p, kernels[kernel].name, ITEMS, LOCAL, BUFFER(last, SETS * OBJECTS * t->size),
                 INPUT(operands, (size_t)turns * ITEMS * t->size), BUFFER(found, (size_t)turns * ITEMS * t->size),
                 OUT(sets), VALUE(turns), VALUE(order), VALUE(scope)))
          continue;
        for (unsigned i = 0; i < ITEMS; i++)
          if (!check(where == OF_SUB_GROUP ? (sets[i] - 1) / LOCAL == i / LOCAL : sets[i] == 1 + i / LOCAL,
                     "item %u says that it is in set %u", i, sets[i]))
            sets[i] = 1;
        if (is_store)
          check_neighbours(t, where, how, turns, operands, found);
        else
          check_chains(t, kernel, where, how, turns, first, last, operands, found, sets);
      }
  }
  program_close(p);
  free(operands);
  free(found);
}

// ---- Orders

enum { TURNS = 32, GUARDED = TURNS, MEMORY = 2 * LOCAL * TURNS + LOCAL }; // ints of memory for each group

static const char ordered[] =
    "#define FLAGS (CLK_GLOBAL_MEM_FENCE | CLK_LOCAL_MEM_FENCE)\n"
    // The work-items that exchange values are all those of the device, or, if IS_LOCAL, those of one work-group.
    // `partner` is a work-item of another work-group, or, if IS_LOCAL, of another sub-group.
    "#if IS_LOCAL\n"
    "#define START const uint i = get_global_id(0), n = get_global_size(0), me = get_local_id(0), m = LOCAL, partner = "
    "me ^ LOCAL / 2; \\\n"
    "  local int memory[MEMORY]; for (uint k = me; k < MEMORY; k += LOCAL) memory[k] = 0; "
    "barrier(CLK_LOCAL_MEM_FENCE);\n"
    "#define FINISH barrier(CLK_LOCAL_MEM_FENCE); for (uint k = me; k < MEMORY; k += LOCAL) shared[get_group_id(0) * "
    "MEMORY + k] = memory[k];\n"
    "#else\n"
    "#define START const uint i = get_global_id(0), n = get_global_size(0), me = i, m = n, partner = me ^ LOCAL; "
    "global int *memory = shared;\n"
    "#define FINISH\n"
    "#endif\n"
    "#define ATOMIC(P) ((volatile SPACE atomic_int *)(P))\n"
    // Flags, each of which exactly one work-item must get, and a lock, which a work-item skips if another one holds it.
    // The counters that the lock guards are not atomic.
    "kernel void locks(global int *shared, global int *found, global int *counts, int s) {\n"
    "  START volatile SPACE atomic_flag *lock = (volatile SPACE atomic_flag *)(memory + GUARDED); SPACE int *guarded = "
    "memory + GUARDED + 1;\n"
    "  int count = 0;\n"
    "  for (int k = 0; k < TURNS; k++) {\n"
    "    volatile SPACE atomic_flag *flag = (volatile SPACE atomic_flag *)(memory + k);\n"
    "    found[k * n + i] = k & 1 ? atomic_flag_test_and_set(flag) : atomic_flag_test_and_set_explicit(flag, "
    "memory_order_relaxed, s);\n"
    "    const int way = k % 4;\n"
    "    if (!(way == 0 ? atomic_flag_test_and_set(lock) : way == 1 ? atomic_flag_test_and_set_explicit(lock, "
    "memory_order_acquire) :\n"
    "          way == 2 ? atomic_flag_test_and_set_explicit(lock, memory_order_acquire, s) : "
    "atomic_flag_test_and_set_explicit(lock, memory_order_acq_rel, s))) {\n"
    "      const int old = guarded[0];\n"
    "      guarded[0] = old + 1; guarded[1] += 1; count++;\n"
    "      if (way == 0) atomic_flag_clear(lock); else if (way == 1) atomic_flag_clear_explicit(lock, "
    "memory_order_release);\n"
    "      else atomic_flag_clear_explicit(lock, memory_order_release, s);\n"
    "    }\n"
    "  }\n"
    "  counts[i] = count; FINISH\n"
    "}\n"
    // What a work-item wrote before a release is visible to another one after an acquire that saw the released value.
    "kernel void messages(global int *shared, global int *found, global int *counts, int s) {\n"
    "  START SPACE int *data = memory, *sent = memory + m * TURNS; int count = 0;\n"
    "  for (int k = 0; k < TURNS; k++) {\n"
    "    volatile SPACE atomic_int *mine = ATOMIC(sent + k * m + me);\n"
    "    data[k * m + me] = k * m + me + 1;\n"
    "    if (k % 4 == 0) atomic_store_explicit(mine, 1, memory_order_release, s);\n"
    "    else if (k % 4 == 1) atomic_store(mine, 1);\n"
    "    else if (k % 4 == 2) { atomic_work_item_fence(FLAGS, memory_order_release, s); atomic_store_explicit(mine, 1, "
    "memory_order_relaxed, s); }\n"
    "    else atomic_fetch_or_explicit(mine, 1, memory_order_acq_rel, s);\n"
    "    const int at = (k & 16 ? k / 2 : k) * m + partner, way = (k + k / 4) % 4;\n"
    "    volatile SPACE atomic_int *theirs = ATOMIC(sent + at);\n"
    "    int seen;\n"
    "    if (way == 0) seen = atomic_load_explicit(theirs, memory_order_acquire, s);\n"
    "    else if (way == 1) seen = atomic_load(theirs);\n"
    "    else if (way == 2) { seen = atomic_load_explicit(theirs, memory_order_relaxed, s); "
    "atomic_work_item_fence(FLAGS, memory_order_acquire, s); }\n"
    "    else seen = atomic_fetch_or_explicit(theirs, 0, memory_order_acquire, s);\n"
    "    found[k * n + i] = seen && data[at] != at + 1; count += seen;\n"
    "  }\n"
    "  counts[i] = count; FINISH\n"
    "}\n"
    // Two work-items each store to their own object and then load the other's. If all accesses are sequentially
    // consistent, at least one of the two sees the other's store. To run at the same time they first wait for each
    // other, but only for a limited number of turns, because nothing guarantees that both are running.
    "kernel void stores(global int *shared, global int *found, global int *counts, int s) {\n"
    "  START SPACE int *arrived = memory + 2 * m * TURNS; int waited = 0;\n"
    "  atomic_store_explicit(ATOMIC(arrived + me), 1, memory_order_relaxed, s);\n"
    "  while (waited < 1000 && !atomic_load_explicit(ATOMIC(arrived + partner), memory_order_relaxed, s)) waited++;\n"
    "  for (int k = 0; k < TURNS; k++) {\n"
    "    volatile SPACE atomic_int *mine = ATOMIC(memory + k * m + me), *theirs = ATOMIC(memory + k * m + partner);\n"
    "    int seen;\n"
    "    if (k % 4 == 0) { atomic_store(mine, 1); seen = atomic_load(theirs); }\n"
    "    else if (k % 4 == 1) { atomic_store_explicit(mine, 1, memory_order_seq_cst, s); seen = "
    "atomic_load_explicit(theirs, memory_order_seq_cst, s); }\n"
    "    else if (k % 4 == 2) { atomic_store_explicit(mine, 1, memory_order_relaxed, s); atomic_work_item_fence(FLAGS, "
    "memory_order_seq_cst, s);\n"
    "      seen = atomic_load_explicit(theirs, memory_order_relaxed, s); }\n"
    "    else { atomic_exchange(mine, 1); seen = atomic_load_explicit(theirs, memory_order_seq_cst); }\n"
    "    found[k * n + i] = seen;\n"
    "  }\n"
    "  counts[i] = waited; FINISH\n"
    "}\n";

static void check_orders(const char *space) {
  const bool is_local = !strcmp(space, "local");
  // The number of sets of work-items that exchange values, and the work-items in each.
  const unsigned meetings = is_local ? GROUPS : 1, items = ITEMS / meetings;
  char options[200];
  sprintf(options, "-DSPACE=%s -DIS_LOCAL=%d -DLOCAL=%d -DTURNS=%d -DGUARDED=%d -DMEMORY=%d", space, is_local, LOCAL,
          TURNS, GUARDED, MEMORY);
  program *p = build(ordered, options);
  static int32_t memory[GROUPS * MEMORY], found[TURNS * ITEMS], counts[ITEMS];
  for (int round = 0; p && round < (test.full ? 300 : 4); round++)
    for (int scope = 2; scope <= 3; scope++) {
      memset(memory, 0, sizeof memory);
      if (RUN(p, "locks", ITEMS, LOCAL, OUT(memory), OUT(found), OUT(counts), VALUE(scope)))
        for (unsigned g = 0; g < meetings; g++) {
          const int32_t *guarded = memory + (size_t)g * MEMORY + GUARDED + 1;
          int total = 0;
          for (unsigned i = 0; i < items; i++)
            total += counts[g * items + i];
          check(total > 0 && guarded[0] == total && guarded[1] == total,
                "%s: a lock was taken %d times, but counted %d and %d", space, total, guarded[0], guarded[1]);
          for (unsigned k = 0; k < TURNS; k++) {
            unsigned owners = 0;
            for (unsigned i = 0; i < items; i++)
              owners += !found[k * ITEMS + g * items + i];
            check(owners == 1, "%s: %u work-items took a flag", space, owners);
          }
        }
      memset(memory, 0, sizeof memory);
      if (RUN(p, "messages", ITEMS, LOCAL, OUT(memory), OUT(found), OUT(counts), VALUE(scope))) {
        int arrived = 0;
        unsigned wrong = 0;
        for (unsigned k = 0; k < TURNS * ITEMS; k++)
          wrong += found[k] != 0;
        for (unsigned i = 0; i < ITEMS; i++)
          arrived += counts[i];
        check(wrong == 0 && arrived > 0, "%s, scope %d: of %d messages %u came without what was written before", space,
              scope, arrived, wrong);
      }
      memset(memory, 0, sizeof memory);
      if (RUN(p, "stores", ITEMS, LOCAL, OUT(memory), OUT(found), OUT(counts), VALUE(scope))) {
        unsigned wrong[4] = {0};
        for (unsigned k = 0; k < TURNS; k++)
          for (unsigned i = 0; i < ITEMS; i++)
            wrong[k % 4] += !found[k * ITEMS + i] && !found[k * ITEMS + (i ^ (is_local ? LOCAL / 2 : LOCAL))];
        check(((!wrong[0] && !wrong[1]) || loads_pass_stores()) && !wrong[2] && !wrong[3],
              "%s, scope %d: loads overtook stores %u, %u, with a fence %u, behind an exchange %u times", space, scope,
              wrong[0] / 2, wrong[1] / 2, wrong[2] / 2, wrong[3] / 2);
      }
    }
  program_close(p);
}

int main(int argc, char **argv) {
  harness_start(argc, argv, "atomic builtins, all work-items at once");
  const bool modern = strcmp(test.std, "CL1.2") != 0, generic = modern && device_has(test.device, "generic");
  const unsigned turns = test.full ? MOST_TURNS : 32;
  // Most of the time goes into building programs. By default each type is in two of the places, and each place has two
  // types or three; of the builtins of OpenCL C 1.x each is in global or in local memory. semantics.c has all.
  for (unsigned k = 0; k < KINDS; k++) {
    const type *t = &kinds[k];
    if (!has_type(t))
      continue;
    for (place where = OF_DEVICE; modern && where < PLACES; where++)
      if ((test.full || (where + k) % PLACES % 3 == 0) && (where != GENERIC || generic) &&
          (where != OF_SUB_GROUP || (device_has(test.device, "subgroups") && !device_has(test.device, "source"))))
        check_objects(t, where, NULL, turns);
    if (t->kind == 'f' && t->size != 4)
      continue;
    for (place where = OF_DEVICE; where <= IN_LOCAL; where += IN_LOCAL) {
      const bool first = (where == OF_DEVICE) == (k % 2 == 0);
      if (t->size == 4 && (test.full || first))
        check_objects(t, where, "atomic", turns);
      if (t->kind != 'f' && (t->size == 4 || has_long_legacy()) && (test.full || !first))
        check_objects(t, where, "atom", turns);
    }
  }
  if (modern) {
    check_orders("global");
    check_orders("local");
    if (generic)
      check_orders("generic");
  }
  return harness_finish();
}
