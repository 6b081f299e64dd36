# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
#   awk -f vector_forms.awk MODULE.ll MODULE.ll >OUT.ll
#
# Makes loops over scalar builtins vector code: tells LLVM's loop vectoriser, of each scalar builtin whose body it could not
# widen by itself, which overloads do the same for 2, 4, 8 or 16 lanes. Reads a linked module, as LLVM prints it, twice.
#
# LLVM looks for the attribute vector-function-abi-variant at a call that is still there when loops are vectorised, and for
# the functions that it names ("Vector Function ABI Variants" in LLVM's Language Reference). So a builtin F becomes
#   F           what kernels call, always inlined: even a call that is marked nobuiltin (-fno-builtin), for which LLVM takes no
#               variants, contains one that is not. It brings min-legal-vector-width into the kernel, without which LLVM
#               would split wide arguments of a variant in two where narrower vectors are preferred.
#   F.s         the scalar, is never inlined and has the attribute. In front of its body stands a branch, never taken, to a block that
#               uses the vector forms' addresses and its own: hence the linker brings them, nothing deletes them too early,
#               and, being known by address, all keep their parameters, constant ones too. The branch asks for the size of
#               an unknown object, a question that LLVM answers just before it vectorises (LowerConstantIntrinsics): then
#               the block goes, and at the end of the pipeline every form that no loop has come to call.
#               F.s's own address goes into assembly that is empty, too, and stays: where modules of kernels are optimised
#               again, as by link-time optimisation, a parameter that is constant would go, but not from the list, and
#               LLVM's verifier takes the module for broken.
#   F.body      is what F was; the library's own calls are calls of this one. Where there are none, F.s holds the body:
#               Clang looks at every function of the library for each kernel.
# A builtin that is another name of F, nothing but a call of it (of half, cr_sin is sin), has F's code: one F.s and one set of forms serve both.
# Most of these names end in one letter: each F.s lists its forms as text, which LLVM takes apart a character at a time for each kernel. In the
# product the forms have the names that link/passes/form_names.c gives them.
# Of a function that is nothing but arithmetic around instructions of the processor's (with AVX-512 rsqrt, ldexp, exp2 of half …), LLVM can widen all
# but these, and a call would take longer than that: F holds the arithmetic, an F.s is an instruction, and one of its forms
# the instruction's intrinsic for vectors, so that a loop calls nothing.
# The forms are the overloads that Clang's calling convention passes as vectors, under their own names; those that it passes
# as integers or doubles (float2, half2, half4) get a form that converts (F.f), and those of half one that takes ints (F.i), or with AVX-512 one that returns floats, too (F.w); and for each there is one with a mask (F.m), for calls on
# a condition: lanes that are off calculate with an argument, 1 unless `benign` says another one, for which no function
# takes a path of its own. Where no form has any such path there are no masks: LLVM then calls the forms for all lanes.
#
# A call of a form loads all constants, and what the loop holds is stored and loaded around it; and in a form for one register
# each operation waits for the one before. So with AVX2 float and double have forms for two registers, too: copies of the overloads
# that Clang passes in memory, which LLVM passes in two registers. LLVM looks at so many lanes because of what load_nothing
# adds to F; with AVX-512, where Clang prefers 256 bits, float then has the forms of 512. Where it prefers 512, float has forms
# of 32 lanes, for which there is no overload: the one of 16, with vectors twice as long (doubled). Half has such forms with AVX2, but not with
# AVX-512: there taking apart and putting together the halves of a register takes longer than loading the constants again. What a form of half
# with AVX-512 returns are floats (F.w), where it would round floats last: to round 16 of them to a register takes two operations, to memory, in the loop, one.

# Of a mangled name that takes scalars, and perhaps a private pointer for a second result, as its last parameter: sets
# plain (sin), base (_Z3sin), letters[1..count] (the scalars' types) and second (that result's type, or ""); 0 if there is
# anything else.
function read_name(name,   rest) {
  if (!match(name, /^_Z[0-9]+/))
    return 0
  plain = substr(name, RLENGTH + 1, substr(name, 3, RLENGTH - 2))
  base = substr(name, 1, RLENGTH + length(plain))
  rest = substr(name, length(base) + 1)
  second = ""
  for (count = 0; match(rest, /^(Dh|[cahstijlmfd])/); rest = substr(rest, RLENGTH + 1))
    letters[++count] = substr(rest, 1, RLENGTH)
  if (match(rest, /^PU9CLprivate/)) {
    second = substr(rest, RLENGTH + 1)
    rest = second ~ /^(Dh|[ifd])$/ ? "" : second
  }
  return count && rest == ""
}

# The name of the overload for vectors of `lanes`. Types that came before are substituted (Itanium C++ ABI, 5.1.8).
function overload(lanes,   name, seen, i, distinct, letter) {
  name = base
  if (plain ~ /^convert_/) { # _Z12convert_halff, _Z13convert_half4Dv4_f
    match(plain, /^convert_[a-z]+/)
    name = substr(plain, 1, RLENGTH) lanes substr(plain, RLENGTH + 1)
    if (match(plain, /_(sat|rt[ezpn])/))
      name = substr(plain, 1, RSTART - 1) lanes substr(plain, RSTART)
    name = "_Z" length(name) name
  }
  for (i = 1; i <= count + (second != ""); i++) {
    if (i > count)
      name = name "PU9CLprivate"
    letter = i > count ? second : letters[i]
    if (letter in seen) {
      name = name "S" (seen[letter] ? seen[letter] - 1 : "") "_"
    } else {
      seen[letter] = distinct++ + 0
      name = name "Dv" lanes "_" letter
    }
  }
  return name
}

# The overload of a name that has a private pointer for another one.
function of_private(name) {
  sub(/U7CLlocal|U9CLgeneric|U8CLglobal/, "U9CLprivate", name)
  return name
}

function type_of(letter) {
  return letter == "Dh" ? "half" : letter == "f" ? "float" : letter == "d" ? "double" : \
         letter ~ /[ij]/ ? "i32" : letter ~ /[lm]/ ? "i64" : letter ~ /[st]/ ? "i16" : "i8"
}

