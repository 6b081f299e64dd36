# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
#   awk -f software_double.awk MODULE.ll >WITHOUT.ll
#
# Takes double out of builtins, for devices that have none (cl_khr_fp64): a double becomes its bits, an i64, and an operation
# a call of the function that does the same in integers (layers/software_double). The public builtins, cr_NAME, get names with
# ".no_fp64" behind them, which oneclc/correctly_rounded.h asks for where there is no double.
# What is not known stops the build: the rules below are the place to add it.
function refuse(what) {
  print "software_double.awk: line " NR ": " what > "/dev/stderr"
  failed = 1
  exit 1
}

# The bits of a decimal number, which LLVM prints for a double only where it is exact
function bits(decimal, negative, value, exponent, fraction, i, digits) {
  negative = sub(/^-/, "", decimal)
  value = decimal + 0
  if (value == 0)
    return negative ? "u0x8000000000000000" : "0"
  for (exponent = 1023; value >= 2; exponent++)
    value /= 2
  for (; value < 1; exponent--)
    value *= 2
  if (exponent < 1 || exponent > 2046)
    refuse("a number out of range: " decimal)
  fraction = (value - 1) * 65536
  digits = sprintf("u0x%03X", exponent + 2048 * negative)
  for (i = 0; i < 3; i++) {
    digits = digits sprintf("%04X", int(fraction))
    fraction = (fraction - int(fraction)) * 65536
  }
  return digits sprintf("%01X", int(fraction / 4096)) # the last of 52 bits
}

