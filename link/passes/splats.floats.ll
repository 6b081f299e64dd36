; SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
; The test of splats.c, of floating-point numbers: what becomes of this module with LLVM 22 and earlier.

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

; Zeros stay; so do lanes that differ and operands of shufflevector.
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
