// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The former name of <oneclc/processor.h>, kept for drivers that include it.
#include <oneclc/processor.h>
