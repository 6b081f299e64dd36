// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// is_of_class(x, classes) says whether x is a number of one of these classes, a bit each, by an instruction of AVX-512
// (Intel 64 and IA-32 Architectures Software Developer's Manual, "VFPCLASSPS"), for vectors of 256 and 512 bits;
// has_classes says whether there is one. To be included after each_float.h.
#undef has_classes
#undef is_of_class
#define has_classes (elem_bits > 16 && (vec_width * elem_bits == 512 || vec_width * elem_bits == 256))

#if has_classes && elem_bits == 32 && vec_width == 16
#define is_of_class(x, classes) \
  __builtin_ia32_cvtmask2d512(__builtin_ia32_fpclassps512_mask(x, classes, (unsigned short)-1))
#elif has_classes && elem_bits == 32
#define is_of_class(x, classes) \
  __builtin_ia32_cvtmask2d256(__builtin_ia32_fpclassps256_mask(x, classes, (unsigned char)-1))
#elif has_classes && vec_width == 8
#define is_of_class(x, classes) \
  __builtin_ia32_cvtmask2q512(__builtin_ia32_fpclasspd512_mask(x, classes, (unsigned char)-1))
#elif has_classes
#define is_of_class(x, classes) \
  __builtin_ia32_cvtmask2q256(__builtin_ia32_fpclasspd256_mask(x, classes, (unsigned char)-1))
#endif
