; SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
; The test of vector_forms.c and the files forms_*.c: what becomes of this module.

; What leads LLVM to wide calls (forms_lead.c).
; CHECK: @.nothing = private unnamed_addr externally_initialized constant [2 x i32] zeroinitializer

; F is a call of F.s. It has the attributes of the widest overload, none of its parameters, and leads LLVM to 32 lanes.
; CHECK: define noundef float @_Z3sinf(float %0) local_unnamed_addr #[[STUB:[0-9]+]] {
; CHECK-NEXT: %2 = tail call float @_Z3sinf.s(float %0)
; CHECK: call i64 @llvm.objectsize.i64.p0(ptr %{{[0-9]+}}, i1 false, i1 true, i1 false)
; CHECK: load i16, ptr %{{[0-9]+}}, align 2
; CHECK: or i32
; CHECK: ret float
define noundef float @_Z3sinf(float noundef %x) local_unnamed_addr #0 {
  %place = alloca float, align 4
  %c = fcmp ogt float %x, 1.0
  br i1 %c, label %a, label %b
a:
  store float %x, ptr %place, align 4
  %r = load float, ptr %place, align 4
  ret float %r
b:
  ret float 1.0
}

; Another name of it is the same call.
; CHECK: define float @_Z10native_sinf(float %0) local_unnamed_addr #[[STUB]] {
; CHECK-NEXT: tail call float @_Z3sinf.s(float %0)
define float @_Z10native_sinf(float noundef %x) local_unnamed_addr #0 {
  %r = tail call float @_Z3sinf(float %x)
  ret float %r
}

; Overloads stay as they are: this one is passed as a double, the next one as vectors of a register.
; CHECK-LABEL: define double @_Z3sinDv2_f(double %0)
define double @_Z3sinDv2_f(double %x) #0 {
  ret double %x
}
; CHECK-LABEL: define <16 x float> @_Z3sinDv16_f(<16 x float> noundef %0)
define <16 x float> @_Z3sinDv16_f(<16 x float> noundef %x) #1 {
  %square = fmul nnan <16 x float> %x, %x
  %sum = call <16 x float> @llvm.fma.v16f32(<16 x float> %square, <16 x float> %x, <16 x float> splat (float 2.0))
  %rare = fcmp ogt <16 x float> %x, splat (float 9.0)
  %bits = bitcast <16 x i1> %rare to i16
  %any = icmp ne i16 %bits, 0
  br i1 %any, label %slow, label %end, !prof !0
slow:
  %other = tail call <16 x float> @of_rare(<16 x float> %x)
  br label %end
end:
  %r = phi <16 x float> [ %sum, %0 ], [ %other, %slow ]
  ret <16 x float> %r
}
define internal <16 x float> @of_rare(<16 x float> %x) #1 {
  ret <16 x float> %x
}

; What the library calls is the body (cos.body); here F has pairs that are passed in memory.
; CHECK-LABEL: define double @_Z3cosd(double %0) #{{[0-9]+}} {
; CHECK: tail call double @_Z3cosd.s(double %0)
; CHECK: load i32, ptr
define double @_Z3cosd(double %x) #2 {
  %c = fcmp ogt double %x, 1.0
  br i1 %c, label %a, label %b
a:
  ret double 2.0
b:
  ret double %x
}
define <4 x double> @_Z3cosDv4_d(<4 x double> %x) #2 {
  ret <4 x double> %x
}
define <8 x double> @_Z3cosDv8_d(ptr byval(<8 x double>) align 64 %x) #2 {
  %r = load <8 x double>, ptr %x, align 64
  ret <8 x double> %r
}
; With AVX-512 and the policy "four-registers" double has a form of 32 lanes, to which a quarter of the width leads.
; CHECK-LABEL: define double @_Z3logd(double %0)
; CHECK: tail call double @_Z3logd.s(double %0)
; CHECK: load i16, ptr %{{[0-9]+}}, align 2
; CHECK-NEXT: zext i16 %{{[0-9]+}} to i64
define double @_Z3logd(double %x) #5 {
  %c = fcmp ogt double %x, 1.0
  br i1 %c, label %a, label %b
a:
  ret double 2.0
