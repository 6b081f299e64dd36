# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""ieee.py PRODUCT.bc...: checks the operations in the math builtins of bounds.tsv, except native_ and half_ ones, of oneclc/extensions.h, and in all that these
call. Their results have the same bits everywhere because they use only arithmetic whose result IEEE 754 fixes: no fast-math flag, no !fpmath,
no approximate or unknown intrinsic, no such instruction in inline assembly. ieee.py --isa MARCH...: checks the same in the AMD processors'
code for a call of each of these builtins: approximate instructions only inside the expansion of a division or square root, and no
instruction that multiplies and adds with two roundings, nor, in those of half, one that loses a zero's sign."""
import collections
import os
import re
import sys

import clc

ARITHMETIC = "fadd|fsub|fmul|fdiv|frem|fneg|fcmp|fptrunc|fpext|phi|select|call"
# Intrinsics whose results are exact or by definition correctly rounded: those of x86 permute, scale by a power of two, classify, take exponents and
# significands apart, take away the integer below, find the greater magnitude, choose, or add a product with the rounding that they are told.
INTRINSICS = set("""fma fabs copysign floor ceil trunc rint roundeven nearbyint round sqrt canonicalize is.fpclass ldexp frexp maxnum minnum
  abs smax smin umax umin ctlz cttz ctpop bswap fshl fshr usub.sat uadd.sat ssub.sat sadd.sat fptosi.sat fptoui.sat umul.with.overflow
  vector.reduce.or vector.reduce.and lifetime.start lifetime.end assume memcpy memset expect objectsize
  maximumnum minimumnum maximum minimum x86.avx2.permd x86.avx512.permvar.di.512 x86.avx512.permvar.si.512
  x86.avx512.permvar.sf.512 x86.avx512.vpermi2var.pd.512 x86.avx512.vpermi2var.ps.512 x86.avx512.mask.scalef.ps.512 x86.avx512.mask.scalef.ps.256
  x86.avx512.mask.scalef.ps.128 x86.avx512.mask.scalef.pd.512 x86.avx512.mask.scalef.pd.256 x86.avx512.mask.scalef.pd.128
  x86.avx512.mask.scalef.ss x86.avx512.mask.scalef.sd
  x86.avx512.mask.getexp.ps.512 x86.avx512.mask.getexp.ps.256 x86.avx512.mask.getmant.ps.512 x86.avx512.mask.getmant.ps.256
  x86.avx512.mask.range.ps.512 x86.avx512.mask.range.ps.256 x86.avx512.mask.range.ps.128 x86.avx512.mask.range.pd.512
  x86.avx512.mask.range.pd.256 x86.avx512.mask.range.pd.128 x86.avx512.mask.reduce.ps.512 x86.avx512.mask.reduce.pd.512 x86.avx512.mask.reduce.ss x86.avx512.mask.reduce.sd
  x86.avx512.fpclass.pd.256 x86.avx512.fpclass.pd.512 x86.avx512.fpclass.ps.256 x86.avx512.fpclass.ps.512
  x86.avx512.vfmadd.ps.512 x86.avx512.vfmadd nvvm.f2i.rz nvvm.f2ui.rz nvvm.fabs nvvm.fabs.f
  x86.avx512.mask.fixupimm.ps.512 x86.avx512.ptestm x86.vcvtph2ps x86.avx512.mask.vcvtph2ps.512 x86.vcvtps2ph
  x86.sse41.blendvps nvvm.read.ptx.sreg.nsmid nvvm.add.rn.f nvvm.add.rn.d nvvm.mul.rn.f nvvm.mul.rn.d nvvm.div.rn.f
  nvvm.rcp.rn.f nvvm.sqrt.rn.f convert.from.fp16 experimental.noalias.scope.decl""".split())

# Approximations that a function may start from, because its result is rounded correctly whatever they are: what proves it
# (half cr_ functions are the plain ones).
SEEDS = {("nvvm.rsqrt.approx.ftz.f", "rsqrt"): "lab/coefficients/root_seeds.c",
         ("x86.sse.rsqrt.ps", "rsqrt"): "lab/coefficients/root_seeds.c",
         ("x86.sse.rsqrt.ss", "rsqrt"): "lab/coefficients/root_seeds.c",
         ("x86.avx.rsqrt.ps.256", "rsqrt"): "lab/coefficients/root_seeds.c",
         ("x86.avx512.rsqrt14.ss", "rsqrt"): "lab/coefficients/root_seeds.c",
         ("amdgcn.rsq", "rsqrt"): "lab/coefficients/root_seeds.c",
         ("nvvm.rsqrt.approx.ftz.d", "rsqrt"): "lab/test/rounded_root.c"}
