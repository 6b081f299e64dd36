; SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
; The test of short_bodies.c: what becomes of this module.

define signext i8 @_Z12convert_charl(i64 %x) {
  %r = trunc i64 %x to i8
  ret i8 %r
}

; CHECK: define signext i8 @_Z12convert_charm(i64 %0) {
; CHECK-NEXT: %2 = trunc i64 %0 to i8
; CHECK-NEXT: ret i8 %2
define signext i8 @_Z12convert_charm(i64 %x) {
  %r = tail call signext i8 @_Z12convert_charl(i64 %x)
  ret i8 %r
}

; An argument takes the place of a parameter, also where the result is one.
define float @_Z3absf(float %x) {
  %b = bitcast float %x to i32
  %c = and i32 %b, 2147483647
  %r = bitcast i32 %c to float
  ret float %r
}
define float @_Z5firstff(float %x, float %y) {
  ret float %x
}
; CHECK: define float @_Z4bothff(float %0, float %1) {
; CHECK-NEXT: %3 = bitcast float %1 to i32
; CHECK-NEXT: %4 = and i32 %3, 2147483647
; CHECK-NEXT: %5 = bitcast i32 %4 to float
; CHECK-NEXT: ret float %5
define float @_Z4bothff(float %x, float %y) {
  %a = call float @_Z3absf(float %y)
  %r = call float @_Z5firstff(float %a, float %x)
  ret float %r
}

; A call that is no tail call may be handed memory of its function. So the calls of the body are none there.
declare void @write(ptr)
define void @_Z5writePf(ptr %p) {
  tail call void @write(ptr %p)
  ret void
}
; CHECK: define void @_Z4copyv() {
; CHECK: {{^}}  call void @write(
define void @_Z4copyv() {
  %p = alloca float
  call void @_Z5writePf(ptr %p)
  ret void
}

; What stays a call: a function that is not to be inlined, a reserved name, another processor's function, a body with branches.
define i32 @_Z4farlv() noinline {
  ret i32 1
}
define i32 @_Z20__oneclc_work_itemv() {
  ret i32 2
}
define i32 @_Z5avx51v() "target-features"="+avx512f" {
  ret i32 3
}
define i32 @_Z6branchi(i32 %x) {
  %c = icmp eq i32 %x, 0
  br i1 %c, label %a, label %b
a:
  ret i32 1
b:
  ret i32 2
}
; CHECK: define i32 @_Z5callsv() {
; CHECK-NEXT: call i32 @_Z4farlv()
; CHECK-NEXT: call i32 @_Z20__oneclc_work_itemv()
; CHECK-NEXT: call i32 @_Z5avx51v()
; CHECK-NEXT: call i32 @_Z6branchi(i32 0)
define i32 @_Z5callsv() {
  %a = call i32 @_Z4farlv()
  %b = call i32 @_Z20__oneclc_work_itemv()
  %c = call i32 @_Z5avx51v()
  %d = call i32 @_Z6branchi(i32 0)
  ret i32 %d
}

; What is passed in memory is read where the function was passed it, if the body writes nothing.
define float @_Z5firstDv16_f(ptr byval(<16 x float>) align 64 %p) memory(argmem: read) {
  %x = load float, ptr %p
  ret float %x
}
; CHECK: define float @_Z4sameDv16_f(ptr byval(<16 x float>) align 64 %0) {
; CHECK-NEXT: load float, ptr %0
define float @_Z4sameDv16_f(ptr byval(<16 x float>) align 64 %p) {
  %r = call float @_Z5firstDv16_f(ptr byval(<16 x float>) align 64 %p)
  ret float %r
}
; CHECK: define float @_Z5otherPf(ptr %0) {
; CHECK-NEXT: call float @_Z5firstDv16_f(
define float @_Z5otherPf(ptr %p) {
  %r = call float @_Z5firstDv16_f(ptr byval(<16 x float>) align 64 %p)
  ret float %r
}
