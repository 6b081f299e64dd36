; SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
; The second test of clean.c: builtins that AMDGPULibCalls knows by their names, and their overloads for vectors.
target triple = "amdgcn-amd-amdhsa"

; CHECK: define float @_Z3powff(float %0, float %1) #[[STATED:[0-9]+]] {
define float @_Z3powff(float %x, float %y) #2 {
  ret float %x
}
; CHECK: define <3 x float> @_Z3powDv3_fS_(<3 x float> %0, <3 x float> %1) #[[KEPT:[0-9]+]] {
define <3 x float> @_Z3powDv3_fS_(<3 x float> %x, <3 x float> %y) #0 {
  ret <3 x float> %x
}
; CHECK: define half @_Z3expDh(half %0) #[[STATED]] {
define half @_Z3expDh(half %x) #2 {
  ret half %x
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
; CHECK-DAG: attributes #[[STATED]] = { nobuiltin "amdgpu-no-queue-ptr" "oneclc-nobuiltin-amdgcn" }
; CHECK-DAG: attributes #[[KEPT]] = { nobuiltin "amdgpu-no-queue-ptr" }
; CHECK-DAG: attributes #[[OTHER]] = { "amdgpu-no-queue-ptr" }
; CHECK-DAG: attributes #[[LANES]] = { "target-features"="+dpp" }
attributes #0 = { "amdgpu-agpr-alloc"="0" "amdgpu-no-queue-ptr" "amdgpu-waves-per-eu"="4,10" }
attributes #1 = { "target-features"="+dpp" }
attributes #2 = { "amdgpu-no-queue-ptr" "oneclc-nobuiltin-amdgcn" }
!llvm.ident = !{!0}
!0 = !{!"clang"}
