; SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
; The test of inline.c: what becomes of this module.

; What is called once is inlined, and goes.
; CHECK-NOT: @_ZL4once
define internal float @_ZL4oncef(float %x) {
  %y = fmul float %x, %x
  ret float %y
}

; CHECK: define float @_Z6squaref(float %0) {{.*}}#[[PURE:[0-9]+]]
; CHECK-NEXT: %2 = fmul float %0, %0
; CHECK-NEXT: ret float %2
define float @_Z6squaref(float %x) {
  %y = call float @_ZL4oncef(float %x)
  ret float %y
}

; What is marked stays a call.
; CHECK: define float @_Z5outerf(
; CHECK: call float @_Z6squaref(float %0) #[[KEPT:[0-9]+]]
define float @_Z5outerf(float %x) {
  %y = call float @_Z6squaref(float %x) #0
  ret float %y
}

; LLVM finds out what functions do.
; CHECK: attributes #[[PURE]] = { {{.*}}memory(none)
attributes #0 = { noinline }
