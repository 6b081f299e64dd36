#!/bin/sh
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# link.sh LLVM_BIN TRIPLE PROCESSOR LOOPS LIST OUT: links the objects named in LIST into one module of that triple, OUT.
# Small builtins are inlined into others, and what kernels should not inherit is taken out (clean_ir.awk, which explains
# PROCESSOR). If LOOPS is 1, scalar builtins name their vector forms for the loops of kernels (vector_forms.awk), and
# functions that are alike become one: where all pointers are of one kind, that is three of four that take a pointer.
set -eu
bin=$1 triple=$2 processor=$3 loops=$4 list=$5 out=$6
tmp=$out.tmp
trap 'rm -f "$tmp".*' EXIT
"$bin/llvm-link" -disable-verify "@$list" -o "$tmp.linked"
"$bin/opt" -disable-verify -mtriple="$triple" -passes='cgscc(inline,function(sroa,early-cse<memssa>,instcombine<no-verify-fixpoint>,simplifycfg),function-attrs),globaldce,strip-dead-prototypes' \
  "$tmp.linked" -S -o "$tmp.ll"
LC_ALL=C awk -v triple="$triple" -v processor="$processor" -f "$(dirname "$0")/clean_ir.awk" "$tmp.ll" >"$tmp.clean.ll"
if [ "$loops" = 1 ]; then
  LC_ALL=C awk -f "$(dirname "$0")/vector_forms.awk" "$tmp.clean.ll" "$tmp.clean.ll" >"$tmp.forms.ll"
  "$bin/opt" -passes=mergefunc "$tmp.forms.ll" -o "$tmp.bc"
else
  "$bin/llvm-as" "$tmp.clean.ll" -o "$tmp.bc"
fi
mv "$tmp.bc" "$out"