b:
  ret double %x
}
define <8 x double> @_Z3logDv8_d(<8 x double> %x) #1 {
  ret <8 x double> %x
}
define <16 x double> @_Z3logDv16_d(ptr byval(<16 x double>) align 128 %p) #6 {
  %x = load <16 x double>, ptr %p, align 128
  %low = shufflevector <16 x double> %x, <16 x double> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %high = shufflevector <16 x double> %x, <16 x double> poison, <8 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %scaled = call <8 x double> @llvm.x86.avx512.mask.scalef.pd.512(<8 x double> %low, <8 x double> %high, <8 x double> %low, i8 -1, i32 4)
  %root = call <8 x double> @llvm.sqrt.v8f64(<8 x double> %high)
  %rare = fcmp ogt <8 x double> %root, splat (double 9.0)
  %bits = bitcast <8 x i1> %rare to i8
  %any = icmp ne i8 %bits, 0
  %both = shufflevector <8 x double> %scaled, <8 x double> %root, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 poison>
  br i1 %any, label %slow, label %end
slow:
  br label %end
end:
  %r = phi <16 x double> [ %both, %0 ], [ %x, %slow ]
  ret <16 x double> %r
}
; CHECK-LABEL: define double @_Z4userd(double %0)
; CHECK: call double @_Z3cosd.body(double %0)
define double @_Z4userd(double %x) #2 {
  %r = call double @_Z3cosd(double %x)
  %s = fadd double %r, %r
  ret double %s
}

; A second result is returned, an int as the bits of a float; all pointers are served.
; CHECK-LABEL: define float @_Z5frexpfPU9CLprivatei(float %0, ptr %1)
; CHECK: %3 = tail call { float, float } @_Z5frexpf.s(float %0)
; CHECK: %4 = extractvalue { float, float } %3, 1
; CHECK: %5 = bitcast float %4 to i32
; CHECK: store i32 %5, ptr %1
define float @_Z5frexpfPU9CLprivatei(float %x, ptr writeonly %p) #3 {
  %c = fcmp ogt float %x, 1.0
  br i1 %c, label %a, label %b
a:
  store i32 7, ptr %p, align 4
  ret float 2.0
b:
  store i32 8, ptr %p, align 4
  ret float %x
}
; CHECK-LABEL: define float @_Z5frexpfPU8CLglobali(float %0, ptr %1)
; CHECK: %3 = tail call { float, float } @_Z5frexpf.s(float %0)
define float @_Z5frexpfPU8CLglobali(float %x, ptr writeonly %p) #3 {
  %r = call float @_Z5frexpfPU9CLprivatei(float %x, ptr %p)
  ret float %r
}
define <4 x float> @_Z5frexpDv4_fPU9CLprivateDv4_i(<4 x float> %x, ptr writeonly %p) #3 {
  store <4 x i32> zeroinitializer, ptr %p, align 16
  ret <4 x float> %x
}

; F.s takes halves as ints.
; CHECK-LABEL: define half @_Z3expDh(half %0)
; CHECK: %2 = bitcast half %0 to i16
; CHECK: call half @_Z3expDh.s(i16 %2)
define half @_Z3expDh(half %x) #2 {
  %f = fpext half %x to float
  %c = fcmp oeq half %x, 0xH4000
  br i1 %c, label %a, label %b
a:
  ret half %x
b:
  %r = fptrunc float %f to half
  ret half %r
}
define <8 x half> @_Z3expDv8_Dh(<8 x half> %x) #2 {
  ret <8 x half> %x
}

; Where floats are rounded last, F rounds what F.s returns (forms_floats.c).
; CHECK-LABEL: define half @_Z4log2Dh(half %0)
; CHECK: %3 = tail call float @_Z4log2Dh.s(i16 %2)
; CHECK-NEXT: %4 = fptrunc float %3 to half
; CHECK-NEXT: ret half %4
define half @_Z4log2Dh(half %x) #0 {
  %f = fpext half %x to float
  %c = fcmp ogt float %f, 1.0
  br i1 %c, label %a, label %b
a:
  %r = fptrunc float %f to half
  br label %end
b:
  %s = call half @_Z4fabsDh(half %x)
  br label %end
