# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
#   awk -f variant_names.awk MODULE.ll MODULE.ll >OUT.ll
#
# Shortens the lists of vector forms (vector_forms.awk) in a linked module, as LLVM prints it, which is read twice. For each kernel
# LLVM reads all lists a character at a time, whatever the kernel calls, and looks through a list wherever it searches another
# attribute in the same chain of a hash table.
#   - A form that is the library's own gets the name that the vector function ABI has for it, such as _ZGVdN8v__Z3sinf.s: where a
#     list does not say what a form is called, LLVM takes it to be called so. The letters b, d and e stand for SSE, AVX2 and AVX-512.
#     Forms begin where a line of the cache does: a loop waits for the instructions of a short one that lies across three lines.
#   - Scalars of one name, such as sin of half, float and double, share one list. LLVM takes from it what names the scalar that is
#     called, if it is there.
# LLVM's verifier takes a list for a single form, which ends with a parenthesis if it has one; so does a list.

# Of a line that has a list: sets before, variants[1..count], behind and shared (what the line's list is shared by).
function split_line(line,   digits) {
  match(line, /_ZGV_LLVM_[^"]*/)
  before = substr(line, 1, RSTART - 1)
  behind = substr(line, RSTART + RLENGTH)
  count = split(substr(line, RSTART, RLENGTH), variants, ",")
  match(variants[1], /^_ZGV_LLVM_N[0-9]+[a-z]+__Z/)
  shared = substr(variants[1], RLENGTH + 1)
  digits = shared + 0
  shared = substr(shared, length(digits) + 1, digits) " " substr(variants[1], 1, RLENGTH)
  gsub(/N[0-9]+|_/, "", shared)
}
# The name that the ABI has for the form.
function abi_name(variant, isa) {
  sub(/_LLVM_/, isa, variant)
  sub(/\(.*/, "", variant)
  return variant
}

NR == FNR {
  if (/^define internal / && match($0, /@[^(]*/)) {
    own[substr($0, RSTART + 1, RLENGTH - 1)]
  } else if (/_ZGV_LLVM_/) {
    split_line($0)
    isa = /[+]avx512f/ ? "e" : /[+]avx2/ ? "d" : "b"
    for (i = 1; i <= count; i++) {
      form = variants[i]
      gsub(/.*\(|\)/, "", form)
      abi = abi_name(variants[i], isa)
      if (form in own && !(form in name))
        name[form] = abi
      if (!((shared, variants[i]) in listed)) {
        listed[shared, variants[i]]
        if (!(form in name))
          name[form] = form
        list[shared] = list[shared] "," abi (name[form] == abi ? "" : "(" name[form] ")")
        abi_of_last[shared] = abi
      }
    }
  }
  next
}

/_ZGV_LLVM_/ {
  split_line($0)
  $0 = before substr(list[shared], 2) (list[shared] ~ /\(/ && list[shared] !~ /\)$/ ? "(" abi_of_last[shared] ")" : "") behind
}
/@_Z[A-Za-z0-9_]*[.]/ {
  line = ""
  while (match($0, /@[A-Za-z_][A-Za-z0-9_.]*/)) {
    form = substr($0, RSTART + 1, RLENGTH - 1)
    line = line substr($0, 1, RSTART) (form in name ? name[form] : form)
    $0 = substr($0, RSTART + RLENGTH)
  }
  $0 = line $0
}
/^define .*@_ZGV/ { sub(/ \{$/, " align 64 {") }
{ print }
