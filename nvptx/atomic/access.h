// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The accesses that generic/'s header of this name describes. From sm_70 on they are PTX instructions with the order
// and the scope that are asked for (PTX ISA, "ld", "st", "atom"), in assembly, because LLVM (22) drops order and scope
// of all atom instructions but atom.cas. Before that, all accesses are relaxed ones of LLVM, memory_order.h makes their
// order, and those whose scope is wider than the device are written in assembly. Sequential consistency is fence.sc
// before an access that acquires (Lustig, Sahasrabuddhe, Giroux, "A Formal Analysis of the NVIDIA PTX Memory
// Consistency Model", ASPLOS 2019, figure 11). Local memory is shared by the work-group alone, so that no wider scope
// is needed there. Nothing is volatile: loads and stores would become ld.mmio and st.mmio, which are slow, and LLVM
// would leave generic addresses generic. Private memory, for whose pointers the generic overloads stand in, knows no
// atom, but nobody else reaches it: its objects are accessed plainly.
#include <atomic/memory_order.h>
#include <target/architecture.h>
#define relaxed memory_order_relaxed, memory_scope_all_svm_devices

static inline bool is_private_object(volatile space atomic *object) {
  return is_generic && __nvvm_isspacep_local((generic void *)object);
}
// LLVM finds out where a generic pointer leads to, but not for assembly: by a generic pointer that is known to lead to
// local or to global memory the functions of those are called.
#if is_generic
#define as_known(call, ...) \
  if (__nvvm_isspacep_shared((generic void *)object)) [[clang::noinline]] \
    return call((volatile local atomic *)object, __VA_ARGS__); \
  [[clang::noinline]] return call((volatile global atomic *)object, __VA_ARGS__);
#else
#define as_known(call, ...)
#endif
static inline gentype get(volatile global atomic *object, memory_order order, memory_scope scope);
static inline void put(volatile global atomic *object, gentype value, memory_order order, memory_scope scope);
static inline bool compare_swap(volatile global atomic *object, private gentype *expected, gentype value,
                                memory_order order, memory_scope scope);
static inline gentype modify_add(volatile global atomic *object, gentype operand, memory_order order,
                                 memory_scope scope);

// The types of instructions: of bits, of numbers, and of numbers with a sign where that matters.
#if elem_bits == 64
#define bits "b64"
#define unsigned_number "u64"
#define signed_number "s64"
#define float_number "f64"
#define kept_in "l"
#elif elem_bits == 32
#define bits "b32"
#define unsigned_number "u32"
#define signed_number "s32"
#define float_number "f32"
#define kept_in "r"
#else
#define bits "b16"
#define float_number "noftz.f16"
#define kept_in "h"
#endif
#if is_signed
#define compared signed_number
#else
#define compared unsigned_number
#endif
#if is_generic
#define state ""
#elif is_local
#define state ".shared"
#else
#define state ".global"
#endif

// An instruction, from its order and scope on; values are kept as bits, whatever their type is. It yields the bits that
// it found. Instructions are spelled without spaces, which would take room in each of a thousand functions.
#define ld(how, nothing) \
  __asm__ volatile("ld." how state "." bits " %0,[%1];" : "=" kept_in(found) : "l"(object) : "memory")
#define st(how, nothing) \
  __asm__ volatile("st." how state "." bits " [%0],%1;" : : "l"(object), kept_in(given) : "memory")
#define atom(how, operation) \
  __asm__ volatile("atom." how state "." operation " %0,[%1],%2;" \
                   : "=" kept_in(found) \
                   : "l"(object), kept_in(given) \
                   : "memory")
#define atom_cas(how, nothing) \
  __asm__ volatile("atom." how state ".cas." bits " %0,[%1],%2,%3;" \
                   : "=" kept_in(found) \
                   : "l"(object), kept_in(asked), kept_in(given) \
                   : "memory")
