// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The address space of tables that are looked up by an index of each lane's own: constant memory gives one address at a
// time, the cache of global memory a whole line.
#define table_space global
