# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
#   awk -f constants_in_memory.awk MODULE.ll >OUT.ll
#
# For NVIDIA's GPUs: takes constants of double out of the instructions, into a table of each function in constant memory.
#
# An instruction holds a double whose lower 32 bits are zero. For any other ptxas emits two moves into uniform registers
# before it, in each turn of a loop: two of three instructions of a polynomial. From constant memory it takes one load, which
# it moves out of loops as far as there are uniform registers. On an H200 loops of sin, tan and log become faster by a
# quarter or more, the mean of all functions of double by a tenth. The table is `externally_initialized`, which keeps LLVM
# from reading the constants back; so it does not compute calls with constant arguments, either. Of two constants an fma holds
# one.

BEGIN {
  # What keeps its constants, because its loops are slower without (clc-bench on an H200, 2026-11-23: 0.79 to 0.98 of the speed), or all but so many (2026-11-26):
  # where there are more than uniform registers, ptxas loads those of a path before it knows whether that is taken.
  split("pown=0 lgamma=24 lgamma_r=24 cr_pown=0 cr_erf=0 cbrt=0 cr_atan=0 cr_expm1=0", words, " ")
  for (i in words)
    most[substr(words[i], 1, index(words[i], "=") - 1)] = substr(words[i], index(words[i], "=") + 1)
}

# The builtin's name in a mangled one
function plain(name) {
  return match(name, /^_Z[0-9]+/) ? substr(name, RLENGTH + 1, substr(name, 3, RLENGTH - 2)) : ""
}

# The name of a constant in the table, whose load it prints
function loaded(value) {
  if (!((functions, value) in place)) {
    place[functions, value] = count[functions]++
    table[functions] = table[functions] (count[functions] > 1 ? ", " : "") "double " value
  }
  printf "  %%place.%d = getelementptr inbounds i8, ptr addrspace(4) @oneclc.constants.%d, i32 %d\n", ++loads, functions, 8 * place[functions, value]
  printf "  %%constant.%d = load double, ptr addrspace(4) %%place.%d, align 8\n", loads, loads
  return "%constant." loads
}

# The line with each constant that an instruction does not hold replaced by a value from the table
function with_loads(line,   before, value) {
  while (match(line, /double 0x[0-9A-F]+/)) {
    value = substr(line, RSTART + 7, RLENGTH - 7)
    if (length(value) == 18 && value !~ /00000000$/ && ((functions, value) in place || count[functions] + 0 < room))
      value = loaded(value)
    before = before substr(line, 1, RSTART - 1) "double " value
    line = substr(line, RSTART + RLENGTH)
  }
  return before line
}

/^define / {
  match($0, /@[^(]*/)
  name = plain(substr($0, RSTART + 1, RLENGTH - 1))
  room = name in most ? most[name] + 0 : 1000
  moves = $2 != "internal" && room # what is internal is for rare arguments
  functions++
  loads = 0
}
moves && / @llvm[.]fma[.]f64\(/ {
  $0 = with_loads($0)
  if (room == 1000 && match($0, /double -?[0-9][^,]*, double -?[0-9][^,)]*\)/)) {
    factor = addend = substr($0, RSTART, RLENGTH - 1)
    sub(/,.*/, "", factor)
    sub(/.* double /, "", addend)
    $0 = substr($0, 1, RSTART - 1) factor ", double " loaded(addend) substr($0, RSTART + RLENGTH - 1)
  }
}
moves && / = fsub double 0x/ { $0 = with_loads($0) }
moves && / = f(add|sub|mul) double / && match($0, /, 0x[0-9A-F]+$/) { # only the first operand stands beside its type
  $0 = with_loads(substr($0, 1, RSTART) " double" substr($0, RSTART + 1))
  sub(/, double /, ", ")
}
{ print }
END {
  for (i = 1; i <= functions; i++)
    if (count[i])
      printf "@oneclc.constants.%d = internal addrspace(4) externally_initialized constant [%d x double] [%s], align 8\n", i, count[i], table[i]
}
