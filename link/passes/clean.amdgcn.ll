; SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
; The second test of clean.c: the builtins that AMDGPULibCalls knows by their names.
target triple = "amdgcn-amd-amdhsa"

; CHECK: define float @_Z3powff(float %0, float %1) #[[KEPT:[0-9]+]] {
define float @_Z3powff(float %x, float %y) #0 {
  ret float %x
}
; CHECK: define <2 x half> @_Z3expDv2_Dh(<2 x half> %0) #[[KEPT]] {
define <2 x half> @_Z3expDv2_Dh(<2 x half> %x) #0 {
  ret <2 x half> %x
}
; CHECK: define <2 x float> @_Z3expDv2_f(<2 x float> %0) #[[OTHER:[0-9]+]] {
define <2 x float> @_Z3expDv2_f(<2 x float> %x) #0 {
  ret <2 x float> %x
}
; A move between lanes needs its instruction.
; CHECK: define i32 @_ZL4movej(i32 %0) #[[LANES:[0-9]+]] {
define i32 @_ZL4movej(i32 %x) #1 {
  ret i32 %x
}
; CHECK-DAG: attributes #[[KEPT]] = { nobuiltin "amdgpu-no-queue-ptr" }
; CHECK-DAG: attributes #[[OTHER]] = { "amdgpu-no-queue-ptr" }
; CHECK-DAG: attributes #[[LANES]] = { "target-features"="+dpp" }
attributes #0 = { "amdgpu-agpr-alloc"="0" "amdgpu-no-queue-ptr" "amdgpu-waves-per-eu"="4,10" }
attributes #1 = { "target-features"="+dpp" }
!llvm.ident = !{!0}
!0 = !{!"clang"}
