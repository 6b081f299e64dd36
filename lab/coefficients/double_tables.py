# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Prints the tables of the correctly rounded functions of double (generic/correctly_rounded/double): of the first steps as doubles,
of the second ones as words of 64 bits."""
import decimal
import math
from decimal import Decimal
from fractions import Fraction

decimal.getcontext().prec = 120
LN2, LN10 = Decimal(2).ln(), Decimal(10).ln()


def two_doubles(*values):
    return "{" + ", ".join(f"{float(x).hex()}, {float(x - Decimal(float(x))).hex()}" for x in values) + "}"


def wide(x, words=2):
    """The fraction x, rounded down, in words."""
    integer = int(x * 2 ** (64 * words))
    return ", ".join(f"{integer >> 64 * i & 2**64 - 1:#018x}" for i in reversed(range(words)))


def table(name, entries):
    print(f"static table_space const {name}[{len(entries)}] = {{{', '.join(entries)}}};")


def on_grid(x, bits):
    """x rounded to a multiple of 2^-bits, and the rest, as doubles"""
    high = (x * 2**bits).quantize(Decimal(1), decimal.ROUND_HALF_EVEN) / 2**bits
    return f"{{{float(high).hex()}, {float(x - high).hex()}}}"


print("// power_tables.h: 2^(k/128)")
table("double2 powers_of_two", [two_doubles((k * LN2 / 128).exp()) for k in range(128)])
for base, log in (("e", LN2), ("10", LN2 / LN10)):
    high = Decimal(int(log * 2**34)) / 2**34  # its product with an integer of 18 bits is exact
    print(f"log_{base}(2) / 128: {float(high / 128).hex()}, {float((log - high) / 128).hex()}; in words: {wide(log, 3)}")
    print(f"log_2({base}), and times 128: {float(1 / log).hex()}, {float(128 / log).hex()}")
print(f"ln(2) {two_doubles(LN2)}, ln(10) {two_doubles(LN10)}, log2(e) {two_doubles(1 / LN2)}, log10(e) {two_doubles(1 / LN10)}")
print(f"ln(2), ln(10) / 4, log2(e) / 2, 2 log10(e): {wide(LN2)}; {wide(LN10 / 4)}; {wide(1 / LN2 / 2)}; {wide(2 / LN10, 3)}")
print(f"log2(e) / 2 in three words: {wide(1 / LN2 / 2, 3)}")
# pi = 16 atan(1 / 5) - 4 atan(1 / 239) (J. Machin, 1706)
PI = sum(Decimal((-1) ** k) / (2 * k + 1) * (16 / Decimal(5) ** (2 * k + 1) - 4 / Decimal(239) ** (2 * k + 1)) for k in range(90))
level = ((2 * PI).ln() / LN2 - 1 / LN2) / 2
print(f"pi / 4, log2(pi) / 2, log2(2 pi / e) / 2 in three words: {wide(PI / 4, 3)}; {wide(PI.ln() / LN2 / 2, 3)}; {wide(level, 3)}")
print(f"10^23 {float(10**23).hex()}, sqrt(2) {int(Decimal(2).sqrt() * 2**52):#x}, sqrt(1/2) {wide(Decimal(1) / Decimal(2).sqrt(), 1)}")
factorials, factorial = [], Decimal(1)
for k in range(2, 31):
    factorial *= k
    factorials.append("{" + wide(1 / factorial) + "}")
table("ulong2 reciprocal_factorials", factorials)
print("// binary_words.h: 1 / k!")


def three(x):
    high, middle, low = wide(x, 3).split(", ")
    return f"{{{{{high}, {middle}}}, {low}}}"


table("three_words power_terms", [three(1 / Decimal(math.factorial(k))) for k in range(2, 43)])
print("// any_base.h: 1 / (2 k + 1)")
table("three_words log_terms", [three(1 / Decimal(k)) for k in range(3, 76, 2)])

print("// log_tables.h: c near 1 / m, and -ln(c), -log2(c), -log10(c) as a multiple of 2^-42 and a rest")
cs = []
for i in range(128):
    begin, width = (Decimal(53 + 128 + i) / 256, Decimal(1) / 256) if i < 75 else (1 + Decimal(i - 75) / 128, Decimal(1) / 128)
    grid = 128 if i < 75 else 256
    c = (grid / (begin + width / 2)).quantize(Decimal(1)) / grid if i not in (74, 75) else Decimal(1)
    most = max(abs(begin * c - 1), abs((begin + width) * c - 1))
    assert most <= Decimal(1) / 128 and (c == 1 or most < abs(c.ln()))
    cs.append(c)
table("double reciprocals", [float(c).hex() for c in cs])
for name, scale in (("logs", 1), ("binary_logs", LN2), ("decimal_logs", LN10)):
    table(f"double2 {name}", [on_grid(-c.ln() / scale if c != 1 else Decimal(0), 42) for c in cs])
for name, log in (("ln", LN2), ("log10", LN2 / LN10)):
    print(f"{name}(2): {on_grid(log, 42)}")
table("ulong2 reciprocals_of_odd", ["{" + wide(1 / Decimal(2 * k + 1)) + "}" for k in range(1, 26)])


def alternating(terms):
    total = Decimal(0)
    for i, term in enumerate(terms):
        total += -term if i & 1 else term
    return total


def sine(x, first=1):
    """sin(x), or cos(x) with first=0"""
    terms, term = [], x if first else Decimal(1)
    for k in range(first, 100, 2):
        terms.append(term)
        term = term * x * x / ((k + 1) * (k + 2))
    return alternating(terms)


def arctangent(x):
    if x > Decimal("0.1"):  # half the angle
        return 2 * arctangent(x / (1 + (1 + x * x).sqrt()))
    return alternating(x ** (2 * k + 1) / (2 * k + 1) for k in range(60))


print("// sine_table.h: sin(j/128) and cos(j/128); arctangent_table.h: atan(j/256)")
table("double4 sines", [two_doubles(sine(Decimal(j) / 128), sine(Decimal(j) / 128, 0)) for j in range(128)])
table("double2 arctangents", [two_doubles(arctangent(Decimal(j) / 256)) for j in range(257)])
print(f"2 / pi: {wide(2 / PI, 3)}")
print("// gamma.h: |B(2 k)| / (2 k (2 k - 1)) 2^(10 - 10 k), of Bernoulli's numbers, which are -sum of binomial(n + 1, k) B(k) / (n + 1)")
bernoulli = [Fraction(1)]
for n in range(1, 35):
    bernoulli.append(-sum(math.comb(n + 1, k) * bernoulli[k] for k in range(n)) / (n + 1))
table("three_words stirling_terms", [three(abs(bernoulli[2 * k]) / (2 * k * (2 * k - 1)) / 2**(10 * k - 10)) for k in range(1, 18)])
print("// erf_tables.h: at k / 32 erf, and 2 / (3 sqrt(pi)) e^(-x^2), as two doubles each; 1 / (k! (2 k + 1)), e^(-(2 k - 1) (pi / 10)^2)")


def erf(x):
    term = total = x
    for k in range(1, 400):
        term *= 2 * x * x / (2 * k + 1)
        total += term
    return 2 / PI.sqrt() * (-x * x).exp() * total


points = [Decimal(k) / 32 for k in range(193)]
table("double4 erf_points", [two_doubles(erf(x), 2 / (3 * PI.sqrt()) * (-x * x).exp()) for x in points])
terms, factorial = [], Decimal(1)
for k in range(1, 31):
    factorial *= k
    terms.append("{" + wide(1 / (factorial * (2 * k + 1))) + "}")
table("ulong2 erf_terms", terms)
table("ulong2 power_ratios", ["{" + wide((-(2 * k - 1) * (PI / 10)**2).exp()) + "}" for k in range(1, 30)])
print(f"2 / sqrt(pi) / 2: {wide(1 / PI.sqrt(), 3)}; 8 pi^2 / 100: {wide(8 * PI**2 / 100, 3)}")

print("// odd_series_table.h: the Taylor series of 1 / x^2 - f(x) / x^3")
tangents = [Decimal(1)]  # by f' = 1 - f^2
for k in range(1, 7):
    tangents.append(-sum(tangents[i] * tangents[k - 1 - i] for i in range(k)) / (2 * k + 1))
sines = [Decimal(1)]
for k in range(1, 7):
    sines.append(-sines[-1] * (2 * k - 1)**2 / (2 * k * (2 * k + 1)))
for name, series in (("tangent_terms", tangents), ("arcsine_terms", sines)):
    table(f"ulong2 {name}", ["{" + wide(abs(c)) + "}" for c in series[1:]])
print("// log1p.h")
table("ulong2 log1p_terms", ["{" + wide(1 / Decimal(k)) + "}" for k in range(2, 8)])
