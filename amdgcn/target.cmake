# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# AMD GPUs. No CPU and no features: the kernel's own apply. Code object version "none" leaves the choice to it, too.
set(amdgcn_flags -Xclang -mcode-object-version=none -DONECLC_GENERIC_SPACE -DONECLC_LANEWISE -DONECLC_HALF_INSTRUCTIONS)
oneclc_product(amdgcn-amd-amdhsa TRIPLE amdgcn-amd-amdhsa VARIANT amdgcn FLAGS ${amdgcn_flags} FOLDERS amdgcn lanes)
oneclc_product(amdgcn-mesa-mesa3d TRIPLE amdgcn-mesa-mesa3d VARIANT amdgcn FLAGS ${amdgcn_flags}
               FOLDERS amdgcn/mesa3d amdgcn lanes)
