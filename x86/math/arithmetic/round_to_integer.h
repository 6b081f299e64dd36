// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// round_to_integer(FORM, x): x rounded to an integer as FORM says, which is ceil, floor, rint or trunc. Half is rounded
// as float, where vectors stay vectors: without half arithmetic (AVX512-FP16) LLVM takes those of half apart. The sign
// is what it was already; putting it there once more keeps LLVM from making the three steps one of half again.
#undef round_to_integer
#if elem_bits == 16
#define in_float(form, v) copysign(__builtin_elementwise_##form(v), v)
#define round_to_integer(form, x) vec_convert(half, in_float(form, vec_convert(float, x)))
#else
#define round_to_integer(form, x) __builtin_elementwise_##form(x)
#endif
