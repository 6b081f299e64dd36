# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
#   awk -v triple=TRIPLE -v processor=0|1 -f clean_ir.awk MODULE.ll >CLEAN.ll
#
# Takes out of a linked module, as LLVM prints it, what kernels would inherit and should not, and fails if the module
# holds anything that it does not know. `processor` is 1 for products that are made for one -march, whose functions say
# so; others must fit any.
#   - Each object brings Clang's version records, and attributes that say nothing about a library: llvm-link would keep
#     hundreds of them.
#   - Module flags say how a kernel is compiled: the size of wchar_t (-fshort-wchar, Windows), position-independent code,
#     the ABI of RISC-V. LLVM refuses to link a module that has another value of "wchar_size", and makes 0 of the kernel's
#     flags whose behaviour is Min, such as "cf-protection-branch", if the library has flags but not these. It leaves the
#     kernel's flags alone if the library has none.
#   - Inline assembly carries places in source files, which differ from folder to folder. Calls of what a target cannot do
#     keep a place, one that says nothing: without any, Clang would not report them as errors.
#   - Inline assembly that is a logical operation is convergent to Clang, and loops with it are not unrolled. So are all
#     calls of intrinsics by name.
#   - Calls that were only to be kept from being inlined within the library (generic/expand/scalarized.h) lose their mark.
#     Attributes of such calls are told from those of functions by having no strings.
#   - LLVM must not make puts and putchar of calls of printf, which is the library's own. For AMD's GPUs it replaces calls
#     of functions that it knows by their OpenCL names (AMDGPULibCalls): pow(x, 0.5f) by sqrt(x), also for -0 and -inf,
#     pow(fabs(x), y) by powr, also for 0 and infinity, pow(x, 0x1p40f) by pown with a poison exponent, rootn(x, 2) by a
#     square root that rounds otherwise, native_sqrt and half_sqrt by a correctly rounded one, of 15 instructions. With
#     -cl-fast-relaxed-math exp(x) of half becomes v_exp_f16 of a product that is rounded to half, which errs by 10 ulp, and so
#     exp2, log, log2 and log10: OpenCL relaxes the bounds of float and double, not those of half. It leaves functions alone
#     that are no builtins of the compiler.
# What is left is compared with what is known to be good, so that what a new LLVM adds is noticed: the build stops, and
# the rules below are the place to decide.
function refuse(what) {
  print "clean_ir.awk: line " NR ": " what > "/dev/stderr"
  failed = 1
  exit 1
}

/^!(llvm\.module\.flags|opencl\.ocl\.version|opencl\.spir\.version|llvm\.ident|llvm\.errno\.tbaa) = / { records++; next }
/^![A-Za-z]/ { refuse("a record that is not known: " $1) }

/^attributes #/ {
  groups++
  gsub(/ "(stack-protector-buffer-size|no-trapping-math|uniform-work-group-size)"="[^"]*"/, "")
  gsub(/ "no-builtins"/, "")
  gsub(/ "amdgpu-(waves-per-eu|agpr-alloc)"="[^"]*"/, "") # of LLVM 19 and 21
  gsub(/ "target-features"="\+ptx[0-9]*"/, "")
  if (!/"/)
    sub(/ noinline/, "")
  rest = $0
  gsub(/ "denormal-fp-math"="dynamic,dynamic"| "oneclc-[a-z-]*"(="[^"]*")?| "dontcall-error"="[^"]*"| "amdgpu-no-[a-z-]*"/, "", rest)
  if (triple ~ /^amdgcn/)
    sub(/ "target-features"="\+(dpp|gfx8-insts)"/, "", rest) # amdgcn/subgroup/lanes.h
  if (processor)
    gsub(/ "(target-cpu|target-features|min-legal-vector-width)"="[^"]*"/, "", rest)
  if (match(rest, /"[^"]*"/))
    refuse("an attribute that kernels would inherit: " substr(rest, RSTART, RLENGTH))
}

/^define / {
  definitions++
  if (/ @printf\(/ || (triple ~ /^amdgcn/ && / @_Z((3pow|4powr|4pown|5rootn|11native_sqrt|9half_sqrt)|(3exp|4exp2|3log|4log2|5log10)(Dv[0-9]+_)?Dh\()/)) {
    sub(/ #[0-9]+ \{/, " nobuiltin&")
    if (!/ nobuiltin #/)
      refuse("a function does not get its mark: " $0)
  }
}

/!srcloc / {
  if (/@_Z[0-9]+__oneclc_unsupported_/)
    sub(/!srcloc ![0-9]+/, "!srcloc !{i64 1}")
  gsub(/, !srcloc ![0-9]+/, "")
  if (/!srcloc/ && !/@_Z[0-9]+__oneclc_unsupported_.*!srcloc !\{i64 1\}/)
    refuse("a place in a source file is left: " $0)
}

# Clang takes any inline assembly of OpenCL C for convergent, and LLVM would not unroll a loop that holds some: a logical
# operation is as good in one lane as in another (nvptx/math/arithmetic/approximations.h).
/ asm "lop3[.]b32 / { sub(/ #[0-9]+$/, " nounwind memory(none)") }

# The same holds for intrinsics that Clang has no builtins for, and that are called as functions. Those that are
# convergent are declared so.
/ call [^"]*@llvm[.](nvvm|maximum|minimum)[.]/ { sub(/ #[0-9]+$/, "") }

{ print }

END {
  if (failed)
    exit 1
  if (!definitions || !groups || !records)
    refuse("this is no linked module: " definitions + 0 " definitions, " groups + 0 " groups of attributes, " records + 0 " of Clang's records")
}
