# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
#   awk -f constants_in_registers.awk MODULE.ll >OUT.ll
#
# For NVIDIA's GPUs: takes constants of double out of the instructions, into registers that a loop keeps.
#
# An instruction holds a double whose lower 32 bits are zero. For any other ptxas emits two moves into uniform registers
# before it, and as it knows the value, it does so again in each turn of a loop: two of three instructions of a polynomial.
# What it does not know it computes once, ahead of the loop, and keeps. So a constant is joined with a zero that neither LLVM
# nor ptxas knows: the upper bits of %nsmid, the number of identifiers of multiprocessors, of which no GPU has 2^28. LLVM can
# compute it and the constants ahead of loops, also those of branches, which it could not if the zero came from assembly.
# Memory is not used: the program may need all of the 64 KiB for constants.
#
# Beyond what uniform registers hold, constants would take the registers of each work-item; those stay in instructions.

BEGIN { most = 31 } # there are 63 uniform registers (sm_75 to sm_90)

# Adds a line to the function.
function add(line) { body[++lines] = line }

# The name of a value that is the constant, or the constant where there are enough of them
function kept(constant) {
  if (!(constant in known)) {
    if (count == most)
      return constant
    known[constant] = ++count
  }
  add(sprintf("  %%bits.%d = xor i64 %%zero, u%s", ++uses, constant))
  add(sprintf("  %%constant.%d = bitcast i64 %%bits.%d to double", uses, uses))
  return "%constant." uses
}

# The line with each constant that an instruction does not hold replaced by a value
function with_values(line,   before, constant) {
  while (match(line, /double 0x[0-9A-F]+/)) {
    constant = substr(line, RSTART + 7, RLENGTH - 7)
    before = before substr(line, 1, RSTART + 6)
    line = substr(line, RSTART + RLENGTH)
    before = before (length(constant) == 18 && constant !~ /00000000$/ ? kept(constant) : constant)
  }
  return before line
}

/^define / && $2 != "internal" { # what is internal is for rare arguments
  inside = 1
  lines = count = uses = start = 0
  split("", known)
}
inside && !start && !/^define / && !/^[^ ]+:/ { start = lines } # the first instruction comes next
inside && (/ @llvm[.]fma[.]f64\(/ || / = fsub double 0x/) { $0 = with_values($0) }
inside && / = f(add|sub|mul) double / && match($0, /, 0x[0-9A-F]+$/) { # only the first operand stands beside its type
  $0 = with_values(substr($0, 1, RSTART) " double" substr($0, RSTART + 1))
  sub(/, double /, ", ")
}
!inside { print; next }
{ add($0) }
/^}/ {
  for (i = 1; i <= lines; i++) {
    print body[i]
    if (i == start && uses)
      print "  %all = call i32 @llvm.nvvm.read.ptx.sreg.nsmid()\n  %top = lshr i32 %all, 28\n  %low = zext i32 %top to i64\n" \
        "  %high = shl i64 %low, 32\n  %zero = or i64 %high, %low"
  }
  inside = 0
}
END { print "declare i32 @llvm.nvvm.read.ptx.sreg.nsmid()" }
