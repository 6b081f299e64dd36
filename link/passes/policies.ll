; SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
; The test of policies.c: what becomes of this module, whose table is as Clang makes it.

; CHECK-NOT: annotations
; CHECK: @kept = constant
@kept = constant [2 x i8] c"k\00"
; CHECK: @llvm.compiler.used = appending global [1 x ptr] [ptr @kept], section "llvm.metadata"
; CHECK-NOT: annotations
@llvm.compiler.used = appending global [1 x ptr] [ptr @kept], section "llvm.metadata"
@.str = private unnamed_addr constant [21 x i8] c"oneclc-not-lanewise:\00", section "llvm.metadata"
@.str.1 = private unnamed_addr constant [27 x i8] c"oneclc-not-lanewise:double\00", section "llvm.metadata"
@.file = private unnamed_addr constant [5 x i8] c"a.cl\00", section "llvm.metadata"
@llvm.global.annotations = appending global [3 x { ptr, ptr, ptr, i32, ptr }] [{ ptr, ptr, ptr, i32, ptr } { ptr @_Z1ff, ptr @.str, ptr @.file, i32 5, ptr null }, { ptr, ptr, ptr, i32, ptr } { ptr @_Z1gd, ptr @.str.1, ptr @.file, i32 6, ptr null }, { ptr, ptr, ptr, i32, ptr } { ptr @_Z1hDh, ptr @.str.1, ptr @.file, i32 6, ptr null }], section "llvm.metadata"

; CHECK: define float @_Z1ff(float %0) #[[ALL:[0-9]+]] {
define float @_Z1ff(float %x) #0 {
  ret float %x
}
; CHECK: define double @_Z1gd(double %0) #[[ALL]] {
define double @_Z1gd(double %x) #0 {
  ret double %x
}
; CHECK: define half @_Z1hDh(half %0) #[[NONE:[0-9]+]] {
define half @_Z1hDh(half %x) #0 {
  ret half %x
}

; CHECK-DAG: attributes #[[ALL]] = { nounwind "oneclc-not-lanewise" }
; CHECK-DAG: attributes #[[NONE]] = { nounwind }
attributes #0 = { nounwind }
