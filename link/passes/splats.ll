; SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
; The test of splats.c: what becomes of this module. splats.floats.ll has what is of floating-point numbers.

; Each constant is spread once, where the function begins, and used in all blocks.
; CHECK: define <8 x i32> @_Z1fDv8_i(<8 x i32> %0, i1 %1) {
; CHECK-NEXT: %[[MANY:.*]] = shufflevector <1 x i32> {{(splat \(i32 1000003\)|<i32 1000003>)}}, <1 x i32> poison, <8 x i32> zeroinitializer
; CHECK-NEXT: %[[MORE:.*]] = shufflevector <1 x i32> {{.*2000003[>)]}}, <1 x i32> poison, <8 x i32> zeroinitializer
; CHECK: mul <8 x i32> %0, %[[MANY]]
; CHECK: add <8 x i32> %{{.*}}, %[[MANY]]
; CHECK: phi <8 x i32> {{.*}}[ %[[MORE]], %2 ]
define <8 x i32> @_Z1fDv8_i(<8 x i32> %x, i1 %c) {
  %a = mul <8 x i32> %x, splat (i32 1000003)
  br i1 %c, label %then, label %end
then:
  %b = add <8 x i32> %a, splat (i32 1000003)
  br label %end
end:
  %r = phi <8 x i32> [ %b, %then ], [ splat (i32 2000003), %0 ]
  ret <8 x i32> %r
}

; What would gain little stays: few lanes, small numbers, zeros; so do lanes that differ and operands of shufflevector.
; CHECK: define <2 x i32> @_Z1gDv2_i(<2 x i32> %0) {
; CHECK-NEXT: add <2 x i32> %0, {{.*i32 9[>)]}}
define <2 x i32> @_Z1gDv2_i(<2 x i32> %x) {
  %r = add <2 x i32> %x, splat (i32 9)
  ret <2 x i32> %r
}
; CHECK: define <4 x i64> @_Z1hDv4_l(<4 x i64> %0) {
; CHECK-NEXT: add <4 x i64> %0, zeroinitializer
; CHECK-NEXT: add <4 x i64> %{{.*}}, <i64 -1, i64 -2
; CHECK-NEXT: shufflevector <4 x i64> %{{.*}}, <4 x i64> {{.*-3[>)]}}
define <4 x i64> @_Z1hDv4_l(<4 x i64> %x) {
  %a = add <4 x i64> %x, zeroinitializer
  %b = add <4 x i64> %a, <i64 -1, i64 -2, i64 -1, i64 -1>
  %r = shufflevector <4 x i64> %b, <4 x i64> splat (i64 -3), <4 x i32> <i32 0, i32 5, i32 2, i32 7>
  ret <4 x i64> %r
}
; CHECK: define <4 x i64> @_Z1gDv4_l(<4 x i64> %0) {
; CHECK-NEXT: shufflevector <1 x i64> {{.*-7[>)]}}, <1 x i64> poison, <4 x i32> zeroinitializer
define <4 x i64> @_Z1gDv4_l(<4 x i64> %x) {
  %r = add <4 x i64> %x, splat (i64 -7)
  ret <4 x i64> %r
}
