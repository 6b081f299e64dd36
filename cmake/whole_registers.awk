# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
#   awk -f whole_registers.awk MODULE.ll MODULE.ll >OUT.ll
#
# Calls LLVM's elementwise intrinsics for vectors of 128 bits where the library has them for other lengths, as LLVM's backend does that
# for these registers in the end. For each kernel LLVM looks up every intrinsic that the library names, which takes 25,000 instructions,
# whether the kernel needs it or not; and there would be one for each of six lengths. Those that many functions call stay. The lesser
# and the greater of two integers, their magnitudes, and sums and differences of unsigned ones that saturate, are comparisons and
# selections, and rotations are shifts, of which LLVM makes these intrinsics when it compiles the kernel. Reads a linked module, as
# LLVM prints it, twice.

# Sets lanes, element and register (how many such elements fill one) of a type, or returns 0 if it is no vector, or one that is whole.
function read_type(type) {
  if (!match(type, /^<[0-9]+ x (i8|i16|i32|i64|float|double)>$/))
    return 0
  lanes = substr(type, 2) + 0
  element = substr(type, 1, length(type) - 1)
  sub(/.* /, "", element)
  register = 128 / (element == "float" ? 32 : element == "double" ? 64 : substr(element, 2))
  return lanes != register
}
# "<i32 0, i32 1, poison …>": `count` numbers from `first` on, those from `end` on being poison.
function numbers(first, count, end,   i, list) {
  for (i = first; i < first + count; i++)
    list = list (i > first ? ", " : "") (i < end ? "i32 " i : "i32 poison")
  return "<" count " x i32> <" list ">"
}
function vector(count) { return "<" count " x " element ">" }
function elementwise(name) {
  return name ~ /^llvm[.](bitreverse|bswap|ctlz|ctpop|cttz|s(add|sub)[.]sat|minimumnum|maximumnum|fabs|copysign|sqrt)[.]v/
}

# What is written in plain instructions
function plain(name) { return name ~ /^llvm[.](abs|[us](max|min)|u(add|sub)[.]sat|fshl)[.]/ }
# A number in all elements of a type
function constant(type, value,   i, list, of) {
  if (type !~ /^</)
    return value
  of = substr(type, 1, length(type) - 1)
  sub(/.* /, "", of)
  for (i = substr(type, 2) + 0; i > 0; i--)
    list = list of " " value (i > 1 ? ", " : "")
  return "<" list ">"
}
# Sets parts[1 …] to the operands of a call; returns how many there are.
function read_operands(text) {
  while (match(text, /<[^<>]*, /)) # the elements of a constant
    text = substr(text, 1, RSTART + RLENGTH - 2) substr(text, RSTART + RLENGTH)
  return split(text, parts, ", ")
}

