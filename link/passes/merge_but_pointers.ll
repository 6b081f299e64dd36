; SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
; The test of merge.c's second pass: functions that differ in what LLVM sees of their loops alone become one, functions
; that take pointers do not.

; CHECK: define i64 @_Z1al(i64 %0) #[[BOTH:[0-9]+]] {
; CHECK: mul i64
define i64 @_Z1al(i64 %x) mustprogress nounwind willreturn memory(none) {
  %a = mul i64 %x, %x
  %b = add i64 %a, 5
  %c = xor i64 %b, %x
  ret i64 %c
}
define i64 @_Z1am(i64 %x) nounwind memory(none) {
  %a = mul i64 %x, %x
  %b = add i64 %a, 5
  %c = xor i64 %b, %x
  ret i64 %c
}
; CHECK: define i64 @_Z1cm(i64 %0) #[[TOGETHER:[0-9]+]] {
; CHECK-NEXT: mul
define i64 @_Z1cm(i64 %x) convergent nounwind memory(none) {
  %a = mul i64 %x, %x
  %b = add i64 %a, 5
  %c = xor i64 %b, %x
  ret i64 %c
}

; CHECK: define void @_Z5storePU8CLglobalff(ptr %0, float %1) {
; CHECK-NEXT: fadd
define void @_Z5storePU8CLglobalff(ptr %p, float %x) {
  %a = fadd float %x, 1.0
  %b = fmul float %a, %x
  store float %b, ptr %p
  ret void
}
; CHECK: define void @_Z5storePU7CLlocalff(ptr %0, float %1) {
; CHECK-NEXT: fadd
define void @_Z5storePU7CLlocalff(ptr %p, float %x) {
  %a = fadd float %x, 1.0
  %b = fmul float %a, %x
  store float %b, ptr %p
  ret void
}
; LLVM adds the call at the end.
; CHECK: define i64 @_Z1am(i64 %0) #[[BOTH]] {
; CHECK-NEXT: tail call i64 @_Z1al(i64 %0)
; CHECK-DAG: attributes #[[BOTH]] = { mustprogress nounwind willreturn memory(none) }
; CHECK-DAG: attributes #[[TOGETHER]] = { convergent nounwind memory(none) }
