; SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
; The test of tables.c: what becomes of this module.

; Eleven numbers of one register are a table, whatever else uses them; what one instruction has twice is there once.
; CHECK: @k.1 = internal externally_initialized constant { <4 x double>, {{.*}} } { {{.*}}1.000000e+00{{.*}}2.000000e+00{{.*}}1.100000e+01{{.*}} }, align 32
; CHECK: @k.2 = internal externally_initialized constant { <8 x float>, {{.*}} } { {{.*}} }, align 32
; CHECK-NOT: @k.3

; CHECK: define <4 x double> @_Z1fDv4_d(<4 x double> %0) #[[HINT:[0-9]+]] {
; CHECK-NEXT: %2 = load <4 x double>, ptr @k.1, align 32
; CHECK-NEXT: %3 = load <4 x double>, ptr getelementptr inbounds (i8, ptr @k.1, i64 32), align 32
; CHECK: load <4 x double>, ptr getelementptr inbounds (i8, ptr @k.1, i64 320), align 32
; CHECK: fmul <4 x double> %{{[0-9]+}}, %2
; CHECK: fmul <4 x double> %{{[0-9]+}}, zeroinitializer
; CHECK: shufflevector <4 x double> %{{[0-9]+}}, <4 x double> {{.*}}1.000000e+00
define <4 x double> @_Z1fDv4_d(<4 x double> %x) {
  %k1 = shufflevector <1 x double> splat (double 1.0), <1 x double> poison, <4 x i32> zeroinitializer
  %a1 = fadd <4 x double> %x, %k1
  %a2 = fadd <4 x double> %a1, splat (double 2.0)
  %a3 = fadd <4 x double> %a2, splat (double 3.0)
  %a4 = fadd <4 x double> %a3, splat (double 4.0)
  %a5 = fadd <4 x double> %a4, splat (double 5.0)
  %a6 = fadd <4 x double> %a5, splat (double 6.0)
  %a7 = fadd <4 x double> %a6, splat (double 7.0)
  %a8 = fadd <4 x double> %a7, splat (double 8.0)
  %a9 = fadd <4 x double> %a8, splat (double 9.0)
  %a10 = fadd <4 x double> %a9, splat (double 10.0)
  %c = fcmp olt <4 x double> %a10, splat (double 11.0)
  %a11 = select <4 x i1> %c, <4 x double> %a10, <4 x double> splat (double 11.0)
  %a12 = fmul <4 x double> %a11, splat (double 1.0)
  %a13 = fmul <4 x double> %a12, zeroinitializer
  %y = shufflevector <4 x double> %a13, <4 x double> splat (double 1.0), <4 x i32> <i32 0, i32 1, i32 2, i32 4>
  ret <4 x double> %y
}

; Ten are too few. Scalars, vectors of two registers and constants whose lanes differ stay.
; CHECK: define <8 x float> @_Z3tenDv8_f(<8 x float> %0) {
; CHECK-NEXT: fadd <8 x float> %0, {{.*}}1.000000e+00
define <8 x float> @_Z3tenDv8_f(<8 x float> %x) {
  %a1 = fadd <8 x float> %x, splat (float 1.0)
  %a2 = fadd <8 x float> %a1, splat (float 2.0)
  %a3 = fadd <8 x float> %a2, splat (float 3.0)
  %a4 = fadd <8 x float> %a3, splat (float 4.0)
  %a5 = fadd <8 x float> %a4, splat (float 5.0)
  %a6 = fadd <8 x float> %a5, splat (float 6.0)
  %a7 = fadd <8 x float> %a6, splat (float 7.0)
  %a8 = fadd <8 x float> %a7, splat (float 8.0)
  %a9 = fadd <8 x float> %a8, splat (float 9.0)
  %a10 = fadd <8 x float> %a9, splat (float 10.0)
  %a11 = fadd <8 x float> %a10, <float 1.0, float 2.0, float 3.0, float 4.0, float 5.0, float 6.0, float 7.0, float 8.0>
  ret <8 x float> %a11
}

; CHECK: define <8 x float> @_Z6elevenDv8_f(<8 x float> %0) #[[HINT]] {
; CHECK-NEXT: load <8 x float>, ptr @k.2, align 32
define <8 x float> @_Z6elevenDv8_f(<8 x float> %x) {
  %a1 = fadd <8 x float> %x, splat (float 1.0)
  %a2 = fadd <8 x float> %a1, splat (float 2.0)
  %a3 = fadd <8 x float> %a2, splat (float 3.0)
  %a4 = fadd <8 x float> %a3, splat (float 4.0)
  %a5 = fadd <8 x float> %a4, splat (float 5.0)
  %a6 = fadd <8 x float> %a5, splat (float 6.0)
  %a7 = fadd <8 x float> %a6, splat (float 7.0)
  %a8 = fadd <8 x float> %a7, splat (float 8.0)
  %a9 = fadd <8 x float> %a8, splat (float 9.0)
  %a10 = fadd <8 x float> %a9, splat (float 10.0)
  %a11 = fadd <8 x float> %a10, splat (float 11.0)
  ret <8 x float> %a11
}

; So does a function by its policy, and one for rare arguments.
; CHECK: define <8 x float> @_Z7insteadDv8_f(<8 x float> %0) #[[POLICY:[0-9]+]] {
; CHECK-NEXT: fadd <8 x float> %0, {{.*}}1.000000e+00
define <8 x float> @_Z7insteadDv8_f(<8 x float> %x) "oneclc-constants-in-instructions" {
  %a1 = fadd <8 x float> %x, splat (float 1.0)
  %a2 = fadd <8 x float> %a1, splat (float 2.0)
  %a3 = fadd <8 x float> %a2, splat (float 3.0)
  %a4 = fadd <8 x float> %a3, splat (float 4.0)
  %a5 = fadd <8 x float> %a4, splat (float 5.0)
  %a6 = fadd <8 x float> %a5, splat (float 6.0)
  %a7 = fadd <8 x float> %a6, splat (float 7.0)
  %a8 = fadd <8 x float> %a7, splat (float 8.0)
  %a9 = fadd <8 x float> %a8, splat (float 9.0)
  %a10 = fadd <8 x float> %a9, splat (float 10.0)
  %a11 = fadd <8 x float> %a10, splat (float 11.0)
  ret <8 x float> %a11
}
; CHECK: define internal <8 x float> @rare(<8 x float> %0) {
; CHECK-NEXT: fadd <8 x float> %0, {{.*}}1.000000e+00
define internal <8 x float> @rare(<8 x float> %x) {
  %a1 = fadd <8 x float> %x, splat (float 1.0)
  %a2 = fadd <8 x float> %a1, splat (float 2.0)
  %a3 = fadd <8 x float> %a2, splat (float 3.0)
  %a4 = fadd <8 x float> %a3, splat (float 4.0)
  %a5 = fadd <8 x float> %a4, splat (float 5.0)
  %a6 = fadd <8 x float> %a5, splat (float 6.0)
  %a7 = fadd <8 x float> %a6, splat (float 7.0)
  %a8 = fadd <8 x float> %a7, splat (float 8.0)
  %a9 = fadd <8 x float> %a8, splat (float 9.0)
  %a10 = fadd <8 x float> %a9, splat (float 10.0)
  %a11 = fadd <8 x float> %a10, splat (float 11.0)
  ret <8 x float> %a11
}
; CHECK: attributes #[[HINT]] = { inlinehint }
