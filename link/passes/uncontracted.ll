; SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
; The test of uncontracted.c: what becomes of this module.
target triple = "nvptx64-nvidia-cuda"

; Sums, differences and products are instructions of their own.
; CHECK: define float @_Z1afff(float %0, float %1, float %2) {
; CHECK-NEXT: %[[P:.*]] = call float @llvm.nvvm.mul.rn.f(float %0, float %1)
; CHECK-NEXT: %[[S:.*]] = call float @llvm.nvvm.add.rn.f(float %[[P]], float %2)
; CHECK-NEXT: %[[N:.*]] = fneg float %[[P]]
; CHECK-NEXT: %[[D:.*]] = call float @llvm.nvvm.add.rn.f(float %[[S]], float %[[N]])
; CHECK-NEXT: ret float %[[D]]
define float @_Z1afff(float %x, float %y, float %z) {
  %p = fmul float %x, %y
  %s = fadd float %p, %z
  %d = fsub float %s, %p
  ret float %d
}

; The negated constant is a constant. Quotients and roots of double stay.
; CHECK: define double @_Z1bd(double %0) {
; CHECK-NEXT: %[[P:.*]] = call double @llvm.nvvm.mul.rn.d(double %0, double 3.000000e+00)
; CHECK-NEXT: %[[D:.*]] = call double @llvm.nvvm.add.rn.d(double %[[P]], double -1.000000e+00)
; CHECK-NEXT: %[[Q:.*]] = fdiv double %[[D]], %0
; CHECK-NEXT: call double @llvm.sqrt.f64(double %[[Q]])
define double @_Z1bd(double %x) {
  %p = fmul double %x, 3.0
  %d = fsub double %p, 1.0
  %q = fdiv double %d, %x
  %r = call double @llvm.sqrt.f64(double %q)
  ret double %r
}

; Of float they name their rounding, too.
; CHECK: define float @_Z1cff(float %0, float %1) {
; CHECK-NEXT: %[[Q:.*]] = call float @llvm.nvvm.div.rn.f(float %0, float %1)
; CHECK-NEXT: call float @llvm.nvvm.sqrt.rn.f(float %[[Q]])
define float @_Z1cff(float %x, float %y) {
  %q = fdiv float %x, %y
  %r = call float @llvm.sqrt.f32(float %q)
  ret float %r
}

; A reciprocal is an instruction of its own.
; CHECK: define float @_Z1gf(float %0) {
; CHECK-NEXT: call float @llvm.nvvm.rcp.rn.f(float %0)
define float @_Z1gf(float %x) {
  %q = fdiv float 1.0, %x
  ret float %q
}

; Vectors are taken apart.
; CHECK: define <2 x float> @_Z1dDv2_fS_(<2 x float> %0, <2 x float> %1) {
; CHECK-NEXT: %[[X0:.*]] = extractelement <2 x float> %0, i64 0
; CHECK-NEXT: %[[Y0:.*]] = extractelement <2 x float> %1, i64 0
; CHECK-NEXT: %[[P0:.*]] = call float @llvm.nvvm.mul.rn.f(float %[[X0]], float %[[Y0]])
; CHECK-NEXT: %[[V:.*]] = insertelement <2 x float> poison, float %[[P0]], i64 0
; CHECK-NEXT: %[[X1:.*]] = extractelement <2 x float> %0, i64 1
; CHECK-NEXT: %[[Y1:.*]] = extractelement <2 x float> %1, i64 1
; CHECK-NEXT: %[[P1:.*]] = call float @llvm.nvvm.mul.rn.f(float %[[X1]], float %[[Y1]])
; CHECK-NEXT: insertelement <2 x float> %[[V]], float %[[P1]], i64 1
define <2 x float> @_Z1dDv2_fS_(<2 x float> %x, <2 x float> %y) {
  %p = fmul <2 x float> %x, %y
  ret <2 x float> %p
}

; Half and fma stay.
; CHECK: define half @_Z1eDhDh(half %0, half %1) {
; CHECK-NEXT: fmul half %0, %1
define half @_Z1eDhDh(half %x, half %y) {
  %p = fmul half %x, %y
  ret half %p
}
; CHECK: define float @_Z1ff(float %0) {
; CHECK-NEXT: call float @llvm.fma.f32(float %0, float %0, float %0)
define float @_Z1ff(float %x) {
  %r = call float @llvm.fma.f32(float %x, float %x, float %x)
  ret float %r
}
declare double @llvm.sqrt.f64(double)
declare float @llvm.sqrt.f32(float)
declare float @llvm.fma.f32(float, float, float)