end:
  %result = phi half [ %r, %a ], [ %s, %b ]
  ret half %result
}
; CHECK-LABEL: define <16 x half> @_Z4log2Dv16_Dh(<16 x half> %0)
; CHECK-NEXT: %2 = bitcast <16 x half> %0 to <16 x i16>
; CHECK-NEXT: %3 = tail call <16 x float> @_Z4log2Dv16_Dh.w(<16 x i16> %2)
; CHECK-NEXT: %4 = fptrunc <16 x float> %3 to <16 x half>
define <16 x half> @_Z4log2Dv16_Dh(<16 x half> %x) #1 {
  %f = fpext <16 x half> %x to <16 x float>
  %r = fptrunc <16 x float> %f to <16 x half>
  ret <16 x half> %r
}
declare half @_Z4fabsDh(half)

; These stay as they are: LLVM makes vectors of the first one well, and the other one's vectors mean something else.
; CHECK-LABEL: define float @_Z4fabsf(float %0)
; CHECK-NEXT: call float @llvm.fabs.f32(float %0)
define float @_Z4fabsf(float %x) #2 {
  %r = call float @llvm.fabs.f32(float %x)
  %s = fadd float %r, 1.0
  ret float %s
}
define <4 x float> @_Z4fabsDv4_f(<4 x float> %x) #2 {
  ret <4 x float> %x
}
; CHECK-LABEL: define float @_Z9normalizef(float %0)
; CHECK-NEXT: fcmp
define float @_Z9normalizef(float %x) #4 {
  %c = fcmp ogt float %x, 1.0
  br i1 %c, label %a, label %b
a:
  ret float 1.0
b:
  ret float %x
}
define <4 x float> @_Z9normalizeDv4_f(<4 x float> %x) #4 {
  ret <4 x float> %x
}

