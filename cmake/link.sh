#!/bin/sh
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# link.sh LLVM_BIN TRIPLE PROCESSOR LIST OUT: links the objects named in LIST into one module of that triple, OUT. Small
# builtins are inlined into others, and what kernels should not inherit is taken out (clean_ir.awk, which explains
# PROCESSOR).
set -eu
bin=$1 triple=$2 processor=$3 list=$4 out=$5
tmp=$out.tmp
trap 'rm -f "$tmp".*' EXIT
"$bin/llvm-link" "@$list" -o "$tmp.linked"
"$bin/opt" -mtriple="$triple" -passes='cgscc(inline,function(sroa,early-cse<memssa>,instcombine<no-verify-fixpoint>,simplifycfg),function-attrs),globaldce,strip-dead-prototypes' \
  "$tmp.linked" -S -o "$tmp.ll"
LC_ALL=C awk -v triple="$triple" -v processor="$processor" -f "$(dirname "$0")/clean_ir.awk" "$tmp.ll" >"$tmp.clean.ll"
"$bin/llvm-as" "$tmp.clean.ll" -o "$tmp.bc"
mv "$tmp.bc" "$out"
