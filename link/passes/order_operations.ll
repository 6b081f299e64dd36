; SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
; The test of order_operations.c: what becomes of this module.

@k.1 = internal externally_initialized constant { <8 x float>, <8 x float> } { <8 x float> splat (float 1.0), <8 x float> splat (float 2.0) }, align 32

; Two chains of fma take turns. What is loaded from a table stands where it is used, once in each block.
; CHECK: define <8 x float> @_Z1fDv8_f(<8 x float> %0, <8 x float> %1, i1 %2) {
; CHECK-NEXT: %4 = load <8 x float>, ptr @k.1, align 32
; CHECK-NEXT: %5 = call <8 x float> @llvm.fma.v8f32(<8 x float> %0, <8 x float> %0, <8 x float> %4)
; CHECK-NEXT: %6 = load <8 x float>, ptr getelementptr inbounds (i8, ptr @k.1, i64 32), align 32
; CHECK-NEXT: %7 = call <8 x float> @llvm.fma.v8f32(<8 x float> %1, <8 x float> %1, <8 x float> %6)
; CHECK-NEXT: %8 = call <8 x float> @llvm.fma.v8f32(<8 x float> %0, <8 x float> %5, <8 x float> %4)
; CHECK-NEXT: %9 = call <8 x float> @llvm.fma.v8f32(<8 x float> %1, <8 x float> %7, <8 x float> %6)
; CHECK-NEXT: %10 = call <8 x float> @llvm.fma.v8f32(<8 x float> %0, <8 x float> %8, <8 x float> %4)
; CHECK-NEXT: %11 = call <8 x float> @llvm.fma.v8f32(<8 x float> %1, <8 x float> %9, <8 x float> %6)
; CHECK-NEXT: %12 = call <8 x float> @llvm.fma.v8f32(<8 x float> %0, <8 x float> %10, <8 x float> %4)
; CHECK-NEXT: %13 = call <8 x float> @llvm.fma.v8f32(<8 x float> %1, <8 x float> %11, <8 x float> %6)
; CHECK-NEXT: %14 = fadd <8 x float> %12, %13
; CHECK-NEXT: br i1 %2, label %15, label %18
; CHECK: %16 = load <8 x float>, ptr @k.1, align 32
; CHECK-NEXT: %17 = fmul <8 x float> %14, %16
; CHECK-NEXT: br label %18
; CHECK: phi <8 x float> [ %6, %3 ], [ %17, %15 ]
define <8 x float> @_Z1fDv8_f(<8 x float> %x, <8 x float> %y, i1 %c) {
  %k = load <8 x float>, ptr @k.1, align 32
  %l = load <8 x float>, ptr getelementptr inbounds (i8, ptr @k.1, i64 32), align 32
  %a1 = call <8 x float> @llvm.fma.v8f32(<8 x float> %x, <8 x float> %x, <8 x float> %k)
  %a2 = call <8 x float> @llvm.fma.v8f32(<8 x float> %x, <8 x float> %a1, <8 x float> %k)
  %a3 = call <8 x float> @llvm.fma.v8f32(<8 x float> %x, <8 x float> %a2, <8 x float> %k)
  %a4 = call <8 x float> @llvm.fma.v8f32(<8 x float> %x, <8 x float> %a3, <8 x float> %k)
  %b1 = call <8 x float> @llvm.fma.v8f32(<8 x float> %y, <8 x float> %y, <8 x float> %l)
  %b2 = call <8 x float> @llvm.fma.v8f32(<8 x float> %y, <8 x float> %b1, <8 x float> %l)
  %b3 = call <8 x float> @llvm.fma.v8f32(<8 x float> %y, <8 x float> %b2, <8 x float> %l)
  %b4 = call <8 x float> @llvm.fma.v8f32(<8 x float> %y, <8 x float> %b3, <8 x float> %l)
  %s = fadd <8 x float> %a4, %b4
  br i1 %c, label %more, label %end
more:
  %m = fmul <8 x float> %s, %k
  br label %end
end:
  %r = phi <8 x float> [ %l, %0 ], [ %m, %more ]
  ret <8 x float> %r
}

; The address of a hidden table comes out of a piece of assembly.
; CHECK: define <8 x float> @_Z6hiddenDv8_fS_(<8 x float> %0, <8 x float> %1)
; CHECK-NEXT: %3 = call ptr asm "", "=r,0"(ptr @k.1) #[[NONE:[0-9]+]]
; CHECK-NEXT: %4 = load <8 x float>, ptr %3, align 32
; CHECK-NEXT: call <8 x float> @llvm.fma
; CHECK-NEXT: %6 = getelementptr inbounds i8, ptr %3, i64 32
; CHECK-NEXT: load <8 x float>, ptr %6, align 32
define <8 x float> @_Z6hiddenDv8_fS_(<8 x float> %x, <8 x float> %y) "oneclc-hidden-table" {
  %k = load <8 x float>, ptr @k.1, align 32
  %l = load <8 x float>, ptr getelementptr inbounds (i8, ptr @k.1, i64 32), align 32
  %a1 = call <8 x float> @llvm.fma.v8f32(<8 x float> %x, <8 x float> %x, <8 x float> %k)
  %a2 = call <8 x float> @llvm.fma.v8f32(<8 x float> %x, <8 x float> %a1, <8 x float> %k)
  %a3 = call <8 x float> @llvm.fma.v8f32(<8 x float> %x, <8 x float> %a2, <8 x float> %k)
  %a4 = call <8 x float> @llvm.fma.v8f32(<8 x float> %x, <8 x float> %a3, <8 x float> %k)
  %b1 = call <8 x float> @llvm.fma.v8f32(<8 x float> %y, <8 x float> %y, <8 x float> %l)
  %b2 = call <8 x float> @llvm.fma.v8f32(<8 x float> %y, <8 x float> %b1, <8 x float> %l)
  %b3 = call <8 x float> @llvm.fma.v8f32(<8 x float> %y, <8 x float> %b2, <8 x float> %l)
  %b4 = call <8 x float> @llvm.fma.v8f32(<8 x float> %y, <8 x float> %b3, <8 x float> %l)
  %s = fadd <8 x float> %a4, %b4
  ret <8 x float> %s
}

; The source's order stays by a policy, where fewer than eight are fma, in functions for rare arguments, and of other widths.
; CHECK: define <8 x float> @_Z5leaveDv8_fS_(
; CHECK: @llvm.fma.v8f32(<8 x float> %0, <8 x float> %0,
; CHECK-NEXT: @llvm.fma.v8f32(<8 x float> %0,
define <8 x float> @_Z5leaveDv8_fS_(<8 x float> %x, <8 x float> %y) "oneclc-unordered-avx2" {
  %k = load <8 x float>, ptr @k.1, align 32
  %l = load <8 x float>, ptr getelementptr inbounds (i8, ptr @k.1, i64 32), align 32
  %a1 = call <8 x float> @llvm.fma.v8f32(<8 x float> %x, <8 x float> %x, <8 x float> %k)
  %a2 = call <8 x float> @llvm.fma.v8f32(<8 x float> %x, <8 x float> %a1, <8 x float> %k)
  %a3 = call <8 x float> @llvm.fma.v8f32(<8 x float> %x, <8 x float> %a2, <8 x float> %k)
  %a4 = call <8 x float> @llvm.fma.v8f32(<8 x float> %x, <8 x float> %a3, <8 x float> %k)
  %b1 = call <8 x float> @llvm.fma.v8f32(<8 x float> %y, <8 x float> %y, <8 x float> %l)
  %b2 = call <8 x float> @llvm.fma.v8f32(<8 x float> %y, <8 x float> %b1, <8 x float> %l)
  %b3 = call <8 x float> @llvm.fma.v8f32(<8 x float> %y, <8 x float> %b2, <8 x float> %l)
  %b4 = call <8 x float> @llvm.fma.v8f32(<8 x float> %y, <8 x float> %b3, <8 x float> %l)
  %s = fadd <8 x float> %a4, %b4
  ret <8 x float> %s
}

; Seven
; CHECK: define <8 x float> @_Z5sevenDv8_fS_(
; CHECK: @llvm.fma.v8f32(<8 x float> %0, <8 x float> %0,
; CHECK-NEXT: @llvm.fma.v8f32(<8 x float> %0,
define <8 x float> @_Z5sevenDv8_fS_(<8 x float> %x, <8 x float> %y)  {
  %k = load <8 x float>, ptr @k.1, align 32
  %l = load <8 x float>, ptr getelementptr inbounds (i8, ptr @k.1, i64 32), align 32
  %a1 = call <8 x float> @llvm.fma.v8f32(<8 x float> %x, <8 x float> %x, <8 x float> %k)
  %a2 = call <8 x float> @llvm.fma.v8f32(<8 x float> %x, <8 x float> %a1, <8 x float> %k)
  %a3 = call <8 x float> @llvm.fma.v8f32(<8 x float> %x, <8 x float> %a2, <8 x float> %k)
  %a4 = call <8 x float> @llvm.fma.v8f32(<8 x float> %x, <8 x float> %a3, <8 x float> %k)
  %b1 = call <8 x float> @llvm.fma.v8f32(<8 x float> %y, <8 x float> %y, <8 x float> %l)
  %b2 = call <8 x float> @llvm.fma.v8f32(<8 x float> %y, <8 x float> %b1, <8 x float> %l)
  %b3 = call <8 x float> @llvm.fma.v8f32(<8 x float> %y, <8 x float> %b2, <8 x float> %l)
  %b4 = fmul <8 x float> %y, %b3
  %s = fadd <8 x float> %a4, %b4
  ret <8 x float> %s
}

; Rare
; CHECK: define internal <8 x float> @_ZL4rareDv8_fS_(
; CHECK: @llvm.fma.v8f32(<8 x float> %0, <8 x float> %0,
; CHECK-NEXT: @llvm.fma.v8f32(<8 x float> %0,
define internal <8 x float> @_ZL4rareDv8_fS_(<8 x float> %x, <8 x float> %y)  {
  %k = load <8 x float>, ptr @k.1, align 32
  %l = load <8 x float>, ptr getelementptr inbounds (i8, ptr @k.1, i64 32), align 32
  %a1 = call <8 x float> @llvm.fma.v8f32(<8 x float> %x, <8 x float> %x, <8 x float> %k)
  %a2 = call <8 x float> @llvm.fma.v8f32(<8 x float> %x, <8 x float> %a1, <8 x float> %k)
  %a3 = call <8 x float> @llvm.fma.v8f32(<8 x float> %x, <8 x float> %a2, <8 x float> %k)
  %a4 = call <8 x float> @llvm.fma.v8f32(<8 x float> %x, <8 x float> %a3, <8 x float> %k)
  %b1 = call <8 x float> @llvm.fma.v8f32(<8 x float> %y, <8 x float> %y, <8 x float> %l)
  %b2 = call <8 x float> @llvm.fma.v8f32(<8 x float> %y, <8 x float> %b1, <8 x float> %l)
  %b3 = call <8 x float> @llvm.fma.v8f32(<8 x float> %y, <8 x float> %b2, <8 x float> %l)
  %b4 = call <8 x float> @llvm.fma.v8f32(<8 x float> %y, <8 x float> %b3, <8 x float> %l)
  %s = fadd <8 x float> %a4, %b4
  ret <8 x float> %s
}

; Four lanes
; CHECK: define <4 x float> @_Z4fourDv4_fS_(
; CHECK: @llvm.fma.v4f32(<4 x float> %0, <4 x float> %0,
; CHECK-NEXT: @llvm.fma.v4f32(<4 x float> %0,
define <4 x float> @_Z4fourDv4_fS_(<4 x float> %x, <4 x float> %y)  {
  %a1 = call <4 x float> @llvm.fma.v4f32(<4 x float> %x, <4 x float> %x, <4 x float> %x)
  %a2 = call <4 x float> @llvm.fma.v4f32(<4 x float> %x, <4 x float> %a1, <4 x float> %x)
  %a3 = call <4 x float> @llvm.fma.v4f32(<4 x float> %x, <4 x float> %a2, <4 x float> %x)
  %a4 = call <4 x float> @llvm.fma.v4f32(<4 x float> %x, <4 x float> %a3, <4 x float> %x)
  %b1 = call <4 x float> @llvm.fma.v4f32(<4 x float> %y, <4 x float> %y, <4 x float> %y)
  %b2 = call <4 x float> @llvm.fma.v4f32(<4 x float> %y, <4 x float> %b1, <4 x float> %y)
  %b3 = call <4 x float> @llvm.fma.v4f32(<4 x float> %y, <4 x float> %b2, <4 x float> %y)
  %b4 = call <4 x float> @llvm.fma.v4f32(<4 x float> %y, <4 x float> %b3, <4 x float> %y)
  %s = fadd <4 x float> %a4, %b4
  ret <4 x float> %s
}

; Two registers of double are ordered by a policy.
; CHECK: define internal <8 x double> @_Z4pairDv8_dS_(
; CHECK-NEXT: @llvm.fma.v8f64(<8 x double> %0,
; CHECK-NEXT: @llvm.fma.v8f64(<8 x double> %1,
define internal <8 x double> @_Z4pairDv8_dS_(<8 x double> %x, <8 x double> %y) "oneclc-ordered-pair" {
  %a1 = call <8 x double> @llvm.fma.v8f64(<8 x double> %x, <8 x double> %x, <8 x double> %x)
  %a2 = call <8 x double> @llvm.fma.v8f64(<8 x double> %x, <8 x double> %a1, <8 x double> %x)
  %a3 = call <8 x double> @llvm.fma.v8f64(<8 x double> %x, <8 x double> %a2, <8 x double> %x)
  %a4 = call <8 x double> @llvm.fma.v8f64(<8 x double> %x, <8 x double> %a3, <8 x double> %x)
  %b1 = call <8 x double> @llvm.fma.v8f64(<8 x double> %y, <8 x double> %y, <8 x double> %y)
  %b2 = call <8 x double> @llvm.fma.v8f64(<8 x double> %y, <8 x double> %b1, <8 x double> %y)
  %b3 = call <8 x double> @llvm.fma.v8f64(<8 x double> %y, <8 x double> %b2, <8 x double> %y)
  %b4 = call <8 x double> @llvm.fma.v8f64(<8 x double> %y, <8 x double> %b3, <8 x double> %y)
  %s = fadd <8 x double> %a4, %b4
  ret <8 x double> %s
}

; With AVX-512 forms of one register and of two are ordered, also internal ones, but not helpers, half, correctly rounded functions
; and what has a policy.
; CHECK: define internal <16 x float> @_Z3oneDv16_fS_.f(
; CHECK-NEXT: @llvm.fma.v16f32(<16 x float> %0,
; CHECK-NEXT: @llvm.fma.v16f32(<16 x float> %1,
define internal <16 x float> @_Z3oneDv16_fS_.f(<16 x float> %x, <16 x float> %y) "target-features"="+avx512f" {
  %a1 = call <16 x float> @llvm.fma.v16f32(<16 x float> %x, <16 x float> %x, <16 x float> %x)
  %a2 = call <16 x float> @llvm.fma.v16f32(<16 x float> %x, <16 x float> %a1, <16 x float> %x)
  %a3 = call <16 x float> @llvm.fma.v16f32(<16 x float> %x, <16 x float> %a2, <16 x float> %x)
  %a4 = call <16 x float> @llvm.fma.v16f32(<16 x float> %x, <16 x float> %a3, <16 x float> %x)
  %b1 = call <16 x float> @llvm.fma.v16f32(<16 x float> %y, <16 x float> %y, <16 x float> %y)
  %b2 = call <16 x float> @llvm.fma.v16f32(<16 x float> %y, <16 x float> %b1, <16 x float> %y)
  %b3 = call <16 x float> @llvm.fma.v16f32(<16 x float> %y, <16 x float> %b2, <16 x float> %y)
  %b4 = call <16 x float> @llvm.fma.v16f32(<16 x float> %y, <16 x float> %b3, <16 x float> %y)
  %s = fadd <16 x float> %a4, %b4
  ret <16 x float> %s
}
; CHECK: define <16 x double> @_Z3twoDv16_dS_(
; CHECK-NEXT: @llvm.fma.v16f64(<16 x double> %0,
; CHECK-NEXT: @llvm.fma.v16f64(<16 x double> %1,
define <16 x double> @_Z3twoDv16_dS_(<16 x double> %x, <16 x double> %y) "target-features"="+avx512f" {
  %a1 = call <16 x double> @llvm.fma.v16f64(<16 x double> %x, <16 x double> %x, <16 x double> %x)
  %a2 = call <16 x double> @llvm.fma.v16f64(<16 x double> %x, <16 x double> %a1, <16 x double> %x)
  %a3 = call <16 x double> @llvm.fma.v16f64(<16 x double> %x, <16 x double> %a2, <16 x double> %x)
  %a4 = call <16 x double> @llvm.fma.v16f64(<16 x double> %x, <16 x double> %a3, <16 x double> %x)
  %b1 = call <16 x double> @llvm.fma.v16f64(<16 x double> %y, <16 x double> %y, <16 x double> %y)
  %b2 = call <16 x double> @llvm.fma.v16f64(<16 x double> %y, <16 x double> %b1, <16 x double> %y)
  %b3 = call <16 x double> @llvm.fma.v16f64(<16 x double> %y, <16 x double> %b2, <16 x double> %y)
  %b4 = call <16 x double> @llvm.fma.v16f64(<16 x double> %y, <16 x double> %b3, <16 x double> %y)
  %s = fadd <16 x double> %a4, %b4
  ret <16 x double> %s
}
; CHECK: define internal <16 x float> @_ZL6helperDv16_fS_(
; CHECK-NEXT: @llvm.fma.v16f32(<16 x float> %0,
; CHECK-NEXT: @llvm.fma.v16f32(<16 x float> %0,
define internal <16 x float> @_ZL6helperDv16_fS_(<16 x float> %x, <16 x float> %y) "target-features"="+avx512f" {
  %a1 = call <16 x float> @llvm.fma.v16f32(<16 x float> %x, <16 x float> %x, <16 x float> %x)
  %a2 = call <16 x float> @llvm.fma.v16f32(<16 x float> %x, <16 x float> %a1, <16 x float> %x)
  %a3 = call <16 x float> @llvm.fma.v16f32(<16 x float> %x, <16 x float> %a2, <16 x float> %x)
  %a4 = call <16 x float> @llvm.fma.v16f32(<16 x float> %x, <16 x float> %a3, <16 x float> %x)
  %b1 = call <16 x float> @llvm.fma.v16f32(<16 x float> %y, <16 x float> %y, <16 x float> %y)
  %b2 = call <16 x float> @llvm.fma.v16f32(<16 x float> %y, <16 x float> %b1, <16 x float> %y)
  %b3 = call <16 x float> @llvm.fma.v16f32(<16 x float> %y, <16 x float> %b2, <16 x float> %y)
  %b4 = call <16 x float> @llvm.fma.v16f32(<16 x float> %y, <16 x float> %b3, <16 x float> %y)
  %s = fadd <16 x float> %a4, %b4
  ret <16 x float> %s
}
; CHECK: define <16 x float> @_Z4halfDv16_Dh(
; CHECK-NEXT: @llvm.fma.v16f32(<16 x float> %0,
; CHECK-NEXT: @llvm.fma.v16f32(<16 x float> %0,
define <16 x float> @_Z4halfDv16_Dh(<16 x float> %x, <16 x float> %y) "target-features"="+avx512f" {
  %a1 = call <16 x float> @llvm.fma.v16f32(<16 x float> %x, <16 x float> %x, <16 x float> %x)
  %a2 = call <16 x float> @llvm.fma.v16f32(<16 x float> %x, <16 x float> %a1, <16 x float> %x)
  %a3 = call <16 x float> @llvm.fma.v16f32(<16 x float> %x, <16 x float> %a2, <16 x float> %x)
  %a4 = call <16 x float> @llvm.fma.v16f32(<16 x float> %x, <16 x float> %a3, <16 x float> %x)
  %b1 = call <16 x float> @llvm.fma.v16f32(<16 x float> %y, <16 x float> %y, <16 x float> %y)
  %b2 = call <16 x float> @llvm.fma.v16f32(<16 x float> %y, <16 x float> %b1, <16 x float> %y)
  %b3 = call <16 x float> @llvm.fma.v16f32(<16 x float> %y, <16 x float> %b2, <16 x float> %y)
  %b4 = call <16 x float> @llvm.fma.v16f32(<16 x float> %y, <16 x float> %b3, <16 x float> %y)
  %s = fadd <16 x float> %a4, %b4
  ret <16 x float> %s
}
; CHECK: define <16 x float> @_Z6cr_sinDv16_fS_(
; CHECK-NEXT: @llvm.fma.v16f32(<16 x float> %0,
; CHECK-NEXT: @llvm.fma.v16f32(<16 x float> %0,
define <16 x float> @_Z6cr_sinDv16_fS_(<16 x float> %x, <16 x float> %y) "target-features"="+avx512f" {
  %a1 = call <16 x float> @llvm.fma.v16f32(<16 x float> %x, <16 x float> %x, <16 x float> %x)
  %a2 = call <16 x float> @llvm.fma.v16f32(<16 x float> %x, <16 x float> %a1, <16 x float> %x)
  %a3 = call <16 x float> @llvm.fma.v16f32(<16 x float> %x, <16 x float> %a2, <16 x float> %x)
  %a4 = call <16 x float> @llvm.fma.v16f32(<16 x float> %x, <16 x float> %a3, <16 x float> %x)
  %b1 = call <16 x float> @llvm.fma.v16f32(<16 x float> %y, <16 x float> %y, <16 x float> %y)
  %b2 = call <16 x float> @llvm.fma.v16f32(<16 x float> %y, <16 x float> %b1, <16 x float> %y)
  %b3 = call <16 x float> @llvm.fma.v16f32(<16 x float> %y, <16 x float> %b2, <16 x float> %y)
  %b4 = call <16 x float> @llvm.fma.v16f32(<16 x float> %y, <16 x float> %b3, <16 x float> %y)
  %s = fadd <16 x float> %a4, %b4
  ret <16 x float> %s
}
; CHECK: define <16 x float> @_Z5leaveDv16_fS_(
; CHECK-NEXT: @llvm.fma.v16f32(<16 x float> %0,
; CHECK-NEXT: @llvm.fma.v16f32(<16 x float> %0,
define <16 x float> @_Z5leaveDv16_fS_(<16 x float> %x, <16 x float> %y) "target-features"="+avx512f" "oneclc-unordered-avx512" {
  %a1 = call <16 x float> @llvm.fma.v16f32(<16 x float> %x, <16 x float> %x, <16 x float> %x)
  %a2 = call <16 x float> @llvm.fma.v16f32(<16 x float> %x, <16 x float> %a1, <16 x float> %x)
  %a3 = call <16 x float> @llvm.fma.v16f32(<16 x float> %x, <16 x float> %a2, <16 x float> %x)
  %a4 = call <16 x float> @llvm.fma.v16f32(<16 x float> %x, <16 x float> %a3, <16 x float> %x)
  %b1 = call <16 x float> @llvm.fma.v16f32(<16 x float> %y, <16 x float> %y, <16 x float> %y)
  %b2 = call <16 x float> @llvm.fma.v16f32(<16 x float> %y, <16 x float> %b1, <16 x float> %y)
  %b3 = call <16 x float> @llvm.fma.v16f32(<16 x float> %y, <16 x float> %b2, <16 x float> %y)
  %b4 = call <16 x float> @llvm.fma.v16f32(<16 x float> %y, <16 x float> %b3, <16 x float> %y)
  %s = fadd <16 x float> %a4, %b4
  ret <16 x float> %s
}

; What touches memory stays in its order.
; CHECK: define <8 x float> @_Z6memoryDv8_fS_Pf(
; CHECK: store float 1.0
; CHECK: load float, ptr %2
; CHECK: store float 2.0
define <8 x float> @_Z6memoryDv8_fS_Pf(<8 x float> %x, <8 x float> %y, ptr %p) {
  %k = load <8 x float>, ptr @k.1, align 32
  %l = load <8 x float>, ptr getelementptr inbounds (i8, ptr @k.1, i64 32), align 32
  %a1 = call <8 x float> @llvm.fma.v8f32(<8 x float> %x, <8 x float> %x, <8 x float> %k)
  %a2 = call <8 x float> @llvm.fma.v8f32(<8 x float> %x, <8 x float> %a1, <8 x float> %k)
  %a3 = call <8 x float> @llvm.fma.v8f32(<8 x float> %x, <8 x float> %a2, <8 x float> %k)
  %a4 = call <8 x float> @llvm.fma.v8f32(<8 x float> %x, <8 x float> %a3, <8 x float> %k)
  %b1 = call <8 x float> @llvm.fma.v8f32(<8 x float> %y, <8 x float> %y, <8 x float> %l)
  %b2 = call <8 x float> @llvm.fma.v8f32(<8 x float> %y, <8 x float> %b1, <8 x float> %l)
  %b3 = call <8 x float> @llvm.fma.v8f32(<8 x float> %y, <8 x float> %b2, <8 x float> %l)
  %b4 = call <8 x float> @llvm.fma.v8f32(<8 x float> %y, <8 x float> %b3, <8 x float> %l)
  %s = fadd <8 x float> %a4, %b4
  store float 1.0, ptr %p
  %v = load float, ptr %p
  store float 2.0, ptr %p
  %r = insertelement <8 x float> %s, float %v, i32 0
  ret <8 x float> %r
}
; CHECK: attributes #[[NONE]] = { nounwind willreturn memory(none) }
