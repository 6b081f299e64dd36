// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What the headers of the collectives leave behind in one pass over a builtin's file: see gentype.h.
#include <subgroup/undef_operation.h>
#undef exchange_pass
#undef operations_pass
#undef hardware_reduction_pass
