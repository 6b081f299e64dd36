// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// select (6.15.6): b where c is true, else a. A scalar is true if it is not zero, an element of a vector if its most
// significant bit is set, which is what ?: does. NaNs pass through unchanged.
#include "each_type.h"

policy("not-lanewise") gentype select(gentype a, gentype b, igentype c) { return c ? b : a; }

policy("not-lanewise") gentype select(gentype a, gentype b, ugentype c) { return c ? b : a; }
