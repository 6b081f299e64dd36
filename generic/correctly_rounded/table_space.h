// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The address space of tables that are looked up by an index of each lane's own.
#define table_space constant
