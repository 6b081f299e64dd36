// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What drivers with code of their own in a builtin's place, or a device's instructions, get wrong, or differently where
// the specification leaves it open: a result that differs from the reference is then counted apart and does not fail.
// Whatever else these builtins return is checked as ever, and so is a driver of another version.
#ifndef ONECLC_KNOWN_H
#define ONECLC_KNOWN_H

enum {              // when it may differ; of all lanes where the builtin mixes lanes
  OF_NAN = 1,       // an argument is NaN
  OF_INFINITY = 2,  // an argument is infinite
  OF_ZERO = 4,      // an argument is zero
  ZERO_SIGN = 8,    // in the sign of a zero only
  NAN_PAYLOAD = 16, // in a NaN's bits only
};

#define MESA "rusticl", "driver 22.3."
#define NVIDIA "cuda: ", ""
static const struct {
  const char *platform, *version; // parts of device_description
  const char *builtin;
  unsigned when;
  const char *reason;
} known_differences[] = {
    // Mesa makes these itself and never asks a library for them (src/compiler/spirv/vtn_opencl.c, handle_alu,
    // handle_special).
    {MESA, "min", OF_NAN | ZERO_SIGN, "made of fmin: the number where one is NaN, either of two zeros"},
    {MESA, "max", OF_NAN | ZERO_SIGN, "made of fmax: the number where one is NaN, either of two zeros"},
    {MESA, "clamp", OF_NAN | ZERO_SIGN, "made of fmin and fmax"},
    {MESA, "fmin", ZERO_SIGN, "either of two zeros, as the specification allows"},
    {MESA, "fmax", ZERO_SIGN, "either of two zeros, as the specification allows"},
    {MESA, "minmag", ZERO_SIGN, "either of two zeros, as the specification allows"},
    {MESA, "maxmag", ZERO_SIGN, "either of two zeros, as the specification allows"},
    {MESA, "sign", ZERO_SIGN, "llvmpipe's fsign of -0 is +0"},
    {MESA, "nan", NAN_PAYLOAD, "nir_nan drops the code"},
    {MESA, "nextafter", OF_ZERO,
     "nir_nextafter steps from zero to the least normal number, and of two zeros returns the first"},
    {MESA, "normalize", OF_NAN | OF_INFINITY | ZERO_SIGN,
     "nir_normalize of a scalar is fsign; it drops the sign of infinite elements, divides 0 by 0 for -inf, loses NaN "
     "in fmax"},
    // The instructions: abs.f32 and abs.f16 of a NaN are the one NaN that they know, abs.f64 leaves its sign.
    {NVIDIA, "fabs", NAN_PAYLOAD, "abs of a NaN is another NaN"},
    {NVIDIA, "copysign", NAN_PAYLOAD, "abs of a NaN is another NaN"},
};
#endif
