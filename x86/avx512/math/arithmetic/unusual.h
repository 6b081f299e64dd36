// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// unusual, as generic/'s header of this name describes it: of the processor's classes of numbers, all but the positive
// normal ones (is_of_class.h). Powers of double take 1.04 of the time with it.
#include <math/arithmetic/is_of_class.h>
#undef unusual
#if has_classes
#define unusual(x) is_of_class(x, 0xff)
#else
#include <x86/math/arithmetic/unusual.h>
#endif
