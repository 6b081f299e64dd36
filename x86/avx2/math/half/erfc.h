// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// erfc of half, of vectors, is 2^(L/8), L = 8 log2(erfc(|x|)), computed in float, L in pieces (pieces.h), and for a
// negative x 2 less that, rounded once more. Beyond 3.92 it is 0 or 2. All halves were tried.
#if vec_width > 1
#include <math/half/pieces.h>

#if vec_width == 2 // the first pass
static table_space const float erfc_logs[] = {
    -0x1.1f69b8p-20f, -0x1.20d478p3f,  -0x1.6eb4f2p4f,  -0x1.51a7dap5f, -0x1.0cd5e6p6f,  -0x1.887c86p6f,
    -0x1.0e23f8p7f,   -0x1.64466ap7f,  -0x1.a0be7ap3f,  -0x1.599d7ep4f, -0x1.f731fcp4f,  -0x1.5092a2p5f,
    -0x1.a94f72p5f,   -0x1.023368p6f,  -0x1.3082b2p6f,  -0x1.5f55e6p6f, -0x1.d640fp2f,   -0x1.1bae94p3f,
    -0x1.39aaacp3f,   -0x1.4bc97p3f,   -0x1.56f0b2p3f,  -0x1.5e1032p3f, -0x1.62c922p3f,  -0x1.6606acp3f,
    -0x1.2f5c1ep0f,   -0x1.841618p-1f, -0x1.d5a1b8p-2f, -0x1.1da12p-2f, -0x1.660096p-3f, -0x1.d1b126p-4f,
    -0x1.3b0f02p-4f,  -0x1.b87d56p-5f, 0x1.bd3144p-3f,  0x1.6952d4p-3f, 0x1.c3bf2cp-4f,  0x1.0c8ff2p-4f,
    0x1.299192p-5f,   0x1.77251p-6f,   0x1.07d1f6p-6f,  0x1.519f2cp-7f,
};
// 2^(j/8), with bits that are less by those of j/8
static table_space const float powers_of_eighths[8] = {0x1p0f,         0x1.f72b84p-1f, 0x1.f06fep-1f,  0x1.ebfdaep-1f,
                                                       0x1.ea09e6p-1f, 0x1.eace54p-1f, 0x1.ee89fap-1f, 0x1.f5818ep-1f};
#endif

gentype erfc(gentype x) {
  floatn v = vec_convert(float, x), a = fabs(v);
  floatn log = in_pieces(erfc_logs, 8, 4, 0x1.0dp-1f, a > 0x1.f5cp1f ? (floatn)0x1.f5cp1f : a);
  floatn shifted = log + whole_above, r = log - (shifted - whole_above);
  floatn p = polynomial_in_float(r, 0x1p0f, 0x1.62e43p-4f, 0x1.ec0aa6p-9f, 0x1.c6b4a6p-14f);
  // The integer's low three bits, the eighths, are in the significand's first; what is above them is in the exponent.
  intn power = bits_of(looked_up_of(powers_of_eighths, __builtin_astype(shifted, uintn), 8)) + (bits_of(shifted) << 20);
  floatn result = float_of(power) * p;
  return vec_convert(half, bits_of(v) < 0 ? 2 - result : result);
}
#else
#include <generic/math/half/erfc.h>
#endif
