// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// not_positive_normal, as generic/'s header of this name describes it: of the processor's classes of numbers, all but
// the positive normal ones (is_of_class.h). Powers of double take 1.04 of the time with it.
#include <math/arithmetic/is_of_class.h>
#undef not_positive_normal
#if has_classes
#define not_positive_normal(x) is_of_class(x, 0xff)
#else
#include <x86/math/arithmetic/not_positive_normal.h>
#endif
