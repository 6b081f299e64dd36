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

// Tests, by the end of their names, that are not run because their items leave their buffers: guard pages stop them.
static const struct {
  const char *file, *end, *reason;
} wrong_sizes[] = {
    {"clz-optimizations.cl", "_u16", "34 items on buffers of 18"},
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

static const char *wrong_size(const char *path, const char *test_name) {
  for (unsigned i = 0; i < sizeof wrong_sizes / sizeof *wrong_sizes; i++) {
    const size_t length = strlen(test_name), end = strlen(wrong_sizes[i].end);
    if (!strcmp(wrong_sizes[i].file, base_name(path)) && length >= end &&
        !strcmp(test_name + length - end, wrong_sizes[i].end))
      return wrong_sizes[i].reason;
  }
  return NULL;
}
#endif
