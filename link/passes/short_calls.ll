; SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
; The test of short_calls.c: what becomes of this module.

; CHECK-NOT: @.constants
@.constants = private unnamed_addr constant { i32 } { i32 7 }

; What kernels call, and get as their own: sin(float) and its body.
; CHECK: define spir_func float @_Z3sinf(float %0) {
; CHECK-NEXT: tail call spir_func float @_Z3sinf.own(float %0)
define spir_func float @_Z3sinf(float %x) {
  %r = tail call spir_func float @_Z3sinf.own(float %x)
  ret float %r
}
; CHECK: define internal spir_func float @_Z3sinf.own(float %0) #[[SHORT:[0-9]+]] {
; CHECK-NEXT: call spir_func float @_Z3sinf.own(float 0.000000e+00)
define internal spir_func float @_Z3sinf.own(float %x) #0 {
 
  %r = call spir_func float @_Z3sinf.own(float 0.0)
  ret float %r
}
; What the library calls stays a function.
; CHECK: define spir_func float @_Z6sincosfPf(float %0) {
; CHECK-NEXT: call spir_func float @_Z3sinf.called(float %0)
; CHECK-NEXT: call spir_func float @_Z4sinhDv2_f.own(
define spir_func float @_Z6sincosfPf(float %x) {
 
  %r = call spir_func float @_Z3sinf.own(float %x)
  call spir_func float @_Z4sinhDv2_f.own(float %x)
  ret float %r
}
; CHECK: @_Z4sinhDv2_f.own(float %0) #[[LONG:[0-9]+]] {
define internal spir_func float @_Z4sinhDv2_f.own(float %x) #0 {
  ret float %x
}
; CHECK: define internal spir_func float @_Z3sinf.called(float %0) local_unnamed_addr #[[CALLED:[0-9]+]] {
; CHECK-NEXT: %2 = tail call spir_func float @_Z3sinf.own(float %0)
; CHECK-NEXT: ret float %2
; CHECK: @_Z4acosf.called(
; CHECK: @_Z5tanpif.called(
; CHECK-DAG: attributes #[[SHORT]] = { alwaysinline nounwind }
; CHECK-DAG: attributes #[[LONG]] = { nounwind }
; CHECK-DAG: attributes #[[CALLED]] = { noinline nounwind willreturn memory(none) }
attributes #0 = { nounwind }

; The others of the list have to be there, too.
define internal spir_func float @_Z4acosf.own(float %x) {
  ret float %x
}
define spir_func float @_Z4acosf(float %x) {
  %r = call spir_func float @_Z4acosf.own(float %x)
  ret float %r
}
define internal spir_func float @_Z5acoshf.own(float %x) {
  ret float %x
}
define spir_func float @_Z5acoshf(float %x) {
  %r = call spir_func float @_Z5acoshf.own(float %x)
  ret float %r
}
define internal spir_func float @_Z4asinf.own(float %x) {
  ret float %x
}
define spir_func float @_Z4asinf(float %x) {
  %r = call spir_func float @_Z4asinf.own(float %x)
  ret float %r
}
define internal spir_func float @_Z4atanf.own(float %x) {
  ret float %x
}
define spir_func float @_Z4atanf(float %x) {
  %r = call spir_func float @_Z4atanf.own(float %x)
  ret float %r
}
define internal spir_func float @_Z5atanhf.own(float %x) {
  ret float %x
}
define spir_func float @_Z5atanhf(float %x) {
  %r = call spir_func float @_Z5atanhf.own(float %x)
  ret float %r
}
define internal spir_func float @_Z3cosf.own(float %x) {
  ret float %x
}
define spir_func float @_Z3cosf(float %x) {
  %r = call spir_func float @_Z3cosf.own(float %x)
  ret float %r
}
define internal spir_func float @_Z4coshf.own(float %x) {
  ret float %x
}
define spir_func float @_Z4coshf(float %x) {
  %r = call spir_func float @_Z4coshf.own(float %x)
  ret float %r
}
define internal spir_func float @_Z5cospif.own(float %x) {
  ret float %x
}
define spir_func float @_Z5cospif(float %x) {
  %r = call spir_func float @_Z5cospif.own(float %x)
  ret float %r
}
define internal spir_func float @_Z3erff.own(float %x) {
  ret float %x
}
define spir_func float @_Z3erff(float %x) {
  %r = call spir_func float @_Z3erff.own(float %x)
  ret float %r
}
define internal spir_func float @_Z5exp10f.own(float %x) {
  ret float %x
}
define spir_func float @_Z5exp10f(float %x) {
  %r = call spir_func float @_Z5exp10f.own(float %x)
  ret float %r
}
define internal spir_func float @_Z5expm1f.own(float %x) {
  ret float %x
}
define spir_func float @_Z5expm1f(float %x) {
  %r = call spir_func float @_Z5expm1f.own(float %x)
  ret float %r
}
define internal spir_func float @_Z5log10f.own(float %x) {
  ret float %x
}
define spir_func float @_Z5log10f(float %x) {
  %r = call spir_func float @_Z5log10f.own(float %x)
  ret float %r
}
define internal spir_func float @_Z5log1pf.own(float %x) {
  ret float %x
}
define spir_func float @_Z5log1pf(float %x) {
  %r = call spir_func float @_Z5log1pf.own(float %x)
  ret float %r
}
define internal spir_func float @_Z4sinhf.own(float %x) {
  ret float %x
}
define spir_func float @_Z4sinhf(float %x) {
  %r = call spir_func float @_Z4sinhf.own(float %x)
  ret float %r
}
define internal spir_func float @_Z5sinpif.own(float %x) {
  ret float %x
}
define spir_func float @_Z5sinpif(float %x) {
  %r = call spir_func float @_Z5sinpif.own(float %x)
  ret float %r
}
define internal spir_func float @_Z3tanf.own(float %x) {
  ret float %x
}
define spir_func float @_Z3tanf(float %x) {
  %r = call spir_func float @_Z3tanf.own(float %x)
  ret float %r
}
define internal spir_func float @_Z4tanhf.own(float %x) {
  ret float %x
}
define spir_func float @_Z4tanhf(float %x) {
  %r = call spir_func float @_Z4tanhf.own(float %x)
  ret float %r
}
define internal spir_func float @_Z5tanpif.own(float %x) {
  ret float %x
}
define spir_func float @_Z5tanpif(float %x) {
  %r = call spir_func float @_Z5tanpif.own(float %x)
  ret float %r
}
