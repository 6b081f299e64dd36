// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// For a native_ function, whose results may be other ones on processors without fma: each fma of its file is a product
// and a sum, which rounds twice. What was made for fma and rests on an exact product is not for such files. To be
// included after only_float.h, before other headers.
#define products_and_sums
#undef fma
#define fma(x, y, z) ((x) * (y) + (z))
