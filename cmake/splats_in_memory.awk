# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
#   awk -f splats_in_memory.awk MODULE.ll >OUT.ll
#
# For AVX2: takes the constants of arithmetic on one register of floats or doubles out of builtins that have many of them,
# into a table of each builtin, in which they stand with all their lanes. Reads what splats.awk has written.
#
# Before AVX-512 no operand of an instruction is one number for all lanes. LLVM spreads each constant by an instruction of its
# own (VBROADCASTSD), in a loop of erfc of double4 49 of 155 instructions; now there are 115, as a constant with all its lanes
# in memory can be the operand of fma itself. Each instruction holds a register and a place in the processor's buffers until
# those before it are done: the fewer there are, the more of the next calls run while one waits for its chain of fma.
# Vectors of two registers stay as they are: two instructions share each of their constants.
#
# The table is `externally_initialized`, which keeps LLVM from reading the constants back; so it does not compute calls with
# constant arguments, either. A load counts for the inliner where the constant did not: `inlinehint` makes up for that.

BEGIN {
  # A few constants LLVM keeps in registers through a loop. Most functions with eleven and more are faster with a table, not
  # what this names (clc-bench on an Intel Xeon with AVX-512, 2026-11-26).
  least = 11
  keeps = "^_Z[0-9]+((sin|sincos|exp|exp10)Dv8_f|(exp2|tanh)Dv4_d)"
}

function end_of_function(   name, i, at, loads) {
  for (name in splat)
    loads++
  if (loads >= least) {
    sub(/ #[0-9]+( !prof ![0-9]+)? [{]$/, " inlinehint&", body[1])
    functions++
  }
  for (i = 1; i <= lines; i++) {
    if (loads >= least && i in place && place[i] in splat) {
      at = count[functions]++
      types[functions] = types[functions] (at ? ", " : "") type[i]
      table[functions] = table[functions] (at ? ", " : "") type[i] " splat (" value[i] ")"
      body[i] = sprintf("  %s = load %s, ptr %s, align 32", place[i], type[i], \
        at ? "getelementptr inbounds (i8, ptr @k." functions ", i64 " 32 * at ")" : "@k." functions)
    }
    print body[i]
  }
  inside = 0
  split("", splat)
  split("", place)
}

/^define / {
  match($0, /@[^(]*/)
  inside = $2 != "internal" && substr($0, RSTART + 1, RLENGTH - 1) !~ keeps # what is internal is for rare arguments
  lines = 0
}
!inside { print }
inside {
  body[++lines] = $0
  if (/ = shufflevector <1 x (double|float)> splat .*zeroinitializer$/) {
    lanes = substr($14, 2)
    if ($6 == "double>" && lanes == 4 || $6 == "float>" && lanes == 8) {
      place[lines] = $1
      splat[$1]
      value[lines] = substr($8, 2) " " $9
      sub(/\),$/, "", value[lines])
      type[lines] = "<" lanes " x " $6
    }
  }
  if (/^}/)
    end_of_function()
}
END {
  for (i = 1; i <= functions; i++)
    printf "@k.%d = internal externally_initialized constant { %s } { %s }, align 32\n", i, types[i], table[i]
}
