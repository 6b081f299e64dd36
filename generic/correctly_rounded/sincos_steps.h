// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What cr_sincos.cl includes before all passes, for float and for double
#if elem_bits == 64
#include <correctly_rounded/double/sincos.h>
#else
#include <correctly_rounded/trig_in_double.h>
#endif
