// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// retry(operation): the body of a function that modifies an object by an operation that the hardware need not have. It
// computes and exchanges until no other work-item came between. Values are compared by their bits, so that a NaN equals
// itself.
#define retry(operation) \
  gentype old = get(object, memory_order_relaxed, scope); \
  while (!compare_swap(object, &old, operation(old, operand), order, scope)) \
    ; \
  return old;
