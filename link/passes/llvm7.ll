; SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
; The test of llvm7.c: what becomes of this module.
target triple = "nvptx64-nvidia-cuda"

; CHECK: define float @_Z1af(float %0) {
; CHECK-NEXT: %[[N:.*]] = fsub float -0.000000e+00, %0
; CHECK-NEXT: %[[B:.*]] = bitcast float %[[N]] to i32
; CHECK-NEXT: %[[A:.*]] = and i32 %[[B]], 2147483647
; CHECK-NEXT: %[[F:.*]] = bitcast i32 %[[A]] to float
; CHECK-NEXT: ret float %[[F]]
define float @_Z1af(float %x) {
  %n = fneg float %x
  %a = call float @llvm.fabs.f32(float %n)
  ret float %a
}

; CHECK: define double @_Z1bdd(double %0, double %1) {
; CHECK-NEXT: %[[X:.*]] = bitcast double %0 to i64
; CHECK-NEXT: %[[M:.*]] = and i64 %[[X]], 9223372036854775807
; CHECK-NEXT: %[[Y:.*]] = bitcast double %1 to i64
; CHECK-NEXT: %[[S:.*]] = and i64 %[[Y]], -9223372036854775808
; CHECK-NEXT: or i64 %[[M]], %[[S]]
define double @_Z1bdd(double %x, double %y) {
  %c = call double @llvm.copysign.f64(double %x, double %y)
  ret double %c
}

; CHECK: define i32 @_Z1cii(i32 %0, i32 %1) {
; CHECK-NEXT: %[[G:.*]] = icmp ugt i32 %0, %1
; CHECK-NEXT: %[[U:.*]] = select i1 %[[G]], i32 %0, i32 %1
; CHECK-NEXT: %[[N:.*]] = sub i32 0, %[[U]]
; CHECK-NEXT: %[[P:.*]] = icmp sgt i32 %[[U]], %[[N]]
; CHECK-NEXT: %[[A:.*]] = select i1 %[[P]], i32 %[[U]], i32 %[[N]]
; CHECK-NEXT: ret i32 %[[A]]
define i32 @_Z1cii(i32 %x, i32 %y) {
  %u = call i32 @llvm.umax.i32(i32 %x, i32 %y)
  %a = call i32 @llvm.abs.i32(i32 %u, i1 false)
  ret i32 %a
}

; The smaller of two numbers, and NaN if one is NaN.
; CHECK: define float @_Z1dff(float %0, float %1) {
; CHECK-NEXT: %[[S:.*]] = call float @llvm.nvvm.add.rn.f(float %0, float %1)
; CHECK-NEXT: %[[M:.*]] = call float @llvm.nvvm.fmin.f(float %0, float %1)
; CHECK-NEXT: %[[U:.*]] = fcmp uno float %0, %1
; CHECK-NEXT: select i1 %[[U]], float %[[S]], float %[[M]]
define float @_Z1dff(float %x, float %y) {
  %m = call float @llvm.minimum.f32(float %x, float %y)
  ret float %m
}

; What LLVM 7 has stays, and a switch becomes branches.
; CHECK: define double @_Z1ed(double %0) {
; CHECK-NEXT: call double @llvm.rint.f64(double %0)
define double @_Z1ed(double %x) {
  %r = call double @llvm.roundeven.f64(double %x)
  ret double %r
}
; A shift of two words; freeze and the ends of lifetimes go.
; CHECK: define i64 @_Z1gmmm(i64 %0, i64 %1, i64 %2) {
; CHECK-NEXT: %[[V:.*]] = alloca i64
; CHECK-NEXT: %[[L:.*]] = and i64 %2, 63
; CHECK-NEXT: %[[R:.*]] = sub i64 63, %[[L]]
; CHECK-NEXT: %[[H:.*]] = lshr i64 %1, 1
; CHECK-NEXT: %[[B:.*]] = lshr i64 %[[H]], %[[R]]
; CHECK-NEXT: %[[A:.*]] = shl i64 %0, %[[L]]
; CHECK-NEXT: %[[S:.*]] = or i64 %[[A]], %[[B]]
; CHECK-NEXT: store i64 %[[S]], ptr %[[V]]
; CHECK-NEXT: ret i64 %[[S]]
define i64 @_Z1gmmm(i64 %x, i64 %y, i64 %n) {
  %v = alloca i64
  call void @llvm.lifetime.start.p0(ptr %v)
  %s = call i64 @llvm.fshl.i64(i64 %x, i64 %y, i64 %n)
  %f = freeze i64 %s
  store i64 %f, ptr %v
  call void @llvm.lifetime.end.p0(ptr %v)
  ret i64 %f
}
; CHECK: define i32 @_Z1fi(i32 %0) {
; CHECK-NOT: switch
; CHECK: attributes
define i32 @_Z1fi(i32 %x) {
  switch i32 %x, label %other [ i32 1, label %one
                                i32 5, label %one ]
one:
  ret i32 7
other:
  ret i32 %x
}
declare void @llvm.lifetime.start.p0(ptr)
declare void @llvm.lifetime.end.p0(ptr)
declare i64 @llvm.fshl.i64(i64, i64, i64)
declare float @llvm.fabs.f32(float)
declare double @llvm.copysign.f64(double, double)
declare i32 @llvm.umax.i32(i32, i32)
declare i32 @llvm.abs.i32(i32, i1)
declare float @llvm.minimum.f32(float, float)
declare double @llvm.roundeven.f64(double)
