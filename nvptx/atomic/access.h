// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The accesses that generic/'s header of this name describes. LLVM (22) knows other orders than relaxed only from sm_70
// on, and drops order and scope of all atom instructions but atom.cas; what remains is the device's scope. So all
// accesses are relaxed here (memory_order.h makes their order), and those whose scope is wider than the device are
// written in assembly. Nothing is volatile: loads and stores would become ld.mmio and st.mmio, which are slow, and LLVM
// would leave generic addresses generic. Private memory, for whose pointers the generic overloads stand in, knows no
// atom, but nobody else reaches it: its objects are accessed plainly.
#include <atomic/memory_order.h>
#include <target/architecture.h>
#define relaxed memory_order_relaxed, memory_scope_all_svm_devices

static inline bool is_private_object(volatile space atomic *object) {
  return is_generic && __nvvm_isspacep_local((generic void *)object);
}

static inline gentype get(volatile space atomic *object, memory_order order, memory_scope scope) {
  if (is_private_object(object))
    return *(space gentype *)object;
  before(order, scope);
  const gentype value = __opencl_atomic_load((space atomic *)object, relaxed);
  behind(order, scope);
  return value;
}

static inline void put(volatile space atomic *object, gentype value, memory_order order, memory_scope scope) {
  if (is_private_object(object)) {
    *(space gentype *)object = value;
    return;
  }
  before(order, scope);
  __opencl_atomic_store((space atomic *)object, value, relaxed);
  behind(order, scope);
}

static inline bool compare_swap(volatile space atomic *object, private gentype *expected, gentype value,
                                memory_order order, memory_scope scope) {
  if (is_private_object(object)) {
    const gentype old = *(space gentype *)object;
    const bool same = __builtin_astype(old, word) == __builtin_astype(*expected, word);
    *(space gentype *)object = same ? value : old;
    *expected = old;
    return same;
  }
  before(order, scope);
  const bool equal =
      __opencl_atomic_compare_exchange_strong((space atomic *)object, expected, value, memory_order_relaxed, relaxed);
  behind(order, scope);
  return equal;
}

// The types of atom instructions: of bits, of numbers, and of numbers with a sign where that matters.
#if elem_bits == 64
#define bits "b64"
#define unsigned_number "u64"
#define signed_number "s64"
#define float_number "f64"
#define kept_in "l"
#else
#define bits "b32"
#define unsigned_number "u32"
#define signed_number "s32"
#define float_number "f32"
#define kept_in "r"
#endif
#if is_signed
#define compared signed_number
#else
#define compared unsigned_number
#endif
#if is_generic
#define state ""
#else
#define state ".global"
#endif

// Defines one of the functions that modify an object. `type` ends the name of the PTX instruction, `result` is the new
// value of a private object. Accesses to local memory never need the system's scope, because it is not shared between
// devices; processors before sm_60 do not have it (PTX ISA, "atom"). The empty assembly keeps LLVM from joining the two
// tests: one that is decided by the architecture alone is decided without optimisation, too. Values are kept as bits,
// whatever their type is.
#define modification(name, type, builtin, result) \
  static inline gentype name(volatile space atomic *object, gentype operand, memory_order order, memory_scope scope) { \
    gentype old; \
    if (is_private_object(object)) { \
      old = *(space gentype *)object; \
      *(space gentype *)object = result; \
      return old; \
    } \
    before(order, scope); \
    if (!is_local && cuda_architecture() >= 600) { \
      __asm__ volatile(""); \
      if (scope == memory_scope_all_svm_devices) { \
        word found; \
        __asm__ volatile("atom.sys" state "." type " %0, [%1], %2;" \
                         : "=" kept_in(found) \
                         : "l"(object), kept_in(__builtin_astype(operand, word)) \
                         : "memory"); \
        behind(order, scope); \
        return __builtin_astype(found, gentype); \
      } \
    } \
    old = builtin((space atomic *)object, operand, relaxed); \
    behind(order, scope); \
    return old; \
  }
#if elem_bits == 16 // for which not all processors have atom
static inline gentype swap(volatile space atomic *object, gentype operand, memory_order order, memory_scope scope) {
  gentype old = get(object, memory_order_relaxed, scope);
  while (!compare_swap(object, &old, operand, order, scope))
    ;
  return old;
}

static inline gentype modify_add(volatile space atomic *object, gentype operand, memory_order order,
                                 memory_scope scope) {
  gentype old = get(object, memory_order_relaxed, scope);
  while (!compare_swap(object, &old, old + operand, order, scope))
    ;
  return old;
}
#else
modification(swap, "exch." bits, __opencl_atomic_exchange, operand)
#if is_float
modification(modify_add, "add." float_number, __opencl_atomic_fetch_add, old + operand)
#else
modification(modify_add, "add." unsigned_number, __opencl_atomic_fetch_add, (gentype)((ulong)old + (ulong)operand))
modification(modify_min, "min." compared, __opencl_atomic_fetch_min, min(old, operand))
modification(modify_max, "max." compared, __opencl_atomic_fetch_max, max(old, operand))
modification(modify_and, "and." bits, __opencl_atomic_fetch_and, old &operand)
modification(modify_or, "or." bits, __opencl_atomic_fetch_or, old | operand)
modification(modify_xor, "xor." bits, __opencl_atomic_fetch_xor, old ^ operand)
#endif
#endif

static inline gentype modify_sub(volatile space atomic *object, gentype operand, memory_order order,
                                 memory_scope scope) {
#if is_float
  return modify_add(object, -operand, order, scope);
#else
  return modify_add(object, (gentype)-(ulong)operand, order, scope);
#endif
}
#undef bits
#undef unsigned_number
#undef signed_number
#undef float_number
#undef kept_in
#undef compared
#undef state
#undef modification
