#!/bin/sh
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# link.sh LLVM_BIN TRIPLE LIST OUT: links the objects named in LIST into one module of that triple, with small builtins inlined
# into others. Each object brings a copy of Clang's version records and of attributes that say nothing about a
# library (llvm-link would keep hundreds, and every kernel would inherit them), and inline assembly places in source files,
# which differ from folder to folder: they are taken out, and so is the mark on
# calls that only this inlining was to spare (lanes.h; the attributes of calls have no strings, those of functions do).
# LLVM may not make puts and putchar of calls of printf, which is ours.
# LLVM's AMD target knows OpenCL's functions by their names and replaces calls (AMDGPULibCalls): pow(x, 0.5f) by sqrt(x), also for -0 and -inf,
# pow(fabs(x), y) by powr, also for 0 and infinity, pow(x, 0x1p40f) by pown with a poison exponent, rootn(x, 2) by a square root that rounds
# otherwise. It leaves functions alone that are no builtins of the compiler.
# Calls of what a target cannot do keep a place, one that says nothing: without any Clang would not report them as errors.
set -eu
bin=$1 triple=$2 list=$3 out=$4
tmp=$out.tmp
trap 'rm -f "$tmp".*' EXIT
ours='' && case $triple in amdgcn*) ours='/^define .*@_Z\(3pow\|4powr\|4pown\|5rootn\)/s/ #[0-9]* {/ nobuiltin&/' ;; esac
"$bin/llvm-link" "@$list" -o "$tmp.linked"
"$bin/opt" -mtriple="$triple" -passes='cgscc(inline,function(sroa,early-cse<memssa>,instcombine<no-verify-fixpoint>,simplifycfg),function-attrs),globaldce,strip-dead-prototypes' \
  "$tmp.linked" -S -o "$tmp.ll"
sed \
  -e '/^!opencl\.ocl\.version = /d' -e '/^!opencl\.spir\.version = /d' -e '/^!llvm\.ident = /d' -e '/^!llvm\.errno\.tbaa = /d' \
  -e '/^attributes #/s/ "\(stack-protector-buffer-size\|no-trapping-math\|uniform-work-group-size\)"="[^"]*"//g' \
  -e '/^attributes #/s/ "target-features"="+ptx[0-9]*"//' \
  -e '/^attributes #/s/ "no-builtins"//' \
  -e '/^define .*@printf(/s/ #[0-9]* {/ nobuiltin&/' -e "$ours" \
  -e '/@_Z[0-9]*__oneclc_unsupported_/s/!srcloc ![0-9]*/!srcloc !{i64 1}/' -e 's/, !srcloc ![0-9][0-9]*//' \
  -e '/^attributes #[^"]*$/s/ noinline//' "$tmp.ll" | "$bin/llvm-as" -o "$tmp.bc"
mv "$tmp.bc" "$out"
