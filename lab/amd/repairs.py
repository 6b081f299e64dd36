# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Repairs of tinygrad's emulator (test/mockgpu/amd), where its instructions do not give what AMD's manuals say. faults.tsv has a line for each
function below, with the manual's section. The emulator forms a graph of operations (UOp) for each instruction from the manual's pseudo code; most
repairs exchange what a word of that code means (pcode._FUNCS) or an instruction's code.
"""
import re


class Repairs:
    def __init__(self, emulator, wave):
        self.emulator, self.wave = emulator, wave
        self.words = emulator._FUNCS
        self.types = types = emulator.dtypes
        self.constant = emulator.UOp.const
        # By type of floating-point values: the integer of the same size, bits of the fraction, greatest exponent and the exponent's bias.
        self.formats = {types.half: (types.uint16, 10, 31, 15), types.float32: (types.uint32, 23, 255, 127)}
        self.formats[types.float64] = (types.uint64, 52, 2047, 1023)
        self.saturates = False  # while an instruction is formed whose packed or selected halves are clamped

    # ---- What several repairs need

    def c(self, text, kind, *operands):
        """An expression of C, with {0} … for the operands."""
        return self.emulator.UOp(self.emulator.Ops.CUSTOMI, src=operands, arg=text, dtype=kind)

    def bits(self, value):
        return value.bitcast(self.formats[value.dtype][0])

    def is_negative(self, value):
        kind = self.formats[value.dtype][0]
        return (self.bits(value) >> self.constant(8 * kind.itemsize - 1, kind)).ne(self.constant(0, kind))

    def replace_code(self, codes):
        """Other pseudo code for some instructions, by their names without _E32 and _E64."""
        former = self.emulator.get_pcode
        self.emulator.get_pcode = lambda op: codes.get(re.sub(r"_E(32|64)", "", op.name)) or former(op)

    def replace_handler(self, name, wrap):
        """Puts wrap(former) in place of what forms some kinds of instructions."""
        former = getattr(self.emulator, name)
        handler = wrap(former)
        for kind, known in self.emulator._INST_HANDLERS.items():
            if known is former:
                self.emulator._INST_HANDLERS[kind] = handler

    # ---- The repairs, in the order of faults.tsv

    def fma(self):
        types = self.types
        # The exact product of halves fits into a double; its sum with a half is rounded to double, then to odd, then once to half.
        half = (
            "({{ double d_ = (double)({0}) * (double)({1}) + (double)({2}); float f_ = (float)d_; unsigned u_ = __builtin_bit_cast(unsigned, f_);"
            " if ((double)f_ != d_ && d_ == d_) {{ if (__builtin_fabs((double)f_) > __builtin_fabs(d_)) u_--; u_ |= 1; }}"
            " (__fp16)__builtin_bit_cast(float, u_); }})"
        )
        texts = {types.half: half, types.float32: "__builtin_fmaf({0}, {1}, {2})", types.float64: "__builtin_fma({0}, {1}, {2})"}
        self.words["fma"] = lambda a, b, c: self.c(texts[a.dtype], a.dtype, a, b, c)

    def source_modifiers(self):
        emulator, constant = self.emulator, self.constant

        def modified(value, number, absolute, negative, bits=32):
            absolute, negative = absolute >> number & 1, negative >> number & 1
            if not absolute and not negative:
                return value
            kind, _, mask = emulator._SRC_MOD_TYPES[bits]
            result = value.cast(kind) if bits == 16 else value if value.dtype == kind else value.bitcast(kind)
            if absolute:
                result = result & constant(mask, kind)
            if negative:
                result = result ^ constant(mask + 1, kind)
            return result.cast(self.types.uint32) if bits == 16 else result

        emulator._apply_src_mods = modified

    def selected_modifiers(self):
        """SDWA: what is selected of a source, then its modifiers. The emulator selects the sources of a lane in turns."""
        emulator, select = self.emulator, self.emulator._sdwa_select
        form = emulator._compile_sdwa
        modifiers = []

        def selected(value, selection, extends):
            value = select(value, selection, extends)
            if not modifiers:
                return value
            modifiers.append(modifiers.pop(0))
            absolute, negative, bits = modifiers[-1]
            value = emulator._apply_src_mods(value, 0, absolute, negative, bits)
            return value if value.dtype == self.types.uint32 else value.bitcast(self.types.uint32)

        def with_modifiers(instruction, context):
            bits = 16 if "F16" in instruction.op.name else 32
            sources = 2 if hasattr(type(instruction), "src1_neg") and not type(instruction).__name__.startswith("VOP1") else 1
            found = [(getattr(instruction, f"src{n}_abs"), getattr(instruction, f"src{n}_neg"), bits) for n in range(sources)]
            modifiers[:] = found if any(absolute or negative for absolute, negative, _ in found) else []
            try:
                return form(instruction, context)
            finally:
                modifiers.clear()

        self.replace_handler("_compile_sdwa", lambda former: with_modifiers)
        emulator._sdwa_select = selected
        emulator._compile_sdwa = with_modifiers

    def round_to_even(self):
        def rounded(a):
            kind = self.formats[a.dtype][0]
            low = self.words["floor"](a)
            rest, half = a - low, low * self.constant(0.5, a.dtype)
            up = (self.constant(0.5, a.dtype) < rest) | (rest.eq(self.constant(0.5, a.dtype)) & half.ne(self.words["floor"](half)))
            sign = self.bits(a) & self.constant(1 << (8 * kind.itemsize - 1), kind)
            return (self.bits(up.where(low + self.constant(1.0, a.dtype), low)) | sign).bitcast(a.dtype)

        self.words["oneclc_rint"] = rounded
        self.replace_code({f"V_RNDNE_{t.upper()}": f"D0.{t} = oneclc_rint(S0.{t})" for t in ("f16", "f32", "f64")})

    def frexp(self):
        types, constant = self.types, self.constant

        def parts(a):
            """Fraction and exponent."""
            kind, fraction, greatest, bias = self.formats[a.dtype]
            exponent = lambda bits: (bits >> constant(fraction, kind)) & constant(greatest, kind)
            given = self.bits(a)
            subnormal = exponent(given).eq(constant(0, kind))
            normal = subnormal.where(self.bits(a * constant(2.0 ** (fraction + 1), a.dtype)), given)
            special = exponent(given).eq(constant(greatest, kind)) | (given << constant(1, kind)).eq(constant(0, kind))
            middle = (normal & constant((1 << (8 * kind.itemsize - 1)) | ((1 << fraction) - 1), kind)) | constant((bias - 1) << fraction, kind)
            number = exponent(normal).cast(types.int) - constant(bias - 1, types.int)
            number = number - subnormal.where(constant(fraction + 1, types.int), constant(0, types.int))
            return special.where(given, middle).bitcast(a.dtype), special.where(constant(0, types.int), number)

        self.words["oneclc_fraction"] = lambda a: parts(a)[0]
        self.words["oneclc_exponent"] = lambda a: parts(a)[1]
        codes = {f"V_FREXP_MANT_{t.upper()}": f"D0.{t} = oneclc_fraction(S0.{t})" for t in ("f32", "f64")}
        codes |= {f"V_FREXP_EXP_I32_{t.upper()}": f"D0.i32 = oneclc_exponent(S0.{t})" for t in ("f32", "f64")}
        self.replace_code(codes)

    def ldexp(self):
        types, constant = self.types, self.constant

        def clamped(exponent, most):
            least, most = constant(-most, types.int), constant(most, types.int)
            return (exponent < least).where(least, (most < exponent).where(most, exponent))

        def power(exponent, kind):
            bits, fraction, _, bias = self.formats[kind]
            return ((exponent + constant(bias, types.int)).cast(bits) << constant(fraction, bits)).bitcast(kind)

        # Exact products with a power of two, in a format of greater range, rounded once.
        def float_by(a, exponent):
            return (a.cast(types.float64) * power(clamped(exponent.bitcast(types.int), 300), types.float64)).cast(types.float32)

        def half_by(a, exponent):
            return (a.cast(types.float32) * power(clamped(exponent.cast(types.int), 64), types.float32)).cast(types.half)

        # Of double: in three steps that are each a power of two, in the direction of which only the last one rounds.
        def double_by(a, exponent):
            text = (
                "({{ double a_ = {0}; int e_ = {1} < -2200 ? -2200 : {1} > 2200 ? 2200 : {1};"
                " for (; e_ > 1023; e_ -= 1023) a_ *= 0x1p1023;"
                " const unsigned long b_ = __builtin_bit_cast(unsigned long, a_); int f_ = (int)(b_ >> 52 & 2047);"
                " if (f_ && f_ != 2047 && e_ < 0) {{ const int s_ = f_ - 1 < -e_ ? f_ - 1 : -e_;"
                " a_ = __builtin_bit_cast(double, b_ - ((unsigned long)s_ << 52)); e_ += s_; }}"
                " for (; e_ < -1022; e_ += 1022) a_ *= 0x1p-1022;"
                " a_ * __builtin_bit_cast(double, (unsigned long)(e_ + 1023) << 52); }})"
            )
            return self.c(text, types.float64, a, exponent.bitcast(types.int) if exponent.dtype == types.uint32 else exponent)

        self.words.update(oneclc_ldexp16=half_by, oneclc_ldexp32=float_by, oneclc_ldexp64=double_by)
        codes = {"V_LDEXP_F16": "D0.f16 = oneclc_ldexp16(S0.f16, S1.i16)", "V_LDEXP_F32": "D0.f32 = oneclc_ldexp32(S0.f32, S1.i32)"}
        self.replace_code(codes | {"V_LDEXP_F64": "D0.f64 = oneclc_ldexp64(S0.f64, S1.i32)"})

    def float_to_int(self):
        types, constant = self.types, self.constant

        def converted(kind):
            def f(a):
                a = a.bitcast(kind)
                whole = self.words["trunc"](a)
                high, low = constant(2.0**31, kind), constant(-(2.0**31), kind)
                inside = (low < whole).where(whole, low).cast(types.int)
                return a.ne(a).where(constant(0, types.int), (whole < high).where(inside, constant(2**31 - 1, types.int)))

            return f

        self.words.update(f32_to_i32=converted(types.float32), f64_to_i32=converted(types.float64))

    def quotients(self):
        self.replace_code({f"V_DIV_FIXUP_{t.upper()}": f"D0.{t} = S2.{t} / S1.{t}" for t in ("f16", "f32", "f64")})

    def min_max(self):
        types = self.types

        def best(greatest, kind):
            def value(a):
                if kind == types.half and a.dtype != kind:
                    return (a & self.constant(0xFFFF, a.dtype)).cast(types.uint16).bitcast(kind)
                return a if a.dtype == kind else a.bitcast(kind)

            def of_two(a, b):
                above = (b < a) | (a.eq(b) & self.is_negative(b) & self.is_negative(a).logical_not())
                ordered = above.where(a, b) if greatest else above.where(b, a)
                nan = self.words["isNAN"]
                return nan(a).where(b, nan(b).where(a, ordered))

            def f(first, *others):
                result = value(first)
                for other in others:
                    result = of_two(result, value(other))
                return result

            return f

        for greatest, name in ((False, "min"), (True, "max")):
            for kind, suffix in ((types.half, "f16"), (types.float32, "f32"), (types.float64, "f64")):
                for word in (f"v_{name}_{suffix}", f"v_{name}3_{suffix}", f"v_{name}_num_{suffix}", f"v_{name}3_num_{suffix}"):
                    self.words[word] = best(greatest, kind)

    def signs_of_zeros(self):
        """In the pseudo code, (x == +0.0) && (y == -0.0) asks for the signs."""
        comparison = re.compile(r"\(\((?:64'F\((S\d\.f\d+)\)|(S\d\.f64)) == ([+-])0\.0\) && \((?:64'F\((S\d\.f\d+)\)|(S\d\.f64)) == ([+-])0\.0\)\)")

        def asked(match):
            a, b = match[1] or match[2], match[4] or match[5]
            sign = lambda letter, of: f"{'!' if letter == '+' else ''}sign({of})"
            return f"((64'F(abs({a})) == 0.0) && (64'F(abs({b})) == 0.0) && {sign(match[3], a)} && {sign(match[6], b)})"

        former = self.emulator.get_pcode
        self.emulator.get_pcode = lambda op: comparison.sub(asked, former(op))

    def integer_clamps(self):
        types, constant = self.types, self.constant

        def saturated(operation, signed, bits, a, b, c=None):
            wide = types.int64 if bits == 32 else types.int32

            def value(x):
                x = x.bitcast(types.uint32) if x.dtype == types.int else x
                x = x.cast(types.uint32).cast(wide) & constant((1 << bits) - 1, wide)
                return (x ^ constant(1 << (bits - 1), wide)) - constant(1 << (bits - 1), wide) if signed else x

            a, b = value(a), value(b)
            result = {"ADD": lambda: a + b, "SUB": lambda: a - b, "SUBREV": lambda: b - a, "MAD": lambda: a * b + value(c)}[operation]()
            least, most = (-(1 << (bits - 1)), (1 << (bits - 1)) - 1) if signed else (0, (1 << bits) - 1)
            least, most = constant(least, wide), constant(most, wide)
            result = (result < least).where(least, (most < result).where(most, result))
            return (result & constant((1 << bits) - 1, wide)).cast(types.uint32 if bits == 32 else types.uint16)

        def clamp(name, operands):
            match = re.match(r"V_(ADD|SUB|SUBREV|MAD)(?:_NC)?_([UI])(16|32)(?:_E64|_E32)?$", name)
            if match:
                return saturated(match[1], match[2] == "I", int(match[3]), operands["S0"], operands["S1"], operands.get("S2"))
            if re.search(r"_[UI]\d+(_E64)?$", name):
                raise NotImplementedError("clamp of " + name)

        self.emulator._int_clamp = clamp

        # Packed instructions and those that select parts of registers have pseudo code without clamps.
        for operation in ("ADD", "SUB", "SUBREV", "MAD"):
            for letter in "UI":
                self.words[f"oneclc_{operation}{letter}"] = lambda a, b, c=None, o=operation, l=letter: saturated(o, l == "I", 16, a, b, c)
        former = self.emulator.get_pcode

        def code(op):
            if not self.saturates:
                return former(op)
            match = re.match(r"V_(PK_)?(ADD|SUB|SUBREV|MAD)_([UI])16", op.name)
            if not match:
                raise NotImplementedError("clamp of " + op.name)
            third = match[2] == "MAD"
            one = lambda part: f"oneclc_{match[2]}{match[3]}(S0{part}.u16, S1{part}.u16" + (f", S2{part}.u16)" if third else ")")
            return f"D0[31 : 16].u16 = {one('[31 : 16]')};\nD0[15 : 0].u16 = {one('[15 : 0]')}" if match[1] else f"D0.u16 = {one('')}"

        self.emulator.get_pcode = code

        def clamping(form):
            def f(instruction, context):
                self.saturates = bool(getattr(instruction, "clmp", 0)) and "DOT" not in instruction.op.name
                try:
                    return form(instruction, context)
                finally:
                    self.saturates = False

            return f

        self.replace_handler("_compile_vop3p", clamping)
        self.replace_handler("_compile_sdwa", clamping)

    def apertures(self):
        types, constant = self.types, self.constant
        former = self.emulator._Ctx.rsrc_dyn

        def source(context, offset, lane, bits=32, literal=None, is_f64=False, do_cast=True):
            result = former(context, offset, lane, bits, literal, is_f64, do_cast)
            if bits != 64:
                return result
            aperture = (offset >= constant(235, offset.dtype)) & (offset <= constant(238, offset.dtype))
            high = context.rsgpr_dyn(offset, offset < constant(256, offset.dtype)).cast(types.uint64) << constant(32, types.uint64)
            return aperture.where(high, result if result.dtype == types.uint64 else result.bitcast(types.uint64))

        self.emulator._Ctx.rsrc_dyn = source

    def program_counter(self):
        emulator, types, constant = self.emulator, self.types, self.constant

        def jumping(form):
            def f(instruction, context):
                name = emulator._op_name(instruction)
                if not re.match(r"S_(GETPC|SETPC|SWAPPC)_B64", name):
                    return form(instruction, context)
                number = lambda value: constant(value, types.uint32)
                results = []
                if "SETPC" not in name:
                    to = context.inst_field(type(instruction).sdst)
                    low, high = emulator._split64(context.rpc() + constant(4, types.uint64))
                    results += [context.wsgpr_dyn(to, low), context.wsgpr_dyn(to + number(1), high)]
                if "GETPC" in name:
                    return emulator.UOp.sink(*results, *context.inc_pc())
                source = context.inst_field(type(instruction).ssrc0)
                results.append(context.wsgpr_dyn(number(emulator.PC_LO_IDX), context.rsgpr_dyn(source)))
                results.append(context.wsgpr_dyn(number(emulator.PC_HI_IDX), context.rsgpr_dyn(source + number(1))))
                return emulator.UOp.sink(*results)

            return f

        self.replace_handler("_compile_sop", jumping)

    def waves_of_64(self):
        """To the emulator a wave of 64 is one of gfx9, whose null register and halves differ. A number that equals nothing takes the other way
        wherever it asks; masks of 64 bits are made where it compares sizes."""

        class Lanes(int):
            __eq__ = lambda self, other: False
            __ne__ = lambda self, other: True
            __hash__ = int.__hash__

        lanes = Lanes(self.wave)
        by_architecture = self.emulator._wave_size
        self.emulator._wave_size = lambda architecture: by_architecture(architecture) if architecture == "cdna" else lanes

        def write_mask(context, register, value):  # of null, whose second half would be M0, nothing is written
            if context.wave_size == 64:  # gfx9
                return former_write(context, register, value)
            low, high = self.emulator._split64(value)
            upper = (register + self.constant(1, self.types.uint32)).valid(register.ne(self.constant(124, self.types.uint32)))
            return [context.wsgpr_dyn(register, low), context.sgpr.index(upper).store(high.cast(self.types.uint32))]

        former_write = self.emulator._Ctx.wmask
        self.emulator._Ctx.wmask = write_mask
        selecting = []
        former = self.emulator._Ctx.compile_vop_pcode

        def form(context, op, operands, *others, **named):
            if selecting:  # v_cndmask_b32_e64, whose mask it would read as 32 bits
                operands["VCC"] = context.rmask(context.inst_field(type(selecting[-1]).src2))
            return former(context, op, operands, *others, **named)

        self.emulator._Ctx.compile_vop_pcode = form

        def masked(handler):
            def f(instruction, context):
                if "CNDMASK" not in self.emulator._op_name(instruction):
                    return handler(instruction, context)
                selecting.append(instruction)
                try:
                    return handler(instruction, context)
                finally:
                    selecting.pop()

            return f

        self.replace_handler("_compile_vop3", masked)


def apply(emulator, wave):
    repairs = Repairs(emulator, wave)
    for name in ("fma", "source_modifiers", "selected_modifiers", "round_to_even", "frexp", "ldexp", "float_to_int", "quotients"):
        getattr(repairs, name)()
    for name in ("min_max", "signs_of_zeros", "integer_clamps", "apertures", "program_counter"):
        getattr(repairs, name)()
    if wave == 64:
        repairs.waves_of_64()
