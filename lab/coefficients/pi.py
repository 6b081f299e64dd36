#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""pi.py prints the bits of 2/pi for reduce_pio2.h, pi/4 and 1/pi as fixed-point numbers for half_angle.h, by Machin's formula in integers, a limit
of cospi.h, and how near y / (pi x) comes to a middle m, for atan2pi.h. There 2^k / pi is nearly the fraction of m x, below 2^107, and y, below 2^53. If it
is nearer than 1 / (2 y^2), that is a convergent of the continued fraction (Hardy and Wright, theorem 184). The nearest convergent is printed."""

import math
from fractions import Fraction

fraction_bits = 1400


def inverse_arc_tangent(n):
    """atan(1 / n) 2^fraction_bits, off by less than the number of terms of the series"""
    power, total, k = (1 << fraction_bits) // n, 0, 0
    while power:
        total += (-1) ** k * (power // (2 * k + 1))
        power //= n * n
        k += 1
    return total


def chunks(what, word_bits, count):
    """Prints the first bits of 2/pi after the point, behind a word of zeros."""
    bits = (2 << 2 * fraction_bits) // pi >> fraction_bits - word_bits * count
    print(f"// {what}\n    0, " + ", ".join(f"0x{bits >> word_bits * k & (1 << word_bits) - 1:0{word_bits // 4}x}" for k in reversed(range(count))))


pi = 4 * (4 * inverse_arc_tangent(5) - inverse_arc_tangent(239))
chunks("2/pi, float", 32, 7)
chunks("2/pi, double", 64, 19)
print("// pi/4 2^60 and 1/pi 2^64, rounded")
pio4, inverse_pi = (pi >> fraction_bits - 59) + 1 >> 1, ((1 << 2 * fraction_bits) // pi >> fraction_bits - 65) + 1 >> 1
print(f"const ulong pio4 = {hex(pio4)}, inverse_pi = {hex(inverse_pi)};")


def distances(k):
    """How far the convergents of 2^k / pi with a numerator below 2^107 and a denominator below 2^53 are from it, as logarithms to base 2"""
    number, unit = 1 << 2 * fraction_bits + k, pi << fraction_bits
    p, q, last_p, last_q = 1, 0, 0, 1
    a, b = number, unit
    while b:
        p, q, last_p, last_q = a // b * p + last_p, a // b * q + last_q, p, q
        a, b = b, a % b
        if p >= 1 << 107 or q >= 1 << 53:
            return
        if p:
            yield math.log2(abs(Fraction(p * unit, q * number) - 1))


print(f"// atan2pi.h: a quotient is 2^{min(d for k in range(-53, 108) for d in distances(k)):.1f} of itself or more from a middle")

# cos(a) is 1 - 2^-54, the middle below 1, for an a that is 2^-26.5 (1 + 2^-57.6 ...).
limit = (math.isqrt(2 << 2 * fraction_bits) << fraction_bits) // (pi << 27)
lost = limit.bit_length() - 53
print(f"// cospi.h: 2^-26.5 / pi, rounded down\n{float.hex(math.ldexp(limit >> lost, lost - fraction_bits))}")
