; SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
; The test of compact.c: what becomes of a processor's module. compact.mixed.ll is one for two processors.
target triple = "x86_64-unknown-linux-gnu"

; What four functions use is in the list, numbers, vectors and masks; addresses, truth values and the rest are not.
; CHECK: @.constants = private unnamed_addr constant { float, i32, <2 x i32> } { float 3.500000e+00, i32 77, <2 x i32> <i32 1, i32 poison> }
@table = internal constant [2 x float] [float 1.0, float 2.0]

; CHECK: define <2 x float> @_Z1aDv2_f(<2 x float> %0, float %1) #[[PLAIN:[0-9]+]] {
; CHECK: fadd float %1, 3.500000e+00
define <2 x float> @_Z1aDv2_f(<2 x float> %x, float %y) #0 {
  %a = fadd float %y, 3.5
  %b = insertelement <2 x float> %x, float %a, i32 77
  %c = fadd <2 x float> %b, <float 9.0, float 8.0>
  %r = shufflevector <2 x float> %c, <2 x float> poison, <2 x i32> <i32 1, i32 poison>
  ret <2 x float> %r
}
define <2 x float> @_Z1bDv2_f(<2 x float> %x, float %y) #0 {
  %a = fadd float %y, 3.5
  %b = insertelement <2 x float> %x, float %a, i32 77
  %c = fadd <2 x float> %b, <float 9.0, float 8.0>
  %d = fadd <2 x float> %c, <float 9.0, float 8.0>
  %r = shufflevector <2 x float> %d, <2 x float> poison, <2 x i32> <i32 1, i32 poison>
  ret <2 x float> %r
}
define <2 x float> @_Z1cDv2_f(<2 x float> %x, float %y) #0 {
  %a = fadd float %y, 3.5
  %b = insertelement <2 x float> %x, float %a, i32 77
  %c = fadd <2 x float> %b, <float 9.0, float 8.0>
  %r = shufflevector <2 x float> %c, <2 x float> poison, <2 x i32> <i32 1, i32 poison>
  ret <2 x float> %r
}
define <2 x float> @_Z1dDv2_f(<2 x float> %x, float %y) #1 {
  %a = fadd float %y, 3.5
  %b = insertelement <2 x float> %x, float %a, i32 77
  %r = shufflevector <2 x float> %b, <2 x float> poison, <2 x i32> <i32 1, i32 poison>
  ret <2 x float> %r
}
; CHECK: define float @_Z1ev() {
; CHECK-NEXT: alloca float
; CHECK-NEXT: store float
define float @_Z1ev() {
  %p = alloca float
  call void @llvm.lifetime.start.p0(i64 4, ptr %p)
  store float 1.0, ptr %p
  %r = load float, ptr %p
  call void @llvm.lifetime.end.p0(i64 4, ptr %p)
  ret float %r
}
; CHECK: attributes #[[PLAIN]] = { nounwind "target-cpu"="x86-64-v3" }
attributes #0 = { nounwind "min-legal-vector-width"="64" "target-cpu"="x86-64-v3" "target-features"="+avx,+avx2" }
attributes #1 = { nounwind "min-legal-vector-width"="0" "target-cpu"="x86-64-v3" "target-features"="+avx,+avx2" }