# The text with i64 instead of double, constants, too: these follow their type.
function retyped(text, out, token, type) {
  while (match(text, /[-+A-Za-z0-9_.%@!#"$]+/)) {
    token = substr(text, RSTART, RLENGTH)
    out = out substr(text, 1, RSTART - 1)
    text = substr(text, RSTART + RLENGTH)
    if (token ~ /^(double|float|half|ptr|i[0-9]+)$/)
      type = token
    if (token == "double")
      token = "i64"
    else if (type == "double" && token ~ /^[-+](inf|q?nan)$/) { # as LLVM 23 writes them
      sub(/^\(0x[0-9A-F]+\)/, "", text) # which NaN it is does not matter
      token = "u0x" (token ~ /^-/ ? "F" : "7") (token ~ /inf/ ? "FF0" : "FF8") "000000000000"
    } else if (type == "double" && token ~ /^f?0x[0-9A-F]+$/)
      sub(/^f?0x/, "u0x", token)
    else if (type == "double" && token ~ /^-?[0-9]+\.[0-9]+e[-+][0-9]+$/)
      token = bits(token)
    out = out token
  }
  return out text
}

# A call, for the right side of an assignment
function called(type, name, arguments) {
  used[name] = type
  return "call spir_func " type " @__oneclc_double_" name "(" arguments ")"
}

function assign(to, expression) { print "  " to " = " expression }

BEGIN {
  split("fadd add fsub sub fmul mul fdiv div", words)
  for (i = 1; i < 8; i += 2)
    arithmetic[words[i]] = words[i + 1]
  split("fma sqrt trunc rint", words)
  for (i in words)
    function_of["@llvm." words[i] ".f64"] = words[i]
  # What an fcmp comes to: a comparison, with its operands in turn or not, or the contrary of one
  split("oeq=eq olt=lt ole=le ogt=lt,turned oge=le,turned uno=unordered " \
        "une=eq,not uge=lt,not ugt=le,not ule=lt,turned,not ult=le,turned,not ord=unordered,not", words, " ")
  for (i in words) {
    split(words[i], pair, "=")
    comparison[pair[1]] = pair[2]
  }
  arguments_of["add"] = arguments_of["sub"] = arguments_of["mul"] = arguments_of["div"] = "i64, i64"
  arguments_of["eq"] = arguments_of["lt"] = arguments_of["le"] = arguments_of["unordered"] = "i64, i64"
  arguments_of["fma"] = "i64, i64, i64"
  arguments_of["from_float"] = "i32"
}

{ gsub(/@_Z[0-9]+cr_[A-Za-z0-9_]+/, "&.no_fp64") }

/^!/ || !/(^|[^A-Za-z0-9_."])double($|[^A-Za-z0-9_."])/ { print; next }

/^declare [^@]*double @llvm\.[a-z]+\.f64\(/ { next }

{
  gsub(/ (nnan|ninf|nsz|arcp|contract|afn|reassoc|fast)( |$)/, " ") # permissions that nobody needs
  gsub(/ nofpclass\([^)]*\)/, "")
  sub(/, !(tbaa|range|fpmath|noundef) ![0-9]+/, "")
  line = retyped($0)
  to = $1
  n = 0
}

# Operations: the operands stand between commas, without types.
/^ +%[^ ]+ = (fadd|fsub|fmul|fdiv|fneg|fcmp [a-z]+) double / {
  operands = line
  sub(/^ +%[^ ]+ = [a-z ]+ i64 /, "", operands)
  n = split(operands, x, ", ")
}

$3 in arithmetic && n == 2 { assign(to, called("i64", arithmetic[$3], "i64 " x[1] ", i64 " x[2])); next }

$3 == "fneg" && n == 1 { assign(to, "xor i64 " x[1] ", u0x8000000000000000"); next }

# one: less or greater; ueq is its contrary
$3 == "fcmp" && $4 ~ /^(one|ueq)$/ && n == 2 {
  fresh++
  assign("%less." fresh, called("i1", "lt", "i64 " x[1] ", i64 " x[2]))
  assign("%greater." fresh, called("i1", "lt", "i64 " x[2] ", i64 " x[1]))
  assign($4 == "one" ? to : "%other." fresh, "or i1 %less." fresh ", %greater." fresh)
  if ($4 == "ueq")
    assign(to, "xor i1 %other." fresh ", true")
  next
}

$3 == "fcmp" && $4 in comparison && n == 2 {
  split(comparison[$4], how, ",")
  turned = comparison[$4] ~ /turned/
  contrary = comparison[$4] ~ /not/
  fresh++
  assign(contrary ? "%contrary." fresh : to, called("i1", how[1], "i64 " x[1 + turned] ", i64 " x[2 - turned]))
  if (contrary)
    assign(to, "xor i1 %contrary." fresh ", true")
  next
}

# Conversions: %to = fpext float %from to double
$3 == "fpext" && $4 == "float" && NF == 7 {
  fresh++
  assign("%bits." fresh, "bitcast float " $5 " to i32")
  assign(to, called("i64", "from_float", "i32 %bits." fresh))
  next
}

$3 == "fptrunc" && $7 == "float" && NF == 7 {
  fresh++
  assign("%bits." fresh, called("i32", "to_float", "i64 " $5))
  assign(to, "bitcast i32 %bits." fresh " to float")
  next
}

$3 ~ /^[su]itofp$/ {
  sub(/ nneg /, " ")
  is_signed = $3 == "sitofp"
  from = $5
  if ($4 != "i64") {
    fresh++
    from = "%wide." fresh
    assign(from, (is_signed ? "sext " : "zext ") $4 " " $5 " to i64")
  }
  assign(to, called("i64", is_signed ? "from_long" : "from_ulong", "i64 " from))
  next
}

$3 ~ /^fpto[su]i$/ && NF == 7 {
  operation = called("i64", $3 == "fptosi" ? "to_long" : "to_ulong", "i64 " $5)
  if ($7 == "i64") {
    assign(to, operation)
  } else {
    fresh++
    assign("%wide." fresh, operation)
    assign(to, "trunc i64 %wide." fresh " to " $7)
  }
  next
}

# LLVM's functions of double
match($0, /@llvm\.[a-z]+\.f64\(/) {
  name = substr($0, RSTART, RLENGTH - 1)
  arguments = line
  sub(/^[^(]*\(/, "", arguments)
  sub(/\).*$/, "", arguments)
  gsub(/ noundef/, "", arguments)
  split(arguments, x, /, /)
  for (i in x)
    sub(/^i64 /, "", x[i])
  if (name in function_of) {
    assign(to, called("i64", function_of[name], arguments))
  } else if (name == "@llvm.fabs.f64") {
    assign(to, "and i64 " x[1] ", u0x7FFFFFFFFFFFFFFF")
  } else if (name == "@llvm.copysign.f64") {
    fresh++
    assign("%magnitude." fresh, "and i64 " x[1] ", u0x7FFFFFFFFFFFFFFF")
    assign("%sign." fresh, "and i64 " x[2] ", u0x8000000000000000")
    assign(to, "or i64 %magnitude." fresh ", %sign." fresh)
  } else {
    refuse("there is no function for " name " in layers/software_double")
  }
  next
}

# What moves doubles alone
/^(define |%[^ ]+ = type |@[^ ]+ = )/ ||
/^ +(%[^ ]+ = )?((tail |musttail )?call|phi|select|load|store|ret|getelementptr|alloca|bitcast|freeze) / ||
/^ +%[^ ]+ = (extractvalue|insertvalue|extractelement|insertelement) / {
  print line
  next
}

{ refuse("an instruction that is not known: " $0) }

END {
  if (failed)
    exit 1
  for (name in used)
    print "declare spir_func " used[name] " @__oneclc_double_" name "(" \
          (name in arguments_of ? arguments_of[name] : "i64") ") nounwind willreturn memory(none)"
  if (!("fma" in used))
    refuse("the module has no arithmetic of double")
}
