; SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
; The test of software_double.c, moved.c and retyped.c: what becomes of this module.

; The first forms stay as they are. The second ones have tables and variables of integers.
; CHECK: @table = internal constant [2 x double] [double 1.000000e+00, double -0.000000e+00]
; CHECK: @table.{{[0-9]+}} = internal constant [2 x i64] [i64 4607182418800017408, i64 -9223372036854775808]
@table = internal constant [2 x double] [double 1.0, double -0.0]
%two = type { double, double }

; CHECK: define float @_Z6cr_sinf(float %0) {
; CHECK: fmul double
define float @_Z6cr_sinf(float %x) {
  %d = fpext float %x to double
  %p = fmul double %d, %d
  %q = call double @llvm.fma.f64(double %p, double %d, double 1.0)
  %r = call double @helper(double %q)
  %f = fptrunc double %r to float
  ret float %f
}

; Half needs no double, for double there is no other form, and what is no correctly rounded function has one form.
; CHECK-NOT: @_Z6cr_sinDh.no_fp64
define half @_Z6cr_sinDh(half %x) {
  ret half %x
}
; CHECK-NOT: @_Z6cr_sind.no_fp64
define double @_Z6cr_sind(double %x) {
  ret double %x
}
; CHECK-NOT: @_Z3sinf.no_fp64
define float @_Z3sinf(float %x) {
  %r = call float @_Z6cr_sinf(float %x)
  ret float %r
}

define double @helper(double noundef nofpclass(nan) %x) {
entry:
  %memory = alloca %two
  store double %x, ptr %memory
  %second = getelementptr inbounds %two, ptr %memory, i64 0, i32 1
  call void @in_memory(ptr sret(%two) %memory, double %x)
  %stored = load double, ptr %second, !tbaa !0
  %index = fptosi double %x to i32
  %small = icmp slt i32 %index, 2
  br i1 %small, label %loop, label %end
loop:
  %sum = phi double [ 0.0, %entry ], [ %next, %loop ]
  %next = fadd double %sum, %stored
  %less = fcmp olt double %next, 1.0
  br i1 %less, label %loop, label %end
end:
  %all = phi double [ %x, %entry ], [ %sum, %loop ]
  %minus = fneg double %all
  %other = fcmp one double %minus, %x
  %chosen = select i1 %other, double %minus, double 0x7FF0000000000000
  %signed = call double @llvm.copysign.f64(double %chosen, double %x)
  %at = getelementptr [2 x double], ptr @table, i64 0, i32 %index
  %of_table = load double, ptr %at
  %quotient = fdiv double %signed, %of_table
  %count = uitofp i32 %index to double
  %r = fsub double %quotient, %count
  ret double %r
}
define void @in_memory(ptr sret(%two) %to, double %x) noinline {
  %not_above = fcmp ule double %x, 2.0
  %r = select i1 %not_above, double %x, double 2.0
  store double %r, ptr %to
  ret void
}

; The functions that compute.
define spir_func i64 @__oneclc_double_mul(i64 %x, i64 %y) {
  ret i64 %x
}
declare double @llvm.fma.f64(double, double, double)
declare double @llvm.copysign.f64(double, double)
!0 = !{!1, !1, i64 0}
!1 = !{!"double", !2}
!2 = !{!"root"}

; CHECK: define float @_Z6cr_sinf.no_fp64(float %0) {
; CHECK-NEXT: %[[FLOAT:.*]] = bitcast float %0 to i32
; CHECK-NEXT: %[[X:.*]] = call spir_func i64 @__oneclc_double_from_float(i32 %[[FLOAT]])
; CHECK-NEXT: %[[SQUARE:.*]] = call spir_func i64 @__oneclc_double_mul(i64 %[[X]], i64 %[[X]])
; CHECK-NEXT: %[[SUM:.*]] = call spir_func i64 @__oneclc_double_fma(i64 %[[SQUARE]], i64 %[[X]], i64 4607182418800017408)
; CHECK-NEXT: %[[HELPED:.*]] = call i64 @helper.{{[0-9]+}}(i64 %[[SUM]])
; CHECK-NEXT: %[[BITS:.*]] = call spir_func i32 @__oneclc_double_to_float(i64 %[[HELPED]])
; CHECK-NEXT: %[[RESULT:.*]] = bitcast i32 %[[BITS]] to float
; CHECK-NEXT: ret float %[[RESULT]]

; CHECK: define internal i64 @helper.{{[0-9]+}}(i64 noundef %0) {
; CHECK-NEXT: %[[MEMORY:.*]] = alloca { i64, i64 }, align 8
; CHECK: call void @in_memory.{{[0-9]+}}(ptr nonnull sret({ i64, i64 }) %[[MEMORY]], i64 %0)
; CHECK: load i64, ptr %{{[0-9]+}}, align 8{{$}}
; CHECK: call spir_func i64 @__oneclc_double_to_long(i64 %0)
; CHECK-NEXT: trunc i64 %{{.*}} to i32
; CHECK: phi i64 [ 0, %1 ], [ %[[NEXT:.*]], %{{.*}} ]
; CHECK: %[[NEXT]] = call spir_func i64 @__oneclc_double_add(
; CHECK-NEXT: call spir_func i1 @__oneclc_double_lt(i64 %[[NEXT]], i64 4607182418800017408)
; CHECK: %[[ALL:.*]] = phi i64 [ %0, %1 ]
; CHECK-NEXT: %[[MINUS:.*]] = xor i64 %[[ALL]], -9223372036854775808
; CHECK-NEXT: %[[LESS:.*]] = call spir_func i1 @__oneclc_double_lt(i64 %[[MINUS]], i64 %0)
; CHECK-NEXT: %[[GREATER:.*]] = call spir_func i1 @__oneclc_double_lt(i64 %0, i64 %[[MINUS]])
; CHECK-NEXT: or i1 %[[LESS]], %[[GREATER]]
; CHECK-DAG: and i64 %{{.*}}, 9223372036854775807
; CHECK-DAG: select i1 %{{.*}}, i64 %{{.*}}, i64 9218868437227405312
; CHECK-DAG: and i64 %0, -9223372036854775808
; CHECK: @__oneclc_double_div(
; CHECK: @__oneclc_double_from_ulong(
; CHECK: @__oneclc_double_sub(

; CHECK: define internal void @in_memory.{{[0-9]+}}(ptr sret({ i64, i64 }) %0, i64 %1)
; CHECK: %[[ABOVE:.*]] = call spir_func i1 @__oneclc_double_lt(i64 4611686018427387904, i64 %1)
; CHECK-NEXT: select i1 %[[ABOVE]], i64 4611686018427387904, i64 %1
; CHECK-NOT: {{ }}double
; CHECK: declare spir_func i64 @__oneclc_double_sub(i64, i64) #[[PURE:[0-9]+]]
; CHECK: attributes #[[PURE]] = { nounwind willreturn memory(none) }
