; SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
; The third test of clean.c: a logical operation in assembly, whose lanes need not be together.
target triple = "nvptx64-nvidia-cuda"

; CHECK: call i32 asm "lop3.b32 $0, $1, $1, $1, 0xff;", "=r,r"(i32 %0) #[[LOGICAL:[0-9]+]]{{$}}
; CHECK: call i32 asm "mov.b32 $0, $1;", "=r,r"(i32 %3) #[[OTHER:[0-9]+]]{{$}}
; CHECK: call i32 @llvm.nvvm.f2i.rz(float %1){{$}}
declare i32 @llvm.nvvm.f2i.rz(float)
define i32 @_Z7convertif(i32 %x, float %y) #0 {
  %a = call i32 asm "lop3.b32 $0, $1, $1, $1, 0xff;", "=r,r"(i32 %x) #1, !srcloc !1
  %b = call i32 asm "mov.b32 $0, $1;", "=r,r"(i32 %a) #1
  %c = call i32 @llvm.nvvm.f2i.rz(float %y) #1
  %r = add i32 %b, %c
  ret i32 %r
}
; CHECK-DAG: attributes #[[LOGICAL]] = { nounwind memory(none) }
; CHECK-DAG: attributes #[[OTHER]] = { convergent nounwind }
; CHECK-NOT: target-features
attributes #0 = { nounwind "target-features"="+ptx42" }
attributes #1 = { convergent nounwind }
!llvm.ident = !{!0}
!0 = !{!"clang"}
!1 = !{i64 12345}
