# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
#   awk -v roots=ROOTS -v faster=OUT.ll -f dispatch.awk FASTER.ll OURS.ll >DISPATCHED.ll
#
# Lets builtins of a library for processors without fma (OURS, as LLVM prints it) run as compiled for those that have it
# (FASTER, the library for x86-64-v3) where the processor turns out to be one. What uses fma in FASTER, itself or in what it
# calls, takes so much longer in OURS that a test at each call does not count; all else stays as it is. Such a builtin F begins
# with a test of the processor (x86/sse2/target/has_fma.c) and a call of
#   F.fma    FASTER's F
# behind which stands what F was, if F takes and gives its vectors in registers, where the two libraries' calling conventions
# agree. (Wider vectors are made of these forms.) What only hands its arguments on to another builtin, as three elements to
# the form for four, stays as it is: the other one chooses. So does what is another name of a builtin in both libraries; and where it is one in
# FASTER alone, the builtin's F.fma serves both. Two floats or halves take the time of four: so a form for two calls that for four,
# with each element twice, which is an instruction more, and a fifth of these functions less; a second result, which goes to a pointer, passes
# through a variable. In OURS calls of what is for rare arguments of two floats are such calls, too. Functions of FASTER get the suffix
# .fma and are printed to `faster`; ROOTS names those that OURS calls. What F was is no function of its own, which calls within OURS could
# name and so leave the test out: Clang looks at every function of the library for each kernel, which takes longer than such a test.
function named(line) {
  match(line, /@[^(]*/)
  return substr(line, RSTART + 1, RLENGTH - 1)
}

# The result's and the parameters' types of a function's first line.
function shape(line) {
  sub(/^define /, "", line)
  sub(/\) (local_unnamed_addr|unnamed_addr|#).*/, ")", line)
  gsub(/(dso_local|noundef|nocapture|signext|zeroext|nofpclass\([a-z ]*\)|range\([^)]*\)) /, "", line)
  gsub(/ (noundef|readnone|writeonly|captures\([a-z, ]*\)|initializes\(\([^)]*\)\))/, "", line)
  gsub(/ %[0-9]+/, "", line)
  sub(/@[^(]*/, "", line)
  return line
}

# The line with the suffix behind each name that is an index of `names`.
function renamed(line, names, suffix,   done, name) {
  while (match(line, /@[A-Za-z_][A-Za-z0-9_.]*/)) {
    name = substr(line, RSTART + 1, RLENGTH - 1)
    done = done substr(line, 1, RSTART + RLENGTH - 1) (name in names ? suffix : "")
    line = substr(line, RSTART + RLENGTH)
  }
  return done line
}

# What a line of a function does, without the numbers that attributes and metadata have in this module.
function bare(line) {
  sub(/ *;.*/, "", line)
  gsub(/(, ![a-z]+ ![0-9]+| #[0-9]+)/, "", line)
  return line "\n"
}
# The function that a line calls, but for LLVM's own, or "".
function callee(line) {
  return line ~ / call / && match(line, /@[A-Za-z_][A-Za-z0-9_.]*\(/) && line !~ /@llvm\./ ? substr(line, RSTART + 1, RLENGTH - 2) : ""
}

# The function that `name` is another name of, being nothing but a call of it with the same parameters, or `name`; of a library whose
# functions have these bodies and shapes.
function original_of(name, body, defined,   lines, line, other, i) {
  while (split(body[name], lines, "\n") == 3 && (other = callee(lines[1])) in defined && defined[other] == defined[name]) {
    match(lines[1], /\(.*/)
    line = substr(lines[1], RSTART + 1)
    for (i = 0; match(line, /^(, )?[^,()]* %[0-9]+/); i++) {
      if (substr(line, 1, RLENGTH) !~ " %" i "$")
        return name
      line = substr(line, RLENGTH + 1)
    }
    if (line !~ /^\)$/ || split(defined[name], words, ", ") != i)
      return name
    name = other
  }
  return name
}

function original(name) { return original_of(name, body, defined) }
# A body that calls one function, which has the `name`, as it is with that one's original.
function with_original(text, name) {
  if (name in defined)
    sub("@" name "[(]", "@" original(name) "(", text)
  return text
}

FNR == 1 { file++ }

# FASTER: what it defines and calls
file == 1 {
  text[++lines] = $0
  if (/^define /) {
    name = named($0)
    defined[name] = shape($0)
  } else if (/ call /) {
    if (/@llvm\.fma\./)
      uses_fma[name] = 1
    else if (callee($0) != "")
      callers[callee($0)] = callers[callee($0)] " " name
  }
  if (/^ /) {
    body[name] = body[name] bare($0)
    if (callee($0) != "")
      their_only_callee[name] = their_only_callee[name] == "" ? callee($0) : "several"
  }
  next
}
FNR == 1 {
  for (name in uses_fma)
    pending[++last] = name
  for (i = 1; i <= last; i++) {
    count = split(callers[pending[i]], words, " ")
    for (j = 1; j <= count; j++)
      if (!(words[j] in uses_fma)) {
        uses_fma[words[j]] = 1
        pending[++last] = words[j]
      }
  }
  for (i = 1; i <= lines; i++)
    print renamed(text[i], defined, ".fma") >faster
  # These have products and sums, or a division, in OURS, and need not have the same bits; what reads images leaves the choice to
  # the functions that fetch and sample (layers/software_images/image).
  for (name in uses_fma)
    if (name ~ /^_Z(3mad|(10half|12native)_r(ecip|sqrt)|1[12]read_image)/)
      delete uses_fma[name]
}

# OURS: which are dispatched has to be known before the first call is printed, so all is kept.
{ ours[FNR] = $0 }
/^define / {
  name = named($0)
  our_shape[name] = shape($0)
  if (!/^define internal / && name in uses_fma && our_shape[name] == defined[name] && !/ (byval|sret)\(/)
    dispatched[name] = 1
}
/^ / {
  our_body[name] = our_body[name] bare($0)
  if (callee($0) != "")
    only_callee[name] = only_callee[name] == "" ? callee($0) : "several"
}

# Sets into[1] to the type of the result of a function of FASTER and into[2] … to its parameters'; returns how many there are, and one
# more, as the shape ends with a parenthesis.
function read_types(name, into) { return types_of(defined[name], into) }
# The same of a shape
function types_of(all, into) { return split(all, into, /[ ,()]*[,()][ ,()]*/) }

# Clang passes two floats or ints as a double, four halves, too, and two halves as an i32. The type of the elements, i16 of
# halves, of what is passed as `two` where the form for four takes `four`, or "", as where both are the same.
function element(two, four) {
  if (two == "double" && match(four, /^<4 x (float|i32)>$/))
    return substr(four, 6, length(four) - 6)
  return two == "i32" && four == "double" ? "i16" : ""
}
# The integer that holds the second result of a form for two floats or halves, to which a pointer is the last parameter; "" if there is none.
function second_result(name) {
  if (!match(name, /PU[0-9]+CL[a-z]+(Dv2_i|S_)$/))
    return ""
  return name ~ /Dv2_i$/ || name ~ /Dv2_f/ ? "i64" : "i32"
}
# The form for four elements that serves `name`, if that is one for two floats or halves; or `name`.
function widest(name,   other, count, i) {
  other = name
  gsub(/Dv2_/, "Dv4_", other)
  if (name !~ /Dv2_(f|Dh)/ || !(other in uses_fma))
    return name
  count = read_types(name, types)
  if (read_types(other, wide) != count || element(types[1], wide[1]) == "")
    return name
  for (i = 2; i < count; i++)
    if (types[i] == "ptr" ? i < count - 1 || second_result(name) == "" : types[i] != wide[i] && element(types[i], wide[i]) == "")
      return name
  return other
}

# The test, and the call of F.fma. Sets `entry`, the number of the block that they stand in.
function choice(name,   four, other, parameters, i, arguments, of, count, variable, before, behind) {
  four = widest(name)
  other = original(four)
  count = read_types(name, types)
  read_types(other, wide)
  entry = count - 2
  for (i = 2; i < count; i++) {
    of = element(types[i], wide[i])
    if (types[i] == "ptr" && four != name) { # the form for four stores as many results, of which the first two are asked for
      variable = "  %second = alloca <4 x i32>, align 16\n"
      arguments = arguments ", ptr %second"
      behind = "  %s = load " second_result(name) ", ptr %second, align 16\n  store " second_result(name) " %s, ptr %" i - 2 "\n"
      continue
    }
    arguments = arguments (i > 2 ? ", " : "") wide[i] " %" (of == "" ? "" : "four") i - 2
    if (of != "")
      before = before "  %two" i - 2 " = bitcast " types[i] " %" i - 2 " to <2 x " of ">\n" \
               "  %" (of == "i16" ? "halves" : "four") i - 2 " = shufflevector <2 x " of "> %two" i - 2 ", <2 x " of "> poison, <4 x i32> <i32 0, i32 1, i32 0, i32 1>\n" \
               (of == "i16" ? "  %four" i - 2 " = bitcast <4 x i16> %halves" i - 2 " to double\n" : "")
  }
  of = element(types[1], wide[1])
  if (of != "")
    behind = behind (of == "i16" ? "  %h = bitcast double %f to <4 x i16>\n" : "") "  %t = shufflevector <4 x " of "> %" (of == "i16" ? "h" : "f") ", <4 x " of "> poison, <2 x i32> <i32 0, i32 1>\n" \
             "  %r = bitcast <2 x " of "> %t to " types[1] "\n"
  if (!(other in declared)) {
    declared[other]
    parameters = defined[other]
    sub(/^[^(]*\(/, "", parameters)
    declarations = declarations "declare " wide[1] " @" other ".fma(" parameters "\n"
    print other ".fma" >roots
  }
  return variable "  %has = call i1 @__oneclc_use_fma()\n  br i1 %has, label %fma, label %ours\nfma:\n" before \
         "  %f = " (variable == "" ? "tail " : "") "call " wide[1] " @" other ".fma(" arguments ")\n" behind "  ret " types[1] " %" (behind == "" ? "f" : "r") "\nours:"
}

# A call of a function of OURS for rare arguments of two floats, which takes and gives them in registers, as one of that for four, so that the one
# for two need not be there. Gamma's negative arguments are not so rare.
function with_four(line,   name, other, arguments, of, count, i, before, behind, call, result) {
  name = callee(line)
  if (name !~ /(_of_any|_in_doubt)Dv2_f/ || name ~ /gamma_of_any/ || line !~ /^  %[0-9]+ = /)
    return line
  other = name
  gsub(/Dv2_/, "Dv4_", other)
  count = types_of(our_shape[name], types)
  if (types_of(our_shape[other], wide) != count)
    return line
  for (i = 1; i < count; i++) {
    sub(/.* /, "", types[i]) # of "internal fastcc double"
    sub(/^internal fastcc /, "", wide[i])
    if (element(types[i], wide[i]) == "")
      return line
  }
  match(line, /\([^()]*\)/)
  if (split(substr(line, RSTART + 1, RLENGTH - 2), arguments, ", ") != count - 2)
    return line
  behind = substr(line, RSTART + RLENGTH)
  calls++
  for (i = 2; i < count; i++) {
    of = element(types[i], wide[i])
    sub(/.* /, "", arguments[i - 1])
    before = before "  %two" calls "." i " = bitcast double " arguments[i - 1] " to <2 x " of ">\n" \
             "  %four" calls "." i " = shufflevector <2 x " of "> %two" calls "." i ", <2 x " of "> poison, <4 x i32> <i32 0, i32 1, i32 0, i32 1>\n"
    call = call (i > 2 ? ", " : "") wide[i] " noundef %four" calls "." i
  }
  of = element(types[1], wide[1])
  result = line
  sub(/ = .*/, "", result)
  return before "  %f" calls " = tail call fastcc " wide[1] " @" other "(" call ")" behind "\n" \
         "  %t" calls " = shufflevector <4 x " of "> %f" calls ", <4 x " of "> poison, <2 x i32> <i32 0, i32 1>\n" \
         result " = bitcast <2 x " of "> %t" calls " to double"
}

END {
  for (name in dispatched)
    if (only_callee[name] in dispatched) {
      other = original(name)
      ours_is = original_of(name, our_body, our_shape)
      if (our_body[name] == body[name] || ours_is != name && original(ours_is) == other || \
          with_original(our_body[name], only_callee[name]) == with_original(body[other], their_only_callee[other]))
        handed_on[name]
    }
  for (name in handed_on)
    delete dispatched[name]
  for (i = 1; i <= FNR; i++) {
    line = ours[i]
    if (line ~ /^define /) {
      name = named(line)
      if (name in dispatched) {
        made++
        print line
        while (ours[i + 1] ~ / = alloca /) # a variable in memory has to be in the first block
          print ours[++i]
        line = choice(name)
      }
    } else if (name in dispatched && line ~ / = alloca /) {
      print "dispatch.awk: a variable in memory behind other code of " name >"/dev/stderr"
      exit 1
    } else if (name in dispatched && line ~ / = phi /) {
      gsub(", %" entry " \\]", ", %ours ]", line)
    }
    print with_four(line)
  }
  printf "%s", declarations
  if (!made) {
    print "dispatch.awk: no builtin is dispatched" >"/dev/stderr"
    exit 1
  }
}
