// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// bitfield_insert (6.15.3, cl_khr_extended_bit_ops): base with bits offset … offset+count-1 taken from the low bits of
// insert. The result is undefined for fields that reach beyond the width, but no shift here is.
#include "each_integer.h"

gentype bitfield_insert(gentype base, gentype insert, uint offset, uint count) {
  unsigned_elem field = count < elem_bits ? ((unsigned_elem)1 << count % elem_bits) - 1 : ~(unsigned_elem)0;
  gentype mask = (gentype)(sgentype)(field << offset % elem_bits);
  return (base & ~mask) | ((insert << (gentype)(sgentype)(offset % elem_bits)) & mask);
}
