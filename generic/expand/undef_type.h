// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Undefines what float.h and its like have defined for an element type.
#undef sgentype
#undef elem_bits
#undef is_float
#undef is_signed
#undef signed_elem
#undef unsigned_elem
