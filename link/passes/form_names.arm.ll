; SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
; The test of form_names.c: forms for Arm's processors have the letter n.
target triple = "aarch64-unknown-linux-gnu"

; CHECK: define internal <4 x float> @_ZGVnN4v__Z3sinf.s(<4 x float> %0) align 64 {
define internal <4 x float> @_Z3sinDv4_f.own(<4 x float> %x) {
  ret <4 x float> %x
}
; CHECK: define internal <4 x float> @_ZGVnM4v__Z3sinf.s(<4 x float> %0, <4 x i1> %1) align 64 {
define internal <4 x float> @_Z3sinDv4_f.own.m(<4 x float> %x, <4 x i1> %mask) {
  ret <4 x float> %x
}
define float @_Z3sinf.s(float %x) "vector-function-abi-variant"="_ZGV_LLVM_N4v__Z3sinf.s(_Z3sinDv4_f.own),_ZGV_LLVM_M4v__Z3sinf.s(_Z3sinDv4_f.own.m)" {
  ret float %x
}
; CHECK: "vector-function-abi-variant"="_ZGVnN4v__Z3sinf.s,_ZGVnM4v__Z3sinf.s"