// The instruction with its scope, and with its order, which is not seq_cst (instruction_order). The cases have nothing
// in common that LLVM could join.
#define with_scope(instruction, order, operation) \
  if (is_local || (scope != memory_scope_device && scope != memory_scope_all_svm_devices)) \
    instruction(order ".cta", operation); \
  else if (scope == memory_scope_device) \
    instruction(order ".gpu", operation); \
  else \
    instruction(order ".sys", operation);
#define with_order(instruction, operation) \
  switch (order) { \
  case memory_order_relaxed: \
    with_scope(instruction, "relaxed", operation) break; \
  case memory_order_acquire: \
    with_scope(instruction, "acquire", operation) break; \
  case memory_order_release: \
    with_scope(instruction, "release", operation) break; \
  default: \
    with_scope(instruction, "acq_rel", operation) \
  }

static inline gentype get(volatile space atomic *object, memory_order order, memory_scope scope) {
  if (is_private_object(object))
    return *(space gentype *)object;
  as_known(get, order, scope) if (cuda_architecture() >= 700) {
    __asm__ volatile("");
    if (order != memory_order_relaxed) {
      word found;
      before_instruction(order, scope, is_local);
      with_scope(ld, "acquire", ) return __builtin_astype(found, gentype);
    }
  }
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
  as_known(put, value, order, scope) if (cuda_architecture() >= 700) {
    __asm__ volatile("");
    if (order != memory_order_relaxed) {
      const word given = __builtin_astype(value, word);
      before_instruction(order, scope, is_local);
      if (order == memory_order_release)
        with_scope(st, "release", ) else with_scope(st, "relaxed", ) return;
    }
  }
  before(order, scope);
  __opencl_atomic_store((space atomic *)object, value, relaxed);
  behind(order, scope);
}

static inline bool compare_swap(volatile space atomic *object, private gentype *expected, gentype value,
                                memory_order order, memory_scope scope) {
  const word asked = __builtin_astype(*expected, word), given = __builtin_astype(value, word);
  if (is_private_object(object)) {
    const gentype old = *(space gentype *)object;
    const bool same = __builtin_astype(old, word) == asked;
    *(space gentype *)object = same ? value : old;
    *expected = old;
    return same;
  }
  as_known(compare_swap, expected, value, order, scope) if (cuda_architecture() >= 700) {
    word found;
    order = before_instruction(order, scope, is_local);
    with_order(atom_cas, ) *expected = __builtin_astype(found, gentype);
    return found == asked;
  }
  before(order, scope);
  const bool equal =
      __opencl_atomic_compare_exchange_strong((space atomic *)object, expected, value, memory_order_relaxed, relaxed);
  behind(order, scope);
  return equal;
}

// Modifies an object by an operation that is no instruction, until no other work-item comes between. The fence before
// it is made once. An object that would stay as it is need not be written, unless that is what acquires.
#define attempt(old, result) \
  before(order, scope); \
  order = \
      order == memory_order_release || order == memory_order_relaxed ? memory_order_relaxed : memory_order_acquire; \
  while ((order != memory_order_relaxed || __builtin_astype(result, word) != __builtin_astype(old, word)) && \
         !compare_swap(object, &old, result, order, scope)) \
    ;

