; SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
; The test of structures_as_values.c: what becomes of this module.
target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; CHECK: define double @__nv_a(double %0, ptr %1) {
; CHECK-NEXT: %[[A:.*]] = alloca { i64, i32 }, align 8
; CHECK-NEXT: %[[B:.*]] = alloca { i64, i32 }, align 8
; CHECK-NEXT: %[[X:.*]] = load { i64, i32 }, ptr %[[A]], align 8
; CHECK-NEXT: %[[Y:.*]] = load { i64, i32 }, ptr %[[B]], align 8
; CHECK-NEXT: %[[R:.*]] = call fastcc double @both({ i64, i32 } %[[X]], double %0, { i64, i32 } %[[Y]], ptr %1){{$}}
; CHECK-NEXT: ret double %[[R]]
define double @__nv_a(double %x, ptr %p) {
  %a = alloca { i64, i32 }, align 8
  %b = alloca { i64, i32 }, align 8
  %r = call fastcc double @both(ptr byval({ i64, i32 }) align 8 %a, double %x, ptr byval({ i64, i32 }) align 8 %b, ptr %p) #1
  ret double %r
}

; What has no structure in memory stays as it is.
; CHECK: define internal i32 @plain(ptr readonly %0) {
; CHECK-NEXT: load i32
define internal i32 @plain(ptr readonly %p) {
  %r = load i32, ptr %p, align 4
  ret i32 %r
}

; The body may write to its structures. Other parameters and the function keep their attributes.
; CHECK: define internal fastcc noundef double @both({ i64, i32 } %0, double noundef %1, { i64, i32 } %2, ptr readonly %3) #0 {
; CHECK-NEXT: %[[P:.*]] = alloca { i64, i32 }, align 8
; CHECK-NEXT: store { i64, i32 } %0, ptr %[[P]], align 8
; CHECK-NEXT: %[[Q:.*]] = alloca { i64, i32 }, align 8
; CHECK-NEXT: store { i64, i32 } %2, ptr %[[Q]], align 8
; CHECK-NEXT: store i64 1, ptr %[[P]], align 8
; CHECK-NEXT: call i32 @plain(ptr %[[Q]])
; CHECK-NEXT: load { i64, i32 }, ptr %[[P]], align 8
; CHECK: call fastcc double @both({ i64, i32 } %{{.*}}, double %1, { i64, i32 } %{{.*}}, ptr %3)
; CHECK: ret double
; CHECK: attributes #0 = { noinline nounwind }
define internal fastcc noundef double @both(ptr byval({ i64, i32 }) align 8 %p, double noundef %x, ptr byval({ i64, i32 }) align 8 %q, ptr readonly %o) #0 {
  store i64 1, ptr %p, align 8
  %i = call i32 @plain(ptr %q)
  %r = call fastcc double @both(ptr byval({ i64, i32 }) align 8 %p, double %x, ptr byval({ i64, i32 }) align 8 %q, ptr %o)
  ret double %r
}

attributes #0 = { noinline nounwind }
attributes #1 = { nounwind }