# Of a call: sets result, before (what stands before the type), type, name, operands and behind.
function read_call(line) {
  name = ""
  if (!match(line, /@llvm[.][a-z0-9.]+[(]/))
    return 0
  name = substr(line, RSTART + 1, RLENGTH - 2)
  operands = substr(line, RSTART + RLENGTH)
  before = substr(line, 1, RSTART - 1)
  gsub(/ noundef/, "", before) # elements that are filled up are poison
  gsub(/ noundef/, "", operands)
  if (!(elementwise(name) || plain(name)) || before !~ / = (tail )?call (range[(][^()]*[)] )?(<[^<>]*>|i[0-9]+) $/ || !match(operands, /[)]( #[0-9]+)?(, ![a-z].*)?$/))
    return 0
  behind = substr(operands, RSTART)
  operands = substr(operands, 1, RSTART - 1)
  sub(/, !.*/, "", behind)
  match(before, /(<[^<>]*>|i[0-9]+) $/)
  type = substr(before, RSTART, RLENGTH - 1)
  result = before
  sub(/ = .*/, "", result)
  before = substr(before, 1, RSTART - 1)
  sub(/.* = /, "", before)
  return 1
}

# Prints what stands for the call that was read in plain instructions.
function print_plain(   chosen, other, beside, most) {
  read_operands(operands)
  if (name ~ /fshl/) {
    if (parts[1] != parts[2]) {
      print "whole_registers.awk: a shift of two numbers, where rotations were expected: " $0 >"/dev/stderr"
      exit 1
    }
    beside = substr(parts[3], length(type) + 2)
    most = type
    gsub(/<.* x i|>|i/, "", most)
    most = constant(type, most - 1)
    number++
    print "  %left" number " = and " type " " beside ", " most
    print "  %negative" number " = sub " type " " (type ~ /^</ ? "zeroinitializer" : 0) ", " beside
    print "  %right" number " = and " type " %negative" number ", " most
    print "  %high" number " = shl " parts[1] ", %left" number
    print "  %low" number " = lshr " parts[1] ", %right" number
    print result " = or " type " %high" number ", %low" number
    return
  }
  chosen = parts[1]
  other = parts[2]
  beside = substr(other, length(type) + 2)
  if (name ~ /abs/) { # the second operand says whether the least number has a magnitude
    other = parts[1]
    beside = type ~ /^</ ? "zeroinitializer" : 0
    chosen = type " %negative" ++number
    print "  %negative" number " = sub " type " " beside ", " substr(other, length(type) + 2)
  }
  if (name ~ /sat/) { # a sum below a summand has wrapped
    print "  %wrapped" ++number " = " (name ~ /add/ ? "add " : "sub ") parts[1] ", " beside
    print "  %first" number " = icmp " (name ~ /add/ ? "ult " type " %wrapped" number ", " substr(parts[1], length(type) + 2) : "ugt " parts[1] ", " beside)
    chosen = type (name ~ /add/ ? " " constant(type, -1) : " %wrapped" number)
    other = type (name ~ /add/ ? " %wrapped" number : type ~ /^</ ? " zeroinitializer" : " 0")
  } else
    print "  %first" ++number " = icmp " (name ~ /[.]u/ ? "u" : "s") (name ~ /max/ ? "gt " : "lt ") parts[1] ", " beside
  print result " = select " (type ~ /^</ ? "<" substr(type, 2) + 0 " x i1>" : "i1") " %first" number ", " chosen ", " other
}
# Prints what stands for it as calls for whole registers.
function print_registers(   whole, count, list, i, first, operand, pieces, piece, width, joined) {
  whole = name
  sub(/[.]v[0-9]+/, ".v" register, whole)
  count = read_operands(operands)
  if (!(whole in there)) {
    there[whole]
    list = ""
    for (i = 1; i <= count; i++)
      list = list (i > 1 ? ", " : "") (index(parts[i], type " ") == 1 ? vector(register) : "i1 immarg")
    declarations = declarations "declare " vector(register) " @" whole "(" list ")\n"
  }
  pieces = 0
  for (first = 0; first < lanes; first += register) {
    list = ""
    number++
    for (i = 1; i <= count; i++) {
      operand = parts[i]
      if (index(operand, type " ") == 1) {
        operand = substr(operand, length(type) + 2)
        if (operand !~ /^(splat [(].*[)]|zeroinitializer)$/) {
          print "  %p" number "." i " = shufflevector " type " " operand ", " type " poison, " numbers(first, register, lanes)
          operand = "%p" number "." i
        }
        operand = vector(register) " " operand
      }
      list = list (i > 1 ? ", " : "") operand
    }
    piece[pieces++] = "%q" number
    print "  %q" number " = " before vector(register) " @" whole "(" list behind
  }
  # Pairs are joined, and pairs of pairs.
  for (width = register; width < lanes || width == register; width *= 2) {
    for (i = 0; i < pieces; i += 2) {
      joined = pieces > 2 ? "%q" ++number : result
      print "  " joined " = shufflevector " vector(width) " " piece[i] ", " vector(width) " " (i + 1 < pieces ? piece[i + 1] : "poison") ", " \
        (pieces > 2 ? numbers(0, 2 * width, 2 * width) : numbers(0, lanes, lanes))
      piece[i / 2] = joined
    }
    pieces = int((pieces + 1) / 2)
  }
}

NR == FNR {
  if (/^define /)
    functions++
  else if (/ call /) {
    if (!read_call($0) || !plain(name) && !read_type(type))
      kept[name]
    else if (caller[name] != functions) {
      caller[name] = functions
      callers[name]++
    }
  } else if (/^declare / && match($0, /@llvm[.][a-z0-9.]+/))
    there[substr($0, RSTART + 1, RLENGTH - 1)]
  next
}
/ call / && read_call($0) {
  if (plain(name)) {
    print_plain()
    next
  }
  if (read_type(type) && callers[name] <= 8) {
    print_registers()
    next
  }
}
/^declare / && match($0, /@llvm[.][a-z0-9.]+/) && !((name = substr($0, RSTART + 1, RLENGTH - 1)) in kept) && name in callers && (callers[name] <= 8 || plain(name)) { next }
{ print }
END { printf "%s", declarations }
