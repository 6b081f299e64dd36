; SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
; The second test of only_doors.c: for AMD's GPUs builtins get other names.
target triple = "amdgcn-amd-amdhsa"

; CHECK: define float @__ocml_exp_f32(float %0) #0 {
; CHECK: call float @own._Z3expf(float %0)
define float @__ocml_exp_f32(float %x) #0 {
  %y = call float @_Z3expf(float %x)
  ret float %y
}
; CHECK: define internal float @own._Z3expf(float %0) {
define float @_Z3expf(float %x) {
  ret float %x
}
attributes #0 = { "oneclc-door" }
