# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# For lab/size: reads what llvm-bcanalyzer --dump prints. The sizes are those of whole blocks, in words of four bytes, and a block
# counts without those inside; a record within a block has no size of its own there, but the summary behind the dump has sums.
BEGIN {
  while ((getline line <chapter_list) > 0) {
    split(line, field, "\t")
    chapter_of[field[1]] = field[2]
  }
  while ((getline line <functions) > 0) {
    match(line, /@"?[^"(]+/)
    name[++count] = bare(substr(line, RSTART + 1, RLENGTH - 1))
  }
}

# _Z3sinDv4_f: sin; _ZL11payne_hanekf.944: payne_hanek
function bare(symbol,  digits) {
  gsub(/"/, "", symbol)
  if (match(symbol, /^_ZL?[0-9]+/)) {
    digits = substr(symbol, 1, RLENGTH)
    symbol = substr(symbol, RLENGTH + 1)
    gsub(/[^0-9]/, "", digits)
    return substr(symbol, 1, digits)
  }
  sub(/\..*/, "", symbol)
  return symbol
}

# The file of convert_int_sat_rte is convert_int, that of atomic_fetch_add_explicit atomic_fetch_add.
function chapter(builtin,  stem) {
  for (stem = builtin; stem != ""; stem = substr(stem, 1, length(stem) - 1))
    if (stem in chapter_of)
      return stem == builtin || substr(builtin, length(stem) + 1) ~ /^[_0-9]/ ? chapter_of[stem] : "helpers"
  return "helpers"
}

/^ *<[A-Z_0-9a-z]+ NumWords=/ {
  kind = $1
  sub(/</, "", kind)
  match($0, /NumWords=[0-9]+/)
  bytes = 4 * substr($0, RSTART + 9, RLENGTH - 9) + 8 # with what introduces a block
  if (kind == "FUNCTION_BLOCK")
    body[++bodies] = bytes
}
/^  Block ID #/ {
  block = $0
  sub(/.*\(/, "", block)
  sub(/\).*/, "", block)
}
/^ +Total Size:/ && block != "" {
  split($3, part, "/")
  total[block] = substr(part[2], 1, length(part[2]) - 1)
}
/^\t\t +[0-9]+ +[0-9]+ / { records[block, $NF] = $2 / 8 }

function print_line(bytes, what, many) {
  printf "%8d %5.1f%%  %s%s\n", bytes, 100 * bytes / size, what, many == "" ? "" : "  " many
}
function sorted(list, many, most,  i, key, best, order) {
  for (i = 1; i <= most; i++) {
    best = ""
    for (key in list)
      if (!(key in shown) && (best == "" || list[key] > list[best] || list[key] == list[best] && key < best))
        best = key
    if (best == "")
      break
    shown[best]
    print_line(list[best], best, many[best])
  }
  for (key in shown)
    delete shown[key]
}

END {
  if (bodies != count) {
    print "lab/size: " bodies " bodies, but " count " functions" >"/dev/stderr"
    exit 1
  }
  for (i = 1; i <= bodies; i++) {
    in_builtin[name[i]] += body[i]
    functions_of[name[i]]++
    in_chapter[chapter(name[i])] += body[i]
    functions_of_chapter[chapter(name[i])]++
  }
  if (kinds) {
    is["names"] = total["STRTAB_BLOCK"] + total["SYMTAB_BLOCK"] + records["MODULE_BLOCK", "FUNCTION"] + records["VALUE_SYMTAB", "FNENTRY"]
    is["names of values and blocks"] = total["VALUE_SYMTAB"] - records["VALUE_SYMTAB", "FNENTRY"]
    is["attributes"] = total["PARAMATTR_BLOCK"] + total["PARAMATTR_GROUP_BLOCK_ID"]
    is["metadata"] = total["METADATA_BLOCK"] + total["METADATA_ATTACHMENT_BLOCK"] + total["METADATA_KIND_BLOCK"]
    is["types"] = total["TYPE_BLOCK_ID"]
    for (key in records) {
      split(key, part, SUBSEP)
      if (part[1] == "CONSTANTS_BLOCK")
        is["constants: " part[2]] = records[key]
      if (part[1] == "FUNCTION_BLOCK")
        is["instructions: " part[2]] = records[key]
    }
    rest = size
    for (key in is)
      rest -= is[key] = int(is[key])
    is["heads of blocks, and the rest"] = rest
    sorted(is, nothing, 100)
  }
  if (chapters)
    sorted(in_chapter, functions_of_chapter, 100)
  if (builtins)
    sorted(in_builtin, functions_of, builtins)
}
