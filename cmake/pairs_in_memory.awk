# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
#   awk -f pairs_in_memory.awk MODULE.ll >OUT.ll
#
# For AVX-512: makes the constants of arithmetic on two registers of floats or doubles operands in memory, also for the second register. Reads
# what splats.awk has written; results stay the same.
#
# An instruction may have one number in memory for all lanes as an operand, but LLVM makes that of a constant that one instruction uses. What two
# registers share it loads into a third one (VBROADCASTSD), of which forms for two registers then have some 25 among 100 instructions. Each load holds one of
# the 220 registers of 512 bits that a Golden Cove has (those of kernels and of what another thread runs among them) until all that stands before it is done:
# the fewer there are, the more of the next call runs while this one waits for its chain of fma. So here the second register's constants
# are loaded from a table, which LLVM knows nothing of, as it is `externally_initialized`.

BEGIN {
  # On an Emerald Rapids (2026-11-28) loops of these take 1.02 to 1.06 of the time with it.
  keeps = "^_Z(L|[0-9]+(fmod|remainder|remquo)|6tgammaDv16_d|5expm1Dv16_f)"
}

# The constant operand that an instruction of the line may have in memory: the last one of a difference, one of two of another operation, and of fma
# the addend where a factor is a constant, too, which then is in the register that the result replaces.
function may_be_in_memory(line, name,   operands) {
  if (line ~ / = f(mul|add) | = fcmp /)
    return 1
  if (line ~ / = fsub /)
    return line ~ ", " name "$"
  if (!match(line, /@llvm[.]fma[.][^(]*[(]/))
    return 0
  split(substr(line, RSTART + RLENGTH), operands, /[ ,)]+/) # "<16", "x", "double>", operand …
  return operands[12] == name || !(operands[12] in constant)
}

# The mask that takes the first vector's number to half of the lanes and the second one's to the others.
function halves(lanes,   i, mask) {
  for (i = 0; i < lanes; i++)
    mask = mask (i ? ", " : "") "i32 " (i >= lanes / 2)
  return mask
}

function end_of_function(   i, line, rest, name, n, highest) {
  for (rest = body[1]; match(rest, /%[0-9]+/); rest = substr(rest, RSTART + RLENGTH))
    highest = substr(rest, RSTART + 1, RLENGTH - 1) + 1
  for (i = 1; i <= lines; i++) {
    gsub(/%[0-9]/, "%n&", body[i]) # as constants move, and LLVM counts
    gsub(/%n%/, "%n", body[i])
    sub(/^[0-9]/, "n&", body[i])
    if (match(body[i], / = shufflevector <1 x (double|float)> (splat [(](double|float) [^)]+[)]|<(double|float) [^>]+>), <1 x (double> poison, <16|float> poison, <32) x i32> zeroinitializer$/)) {
      name = substr(body[i], 3, RSTART - 3)
      line = substr(body[i], RSTART)
      match(line, /(double|float) [-+.0-9A-Za-z]+[)>],/)
      constant[name] = substr(line, RSTART, RLENGTH - 2)
      defined[name] = i
    }
  }
  for (i = 1; i <= lines; i++)
    for (rest = body[i]; match(rest, /%[-A-Za-z0-9$._]+/); rest = substr(rest, RSTART + RLENGTH)) {
      name = substr(rest, RSTART, RLENGTH)
      if (name in constant && defined[name] != i) {
        uses[name]++
        user[name] = i
      }
    }
  for (i = 1; i <= lines; i++) {
    name = body[i]
    sub(/^  /, "", name)
    sub(/ .*/, "", name)
    type = constant[name]
    sub(/ .*/, "", type)
    if (name in constant && defined[name] == i && (!n || type == types[tables] || index(types[tables], type ",") == 1) && uses[name] == 1 && may_be_in_memory(body[user[name]], name)) {
      if (!n++)
        tables++
      table[tables] = table[tables] (n > 1 ? ", " : "") constant[name]
      types[tables] = types[tables] (n > 1 ? ", " : "") type
      line = "  " name ".second = load <1 x " type ">, ptr " \
        (n > 1 ? "getelementptr inbounds (i8, ptr @k." tables ", i64 " (n - 1) * (type == "float" ? 4 : 8) ")" : "@k." tables) ", align " (type == "float" ? 4 : 8) "\n" \
        "  " name " = shufflevector <1 x " type "> <" constant[name] ">, <1 x " type "> " name ".second, <" (type == "float" ? 32 : 16) " x i32> <" halves(type == "float" ? 32 : 16) ">\n"
      before[user[name]] = before[user[name]] line
      body[i] = ""
    }
  }
  if (body[2] !~ /^[-A-Za-z0-9$._]+:/) # a phi may name the first block
    body[1] = body[1] "\nn" highest + 0 ":"
  for (i = 1; i <= lines; i++)
    if (body[i] != "")
      print before[i] body[i]
  split("", constant)
  split("", defined)
  split("", uses)
  split("", user)
  split("", before)
  lines = inside = 0
}

/^define / && match($0, /@[^(]*/) {
  inside = /<(16 x double|32 x float)>/ && substr($0, RSTART + 1, RLENGTH - 1) !~ keeps
}
!inside { print }
inside {
  body[++lines] = $0
  if (/^}/)
    end_of_function()
}
END {
  for (i = 1; i <= tables; i++)
    print "@k." i " = internal unnamed_addr externally_initialized constant { " types[i] " } { " table[i] " }"
}
