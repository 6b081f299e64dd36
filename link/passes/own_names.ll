; SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
; The test of own_names.c: what becomes of this module.

; A table, a call and a list of vector forms name the body.
; CHECK: @table = internal constant [1 x ptr] [ptr @_Z3dotDv2_fS_.own]
@table = internal constant [1 x ptr] [ptr @_Z3dotDv2_fS_]

; CHECK: define internal spir_func noundef float @_Z3dotDv2_fS_.own(<2 x float> noundef %0, <2 x float> noundef %1) local_unnamed_addr #[[BODY:[0-9]+]] {
define hidden spir_func noundef float @_Z3dotDv2_fS_(<2 x float> noundef %a, <2 x float> noundef %b) local_unnamed_addr #0 {
  %p = fmul <2 x float> %a, %b
  %r = extractelement <2 x float> %p, i32 0
  ret float %r
}

; Nothing uses this function: it stays as it is.
; CHECK: define spir_func float @_Z6lengthDv2_f(<2 x float> %0) {
; CHECK: call spir_func float @_Z3dotDv2_fS_.own(
define spir_func float @_Z6lengthDv2_f(<2 x float> %v) {
  %d = call spir_func float @_Z3dotDv2_fS_(<2 x float> %v, <2 x float> %v)
  ret float %d
}

; What is passed in memory is passed on without "tail".
; CHECK: define internal void @_Z3bigDv16_d.own(ptr byval(<16 x double>) align 128 %0)
define void @_Z3bigDv16_d(ptr byval(<16 x double>) align 128 %x) {
  ret void
}
define void @_Z6biggerDv16_d(ptr byval(<16 x double>) align 128 %x) {
  call void @_Z3bigDv16_d(ptr byval(<16 x double>) align 128 %x)
  ret void
}

; Reserved names stay public, whoever calls them.
; CHECK: define i32 @_Z20__oneclc_work_itemv()
define i32 @_Z20__oneclc_work_itemv() {
  ret i32 1
}
; CHECK: define i32 @__read_pipe_2()
define i32 @__read_pipe_2() {
  %r = call i32 @_Z20__oneclc_work_itemv()
  ret i32 %r
}
; CHECK: define i32 @_Z13get_global_idj(i32 %0) {
; CHECK-NEXT: call i32 @__read_pipe_2()
define i32 @_Z13get_global_idj(i32 %d) {
  %r = call i32 @__read_pipe_2()
  ret i32 %r
}

; CHECK: define internal <4 x float> @_Z3sinDv4_f.own(<4 x float> %0)
define <4 x float> @_Z3sinDv4_f(<4 x float> %x) {
  ret <4 x float> %x
}
define internal float @_Z3sinf.s(float %x) #1 {
  ret float %x
}

; The public functions come last.
; CHECK: define hidden spir_func noundef float @_Z3dotDv2_fS_(<2 x float> noundef %0, <2 x float> noundef %1) local_unnamed_addr #[[PUBLIC:[0-9]+]] {
; CHECK-NEXT: %3 = tail call spir_func noundef float @_Z3dotDv2_fS_.own(<2 x float> noundef %0, <2 x float> noundef %1)
; CHECK-NEXT: ret float %3
; CHECK: define void @_Z3bigDv16_d(ptr byval(<16 x double>) align 128 %0) {
; CHECK-NEXT: {{^}}  call void @_Z3bigDv16_d.own(ptr byval(<16 x double>) align 128 %0)
; CHECK-NEXT: ret void
; CHECK: define <4 x float> @_Z3sinDv4_f(<4 x float> %0) {
; CHECK: call <4 x float> @_Z3sinDv4_f.own(

; CHECK: attributes #[[BODY]] = { noinline nounwind }
; CHECK: "vector-function-abi-variant"="_ZGV_LLVM_N4v__Z3sinf.s(_Z3sinDv4_f.own)"
; CHECK: attributes #[[PUBLIC]] = { nounwind }
attributes #0 = { noinline nounwind }
attributes #1 = { "vector-function-abi-variant"="_ZGV_LLVM_N4v__Z3sinf.s(_Z3sinDv4_f)" }
