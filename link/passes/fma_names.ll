; SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
; The test of fma_names in choose_fma.c: what becomes of this module.

; CHECK: @table = internal constant
@table = constant [2 x float] zeroinitializer

; CHECK: define float @_Z3sinf.fma(float %0) {
; CHECK-NEXT: call float @helper.fma(float %0)
; CHECK-NEXT: call float @llvm.sqrt.f32(
define float @_Z3sinf(float %x) {
  %h = call float @helper(float %x)
  %r = call float @llvm.sqrt.f32(float %h)
  ret float %r
}
; CHECK: define {{.*}}float @helper.fma(float %0) {
define internal float @helper(float %x) {
  ret float %x
}
declare float @llvm.sqrt.f32(float)
