// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Questions whether numbers are rare in any lane, for which a target may have a way of its own, of fewer operations.
// Elsewhere each is `otherwise`, the same question asked of all lanes. To be included after each_float.h.
//   any_beyond(x, most, otherwise)               |x| is `most` or more
//   any_outside(x, least, y, most, otherwise)    |x| is below `least`, or |y| is `most` or more
//   any_bits_outside(x, least, most, otherwise)  bits_outside
// Of a NaN any_beyond and any_outside may say either: they are for functions whose usual path makes NaN of it.
#undef any_beyond
#undef any_outside
#undef any_bits_outside
#define any_beyond(x, most, otherwise) (otherwise)
#define any_outside(x, least, y, most, otherwise) (otherwise)
#define any_bits_outside(x, least, most, otherwise) (otherwise)
