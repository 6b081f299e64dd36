// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// arguments_at(address), as the layer's header of this name describes it: a va_list that has nothing left in registers
// (System V ABI for x86-64, 3.5.7).
#define arguments_at(address) \
  { \
    { \
      .gp_offset = 48, .fp_offset = 176, .overflow_arg_area = address \
    } \
  }
