; SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
; CHECK: target datalayout = "e-i64:64-v16:16-v32:32-n16:32:64"
; CHECK-NEXT: target triple = "nvptx64-nvidia-gpulibs"
target triple = "nvptx64-nvidia-gpulibs"

; CHECK: @table = internal addrspace(1) constant [2 x [3 x float]] {{\[}}[3 x float] [float 1.000000e+00, float {{f?}}0xC0091EB860000000, float {{f?}}0x36A0000000000000], [3 x float] zeroinitializer], align 16
@table = internal addrspace(1) constant [2 x [3 x float]] [[3 x float] [float 1.0, float 0xC0091EB860000000, float 0x36A0000000000000], [3 x float] zeroinitializer], align 16
; CHECK: @pair = internal constant { i64, double } { i64 -9223372036854775808, double {{f?}}0x7FF8000000000001 }
@pair = internal constant { i64, double } { i64 -9223372036854775808, double 0x7FF8000000000001 }
; CHECK: @text = internal constant [3 x i8] c"ab\00", align 1
@text = internal constant [3 x i8] c"ab\00", align 1
; CHECK: @variable = global i32 7
@variable = global i32 7

; Values that come later, of a loop; constants of all kinds.
; CHECK: define double @loop(double %0, i32 %1) #0 {
; TYPED: define double @loop(double %0, i32 %1) #0 {
; CHECK: phi double [ %[[NEXT:.*]], %[[BLOCK:.*]] ], [ %0, %2 ]
; CHECK-NEXT: phi i32
; CHECK-NEXT: fsub double -0.000000e+00
; CHECK-NEXT: fdiv double %{{.*}}, {{f?}}0x7FF0000000000000
; CHECK-NEXT: fcmp ult double %{{.*}}, -1.500000e+00
; CHECK-NEXT: %[[C:.*]] = xor i1 %{{.*}}, true
; CHECK-NEXT: br i1 %[[C]], label %{{.*}}, label %[[END:.*]]
; CHECK: %[[NEXT]] = call double @llvm.fma.f64(double %{{.*}}, double %0, double 1.000000e-01)
; CHECK-NEXT: add i32 %{{.*}}, -1
; CHECK-NEXT: icmp ne i32
; CHECK-NEXT: br i1
; CHECK: ret double
define double @loop(double %x, i32 %n) #0 {
  br label %head
head:
  %v = phi double [ %next, %body ], [ %x, %0 ]
  %i = phi i32 [ %less, %body ], [ %n, %0 ]
  %m = fneg double %v
  %q = fdiv double %m, 0x7FF0000000000000
  %c = fcmp ult double %q, -1.5
  %d = xor i1 %c, true
  br i1 %d, label %body, label %end
body:
  %next = call double @llvm.fma.f64(double %q, double %x, double 0x3FB999999999999A)
  %less = add i32 %i, -1
  %more = icmp ne i32 %less, 0
  br i1 %more, label %head, label %end
end:
  ret double %q
}

