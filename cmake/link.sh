#!/bin/sh
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# link.sh LLVM_BIN ONECLC_LINK TRIPLE PROCESSOR LOOPS NO_FP64 INLINING CONSTANTS LIST OUT [FASTER]: links the objects named in LIST into one module
# of that triple, OUT. ONECLC_LINK is the program of the passes in link/passes. Builtins are inlined into others up to the threshold INLINING, and what kernels should not inherit is
# taken out (link/passes/clean.c). FASTER lists the objects of another section, whose bodies are chosen at
# run time (link/passes/choose_fma.c). If LOOPS is 1, scalar builtins name their vector forms for the loops of kernels
# (vector-forms), whose calls cost as little as may be (keep-registers) and whose names are short (form-names).
# CONSTANTS are the passes that put constants into tables in memory and operations in order, or a script that puts constants into registers, or -.
# If NO_FP64 is 1, the correctly rounded functions of float have second forms, without double (link/passes/software_double.c).
#
# SPIR-V does without the pass merge: drivers and LLVM's backend know functions by their names there.
#
# A tenth of the file would be what nobody reads: the order of uses, which archives are without as well, names of values, and
# a table of symbols for linkers of whole programs, which llvm-cat does not copy.
set -eu
bin=$1 passes=$2
shift 2
triple=$1 processor=$2 loops=$3 no_fp64=$4 inlining=$5 constants=$6 list=$7 out=$8
shift 8
faster=${1-}
tmp=$out.tmp
scripts=$(dirname "$0")
small=--preserve-bc-uselistorder=false
export LC_ALL=C
trap 'wait; rm -f "$tmp".*' EXIT

# linked LIST NAME [PENALTY]: makes NAME.ll. Where LLVM inlines what is called only when it compiles a kernel (x86/sse2/math/arithmetic/fma_bodies.h),
# a call counts as what it stands for.
linked() {
  "$bin/llvm-link" -disable-verify "@$1" -o "$2.objects"
  "$passes" policies "$2.objects" "$2.linked"
  "$bin/opt" -disable-verify -inline-threshold="$inlining" -inline-call-penalty="${3-25}" -mtriple="$triple" -passes='cgscc(inline,function(sroa,early-cse<memssa>,instcombine<no-verify-fixpoint>,simplifycfg),function-attrs),globaldce,strip-dead-prototypes' \
    "$2.linked" -o "$2.inlined.bc"
  "$passes" "$([ "$loops" = 0 ] || echo merge-but-pointers,)clean" "$2.inlined.bc" "$2.clean.bc"
  "$bin/llvm-dis" "$2.clean.bc" -o "$2.ll"
}

if [ -n "$faster" ]; then
  linked "$faster" "$tmp.faster" &
  linking=$!
fi
linked "$list" "$tmp" ${faster:+100}
if [ -n "$faster" ]; then
  wait "$linking"
  "$passes" fma-names "$tmp.faster.clean.bc" "$tmp.fma.bc"
  "$bin/llvm-link" -disable-verify "$tmp.clean.bc" "$tmp.fma.bc" -o "$tmp.both.bc"
  "$passes" choose-fma "$tmp.both.bc" "$tmp.chosen.bc"
  "$bin/llvm-dis" "$tmp.chosen.bc" -o "$tmp.ll"
fi
if [ "$loops" = 1 ]; then
  "$bin/llvm-as" -disable-verify "$tmp.ll" -o "$tmp.cleaned.bc"
  "$passes" vector-forms,keep-registers "$tmp.cleaned.bc" "$tmp.kept.bc"
  "$bin/llvm-dis" "$tmp.kept.bc" -o "$tmp.ll"
fi
case $triple in
spirv*) "$bin/llvm-as" $small "$tmp.ll" -o "$tmp.bc" ;;
*)
  case $loops$faster in
  1) short=splats,merge ;;
  *) short=merge ;;
  esac
  "$bin/llvm-as" -disable-verify $small "$tmp.ll" -o "$tmp.split.bc"
  "$passes" $short "$tmp.split.bc" "$tmp.bc"
  ;;
esac
if [ "$constants" != - ]; then
  "$passes" "$constants" "$tmp.bc" "$tmp.next.bc"
  mv "$tmp.next.bc" "$tmp.bc"
fi
doubles=
if [ "$no_fp64" = 1 ]; then
  doubles=software-double,
fi
case $triple in
amdgcn* | nvptx*) names=own-names-between-builtins ;;
*) names=own-names ;;
esac
shorter=
if [ "$loops" = 1 ]; then
  shorter=,form-names
fi
"$passes" ${doubles}drop-policies,short-bodies,$names$shorter,compact "$tmp.bc" "$tmp.compact.bc"
"$bin/llvm-cat" -b "$tmp.compact.bc" -o "$out"
