; SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
; The test of choose_fma in choose_fma.c: what becomes of this module.

define i1 @__oneclc_use_fma() {
  ret i1 false
}

; A builtin whose other form uses fma: it is nothing but a call of what does. Its variable moves to the first block.
; CHECK: define float @_Z3sinf(float %0) {
; CHECK-NEXT: %[[VARIABLE:.*]] = alloca float
; CHECK-NEXT: %[[HAS:.*]] = call i1 @__oneclc_use_fma()
; CHECK-NEXT: br i1 %[[HAS]], label %[[FMA:.*]], label %[[OURS:.*]]
; CHECK: [[FMA]]:
; CHECK-NEXT: %[[R:.*]] = tail call float @helper.fma(float %0)
; CHECK-NEXT: ret float %[[R]]
; CHECK: [[OURS]]:
; CHECK: store volatile float %{{.*}}, ptr %[[VARIABLE]]
; CHECK: ret float
define float @_Z3sinf(float %x) {
  %variable = alloca float
  %square = fmul float %x, %x
  store volatile float %square, ptr %variable
  ret float %square
}
define float @_Z3sinf.fma(float %x) {
  %r = call float @helper.fma(float %x)
  ret float %r
}
define float @helper.fma(float %x) {
  %r = call float @llvm.fma.f32(float %x, float %x, float %x)
  ret float %r
}

; This one is called by none that is left.
; CHECK-NOT: @_Z4fabsf.fma
; CHECK: define float @_Z4fabsf(float %0) {
; CHECK-NEXT: ret float %0
define float @_Z4fabsf(float %x) {
  ret float %x
}
define float @_Z4fabsf.fma(float %x) {
  ret float %x
}

; Vectors in memory are passed in another way.
; CHECK: define void @_Z3sinDv16_f(ptr byval(<16 x float>) align 64 %0) {
; CHECK-NEXT: ret void
define void @_Z3sinDv16_f(ptr byval(<16 x float>) align 64 %x) {
  ret void
}
define void @_Z3sinDv16_f.fma(ptr byval(<16 x float>) align 64 %x) {
  %r = call float @helper.fma(float 1.0)
  ret void
}

; Three elements hand on to four, which choose.
; CHECK: define <3 x float> @_Z3sinDv3_f(<3 x float> %0) {
; CHECK-NEXT: shufflevector
; CHECK-NEXT: call <4 x float> @_Z3sinDv4_f(
define <3 x float> @_Z3sinDv3_f(<3 x float> %x) {
  %four = shufflevector <3 x float> %x, <3 x float> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 2>
  %r = call <4 x float> @_Z3sinDv4_f(<4 x float> %four)
  %three = shufflevector <4 x float> %r, <4 x float> poison, <3 x i32> <i32 0, i32 1, i32 2>
  ret <3 x float> %three
}
define <3 x float> @_Z3sinDv3_f.fma(<3 x float> %x) {
  %r = call float @helper.fma(float 1.0)
  ret <3 x float> %x
}

; What calls the other form again goes to what that one calls: cos's body serves both.
; CHECK: define <4 x float> @_Z3sinDv4_f(<4 x float> %0) {
; CHECK: tail call <4 x float> @_Z3cosDv4_f.fma(<4 x float> %0)
define <4 x float> @_Z3sinDv4_f(<4 x float> %x) {
  %r = fadd <4 x float> %x, %x
  ret <4 x float> %r
}
define <4 x float> @_Z3sinDv4_f.fma(<4 x float> %x) {
  %r = call <4 x float> @_Z3cosDv4_f.fma(<4 x float> %x)
  ret <4 x float> %r
}
define <4 x float> @_Z3cosDv4_f.fma(<4 x float> %x) {
  %r = call <4 x float> @llvm.fma.v4f32(<4 x float> %x, <4 x float> %x, <4 x float> %x)
  ret <4 x float> %r
}

; Two floats by the form for four, a second result through a variable.
; CHECK: define double @_Z6sincosDv2_fPU9CLprivateS_(double %0, ptr %1) {
; CHECK-NEXT: %[[SECOND:.*]] = alloca <4 x i32>, align 16
; CHECK-NEXT: call i1 @__oneclc_use_fma()
; CHECK: %[[TWO:.*]] = bitcast double %0 to <2 x float>
; CHECK-NEXT: %[[FOUR:.*]] = shufflevector <2 x float> %[[TWO]], <2 x float> poison, <4 x i32> <i32 0, i32 1, i32 0, i32 1>
; CHECK-NEXT: %[[R:.*]] = call <4 x float> @_Z6sincosDv4_fPU9CLprivateS_.fma(<4 x float> %[[FOUR]], ptr %[[SECOND]])
; CHECK-NEXT: %[[BOTH:.*]] = load i64, ptr %[[SECOND]], align 16
; CHECK-NEXT: store i64 %[[BOTH]], ptr %1
; CHECK-NEXT: %[[LOW:.*]] = shufflevector <4 x float> %[[R]], <4 x float> poison, <2 x i32> <i32 0, i32 1>
; CHECK-NEXT: %[[RESULT:.*]] = bitcast <2 x float> %[[LOW]] to double
; CHECK-NEXT: ret double %[[RESULT]]
define double @_Z6sincosDv2_fPU9CLprivateS_(double %x, ptr %cosines) {
  store double %x, ptr %cosines
  %r = fadd double %x, 1.0
  ret double %r
}
define double @_Z6sincosDv2_fPU9CLprivateS_.fma(double %x, ptr %cosines) {
  %r = call float @helper.fma(float 1.0)
  ret double %x
}
define <4 x float> @_Z6sincosDv4_fPU9CLprivateS_.fma(<4 x float> %x, ptr %cosines) {
  %r = call <4 x float> @llvm.fma.v4f32(<4 x float> %x, <4 x float> %x, <4 x float> %x)
  store <4 x float> %r, ptr %cosines
  ret <4 x float> %r
}

; CHECK-NOT: oneclc-uses-fma
declare float @llvm.fma.f32(float, float, float)
declare <4 x float> @llvm.fma.v4f32(<4 x float>, <4 x float>, <4 x float>)