// Defines one of the functions that modify an object. `type` ends the name of the PTX instruction, `result` is the new
// value of a private object. Relaxed accesses up to the device's scope are left to LLVM, which knows that they touch
// nothing else. Accesses to local memory never need the system's scope, because it is not shared between devices;
// processors before sm_60 do not have it (PTX ISA, "atom"). The empty assembly keeps LLVM from joining the two tests:
// one that is decided by the architecture alone is decided without optimisation, too.
#define modification(name, type, builtin, result) \
  static inline gentype name(volatile global atomic *object, gentype operand, memory_order order, memory_scope scope); \
  static inline gentype name(volatile space atomic *object, gentype operand, memory_order order, memory_scope scope) { \
    const word given = __builtin_astype(operand, word); \
    gentype old; \
    word found; \
    if (is_private_object(object)) { \
      old = *(space gentype *)object; \
      *(space gentype *)object = result; \
      return old; \
    } \
    as_known(name, operand, order, scope) if (cuda_architecture() >= 700) { \
      __asm__ volatile(""); \
      if (order != memory_order_relaxed || (!is_local && scope == memory_scope_all_svm_devices)) { \
        order = before_instruction(order, scope, is_local); \
        with_order(atom, type) return __builtin_astype(found, gentype); \
      } \
    } \
    else if (!is_local && cuda_architecture() >= 600) { \
      __asm__ volatile(""); \
      if (scope == memory_scope_all_svm_devices) { \
        before(order, scope); \
        atom("sys", type); \
        behind(order, scope); \
        return __builtin_astype(found, gentype); \
      } \
    } \
    before(order, scope); \
    old = builtin((space atomic *)object, operand, relaxed); \
    behind(order, scope); \
    return old; \
  }
#if elem_bits == 16 // for which not all processors have atom
static inline gentype swap(volatile space atomic *object, gentype operand, memory_order order, memory_scope scope) {
  gentype old = get(object, memory_order_relaxed, scope);
  attempt(old, operand) return old;
}

static inline gentype modify_add(volatile space atomic *object, gentype operand, memory_order order,
                                 memory_scope scope) {
  if (is_private_object(object)) {
    const gentype old = *(space gentype *)object;
    *(space gentype *)object = old + operand;
    return old;
  }
  as_known(modify_add, operand, order, scope) if (cuda_architecture() >= 700) {
    const word given = __builtin_astype(operand, word);
    word found;
    order = before_instruction(order, scope, is_local);
    with_order(atom, "add.noftz.f16") return __builtin_astype(found, gentype);
  }
  gentype old = get(object, memory_order_relaxed, scope);
  attempt(old, old + operand) return old;
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

#if is_float
// The extremum of floating-point numbers is one of integers: as signed ones if the operand's sign is +, and if it is -,
// the other extremum as unsigned ones, since those of negative numbers ascend as the numbers descend. Nothing has come
// of it where the object is a NaN that is beyond all numbers on the side of the extremum, or the operand is a NaN; then
// a loop follows.
#define extremum(name, positive, negative, beyond) \
  static inline gentype name##_number(volatile global atomic *object, gentype operand, memory_order order, \
                                      memory_scope scope); \
  static inline gentype name##_number(volatile space atomic *object, gentype operand, memory_order order, \
                                      memory_scope scope) { \
    gentype old; \
    if (is_private_object(object)) { \
      old = *(space gentype *)object; \
      *(space gentype *)object = name(old, operand); \
      return old; \
    } \
    as_known(name##_number, operand, order, scope) if (cuda_architecture() >= 700) { \
      __asm__ volatile(""); \
      if (elem_bits > 16 && operand == operand) { \
        const word given = __builtin_astype(operand, word); \
        word found; \
        order = before_instruction(order, scope, is_local); \
        if (given >= 0) \
          with_order(atom, positive) else with_order(atom, negative) old = __builtin_astype(found, gentype); \
        if (old == old || !(beyond)) \
          return old; \
      } \
    } \
    old = get(object, memory_order_relaxed, scope); \
    attempt(old, name(old, operand)) return old; \
  }
#if elem_bits > 16
extremum(fmin, "min." signed_number, "max." unsigned_number, found < 0)
    extremum(fmax, "max." signed_number, "min." unsigned_number, found >= 0)
#else
extremum(fmin, "", "", true) extremum(fmax, "", "", true)
#endif
#undef extremum
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
#undef ld
#undef st
#undef atom
#undef atom_cas
#undef with_scope
#undef with_order
#undef attempt
#undef as_known
