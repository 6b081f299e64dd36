; SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
; The test of only_doors.c: what becomes of this module.
target triple = "nvptx64-nvidia-cuda"

; CHECK-NOT: @unused
; CHECK: @table = internal constant [2 x float]
@table = constant [2 x float] [float 1.0, float 2.0]
@unused = constant [2 x float] [float 1.0, float 3.0]

; The door stays as it is, what it uses becomes internal, and the rest goes.
; CHECK: define float @__nv_af(float %0) #0 {
define float @__nv_af(float %x) #0 {
  %y = call float @_Z1af(float %x)
  ret float %y
}
; CHECK: define internal float @_Z1af(float %0) {
define float @_Z1af(float %x) {
  %y = load float, ptr @table
  %z = call float @llvm.fabs.f32(float %y)
  ret float %z
}
; CHECK-NOT: @_Z1bf
; CHECK-NOT: @other
; CHECK: declare float @llvm.fabs.f32(float)
define float @_Z1bf(float %x) {
  %y = load float, ptr @unused
  %z = call float @other(float %y)
  ret float %z
}
declare float @other(float)
declare float @llvm.fabs.f32(float)

; CHECK: attributes #0 = { "oneclc-door" }
attributes #0 = { "oneclc-door" }
