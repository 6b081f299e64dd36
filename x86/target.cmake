# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# x86-64 processors: one file per vector calling convention. AVX passes 256-bit vectors in registers, AVX-512 also
# 512-bit ones; a kernel must link the file of its own -march. -fPIC: Clang would mark the module as part of a program
# ("PIE Level"), and kernels that link it could have no thread-local variables in a shared object.
set(x86_triple x86_64-unknown-linux-gnu)
oneclc_product(${x86_triple} TRIPLE ${x86_triple} VARIANT x86-sse2 FLAGS -fPIC -march=x86-64 -DONECLC_GENERIC_SPACE FOLDERS x86/sse2 x86 lanes software)
oneclc_product(${x86_triple}-v3 TRIPLE ${x86_triple} VARIANT x86-v3 FLAGS -fPIC -march=x86-64-v3 -DONECLC_GENERIC_SPACE -DONECLC_HALF_INSTRUCTIONS FOLDERS x86 lanes software)
oneclc_product(${x86_triple}-v4 TRIPLE ${x86_triple} VARIANT x86-v4 FLAGS -fPIC -march=x86-64-v4 -DONECLC_GENERIC_SPACE -DONECLC_HALF_INSTRUCTIONS FOLDERS x86 lanes software)
