; SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
; The test of short_calls.c: what becomes of this module.

; What kernels call, and get as their own: sin(float) and its body.
; CHECK: define spir_func float @_Z3sinf(float %0) #[[BUILTIN:[0-9]+]] {
; CHECK-NEXT: tail call spir_func float @_Z3sinf.own(float %0)
define spir_func float @_Z3sinf(float %x) #1 {
  %r = tail call spir_func float @_Z3sinf.own(float %x)
  ret float %r
}
; CHECK: define internal spir_func float @_Z3sinf.own(float %0) #[[SHORT:[0-9]+]] {
; CHECK-NEXT: call spir_func float @_Z3sinf.own(float 0.000000e+00)
define internal spir_func float @_Z3sinf.own(float %x) #1 {
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
; CHECK-DAG: attributes #[[BUILTIN]] = { nounwind "oneclc-short-call" }
; CHECK-DAG: attributes #[[SHORT]] = { alwaysinline nounwind "oneclc-short-call" }
; CHECK-DAG: attributes #[[LONG]] = { nounwind }
; CHECK-DAG: attributes #[[CALLED]] = { noinline nounwind willreturn memory(none) }
attributes #0 = { nounwind }
attributes #1 = { nounwind "oneclc-short-call" }
