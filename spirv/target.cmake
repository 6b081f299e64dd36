# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# SPIR-V: bitcode for Clang's own backend, and Mesa's two libraries, which Mesa loads at run time (it clones the
# overloads of the generic address space by itself).
# Without builtins a loop stays a loop: a memset of a local array would lose the array's size.
set(spirv_flags -fno-builtin -DONECLC_LANEWISE)
# Kernels get every builtin inlined: drivers take a function that has kept a builtin's name for their own builtin, and LLVM's
# backend reads parameters by the mangled name.
foreach(width 32 64)
  oneclc_product(spirv${width}-- TRIPLE spirv${width}-- VARIANT spirv${width} FLAGS ${spirv_flags} -DONECLC_GENERIC_SPACE -DONECLC_ALWAYS_INLINE
                 FOLDERS spirv)
endforeach()
# Without the generic address space a builtin that calls frexp and its like finds the overload that is there.
set(mesa_flags ${spirv_flags} -include ${PROJECT_SOURCE_DIR}/spirv/mesa3d/fma.h -Xclang -cl-ext=-__opencl_c_generic_address_space,-__opencl_c_device_enqueue,-__opencl_c_pipes)
oneclc_product(spirv-mesa3d- TRIPLE spirv32-- VARIANT mesa32 FLAGS ${mesa_flags} FOLDERS spirv/mesa3d spirv SPIRV 1.0)
oneclc_product(spirv64-mesa3d- TRIPLE spirv64-- VARIANT mesa64 FLAGS ${mesa_flags} FOLDERS spirv/mesa3d spirv SPIRV 1.0)
