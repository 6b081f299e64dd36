; SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
; The second test of uncontracted.c: for AMD's GPUs products pass through assembly without an instruction.
target triple = "amdgcn-amd-amdhsa"

; A product, a number doubled, and the arguments of a function that adds
; CHECK: define float @a(float %0, i32 %1) {
; CHECK-NEXT: %[[X:.*]] = call float asm "", "=v,0"(float %0) #[[ASM:[0-9]+]]
; CHECK-NEXT: %[[P:.*]] = fmul float %[[X]], 3.000000e+00
; CHECK-NEXT: %[[Q:.*]] = call float asm "", "=v,0"(float %[[P]]) #[[ASM]]
; CHECK-NEXT: %[[D:.*]] = fadd float %[[Q]], %[[Q]]
; CHECK-NEXT: %[[E:.*]] = call float asm "", "=v,0"(float %[[D]]) #[[ASM]]
; CHECK-NEXT: %[[S:.*]] = fsub float %[[E]], %[[X]]
; CHECK-NEXT: ret float %[[S]]
define float @a(float %x, i32 %n) {
  %p = fmul float %x, 3.0
  %d = fadd float %p, %p
  %s = fsub float %d, %x
  ret float %s
}
; A function that does not add keeps its arguments, and so does one that no program calls.
; CHECK: define <2 x half> @b(<2 x half> %0) {
; CHECK-NEXT: %[[P:.*]] = fmul <2 x half> %0, %0
; CHECK-NEXT: %[[Q:.*]] = call <2 x half> asm "", "=v,0"(<2 x half> %[[P]]) #[[ASM]]
; CHECK-NEXT: ret <2 x half> %[[Q]]
define <2 x half> @b(<2 x half> %x) {
  %p = fmul <2 x half> %x, %x
  ret <2 x half> %p
}
; CHECK: define internal double @c(double %0) {
; CHECK-NEXT: fadd double %0, 1.000000e+00
define internal double @c(double %x) {
  %s = fadd double %x, 1.0
  ret double %s
}
; CHECK: define double @d(double %0) {
; CHECK-NEXT: %[[X:.*]] = call double asm "", "=v,0"(double %0) #[[ASM]]
; CHECK-NEXT: call double @c(double %[[X]])
define double @d(double %x) {
  %r = call double @c(double %x)
  ret double %r
}
; CHECK: attributes #[[ASM]] = { nounwind willreturn memory(none) }
