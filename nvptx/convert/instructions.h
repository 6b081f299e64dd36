// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// PTX's conversions in each rounding mode: d2ll_rz is double to long toward zero. They are LLVM's intrinsics; Clang's
// builtins for them take long long, which has 128 bits in OpenCL C.
#ifndef ONECLC_CONVERT_INSTRUCTIONS_H
#define ONECLC_CONVERT_INSTRUCTIONS_H
#define declare_mode(from, source, to, result, mode) \
  result from##2##to##_##mode(source) __asm__("llvm.nvvm." #from "2" #to "." #mode);
#define declare(from, source, to, result) \
  declare_mode(from, source, to, result, rz) declare_mode(from, source, to, result, rp) \
      declare_mode(from, source, to, result, rm)
declare(f, float, i, int) declare(f, float, ui, uint) declare(f, float, ll, long) declare(f, float, ull, ulong)
    declare(d, double, i, int) declare(d, double, ui, uint) declare(d, double, ll, long) declare(d, double, ull, ulong)
        declare(d, double, f, float) declare(i, int, f, float) declare(ui, uint, f, float) declare(ll, long, f, float)
            declare(ull, ulong, f, float) declare(ll, long, d, double) declare(ull, ulong, d, double)
#undef declare
#undef declare_mode
#endif