; A form that converts, with a mask for each, as one of them has a path of its own (forms_vectors.c).
; CHECK-LABEL: define internal <2 x float> @_Z3sinDv2_f.f(<2 x float> %0)
; CHECK-NEXT: %2 = bitcast <2 x float> %0 to double
; CHECK-NEXT: %3 = tail call double @_Z3sinDv2_f(double %2)
; CHECK-NEXT: %4 = bitcast double %3 to <2 x float>
; CHECK-LABEL: define internal <2 x float> @_Z3sinDv2_f.f.m(<2 x float> %0, <2 x i1> %1)
; CHECK-NEXT: select <2 x i1> %1, <2 x float> %0, <2 x float> {{.*}}float 1.000000e+00{{[>)]}}{{$}}
; CHECK-NEXT: notail call <2 x float> @_Z3sinDv2_f.f(
; CHECK-LABEL: define internal <16 x float> @_Z3sinDv16_f.m(<16 x float> %0, <16 x i1> %1)

; The form of 32 lanes (forms_wide.c).
; CHECK-LABEL: define internal <32 x float> @_Z3sinDv16_f.pair(<32 x float> %0)
; CHECK-NEXT: %2 = fmul nnan <32 x float> %0, %0
; CHECK-NEXT: %3 = call <32 x float> @llvm.fma.v32f32(<32 x float> %2, <32 x float> %0, <32 x float> {{.*}}float 2.000000e+00{{[>)]}})
; CHECK-NEXT: %4 = fcmp ogt <32 x float> %0, {{.*}}float 9.000000e+00{{[>)]}}{{$}}
; CHECK-NEXT: %5 = shufflevector <32 x i1> %4, <32 x i1> poison, <16 x i32> <i32 0, i32 1,
; CHECK-NEXT: %6 = shufflevector <32 x i1> %4, <32 x i1> poison, <16 x i32> <i32 16, i32 17,
; CHECK-NEXT: %7 = or <16 x i1> %5, %6
; CHECK-NEXT: %8 = bitcast <16 x i1> %7 to i16
; CHECK-NEXT: %9 = icmp ne i16 %8, 0
; CHECK-NEXT: br i1 %9, label %10, label %16, !prof
; CHECK: %[[LOW:[0-9]+]] = tail call <16 x float> @of_rare(
; CHECK: %[[HIGH:[0-9]+]] = tail call <16 x float> @of_rare(
; CHECK: shufflevector <16 x float> %[[LOW]], <16 x float> %[[HIGH]], <32 x i32> <i32 0, i32 1,
; CHECK: phi <32 x float>
; CHECK-NEXT: ret <32 x float>

; F.s: its variables stand in the first block, where the branch never goes to the uses of the forms.
; CHECK: define internal float @_Z3sinf.s(float %0) #[[SCALAR:[0-9]+]] {
; CHECK-NEXT: %2 = alloca float
; CHECK-NEXT: call void asm sideeffect "", "s"(ptr @_Z3sinf.s) #[[ASM:[0-9]+]]
; CHECK-NEXT: %3 = call i64 @llvm.objectsize.i64.p0(ptr inttoptr (i64 64 to ptr), i1 false, i1 true, i1 false)
; CHECK-NEXT: %4 = icmp ne i64 %3, -1
; CHECK-NEXT: br i1 %4, label %5, label %[[BODY:[0-9]+]]
; CHECK: %6 = ptrtoint ptr @_Z3sinf.s to i64
; CHECK-NEXT: %7 = ptrtoint ptr @_Z3sinDv2_f.f to i64
; CHECK-NEXT: %8 = ptrtoint ptr @_Z3sinDv2_f.f.m to i64
; CHECK-NEXT: %9 = add i64 %7, %8
; CHECK-NEXT: %10 = xor i64 %9, %6
; CHECK: [[BODY]]:
; CHECK-NEXT: fcmp ogt float %0

; A pair, which is passed in registers.
; CHECK-LABEL: define internal <8 x double> @_Z3cosDv8_d.f(<8 x double> %0)
; CHECK-NEXT: %2 = alloca <8 x double>
; CHECK-NEXT: store <8 x double> %0, ptr %2
; CHECK-NEXT: %3 = call <8 x double> @_Z3cosDv8_d(ptr byval(<8 x double>) align 64 %2) #[[INLINED:[0-9]+]]
; CHECK-LABEL: define internal double @_Z3cosd.s(double %0)
; CHECK: tail call double @_Z3cosd.body(double %0)
; CHECK-LABEL: define internal double @_Z3cosd.body(double %0)

; A form of 32 lanes of double: half of the overload's 16 lanes is 8 lanes of either 16.
; CHECK-LABEL: define internal <32 x double> @_Z3logDv16_d.pair(<32 x double> %0)
; CHECK-NEXT: %[[LOW:[0-9]+]] = shufflevector <32 x double> %0, <32 x double> poison, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23>
; CHECK-NEXT: %[[HIGH:[0-9]+]] = shufflevector <32 x double> %0, <32 x double> poison, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
; CHECK: call <8 x double> @llvm.x86.avx512.mask.scalef.pd.512(
; CHECK: call <8 x double> @llvm.x86.avx512.mask.scalef.pd.512(
; CHECK-NEXT: %[[SCALED:[0-9]+]] = shufflevector <8 x double>
; CHECK-NEXT: %[[ROOT:[0-9]+]] = call <16 x double> @llvm.sqrt.v16f64(<16 x double> %[[HIGH]])
; CHECK-NEXT: %[[RARE:[0-9]+]] = fcmp ogt <16 x double> %[[ROOT]], splat (double 9.000000e+00)
; CHECK-NEXT: shufflevector <16 x i1> %[[RARE]], <16 x i1> poison, <8 x i32> <i32 0,
; CHECK-NEXT: shufflevector <16 x i1> %[[RARE]], <16 x i1> poison, <8 x i32> <i32 8,
; CHECK: bitcast <8 x i1> %{{[0-9]+}} to i8
; CHECK: shufflevector <16 x double> %[[SCALED]], <16 x double> %[[ROOT]], <32 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 poison, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 poison>
; CHECK: phi <32 x double> {{.*}} %0
; CHECK-NEXT: ret <32 x double>
; CHECK-LABEL: define internal double @_Z3logd.s(double %0)

; CHECK-LABEL: define internal { <4 x float>, <4 x float> } @_Z5frexpDv4_fPU9CLprivateDv4_i.f(<4 x float> %0)
; CHECK: %[[INTS:[0-9]+]] = load <4 x i32>, ptr
; CHECK: bitcast <4 x i32> %[[INTS]] to <4 x float>

; Halves as ints (forms_halves.c)
; CHECK-LABEL: define internal <8 x half> @_Z3expDv8_Dh.i(<8 x i16> %0)
; CHECK-LABEL: define internal half @_Z3expDh.s(i16 %0)
; CHECK: bitcast i16 %0 to half
; CHECK: %[[FLOAT:[0-9]+]] = {{call float @llvm.convert.from.fp16.f32\(i16 %0\)|fpext half %[0-9]+ to float}}
; CHECK: %[[COMPARED:[0-9]+]] = {{call float @llvm.convert.from.fp16.f32\(i16 %0\)|fpext half %[0-9]+ to float}}
; CHECK-NEXT: fcmp oeq float %[[COMPARED]], 2.000000e+00
; CHECK: fptrunc float %[[FLOAT]] to half

; CHECK-LABEL: define internal <16 x float> @_Z4log2Dv16_Dh.w(<16 x i16> %0)
; CHECK-NEXT: %2 = bitcast <16 x i16> %0 to <16 x half>
; CHECK-NEXT: %3 = fpext <16 x half> %2 to <16 x float>
; CHECK-NEXT: ret <16 x float> %3
; CHECK-LABEL: define internal float @_Z4log2Dh.s(i16 %0)
; CHECK: %[[RARE:[0-9]+]] = call half @_Z4fabsDh(
; CHECK-NEXT: %[[FLOAT:[0-9]+]] = fpext half %[[RARE]] to float
; CHECK: %[[RESULT:[0-9]+]] = phi float [ %{{[0-9]+}}, %{{[0-9]+}} ], [ %[[FLOAT]], %{{[0-9]+}} ]
; CHECK-NEXT: ret float %[[RESULT]]

; CHECK-DAG: attributes #[[STUB]] = { alwaysinline nounwind memory(none) "min-legal-vector-width"="512" "target-features"="+avx2,+avx512f" }
; CHECK-DAG: attributes #[[SCALAR]] = { noinline nounwind willreturn memory(none) "target-features"="+avx2,+avx512f" "vector-function-abi-variant"="_ZGV_LLVM_N2v__Z3sinf.s(_Z3sinDv2_f.f),_ZGV_LLVM_M2v__Z3sinf.s(_Z3sinDv2_f.f.m),_ZGV_LLVM_N16v__Z3sinf.s(_Z3sinDv16_f),_ZGV_LLVM_M16v__Z3sinf.s(_Z3sinDv16_f.m),_ZGV_LLVM_N32v__Z3sinf.s(_Z3sinDv16_f.pair)" }
; CHECK-DAG: attributes #[[ASM]] = { nounwind memory(none) }
; CHECK-DAG: attributes #[[INLINED]] = { alwaysinline }
attributes #0 = { nounwind memory(none) "target-features"="+avx2,+avx512f" }
attributes #1 = { nounwind memory(none) "min-legal-vector-width"="512" "target-features"="+avx2,+avx512f" }
attributes #2 = { nounwind memory(none) "target-features"="+avx2" }
attributes #3 = { nounwind memory(argmem: write) "target-features"="+avx2" }
; CHECK-DAG: "vector-function-abi-variant"="_ZGV_LLVM_N8v__Z3logd.s(_Z3logDv8_d),_ZGV_LLVM_M8v__Z3logd.s(_Z3logDv8_d.m),_ZGV_LLVM_N16v__Z3logd.s(_Z3logDv16_d.f),_ZGV_LLVM_N32v__Z3logd.s(_Z3logDv16_d.pair)"
attributes #4 = { nounwind memory(none) "target-features"="+avx2" "oneclc-not-lanewise" }
attributes #5 = { nounwind memory(none) "target-features"="+avx2,+avx512f" "oneclc-four-registers" }
attributes #6 = { nounwind memory(argmem: read) "min-legal-vector-width"="1024" "target-features"="+avx2,+avx512f" }
declare <8 x double> @llvm.x86.avx512.mask.scalef.pd.512(<8 x double>, <8 x double>, <8 x double>, i8, i32)
declare <8 x double> @llvm.sqrt.v8f64(<8 x double>)
declare float @llvm.fabs.f32(float)
declare <16 x float> @llvm.fma.v16f32(<16 x float>, <16 x float>, <16 x float>)
!0 = !{!"branch_weights", i32 1, i32 2000}
