# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""srgb.py prints the tables of layers/software_images/image/srgb.h: the values of sRGB codes on the linear scale (OpenCL C 3.0, 8.3.5), correctly
rounded, and the least floats that encode to 1, 2 … 255. It computes exactly: x = t^2.4 is x^5 = t^12, which rationals decide."""
from fractions import Fraction


def above(t, x):
    """Whether x >= t^2.4"""
    return x**5 >= t**12


def least_float(holds):
    """The least positive float for which a condition on rationals holds, as its bits."""
    low, high = 0, 0x3f800000
    while high - low > 1:
        middle = (low + high) // 2
        low, high = (low, middle) if holds(value(middle)) else (middle, high)
    return high


def value(bits):
    exponent, fraction = bits >> 23, bits & 0x7fffff
    return Fraction(fraction | (0x800000 if exponent else 0)) * Fraction(2) ** (max(exponent, 1) - 150)


def curve(s):
    """The condition x >= linear(s), as a function of x."""
    if s <= Fraction(4045, 100000):
        return lambda x: x >= s / Fraction(1292, 100)
    t = (s + Fraction(55, 1000)) / Fraction(1055, 1000)
    return lambda x: above(t, x)


def nearest(s):
    if s == 0:
        return 0
    bits = least_float(curve(s))
    middle = (value(bits) + value(bits - 1)) / 2
    return bits - 1 if curve(s)(middle) else bits


def show(title, table):
    print(f"// {title}")
    words = [float.hex(float(value(bits))) for bits in table]
    words = [(word.split("p")[0].rstrip("0").rstrip(".") + "p" + word.split("p")[1].replace("+", "") + "f") for word in words]
    line = "   "
    for word in words:
        if len(line) + len(word) + 2 > 120:
            print(line)
            line = "   "
        line += f" {word},"
    print(line)


show("linear_of_srgb", [nearest(Fraction(c, 255)) for c in range(256)])
show("srgb_steps", [least_float(curve(Fraction(2 * c - 1, 510))) for c in range(1, 256)])
