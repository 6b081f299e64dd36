; SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
; The test of keep_registers.c: what becomes of this module for Arm's processors with LLVM 22 and later.
target triple = "aarch64-unknown-linux-gnu"

; A form of 128 bits keeps registers, and so does the function that it calls.
; CHECK: define internal aarch64_vector_pcs <4 x float> @_Z3expDv4_f.f(<4 x float> %0) {
; CHECK: call aarch64_vector_pcs <4 x float> @rare_exp(
define <4 x float> @_Z3expDv4_f(<4 x float> %x) {
  %r = tail call fastcc <4 x float> @rare_exp(<4 x float> %x)
  ret <4 x float> %r
}
; CHECK: define internal aarch64_vector_pcs <4 x float> @rare_exp(
define internal fastcc <4 x float> @rare_exp(<4 x float> %x) {
  ret <4 x float> %x
}
; A form that fills half of a register keeps C's convention.
; CHECK: define internal <2 x float> @half_filled(
define internal <2 x float> @half_filled(<2 x float> %x) {
  ret <2 x float> %x
}
; CHECK: define <4 x float> @_Z3expDv4_f(<4 x float> %0) #[[INLINE:[0-9]+]] {
; CHECK: call aarch64_vector_pcs <4 x float> @_Z3expDv4_f.f(
define float @_Z3expf.s(float %x) "vector-function-abi-variant"="_ZGV_LLVM_N4v__Z3expf.s(_Z3expDv4_f),_ZGV_LLVM_N2v__Z3expf.s(half_filled)" {
  ret float %x
}
; CHECK: attributes #[[INLINE]] = { alwaysinline
