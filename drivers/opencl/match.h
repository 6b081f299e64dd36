// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Which device the text of "opencl:TEXT" means.
#ifndef ONECLC_OPENCL_MATCH_H
#define ONECLC_OPENCL_MATCH_H
#include <stdbool.h>
#include <stddef.h>

typedef struct {
  char platform[256], device[256];
} device_names;

// Whether a text contains a part, in capitals or not.
bool contains(const char *text, const char *part);

// The number of the first device of a platform whose name contains TEXT; if there is no such platform, of the first
// device whose own name does. `count` if there is none either. Platforms go first because many name their devices after
// the processor: PoCL's may be an "Intel(R) Xeon", too, and Intel's runtime is meant.
size_t match_device(const device_names *, size_t count, const char *text);
#endif
