; SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
; The test of tables.c: what becomes of this module for Arm's processors.
target triple = "aarch64-unknown-linux-gnu"

; Each block with four numbers or more has a table, and reads it behind its phis.
; CHECK: @k.1 = internal externally_initialized constant { <4 x float>, {{.*}} } { {{.*}}1.000000e+00{{.*}}4.000000e+00{{.*}} }, align 16
; CHECK: @k.2 = internal externally_initialized constant { <4 x float>, {{.*}} } { {{.*}}5.000000e+00{{.*}}8.000000e+00{{.*}} }, align 16
; CHECK: @k.3 = internal externally_initialized constant { <2 x double>, {{.*}} }
; CHECK-NOT: @k.4

; CHECK: define <4 x float> @_Z1fDv4_f(<4 x float> %0, i1 %1) #[[HINT:[0-9]+]] {
; CHECK-NEXT: %3 = load <4 x float>, ptr @k.1, align 16
; CHECK: load <4 x float>, ptr getelementptr inbounds (i8, ptr @k.1, i64 48), align 16
; CHECK: fadd <4 x float> %0, %3
; CHECK: phi <4 x float> [ {{.*}}2.000000e+00
; CHECK-NEXT: load <4 x float>, ptr @k.2, align 16
define <4 x float> @_Z1fDv4_f(<4 x float> %x, i1 %c) {
first:
  %a1 = fadd <4 x float> %x, splat (float 1.0)
  %a2 = fadd <4 x float> %a1, splat (float 2.0)
  %a3 = fadd <4 x float> %a2, splat (float 3.0)
  %a4 = fadd <4 x float> %a3, splat (float 4.0)
  br i1 %c, label %rare, label %usual
rare:
  %r = fmul <4 x float> %a4, %a4
  br label %usual
usual:
  %p = phi <4 x float> [ splat (float 2.0), %first ], [ %r, %rare ]
  %a5 = fadd <4 x float> %p, splat (float 5.0)
  %a6 = fadd <4 x float> %a5, splat (float 6.0)
  %a7 = fadd <4 x float> %a6, splat (float 7.0)
  %a8 = fadd <4 x float> %a7, splat (float 8.0)
  ret <4 x float> %a8
}

; So does a function that keeps its constants with AVX2.
; CHECK: define <2 x double> @_Z1gDv2_d(
; CHECK-NEXT: load <2 x double>, ptr @k.3, align 16
define <2 x double> @_Z1gDv2_d(<2 x double> %x) "oneclc-constants-in-instructions" {
  %a1 = fadd <2 x double> %x, splat (double 1.0)
  %a2 = fadd <2 x double> %a1, splat (double 2.0)
  %a3 = fadd <2 x double> %a2, splat (double 3.0)
  %a4 = fadd <2 x double> %a3, splat (double 4.0)
  ret <2 x double> %a4
}

; Three are too few, and vectors of other sizes stay.
; CHECK: define <8 x float> @_Z5threeDv8_f(<8 x float> %0, <4 x float> %1) {
; CHECK-NOT: load
define <8 x float> @_Z5threeDv8_f(<8 x float> %x, <4 x float> %y) {
  %b1 = fadd <4 x float> %y, splat (float 1.0)
  %b2 = fadd <4 x float> %b1, splat (float 2.0)
  %b3 = fadd <4 x float> %b2, splat (float 3.0)
  %b = shufflevector <4 x float> %b3, <4 x float> poison, <8 x i32> zeroinitializer
  %a1 = fadd <8 x float> %x, splat (float 4.0)
  %a2 = fadd <8 x float> %a1, splat (float 5.0)
  %a = fadd <8 x float> %a2, %b
  ret <8 x float> %a
}
; CHECK: attributes #[[HINT]] = { inlinehint }
