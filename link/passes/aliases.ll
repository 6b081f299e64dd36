; SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
; The test of aliases.c: what becomes of this module.

; Two that are alike, and one that calls the first, are names of one function, which no program can name.
; CHECK-DAG: @_Z4samec = unnamed_addr alias i8 (i8), ptr @[[BODY:_Z4same[ch].own]]
; CHECK-DAG: @_Z4sameh = hidden unnamed_addr alias i8 (i8), ptr @[[BODY]]
; CHECK-DAG: @_Z5callsc = unnamed_addr alias i8 (i8), ptr @[[BODY]]

; CHECK: define internal i8 @[[BODY]](i8 %0)
define i8 @_Z4samec(i8 %x) {
  %y = add i8 %x, 1
  ret i8 %y
}
define hidden i8 @_Z4sameh(i8 %x) {
  %y = add i8 %x, 1
  ret i8 %y
}
define i8 @_Z5callsc(i8 %x) {
  %y = tail call i8 @_Z4samec(i8 %x)
  ret i8 %y
}

; The library calls the function.
; CHECK-NEXT: add i8
; CHECK: define i8 @_Z4usesc(i8 %0)
; CHECK-NEXT: call i8 @[[BODY]](i8 %0)
define i8 @_Z4usesc(i8 %x) {
  %y = call i8 @_Z4sameh(i8 %x)
  %z = mul i8 %y, 3
  ret i8 %z
}

; These do more than call, or say more of their parameters: they stay functions.
; CHECK: define i8 @_Z5twicec(i8 %0)
define i8 @_Z5twicec(i8 %x) {
  %y = call i8 @_Z4usesc(i8 %x)
  %z = call i8 @_Z4usesc(i8 %y)
  ret i8 %z
}
; CHECK: define signext i8 @_Z6signedc(i8 signext %0)
define signext i8 @_Z6signedc(i8 signext %x) {
  %y = call i8 @_Z4usesc(i8 %x)
  ret i8 %y
}
; CHECK: define i8 @_Z4swapcc(i8 %0, i8 %1)
; CHECK-NEXT: call i8 @_Z3subcc(i8 %1, i8 %0)
define i8 @_Z4swapcc(i8 %x, i8 %y) {
  %z = call i8 @_Z3subcc(i8 %y, i8 %x)
  ret i8 %z
}
; CHECK: define i8 @_Z3subcc(i8 %0, i8 %1)
define i8 @_Z3subcc(i8 %x, i8 %y) {
  %z = sub i8 %x, %y
  ret i8 %z
}

; Drivers may define what has a reserved name.
; CHECK: define i8 @__hook_1(i8 %0)
; CHECK: define i8 @__hook_2(i8 %0)
; CHECK: call i8 @__hook_2(i8 %0)
define i8 @__hook_1(i8 %x) {
  %y = add i8 %x, 1
  ret i8 %y
}
define i8 @__hook_2(i8 %x) {
  %y = add i8 %x, 1
  ret i8 %y
}
define i8 @_Z4hookc(i8 %x) {
  %y = call i8 @__hook_2(i8 %x)
  ret i8 %y
}
