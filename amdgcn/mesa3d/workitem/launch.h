// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Where a kernel of Mesa's compute ABI finds the parameters of its launch: in HSA's dispatch packet and in 16 bytes of
// hidden arguments, which are the number of dimensions and the global offset, 32 bits each (LLVM:
// AMDGPUSubtarget::getImplicitArgNumBytes). Such kernels have no code object version.
struct hidden_arguments {
  uint work_dim;
  uint global_offset[3];
};
struct dispatch_packet {
  ushort header;
  ushort setup;
  ushort workgroup_size[3];
};
static inline constant struct hidden_arguments *hidden(void) {
  return (constant struct hidden_arguments *)__builtin_amdgcn_implicitarg_ptr();
}
static inline constant struct dispatch_packet *packet(void) {
  return (constant struct dispatch_packet *)__builtin_amdgcn_dispatch_ptr();
}
