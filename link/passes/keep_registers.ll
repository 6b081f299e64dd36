; SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
; The test of keep_registers.c: what becomes of this module with LLVM 22 and later.

; A form in which no vector lives through a call keeps registers, and so does the function that it calls.
; CHECK: define internal intel_ocl_bicc <16 x float> @_Z3expDv16_f.f(<16 x float> %0) #[[AVX512:[0-9]+]] {
; CHECK: call intel_ocl_bicc <16 x float> @rare_exp(
; CHECK: phi <16 x float>
define <16 x float> @_Z3expDv16_f(<16 x float> %x) #0 {
  %usual = fmul <16 x float> %x, %x
  %s = extractelement <16 x float> %x, i32 0
  %c = fcmp uno float %s, 0.0
  br i1 %c, label %rare, label %end
rare:
  %r = tail call fastcc <16 x float> @rare_exp(<16 x float> %x)
  br label %end
end:
  %y = phi <16 x float> [ %r, %rare ], [ %usual, %0 ]
  ret <16 x float> %y
}
; CHECK: define internal intel_ocl_bicc <16 x float> @rare_exp(
define internal fastcc <16 x float> @rare_exp(<16 x float> %x) #0 {
  %p = alloca <16 x float>
  store <16 x float> %x, ptr %p
  %y = load <16 x float>, ptr %p
  ret <16 x float> %y
}
; The form with a mask is a call of it.
; CHECK: define internal intel_ocl_bicc <16 x float> @_Z3expDv16_f.m(<16 x float> %0, <16 x i1> %1) #[[AVX512]] {
; CHECK: tail call intel_ocl_bicc <16 x float> @_Z3expDv16_f.f(
define internal <16 x float> @_Z3expDv16_f.m(<16 x float> %x, <16 x i1> %mask) #0 "zero-call-used-regs"="used-arg" {
  %y = notail call <16 x float> @_Z3expDv16_f(<16 x float> %x)
  ret <16 x float> %y
}

; Where a vector lives through the call of a long function, both keep C's convention.
; CHECK: define internal <8 x double> @long(
; CHECK: call fastcc <8 x double> @rare_long(
define internal <8 x double> @long(<8 x double> %x) #0 {
  %r = call fastcc <8 x double> @rare_long(<8 x double> %x)
  %y = fadd <8 x double> %r, %x
  ret <8 x double> %y
}
; CHECK: define internal fastcc <8 x double> @rare_long(
define internal fastcc <8 x double> @rare_long(<8 x double> %x) #0 {
  ret <8 x double> %x
}
; A variable in memory counts as a vector.
; CHECK: define internal <8 x i64> @memory(
define internal <8 x i64> @memory(<8 x double> %x) #0 {
  %p = alloca <8 x i64>
  call void @rare_memory(<8 x double> %x, ptr %p)
  %y = load <8 x i64>, ptr %p
  ret <8 x i64> %y
}
; CHECK: define internal void @rare_memory(
define internal void @rare_memory(<8 x double> %x, ptr %p) #0 {
  ret void
}

; A short form that saves registers beside its call keeps registers, what it calls does not.
; CHECK: define internal intel_ocl_bicc <8 x double> @beside(
; CHECK: call fastcc <8 x double> @rare_beside(
define internal <8 x double> @beside(<8 x double> %x) #0 {
  %usual = fmul <8 x double> %x, %x
  %s = extractelement <8 x double> %x, i32 0
  %c = fcmp uno double %s, 0.0
  br i1 %c, label %rare, label %end
rare:
  %r = call fastcc <8 x double> @rare_beside(<8 x double> %x)
  br label %end
end:
  %d = phi <8 x double> [ %r, %rare ], [ %usual, %0 ]
  %y = fadd <8 x double> %d, %usual
  ret <8 x double> %y
}
; CHECK: define internal fastcc <8 x double> @rare_beside(
define internal fastcc <8 x double> @rare_beside(<8 x double> %x) #0 {
  ret <8 x double> %x
}

; A function whose address is passed on keeps C's convention; so do narrower forms, and those for AVX2.
; CHECK: define internal intel_ocl_bicc <16 x i32> @table(
define internal <16 x i32> @table(<16 x i32> %x, ptr %p) #0 {
  store ptr @known, ptr %p
  call void @known()
  ret <16 x i32> zeroinitializer
}
; CHECK: define internal void @known(
define internal void @known() #0 {
  ret void
}
; CHECK: define internal <8 x float> @narrow(
define internal <8 x float> @narrow(<8 x float> %x) #0 {
  ret <8 x float> %x
}
; CHECK: define internal <16 x float> @avx2(
define internal <16 x float> @avx2(<16 x float> %x) "target-features"="+avx2" {
  ret <16 x float> %x
}

; CHECK: define float @_Z3expf.s(float %0) #[[SCALAR:[0-9]+]]
define float @_Z3expf.s(float %x) #1 {
  ret float %x
}

; CHECK: define <16 x float> @_Z3expDv16_f(<16 x float> %0) #[[PUBLIC:[0-9]+]] {
; CHECK-NEXT: %2 = tail call intel_ocl_bicc <16 x float> @_Z3expDv16_f.f(<16 x float> %0)
; CHECK-NEXT: ret <16 x float> %2
; CHECK-DAG: attributes #[[AVX512]] = { "target-features"="+avx512f" }
; CHECK-DAG: attributes #[[PUBLIC]] = { alwaysinline "target-features"="+avx512f" }
; CHECK-DAG: attributes #[[SCALAR]] = { {{.*}}__Z3expf.s(_Z3expDv16_f.f),_ZGV_LLVM_M16v__Z3expf.s(_Z3expDv16_f.m),
attributes #0 = { "target-features"="+avx512f" }
attributes #1 = { "vector-function-abi-variant"="_ZGV_LLVM_N16v__Z3expf.s(_Z3expDv16_f),_ZGV_LLVM_M16v__Z3expf.s(_Z3expDv16_f.m),_ZGV_LLVM_N8v__Z3expf.s(narrow),_ZGV_LLVM_N16v__Z3expf.s(avx2),_ZGV_LLVM_N8v__Z3expf.s(long),_ZGV_LLVM_N8v__Z3expf.s(memory),_ZGV_LLVM_N8v__Z3expf.s(beside),_ZGV_LLVM_N8v__Z3expf.s(table)" }
