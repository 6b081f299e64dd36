// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The accesses that generic/'s header of this name describes, by SPIR-V's atomic instructions, under the names that
// LLVM's backend turns into them. Its own lowering of the builtins (LLVM 22) stops at an order that is not a constant
// and at floating-point addition, and LLVM's atomic loads and stores lose their atomicity. Floating-point arithmetic is
// done by compare-and-exchange, for which no device needs an extension. Half values are accessed in the same way, in
// the word that holds them.
#include <sync/spirv.h>

#define bits_of(x) __builtin_astype(x, word)
#if elem_bits == 16
#define cell uint
#else
#define cell word
#endif

#ifndef ONECLC_ATOMIC_ACCESS_H
#define ONECLC_ATOMIC_ACCESS_H
// The order of a failure: the strongest one that is allowed beside the order of a success. A failure has no release.
static inline memory_order failure_of(memory_order order) {
  return order == memory_order_release   ? memory_order_relaxed
         : order == memory_order_acq_rel ? memory_order_acquire
                                         : order;
}
#endif

// The semantics of an access. It orders the memory that its object is in: WorkgroupMemory is 0x100,
// CrossWorkgroupMemory 0x200.
static inline int semantics(volatile space atomic *object, memory_order order) {
  (void)object;
  return order == memory_order_relaxed ? 0 : semantics_of(order) | (is_generic ? 0x300 : is_local ? 0x100 : 0x200);
}

cell __spirv_AtomicLoad(volatile space cell *, int scope, int semantics);
cell __spirv_AtomicCompareExchange(volatile space cell *, int scope, int equal, int unequal, cell value,
                                   cell comparator);
#if elem_bits > 16
void __spirv_AtomicStore(volatile space cell *, int scope, int semantics, cell);
cell __spirv_AtomicExchange(volatile space cell *, int scope, int semantics, cell);

static inline gentype get(volatile space atomic *object, memory_order order, memory_scope scope) {
  return __builtin_astype(
      __spirv_AtomicLoad((volatile space cell *)object, spirv_scope(scope), semantics(object, order)), gentype);
}

static inline void put(volatile space atomic *object, gentype value, memory_order order, memory_scope scope) {
  __spirv_AtomicStore((volatile space cell *)object, spirv_scope(scope), semantics(object, order), bits_of(value));
}

static inline gentype swap(volatile space atomic *object, gentype value, memory_order order, memory_scope scope) {
  return __builtin_astype(__spirv_AtomicExchange((volatile space cell *)object, spirv_scope(scope),
                                                 semantics(object, order), bits_of(value)),
                          gentype);
}

static inline bool compare_swap(volatile space atomic *object, private gentype *expected, gentype value,
                                memory_order order, memory_scope scope) {
  const cell comparator = bits_of(*expected);
  const cell old =
      __spirv_AtomicCompareExchange((volatile space cell *)object, spirv_scope(scope), semantics(object, order),
                                    semantics(object, failure_of(order)), bits_of(value), comparator);
  *expected = __builtin_astype(old, gentype);
  return old == comparator;
}
#else
static inline volatile space uint *cell_of(volatile space atomic *object) {
  return (volatile space uint *)((size_t)object & ~(size_t)3);
}

static inline uint shift_of(volatile space atomic *object) { return ((uint)(size_t)object & 2) * 8; }

static inline gentype get(volatile space atomic *object, memory_order order, memory_scope scope) {
  const uint bits = __spirv_AtomicLoad(cell_of(object), spirv_scope(scope), semantics(object, order));
  return __builtin_astype((ushort)(bits >> shift_of(object)), half);
}

static inline bool compare_swap(volatile space atomic *object, private gentype *expected, gentype value,
                                memory_order order, memory_scope scope) {
  const uint shift = shift_of(object);
  const ushort comparator = __builtin_astype(*expected, ushort);
  uint old = __spirv_AtomicLoad(cell_of(object), spirv_scope(scope), semantics(object, failure_of(order)));
  while ((ushort)(old >> shift) == comparator) {
    const uint changed = (old & ~(0xffffu << shift)) | (uint)__builtin_astype(value, ushort) << shift;
    const uint seen = __spirv_AtomicCompareExchange(cell_of(object), spirv_scope(scope), semantics(object, order),
                                                    semantics(object, failure_of(order)), changed, old);
    if (seen == old)
      return true;
    old = seen;
  }
  *expected = __builtin_astype((ushort)(old >> shift), half);
  return false;
}

static inline gentype swap(volatile space atomic *object, gentype value, memory_order order, memory_scope scope) {
  gentype old = get(object, memory_order_relaxed, scope);
  while (!compare_swap(object, &old, value, order, scope))
    ;
  return old;
}

static inline void put(volatile space atomic *object, gentype value, memory_order order, memory_scope scope) {
  swap(object, value, order, scope);
}
#endif

#if is_float
static inline gentype modify_add(volatile space atomic *object, gentype operand, memory_order order,
                                 memory_scope scope) {
  gentype old = get(object, memory_order_relaxed, scope);
  while (!compare_swap(object, &old, old + operand, order, scope))
    ;
  return old;
}

static inline gentype modify_sub(volatile space atomic *object, gentype operand, memory_order order,
                                 memory_scope scope) {
  return modify_add(object, -operand, order, scope);
}
#else
#define instruction __spirv_AtomicIAdd
#define modify modify_add
#include <atomic/instruction.h>
#define instruction __spirv_AtomicISub
#define modify modify_sub
#include <atomic/instruction.h>
#define instruction __spirv_AtomicAnd
#define modify modify_and
#include <atomic/instruction.h>
#define instruction __spirv_AtomicOr
#define modify modify_or
#include <atomic/instruction.h>
#define instruction __spirv_AtomicXor
#define modify modify_xor
#include <atomic/instruction.h>
#if is_signed
#define instruction __spirv_AtomicSMin
#else
#define instruction __spirv_AtomicUMin
#endif
#define modify modify_min
#include <atomic/instruction.h>
#if is_signed
#define instruction __spirv_AtomicSMax
#else
#define instruction __spirv_AtomicUMax
#endif
#define modify modify_max
#include <atomic/instruction.h>
#endif
#undef cell
