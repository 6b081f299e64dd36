; SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
; The test of clean.c: what becomes of a processor's module. clean.amdgcn.ll and clean.nvptx.ll have what is a GPU's.
target triple = "x86_64-unknown-linux-gnu"

; CHECK: define float @_Z3sinf(float %0) #[[SIN:[0-9]+]] {
define float @_Z3sinf(float %x) #0 {
  ret float %x
}

; The calls of a vector form may be inlined, those in a function of the same attribute may not; places go.
; CHECK: define float @_Z3cosf(float %0) #[[COS:[0-9]+]] {
; CHECK-NEXT: call float @_Z3sinf(float %0) #[[CALL:[0-9]+]]
; CHECK-NEXT: call void asm sideeffect "", ""() #[[CALL]]{{$}}
define float @_Z3cosf(float %x) #1 {
  %r = call float @_Z3sinf(float %x) #2
  call void asm sideeffect "", ""() #3, !srcloc !1
  ret float %r
}

; Where a target cannot do something, the place stays a place, of no file.
; CHECK: call void @_Z28__oneclc_unsupported_enqueuev() #[[CALL]], !srcloc ![[PLACE:[0-9]+]]
declare void @_Z28__oneclc_unsupported_enqueuev() "dontcall-error"="it cannot"
define void @_Z7enqueuev() #1 {
  call void @_Z28__oneclc_unsupported_enqueuev() #3, !srcloc !1
  ret void
}

; An intrinsic that is called by its name is what its declaration says.
; CHECK: call float @llvm.minimum.f32(float %0, float 1.000000e+00){{$}}
declare float @llvm.minimum.f32(float, float)
define float @_Z8minimumff(float %x) #1 {
  %r = call float @llvm.minimum.f32(float %x, float 1.0) #3
  ret float %r
}

; C's printf would become puts.
; CHECK: define i32 @printf(ptr %0, ...) #[[PRINTF:[0-9]+]] {
define i32 @printf(ptr %format, ...) #1 {
  ret i32 0
}

; CHECK-DAG: attributes #[[SIN]] = { nounwind {{"denormal-fp-math"="dynamic,dynamic"|denormal_fpenv\(dynamic\)}} "min-legal-vector-width"="0" "target-cpu"="x86-64-v3" }
; CHECK-DAG: attributes #[[COS]] = { noinline nounwind "oneclc-word" }
; CHECK-DAG: attributes #[[CALL]] = { convergent }
; CHECK-DAG: attributes #[[PRINTF]] = { nobuiltin noinline nounwind "oneclc-word" }
; CHECK-NOT: {{^}}!ll
; CHECK-NOT: {{^}}!op
; CHECK: ![[PLACE]] = !{i64 1}
attributes #0 = { nounwind "denormal-fp-math"="dynamic,dynamic" "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64-v3" "uniform-work-group-size"="false" }
attributes #1 = { noinline nounwind "oneclc-word" }
attributes #2 = { convergent noinline "no-builtins" }
attributes #3 = { convergent }
!llvm.module.flags = !{!0}
!llvm.ident = !{!2}
!opencl.ocl.version = !{!3}
!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i64 12345}
!2 = !{!"clang"}
!3 = !{i32 3, i32 0}
