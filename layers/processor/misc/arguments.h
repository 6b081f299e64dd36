// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// arguments_at(address) initialises a va_list whose arguments lie in memory, each in a word of 8 bytes. Most ABIs have
// the address alone.
#define arguments_at(address) address
