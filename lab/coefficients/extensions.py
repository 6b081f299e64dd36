#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""extensions.py prints the polynomials and constants of generic/extensions, by the ways of gamma.py: of bessel.h, cyl_bessel_i0.cl, cyl_bessel_i1.cl,
j0.cl, j1.cl, y0.cl, y1.cl, inverse_erf.h, erfinv.cl, erfcinv.cl, normcdfinv.cl, scaled_erfc.h, erfcx.cl and normcdf.cl."""
from mpmath import arg, besseli, besselj, besseljzero, bessely, besselyzero, diff, erfc, erfinv, exp, log, mp, mpf, nstr, pi, sqrt

from gamma import c_hex, center, fit, fitted, greatest_error, horner, rounded, suffix, words

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


def inverse_erf(degree, bits):
    """erfinv(x) / x = c_0 + t p(t), t = x^2 <= 1/4, with c_0 in two words"""
    def function(t):
        return (erfinv(sqrt(t)) / sqrt(t) - sqrt(pi) / 2) / t
    fit("(erfinv(x) / x - sqrt(pi) / 2) / x^2", function, lambda t: t / (sqrt(pi) / 2 + t * function(t)), mpf(2)**-40, mpf(1) / 4, degree, bits, "p", "t")
    words("sqrt(pi) / 2", sqrt(pi) / 2, bits)


def inverse_erfc(K, low, high, middle, degree, bits):
    """y / s, where erfc(y) = e^(-s^2), for low <= s <= high, in 1 / (s + K)"""
    def function(v):
        s = 1 / v - K
        y = s # too large: Newton's steps for the logarithm come from above
        while True:
            value = erfc(y)
            step = (log(value) + s**2) * value * sqrt(pi) / 2 * exp(y**2)
            y += step
            if abs(step) < y * mpf(2)**-(mp.prec / 2 + 10):
                return y / s
    about_a_point("erfcinv(e^(-s^2)) / s", function, 1 / (mpf(high) + K), 1 / (mpf(low) + K), middle, degree, bits)


def bessel_i(order, least, most, near, far, bits):
    """I(x) = (x/2)^order (1 + t p(t)), t = (x/2)^2, for x <= least, and e^x q(1/x) / sqrt(x) beyond"""
    def rest(t):
        return (besseli(order, 2 * sqrt(t)) / sqrt(t)**order - 1) / t
    fit(f"(I_{order}(x) (2/x)^{order} - 1) / t", rest, lambda t: t / (1 + t * rest(t)), mpf(2)**-40, mpf(least)**2 / 4, near, bits, "p", "t")
    def scaled(v):
        return besseli(order, 1 / v) * exp(-1 / v) / sqrt(v)
    fit(f"I_{order}(x) e^-x sqrt(x)", scaled, lambda v: 1 / scaled(v), 1 / mpf(most), 1 / mpf(least), far, bits, "q", "v")


def bessel_zero(what, function, zero, low, high, degree, bits):
    """function(x) = w p(w), w = x - zero, for low <= x <= high"""
    def factor(w):
        return function(zero + w) / w
    fit(f"{what} about {nstr(zero, 5)}", factor, lambda w: 1 / factor(w), low - zero, high - zero, degree, bits, "p", "w")
    words(f"zero {nstr(zero, 5)}", zero, bits)


def bessel_j_of_small(order, most, degree, bits):
    """J(x) = (x/2)^order (1 + t p(t)), t = (x/2)^2"""
    def rest(t):
        return (besselj(order, 2 * sqrt(t)) / sqrt(t)**order - 1) / t
    fit(f"(J_{order}(x) (2/x)^{order} - 1) / t", rest, lambda t: t / (1 + t * rest(t)), mpf(2)**-40, mpf(most)**2 / 4, degree, bits, "p", "t")


def bessel_between(what, function, low, high, degree, bits):
    """function(x) = p(w), w = x - (low + high) / 2, for low <= x <= high, where it has no zero"""
    middle, half = mpf(low + high) / 2, mpf(high - low) / 2
    fit(f"{what} about {nstr(middle, 5)}", lambda w: function(middle + w), lambda w: 1 / function(middle + w), -half, half, degree, bits, "p", "w")


def bessel_y_of_small(order, most, degree, bits):
    """Y_0(x) = 2/pi ln(x) J_0(x) + q(t) and Y_1(x) = 2/pi (ln(x) J_1(x) - 1/x) + (x/2) q(t), t = (x/2)^2"""
    def rest(t):
        x = 2 * sqrt(t)
        return (bessely(order, x) - 2 / pi * (log(x) * besselj(order, x) - order / x)) / sqrt(t)**order
    fit(f"Y_{order} without its logarithm", rest, lambda t: 1, mpf(2)**-40, mpf(most)**2 / 4, degree, bits, "q", "t")


def bessel_of_great(order, least, bits, degree, phase_degree):
    """J(x) + i Y(x) = modulus(t) e^(i (x - pi/4 - order pi/2 + v phase(t))) / sqrt(x), v = 1/x, t = v^2, for x >= least"""
    def rest(x):
        return (besselj(order, x) + 1j * bessely(order, x)) * exp(-1j * (x - pi / 4 - order * pi / 2)) * sqrt(x)
    def modulus(t):
        return abs(rest(1 / sqrt(t)))
    fit(f"modulus of order {order}", modulus, lambda t: 1, mpf(10)**-8, 1 / mpf(least)**2, degree, bits, "modulus", "t")
    def phase(t):
        return arg(rest(1 / sqrt(t))) / sqrt(t)
    fit(f"phase of order {order}", phase, lambda t: sqrt(t), mpf(10)**-8, 1 / mpf(least)**2, phase_degree, bits, "phase", "t")


if __name__ == "__main__":
    scaled_erfc(mpf(3) / 2, .3, 13, 24)
    scaled_erfc(mpf(19) / 8, .18, 27, 53)
    inverse_erf(5, 24)
    inverse_erf(13, 53)
    least = sqrt(log(mpf(2)))
    inverse_erfc(2, least, 10.3, .23, 13, 24)
    inverse_erfc(2, least, 5, .25, 26, 53)
    inverse_erfc(2, 5, 27.4, .09, 26, 53)
    for bits in 24, 53:
        words("sqrt(1/2)", sqrt(mpf(1) / 2), bits)
        words("sqrt(2)", sqrt(mpf(2)), bits)
    for order in 0, 1:
        bessel_i(order, 8, 92, 10, 7, 24)
        bessel_i(order, 12, 714, 19, 20, 53)
    mp.prec = 260 # which is enough here
    for bits in 24, 53:
        single = bits == 24
        bessel_j_of_small(0, mpf(3) / 2, 4 if single else 9, bits)
        bessel_zero("J_0", lambda x: besselj(0, x), besseljzero(0, 1), mpf(3) / 2, 4, 8 if single else 15, bits)
        bessel_zero("J_0", lambda x: besselj(0, x), besseljzero(0, 2), 4, 7, 8 if single else 15, bits)
        bessel_j_of_small(1, 2, 5 if single else 9, bits)
        bessel_zero("J_1", lambda x: besselj(1, x), besseljzero(1, 1), 2, mpf(27) / 5, 8 if single else 16, bits)
        bessel_zero("J_1", lambda x: besselj(1, x), besseljzero(1, 2), mpf(27) / 5, 8, 8 if single else 15, bits)
        for order in 0, 1:
            bessel_of_great(order, 7, bits, 4 if single else 12, 4 if single else 14)
        bessel_y_of_small(0, mpf(1) / 2, 4 if single else 7, bits)
        bessel_between("Y_0", lambda x: bessely(0, x), 5 / 4, 5 / 2, 9 if single else 21, bits)
        for k, low, high, degree in ((1, 1 / 2, 5 / 4, 10 if single else 24), (2, 5 / 2, 11 / 2, 10 if single else 22),
                                     (3, 11 / 2, 8, 8 if single else 16)):
            bessel_zero("Y_0", lambda x: bessely(0, x), besselyzero(0, k), low, high, degree, bits)
        bessel_y_of_small(1, 1, 4 if single else 8, bits)
        bessel_between("Y_1", lambda x: bessely(1, x), 1, 7 / 4, 9 if single else 20, bits)
        for k, low, high, degree in (1, 7 / 4, 7 / 2, 10 if single else 22), (2, 7 / 2, 7, 10 if single else 21):
            bessel_zero("Y_1", lambda x: bessely(1, x), besselyzero(1, k), low, high, degree, bits)
