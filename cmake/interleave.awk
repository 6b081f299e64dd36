# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
#   awk -v bits=256|512 -f interleave.awk MODULE.ll >OUT.ll
#
# For AVX2: puts the operations of builtins for one register of floats or doubles, if they have eight fma and more, into an order in which chains of them that do not wait for
# each other take turns, and constants where they are used. Reads what splats_in_memory.awk has written; results stay the same. With AVX-512 (512 bits) constants stay where
# they are, and functions for two registers are ordered, too.
#
# A processor looks for operations that can begin only so far ahead: Zen 1 among 36 of 128 bits, 18 of a whole register. A chain of ten fma, five
# cycles each, then keeps it from seeing the next chain, where source has one polynomial after the other. LLVM keeps the order of a block's
# operations, but for what registers ask for. So each block is scheduled here as if one operation began each cycle: of those whose operands
# are there, always that from which the longest way leads to the block's end (list scheduling: Gibbons and Muchnick, Efficient Instruction
# Scheduling for a Pipelined Architecture, 1986).
#
# The constants that splats_in_memory.awk puts into a table are operands of these operations only as long as LLVM does not load them ahead of a
# kernel's loop. In the loop of a function without a rare path they then fill all registers and are moved to and fro. There an empty piece of
# assembly keeps LLVM from knowing that the table's address points to what never changes.
#
# Of two registers there are two chains of each kind already. Where more of them fit into the registers, the forms for two registers of double are
# ordered, too, those that loops take among them.
#
# With AVX-512 it is quotients that count: operations that wait for one, 24 cycles, fill the 97 places of Golden Cove's scheduler if they stand in front of
# what need not wait, such as the exponential in erfc or the logarithm in tgamma.

BEGIN {
  # Measured on Zen 1 (clc-bench, 2026-11-27): what another order makes slower, as registers are then stored; functions whose table is hidden, 0.8 to
  # 0.97 of the time; forms for two registers that are faster by more than 2 %. On an Intel Xeon, and of the latter in llvm-mca's models of
  # Skylake and Zen 3, these are as fast or faster; log's form for two registers took 1.13 to 1.2 of the time in loops there.
  keeps = "^_Z[0-9]+(atanpiDv4_d|acospiDv8_f)$"
  hides = "^_Z[0-9]+(acos|acospi|asin|asinpi|atan|erf)Dv(4_d|8_f)$"
  # On an Emerald Rapids (2026-11-28): loops of pown of float take 1.04 of the time if ordered, of sin of double 1.02.
  if (bits == 512)
    keeps = "^_Z(L|[0-9]+cr_)|Dh|pownDv16_fDv16_i([.]f)?([.]pair)?$|[0-9]sinDv(8|16)_d([.]f)?$"
  pairs = "^_Z[0-9]+(acosh?|acospi|asinh?|asinpi|atanh|cosh|erfc?|exp2|expm1|log10|log1p|log2|tgamma)Dv8_d([.]pair)?$"
}

# Cycles until the result of this operation can be used, as on Zen 1 or, with 512 bits, on Golden Cove
function latency(line) {
  if (bits == 512) {
    if (line ~ / = f(add|sub|mul) |@llvm[.](fma|x86[.]avx512)[.]/)
      return 4
    if (line ~ / = [fi]cmp /)
      return 3
    if (line ~ /@llvm[.](floor|rint|roundeven|trunc|ceil)[.]| = ([su]itofp|fpto[su]i) /)
      return 8
    if (line ~ / = (fneg|load) /)
      return 0
    if (line ~ / = fdiv |@llvm[.]sqrt[.]/)
      return line ~ /fdiv/ ? 24 : 32
  }
  if (line ~ /@llvm[.]fma[.]/)
    return 5
  if (line ~ / = fmul /)
    return 4
  if (line ~ / = f(add|sub) /)
    return 3
  if (line ~ / = fdiv |@llvm[.]sqrt[.]/)
    return 15
  if (line ~ /@llvm[.](floor|rint|roundeven|trunc|ceil)[.]/)
    return 4
  if (line ~ / = ([su]itofp|fpto[su]i|fpext|fptrunc) /)
    return 5
  return line ~ / = (bitcast|shufflevector|getelementptr) / ? 0 : 1
}

