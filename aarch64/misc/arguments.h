// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// arguments_at(address), as the layer's header of this name describes it: a va_list that has nothing left in registers
// (Procedure Call Standard for the Arm 64-bit Architecture, "The va_list type").
#define arguments_at(address) {.__stack = address, .__gr_offs = 0, .__vr_offs = 0}
