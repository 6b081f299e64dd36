// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// upsample (6.15.3): hi and lo side by side as an integer of twice the bits. lo is unsigned in every form.
#include "each_integer.h"
#include <integer/wide.h>

#ifdef widetype
widetype upsample(gentype hi, ugentype lo) { return widen(hi) << (widetype)elem_bits | widen(lo); }
#endif
