#!/bin/sh
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# devices.sh DEVICE: runs the kernels of devices.cl with clc-run and prints what they leave.
set -eu
run() {
  range=$1
  shift
  # shellcheck disable=SC2086 # options are words
  clc-run --device "$device" --hex $range "$(dirname "$0")/devices.cl" "$@"
}
device=$1
run '--global 10 --local 4' group out:float4[10]:1,2,3,4,5,6,7,8,9,10,11,12 out:int[10] local:float[4] \
  1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16 -7 0.75
run '--global 40' loop out:float[40]:1,2,3e10 out:double[40]:0.5,-3 out:half[40]:1,2,-3
run '--global 3,2' picture 'image:[3,2]:1,2,3,4,50,60,70,80,90,100,110,120' sampler:linear,clamp 'out:image:[3,2]'
run '--global 5' talk 1.5,-2
run '--global 2' blocks out:int[3]:1,2,3
