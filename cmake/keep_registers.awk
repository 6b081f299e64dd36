# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
#   awk -v version=LLVM -f keep_registers.awk MODULE.ll MODULE.ll >OUT.ll
#
# Lets half of the vector registers live through calls of vector forms of 512 bits. Reads what vector_forms.awk has written,
# twice.
#
# By C's calling convention no vector register survives a call: a loop that LLVM has interleaved, or that holds sums and
# arguments, stores and loads them around each call of a form, which takes longer than the shortest forms themselves. In
# LLVM's convention for OpenCL's builtins (intel_ocl_bicc, X86CallingConv.td) the callee keeps zmm16 to zmm31 where there
# is AVX-512, and a form that needs no more than the other sixteen has nothing to do for that. Its rare paths are functions
# of their own, and keep them, too: else the form would have to, at each call. So all that such forms reach in the module
# gets this convention. But LLVM puts what lives through the call of a rare path into just these registers, which then
# have to be saved at each call of the form. A form of which that is true is better served if its rare path has C's
# convention: then nothing lives through that call in a register, and LLVM saves the sixteen beside the call
# (ShrinkWrap.cpp), where it comes behind one condition and the function is short enough for what comes before to need no
# stack. LLVM 21 saves them at the function's head all the same, so that is for 22 and later. Other such forms keep C's
# convention. So do narrower forms, for which loops are interleaved less and whose spills are cheaper. With AVX2 the
# kept registers would be eight of sixteen, and forms need more than eight, or, if short, are bound by the loads of
# their constants.
#
# A form that kernels call, too, as the overload for vectors, becomes F.f, and F, always inlined, a call of it.
# LLVM's loop vectoriser gives calls of forms their convention from version 21 on.

