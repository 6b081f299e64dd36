; SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
; The second test of compact.c: functions for two processors. Those for the first x86-64 say nothing, those for the
; greater one say what they need.
target triple = "x86_64-unknown-linux-gnu"

; CHECK: define i32 @_Z1ai(i32 %0) #[[FIRST:[0-9]+]] {
define i32 @_Z1ai(i32 %x) #0 {
  %r = add i32 %x, 77
  ret i32 %r
}
define i32 @_Z1bi(i32 %x) #0 {
  %r = sub i32 %x, 77
  ret i32 %r
}
; CHECK: define i32 @_Z1ci(i32 %0) #[[GREATER:[0-9]+]] {
define i32 @_Z1ci(i32 %x) #1 {
  %r = mul i32 %x, 77
  ret i32 %r
}
define i32 @_Z1di(i32 %x) #1 {
  %r = xor i32 %x, 77
  ret i32 %r
}
; CHECK-DAG: attributes #[[FIRST]] = { nounwind }
; CHECK-DAG: attributes #[[GREATER]] = { nounwind "target-features"="+avx,+avx2,+bmi2,+f16c,+fma,+ssse3" }
attributes #0 = { nounwind "min-legal-vector-width"="0" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+sse,+sse2" }
attributes #1 = { nounwind "min-legal-vector-width"="0" "target-cpu"="x86-64-v3" "target-features"="+avx,+avx2,+bmi,+bmi2,+cmov,+f16c,+fma,+lzcnt,+sse,+sse2,+ssse3,+x87,+xsave" }
