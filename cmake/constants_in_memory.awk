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
#
# LLVM takes such loads out of loops and ahead of branches, whether the path that needs them is taken or not, and what then
# is too much for the uniform registers is loaded in each turn. Where that happens a load is assembly, which takes a value
# that stands beside the constant, and so stays behind what computes that.

BEGIN {
  # What was faster so (clc-bench on an H200, 2026-11-27, over plain loads or, but for lgamma, over moves: lgamma 1.07, mixed and wide 1.11; pown 0.98, wide
  # 1.07; cr_erf 1.07, cr_expm1 1.06, cr_atan 1.01), and what is slower with any loads (cbrt 0.99, cr_pown 0.99, wide 0.95)
  split("pown lgamma lgamma_r cr_atan cr_erf cr_expm1", words, " ")
  for (i in words)
    stays[words[i]]
  split("cbrt cr_pown", words, " ")
  for (i in words)
    keeps[words[i]]
}

# The builtin's name in a mangled one
function plain(name) {
  return match(name, /^_Z[0-9]+/) ? substr(name, RLENGTH + 1, substr(name, 3, RLENGTH - 2)) : ""
}

# The name of a constant in the table, whose load it prints; `beside` is a value where that is assembly
function loaded(value, beside,   address) {
  if (!((functions, value) in place)) {
    place[functions, value] = count[functions]++
    table[functions] = table[functions] (count[functions] > 1 ? ", " : "") "double " value
  }
  address = sprintf("ptr addrspace(4) getelementptr inbounds (i8, ptr addrspace(4) @oneclc.constants.%d, i32 %d)", functions, 8 * place[functions, value])
  if (beside == "")
    printf "  %%constant.%d = load double, %s, align 8\n", ++loads, address
  else
    printf "  %%constant.%d = call double asm \"ld.const.f64 $0, [$1];\", \"=d,s,d\"(%s, double %s) nounwind willreturn memory(none)\n", ++loads, address, beside
  return "%constant." loads
}

# The line with each constant that an instruction does not hold replaced by a value from the table
function with_loads(line,   before, value, beside) {
  beside = placed && match(line, /double %[^,)]*/) ? substr(line, RSTART + 7, RLENGTH - 7) : ""
  while (match(line, /double 0x[0-9A-F]+/)) {
    value = substr(line, RSTART + 7, RLENGTH - 7)
    before = before substr(line, 1, RSTART - 1) "double "
    line = substr(line, RSTART + RLENGTH)
    before = before (length(value) == 18 && value !~ /00000000$/ && (!placed || beside != "") ? loaded(value, beside) : value)
  }
  return before line
}

/^define / {
  match($0, /@[^(]*/)
  name = plain(substr($0, RSTART + 1, RLENGTH - 1))
  placed = name in stays
  moves = $2 != "internal" && !(name in keeps) # what is internal is for rare arguments
  functions++
  loads = 0
}
moves && / @llvm[.]fma[.]f64\(/ {
  $0 = with_loads($0)
  if (!placed && match($0, /double -?[0-9][^,]*, double -?[0-9][^,)]*\)/)) {
    factor = addend = substr($0, RSTART, RLENGTH - 1)
    sub(/,.*/, "", factor)
    sub(/.* double /, "", addend)
    $0 = substr($0, 1, RSTART - 1) factor ", double " loaded(addend, "") substr($0, RSTART + RLENGTH - 1)
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