; Addresses in tables, by instructions and as constants; the pointers of a function that others call have the type of its policy.
; CHECK: define float @read(i64 %0, ptr %1) {
; CHECK: getelementptr [3 x float], ptr addrspace(1) {{.*}}, i64 %0
; CHECK: load float, ptr addrspace(1) %{{.*}}, align 4
; CHECK: load volatile float, ptr addrspace(1) %{{.*}}, align 8
; CHECK: store float %{{.*}}, ptr %{{.*}}, align 4
; TYPED: define float @read(i64 %0, float* %1) {
; TYPED: load float, float addrspace(1)*
define float @read(i64 %n, ptr %p) "oneclc-of-float" {
  %row = getelementptr [3 x float], ptr addrspace(1) @table, i64 %n
  %at = getelementptr i8, ptr addrspace(1) %row, i64 4
  %a = load float, ptr addrspace(1) %at, align 4
  %b = load volatile float, ptr addrspace(1) getelementptr (i8, ptr addrspace(1) @table, i64 8), align 8
  %c = call float @llvm.nvvm.ex2.approx.f(float %b)
  store float %c, ptr %p, align 4
  ret float %a
}

; Vectors, structs, wide integers, assembly and casts.
; CHECK: define { i32, double } @parts(double %0, i128 %1) {
; CHECK-NEXT: %[[V:.*]] = bitcast double %0 to <2 x i32>
; CHECK-NEXT: %[[H:.*]] = extractelement <2 x i32> %[[V]], i64 1
; CHECK-NEXT: %[[W:.*]] = insertelement <2 x i32> <i32 0, i32 undef>, i32 %[[H]], i64 1
; CHECK-NEXT: %[[D:.*]] = bitcast <2 x i32> %[[W]] to double
; CHECK-NEXT: %[[S:.*]] = lshr i128 %1, 64
; CHECK-NEXT: %[[A:.*]] = and i128 %[[S]], -2
; CHECK-NEXT: %[[T:.*]] = trunc i128 %[[A]] to i32
; CHECK-NEXT: %[[L:.*]] = call i32 asm "lop3.b32 $0, $1, $2, 1, 0xea;", "=r,r,r"(i32 %[[T]], i32 5) #[[ASM:.*]]
; CHECK-NEXT: %[[I:.*]] = insertvalue { i32, double } undef, i32 %[[L]], 0
; CHECK-NEXT: %[[J:.*]] = insertvalue { i32, double } %[[I]], double %[[D]], 1
; CHECK-NEXT: ret { i32, double } %[[J]]
define { i32, double } @parts(double %x, i128 %y) {
  %v = bitcast double %x to <2 x i32>
  %h = extractelement <2 x i32> %v, i64 1
  %w = insertelement <2 x i32> <i32 0, i32 poison>, i32 %h, i64 1
  %d = bitcast <2 x i32> %w to double
  %s = lshr i128 %y, 64
  %a = and i128 %s, -2
  %t = trunc i128 %a to i32
  %l = call i32 asm "lop3.b32 $0, $1, $2, 1, 0xea;", "=r,r,r"(i32 %t, i32 5) #1
  %i = insertvalue { i32, double } poison, i32 %l, 0
  %j = insertvalue { i32, double } %i, double %d, 1
  ret { i32, double } %j
}

; CHECK: define internal void @inner(ptr %0) #[[COLD:.*]] {
; CHECK: store i32 -1, ptr %{{.*}}, align 4
define internal void @inner(ptr %p) noinline nounwind {
  store i32 -1, ptr %p, align 4
  ret void
}
; CHECK: define i32 @outer(ptr %0) {
; CHECK: call void @inner(ptr %{{.*}})
; CHECK: call i32 @__nvvm_reflect(ptr %{{.*}})
; TYPED: define i32 @outer(i32* %0) {
; TYPED: call i32 @__nvvm_reflect(i8*
define i32 @outer(ptr %p) "oneclc-of-int" {
  call void @inner(ptr %p)
  %r = call i32 @llvm.nvvm.reflect(ptr @text)
  %e = extractvalue { i64, i32 } { i64 1, i32 2 }, 1
  ret i32 %r
}

; Variables, and structures as values.
; CHECK: define internal i64 @first({ i64, i64 } %0, i32 %1) {
; CHECK-NEXT: extractvalue { i64, i64 } %0, 0
; TYPED: define internal i64 @first({ i64, i64 } %0, i32 %1) {
define internal i64 @first({ i64, i64 } %p, i32 %n) {
  %v = extractvalue { i64, i64 } %p, 0
  ret i64 %v
}
; CHECK: define i64 @copied(i64 %0) {
; CHECK: alloca { i64, i64 }, align 8
; CHECK: alloca [2 x i64], align 16
; CHECK: call void @llvm.memcpy.p0.p0.i64(ptr align 8 %{{.*}}, ptr align 16 %{{.*}}, i64 16, i1 false)
; CHECK: load { i64, i64 }, ptr %{{.*}}, align 8
; CHECK: call i64 @first({ i64, i64 } %{{.*}}, i32 3)
; TYPED: call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 8 %{{.*}}, i8* align 16 %{{.*}}, i64 16, i1 false)
; TYPED: call i64 @first({ i64, i64 } %{{.*}}, i32 3)
define i64 @copied(i64 %x) {
  %a = alloca { i64, i64 }, align 8
  %b = alloca [2 x i64], align 16
  store i64 %x, ptr %b, align 8
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %a, ptr align 16 %b, i64 16, i1 false)
  %s = load { i64, i64 }, ptr %a, align 8
  %v = call i64 @first({ i64, i64 } %s, i32 3)
  ret i64 %v
}
declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)
declare double @llvm.fma.f64(double, double, double)
declare float @llvm.nvvm.ex2.approx.f(float)
declare i32 @llvm.nvvm.reflect(ptr)

; CHECK-DAG: attributes #0 = { nounwind memory(none) "denormal-fp-math"="dynamic,dynamic" }
; CHECK-DAG: attributes #[[COLD]] = { noinline nounwind }
; CHECK-DAG: attributes #[[ASM]] = { nounwind memory(none) }
attributes #0 = { nounwind memory(none) "denormal-fp-math"="dynamic,dynamic" }
attributes #1 = { nounwind memory(none) }
