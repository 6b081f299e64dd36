; SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
; The test of splats.c: what becomes of this module.

; Each constant is spread once, where the function begins, and used in all blocks.
; CHECK: define <8 x float> @_Z1fDv8_f(<8 x float> %0, i1 %1) {
; CHECK-NEXT: %[[HALF:.*]] = shufflevector <1 x float> {{(splat \(float 5.000000e-01\)|<float 5.000000e-01>)}}, <1 x float> poison, <8 x i32> zeroinitializer
; CHECK-NEXT: %[[ONE:.*]] = shufflevector <1 x float> {{.*1.000000e\+00[>)]}}, <1 x float> poison, <8 x i32> zeroinitializer
; CHECK: fmul <8 x float> %0, %[[HALF]]
; CHECK: fadd <8 x float> %{{.*}}, %[[HALF]]
; CHECK: phi <8 x float> {{.*}}[ %[[ONE]], %2 ]
define <8 x float> @_Z1fDv8_f(<8 x float> %x, i1 %c) {
  %a = fmul <8 x float> %x, splat (float 0.5)
  br i1 %c, label %then, label %end
then:
  %b = fadd <8 x float> %a, splat (float 0.5)
  br label %end
end:
  %r = phi <8 x float> [ %b, %then ], [ splat (float 1.0), %0 ]
  ret <8 x float> %r
}

; What would gain little stays: few lanes, small numbers, zeros; so do lanes that differ and operands of shufflevector.
; CHECK: define <2 x i32> @_Z1gDv2_i(<2 x i32> %0) {
; CHECK-NEXT: add <2 x i32> %0, {{.*i32 9[>)]}}
define <2 x i32> @_Z1gDv2_i(<2 x i32> %x) {
  %r = add <2 x i32> %x, splat (i32 9)
  ret <2 x i32> %r
}
; CHECK: define <4 x double> @_Z1gDv4_d(<4 x double> %0) {
; CHECK-NEXT: fadd <4 x double> %0, zeroinitializer
; CHECK-NEXT: fadd <4 x double> %{{.*}}, <double 1.0{{.*}}, double 2.0
; CHECK-NEXT: shufflevector <4 x double> %{{.*}}, <4 x double> {{.*3.000000e\+00[>)]}}
define <4 x double> @_Z1gDv4_d(<4 x double> %x) {
  %a = fadd <4 x double> %x, zeroinitializer
  %b = fadd <4 x double> %a, <double 1.0, double 2.0, double 1.0, double 1.0>
  %r = shufflevector <4 x double> %b, <4 x double> splat (double 3.0), <4 x i32> <i32 0, i32 5, i32 2, i32 7>
  ret <4 x double> %r
}
; CHECK: define <4 x i64> @_Z1gDv4_l(<4 x i64> %0) {
; CHECK-NEXT: shufflevector <1 x i64> {{.*-7[>)]}}, <1 x i64> poison, <4 x i32> zeroinitializer
define <4 x i64> @_Z1gDv4_l(<4 x i64> %x) {
  %r = add <4 x i64> %x, splat (i64 -7)
  ret <4 x i64> %r
}
