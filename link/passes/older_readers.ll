; SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
; The test of older_readers.c: what becomes of this module. (Newer LLVMs add to the layout when they read it.)
target datalayout = "e-m:e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgcn-amd-amdhsa"

; CHECK: define range(i32 0, 2) i32 @__ocml_f(ptr addrspace(5) writeonly %0, i32 noundef %1) #[[LEFT:[0-9]+]] {
; CHECK-NEXT: %3 = alloca i32
; CHECK-NEXT: %4 = call noundef i32 @g(ptr addrspace(5) %3) #[[CALL:[0-9]+]]
; CHECK-NEXT: %5 = icmp ult i32 %4, %1
define range(i32 0, 2) i32 @__ocml_f(ptr addrspace(5) writeonly captures(none) %p, i32 noundef %n) #0 {
  %x = alloca i32, addrspace(5)
  call void @llvm.lifetime.start.p5(ptr addrspace(5) %x)
  %y = call noundef i32 @g(ptr addrspace(5) captures(none) %x) #1
  call void @llvm.lifetime.end.p5(ptr addrspace(5) %x)
  %less = icmp samesign ult i32 %y, %n
  %r = zext i1 %less to i32
  ret i32 %r
}
; CHECK-NOT: @llvm.lifetime
declare i32 @g(ptr addrspace(5) captures(none))
declare void @llvm.lifetime.start.p5(ptr addrspace(5) captures(none))
declare void @llvm.lifetime.end.p5(ptr addrspace(5) captures(none))

; CHECK-DAG: attributes #[[LEFT]] = { nounwind "denormal-fp-math"="dynamic,dynamic" }
; CHECK-DAG: attributes #[[CALL]] = { nounwind }
attributes #0 = { nounwind nocreateundeforpoison "denormal-fp-math"="dynamic,dynamic" }
attributes #1 = { nounwind nocreateundeforpoison }