# `where` is the name of a function of its own for rare arguments in gamma (tgamma), log_gamma (lgamma, lgamma_r), log_of_reduced (both), atan,
# erfc_beyond, pown_by_logarithm, rare_angle and small_half_turns (atan2pi); by_debye is of jn and yn.
ROUNDED = ("atan atan2 atan2pi atanh atanpi by_debye cyl_bessel_i0 cyl_bessel_i1 erfc erfc_beyond erfcinv erfcx erfinv gamma j0 j1 jn lgamma lgamma_r log_gamma log_of_reduced normcdf normcdfinv pow pown pown_by_logarithm powr rare_angle "
           "rootn small_half_turns tan tanh tanpi tgamma y0 y1 yn").split()
SEEDS |= {(f"nvvm.rcp.approx.ftz.{type}", name): "lab/test/rounded_root.c" for type in "fd" for name in ROUNDED}
SEEDS |= {("amdgcn.rcp", name): "lab/coefficients/root_seeds.c" for name in ROUNDED}
ROOTS = "acos acosh acospi asin asinh asinpi by_debye hypot jn norm norm3d norm4d erfcinv erfinv normcdfinv yn".split()
SEEDS |= {(f"nvvm.rsqrt.approx.ftz.{type}", name): "lab/test/rounded_root.c" for type in "fd" for name in ROOTS}
SEEDS |= {("amdgcn.rsq", name): "lab/coefficients/root_seeds.c" for name in ROOTS}
# Of zero, negative numbers and NaN, the only ones it has, the instruction's results are exact (PTX ISA).
SEEDS |= {("nvvm.rsqrt.approx.ftz.d", "atanh"): "nvptx/math/arithmetic/pole_at_zero.h"}
# Those of correctly rounded functions, of which all floats are tried on the card, or whose rounding test leaves room for them
# (test/math/sweeps.tsv, lab/card).
SEEDS |= {("nvvm.rcp.approx.ftz.d", name): "lab/card"
          for name in "cr_acos cr_acospi cr_asin cr_asinh cr_asinpi cr_atan cr_atan2 cr_atan2pi cr_atanh cr_atanpi cr_erfc cr_lgamma cr_pown cr_rootn cr_tan cr_tanh cr_tanpi cr_tgamma".split()}
SEEDS |= {("amdgcn.rcp", name): "lab/coefficients/root_seeds.c" for name in "cr_acos cr_acospi cr_asin cr_asinh cr_asinpi".split()}
SEEDS |= {("nvvm.rsqrt.approx.ftz.d", name): "test/math/sweeps.tsv" for name in "cr_acos cr_acosh cr_acospi cr_asin cr_asinh cr_asinpi cr_hypot".split()}
SEEDS |= {(f"x86.avx512.rcp14.ps.{bits}", name): "test/math/sweeps.tsv" for bits in (128, 256, 512)
          for name in "cr_atan cr_atan2 cr_atan2pi cr_atanh cr_atanpi cr_log1p cr_tan cr_tanh cr_tanpi".split()}
SEEDS |= {(f"x86.avx512.rsqrt14.ps.{bits}", name): "test/math/sweeps.tsv" for bits in (128, 256, 512)
          for name in "cr_acos cr_acosh cr_acospi cr_asin cr_asinh cr_asinpi".split()}
# The forms of rsqrt's estimate are half_rsqrt's, too: LLVM merges them.
SEEDS |= {(f"x86.avx512.rsqrt14.ps.{bits}", name): "lab/coefficients/root_seeds.c" for bits in (128, 256, 512)
          for name in ("rsqrt", "sqrt", "half_rsqrt")}
# These take correctly rounded reciprocal roots, as rsqrt has them.
RECIPROCAL_ROOTS = "by_debye cyl_bessel_i0 cyl_bessel_i1 j0 j1 jn rhypot rnorm rnorm3d rnorm4d y0 y1 yn".split()
SEEDS |= {(seed, name): proof for (seed, of), proof in list(SEEDS.items()) if of == "rsqrt" for name in RECIPROCAL_ROOTS}
SEEDS |= {("x86.avx512.rsqrt14.pd.512", name): "lab/coefficients/root_seeds.c" for name in ("hypot", "root_of_squares")}

