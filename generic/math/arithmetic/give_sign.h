// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// give_sign(x, y) is copysign(x, y) for an x whose sign bit is 0 or, where x comes of or_exact (vocabulary.h), y's. A
// NaN may have either sign. To be included after each_float.h.
#define give_sign(x, y) copysign(x, y)
