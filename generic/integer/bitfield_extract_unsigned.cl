// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// bitfield_extract_unsigned (6.15.3, cl_khr_extended_bit_ops): bits offset … offset+count-1 of base, zero-extended; 0
// if count is 0. The result is undefined for fields that reach beyond the width, but no shift here is.
#include "each_integer.h"

ugentype bitfield_extract_unsigned(gentype base, uint offset, uint count) {
  unsigned_elem field = count < elem_bits ? ((unsigned_elem)1 << count % elem_bits) - 1 : ~(unsigned_elem)0;
  return (as_ugentype(base) >> (ugentype)(unsigned_elem)(offset % elem_bits)) & (ugentype)field;
}
