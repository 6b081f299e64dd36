; SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
; The test of merge.c: one body for two builtins, one table for two functions.

; CHECK: @angles{{.*}} = internal unnamed_addr constant [2 x double]
; CHECK-NOT: internal
@angles = internal constant [2 x double] [double 1.0, double 2.0]
@angles.1 = internal constant [2 x double] [double 1.0, double 2.0]

; CHECK: define double @_Z3onel(i64 %0) {
; CHECK: fadd double
define double @_Z3onel(i64 %i) {
  %p = getelementptr [2 x double], ptr @angles, i64 0, i64 %i
  %x = load double, ptr %p
  %y = fadd double %x, 3.0
  %r = fmul double %y, %x
  ret double %r
}
; CHECK: define double @_Z3onem(i64 %0) {
; CHECK-NEXT: tail call double @_Z3onel(i64 %0)
define double @_Z3onem(i64 %i) {
  %p = getelementptr [2 x double], ptr @angles.1, i64 0, i64 %i
  %x = load double, ptr %p
  %y = fadd double %x, 3.0
  %r = fmul double %y, %x
  ret double %r
}
