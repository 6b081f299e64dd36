// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// fma of half, through float (software_fma.h), as the device may have no such instruction for it, and compilers would
// then go through a wider type and round twice.
#include <math/arithmetic/software_fma.h>

gentype fma(gentype x, gentype y, gentype z) { return fma_by_wider_type(x, y, z); }
