// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Known differences: results that a driver with code of its own in a builtin's place, or a device's instruction, gets
// wrong, or gets differently where the specification leaves the result open. harness/compare.c counts a result that
// differs from the reference in a way listed here separately and not as a failure. All other results of these builtins
// are checked as usual, and so are drivers of other versions.
#ifndef ONECLC_KNOWN_H
#define ONECLC_KNOWN_H

enum {              // when a result may differ; if the builtin mixes lanes, an argument in any lane counts
  OF_NAN = 1,       // an argument is NaN
  OF_INFINITY = 2,  // an argument is infinite
  OF_ZERO = 4,      // an argument is zero
  ZERO_SIGN = 8,    // it differs only in the sign of a zero
  NAN_PAYLOAD = 16, // it differs only in the bits of a NaN
};

#define MESA "rusticl", "driver 22.3."
#define NVIDIA "cuda: ", ""
static const struct {
  const char *platform, *version; // text that device_description() contains
  const char *builtin;
  unsigned when;
  const char *reason;
} known_differences[] = {
    // Mesa generates code for these builtins itself and never asks a library for them (src/compiler/spirv/vtn_opencl.c,
    // handle_alu and handle_special).
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
    // These come from the instructions: abs.f32 and abs.f16 turn every NaN into the same one, and abs.f64 keeps a NaN's
    // sign.
    {NVIDIA, "fabs", NAN_PAYLOAD, "abs of a NaN is another NaN"},
    {NVIDIA, "copysign", NAN_PAYLOAD, "abs of a NaN is another NaN"},
};
#endif
