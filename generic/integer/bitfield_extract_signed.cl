// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// bitfield_extract_signed (6.15.3, cl_khr_extended_bit_ops): bits offset … offset+count-1 of base, sign-extended; 0 if
// count is 0. The result is undefined for fields that reach beyond the width, but no shift here is.
#include "each_integer.h"

igentype bitfield_extract_signed(gentype base, uint offset, uint count) {
  uint up = (elem_bits - offset - count) % elem_bits, down = (elem_bits - count) % elem_bits;
  igentype top = as_igentype((ugentype)(as_ugentype(base) << (ugentype)(unsigned_elem)up));
  return (top >> (igentype)(signed_elem)down) & (igentype)(count ? -1 : 0);
}
