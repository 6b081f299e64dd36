; SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
; The test of own_names.c's second pass: what becomes of this module.

; Only another width of sin calls it.
; CHECK: define float @_Z3sinf(float %0) {
; CHECK-NEXT: ret float %0
define float @_Z3sinf(float %x) {
  ret float %x
}
; CHECK: define float @_Z3sinDv1_f(float %0) {
; CHECK-NEXT: call float @_Z3sinf(
define float @_Z3sinDv1_f(float %x) {
  %r = call float @_Z3sinf(float %x)
  ret float %r
}

; Another builtin, whose name begins alike, and a helper call these.
; CHECK: define internal float @_Z4sinpf.own(float %0)
define float @_Z4sinpf(float %x) {
  ret float %x
}
; CHECK: define internal float @_Z3cosf.own(float %0)
define float @_Z3cosf(float %x) {
  ret float %x
}
; CHECK: call float @_Z4sinpf.own(
define float @_Z5sinpif(float %x) {
  %r = call float @_Z4sinpf(float %x)
  ret float %r
}
; CHECK: call float @_Z3cosf.own(
define internal float @_ZL6helperf(float %x) {
  %r = call float @_Z3cosf(float %x)
  ret float %r
}
