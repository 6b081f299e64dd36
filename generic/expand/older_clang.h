// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What Clang before version 22 lacks of what the builtins' files use, included by builtin.cl for such a Clang alone. It
// can go when 22 is the oldest one that is supported.

// ---- Channel types of images, by the numbers of CL/cl_ext.h

#define CLK_UNORM_10X6_EXT 0x10E1
#define CLK_UNSIGNED_INT_RAW10_EXT 0x10E3
#define CLK_UNSIGNED_INT_RAW12_EXT 0x10E4
#define CLK_UNORM_INT_2_101010_EXT 0x10E5
#define CLK_UNSIGNED_INT10X6_EXT 0x10E6
#define CLK_UNSIGNED_INT12X4_EXT 0x10E7
#define CLK_UNSIGNED_INT14X2_EXT 0x10E8
#define CLK_UNORM_12X4_EXT 0x10E9
#define CLK_UNORM_14X2_EXT 0x10EA

// ---- The widest scope of atomics. Clang before 22 has the feature, and the name with it, for SPIR-V alone.

#ifndef __opencl_c_atomic_scope_all_devices
#define memory_scope_all_svm_devices ((memory_scope)__OPENCL_MEMORY_SCOPE_ALL_SVM_DEVICES)
#endif

// ---- Elementwise builtins. Lane by lane, where LLVM's SLP vectoriser finds the vector instructions, if there are any.

#if !__has_builtin(__builtin_elementwise_clzg)
#define WIDTHS_(f, T) f(T, T##2) f(T, T##3) f(T, T##4) f(T, T##8) f(T, T##16)
#define LANES_(name, T, V) \
  static inline V older_##name(V x) { \
    V result; \
    _Pragma("unroll") for (int i = 0; i < (int)__builtin_vectorelements(V); i++) result[i] = older_##name((T)x[i]); \
    return result; \
  }
#define COUNT_LANES_(T, V) LANES_(clz, T, V) LANES_(ctz, T, V) LANES_(popcount, T, V)
// T, of `bits` bits, becomes `word`, the parameter of scalar builtins that end in `suffix`.
#define COUNTS_(T, U, bits, word, suffix) \
  static inline T older_clz(T x) { \
    return x ? __builtin_clz##suffix((word)(U)x) - ((int)sizeof(word) * 8 - bits) : bits; \
  } \
  static inline T older_ctz(T x) { return x ? __builtin_ctz##suffix((word)(U)x) : bits; } \
  static inline T older_popcount(T x) { return __builtin_popcount##suffix((word)(U)x); } \
  WIDTHS_(COUNT_LANES_, T)
COUNTS_(char, uchar, 8, uint, )
COUNTS_(uchar, uchar, 8, uint, )
COUNTS_(short, ushort, 16, uint, )
COUNTS_(ushort, ushort, 16, uint, )
COUNTS_(int, uint, 32, uint, )
COUNTS_(uint, uint, 32, uint, )
COUNTS_(long, ulong, 64, ulong, l)
COUNTS_(ulong, ulong, 64, ulong, l)
#define __builtin_elementwise_clzg(x, of_zero) older_clz(x)
#define __builtin_elementwise_ctzg(x, of_zero) older_ctz(x)
#define __builtin_elementwise_popcount(x) older_popcount(x)
#endif

// Clang before 20 promotes char and short to int, like an operator, so that nothing saturates and what is reversed are
// 32 bits. Vectors it leaves as they are.
#define WHOLE_(V) \
  static inline V older_add_sat(V x, V y) { return __builtin_elementwise_add_sat(x, y); } \
  static inline V older_sub_sat(V x, V y) { return __builtin_elementwise_sub_sat(x, y); } \
  static inline V older_reverse(V x) { return __builtin_elementwise_bitreverse(x); }
#define OF_PAIR_(T) \
  static inline T older_add_sat(T x, T y) { return __builtin_elementwise_add_sat((T##2)x, (T##2)y).x; } \
  static inline T older_sub_sat(T x, T y) { return __builtin_elementwise_sub_sat((T##2)x, (T##2)y).x; } \
  static inline T older_reverse(T x) { return __builtin_elementwise_bitreverse((T##2)x).x; }
#define VECTORS_(T) WHOLE_(T##2) WHOLE_(T##3) WHOLE_(T##4) WHOLE_(T##8) WHOLE_(T##16)
OF_PAIR_(char)
OF_PAIR_(uchar)
OF_PAIR_(short)
OF_PAIR_(ushort)
WHOLE_(int)
WHOLE_(uint)
WHOLE_(long)
WHOLE_(ulong)
VECTORS_(char)
VECTORS_(uchar)
VECTORS_(short)
VECTORS_(ushort)
VECTORS_(int)
VECTORS_(uint)
VECTORS_(long)
VECTORS_(ulong)
#define __builtin_elementwise_add_sat older_add_sat
#define __builtin_elementwise_sub_sat older_sub_sat
#define __builtin_elementwise_bitreverse older_reverse

// The later name for numbers: Clang 23 takes no other.
#if !__has_builtin(__builtin_elementwise_maxnum)
#define __builtin_elementwise_maxnum __builtin_elementwise_max
#define __builtin_elementwise_minnum __builtin_elementwise_min
#endif

// maximumNumber and minimumNumber of IEEE 754-2019: zeros, the only equal values that differ, are told apart by their
// sign, a number wins over NaN, and a signalling NaN does not get through.
#if !__has_builtin(__builtin_elementwise_maximumnum)
#define CHOOSE_(T, I, name, wins, combine) \
  static inline T older_##name(T x, T y) { \
    const T number = ((x wins y) | (y != y)) ? x : y; \
    const T equal = __builtin_astype((I)(__builtin_astype(x, I) combine __builtin_astype(y, I)), T); \
    return x == y ? equal : ((x != x) & (y != y)) ? x + y : number; \
  }
#define CHOICES_(T, I) CHOOSE_(T, I, maximum, >, &) CHOOSE_(T, I, minimum, <, |)
#define ALL_CHOICES_(T, I) \
  CHOICES_(T, I) \
  CHOICES_(T##2, I##2) \
  CHOICES_(T##3, I##3) \
  CHOICES_(T##4, I##4) \
  CHOICES_(T##8, I##8) \
  CHOICES_(T##16, I##16)
ALL_CHOICES_(half, short)
ALL_CHOICES_(float, int)
ALL_CHOICES_(double, long)
#define __builtin_elementwise_maximumnum older_maximum
#define __builtin_elementwise_minimumnum older_minimum
#endif
