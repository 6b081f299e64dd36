; SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
; The test of constants_in_registers.c: what becomes of this module.
target triple = "nvptx64-nvidia-cuda"

; Constants with lower bits are joined with a zero of the function's first instructions, in operations and fma.
; CHECK: define double @_Z1ad(double %0) {
; CHECK-NEXT: %[[ALL:.*]] = call i32 @llvm.nvvm.read.ptx.sreg.nsmid()
; CHECK-NEXT: %[[TOP:.*]] = lshr i32 %[[ALL]], 28
; CHECK-NEXT: %[[LOW:.*]] = zext i32 %[[TOP]] to i64
; CHECK-NEXT: %[[HIGH:.*]] = shl i64 %[[LOW]], 32
; CHECK-NEXT: %[[ZERO:.*]] = or i64 %[[HIGH]], %[[LOW]]
; CHECK-NEXT: %[[X:.*]] = fmul double %0, 5.000000e-01
; CHECK-NEXT: %[[BITS:.*]] = xor i64 %[[ZERO]], 4599676419421066581
; CHECK-NEXT: %[[THIRD:.*]] = bitcast i64 %[[BITS]] to double
; CHECK-NEXT: %[[Y:.*]] = fsub double %[[THIRD]], %[[X]]
; CHECK-NEXT: %[[BITS2:.*]] = xor i64 %[[ZERO]], 4591870180066957722
; CHECK-NEXT: %[[TENTH:.*]] = bitcast i64 %[[BITS2]] to double
; CHECK-NEXT: call double @llvm.fma.f64(double %[[Y]], double %[[TENTH]], double 1.000000e+00)
define double @_Z1ad(double %x) {
  %a = fmul double %x, 0.5
  %b = fsub double 0x3FD5555555555555, %a
  %r = call double @llvm.fma.f64(double %b, double 0x3FB999999999999A, double 1.0)
  ret double %r
}

; Comparisons stay, and so do functions for rare arguments.
; CHECK: define i1 @_Z1bd(double %0) {
; CHECK-NEXT: fcmp olt double %0, {{f?}}0x3FD5555555555555
define i1 @_Z1bd(double %x) {
  %r = fcmp olt double %x, 0x3FD5555555555555
  ret i1 %r
}
; CHECK: define internal double @_ZL1cd(double %0) {
; CHECK-NEXT: fadd double %0, {{f?}}0x3FD5555555555555
define internal double @_ZL1cd(double %x) {
  %r = fadd double %x, 0x3FD5555555555555
  ret double %r
}
declare double @llvm.fma.f64(double, double, double)
