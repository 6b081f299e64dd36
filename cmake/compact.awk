# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
#   awk -v processor=0|1 -v mixed=0|1 -f compact.awk MODULE.ll >OUT.ll
#
# Makes the bitcode of a linked module smaller: code that kernels get stays what it is. `processor` is 1 for products that are
# made for one -march, `mixed` where some of its functions are for a greater one (link/passes/choose_fma.c).
#   - Each function of a file of bitcode brings the constants that it uses, but for those that the module itself uses: of a
#     library of vector code a fifth, and a pair of doubles takes 21 bytes. So there is a variable that nothing reads, whose
#     value is a list of constants. A function then names them by a greater number, which takes some five bits more at each
#     use. A constant is in the list where that saves eight bytes or more, or three hundred in a mixed module, which has many;
#     reading it takes the compiler of a kernel a microsecond. Kernels do not get the variable: LLVM's linker leaves behind what is private and not used.
#   - The text of an attribute stands in the file once for each combination of attributes, and Clang takes it apart for each
#     function. So the features go that the processor's name implies, but where Clang will put the name of the kernel's
#     processor in its place, which has less; there the name goes, as do features that hardly any instruction of the library needs; and the width of
#     vectors, which counts where there are vectors of 512 bits. What AVX2 needs stays named in a mixed module: Clang adds the features that the
#     kernel lacks, -avx say, and LLVM would take what rests on it away from the functions for the greater processor.
#   - The type of an access (!tbaa) takes 6 bytes, and 16 more in a function without others. It goes where LLVM knows what else
#     writes there: where that is a constant, a variable of the function, or an argument that was copied for it.
#   - A processor's functions with the same attributes stand together. Clang makes sets of attributes for each function, in the order of the file,
#     and looks for them in chains that are short while it makes no others; and the file is smaller.
#   - A processor's functions do without marks of where their variables live: what is in memory is mostly an argument for the
#     next call, and where LLVM inlines a function it makes marks of its own.

# How many bits a number has in bitcode: of `chunk` bits, of which one says whether another chunk follows.
function number_bits(value, chunk,  bits, most) {
  most = 2 ^ (chunk - 1)
  for (bits = chunk; value >= most; bits += chunk)
    value = int(value / most)
  return bits
}
function lane_bits(type, value) {
  if (type == "double" || type == "i64" && value < 0)
    return 78
  if (type == "float" || type == "i32" && value < 0)
    return 42
  if (type == "half" || type == "i16" && value < 0)
    return 24
  return value < 0 ? 12 : number_bits(value, 6)
}

# How many bits a record of the constant has.
function bits_of(type, constant,  lanes, count, sum, i, words) {
  if (constant == "zeroinitializer")
    return 16
  if (type !~ /^</)
    return type ~ /^i/ ? 4 + number_bits(2 * (constant < 0 ? -constant : constant + 0), 8) : 16 + lane_bits(type, constant)
  lanes = substr(type, 2) + 0
  count = split(constant, words, /[ (),<>]+/)
  if (words[1] == "splat")
    return 16 + lanes * lane_bits(words[2], words[3])
  for (i = 2; i < count; i += 2)
    sum += words[i + 1] == "poison" ? 20 : lane_bits(words[i], words[i + 1])
  return 16 + sum
}

# The value that a line's first pointer is, or is made of.
function pointer(line) {
  return match(line, /ptr (addrspace\([0-9]+\) )?(getelementptr[^@%]*)?[%@][A-Za-z_0-9.]+/) && \
    match(line = substr(line, RSTART, RLENGTH), /[%@].*/) ? substr(line, RSTART) : ""
}
function known(name) { return name in own || name in unchanging }

# What is taken for a constant and is none, such as a number between the words of a call, only lengthens the list.
function note(type, constant,  key) {
  if (constant ~ /nan/) # LLVM 23's spelling of NaN, which note_all has taken apart
    return
  key = type " " constant
  if (!(key in uses)) {
    keys[++found] = key
    type_of[key] = type
    constant_of[key] = constant
  }
  uses[key]++
  if (last_user[key] != function_number) {
    last_user[key] = function_number
    users[key]++
  }
}

