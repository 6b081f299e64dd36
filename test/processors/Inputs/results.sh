#!/bin/sh
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# results.sh TARGET "FLAGS OF CLC-CONFIG" "C COMPILER" "RUN": runs kernels in the folder TARGET, where the results become
# page.txt (the kernels of docs/examples) and values.txt (values.cl). In the environment: CLANG, SOURCE, FORM, which is
# -DFULL for the long form, and LAUNCHERS, which is docs/examples/launchers.c as a program.
# shellcheck disable=SC2086 # flags are words
set -eu
target=$1 config=$2 cc=$3 run=$4
examples=$SOURCE/docs/examples inputs=$SOURCE/test/processors/Inputs
mkdir "$target"
cd "$target"
flags=$(clc-config --clang "$CLANG" --target "$target" $config)
code=$(printf '%s\n' "$flags" | tr ' ' '\n' | grep -E -e '^--?(target|m(arch|cpu|abi))=')
half=
case $target in riscv64*) # half.c says why
  "$CLANG" $code -O2 -fPIC -c "$examples/half.c" -o half.o
  half=half.o
  ;;
esac
for set in page values; do
  case $set in
  page) jobs=$examples/jobs.c kernels=$examples/kernels.cl ;;
  values) jobs=$inputs/jobs.c kernels=$inputs/values.cl ;;
  esac
  $cc -std=gnu11 -O2 -fopenmp $FORM -I "$SOURCE/include" -I "$examples" "$examples/driver.c" "$jobs" -o $set -rdynamic
  "$CLANG" $flags $FORM -Wno-psabi -x cl -cl-std=CL3.0 -O2 -fPIC -Xclang -disable-llvm-passes -emit-llvm -c "$kernels" -o kernels.bc
  "$LAUNCHERS" kernels.bc ready.bc
  "$CLANG" $code -O2 -fPIC -Wno-override-module -c ready.bc -o ready.o
  $cc -shared ready.o $half -o $set.so
  $run ./$set ./$set.so >$set.txt
done