# Of a definition's first line: the result's type, the parameters' types, the group of attributes.
function result_type(line) {
  sub(/ @.*/, "", line)
  sub(/^define (dso_local )?/, "", line)
  gsub(/(noundef|nofpclass\([a-z ]*\)|range\([^)]*\)|zeroext|signext) /, "", line)
  return line
}
function parameter_types(line, types,   count, i) {
  sub(/^[^@]*@[^(]*\(/, "", line)
  sub(/\) (local_)?unnamed_addr .*/, "", line)
  gsub(/ [a-z_]+\(\([^)]*\)\)| [a-z_]+\([^()]*\)/, "", line) # initializes((0, 4)), captures(none)
  count = split(line, types, ", ")
  for (i = 1; i <= count; i++)
    if (match(types[i], /^(<[0-9]+ x [a-z0-9]+>|[a-z0-9]+)/))
      types[i] = substr(types[i], 1, RLENGTH)
  return count
}
function attributes(line) {
  match(line, /#[0-9]+/)
  return substr(line, RSTART, RLENGTH)
}
function bits(type,   lanes) {
  lanes = match(type, /^<[0-9]+ x /) ? substr(type, 2, RLENGTH - 4) : 1
  gsub(/<[0-9]+ x |>/, "", type)
  return lanes * (type == "half" ? 16 : type == "float" ? 32 : type == "double" ? 64 : substr(type, 2))
}

function vector(lanes, type) { return lanes == 1 ? type : "<" lanes " x " type ">" }
# Is a scalar builtin nothing but a call of another one?
function is_call(text) { return text ~ /^  %[0-9]+ = [^\n]* call [^\n]*@_Z[0-9][0-9A-Za-z_]*\([^\n]*\n  ret [^\n]*\n$/ }
# The other one, if it has the same parameters and gets them as they are; else "".
function same_as(name, text,   callee, parameters, i) {
  if (!is_call(text) || !read_name(name) || second != "")
    return ""
  match(text, /@_Z[0-9A-Za-z_]+\(/)
  callee = substr(text, RSTART + 1, RLENGTH - 2)
  text = substr(text, RSTART + RLENGTH)
  parameters = substr(name, length(base) + 1)
  if (!read_name(callee) || substr(callee, length(base) + 1) != parameters)
    return ""
  for (i = 0; i < count; i++)
    if (!sub("^(, )?[a-z0-9]+ (noundef )?%" i, "", text))
      return ""
  return text ~ "^\\)[^\n]*\n  ret [a-z0-9]+ %" count + 1 "\n$" ? callee : ""
}
function original(name) {
  while (name in other_name_of)
    name = other_name_of[name]
  return name
}

# How F.s and its forms take a number. LLVM loads a half by VPINSRW into the register that holds the last call's result,
# for which it waits; so they take halves as ints.
function passed_type(letter) { return letter == "Dh" && halves_as_ints ? "i16" : type_of(letter) }
function takes_ints(   i) {
  for (i = 1; i <= count; i++)
    if (passed_type(letters[i]) != type_of(letters[i]))
      return 1
  return 0
}
# The parameters, scalars or vectors, with the names %x1, %x2 …, or another letter than x.
function list(lanes, letter,   text, i) {
  for (i = 1; i <= count; i++)
    text = text (i > 1 ? ", " : "") vector(lanes, letter == "h" ? type_of(letters[i]) : passed_type(letters[i])) " %" (letter ? letter : "x") i
  return text
}
# Code that makes %h1, %h2 … of the parameters, or those of the other (`back`): numbers of their own types, which have other names
# where they are passed as ints.
function halves(lanes, back,   text, i, own, other) {
  for (i = 1; i <= count; i++) {
    own = vector(lanes, type_of(letters[i]))
    other = vector(lanes, passed_type(letters[i]))
    text = text (back ? "  %x" i " = bitcast " own " %h" i " to " other "\n" : "  %h" i " = bitcast " other " %x" i " to " own "\n")
  }
  return text
}
# Two results have one type: LLVM 21 widens no call whose results differ in it. So a second one that is an int is returned as
# the bits of a number of the first one's type; none needs more than 16 (exponents, signs, seven bits of a quotient).
function result(lanes) {
  return second == "" ? vector(lanes, type) : "{ " vector(lanes, type) ", " vector(lanes, type) " }"
}
# Code that makes %TO of the int %FROM as it is returned, and an int of that; none if the second result is no int.
function as_returned(lanes, from, to,   ints) {
  if (second != "i")
    return ""
  ints = vector(lanes, "i" bits(type))
  if (type == "float")
    return "  %" to " = bitcast " ints " %" from " to " vector(lanes, type) "\n"
  return "  %" to ".int = " (type == "half" ? "trunc " : "sext ") vector(lanes, "i32") " %" from " to " ints "\n" \
         "  %" to " = bitcast " ints " %" to ".int to " vector(lanes, type) "\n"
}
function as_stored(from, to) {
  if (second != "i")
    return ""
  if (type == "float")
    return "  %" to " = bitcast float %" from " to i32\n"
  return "  %" to ".int = bitcast " type " %" from " to i" bits(type) "\n" \
         "  %" to " = " (type == "half" ? "sext i16" : "trunc i64") " %" to ".int to i32\n"
}

# Prints behind the module what it is called with.
function add(text) { added = added text "\n" }

# The end of a body: a call of the function `name`, whose first result has the type `found` (as many bits as it should
# have), behind the `code` that converts its arguments. A second result, which it writes, is returned beside the first.
function return_results(lanes, name, found, arguments, code, how,   first, at, value) {
  first = vector(lanes, type)
  if (second != "") {
    at = vector(lanes, type_of(second))
    code = "  %p = alloca " at "\n" code
    arguments = arguments ", ptr %p"
  }
  code = code (second == "" ? "  %q = tail call " : "  %q = call ") found " @" name "(" arguments ")" how "\n"
  value = "%q"
  if (found != first) {
    code = code "  %v = bitcast " found " %q to " first "\n"
    value = "%v"
  }
  if (second != "") {
    code = code "  %l = load " at ", ptr %p\n" as_returned(lanes, "l", "k") \
           "  %s = insertvalue " result(lanes) " poison, " first " " value ", 0\n" \
           "  %r = insertvalue " result(lanes) " %s, " first " %" (second == "i" ? "k" : "l") ", 1\n"
    value = "%r"
  }
  return code "  ret " result(lanes) " " value "\n}"
}

# The attributes of an overload's forms. What an overload itself passes in memory, its form takes and returns in registers.
function form_attributes(lanes) {
  return attributes(definition[overload(in_memory(definition[overload(lanes)]) ? lanes / 2 : lanes)])
}
function in_memory(line) { return line ~ / byval\(/ }

# Defines a form of `lanes`, whose parameters and result are vectors whatever the calling convention makes of them, if the
# overload has another type; returns the form's name, or "" if the overload passes vectors in memory and is no `pair`.
function form(name, lanes, pair,   line, found, types, i, natural, arguments, code, wanted, own, suffix) {
  line = definition[name]
  found = result_type(line)
  if (parameter_types(line, types) != count + (second != "") || bits(found) != bits(vector(lanes, type)))
    return ""
  natural = second == "" && found == vector(lanes, type)
  for (i = 1; i <= count; i++) {
    wanted = vector(lanes, passed_type(letters[i]))
    own = vector(lanes, type_of(letters[i]))
    if (types[i] == "ptr" && (!pair || !index(line, " byval(" own ")")))
      return ""
    if (types[i] == "ptr") {
      natural = 0
      arguments = arguments (i > 1 ? ", " : "") "ptr byval(" own ") align " bits(own) / 8 " %c" i
      code = "  %c" i " = alloca " wanted "\n" code "  store " wanted " %x" i ", ptr %c" i "\n"
      continue
    }
    arguments = arguments (i > 1 ? ", " : "") types[i] (types[i] == wanted ? " %x" : " %c") i
    if (types[i] != own)
      natural = 0
    if (types[i] != wanted)
      code = code "  %c" i " = bitcast " wanted " %x" i " to " types[i] "\n"
  }
  if (natural && code == "")
    return name
  suffix = natural ? ".i" : ".f"
  add("define internal " result(lanes) " @" name suffix "(" list(lanes) spared(lanes, "%spare") ") " form_attributes(lanes) " {")
  add(return_results(lanes, name, found, arguments, code, in_memory(line) ? " alwaysinline" : ""))
  return name suffix
}

# A parameter or an argument behind the others, of no meaning, where the mask of a call on a condition would else be in the
# register of the second result.
function spared(lanes, value) { return spare ? ", " vector(lanes, type) " " value : "" }

# Defines a form of 32 lanes out of the overload for 16; returns its name, or "".
function pair_form(name,   types, i, own, parameters, before, code, kept) {
  if (result_type(definition[name]) != vector(16, type) || parameter_types(definition[name], types) != count)
    return ""
  kept = code_of[name]
  for (i = 1; i <= count; i++) {
    own = vector(16, type_of(letters[i]))
    if (types[i] == "ptr" && index(definition[name], " byval(" own ")")) { # what is passed in memory is loaded once
      if (!sub(" = load " own ", ptr %" i - 1 ", align [0-9]+(, !tbaa ![0-9]+)?", " = bitcast " own " %" i - 1 " to " own, code_of[name]) || code_of[name] ~ "ptr [^,)]*%" i - 1 "[,)]")
        types[i] = ""
    } else if (types[i] != own)
      types[i] = ""
    if (types[i] == "") {
      code_of[name] = kept
      return ""
    }
    parameters = parameters (i > 1 ? ", " : "") vector(32, passed_type(letters[i])) " %p" i - 1
    before = before "  %v" i - 1 " = bitcast " vector(32, passed_type(letters[i])) " %p" i - 1 " to " vector(32, type_of(letters[i])) "\n"
  }
  code = doubled(name)
  code_of[name] = kept
  if (code == "")
    return ""
  add("define internal " result(32) " @" name ".pair(" parameters ") " form_attributes(16) " {\nv" count ":\n" before code "}")
  return name ".pair"
}

# The constant vector of one value, as every version of LLVM reads it.
function splat(lanes, type, value,   text) {
  while (lanes--)
    text = text (text == "" ? "" : ", ") type " " value
  return "<" text ">"
}

# Does an overload take different paths for different arguments, itself or in what it calls? A choice by the processor
# (link/passes/choose_fma.c) is none.
function has_paths(name,   rest, called) {
  if (!(name in paths)) {
    rest = name in calls ? calls[name] : ""
    paths[name] = name in branches && branches[name] > (rest ~ /@__oneclc_use_fma\(/)
    for (; !paths[name] && match(rest, /@[A-Za-z_0-9.]+\(/); rest = substr(rest, RSTART + RLENGTH)) {
      called = substr(rest, RSTART + 1, RLENGTH - 2)
      paths[name] = called != "__oneclc_use_fma" && has_paths(called)
    }
  }
  return paths[name]
}
function needs_masks(   lanes) {
  for (lanes = 2; lanes <= 16; lanes *= 2)
    if (overload(lanes) in definition && has_paths(overload(lanes)))
      return 1
  return 0
}

# Defines the same with a mask; returns its name. With AVX-512 a loop makes the mask's bytes by VPMOVM2B or its like, which wait
# for what was in their register before (Sapphire Rapids): that would be a late step of the call before, so that no two calls
# could overlap. So the form leaves the registers of its arguments empty.
function masked_form(name, lanes, group,   other, i, code, of) {
  for (i = 1; i <= count; i++) {
    of = passed_type(letters[i])
    other = letters[i] !~ /^(Dh|[fd])$/ ? "1" : plain in benign ? benign[plain] : "1.0"
    if (of == "i16" && letters[i] == "Dh")
      other = bits_of_half[other]
    code = code "  %a" i " = select <" lanes " x i1> %mask, " vector(lanes, of) " %x" i ", " vector(lanes, of) " " splat(lanes, of, other) "\n"
  }
  add("define internal " result(lanes) " @" name ".m(" list(lanes) spared(lanes, "%spare") ", <" lanes " x i1> %mask) " group \
      (group in avx512 ? " \"zero-call-used-regs\"=\"used-arg\" {" : " {"))
  add(code "  %r = " (group in avx512 ? "notail" : "tail") " call " result(lanes) " @" name "(" list(lanes, "a") spared(lanes, "poison") ")\n" \
      "  ret " result(lanes) " %r\n}")
  return name ".m"
}

# The code of an overload for 16 lanes as that for 32, of which LLVM makes two registers: all vectors have twice as many lanes and
# masks twice as many bits. What is called is called twice, but for LLVM's own intrinsics, and a vector that is loaded (a table's)
# serves both halves. "" if the code has anything else that depends on the number of lanes, among it constants that are listed, as
# LLVM 19 prints them all.
function doubled(name,   lines, last, i, line, code, tables, stored, value, table) {
  last = split(code_of[name], lines, "\n")
  split("", mask_of)
  split("", conditions_of)
  for (i = 1; i < last; i++) {
    line = named(lines[i])
    gsub(/range\([^)]*\) /, "", line)
    if (line ~ /(extract|insert)(element|value)|shufflevector|<(half|float|double|i[0-9]+) |<(2|4|8|32|64) x | [su]itofp i/)
      return ""
    value = line
    sub(/^  /, "", value)
    sub(/ .*/, "", value)
    if (line ~ /@llvm[.]lifetime[.]/)
      continue
    if (line ~ / = alloca /) {
      tables[value] # of half the lanes, too: what a call takes in memory
    } else if (line ~ /^  store /) {
      if (!match(line, /^  store <16 x [a-z0-9]+> %[^ ,]+, ptr %[^ ,]+,/))
        return ""
      split(line, words, /, ptr |, align /)
      sub(/^  store /, "", words[1])
      stored[words[2]] = words[1]
      continue
    } else if (line ~ / = load /) {
      if (line !~ / = load <16 x [a-z0-9]+>, ptr (@|getelementptr [^%]*$)/)
        return ""
      tables[value]
    } else if (line ~ / call / && line !~ /@llvm[.][a-wyz]/) {
      line = called_twice(line, value, tables, stored)
      if (line == "")
        return ""
    } else {
      if (match(line, / = or <16 x i1> %[^ ]+, %[^ ]+$/)) {
        split(line, words, /[ ,]+/)
        conditions_of[value] = words[8] " " words[9]
      }
      for (table in tables)
        if (line ~ table "([^0-9]|$)")
          return ""
      if (line ~ / i(8|16) %/ && line !~ / = icmp (eq|ne) i(8|16) %[^ ]+, 0$/) # "in any lane?" is the only question that halves answer
        return ""
      line = line ~ / = bitcast <16 x i1> %[^ ]+ to i16$/ ? either_half(line, value) : with_lanes(line, 32)
      if (match(line, /@llvm[.][a-z0-9.]*/))
        intrinsic[++intrinsics] = substr(line, RSTART + 1, RLENGTH - 1)
    }
    code = code line "\n"
  }
  return code
}
# The bits of a mask, of which it is asked whether any is set: those of the first half or the second, as to take both to one mask
# is an operation more (KUNPCKWD, where KORTESTW takes two). Of conditions of which one holds each is asked so, as LLVM makes one comparison of
# two with the same number (VPMINUD).
function either_half(line, value,   operand, conditions, count, i, code, mask) {
  operand = line
  sub(/.* = bitcast <16 x i1> /, "", operand)
  sub(/ to i16$/, "", operand)
  mask_of[value] = operand
  count = split(operand in conditions_of ? conditions_of[operand] : operand, conditions, " ")
  for (i = 1; i <= count; i++) {
    code = code "  " value ".l" i " = shufflevector <32 x i1> " conditions[i] ", <32 x i1> poison, <16 x i32> " counted(0, 16) "\n" \
           "  " value ".h" i " = shufflevector <32 x i1> " conditions[i] ", <32 x i1> poison, <16 x i32> " counted(16, 16) "\n" \
           "  " value ".e" i " = or <16 x i1> " value ".l" i ", " value ".h" i "\n" \
           (i > 1 ? "  " value ".any" i " = or <16 x i1> " mask ", " value ".e" i "\n" : "")
    mask = value (i > 1 ? ".any" : ".e") i
  }
  return code "  " value " = bitcast <16 x i1> " mask " to i16"
}
# A line with the names %v0, %v1 … in place of %0, %1 …, which LLVM counts, and v2: … of labels
function named(line) {
  gsub(/%/, "%v", line)
  return (line ~ /^[A-Za-z0-9_.]+:/ ? "v" : "") line
}

# A line of a function of halves as that of one that returns floats, which are what the other rounds at its end: there is no such rounding.
# What a rare path returns is converted.
function unrounded(line, lanes,   value, narrow, wide, operands, i) {
  narrow = vector(lanes, "half")
  wide = vector(lanes, "float")
  value = line
  sub(/^  /, "", value)
  sub(/ .*/, "", value)
  if (index(line, " = fptrunc " wide " ") && index(line, " to " narrow)) {
    float_of[value] = line
    sub(/^[^=]*= [^%]*/, "", float_of[value])
    sub(/ .*/, "", float_of[value])
    return ""
  }
  if (line ~ / call / && index(line, " " narrow " @_Z")) {
    float_of[value] = value ".w"
    return line "\n  " value ".w = fpext " narrow " " value " to " wide
  }
  if (index(line, " = phi " narrow " ")) {
    split(line, operands, /\[ |, |\]/)
    line = ""
    for (i = 2; i in operands; i += 4) {
      if (!(operands[i] in float_of))
        return "  ret"
      line = line (line == "" ? "" : ", ") "[ " float_of[operands[i]] ", " operands[i + 1] "]"
    }
    float_of[value] = value
    return "  " value " = phi " wide " " line
  }
  if (index(line, "  ret " narrow " ") == 1) {
    sub(/.* /, "", line)
    return "  ret " wide " " float_of[line]
  }
  return line
}
# Does code return halves that it rounds from floats, and do nothing else with them?
function rounds(code, lanes,   lines, last, i, line, value) {
  split("", float_of)
  last = split(code, lines, "\n")
  for (i = 1; i < last; i++) {
    line = unrounded(lines[i], lanes)
    if (line ~ /  ret[^%]*$/)
      return 0
    for (value in float_of)
      if (float_of[value] != value ".w" && float_of[value] != value && line ~ value "([^0-9]|$)")
        return 0
  }
  return 1
}

# A call of 16 lanes in doubled code as two of the halves of its arguments, whose results become `value`.
function called_twice(line, value, tables, stored,   call, behind, arguments, count, half, i, passed_value, whole, place, part, passed, code) {
  if (!match(line, /call [^@]*<16 x [a-z0-9]+> @[^(]*\(/))
    return ""
  call = substr(line, index(line, "= ") + 2, RSTART + RLENGTH - index(line, "= ") - 2)
  behind = substr(line, RSTART + RLENGTH)
  match(behind, /\)( #[0-9]+)?(, ![^)]*)?$/)
  count = split(substr(behind, 1, RSTART - 1), arguments, ", ")
  behind = substr(behind, RSTART)
  for (half = 0; half < 2; half++) {
    passed = ""
    for (i = 1; i <= count; i++) {
      place = arguments[i]
      sub(/.* /, "", place)
      passed_value = place in stored ? stored[place] : arguments[i]
      whole = passed_value
      sub(/.* /, "", whole)
      if (whole in mask_of) {
        code = code "  " value ".h" half ".m" i " = shufflevector <32 x i1> " mask_of[whole] ", <32 x i1> poison, <16 x i32> " counted(16 * half, 16) \
               "\n  " value ".h" half ".a" i " = bitcast <16 x i1> " value ".h" half ".m" i " to i16\n"
        arguments[0] = "i16 " value ".h" half ".a" i
      } else if (whole ~ /^%/ && !(whole in tables)) {
        if (!match(passed_value, /^<16 x [a-z0-9]+>/))
          return ""
        part = substr(passed_value, 1, RLENGTH)
        code = code "  " value ".h" half ".a" i " = shufflevector " with_lanes(part, 32) " " whole ", " with_lanes(part, 32) " poison, " \
               "<16 x i32> " counted(16 * half, 16) "\n"
        arguments[0] = part " " value ".h" half ".a" i
        if (place in stored) {
          code = code "  store " arguments[0] ", ptr " place "\n"
          arguments[0] = arguments[i]
        }
      } else {
        arguments[0] = arguments[i]
      }
      passed = passed (i > 1 ? ", " : "") arguments[0]
    }
    code = code "  " value ".h" half " = " call passed behind "\n"
  }
  match(call, /<16 x [a-z0-9]+>/)
  part = substr(call, RSTART, RLENGTH)
  return code "  " value " = shufflevector " part " " value ".h0, " part " " value ".h1, <32 x i32> " counted(0, 32)
}
function instruction(scalar, lanes, vectors, behind) {
  instruction_lanes["llvm." scalar] = lanes
  instruction_for_vectors["llvm." scalar] = "llvm." vectors
  constants_behind["llvm." scalar] = behind
  gsub(/[.]/, "[.]", scalar)
  if (scalar ~ /^x86/)
    listed = listed (listed == "" ? "" : "|") "@llvm[.]" scalar "[(]"
}
function with_lanes(text, lanes) {
  gsub(/<16 x /, "<" lanes " x ", text)
  gsub(/[.]v16/, ".v" lanes, text)
  return text
}
# The constant vector of `lanes` numbers from `from` on, and behind them poison, if it has more elements (`all`).
function counted(from, lanes, all,   text) {
  while (all-- > lanes)
    text = text ", i32 poison"
  for (; lanes; lanes--)
    text = ", i32 " from + lanes - 1 text
  return "<" substr(text, 3) ">"
}

BEGIN {
  benign["atanh"] = "0.5" # of 1 it is infinite
  bits_of_half["1.0"] = 15360
  bits_of_half["0.5"] = 14336
  benign["acospi"] = "0.5" # of 1 it is 0, whose neighbourhood has a path of its own
  split("cr_acosh cr_asinh cr_atanh cr_log1p cr_sincos pown/float remainder/float remquo/float", words, " ")
  for (i in words)
    slow_pairs[words[i]] = 1 # with AVX2 the overload for two registers takes longer than two of one, of cr_ several times as long
  split("acosh/double asinh/double log1p/double tanh/double log/float log2/float log10/float", words, " ")
  for (i in words)
    long_chains[words[i]] = 1 # with AVX-512: what waits for one register's steps leaves the scheduler no room for another's
  split("hypot log2", words, " ")
  for (i in words)
    not_doubled[words[i]] = 1 # of half with AVX2: there the four registers of 32 floats take longer than twice two
  split("acos/double acospi/double atanpi/double asin/float asinpi/double asinpi/float atan/float erf/double erf/float", words, " ")
  for (i in words)
    selects_badly[words[i]] = 1 # with AVX2 a loop of LLVM's own takes longer than one of calls of forms for two registers
  split("cbrt erf/float erf/half fract amd_msad", words, " ")
  for (i in words)
    selects_well[words[i]] = 1 # with selects they are at least as fast in a loop as their forms (clc-bench), and they inline
  # Instructions: the intrinsic for one number, the lanes of that for vectors, and the constants behind the numbers there: what
  # elements are where a mask is off, the mask, and the way to round, which is the LAST argument of the former (of VREDUCE also, first,
  # what is taken away: of floats the integer below, of doubles the nearest one). Those of SSE have
  # twice as many lanes with AVX.
  instruction("x86.avx512.rcp14.ss", 16, "x86.avx512.rcp14.ps.512", "float 0.0, i16 -1")
  instruction("x86.avx512.rsqrt14.ss", 16, "x86.avx512.rsqrt14.ps.512", "float 0.0, i16 -1")
  instruction("x86.avx512.mask.scalef.ss", 16, "x86.avx512.mask.scalef.ps.512", "float 0.0, i16 -1, LAST")
  instruction("x86.avx512.mask.scalef.sd", 8, "x86.avx512.mask.scalef.pd.512", "double 0.0, i8 -1, LAST")
  instruction("x86.avx512.mask.reduce.ss", 16, "x86.avx512.mask.reduce.ps.512", "i32 1, float 0.0, i16 -1, LAST")
  instruction("x86.avx512.mask.reduce.sd", 8, "x86.avx512.mask.reduce.pd.512", "i32 0, double 0.0, i8 -1, LAST")
  instruction("x86.avx512.vfmadd.f32", 16, "x86.avx512.vfmadd.ps.512", "LAST")
  instruction("convert.from.fp16.f32", 16, "x86.avx512.mask.vcvtph2ps.512", "float 0.0, i16 -1, i32 4")
  instruction("x86.sse.rcp.ss", 4, "x86.sse.rcp.ps")
  instruction("x86.sse.rsqrt.ss", 4, "x86.sse.rsqrt.ps")
}

# The first time: what there is, and what LLVM may not widen well by itself: bodies with calls, with vectors (which LLVM
# makes of pairs of scalar operations), with branches, which become selects in a loop, with tables in memory, which become
# gathers where the overloads for vectors have theirs in registers, or with floats taken to double: of those a loop has
# half as many at a time as of floats, one chain of operations with nothing beside it, where an overload has two and more.
# An overload of chapter math that uses instructions of x86 which the scalar body does without (VSCALEF, VPERMI2W) is shorter
# than what LLVM would make of that.
NR == FNR {
  if (/^  /) {
    text = text $0 "\n"
    for (line = $0; match(line, /@_Z[0-9A-Za-z_.]+/); line = substr(line, RSTART + RLENGTH))
      mentions = mentions " " of_private(substr(line, RSTART + 1, RLENGTH - 1))
  } else if (/^}/) {
    text_of[name] = text
    if ((callee = same_as(name, text)) != "") {
      other_name_of[name] = callee
    } else {
      alike[text]++
      for (i = split(mentions, words, " "); i; i--)
        used[words[i]]
    }
    mentions = ""
  }
  if (current != "") {
    if (/^}/)
      current = ""
    else
      code_of[current] = code_of[current] $0 "\n"
  }
  if (/^define /) {
    match($0, /@[^(]*/)
    name = substr($0, RSTART + 1, RLENGTH - 1)
    definition[name] = $0
    if ($2 != "internal" && / @_Z[0-9]/)
      names[++defined] = name
    if (/ @_Z[0-9]+[^(]*Dv16_/)
      current = name
    text = ""
  } else if (/^}/ && text ~ listed && !(name in branches) && !(name in calls)) {
    around_instructions[name] = text
  } else if (/^  (br|switch) /) {
    branches[name]++
  } else if (/ = fpext .*float.* to .*double/) {
    widens[name] = 1
  } else if (/ call .*@/ && !/@llvm\./) {
    calls[name] = calls[name] substr($0, index($0, "@"))
  } else if (/ call .*@llvm\.x86\./) {
    instructions[name] = 1
  } else if (/^  %[0-9]+ = load /) {
    looks_up[name] = 1
  } else if (/^  %[0-9]+ = .*<[0-9]+ x /) {
    vectors_within[name] = 1
  } else if (/^attributes #/) {
    pure[$2] = /memory\(none\)/ && /nounwind/ && !/convergent/
    writes[$2] = /memory\(argmem: (read)?write\)/ && /nounwind/ && !/convergent/
    if (/ "oneclc-not-lanewise"/)
      not_lanewise[$2]
    if (/[+]avx2/)
      avx2[$2]
    if (/[+]avx512f/)
      avx512[$2]
    if (/ alwaysinline /)
      always_inlined[$2] # LLVM widens what it is then
  }
  next
}

# Code that makes %nothing, the int 0 of as many bits as F's type has, and leads LLVM's loop vectoriser to fewer and wider calls. It
# looks at as many lanes as fill a register with the narrowest type that the loop loads or stores, and here is a load of half of
# the width, or a quarter, of no consequence: its bits are shifted out. LLVM would see at once that nothing of this matters, and must not until
# it has vectorised: so the address and the shift depend on the size of an unknown object, another one for each argument.
function load_nothing(registers,   all, part, x) {
  all = bits(type)
  part = "i" all / registers
  x = type_of(letters[1])
  return "  %bits = bitcast " x " %h1 to i" bits(x) "\n  %other = lshr i" bits(x) " %bits, 1\n  %object = inttoptr i" bits(x) " %other to ptr\n" \
         "  %size = call i64 @llvm.objectsize.i64.p0(ptr %object, i1 false, i1 true, i1 false)\n" \
         "  %place = getelementptr " part ", ptr getelementptr (" part ", ptr @.nothing, i64 1), i64 %size\n" \
         "  %load = load " part ", ptr %place, align " all / registers / 8 "\n  %wide = zext " part " %load to i" all "\n" \
         "  %shift64 = and i64 %size, " all - 1 "\n" (all < 64 ? "  %shift" all " = trunc i64 %shift64 to i" all "\n" : "") \
         "  %nothing = lshr i" all " %wide, %shift" all
}
# Code that makes %y of %FROM, the same number, to which it adds %nothing. With this the loop is also long enough not to be interleaved,
# for which there are too few registers beside calls.
function with_nothing(from,   all, last, steps, i) {
  all = bits(type)
  last = "before"
  for (i = 1; type == "half" && i <= 12; i++) { # the less a loop does, the more calls LLVM interleaves
    steps = steps "  %step" i " = " (i % 2 ? "xor" : "add") " i16 %" last ", %nothing\n"
    last = "step" i
  }
  return "  %before = bitcast " type " %" from " to i" all "\n" steps "  %after = or i" all " %" last ", %nothing\n  %y = bitcast i" all " %after to " type
}

# The first lines of F.s: a branch to the uses of its forms, the last of which is %u`last`, and the label of the body.
function scalar_head(scalar, parameters, group, variants, uses, last, label) {
  return "define internal " result(1) " @" scalar "(" parameters ") " group " noinline willreturn memory(none) " \
         "\"vector-function-abi-variant\"=\"" variants "\" {\n" \
         "  call void asm sideeffect \"\", \"s\"(ptr @" scalar ") nounwind memory(none)\n" \
         "  %size = call i64 @llvm.objectsize.i64.p0(ptr inttoptr (i64 64 to ptr), i1 false, i1 true, i1 false)\n" \
         "  %never = icmp ne i64 %size, -1\n  br i1 %never, label %forms, label %" label "\nforms:\n" \
         "  %u1 = ptrtoint ptr @" scalar " to i64\n" uses "  %x = icmp eq i64 %u" last ", 0\n" \
         "  %y = select i1 %x, " type " zeroinitializer, " type (type ~ /^i/ ? " 1" : " 1.0") "\n" \
         (second == "" ? "" : "  %z = insertvalue " result(1) " zeroinitializer, " type " %y, 0\n") \
         "  ret " result(1) (second == "" ? " %y" : " %z") "\n" label ":\n"
}
function add_scalar(scalar, parameters, group, variants, uses, last, body) {
  add(scalar_head(scalar, parameters, group, variants, uses, last, "body") body)
}

# Of a function that is arithmetic around instructions: defines an F.s of each of them and returns F's code, whose result is
# %`split_result`. Intrinsics take and return numbers as first elements of vectors: number_in[VECTOR] is the one that matters.
# Where scalar code loads a half as such, it waits for what was in the register before (passed_type): so F.half.s makes floats of ints.
function split_instructions(name, group, text,   lines, last, i, words, value, number_in, calls, half, code) {
  gsub(/%/, "%v", text)
  last = split(text, lines, "\n")
  for (i = 1; i <= count; i++)
    code = code "\n  %v" i - 1 " = bitcast " type_of(letters[i]) " %h" i " to " type_of(letters[i])
  for (i = 1; i < last; i++) {
    split(lines[i], words, /[ ,()<>]+/) # "", result, "=", operation …
    value = words[2]
    if (lines[i] ~ listed) {
      sub(/.* call /, "", lines[i])
      number_in[value] = define_instruction(name (calls++ ? "." calls : "") ".s", group, lines[i], number_in)
      code = code "\n  " value " = tail call " number_in[value]
      sub(/ .*/, " " value, number_in[value])
    } else if (words[4] == "fpext") { # half %v0 to float
      made_of_ints = 1
      if (half == "")
        half = define_instruction(name ".half.s", group, "float @llvm.convert.from.fp16.f32(i16 %HALF)", number_in)
      words[1] = half
      sub(/%HALF/, value ".int", words[1])
      code = code "\n  " value ".int = bitcast half " words[6] " to i16\n  " value " = tail call " words[1]
    } else if (words[4] == "insertelement") { # <4 x float> poison, float %v0, i64 0
      number_in[value] = words[9] " " words[10]
    } else if (words[4] == "shufflevector") { # <4 x float> %v2, …
      number_in[value] = number_in[words[8]]
    } else if (words[4] == "extractelement") {
      code = code "\n  " value " = bitcast " number_in[words[8]] " to " words[7]
    } else if (words[2] == "ret") {
      split_result = substr(words[4], 2)
    } else {
      code = code "\n" lines[i]
    }
  }
  return code
}

# Adds to what is being defined (`made`) a parameter %x`K`, for which F passes `argument`; returns its type. It is a vector in forms, unless
# all lanes share it.
function add_parameter(made, argument, shared,   of) {
  of = argument
  sub(/ .*/, "", of)
  made["parameters"] = made["parameters"] ", " of " %x" ++made["count"]
  made["vectors"] = made["vectors"] ", " (shared ? of : "<N x " of ">") " %x" made["count"]
  made["shape"] = made["shape"] (shared ? "u" : "v")
  made["arguments"] = made["arguments"] ", " argument
  return of
}

# Defines F.s, an instruction, `called` as the intrinsic for one number is, and its forms; returns what F calls. They all have
# the parameters of the intrinsic for vectors: numbers, and constants behind them, which F.s gives to assembly that is empty:
# LLVM would give no values to parameters that nothing uses, and its branch is gone when PoCL makes loops. The narrower forms are
# the same instruction, and bring its intrinsic, which must be in the module when LLVM vectorises.
function define_instruction(scalar, group, called, number_in,   found, name, lanes, intrinsic, last, parts, i, number, of, made, place, k, before, widened, wide, uses, used, narrow, variants, code, constraints, kept, own_type) {
  match(called, / @[^(]*\(/)
  found = substr(called, 1, RSTART - 1)
  name = substr(called, RSTART + 2, RLENGTH - 3)
  called = substr(called, RSTART + RLENGTH)
  sub(/\)[^)]*$/, "", called)
  lanes = instruction_lanes[name]
  intrinsic = instruction_for_vectors[name]
  if ((group in avx2) && sub(/[.]sse[.]/, ".avx.", intrinsic)) {
    lanes = 8
    intrinsic = intrinsic ".256"
  }
  last = split(called, parts, ", ")
  called = ""
  for (i = 1; i <= last; i++) {
    number = parts[i]
    sub(/.* /, "", number)
    number = number in number_in ? number_in[number] : parts[i]
    if (number ~ /%|^(float|double) / && !(number in place)) {
      of = add_parameter(made, number)
      k = place[number] = made["count"]
      widened = widened "  %w" k " = shufflevector <N x " of "> %x" k ", <N x " of "> poison, " vector(lanes, "i32") " FIRST\n"
      wide = wide ", " vector(lanes, of) " %w" k
      if (parts[i] ~ /^</)
        before = before "  %n" k " = insertelement " found " poison, " of " %x" k ", i64 0\n"
    }
    if (number in place)
      parts[i] = parts[i] ~ /^</ ? found " %n" place[number] : of " %x" place[number]
    called = called ", " parts[i]
  }
  code = constants_behind[name]
  sub(/LAST/, parts[last], code)
  last = split(code, parts, ", ")
  used = 1
  for (i = 1; i <= last; i++) {
    of = add_parameter(made, parts[i], parts[i] ~ /^i/)
    wide = wide ", " (of ~ /^i/ ? parts[i] : vector(lanes, of) " zeroinitializer")
    constraints = constraints (of ~ /^i/ ? ",r" : ",x")
    kept = kept ", " of " %x" made["count"]
  }
  own_type = type
  type = found
  gsub(/<[0-9]+ x |>/, "", type)
  variants = "_ZGV_LLVM_N" lanes made["shape"] "_" scalar "(" intrinsic ")"
  for (narrow = lanes / 2; narrow > 1 && narrow >= lanes / 4; narrow /= 2) {
    code = "define internal <N x " type "> @" scalar ".x" narrow "(" substr(made["vectors"], 3) ") " form_attributes(16) " {\n" widened \
           "  %r = call " vector(lanes, type) " @" intrinsic "(" substr(wide, 3) ")\n" \
           "  %s = shufflevector " vector(lanes, type) " %r, " vector(lanes, type) " poison, <N x i32> " counted(0, narrow) "\n" \
           "  ret <N x " type "> %s\n}"
    gsub(/<N x/, "<" narrow " x", code)
    gsub(/FIRST/, counted(0, narrow, lanes), code)
    add(code)
    variants = variants ",_ZGV_LLVM_N" narrow made["shape"] "_" scalar "(" scalar ".x" narrow ")"
    uses = uses "  %f" narrow " = ptrtoint ptr @" scalar ".x" narrow " to i64\n  %u" used + 1 " = xor i64 %f" narrow ", %u" used "\n"
    used++
  }
  add_scalar(scalar, substr(made["parameters"], 3), group, variants, uses, used, before "  %q = call " found " @" name "(" substr(called, 3) ")\n" \
             (found == type ? "  %r = bitcast " type " %q to " type : "  %r = extractelement " found " %q, i64 0") "\n" \
             (kept == "" ? "" : "  %s = call " type " asm \"\", \"=x,0" constraints "\"(" type " %r" kept ")\n") "  ret " type (kept == "" ? " %r" : " %s") "\n}")
  found = type
  type = own_type
  return found " @" scalar "(" substr(made["arguments"], 3) ")"
}

# The form of `lanes` that returns floats, which a loop rounds and stores in one: of 16 lanes it is what the overload was, which becomes a call of it,
# of fewer it converts what the other form returns.
function float_form(name, target, lanes,   code, i) {
  if (lanes < 16) {
    add("define internal " result(lanes) " @" name ".w(" list(lanes) ") " form_attributes(lanes) " {")
    add("  %h = tail call " vector(lanes, "half") " @" target "(" list(lanes) ")\n  %r = fpext " vector(lanes, "half") " %h to " result(lanes) "\n" \
        "  ret " result(lanes) " %r\n}")
    return name ".w"
  }
  opening[name] = "define internal " result(lanes) " @" name ".w(" list(lanes) ") " form_attributes(lanes) " {\nv" count ":\n"
  for (i = 1; i <= count; i++)
    opening[name] = opening[name] "  %v" i - 1 " = bitcast " vector(lanes, passed_type(letters[i])) " %x" i " to " vector(lanes, type_of(letters[i])) "\n"
  returns_floats[name] = lanes
  code = definition[name]
  sub(/\(.*/, "(" list(lanes, "h") ") local_unnamed_addr alwaysinline " form_attributes(lanes) " {", code)
  add(code "\n" halves(lanes, 1) "  %f = tail call " result(lanes) " @" name ".w(" list(lanes) ")\n" \
      "  %r = fptrunc " result(lanes) " %f to " vector(lanes, "half") "\n  ret " vector(lanes, "half") " %r\n}")
  return name ".w"
}

# Names the forms of a scalar builtin, if it has any, and defines what its overloads become.
function name_forms(name,   fours, floats, line, group, scalar, variants, uses, last, lanes, vectors, target, masked, widest, pair, wider, code, first, shape, spaces, own_way, own, doubles, parameters, masks, mentioned, i) {
  line = definition[name]
  group = attributes(line)
  halves_as_ints = group in avx2
  type = result_type(line)
  if (!read_name(name) || group in not_lanewise)
    return
  own_way = name in around_instructions || type ~ /^(half|float|double)$/ && plain !~ /^convert_/ && overload(16) in instructions && !(name in instructions) || \
    (plain "/" type) in selects_badly && (group in avx2) && !(group in avx512)
  if (!(own_way || name in calls || name in vectors_within || name in branches || name in looks_up || name in widens && plain !~ /^convert_/))
    return
  if (second == "" && is_call(text_of[name])) # of integers with and without a sign, which LLVM made one
    return
  if (group in always_inlined || (second == "" ? !pure[group] : !writes[group]))
    return
  if (!(own_way || name in calls || name in vectors_within) && (plain in selects_well || (plain "/" type) in selects_well || plain ~ /^convert_.*_rtz/))
    return
  spare = second != "" && count == 1 && group in avx512
  own = plain
  sub(/^cr_/, "", own)
  doubles = second == "" && (group in avx512 ? type == "float" && !((plain "/" type) in long_chains) : \
                                               group in avx2 && type == "half" && !(own in not_doubled))
  floats = second == "" && type == "half" && (group in avx512) && !(name in around_instructions) && rounds(text_of[name], 1) && rounds(code_of[overload(16)], 16)
  scalar = name
  sub(/PU9CLprivate.*/, "", scalar)
  scalar = scalar ".s"
  if (name in around_instructions) {
    widest = form_attributes(16)
    made++
    code = split_instructions(name, group, around_instructions[name])
    first = split_result
    if (type != "half" && gsub(type " 0.0, ", type " %zero, ", code)) { # what elements are where the mask is off, which is on
      any_wider = 1
      code = "\n" load_nothing(2) "\n  %zero = bitcast i" bits(type) " %nothing to " type code
    }
  } else {
    last = 1
    masks = needs_masks()
    for (lanes = 2; lanes <= 16; lanes *= 2) {
      vectors = overload(lanes)
      if (!(vectors in definition))
        continue
      pair = in_memory(definition[vectors]) && (group in avx2) && last != 1 && !wider && type ~ /^(float|double)$/ && plain !~ /^convert_/ && \
        !(plain in slow_pairs || (plain "/" type) in slow_pairs)
      target = form(vectors, lanes, pair)
      if (target == "")
        continue
      widest = form_attributes(lanes)
      if (floats) {
        type = "float"
        target = float_form(vectors, target, lanes)
      }
      shape = lanes substr("vvvv", 1, count + spare) "_" scalar "("
      variants = variants (variants == "" ? "" : ",") "_ZGV_LLVM_N" shape target ")"
      uses = uses "  %f" lanes " = ptrtoint ptr @" target " to i64\n"
      mentioned = "%f" lanes
      if (masks && !(pair && group in avx512)) { # of a pair there the masks take longer than is gained
        masked = masked_form(target, lanes, widest)
        variants = variants ",_ZGV_LLVM_M" shape masked ")"
        uses = uses "  %m" lanes " = ptrtoint ptr @" masked " to i64\n  %b" lanes " = add i64 %f" lanes ", %m" lanes "\n"
        mentioned = "%b" lanes
      }
      uses = uses "  %u" lanes " = xor i64 " mentioned ", %u" last "\n"
      last = lanes
      if (floats)
        type = "half"
      if (pair || lanes == 8 && type == "double" && (group in avx512) && ((plain "/" type) in long_chains) || \
          lanes == 16 && (doubles || type == "float" && (group in avx512)) && plain !~ /^convert_/)
        wider = any_wider = 1
    }
    if (last == 1)
      return
    if (last == 16 && doubles) {
      target = pair_form(overload(16))
      if (target != "") {
        variants = variants ",_ZGV_LLVM_N32" substr("vvvv", 1, count) "_" scalar "(" target ")"
        uses = uses "  %f32 = ptrtoint ptr @" target " to i64\n  %u32 = xor i64 %f32, %u16\n"
        last = 32
      }
    }
    made++
    if (floats) {
      type = "float"
      returns_floats[name] = 1
    }
    if (second == "" && !(name in used) && alike[text_of[name]] == 1 && text_of[name] !~ / = alloca /) {
      parameters = list(1)
      for (i = 1; i <= count && !takes_ints(); i++)
        sub("%x" i, "%v" i - 1, parameters)
      opening[name] = scalar_head(scalar, parameters, group, variants, uses, last, "v" count) (takes_ints() ? taken_halves(name) : "")
    } else {
      add_scalar(scalar, list(1) spared(1, "%spare"), group, variants, uses, last, \
                 takes_ints() ? return_results(1, name ".half_body", type, list(1)) : return_results(1, name ".body", type, list(1, "h"), halves(1)))
      if (takes_ints())
        begin_half_body(name, group)
    }
    code = "\n" halves(1, 1) "  %" (floats ? "f" : "r") " = tail call " result(1) " @" scalar "(" list(1) spared(1, "poison") ")"
    first = second == "" ? "r" : "q"
    if (floats) {
      type = "half"
      code = code "\n  %r = fptrunc float %f to half"
    }
  }

  # Pointers of all address spaces are alike here, so one body serves all overloads.
  for (i = split(second == "" ? "x" : "U9CLprivate U7CLlocal U9CLgeneric U8CLglobal", spaces, " "); i; i--) {
    vectors = name
    sub(/U9CLprivate/, spaces[i], vectors)
    if (!(vectors in definition))
      continue
    body[vectors] = name ".body"
    line = definition[vectors]
    match(line, /@[^(]*/)
    line = substr(line, 1, RSTART + RLENGTH - 1)
    stub[name] = "(" list(1, "h") (second == "" ? "" : ", ptr %p") ") local_unnamed_addr alwaysinline " widest " {" code "\n"
    if (second != "")
      stub[name] = stub[name] "  %s = extractvalue " result(1) " %r, 1\n" as_stored("s", "t") \
                   "  store " type_of(second) (second == "i" ? " %t" : " %s") ", ptr %p\n  %q = extractvalue " result(1) " %r, 0\n"
    if (wider)
      stub[name] = stub[name] load_nothing(2) "\n" with_nothing(first) "\n"
    stub[name] = stub[name] "  ret " type " %" (wider ? "y" : first) "\n}"
    add(line stub[name])
  }
}

# A builtin that is another name of one with forms, as cr_sin of half is of sin, has that one's.
function name_as(name, other,   line) {
  if (!(other in stub))
    return
  body[name] = body[other]
  line = definition[name]
  match(line, /@[^(]*/)
  add(substr(line, 1, RSTART + RLENGTH - 1) stub[other])
}

# What stands before the code of a function that takes halves: F.body, if it is used, as a call of F.half_body, which takes them as ints.
function begin_half_body(name, group,   pointer) {
  pointer = second == "" ? "" : ", ptr %v" count
  if (name in used)
    opening[name] = "define internal half @" name ".body(" list(1, "h") pointer ") alwaysinline " group " {\n" halves(1, 1) \
                    "  %r = tail call " type " @" name ".half_body(" list(1) pointer ")\n" \
                    (type == "half" ? "  ret half %r" : "  %h = fptrunc float %r to half\n  ret half %h") "\n}\n"
  opening[name] = opening[name] "define internal " type " @" name ".half_body(" list(1) pointer ") " group " {\nv" count + (second != "") ":\n" \
                  taken_halves(name)
}
# Code that makes the parameters of the body of ints.
function taken_halves(name,   i, code) {
  made_of_ints = 1
  for (i = 1; i <= count; i++) {
    code = code "  %v" i - 1 " = bitcast " passed_type(letters[i]) " %x" i " to " type_of(letters[i]) "\n"
    if (letters[i] == "Dh")
      ints[name, "%v" i - 1] = "%x" i
  }
  return code
}
# A line of F.half_body, or of F.s. LLVM puts a half that comes as an int into a register whose former contents it waits for; so what can be
# done with the int is: conversions, also of magnitudes, comparisons with 0 (by conversion) and with other constants. LLVM would
# do them with halves if it were asked for the same in another way.
function of_ints(line,   words, value) {
  gsub(/%[0-9]/, "%v&", line)
  gsub(/%v%/, "%v", line)
  if (line ~ /^[0-9]+:/)
    return "v" line
  if (name in returns_floats)
    line = unrounded(line, returns_floats[name])
  split(line, words, /[ ,()]+/) # "", result, "=", operation …
  value = words[2]
  if (line ~ / = fpext half [^ ]+ to float$/ && (name, words[6]) in ints)
    return "  " value " = call float @llvm.convert.from.fp16.f32(i16 " ints[name, words[6]] ")"
  if (line ~ / call half @llvm\.fabs\.f16\(half [^ ]+\)$/ && match(line, /%v[0-9]+\)/) && \
      (name, substr(line, RSTART, RLENGTH - 1)) in ints) {
    ints[name, value] = value ".int"
    return "  " value ".int = and i16 " ints[name, substr(line, RSTART, RLENGTH - 1)] ", 32767\n" line
  }
  if (line ~ / = fcmp [a-z]+ half [^ ]+, 0xH/ && (name, words[7]) in ints)
    return "  " value ".float = call float @llvm.convert.from.fp16.f32(i16 " ints[name, words[7]] ")\n" \
           "  " value ".other = call float @llvm.convert.from.fp16.f32(i16 " decimal(substr(words[8], 4)) ")\n" \
           "  " value " = fcmp " words[5] " float " value ".float, " value ".other"
  return line
}
function decimal(hexadecimal,   i, number) {
  for (i = 1; i <= length(hexadecimal); i++)
    number = 16 * number + index("123456789ABCDEF", substr(hexadecimal, i, 1))
  return number
}

# The second time: calls within the library stay those of what was there. A vector form may be made of scalar calls, and LLVM
# would make it of itself.
FNR == 1 {
  for (name in other_name_of)
    if (name in used)
      used[original(name)]
  for (i = 1; i <= defined; i++)
    if (!(names[i] in other_name_of))
      name_forms(names[i])
  for (i = 1; i <= defined; i++)
    if (names[i] in other_name_of)
      name_as(names[i], original(names[i]))
  if (!made) {
    print "vector_forms.awk: no builtin of the module has vector forms" > "/dev/stderr"
    failed = 1
    exit 1
  }
}
/^define / {
  match($0, /@[^(]*/)
  name = substr($0, RSTART + 1, RLENGTH - 1)
  leave_out = name in body && (body[name] != name ".body" || name in around_instructions && !(name in used))
  if (name in body) {
    sub(/^define (dso_local )?/, "define internal ")
    sub(/@[^(]*/, "&.body")
    sub(/ local_unnamed_addr/, "")
  }
  with_ints = name in opening
  if (with_ints) {
    printf "%s", opening[name]
    next
  }
}
/ call / && match($0, /@_Z[0-9A-Za-z_]+\(/) {
  callee = substr($0, RSTART + 1, RLENGTH - 2)
  if (callee in body)
    $0 = substr($0, 1, RSTART) body[callee] substr($0, RSTART + RLENGTH - 1)
}
/^declare i64 @llvm.objectsize.i64.p0/ { declared = 1 }
!leave_out { print with_ints && !/^}/ ? of_ints($0) : $0 }
/^}/ { leave_out = with_ints = 0 }

/^declare / && match($0, /@llvm[^(]*/) {
  name = substr($0, RSTART + 1, RLENGTH - 1)
  there[name]
  if (!(with_lanes(name, 32) in there))
    declaration[with_lanes(name, 32)] = $0
  delete declaration[name]
}
END {
  if (failed)
    exit 1
  for (i = 1; i <= intrinsics; i++)
    if (intrinsic[i] in declaration) {
      print with_lanes(declaration[intrinsic[i]], 32)
      delete declaration[intrinsic[i]]
    }
  printf "%s", added
  if (made_of_ints && !("llvm.convert.from.fp16.f32" in there))
    print "declare float @llvm.convert.from.fp16.f32(i16)"
  if (any_wider)
    print "@.nothing = private unnamed_addr externally_initialized constant [2 x i32] zeroinitializer"
  if (!declared)
    print "declare i64 @llvm.objectsize.i64.p0(ptr, i1 immarg, i1 immarg, i1 immarg)"
}
