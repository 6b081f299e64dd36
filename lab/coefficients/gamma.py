#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""gamma.py prints the polynomials of erf.cl (double), erfc.cl, correctly_rounded/double/erfc.h, tgamma.cl, cr_tgamma.cl, cr_lgamma.cl, gamma_kernel.h, lgamma_kernel.h and
lgamma_usual.h and the constants of the last three. It uses mpmath, which has the gamma function, as Sollya has not.

The fit is by least squares on Chebyshev's nodes, which comes near the minimax polynomial. The coefficients are rounded one by one from the lowest,
and those that are left are solved for again each time. The output are the lines of C and the greatest error on a dense grid."""
from mpmath import mp, mpf, atanh, cos, erf, erfc, euler, exp, fabs, findroot, floor, gamma, log, loggamma, lu_solve, matrix, pi, sin, sqrt

mp.prec = 220
half = mpf(1) / 2


def rounded(x, bits):
    with mp.workprec(bits):
        return +x


def c_hex(x, suffix):
    value = float(x)
    mantissa, exponent = value.hex().split("p")
    if "." in mantissa:
        mantissa = mantissa.rstrip("0").rstrip(".")
    return f"(gentype){mantissa}p{int(exponent)}{suffix}"


def suffix(bits):
    return "f" if bits == 24 else ""


def fitted(function, weight, low, high, bits):
    """A polynomial p for which |p - function| weight is small on [low, high]: its coefficients, from the lowest on, of so many bits each"""
    low, high, degree = mpf(low), mpf(high), len(bits) - 1
    count = 3 * degree + 12
    nodes = [(low + high) / 2 + (high - low) / 2 * cos(pi * (j + half) / count) for j in range(count)]
    values, weights = [function(t) for t in nodes], [weight(t) for t in nodes]
    powers = [[w * t**k for k in range(degree + 1)] for t, w in zip(nodes, weights)]
    products = [[sum(row[i] * row[k] for row in powers) for k in range(degree + 1)] for i in range(degree + 1)]
    done = []
    while len(done) <= degree:
        m = len(done)
        rest = [w * v - sum(c * row[k] for k, c in enumerate(done)) for v, w, row in zip(values, weights, powers)]
        right = matrix([sum(r * row[i] for r, row in zip(rest, powers)) for i in range(m, degree + 1)])
        left = matrix([[products[i][k] for k in range(m, degree + 1)] for i in range(m, degree + 1)])
        done.append(rounded(lu_solve(left, right)[0] if m < degree else right[0] / left[0, 0], bits[m]))
    return done


def greatest_error(done, function, weight, low, high):
    """The greatest error of the polynomial of these coefficients, times the weight, on a dense grid"""
    low, high, error = mpf(low), mpf(high), mpf(0)
    for j in range(301):
        t = (low + high) / 2 + (high - low) / 2 * cos(pi * (j + half) / 301)
        error = max(error, fabs((sum(c * t**k for k, c in enumerate(done)) - function(t)) * weight(t)))
    return error


def fit(what, function, weight, low, high, degree, bits, name="q", argument="t", words=0):
    """Prints a polynomial p for which |p - function| weight is small on [low, high]; the lowest `words` of its coefficients are double-words."""
    done = fitted(function, weight, low, high, [2 * bits if m < words else bits for m in range(degree + 1)])
    error = greatest_error(done, function, weight, low, high)
    print(f"// {what}, degree {degree}: error 2^{float(log(error, 2)):.1f}")
    for k, c in enumerate(done[:words]):
        c_high = rounded(c, bits)
        print(f"  const double_word {'c' if isinstance(name, tuple) else name}_{k} = {{{c_hex(c_high, suffix(bits))}, {c_hex(c - c_high, suffix(bits))}}};")
    if isinstance(name, tuple):
        for k, chain in enumerate(name):
            horner(chain, argument, suffix(bits), done[words + k::len(name)])
    else:
        horner(name, argument, suffix(bits), done[words:])


def horner(name, argument, end, coefficients):
    print(f"  gentype {name} = polynomial({argument}, {', '.join(c_hex(c, end).removeprefix('(gentype)') for c in coefficients)});")


def distance(x, bits):
    """The distance of x from the nearest number of so many bits, in units in the last place"""
    return fabs(x - rounded(x, bits)) * mpf(2)**(bits - 1 - floor(log(fabs(x), 2)))


def center(functions, middle, span, bits, places=12):
    """A point near the middle where the functions, above all the first one, are close to numbers of so many bits each (S. Gal's accurate points)"""
    grid = [mpf(k) / 2**places for k in range(int((middle - span) * 2**places), int((middle + span) * 2**places))]
    return min(grid, key=lambda c: sum(distance(f(c), b) / 4**k for k, (f, b) in enumerate(zip(functions, bits))))


def near_erf(most, degree, bits):
    def function(w):
        x = (w + half)**half
        return erf(x) / x - 1
    fit("erf(x) / x - 1, w = x^2 - 1/2", function, lambda w: 1 / (1 + function(w)), mpf(2)**-40 - half, mpf(most)**2 - half, degree, bits, "p", "w")


def root_of_erfc(most, degree):
    """An error of the root counts 2 sqrt(erfc(t + 1)) times in its square."""
    fit("sqrt(erfc(t + 1))", lambda t: sqrt(erfc(1 + t)), lambda t: 2 * sqrt(erfc(1 + t)), 0, mpf(most) - 1, degree, 53, ("q_0", "q_1", "q_2", "q_3"),
        "fourth")


def scaled_erfc(K, most, middle, degree):
    """(x + K) e^(x^2) erfc(x) = value + slope w + w^2 q(w), 1 / (x + K) = center + w. value has a bit less than a number may have."""
    def factor(r):
        x = 1 / r - K
        return exp(x**2) * erfc(x) / r
    def derivative(r):
        return 2 * (1 / sqrt(pi) / r - (1 / r - K) * factor(r)) / r**2 - factor(r) / r
    c = center([factor, derivative], middle, 0.005, [52, 53], 14)
    value, slope = rounded(factor(c), 52), rounded(derivative(c), 53)
    fit("(x + K) e^(x^2) erfc(x)", lambda w: ((factor(c + w) - value) / w - slope) / w, lambda w: w**2 / factor(c + w), 1 / (mpf(most) + K) - c,
        mpf(1) / K - c, degree, 53, ("q_0", "q_1", "q_2", "q_3"), "fourth")
    print(f"  const gentype center = {c_hex(c, suffix(53))}, value = {c_hex(value, suffix(53))}, slope = {c_hex(slope, suffix(53))};")


def erfc_in_words(K, most, c, degree, words):
    """(x + K) e^(x^2) erfc(x), 1 / (x + K) = c + w"""
    def function(w):
        x = 1 / (mpf(c) + w) - K
        return exp(x**2) * erfc(x) / (mpf(c) + w)
    fit("(x + K) e^(x^2) erfc(x)", function, lambda w: 1 / function(w), 1 / (mpf(most) + K) - mpf(c), 1 / mpf(K) - mpf(c), degree, 53,
        ("q_0", "q_1", "q_2", "q_3"), "fourth", words)


def nearly_constant_erfc(slope, shift, most, c, degree):
    """d e^(x^2) erfc(x) - 1 with d = slope x + shift, 1 / d = c + w, less 2^-31.3, for which errors of both signs are alike when all is rounded"""
    slope, shift, c = mpf(slope), mpf(shift), mpf(c)
    def function(w):
        x = (1 / (c + w) - shift) / slope
        return exp(x**2) * erfc(x) / (c + w) - 1 - mpf(2)**-28 / 10
    fit("d e^(x^2) erfc(x) - 1", function, lambda w: 1 / (1 + function(w)), 1 / (slope * mpf(most) + shift) - c, 1 / shift - c, degree, 24,
        ("even", "odd"), "w_squared")


def sine(degree, bits):
    """(sin(r) / r - 1) / z, z = r^2"""
    def function(z):
        return (sin(z**half) / z**half - 1) / z
    fit("sine", function, lambda z: z, mpf(2)**-40, (pi / 4)**2, degree, bits, "p", "z.high", words=1)


def inverse_tangent(degree, bits, words=1):
    """(atanh(s) / s - 1) / z, z = s^2"""
    def function(z):
        return (atanh(z**half) / z**half - 1) / z
    fit("atanh", function, lambda z: z, mpf(2)**-40, (3 - 2 * mpf(2)**half)**2 * (1 + mpf(2)**-20), degree, bits, "p", "square" if words else "z", words=words)


def stirling(c, most, degree, bits, words=1):
    """gamma(y) (y / e)^(1/2 - y) for y >= 1"""
    def function(t):
        y = 1 / t - c
        return exp(loggamma(y) - (y - half) * (log(y) - 1))
    fit("gamma(y) (y / e)^(1/2 - y)", function, lambda t: 1 / function(t), 1 / (mpf(most) + c), 1 / (1 + mpf(c)), degree, bits,
        words=words)


def stirling_after_constant(c, most, degree):
    """(gamma(y) (y / e)^(1/2 - y) / q_0 - 1) / t, q_0 the float that is nearest to the limit, for y >= 1"""
    c, q_0 = mpf(c), rounded(sqrt(2 * pi / exp(1)), 24)
    def ratio(t):
        y = 1 / t - c
        return exp(loggamma(y) - (y - half) * (log(y) - 1)) / q_0
    fit("(gamma(y) (y / e)^(1/2 - y) / q_0 - 1) / t", lambda t: (ratio(t) - 1) / t, lambda t: t / ratio(t), 1 / (mpf(most) + c), 1 / (1 + c), degree, 24,
        "g")
    print(f"  const gentype q_0 = {c_hex(q_0, suffix(24))};")


def between(degree, bits):
    """ln gamma(3/2 + u) / (u^2 - 1/4)"""
    def function(u):
        return loggamma(3 * half + u) / (u * u - half / 2)
    fit("ln gamma(3/2 + u) / (u^2 - 1/4)", function, lambda u: 1 / function(u), -half, half, degree, bits, "q", "u", words=1)


def between_zeros(most, degree, bits):
    """ln gamma(1 + v) / (v (v - 1)) = value + w q(w), v = center + w, 0 <= v <= most"""
    def function(v):
        return euler if v == 0 else 1 - euler if v == 1 else loggamma(1 + v) / (v * (v - 1))
    c = center([function], most / 2, 0.1, [bits])
    value = rounded(function(c), bits)
    fit("ln gamma(1 + v) / (v (v - 1))", lambda w: (function(c + w) - value) / w, lambda w: w / function(c + w), -c, most - c, degree, bits,
        "q" if bits == 24 else ("even", "odd"), "w" if bits == 24 else "square")
    print(f"  const gentype center = {c_hex(c, suffix(bits))}, value = {c_hex(value, suffix(bits))};")


def short_between_zeros(c, most, degree):
    """ln gamma(1 + v) / (v (v - 1)), a polynomial in w = 1 / (1 + v + c) - the middle of where that lies, 0 <= v <= most"""
    least, most = 1 / (1 + mpf(most) + mpf(c)), 1 / (1 + mpf(c))
    middle = rounded((least + most) / 2, 8)
    def function(w):
        v = 1 / (w + middle) - 1 - mpf(c)
        zero = min((0, 1), key=lambda k: fabs(v - k))
        return (euler, 1 - euler)[zero] if fabs(v - zero) < mpf(2)**-100 else loggamma(1 + v) / (v * (v - 1))
    fit("ln gamma(1 + v) / (v (v - 1))", function, lambda w: 1 / function(w), least - middle, most - middle, degree, 53, "q", "w")


def pieces_between_zeros(most, degree):
    """The table lgamma_pieces: ln gamma(1 + v) / (v (v - 1)), 0 <= v < most, as uneven_pieces in pieces.sol has others"""
    def function(v):
        return euler if v == 0 else 1 - euler if v == 1 else loggamma(1 + v) / (v * (v - 1))
    def weight(v):
        return 1 / function(v)
    columns, worst = [], mpf(0)
    for k in range(32):
        binade = k // 8 + 1 if k < 24 else 0
        c, spacing = mpf(2)**binade * (1 + mpf(k % 8) / 8) - 1, mpf(2)**binade / 8
        low, high = -spacing * mpf(0.2501 if k % 8 == 0 else 0.5001), spacing * mpf(0.5001)
        if c == 0:
            low = mpf(0)
        if c + low > most:
            columns.append([c, 1] + [mpf(0)] * (degree + 3))
            continue
        shifted = lambda t: function(c + t), lambda t: weight(c + t)
        done = fitted(*shifted, low, high, [47] * 3 + [24] * (degree - 2))
        worst = max(worst, greatest_error(done, *shifted, low, high))
        heads = [rounded(a, 24) for a in done]
        columns.append([c] + [part for j, a in enumerate(done) for part in ([heads[j], a - heads[j]] if j < 3 else [heads[j]])])
    print(f"// ln gamma(1 + v) / (v (v - 1)) in pieces, degree {degree}: error 2^{float(log(worst, 2)):.1f}")
    for row in zip(*columns):
        print(", ".join(f"{float(a).hex()}f" for a in row) + ",")


def beside_zeros(rows, most, degree, bits):
    """The table of lgamma_zeros.h: for the one zero of ln|gamma(-a)| in each half-unit from a = 2 on, the number z that is nearest to it and a polynomial in
    a - z for |ln|gamma(-a)|| <= most, whose two lowest coefficients are double-words. It is fitted with a - z in units of about the interval's length."""
    def function(a):
        return log(fabs(gamma(-a)))
    worst, table = mpf(0), []
    for k in range(rows):
        low, high = 2 + mpf(k) / 2, 2 + mpf(k + 1) / 2
        # No zero is nearer to an integer, where the function has poles.
        margin = 1 / (2 * gamma(high + 2))
        bracket = (low + margin if k % 2 == 0 else low), (high - margin if k % 2 else high)
        first, zero, last = (findroot(lambda a, level=level: function(a) - level, bracket, solver="anderson", tol=mpf(2)**-150, maxsteps=999)
                             for level in (mpf(most), 0, -mpf(most)))
        z, unit = rounded(zero, bits), mpf(2)**floor(log(fabs(last - first), 2))
        c_0 = rounded(function(z), 2 * bits)
        def rest(t):
            return (function(z + unit * t) - c_0) / t
        def weight(t):
            return t / function(z + unit * t)
        interval = (min(first, last) - z) / unit, (max(first, last) - z) / unit
        done = fitted(rest, weight, *interval, [2 * bits] + [bits] * (degree - 1))
        worst = max(worst, greatest_error(done, rest, weight, *interval))
        words = [part for c in (c_0, done[0] / unit) for part in (rounded(c, bits), c - rounded(c, bits))]
        table.append([z] + words + [c / unit**(m + 2) for m, c in enumerate(done[1:])])
    print(f"// ln|gamma(-a)| beside its zeros, degree {degree}: error 2^{float(log(worst, 2)):.1f}")
    for row in table:
        print("{" + ", ".join(f"{float(c).hex()}{suffix(bits)}" for c in row) + "},")


def short_correction(c, least, degree):
    """ln gamma(y) - (y - 1/2) (ln(y) - 1), a polynomial in t = 1 / (y + c)"""
    def function(t):
        y = 1 / t - c
        return loggamma(y) - (y - half) * (log(y) - 1)
    fit("ln gamma(y) - (y - 1/2) (ln(y) - 1)", function, lambda t: 1 / loggamma(1 / t - c), mpf(2)**-24, 1 / (mpf(least) + c), degree, 53,
        "m", "t")


def logarithm(degree, bits):
    """(ln(1 + f) - f + f^2 / 2) / f^3"""
    most = sqrt(mpf(2)) * (1 + mpf(2)**-20)
    fit("(ln(1 + f) - f + f^2 / 2) / f^3", lambda f: (log(1 + f) - f + f**2 / 2) / f**3, lambda f: f**3 / log(1 + f), 1 / most - 1, most - 1,
        degree, bits, "r" if bits == 24 else ("even", "odd"), "f" if bits == 24 else "square")


def correction(least, degree, bits):
    """ln gamma(y) - (y - 1/2) (ln(y) - 1) - 7/16, a polynomial in t = 1 / y"""
    fit("ln gamma(y) - (y - 1/2) (ln(y) - 1)", lambda t: loggamma(1 / t) - (1 / t - half) * (log(1 / t) - 1) - mpf(7) / 16,
        lambda t: 1 / loggamma(1 / t), mpf(2)**-24, 1 / mpf(least), degree, bits, "m", "t")


def beside_a_line(low, high, near, centre, degree, bits):
    """(ln gamma(a) / (a - 2) - 1) = a / 8 + level + (a - root) t(a - centre), where the root is close to `near`: the nearer to a number of the
    format the better, since a level has no more bits than the format gives it."""
    def rest(a):
        return loggamma(a) / (a - 2) - 1 - a / 8

    near, unit, best = mpf(near), mpf(2)**-bits, None
    for k in range(-40, 41):
        level = rounded(rest(near), bits) + k * unit
        root = findroot(lambda a, level=level: rest(a) - level, near)
        off = fabs(root - rounded(root, bits))
        best = min(best or (off, level, root), (off, level, root))
    level, root = best[1:]
    centre = mpf(centre)
    fit("ln gamma(a) / (a - 2) less a line", lambda w: (rest(centre + w) - level) / (centre + w - root),
        lambda w: (centre + w - root) / (loggamma(centre + w) / (centre + w - 2)), mpf(low) - centre, mpf(high) - centre, degree, bits, "t", "w")
    print(f"  const gentype level = {c_hex(level, suffix(bits))}, root = {c_hex(rounded(root, bits), suffix(bits))};")


def stirling_log(least, degree, bits):
    """(ln gamma(y) - (y - 1/2) ln(y) + y - ln(2 pi) / 2) y, relative to ln gamma"""
    def function(z):
        y = 1 / z**half
        return (loggamma(y) - (y - half) * log(y) + y - log(2 * pi) / 2) * y
    fit("Stirling's series", function, lambda z: z**half / loggamma(1 / z**half), mpf(2)**-40, mpf(least)**-2, degree, bits, "m", "z")


def words(what, constant, bits, first=None):
    """A constant in two words, the first one of `first` bits if it is to be exact times an integer"""
    print(f"// {what}")
    high = rounded(constant, first or bits)
    print(f"{c_hex(high, suffix(bits))}, {c_hex(rounded(constant - high, bits), suffix(bits))}")


if __name__ == "__main__":
    import sys
    what = sys.argv[1:]
    if not what or "erf" in what:
        near_erf(1, 11, 53)
        root_of_erfc(5.9375, 26)
    if not what or "erfc" in what:
        nearly_constant_erfc("1.390625", "1.3125", "9.4", "0.40625", 13)
        scaled_erfc(mpf(19) / 8, 27.3, .18, 22)
        erfc_in_words(mpf(17) / 8, 26.5, mpf(129) / 512, 32, 13)
    if not what or "tgamma" in what:
        sine(3, 24)
        sine(5, 53)
        inverse_tangent(3, 24)
        inverse_tangent(7, 53)
        inverse_tangent(2, 24, 0)
        stirling_after_constant(mpf(65) / 256, 43, 4)
        stirling(half, 186, 17, 53)
        stirling(half, 36, 12, 53, 0)
    if not what or "lgamma" in what:
        between(10, 24)
        between(21, 53)
        stirling_log(3, 2, 24)
        stirling_log(3, 10, 53)
        logarithm(8, 24)
        inverse_tangent(6, 53, 0)
        between_zeros(1.5, 10, 24)
        between_zeros(1.5, 23, 53)
        beside_a_line(2.5, 9, 2.75, 5.5, 12, 24)
        correction(9, 2, 24)
        short_between_zeros(1.25, 1.5, 13)
        pieces_between_zeros(15, 6)
        short_correction(half, 2.5, 9)
        stirling_log(2.5, 11, 53)
        beside_zeros(9, mpf(1) / 32, 6, 24)
        beside_zeros(17, mpf(1) / 32, 12, 53)
        for bits, short in (24, 16), (53, 41):
            words("ln(2), the first word short", log(2), bits, short)
            words("ln(2 pi) / 2 - 1/2", log(2 * pi) / 2 - half, bits)
            words("ln(pi)", log(pi), bits)
        print("// ln(2 pi) / 2 - 1/2 - 7/16")
        print(f"  return fma(m, t, {c_hex(rounded(log(2 * pi) / 2 - half - mpf(7) / 16, 53), '')});")
