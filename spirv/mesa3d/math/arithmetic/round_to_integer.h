// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// round_to_integer(FORM, x): x rounded to an integer as FORM says, which is ceil, floor, rint or trunc. A double loses
// its fraction by floor, of its magnitude: on processors without AVX-512 llvmpipe takes doubles from 2^24 on for
// integers when it truncates them or rounds them to nearest (lp_bld_arit.c, lp_build_trunc and lp_build_round, 26.2),
// whose bound is float's; its floor is right. A kernel's own trunc and rint never come to the library.
#undef round_to_integer
#if elem_bits == 64
#define oneclc_trunc(x) copysign(__builtin_elementwise_floor(__builtin_elementwise_abs(x)), x)
#define oneclc_ceil(x) __builtin_elementwise_ceil(x)
#define oneclc_floor(x) __builtin_elementwise_floor(x)
#define oneclc_rint(x) __builtin_elementwise_rint(x)
#define round_to_integer(form, x) oneclc_##form(x)
#else
#define round_to_integer(form, x) __builtin_elementwise_##form(x)
#endif
