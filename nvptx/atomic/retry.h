// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// retry(operation), as generic/'s header of this name describes it, for the operations fmin and fmax, which access.h
// has.
#define retry(operation) return operation##_number(object, (gentype)operand, order, scope);
