// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Where a kernel finds the parameters of its launch: in hidden arguments and in the packet that dispatched it.
#ifndef ONECLC_WORKITEM_LAUNCH_H
#define ONECLC_WORKITEM_LAUNCH_H

// The code object version of the kernel times 100 (README.md). Clang's builtins read the variable of this name, too.
__attribute__((weak)) constant uint __oclc_ABI_version = 500;

// Hidden kernel arguments since version 5 (LLVM's AMDGPUUsage, "Code Object V5 Metadata").
struct hidden_arguments {
  uint block_count[3]; // whole groups
  ushort group_size[3];
  ushort remainder[3]; // size of the smaller last group, or 0
  ulong reserved[2];
  ulong global_offset[3];
  ushort grid_dims;
  ushort unused[3];
  ulong printf_buffer;
};

// Before version 5 the hidden arguments begin with the global offset; everything else is in the packet that started the
// kernel (HSA Platform System Architecture Specification, "AQL kernel dispatch packet").
struct dispatch_packet {
  ushort header;
  ushort setup; // bits 0 and 1: dimensions
};

static inline bool has_hidden_arguments(void) { return __oclc_ABI_version >= 500; }
static inline constant struct hidden_arguments *hidden(void) {
  return (constant struct hidden_arguments *)__builtin_amdgcn_implicitarg_ptr();
}
static inline constant ulong *hidden_before_v5(void) { return (constant ulong *)__builtin_amdgcn_implicitarg_ptr(); }
static inline constant struct dispatch_packet *packet(void) {
  return (constant struct dispatch_packet *)__builtin_amdgcn_dispatch_ptr();
}
#endif
