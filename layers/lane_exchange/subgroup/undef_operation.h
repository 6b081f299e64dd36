// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Undefines what each_operation.h has defined for one operation.
#undef operation_name
#undef operation
#undef identity
#undef neutral
#undef operand
#undef applies
#undef is_bitwise
#undef is_logical
#undef is_extremum
#undef by_keys
