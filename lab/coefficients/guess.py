#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""guess.py proves the bounds of the first guesses of reciprocal.h, sqrt_words.h, asinh.cl, asinpi_kernel.h, atan2pi.cl and cbrt.cl and of the steps after
them, and prints their constants.

y = G - bits(x) / n, in the bits, stands for x^(-1/n): the exponent is as it should be, and a line approximates the significand. On every piece
between powers of two of x and of y, u = x y^n is 2^i (1 + m) (1 + a - m / n)^n, where m is the fraction of x: it is least and greatest at the ends
of the piece and at m = a n / (n + 1). The step is a polynomial in u or u^(1/n), whose extremes are known as well. The computation is by fractions;
roots are rounded outwards, and `unit` accounts for the roundings of the floats. The constants are not derived: each is printed once the bounds that
its source states are proved, beside the least bound that any constants reach (this one by plain floats). The script fails where a bound does not
hold."""
import sys
from fractions import Fraction
from math import floor, isqrt, log2

bits_of = {32: (23, 127), 64: (52, 1023)}


def extremes(n, G, elem_bits, dropped=0):
    """The least and the greatest x y^n over all normal x. The bits of y are greater than the line has them by at most `dropped`."""
    significand, bias = bits_of[elem_bits]
    line, values = Fraction(G) / 2**significand, []
    for e in range(n):
        top, bottom = line - Fraction(bias + e, n), line - Fraction(bias + e + 1, n)
        cuts = sorted({Fraction(0), Fraction(1)} | {n * (top - k) for k in range(floor(bottom), floor(top) + 1) if 0 < n * (top - k) < 1})
        for low, high in zip(cuts, cuts[1:]):
            k = floor(top - (low + high) / 2 / n)
            a = top - k
            inner = n * a / (n + 1)
            values += [Fraction(2) ** (e + n * (k - bias)) * (1 + m) * (1 + a - m / n) ** n for m in (low, high, min(max(inner, low), high))]
    return min(values), max(values) * (1 + Fraction(dropped) / 2**significand) ** n


def root(x, up=False):
    """A number within 2^-100 of sqrt(x) that is not above it or, if `up`, not below it"""
    scaled = floor(x * 4**100)
    return Fraction(isqrt(scaled) + up, 2**100)


def line_of(what, error, most):
    """Prints a bound and fails if it exceeds the one in the source, whose exponent, in tenths, is `most`, so that rational numbers are compared."""
    print(f"// {what}: {float(error):.3g}, 2^{log2(error):.2f}; stated 2^{most / 10}")
    if error**10 > Fraction(2) ** most:
        sys.exit(f"{what}: not within 2^{most / 10}")


def least(f, low, high):
    """The least of a function that falls and then rises"""
    for _ in range(120):
        third = (high - low) / 3
        low, high = (low, high - third) if f(low + third) < f(high - third) else (low + third, high)
    return f(low)


def reciprocal(G, c, elem_bits):
    """Proves the bounds of reciprocal.h. After the step d r is u (c - u), whose greatest value is for u = c / 2, and the least at an end."""
    unit, (low, high) = Fraction(1, 2**24 if elem_bits == 32 else 2**53), extremes(1, G, elem_bits)
    guess = max(1 - low, high - 1)
    if guess > Fraction(52, 1000):
        sys.exit("reciprocal.h: guess")
    error = max(1 - low * (c - low), 1 - high * (c - high), c * c / 4 - 1) + 3 * unit  # with the roundings of c - u and of the product
    print(f"// reciprocal.h, {elem_bits} bits: guess within {float(100 * guess):.2f} %")
    line_of("reciprocal.h, after Newton's step", error, -96)
    if elem_bits == 64:
        line_of("reciprocal.h, after the step of third order", error**3 + 3 * unit, -288)

    def best(phi):
        low, high = map(float, extremes(1, (bits_of[elem_bits][1] * 2 - 1 + Fraction(phi)) * 2**bits_of[elem_bits][0], elem_bits))
        return least(lambda c: max(1 - low * (c - low), 1 - high * (c - high), c * c / 4 - 1), 1.9, 2.1)
    print(f"// whatever the constants: 2^{log2(least(best, 0.85, 0.95)):.2f}")


def scaled_reciprocal(what, G, factor, most, elem_bits=32):
    """Proves that the guess is 1 / (factor x) within `most`"""
    low, high = extremes(1, G, elem_bits)
    error = max(1 - factor * low, factor * high - 1)
    print(f"// {what}, {elem_bits} bits: guess within {float(100 * error):.2f} %")
    if error > most:
        sys.exit(f"{what}: guess")


def step_of_root(c, low, high):
    """The least and the greatest of v (c - v^2) - 1, v = sqrt(u), low <= u <= high: it is greatest for u = c / 3, and least at an end"""
    if not low < c / 3 < high:
        sys.exit("sqrt_words.h: u")
    return min(root(low) * (c - low), root(high) * (c - high)) - 1, 2 * c / 3 * root(c / 3, True) - 1


def third_order(v):
    """What v = y / x^(-1/2) becomes by y += y (r / 2 + 3/8 r^2), r = 1 - v^2; it rises with v"""
    r = 1 - v * v
    return v * (1 + r / 2 + Fraction(3, 8) * r * r)


def reciprocal_root(G, c, elem_bits):
    unit, (low, high) = Fraction(1, 2**24 if elem_bits == 32 else 2**53), extremes(2, G, elem_bits, Fraction(1, 2))
    mean = (root(low) + root(high)) / 2
    print(f"// sqrt_words.h, {elem_bits} bits: guess times {float(mean):.4f} within {float(100 * (root(high) / mean - 1)):.2f} %, "
          f"z y^2 from {float(low):.4f} to {float(high):.4f}")
    if not (Fraction(587, 1000) < low and high < Fraction(675, 1000)):
        sys.exit("sqrt_words.h: guess, z y^2 not within what short.sol takes")
    below, above = step_of_root(c, low, high)
    below, above = below - 3 * unit, above + 3 * unit
    line_of("sqrt_words.h, rough, below", -below, -93)
    line_of("sqrt_words.h, rough, above", above, -121)
    if elem_bits == 64:
        below, above = third_order(1 + below) - 1 - 2 * unit, third_order(1 + above) - 1 + 2 * unit
        line_of("sqrt_words.h, nearly", max(-below, above), -266)
        # reciprocal_root: y without its last 27 bits, whose square is exact; the roundings of the residual, of its product with y and of the factor
        v = (1 + below) * (1 - Fraction(1, 2**25)), 1 + above
        r = max(abs(1 - x * x) for x in v)
        line_of("sqrt_words.h, before the last rounding", max(abs(third_order(x) - 1) for x in v) + 2 * r * unit, -720)
    else:
        e = max(-below, above)
        # Half of the reciprocal is y (1/2 + r / 4), with r from q = z y. It is off by what Newton's step leaves, half of the rounding of q, and the
        # roundings of 1/2 + r / 4 and of the product.
        r = 2 * e + e * e
        half = 3 * e * e / 2 + e**3 / 2 + (Fraction(5, 2) + r) * unit
        line_of("sqrt_words.h, half of the reciprocal", half, -179)
        # q is off by d, which is half of the rounding of z y, that of the result and those of its last term; (z - q^2) h leaves d half + d^2 / 2.
        d = (1 - third_order(1 - e)) + unit / 2 + unit + 4 * r * unit
        words = d * half + d * d / 2 * (1 + half) + unit * (d + d * d) * (1 + half)
        line_of("sqrt_words.h, words", words, -410)

    def best(fraction):
        low, high = map(float, extremes(2, (bits_of[elem_bits][1] * 3 // 2 + Fraction(fraction)) * 2**bits_of[elem_bits][0], elem_bits))
        return least(lambda c: max(1 - low**0.5 * (c - low), 1 - high**0.5 * (c - high), 2 * (c / 3)**1.5 - 1), 1.8, 2.0)
    print(f"// whatever the constants, with errors as large above as below: 2^{log2(least(best, 0.0, 0.2)):.2f}")


def cube_root_of_floats(G):
    """The greatest |1 - a y^3| for normal floats a: y is the same for 2^16 of them in turn, of which the first and the last suffice"""
    def error(high_bits):
        y_bits = G - high_bits * 0x5555
        y = Fraction((1 << 23 | y_bits & 0x7fffff), 1 << 23) * Fraction(2) ** ((y_bits >> 23) - 127)
        a = Fraction(2) ** ((high_bits >> 7) - 127 - 23)
        return max(abs(1 - a * (1 << 23 | (high_bits & 0x7f) << 16 | last) * y**3) for last in (0, 0xffff))
    return max(error(high_bits) for high_bits in range(0x80, 0x7f80))


def cube_root():
    error = cube_root_of_floats(0x54a1a800)
    print(f"// cbrt.cl, 32 bits, all normal numbers: |e| is at most {float(error):.5f}")
    if error + 4 * Fraction(1, 2**24) > Fraction(1056, 10000):  # with the roundings of a y, y y and of the sum
        sys.exit("cbrt.cl, 32 bits: e not within what cbrt.sol takes")
    # (bits >> 32) 0x55555555 is less than a third of the bits: by t 0x55555555, t < 1, for the low bits, and by bits / 3 / 2^32, together 2^31.
    low, high = extremes(3, 0x553ee98000000000, 64, 2**31)
    error = max(1 - low, high - 1)
    print(f"// cbrt.cl, 64 bits: |e| is at most {float(error):.5f}")
    if error > Fraction(1022, 10000):
        sys.exit("cbrt.cl, 64 bits: e not within 0.1022")

    def any_guess(fraction):
        low, high = extremes(3, (4 * 1023 // 3 - 1 + fraction) * 2**52, 64)
        return max(1 - low, high - 1)
    print(f"// whatever the guess: {float(least(lambda f: any_guess(Fraction(f)), 0.8, 1.0)):.5f}")


if __name__ == "__main__":
    for elem_bits, G in (32, 0x7ef33427), (64, 0x7fde6684e0000000):
        reciprocal(G, Fraction(float.fromhex("0x1.0029fcp1")), elem_bits)
    print("elem_bits == 32 ? 0x7ef33427ul : 0x7fde6684e0000000ul\n(gentype)0x1.0029fcp1f")
    for elem_bits, G in (32, 0x7e7311c0), (64, 0x7fce623800000000):
        scaled_reciprocal("reciprocal.h, half", G, 2, Fraction(51, 1000), elem_bits)
    scaled_reciprocal("atan2pi.cl", 0x7e1e50c0, Fraction("3.14159265358979"), Fraction(29, 1000))
    scaled_reciprocal("asinh.cl, half", 0x7e800000, 2, Fraction(1, 8))
    scaled_reciprocal("asinpi_kernel.h", 0x7fc4a8e100000000, Fraction("3.02"), Fraction(26, 1000), 64)
    print("elem_bits == 32 ? 0x7e7311c0ul : 0x7fce623800000000ul\n(ugentype)0x7e1e50c0u\n(ugentype)0x7e800000u\n"
          "(ugentype)0x7fc4a8e100000000ul")
    for elem_bits, G in (32, 0x5f0b38dc), (64, 0x5fe1671b80000000):
        reciprocal_root(G, Fraction(float.fromhex("0x1.e3e16ep0")), elem_bits)
    print("elem_bits == 32 ? 0x5f0b38dcul : 0x5fe1671b80000000ul\n(gentype)0x1.e3e16ep0f")
    cube_root()
    print("(ugentype)0x54a1a800u\n(ugentype)0x553ee98000000000u")
