// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Integers: least and greatest, products, means, sums of differences, and bits.
#include <math/door.h>

door(abs, int, (int x), abs(x))
door(llabs, long, (long x), abs(x))
door(min, int, (int x, int y), min(x, y))
door(umin, uint, (uint x, uint y), min(x, y))
door(llmin, long, (long x, long y), min(x, y))
door(ullmin, ulong, (ulong x, ulong y), min(x, y))
door(max, int, (int x, int y), max(x, y))
door(umax, uint, (uint x, uint y), max(x, y))
door(llmax, long, (long x, long y), max(x, y))
door(ullmax, ulong, (ulong x, ulong y), max(x, y))

door(mulhi, int, (int x, int y), mul_hi(x, y))
door(umulhi, uint, (uint x, uint y), mul_hi(x, y))
door(mul64hi, long, (long x, long y), mul_hi(x, y))
door(umul64hi, ulong, (ulong x, ulong y), mul_hi(x, y))
// CUDA ignores the upper 8 bits, of which OpenCL C demands that they repeat the sign.
door(mul24, int, (int x, int y), (x << 8 >> 8) * (y << 8 >> 8))
door(umul24, uint, (uint x, uint y), (x & 0xffffff) * (y & 0xffffff))

door(hadd, int, (int x, int y), hadd(x, y))
door(uhadd, uint, (uint x, uint y), hadd(x, y))
door(rhadd, int, (int x, int y), rhadd(x, y))
door(urhadd, uint, (uint x, uint y), rhadd(x, y))
door(sad, uint, (int x, int y, uint z), abs_diff(x, y) + z)
door(usad, uint, (uint x, uint y, uint z), abs_diff(x, y) + z)

door(clz, int, (int x), clz(x))
door(clzll, int, (long x), clz(x))
door(popc, int, (int x), popcount(x))
door(popcll, int, (long x), popcount(x))
door(brev, uint, (uint x), __builtin_bitreverse32(x))
door(brevll, ulong, (ulong x), __builtin_bitreverse64(x))
// The place of the lowest bit that is set, from 1 on
door(ffs, int, (int x), x ? ctz(x) + 1 : 0)
door(ffsll, int, (long x), x ? ctz(x) + 1 : 0)
// Three bits choose each byte; PTX has a meaning for the fourth one (PTX ISA, "prmt").
door_of_ptx(byte_perm, uint, (uint x, uint y, uint selectors), prmt, x, y, selectors & 0x7777)
