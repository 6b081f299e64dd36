#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""pi.py prints the bits of 2/pi for reduce_pio2.h, and pi/4 and 1/pi as fixed-point numbers for half_angle.h, by Machin's formula in integers."""

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