# Those of half on NVIDIA's processors: every result within the bounds is tried (half_powers.test, too; hypot, atan2 and powers leave some choices to other ways).
HALVES = {"ex2": "cbrt cosh erf erfc exp exp10 exp2 expm1 pow pown powr sinh tanh",
          "lg2": "atanh cbrt lgamma log log10 log1p log2", "rcp": "atan atan2 atanpi cosh lgamma pown sinh tan tanh tanpi tgamma", "sqrt": "acos acosh acospi asin asinh asinpi hypot"}
SEEDS |= {(f"nvvm.{unit}.approx.ftz{suffix}", name): "lab/test/half_instructions.test"
          for unit, names in HALVES.items() for name in names.split() for suffix in ("", ".f")}

# What may stand in inline assembly: nothing, conversions to half by a way to round, logic of bits, and what asks a processor
# whether it has fma.
ASSEMBLY = re.compile(r"cvt\.r[mpz]\.f16\.f(32|64)|lop3\.b32|cpuid|xgetbv|xchg.*")

# What chooses between two ways to the one correctly rounded result, in cr_ functions alone: it asks for the architecture.
CHOICES = {"llvm.nvvm.reflect", "__oneclc_cuda_architecture"}


def functions():
    table = open(f"{clc.SOURCE}/test/math/bounds.tsv")
    names = {line.split("\t")[0] for line in table if line[0] != "#"}
    extensions = {n for n in clc.extension_names() if os.path.exists(f"{clc.SOURCE}/generic/extensions/{n}.cl")}  # those of mathematics
    return {n for n in names if not n.startswith(("native_", "half_")) and "." not in n} | extensions


def owner(name):
    """The builtin whose own function for rare arguments (_ZL12gamma_of_anyf: gamma) or vector form (_ZGVbN2v__Z3sinf.s: sin)
    this is, or else the function's name."""
    static = re.match(r"_ZL(\d+)", name)
    return name[static.end():static.end() + int(static.group(1))].split("_of_any")[0] if static else name


def bodies(text):
    found, name = collections.defaultdict(list), None
    for line in text.splitlines():
        if line.startswith("define "):
            name = re.search(r'@("[^"]*"|[\w.$]+)', line).group(1)
        elif line == "}":
            name = None
        elif name:
            found[name].append(line)
    return found


def check(product):
    body = bodies(clc.tool("llvm-dis", clc.product_path(product), "-o", "-").stdout)
    wanted, found, seen = functions(), collections.Counter(), set()
    reached = [name for name in body if clc.builtin_name(name) in wanted]
    roots = len(reached)
    while reached:
        name = reached.pop()
        if name in seen:
            continue
        seen.add(name)
        for line in body.get(name, []):
            where = owner(clc.builtin_name(re.sub(r"^_ZGV[bde][MN]\d+[uv]+_", "", name)))
            if "!fpmath" in line:
                found[f"!fpmath in {where}"] += 1
            if m := re.search(rf"= (?:tail )?(?:{ARITHMETIC}) (?:\w+ )*?(fast|afn|arcp|contract|reassoc|nnan|ninf|nsz)\b", line):
                found[f"the flag {m.group(1)} in {where}"] += 1
            if m := re.search(r'call .*? asm (?:\w+ )*"([^"]*)"', line):
                for instruction in re.split(r";|\\0A", m.group(1)):
                    mnemonic = (instruction.split() or [""])[0]
                    if mnemonic and not ASSEMBLY.fullmatch(mnemonic):
                        found[f"the instruction {mnemonic} in {where}"] += 1
            for callee in re.findall(r'call .*?@("[^"]*"|[\w.$]+)\(', line):
                if callee in CHOICES and where.startswith("cr_"):
                    continue
                if callee.startswith("llvm."):
                    base = re.sub(r"(\.(v\d+|nxv\d+)?(f16|f32|f64|bf16|i\d+|p\d*))+$", "", callee[5:])
                    if base not in INTRINSICS and not {(base, where), (base, where.removeprefix("cr_"))} & SEEDS.keys():
                        found[f"llvm.{base} in {where}"] += 1
                elif callee in body:
                    reached.append(callee)
                else:
                    found[f"a call of {callee} in {where}"] += 1
    return roots, found


# Forbidden mnemonics. v_rcp may begin the expansion of a division, which v_div_fixup ends, and v_rsq that of a double's
# square root.
FORBIDDEN = re.compile(r"^v_(exp|log|sin|cos|mad_f|mac_f|mad_mix|pk_mad|mul_legacy|fma_legacy|mad_legacy|rcp_legacy|rcp_clamp|rsq_legacy|rsq_clamp|fract_)"
                       r"|^v_s_(exp|log|rcp|rsq)")


