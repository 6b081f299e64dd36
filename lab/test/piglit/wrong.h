// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What piglit's files expect and what is not so. Its own program does not always notice: it takes any result where a
// NaN is expected.
#ifndef ONECLC_PIGLIT_WRONG_H
#define ONECLC_PIGLIT_WRONG_H
#include <stdint.h>
#include <string.h>

// Where the file says `wanted`, `right` is right, too.
static const struct {
  const char *file, *wanted;
  uint64_t right;
  const char *reason;
} wrong_results[] = {
    {"fdiv-modifiers-f32.cl", "nan", 0x7f800000, "4 / 0 is infinity"},
    {"fdiv-modifiers-f64.cl", "nan", 0x7ff0000000000000, "4 / 0 is infinity"},
    {"amdgcn-f32-inline-immediates.cl", "0x0", 0x40, "-cl-denorms-are-zero allows zeros and asks for none"},
    {"builtin-float-sinpi-1.0.generated.cl", "-0.3781801107252045", 0xbec1a0d7,
     "sinpi of the float nearest to 1.12345"},
    {"builtin-float-tanpi-1.0.generated.cl", "0.9074463898250784", 0x3f684e62,
     "tanpi of the float nearest to 2.234567"},
    {"builtin-float-copysign-1.0.generated.cl", "nan", 0x40800000, "copysign(-4, nan) is 4 with the sign of the NaN"},
    {"builtin-float-fmod-1.0.generated.cl", "nan", 0x40400000, "fmod(3, inf) is 3 (C11, F.10.7.1)"},
    {"builtin-float-pow-1.0.generated.cl", "inf", 0, "pow(2147483647, -inf) is 0 (C11, F.10.4.4)"},
    {"builtin-float-lgamma-1.0.generated.cl", "nan", 0x7f800000, "lgamma(0) is infinity (C11, F.10.5.3)"},
    {"builtin-float-lgamma_r-1.0.generated.cl", "nan", 0x7f800000, "lgamma_r(0) is infinity (C11, F.10.5.3)"},
    {"builtin-float-tgamma-1.0.generated.cl", "nan", 0x7f800000, "tgamma(0) is infinity (C11, F.10.5.4)"},
};

// Files that cannot be built although they should, or should not and can.
static const struct {
  const char *file, *reason;
} wrong_builds[] = {
    {"include-directories.cl", "Debian's package lacks include_test.h"},
};

// Tests, by the end of their names, that are not run on devices whose names begin so; "" stands for all of them.
static const struct {
  const char *file, *end, *device, *reason;
} not_run[] = {
    {"clz-optimizations.cl", "_u16", "", "34 items on buffers of 18, which guard pages stop"},
    {"vstorea_half-float-private.cl", "16", "cpu", "an array of short is not aligned as half16 is"},
    {"vstorea_half-double-private.cl", "16", "cpu", "an array of short is not aligned as half16 is"},
    {"vstorea_half-float-local.cl", "16", "cpu", "an array of short is not aligned as half16 is"},
    {"vstorea_half-double-local.cl", "16", "cpu", "an array of short is not aligned as half16 is"},
    {"gegl-rgb-gamma-u8-to-ragabaf.cl", "", "opencl", "native_powr is within 2^-17 here, the file asks for 2^-19"},
    {"get-work-dim.cl", "(2)", "cuda", "the second size is 1, and CUDA knows no other sign of a dimension"},
    {"get-work-dim.cl", "(3)", "cuda", "the third size is 1, and CUDA knows no other sign of a dimension"},
    {"bswap.cl", "", "opencl:Intel", "Intel's runtime crashes, with its own compiler, too"},
    {"calls-large-struct.cl", "", "opencl:Intel",
     "no builtins, but Intel's compiler does not come to an end with LLVM's SPIR-V"},
    {"realign-stack.cl", "", "opencl:Intel", "no builtins, but Intel's runtime crashes with LLVM's SPIR-V"},
    {"vstore-double-private.cl", "", "opencl:Intel",
     "Intel's runtime crashes at LLVM's SPIR-V of unaligned stores of 16, without builtins, too"},
    {"vstore-long-private.cl", "", "opencl:Intel", "Intel's runtime crashes as at vstore-double-private.cl"},
    {"vstore-ulong-private.cl", "", "opencl:Intel", "Intel's runtime crashes as at vstore-double-private.cl"},
    {"vload-char-private.cl", "", "opencl", "LLVM's SPIR-V backend stops at overlapping loads of three elements"},
    {"vload-double-private.cl", "", "opencl", "LLVM's SPIR-V backend stops at overlapping loads of three elements"},
    {"vload-float-private.cl", "", "opencl", "LLVM's SPIR-V backend stops at overlapping loads of three elements"},
    {"vload-int-private.cl", "", "opencl", "LLVM's SPIR-V backend stops at overlapping loads of three elements"},
    {"vload-half-private.cl", "", "opencl", "LLVM's SPIR-V backend stops at overlapping loads of three elements"},
    {"vload-long-private.cl", "", "opencl", "LLVM's SPIR-V backend stops at overlapping loads of three elements"},
    {"vload-short-private.cl", "", "opencl", "LLVM's SPIR-V backend stops at overlapping loads of three elements"},
    {"vload-uint-private.cl", "", "opencl", "LLVM's SPIR-V backend stops at overlapping loads of three elements"},
    {"vload-uchar-private.cl", "", "opencl", "LLVM's SPIR-V backend stops at overlapping loads of three elements"},
    {"vload-ushort-private.cl", "", "opencl", "LLVM's SPIR-V backend stops at overlapping loads of three elements"},
    {"vload-ulong-private.cl", "", "opencl", "LLVM's SPIR-V backend stops at overlapping loads of three elements"},
    {"vload_half-float-private.cl", "", "opencl", "LLVM's SPIR-V backend stops at overlapping loads of three elements"},
    {"image-attributes.cl", "", "opencl", "LLVM's SPIR-V backend lacks OpImageQueryOrder (spirv/README.md)"},
};

static const char *base_name(const char *path) {
  const char *slash = strrchr(path, '/');
  return slash ? slash + 1 : path;
}

static const char *wrong_result(const char *path, const char *wanted, uint64_t got) {
  for (unsigned i = 0; i < sizeof wrong_results / sizeof *wrong_results; i++)
    if (!strcmp(wrong_results[i].file, base_name(path)) && !strcmp(wrong_results[i].wanted, wanted) &&
        wrong_results[i].right == got)
      return wrong_results[i].reason;
  return NULL;
}

static const char *wrong_build(const char *path) {
  for (unsigned i = 0; i < sizeof wrong_builds / sizeof *wrong_builds; i++)
    if (!strcmp(wrong_builds[i].file, base_name(path)))
      return wrong_builds[i].reason;
  return NULL;
}

// Why a file's test is not run on the device, or NULL; `test_name` "" stands for all of the file's.
static const char *why_not_run(const char *path, const char *test_name, const char *device) {
  for (unsigned i = 0; i < sizeof not_run / sizeof *not_run; i++) {
    const size_t length = strlen(test_name), end = strlen(not_run[i].end);
    if (!strcmp(not_run[i].file, base_name(path)) && !strncmp(device, not_run[i].device, strlen(not_run[i].device)) &&
        length >= end && !strcmp(test_name + length - end, not_run[i].end))
      return not_run[i].reason;
  }
  return NULL;
}
#endif
