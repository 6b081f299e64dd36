; SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
; The test of drop-policies (policies.c): what becomes of this module.

; CHECK: define float @_Z1ff(float %0) #[[LEFT:[0-9]+]] {
define float @_Z1ff(float %x) #0 {
  ret float %x
}
; CHECK: call float @_Z1ff(float %0)
define float @_Z1gf(float %x) {
  %r = call float @_Z1ff(float %x) #0
  ret float %r
}

; CHECK-DAG: attributes #[[LEFT]] = { nounwind "target-cpu"="x86-64" }
; CHECK-NOT: oneclc-
attributes #0 = { nounwind "oneclc-not-lanewise" "target-cpu"="x86-64" }
