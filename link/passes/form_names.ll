; SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
; The test of form_names.c: what becomes of this module.

; The library's own forms get the names that the vector function ABI has for them, and begin at a line of the cache.
; CHECK: define internal <4 x float> @_ZGVbN4v__Z3sinf.s(<4 x float> %0) align 64 {
define internal <4 x float> @_Z3sinDv4_f.own(<4 x float> %x) {
  ret <4 x float> %x
}
; CHECK: define internal <2 x double> @_ZGVbN2v__Z3sind.s(<2 x double> %0) align 64 {
define internal <2 x double> @_Z3sinDv2_d.own(<2 x double> %x) {
  ret <2 x double> %x
}
; CHECK: define internal <8 x float> @_ZGVdN8v__Z3cosf.s(<8 x float> %0) align 64 {
define internal <8 x float> @_Z3cosDv8_f.own(<8 x float> %x) {
  %r = call <8 x float> @_Z3tanDv8_f(<8 x float> %x)
  ret <8 x float> %r
}
; CHECK: define internal <4 x float> @_ZGVbN4vv__Z3powff.s(<4 x float> %0, <4 x float> %1) align 64 {
define internal <4 x float> @_Z3powDv4_fS_.own(<4 x float> %x, <4 x float> %y) {
  ret <4 x float> %x
}

; One that kernels call keeps its name.
; CHECK: define <8 x float> @_Z3tanDv8_f(<8 x float> %0) {
define <8 x float> @_Z3tanDv8_f(<8 x float> %x) {
  ret <8 x float> %x
}

; CHECK: define float @_Z3sinf.s(float %0) #[[SIN:[0-9]+]]
define float @_Z3sinf.s(float %x) "vector-function-abi-variant"="_ZGV_LLVM_N4v__Z3sinf.s(_Z3sinDv4_f.own)" {
  ret float %x
}
; CHECK: define double @_Z3sind.s(double %0) #[[SIN]]
define double @_Z3sind.s(double %x) "vector-function-abi-variant"="_ZGV_LLVM_N2v__Z3sind.s(_Z3sinDv2_d.own)" {
  ret double %x
}
; CHECK: define float @_Z3cosf.s(float %0) #[[COS:[0-9]+]]
define float @_Z3cosf.s(float %x) "target-features"="+avx2,+fma" "vector-function-abi-variant"="_ZGV_LLVM_N8v__Z3cosf.s(_Z3cosDv8_f.own)" {
  ret float %x
}
; Another name of the same function.
; CHECK: define float @_Z6cosinef.s(float %0) #[[COSINE:[0-9]+]]
define float @_Z6cosinef.s(float %x) "target-features"="+avx2,+fma" "vector-function-abi-variant"="_ZGV_LLVM_N8v__Z6cosinef.s(_Z3cosDv8_f.own)" {
  ret float %x
}
; CHECK: define float @_Z3tanf.s(float %0) #[[TAN:[0-9]+]]
define float @_Z3tanf.s(float %x) "target-features"="+avx2,+fma" "vector-function-abi-variant"="_ZGV_LLVM_N8v__Z3tanf.s(_Z3tanDv8_f),_ZGV_LLVM_M8v__Z3tanf.s(_Z3tanDv8_f.m)" {
  ret float %x
}
; CHECK: define internal <8 x float> @_ZGVdM8v__Z3tanf.s(<8 x float> %0, <8 x i1> %1) #{{[0-9]+}} align 64 {
define internal <8 x float> @_Z3tanDv8_f.m(<8 x float> %x, <8 x i1> %mask) "target-features"="+avx2,+fma" {
  ret <8 x float> %x
}
; Of other parameters the list is another one.
; CHECK: define float @_Z3powff.s(float %0, float %1) #[[POW:[0-9]+]]
define float @_Z3powff.s(float %x, float %y) "vector-function-abi-variant"="_ZGV_LLVM_N4vv__Z3powff.s(_Z3powDv4_fS_.own)" {
  ret float %x
}

; A list with a parenthesis ends with one.
; CHECK: attributes #[[SIN]] = { "vector-function-abi-variant"="_ZGVbN4v__Z3sinf.s,_ZGVbN2v__Z3sind.s" }
; CHECK: attributes #[[COS]] = {{.*}} "vector-function-abi-variant"="_ZGVdN8v__Z3cosf.s" }
; CHECK: attributes #[[COSINE]] = {{.*}} "vector-function-abi-variant"="_ZGVdN8v__Z6cosinef.s(_ZGVdN8v__Z3cosf.s)" }
; CHECK: attributes #[[TAN]] = {{.*}} "vector-function-abi-variant"="_ZGVdN8v__Z3tanf.s(_Z3tanDv8_f),_ZGVdM8v__Z3tanf.s(_ZGVdM8v__Z3tanf.s)" }
; CHECK: attributes #[[POW]] = { "vector-function-abi-variant"="_ZGVbN4vv__Z3powff.s" }