# The name in the first `@NAME` of a text, without the @.
function first_name(text) {
  return match(text, /@[^ (,)]+/) ? substr(text, RSTART + 1, RLENGTH - 1) : ""
}
# The name that a line calls, or "".
function called(line) {
  return line ~ / call / && match(line, /@[A-Za-z_0-9.]+\(/) ? substr(line, RSTART + 1, RLENGTH - 2) : ""
}
function renamed(name) { return name in both ? name ".f" : name }
# A form with a mask, or that converts, is a call of another one and nothing else.
function inner(name) {
  while (name ~ /[.][mfi]$/)
    sub(/[.][mfi]$/, "", name)
  return name
}
function keep(name) {
  kept[name] = 1
  reached[++last] = name
}
function keep_form(name) {
  if (!internal[name])
    both[name] = 1
  keep(name)
}
# Of the shape "if (rare) call", 64 instructions of vectors or fewer before the call?
function may_save_there(name) {
  return count[name] == 1 && blocks[name] == 2 && call_behind[name] && call_behind[name] <= 64 && \
    internal[calls[name, 1]] && !(calls[name, 1] in kept)
}

# The values that a line uses are to be looked at: is one of them a vector of before the call `at`?
function use(text,   name) {
  while (match(text, /%[A-Za-z_0-9.]+/)) {
    name = substr(text, RSTART, RLENGTH)
    if (name in vector && vector[name] < at)
      crowded[current] = 1
    text = substr(text, RSTART + RLENGTH)
  }
}

NR == FNR {
  if (/^define /) {
    current = first_name($0)
    internal[current] = / internal /
    definition[current] = $0
    start = FNR
    split("", vector)
    split("", behind)
    at = vectors = 0
    block = "%entry"
    line = $0
    sub(/.*@[^(]*\(/, "", line)
    while (match(line, /<[0-9]+ x [^>]*>[^,<]*%[A-Za-z_0-9.]+/)) {
      name = substr(line, RSTART, RLENGTH)
      sub(/.*%/, "%", name)
      vector[name] = FNR
      line = substr(line, RSTART + RLENGTH)
    }
  } else if (/^attributes #.*[+]avx512f/) {
    avx512 = 1
  } else if (match($0, /^[A-Za-z_0-9.]+:/)) {
    block = "%" substr($0, 1, RLENGTH - 1)
    blocks[current] += FNR > start + 1 # the first block may have no label
  }
  if (at && !(block in behind)) {
    # The call does not lead here.
  } else if (at && / = phi /) { # of what comes along other ways nothing lives through the call
    line = $0
    while (match(line, /\[ [^]]* \]/)) {
      operand = substr(line, RSTART, RLENGTH)
      line = substr(line, RSTART + RLENGTH)
      if (index(operand, " " block_of_call " "))
        use(substr(operand, 1, index(operand, ",")))
    }
  } else if (at) {
    line = $0
    sub(/^ *%[^ ]* = /, "", line)
    use(line)
  }
  if (/^  %[^ ]* = .*</) {
    vector[$1] = FNR
    vectors++
  }
  if (block in behind && /^  (br|switch|  i[0-9]+ )/) {
    line = $0
    while (match(line, /label %[A-Za-z_0-9.]+/)) {
      behind[substr(line, RSTART + 6, RLENGTH - 6)] = 1
      line = substr(line, RSTART + RLENGTH)
    }
  }
  name = called($0)
  if (name != "" && name !~ /^llvm[.]/) {
    calls[current, ++count[current]] = name
    at = FNR
    block_of_call = block
    behind[block] = 1
    call_behind[current] = blocks[current] ? vectors : 0
  }
  if (/"vector-function-abi-variant"=/) {
    line = $0
    sub(/.*"vector-function-abi-variant"="/, "", line)
    while (match(line, /\([^()]*\)/)) {
      form[++forms] = substr(line, RSTART + 1, RLENGTH - 2)
      if (form[forms] ~ /[.]i$/) # of half: a call of the overload, which is the form but for the type of its arguments
        form[++forms] = inner(form[forms - 1])
      line = substr(line, RSTART + RLENGTH)
    }
  } else if (!/ = ptrtoint ptr @/) {
    line = $0 # a function whose address may be called must keep C's convention
    while (match(line, /ptr @[A-Za-z_0-9.]+/)) {
      address[substr(line, RSTART + 5, RLENGTH - 5)] = 1
      line = substr(line, RSTART + RLENGTH)
    }
  }
  next
}

FNR == 1 && avx512 {
  for (i = 1; i <= forms; i++) {
    name = form[i]
    if (definition[name] ~ /<(16 x (float|i32|half)|8 x (double|i64))>/ && !(name in crowded) && !(inner(name) in crowded))
      keep_form(name)
  }
  for (i = 1; i <= last; i++)
    for (j = 1; j <= count[reached[i]]; j++) {
      name = calls[reached[i], j]
      if (internal[name] && !(name in kept) && !(name in address))
        keep(name)
    }
  for (masked = 0; masked < 2; masked++) # those behind a mask as what they call
    for (i = 1; i <= forms; i++) {
      name = form[i]
      if (definition[name] ~ /<(16 x (float|i32|half)|8 x (double|i64))>/ && !(name in kept) && \
          (masked ? inner(name) in kept : version >= 22 && name in crowded && may_save_there(name)))
        keep_form(name)
    }
}
/^define / {
  name = first_name($0)
  if (name in both) {
    line = $0
    sub(/ (local_)?unnamed_addr/, "& alwaysinline", line)
    type = $0
    sub(/ @.*/, "", type)
    sub(/^define (dso_local |hidden )*/, "", type)
    gsub(/(noundef|nofpclass\([a-z ]*\)) /, "", type)
    arguments = $0
    sub(/^[^@]*@[^(]*\(/, "", arguments)
    sub(/\) (local_)?unnamed_addr.*/, "", arguments)
    gsub(/ [a-z_]+\(\([^)]*\)\)| [a-z_]+\([^()]*\)/, "", arguments)
    gsub(/ (noundef|noalias|nonnull|readonly|writeonly|writable|align [0-9]+)/, "", arguments)
    added = added line "\n  %r = tail call intel_ocl_bicc " type " @" renamed(name) "(" arguments ")\n  ret " type " %r\n}\n"
    sub(/^define (dso_local |hidden )*/, "define internal intel_ocl_bicc ")
    sub(/@[^(]*/, "&.f")
    sub(/ local_unnamed_addr/, "")
  } else if (name in kept) {
    sub(/^define internal (fastcc )?/, "define internal intel_ocl_bicc ")
    sub(/ "zero-call-used-regs"="used-arg"/, "") # the mask is in a register of its own
  }
}
/ call / {
  name = called($0)
  if (name in kept) {
    sub(/ notail call/, " tail call")
    sub(/ call (fastcc )?/, " call intel_ocl_bicc ")
    sub(/@[A-Za-z_0-9.]+\(/, "@" renamed(name) "(")
  }
}
/ = ptrtoint ptr @/ {
  name = first_name($0)
  sub(/@[^ ]+/, "@" renamed(name))
}
/"vector-function-abi-variant"=/ {
  line = $0
  $0 = ""
  while (match(line, /\([^()]*\)/)) {
    $0 = $0 substr(line, 1, RSTART) renamed(substr(line, RSTART + 1, RLENGTH - 2)) ")"
    line = substr(line, RSTART + RLENGTH)
  }
  $0 = $0 line
}
{ print }
END { printf "%s", added }
