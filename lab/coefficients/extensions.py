#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""extensions.py prints the polynomials and constants of generic/extensions, by the ways of gamma.py."""
from mpmath import diff, erfc, exp, log, mp, mpf, sqrt

from gamma import c_hex, center, fitted, greatest_error, horner, rounded, suffix, words

mp.prec = 400


def about_a_point(what, function, low, high, middle, degree, bits):
    """function(center + w) = value + slope w + curve w^2 + w^3 p(w) for low <= center + w <= high. value has a bit less than a number may have."""
    def derivative(r):
        return diff(function, r)
    c = center([function, derivative], middle, 0.02, [bits - 1, bits], 14)
    value, slope = rounded(function(c), bits - 1), rounded(derivative(c), bits)
    def rest(w):
        return ((function(c + w) - value) / w - slope) / w
    def weight(w):
        return w**2 / function(c + w)
    done = fitted(rest, weight, low - c, high - c, [bits] * (degree - 1))
    print(f"// {what}, degree {degree}: error 2^{float(log(greatest_error(done, rest, weight, low - c, high - c), 2)):.1f}")
    chains = ("even", "odd") if bits == 24 else ("p_0", "p_1", "p_2", "p_3")
    for k, chain in enumerate(chains):
        horner(chain, "square" if bits == 24 else "fourth", suffix(bits), done[1 + k::len(chains)])
    print(f"  const gentype center = {c_hex(c, suffix(bits))}, value = {c_hex(value, suffix(bits))}, slope = {c_hex(slope, suffix(bits))}, "
          f"curve = {c_hex(done[0], suffix(bits))};")


def scaled_erfc(K, middle, degree, bits):
    """(x + K) e^(x^2) erfc(x) for x >= 0, in 1 / (x + K)"""
    def function(r):
        x = 1 / r - K
        return exp(x**2) * erfc(x) / r
    about_a_point("(x + K) e^(x^2) erfc(x)", function, mpf(0), 1 / K, middle, degree, bits)


if __name__ == "__main__":
    scaled_erfc(mpf(3) / 2, .3, 13, 24)
    scaled_erfc(mpf(19) / 8, .18, 27, 53)
    for bits in 24, 53:
        words("sqrt(1/2)", sqrt(mpf(1) / 2), bits)