# Whether it keeps its place among others of the kind: what may touch memory
function ordered(line) {
  return line ~ / (load|store|fence|atomicrmw|cmpxchg|alloca) / || line ~ / call / && line !~ /@llvm[.](fma|fabs|copysign|sqrt|floor|rint|roundeven|trunc|ceil|minnum|maxnum|abs|[su]min|[su]max|vector[.]reduce|x86[.]avx)[.0-9a-z]*[(]/
}

function defined_by(line) {
  return match(line, /^ +%[^ ]+ = /) ? substr(line, 3, RLENGTH - 5) : ""
}

# The names that a line uses, as used[1..]
function find_uses(line,   count) {
  sub(/^ +%[^ ]+ = /, "", line)
  for (count = 0; match(line, /%[-A-Za-z0-9$._]+/); line = substr(line, RSTART + RLENGTH))
    used[++count] = substr(line, RSTART, RLENGTH)
  return count
}

# Puts op[1..ops] into another order.
function schedule(   i, j, n, name, at, known, left, ready, height, follower, followers, waiting, best, time, result, cost) {
  if (ops < 8)
    return
  for (i = 1; i <= ops; i++) {
    n = find_uses(op[i])
    if (ordered(op[i]))
      used[++n] = "memory"
    for (j = 1; j <= n; j++)
      if (used[j] in at && !((at[used[j]], i) in known)) {
        known[at[used[j]], i]
        follower[at[used[j]], ++followers[at[used[j]]]] = i
        left[i]++
      }
    if (ordered(op[i]))
      at["memory"] = i
    if ((name = defined_by(op[i])) != "")
      at[name] = i
  }
  for (i = ops; i; i--) {
    cost[i] = latency(op[i])
    for (j = 1; j <= followers[i]; j++)
      if (height[i] < height[follower[i, j]])
        height[i] = height[follower[i, j]]
    height[i] += cost[i]
    if (!left[i])
      waiting[i]
  }
  for (n = 1; n <= ops; n++) {
    best = 0
    while (!best) {
      for (i in waiting) {
        i += 0
        if (ready[i] <= time && (!best || height[i] > height[best] || height[i] == height[best] && i < best))
          best = i
      }
      time += !best
    }
    delete waiting[best]
    result[n] = op[best]
    for (j = 1; j <= followers[best]; j++) {
      i = follower[best, j]
      if (ready[i] < time + cost[best])
        ready[i] = time + cost[best]
      if (!--left[i])
        waiting[i]
    }
    time += cost[best] > 0
  }
  for (n = 1; n <= ops; n++)
    op[n] = result[n]
}

# The address of a constant, behind the instruction that calculates it where the table is hidden.
function pointer(name) {
  if (!hidden)
    return offset[name] ? "getelementptr inbounds (i8, ptr " table ", i64 " offset[name] ")" : table
  if (!offset[name])
    return "%_table"
  text = text "  %_o" constants " = getelementptr inbounds i8, ptr %_table, i64 " offset[name] "\n"
  return "%_o" constants
}

# The line with the constants that it uses loaded in front of it.
function with_constants(line,   n, i, name, place) {
  n = find_uses(line)
  for (i = 1; i <= n; i++)
    if (used[i] in address) {
      name = used[i]
      if (!(name in here)) {
        here[name] = "%_c" ++constants
        place = pointer(name) # may add to the text
        text = text "  " here[name] " = load " type[name] ", ptr " place ", align 32\n"
      }
      line = replaced(line, name, here[name])
    }
  return line
}

# The line with each use of one name replaced by another.
function replaced(line, name, by,   done, end) {
  if (defined_by(line) != "") {
    match(line, / = /)
    done = substr(line, 1, RSTART + 2)
    line = substr(line, RSTART + 3)
  }
  while (end = index(line, name)) {
    done = done substr(line, 1, end - 1) (substr(line, end + length(name), 1) ~ /[-A-Za-z0-9$._]/ ? name : by)
    line = substr(line, end + length(name))
  }
  return done line
}

# Ends the block of that label.
function end_of_block(   i, line) {
  schedule()
  text = ""
  split("", here)
  for (i = 1; i <= ops; i++) {
    line = with_constants(op[i])
    text = text line "\n"
  }
  for (i in wanted)
    if (index(i, label SUBSEP) == 1) { # by a phi
      with_constants(substr(i, length(label) + 2))
      loaded[label, substr(i, length(label) + 2)] = here[substr(i, length(label) + 2)]
    }
  for (i = 1; i <= ends; i++) {
    line = with_constants(end[i])
    text = text line "\n"
  }
  blocks++
  labels[blocks] = label
  code[blocks] = text
  ops = ends = 0
}

function end_of_function(   i, line, highest, rest, from) {
  for (rest = body[1]; match(rest, /%[0-9]+/); rest = substr(rest, RSTART + RLENGTH))
    highest = substr(rest, RSTART + 1, RLENGTH - 1) + 1
  for (i = 1; i <= lines; i++) {
    gsub(/%[0-9]/, "%_&", body[i])
    gsub(/%_%/, "%_", body[i])
    sub(/^[0-9]/, "_&", body[i])
    if (match(body[i], / = load <[0-9]+ x [a-z]+>, ptr (getelementptr inbounds [(]i8, ptr )?@k[.][0-9]+[,)]/)) {
      line = substr(body[i], RSTART + 8)
      rest = defined_by(body[i])
      type[rest] = substr(line, 1, index(line, ">"))
      match(line, /@k[.][0-9]+/)
      address[rest] = table = substr(line, RSTART, RLENGTH)
      offset[rest] = match(line, /, i64 [0-9]+[)]/) ? substr(line, RSTART + 6, RLENGTH - 7) : 0
      body[i] = ""
    } else if (body[i] ~ / = phi /)
      for (rest = body[i]; match(rest, /\[ %[^ ,]+, %[^ ]+ \]/); rest = substr(rest, RSTART + RLENGTH)) {
        split(substr(rest, RSTART + 2, RLENGTH - 4), from, ", %")
        if (from[1] in address)
          wanted[from[2], from[1]]
      }
  }
  hidden = table != "" && function_name ~ hides
  print body[1]
  label = "_" highest
  for (i = 2; i < lines; i++) {
    line = body[i]
    if (line ~ /^[-A-Za-z0-9$._]+:/) {
      if (i > 2) # the first block may have a name
        end_of_block()
      label = substr(line, 1, index(line, ":") - 1)
    } else if (line ~ / = phi /)
      phis[label] = phis[label] line "\n"
    else if (ends || line ~ /^  (br|ret|switch|unreachable)( |$)/)
      end[++ends] = line
    else if (line != "")
      op[++ops] = line
  }
  end_of_block()
  for (i = 1; i <= blocks; i++) {
    print labels[i] ":"
    if (phis[labels[i]] != "")
      printf "%s", with_phis(phis[labels[i]])
    if (i == 1 && hidden)
      print "  %_table = call ptr asm \"\", \"=r,0\"(ptr " table ") nounwind willreturn memory(none)"
    printf "%s", code[i]
  }
  print "}"
  blocks = constants = 0
  table = ""
  split("", address)
  split("", wanted)
  split("", loaded)
  split("", phis)
}

# The phis with the names of constants in the blocks where they come from.
function with_phis(text,   done, part, from) {
  while (match(text, /\[ [^ ,]+, %[^ ]+ \]/)) {
    part = substr(text, RSTART, RLENGTH)
    split(substr(part, 3, length(part) - 4), from, ", %")
    if ((from[2], from[1]) in loaded)
      part = "[ " loaded[from[2], from[1]] ", %" from[2] " ]"
    done = done substr(text, 1, RSTART - 1) part
    text = substr(text, RSTART + RLENGTH)
  }
  return done text
}

/^define / && match($0, /@_Z[^(]*/) {
  function_name = substr($0, RSTART + 1, RLENGTH - 1)
  inside = bits == 512 ? /<(8 x double|(16|32) x (double|float))>/ && function_name !~ keeps : function_name ~ pairs || $2 != "internal" && /[ (]<(4 x double|8 x float)>/ && function_name !~ keeps
}
inside {
  body[++lines] = $0
  fmas += /@llvm[.]fma[.]/
  if (/^}/) {
    if (fmas < 8)
      for (i = 1; i <= lines; i++)
        print body[i]
    else
      end_of_function()
    inside = lines = fmas = 0
  }
  next
}
{ print }
