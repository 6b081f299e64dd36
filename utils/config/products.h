// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The library's files and what they are for.
#ifndef ONECLC_CONFIG_PRODUCTS_H
#define ONECLC_CONFIG_PRODUCTS_H
#include <stddef.h>

static const struct product {
  const char *name;   // of the file, and what ninja builds without its suffix
  const char *target; // of ONECLC_TARGETS
  const char *triple; // of the kernels that it serves; the first file of a triple is the one that is looked up
  const char *other;  // another spelling of the triple, or NULL
} products[] = {
    {"amdgcn-amd-amdhsa.bc", "amdgcn", "amdgcn-amd-amdhsa", NULL},
    {"amdgcn-mesa-mesa3d.bc", "amdgcn", "amdgcn-mesa-mesa3d", NULL},
    {"nvptx64-nvidia-cuda.bc", "nvptx", "nvptx64-nvidia-cuda", NULL},
    {"nvptx64-nvidia-nvcl.bc", "nvptx", "nvptx64-nvidia-nvcl", NULL},
    {"nvptx64--.bc", "nvptx", "nvptx64--", "nvptx64-unknown-unknown"},
    {"nvptx64--nvidiacl.bc", "nvptx", "nvptx64--nvidiacl", "nvptx64-unknown-nvidiacl"},
    {"spirv32--.bc", "spirv", "spirv32--", "spirv32-unknown-unknown"},
    {"spirv64--.bc", "spirv", "spirv64--", "spirv64-unknown-unknown"},
    {"spirv-mesa3d-.spv", "spirv", "spirv-mesa3d-", NULL},
    {"spirv64-mesa3d-.spv", "spirv", "spirv64-mesa3d-", NULL},
    {"x86_64-unknown-linux-gnu.bc", "x86", "x86_64-unknown-linux-gnu", "x86_64-linux-gnu"},
    {"x86_64-unknown-linux-gnu-v3.bc", "x86", "x86_64-unknown-linux-gnu", NULL},
    {"x86_64-unknown-linux-gnu-v4.bc", "x86", "x86_64-unknown-linux-gnu", NULL},
};
enum { product_count = sizeof products / sizeof *products };
#endif
