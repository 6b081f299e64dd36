// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Undefines what the headers of the collectives leave behind in one expansion of a builtin's file (gentype.h).
#include <subgroup/undef_operation.h>
#undef exchange_pass
#undef operations_pass
#undef hardware_reduction_pass
