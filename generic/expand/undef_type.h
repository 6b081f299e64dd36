// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#undef sgentype
#undef elem_bits
#undef is_float
#undef is_signed
#undef signed_elem
#undef unsigned_elem