# A product and its rounding to half in one instruction, which adds +0: -0 becomes +0 (math/half_product.h).
FUSED_PRODUCT = re.compile(r"\s+(v_(?:fma|mad)_mix(?:lo|hi)_f16) [^,]+, [^,]+, [^,]+, 0(?:\s|$)")


def lost_signs(march):
    chapters = ("math", "common", "geometric")
    listed = [p for p in clc.prototypes("3.0") if p[1] in chapters and re.search(r"\bhalf4?\b", " ".join(p[3])) and re.fullmatch("half4?|int", p[2])]
    done = clc.clang("amdgcn-amd-amdhsa", "3.0", clc.calls(listed), f"-mcpu={march}", "-O2", "-S", "-o", "-", "-Xclang",
                     "-mlink-builtin-bitcode", "-Xclang", clc.product_path("amdgcn-amd-amdhsa.bc"))
    found, function = collections.Counter(), "?"
    for line in done.stdout.splitlines():
        if m := re.match(r"call(\d+):", line):
            name, _, _, parameters, _ = listed[int(m.group(1))]
            function = f"{name}({', '.join(parameters)})"
        elif m := FUSED_PRODUCT.match(line):
            found[f"{m.group(1)} that adds +0 in {function}"] += 1
    return found


def check_isa(march):
    wanted = functions()
    listed = [p for p in clc.prototypes("3.0") if p[0] in wanted and not any("*" in t for t in p[3]) and not re.search(r"\d", p[3][0])]
    done = clc.clang("amdgcn-amd-amdhsa", "3.0", clc.calls(listed), f"-mcpu={march}", "-O2", "-S", "-o", "-", "-Xclang",
                     "-mlink-builtin-bitcode", "-Xclang", clc.product_path("amdgcn-amd-amdhsa.bc"))
    found, counts, function = collections.Counter(), collections.Counter(), "?"

    seeded = {name for base, name in SEEDS if base.startswith("amdgcn.")}

    def close():
        for bits in ("16", "32", "64"):
            ends = sum(n for name, n in counts.items() if name.startswith("v_div_fixup_f" + bits))
            starts = sum(n for name, n in counts.items() if re.match(rf"v_rcp_f{bits}", name))
            # Only doubles are counted here, because a division of halves may start with a float's reciprocal.
            if bits == "64" and starts != ends and owner(function) not in seeded:
                found[f"{starts} reciprocals for {ends} divisions of doubles in {function}"] += 1
        if owner(function) in seeded:
            counts.clear()
            return
        halves = sum(n for name, n in counts.items() if name.startswith("v_div_fixup_f16"))
        floats = sum(n for name, n in counts.items() if name.startswith("v_div_fixup_f32"))
        starts = sum(n for name, n in counts.items() if name.startswith(("v_rcp_f32", "v_rcp_f16")))
        if starts != halves + floats:
            found[f"{starts} reciprocals for {halves + floats} divisions in {function}"] += 1
        for bits in ("16", "32"):
            if any(name.startswith(f"v_rsq_f{bits}") for name in counts) and not any(name.startswith("v_fma") for name in counts):
                found[f"an approximate reciprocal square root in {function}"] += 1
        counts.clear()

    found.update(lost_signs(march))
    for line in done.stdout.splitlines():
        if m := re.match(r"([\w.$]+):", line):
            if not m.group(1).startswith(".L"):
                close()
                call = re.fullmatch(r"call(\d+)", m.group(1))
                function = listed[int(call.group(1))][0] if call else m.group(1)
        elif m := re.match(r"\s+([vs]_\w+)", line):
            counts[m.group(1)] += 1
            if FORBIDDEN.match(m.group(1)):
                found[f"{m.group(1)} in {function}"] += 1
    close()
    return len(listed), found


if __name__ == "__main__":
    isa = sys.argv[1:2] == ["--isa"]
    status = 0
    for what in sys.argv[2:] if isa else clc.products(sys.argv[1:]):
        if what.endswith(".spv"):
            continue
        count, found = check_isa(what) if isa else check(what)
        print(f"{what}: {count} {'builtins' if isa else 'overloads'}, {sum(found.values())} findings")
        for finding, times in found.most_common(30):
            print(f"    {times} times {finding}")
        status |= bool(found) or not count
    sys.exit(status)
