# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
#   awk -v names=OUT.tsv -v chapters="sin cos …" -f pocl_names.awk THEIRS.ll OURS.ll >RENAMED.ll
#
# Makes of this library for x86 (OURS, as LLVM prints it) one of functions that PoCL's kernel library (THEIRS) has, too, and
# is to take over: those that are called as in `chapters`, conversions, and loads and stores of half, if they have the same
# parameters and result in both. OUT.tsv gets a line for each: its name in PoCL, its name here. utils/pocl, which says what
# becomes of that, calls it.
#   - PoCL's headers give most builtins the prefix _cl_: kernels call _Z7_cl_sinf.
#   - Functions must not keep the processor that they were compiled for: PoCL does not inline what has another one than the
#     kernel. The triple is PoCL's.
#   - PoCL's linker follows calls, not addresses: in front of each address that the forms' branch mentions stands a call.
#   - PoCL optimises a kernel twice, before and after it has made loops over work-items, and vectorises the second time.
#     The vector forms' branch (vector_forms.awk) is gone by then. What mentions the forms from then on is data in front of
#     the function, distances to them, which need no relocation at run time.
#   - What leads LLVM's vectoriser to forms for two registers (load_nothing there) is gone by then, too. So these are left out.
#   - PoCL takes noinline from all functions before the second time. An attribute that kernels do not have, and that means
#     nothing on x86, still keeps the function that names the forms from being inlined.

# The result's type and the parameters' ones of a line that defines a function, without attributes.
function signature(line) {
  sub(/^define /, "", line)
  sub(/\)[^()]*\{$/, ")", line)
  gsub(/@[^(]*| %[A-Za-z0-9_.]+/, "", line)
  gsub(/(align [0-9]+|(dereferenceable(_or_null)?|range|captures)\([^()]*\)|initializes\(\([^()]*\)\)) ?/, "", line)
  gsub(/(internal|hidden|dso_local|noundef|signext|zeroext|noalias|nocapture|nonnull|readnone|readonly|writeonly|writable|returned|dead_on_unwind) ?/, "", line)
  gsub(/ +,/, ",", line)
  gsub(/ +\)/, ")", line)
  return line
}
function named(line) {
  match(line, /@[^(]*/)
  return substr(line, RSTART + 1, RLENGTH - 1)
}

BEGIN {
  count = split(chapters, words, " ")
  for (i = 1; i <= count; i++)
    taken[words[i]] = 1
}

# THEIRS: each function that is called like one of ours, by our name.
FNR == 1 { file++ }
file == 1 {
  if (/^define / && !/^define (internal|[a-z_ ]*spir_func) /) { # spir_func: what SPIR-V calls, which calls the others
    theirs = named($0)
    ours = theirs
    if (match(theirs, /^_Z[0-9]+_cl_/)) {
      digits = RLENGTH - 6
      ours = "_Z" (substr(theirs, 3, digits) - 4) substr(theirs, RLENGTH + 1)
    }
    if (match(ours, /^_Z[0-9]+/)) {
      plain = substr(ours, RLENGTH + 1, substr(ours, 3, RLENGTH - 2))
      if (plain in taken || plain ~ /^convert_|^v(load|store)a?_half/) {
        in_pocl[ours] = theirs
        shape[ours] = signature($0)
      }
    }
  }
  next
}

# OURS, the first time: which of them are the same, how to call what may become a form, and on which lines forms are mentioned.
file == 2 {
  if (/^define .*@_Z/) {
    name = named($0)
    ours_shape[name] = signature($0)
    if (!/^define internal / && name in in_pocl) {
      if (ours_shape[name] == shape[name]) {
        renamed[name] = in_pocl[name]
        print in_pocl[name] "\t" name >names
      } else {
        print "pocl_names.awk: left alone, because its parameters are others in PoCL: " in_pocl[name] "\t" ours_shape[name] "\t" shape[name] > "/dev/stderr"
      }
    }
  }
  if (/ call / && name ~ /^_ZGV/ && match($0, /@[^(]*/)) { # an overload that Clang passes in memory, or a form that calls it
    callee = substr($0, RSTART + 1, RLENGTH - 1)
    if (callee in pair || (callee ~ /[.]own$/ && / byval\(/))
      pair[name]
  }
  if (/ = ptrtoint ptr @_Z[^ ]* to i64$/ && name ~ /[.]s$/ && substr($5, 2) != name) {
    form_at[++forms] = FNR
    form[FNR] = substr($5, 2)
    scalar[FNR] = name
  }
  next
}
FNR == 1 {
  for (i = 1; i <= forms; i++) {
    line = form_at[i]
    name = scalar[line]
    at = "ptrtoint (ptr @"
    if (form[line] in pair) {
      left_out[line]
      delete form[line]
    } else {
      distances[name] = distances[name] (mentioned[name]++ ? ", " : "") \
        "i32 trunc (i64 sub (i64 " at form[line] " to i64), i64 " at name " to i64)) to i32)"
    }
  }
}

/^target triple = / { print "target triple = \"x86_64-pc-linux-gnu\""; next }
/^attributes #/ { gsub(/ "(target-cpu|target-features|tune-cpu)"="[^"]*"/, "") }
/^attributes #.* "vector-function-abi-variant"="/ {
  match($0, /_ZGV[^"]*/)
  line = substr($0, 1, RSTART - 1)
  behind = substr($0, RSTART + RLENGTH)
  count = split(substr($0, RSTART, RLENGTH), variants, ",")
  list = ""
  for (i = 1; i <= count; i++) {
    name = variants[i] # a pair has the name that LLVM expects: link/passes/form_names.c
    sub(/\(.*/, "", name)
    if (!(name in pair)) {
      list = list (list == "" ? "" : ",") variants[i]
      last = name
    }
  }
  $0 = line list (list ~ /\(/ && list !~ /\)$/ ? "(" last ")" : "") behind # as a list has to end
}
FNR in left_out { sub(/ptrtoint .*/, "add i64 0, 0") }
/^define internal .*@_Z[0-9][^(]*\.s\(/ {
  name = named($0)
  sub(/ \{$/, " noinline sanitize_memtag prefix [" mentioned[name] " x i32] [" distances[name] "] {")
}
FNR in form {
  split(ours_shape[form[FNR]], parts, / \(/)
  gsub(/[,)]/, " zeroinitializer&", parts[2])
  $0 = "  %form." FNR " = call " parts[1] " @" form[FNR] "(" parts[2] "\n" $0
}
/_Z[0-9]/ {
  line = ""
  while (match($0, /_Z[0-9]+[A-Za-z_0-9]+/)) {
    name = substr($0, RSTART, RLENGTH)
    line = line substr($0, 1, RSTART - 1) (name in renamed ? renamed[name] : name)
    $0 = substr($0, RSTART + RLENGTH)
  }
  $0 = line $0
}
{ print }
