# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
#   awk -f short_calls.awk MODULE.ll >SHORT.ll
#
# For Mesa's libraries. llvmpipe calls the functions of kernels, the library's among them, and hands results over in memory,
# by a scatter and a gather, which takes as long as a dozen instructions that wait for each other. Mesa (26.2) inlines functions
# of less than some 45 values, before what they call is inlined into them, and those that are marked, but the mark of a library's
# function does not reach the kernel's call. So of a builtin F that is in the list, which is a call of F.own (link/passes/own_names.c),
#   F.own     is marked: kernels, in which F is inlined, get it inlined
#   F.called  is a call of F.own that is never inlined, where the library itself calls F: vectors are made of scalars
# What is long stays a function: each of many calls in a kernel would lengthen the time in which it compiles. What is not
# in the list for another reason was no faster so.
BEGIN {
  for (i = split("acos acosh asin atan atanh cos cosh cospi erf exp10 expm1 log10 log1p sin sinh sinpi tan tanh tanpi", words); i; i--)
    short["_Z" length(words[i]) words[i] "f"]
}

/^@[.]constants = / { next } # is for readers of bitcode (compact.awk)
/^define / {
  match($0, /@[^(]*/)
  current = substr($0, RSTART + 1, RLENGTH - 1)
}
match($0, /@_Z[0-9]+[a-z0-9]+f[.]own\(/) && (name = substr($0, RSTART + 1, RLENGTH - 6)) in short {
  if (current == name ".own") {
    found++
    callers = callers caller(name)
    sub(/ local_unnamed_addr #/, " local_unnamed_addr alwaysinline #")
  } else if (current != name)
    sub("@" name "[.]own\\(", "@" name ".called(")
}
{ print }

END {
  printf "%s", callers
  if (found != length(short)) {
    print "short_calls.awk: " found " functions of " length(short) > "/dev/stderr"
    exit 1
  }
}

function caller(name) {
  return "\ndefine internal spir_func float @" name ".called(float %x) local_unnamed_addr noinline nounwind willreturn memory(none) {\n" \
    "  %r = tail call spir_func float @" name ".own(float %x)\n  ret float %r\n}\n"
}