# Notes the constants of an instruction; a type stands before its first operand only.
function note_all(line,  count, words, i, word, type) {
  sub(/, (align|!).*/, "", line)
  gsub(/ (range|dereferenceable)\([^)]*\)/, "", line)
  gsub(/[+-]s?nan\(0x[0-9A-F]+\)/, "nan", line) # as LLVM 23 prints it
  gsub(/[][(),]/, " ", line)
  count = split(line, words, " ")
  type = ""
  for (i = 3; i <= count; i++) {
    word = words[i]
    if (word ~ /^(float|double|half|i8|i16|i32|i64)$/)
      type = word
    else if (word ~ /^<[0-9]+$/ && words[i + 1] == "x") {
      type = word " x " words[i + 2]
      i += 2
    } else if (word == "ptr")
      type = ""
    else if (type ~ /^</) {
      if (word == "splat") {
        note(type, "splat (" words[i + 1] " " words[i + 2] ")")
        i += 2
      } else if (word == "zeroinitializer")
        note(type, word)
      else if (word ~ /^<(float|double|half|i8|i16|i32|i64)$/) {
        while (words[++i] !~ />$/)
          word = word (words[i] ~ /^(float|double|half|i[0-9]+)$/ ? ", " : " ") words[i]
        note(type, word " " words[i])
      }
    } else if (type ~ /^i/ ? word ~ /^-?[0-9]+$/ : type != "" && word ~ /^(f?0xH?[0-9A-F]+|-?[0-9]+[.][0-9]+e[-+][0-9]+)$/)
      note(type, word)
  }
}

processor && /^attributes #/ {
  if (!/avx512/)
    sub(/ "min-legal-vector-width"="[^"]*"/, "")
  if (sub(/ "target-cpu"="x86-64"/, "") || !mixed) # LLVM's own choice
    sub(/ "target-features"="[^"]*"/, "")
  else {
    sub(/ "target-cpu"="[^"]*"/, "")
    sub(/,\+bmi,/, ",")
    gsub(/,\+(cmov|crc32|cx8|cx16|fxsr|lzcnt|mmx|movbe|popcnt|sahf|x87|xsave)/, "") # AVX2 or x86-64 implies them, or hardly anything needs them
    sub(/,\+sse,\+sse2,/, ",")
  }
}
processor && /^ *call void @llvm[.]lifetime[.]|^declare void @llvm[.]lifetime[.]/ { next }

/^@.* constant / { unchanging[$1] }
/^define / {
  function_number++
  split("", own)
  for (line = $0; match(line, /byval\([^)]*\)[^%]*%[0-9]+/); line = rest) {
    rest = substr(line, RSTART + RLENGTH)
    line = substr(line, RSTART, RLENGTH)
    sub(/.*%/, "%", line)
    own[line]
  }
}
/ = alloca / || / = getelementptr / && known(pointer($0)) { own[$1] }
/, !tbaa / && known(pointer($0)) { sub(/, !tbaa ![0-9]+/, "") }

processor && /^define / {
  match($0, /#[0-9]+/)
  group[function_number] = substr($0, RSTART + 1, RLENGTH - 1) + 0
  if (group[function_number] > groups)
    groups = group[function_number]
  body = ""
  inside = 1
}
inside { body = body $0 "\n" }
!inside { print }
inside && /^}/ {
  text[function_number] = body
  inside = 0
}
/^ .*[ (](-?[0-9]|splat |zeroinitializer|<[a-z])/ && !/ = alloca | asm / && !/^ *(br|switch|fence) |^    i[0-9]/ { note_all($0) }

END {
  for (number = 0; number <= groups; number++)
    for (i = 1; i <= function_number; i++)
      if (group[i] == number)
        printf "%s", text[i]
  for (i = 1; i <= found; i++) {
    key = keys[i]
    bits = bits_of(type_of[key], constant_of[key])
    if (users[key] * bits > bits + 5 * uses[key] + 26 + (mixed ? 2400 : 64)) { # 26: its type and its number in the list
      types = types (count ? ", " : "") type_of[key]
      list = list (count++ ? ", " : "") key
    }
  }
  if (count)
    print "@.constants = private unnamed_addr constant { " types " } { " list " }"
}
