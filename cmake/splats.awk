# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
#   awk -f splats.awk MODULE.ll >OUT.ll
#
# Makes constants whose lanes are all the same, `splat (float 0.5)`, of their first lane, by an instruction where the
# function begins.
#
# Bitcode spells such a constant out, lane by lane and without an abbreviation: 84 bytes for 16 floats, 78 for 8 doubles; of a
# library of vector code that is a third. A constant of one lane and the shufflevector that spreads it take 15. Kernels do not
# see a difference: LLVM folds an instruction of constants (EarlyCSE) before it asks what is worth inlining.
#
# Not in the file for x86-64 without -march, where vectors mostly have four lanes and compact.awk saves as much by listing such
# constants: each instruction more is one to read and write when a kernel links the function.
#
# Constants that would gain less than five bytes stay. So do the masks of shufflevector, which have to be constants.

# How many bits a lane has in bitcode: chunks of five bits and one that says whether another follows (VBR6).
function lane_bits(type, value,  number, chunks) {
  if (type == "double")
    return 78
  if (type == "float")
    return 42
  if (type == "half")
    return 24
  number = value + 0
  if (number < 0)
    return type == "i64" ? 78 : type == "i32" ? 42 : type == "i16" ? 24 : 12
  for (chunks = 1; number >= 32; chunks++)
    number = int(number / 32)
  return 6 * chunks
}

# The line with its great splats replaced by names.
function spread(line,  done, at, size, splat, type, value, before, vector, key) {
  done = ""
  while (match(line, /splat \((float|double|half|i8|i16|i32|i64) [-+.0-9a-zA-Z]+\)/)) {
    at = RSTART
    size = RLENGTH
    splat = substr(line, at, size)
    type = substr(splat, 8)
    sub(/ .*/, "", type)
    value = substr(splat, 9 + length(type))
    sub(/\)$/, "", value)
    # A vector's type stands before its first operand only.
    before = done substr(line, 1, at - 1)
    vector = ""
    while (match(before, "<[0-9]+ x " type ">")) {
      vector = substr(before, RSTART, RLENGTH)
      before = substr(before, RSTART + RLENGTH)
    }
    if (vector == "") {
      print "splats.awk: line " NR ": of what type is " splat "?" > "/dev/stderr"
      exit failed = 1
    }
    done = done substr(line, 1, at - 1)
    line = substr(line, at + size)
    if ((substr(vector, 2) - 1) * lane_bits(type, value) < 43 + 40) {
      done = done splat
      continue
    }
    key = vector " " value
    if (!(key in name)) {
      name[key] = "%splat." ++splats
      spreading = spreading "  " name[key] " = shufflevector <1 x " type "> splat (" type " " value "), <1 x " type "> poison, <" (substr(vector, 2) + 0) \
        " x i32> zeroinitializer\n"
    }
    done = done name[key]
  }
  return done line
}

/^define / {
  print
  inside = 1
  body = spreading = label = ""
  splats = 0
  delete name
  next
}
inside && body == "" && /^[-a-zA-Z$._0-9]+:/ { # the first block
  label = $0 "\n"
  next
}
inside && /^}/ {
  printf "%s%s%s", label, spreading, body
  inside = 0
}
inside {
  body = body (/ splat \(/ && !/ = shufflevector / ? spread($0) : $0) "\n"
  next
}
{ print }
END { exit failed }
