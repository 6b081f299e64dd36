#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""half_pieces.py prints the tables of tanh.h and erf.h (x86/avx512/math/half), the polynomial of exp2.h for 16 halves, and that of AVX2's erf.h.

Each row has one coefficient of 32 pieces, from the highest power on. Piece k has the halves whose nearest multiple of `spacing` is k times that, and
a polynomial of degree 3 in the half itself, which must lie between the two numbers that round to other results. Its coefficients keep it
as far from them as can be, in terms of their distance: that is a weighted approximation of what is midway between them, found by
exchange. They are rounded one by one from the highest on, and those that are left are solved for again each time. Of the first
piece some are given: the lowest is 0, and one of erf's is such that the least halves, whose results wait for the roundings of the steps
alone, are right. The script fails where a half would come out wrong."""
import struct
import sys
from fractions import Fraction
from math import ceil, erf, floor, tanh


def single(x):
    return struct.unpack("f", struct.pack("f", float(x)))[0]


def half_of(bits):
    return struct.unpack("e", struct.pack("H", bits))[0]


def upper(bits):
    """The half above that of these bits, or what it would be if exponents went on"""
    return half_of(bits + 1) if bits < 0x7bff else 65536.0


def rounded(x):
    """The bits of the half next to a positive number, which is no tie"""
    return struct.unpack("H", struct.pack("e", float(x)))[0]


def room(bits):
    """Between which numbers all round to the half of these bits, which is no negative one"""
    return (half_of(bits - 1) + half_of(bits)) / 2 if bits else 0.0, (half_of(bits) + upper(bits)) / 2


def point(x, low, high):
    """What `best` takes: where, what is midway between the bounds, and how far they are from it"""
    return x, (low + high) / 2, (high - low) / 2


def solved(rows):
    """The solution of linear equations, whose rows end with the right side"""
    for k in range(len(rows)):
        pivot = max(range(k, len(rows)), key=lambda i: abs(rows[i][k]))
        rows[k], rows[pivot] = rows[pivot], rows[k]
        rows[k] = [v / rows[k][k] for v in rows[k]]
        rows = [row if i == k else [v - row[k] * w for v, w in zip(row, rows[k])] for i, row in enumerate(rows)]
    return [row[-1] for row in rows]


def best(points, powers, done):
    """The polynomial of these powers, beside those that are done, whose greatest distance from the middles, in terms of the rooms, is least"""
    count = len(powers) + 1
    offset = [middle - sum(c * a**k for k, c in done.items()) for a, middle, _ in points]
    chosen = [round(i * (len(points) - 1) / (count - 1)) for i in range(count)]
    while True:
        rows = [[points[i][0] ** k for k in powers] + [(-1) ** j * points[i][2], offset[i]] for j, i in enumerate(chosen)]
        *coefficients, level = map(float, solved([[Fraction(v) for v in row] for row in rows]))
        found = dict(zip(powers, coefficients))
        errors = [(offset[i] - sum(c * a**k for k, c in found.items())) / room for i, (a, _, room) in enumerate(points)]
        worst = max(range(len(points)), key=lambda i: abs(errors[i]))
        if abs(errors[worst]) <= abs(level) + 1e-9:
            return found
        same = [((-1) ** j * level >= 0) == (errors[worst] >= 0) for j in range(count)]
        place = sum(i < worst for i in chosen)
        if place < count and same[place]:
            chosen[place] = worst
        elif place > 0 and same[place - 1]:
            chosen[place - 1] = worst
        elif place == 0:
            chosen = [worst] + chosen[:-1]
        else:
            chosen = chosen[1:] + [worst]


def step(p, a, c):
    """fma of floats"""
    exact = Fraction(p) * Fraction(a) + Fraction(c)
    return single(exact) if exact else 0.0


def pieces(name, function, spacing, most, first):
    columns, factor = [[] for _ in range(32)], Fraction(single(1 / spacing))
    for bits in range(1, rounded(most) + 1):
        a = half_of(bits)
        columns[round(Fraction(a) * factor)].append((a, rounded(function(a))))
    print(f"static table_space const float {name}[] = {{")
    for k, column in enumerate(columns):
        done = {} if k else dict(first)
        if column:
            points = [point(a, *room(y)) for a, y in column if a > 2**-10]
            while len(done) < 4:
                powers = [j for j in range(4) if j not in done]
                done[powers[-1]] = single(best(points, powers, done)[powers[-1]])
        for a, y in column:
            p = done[3]
            for j in (2, 1, 0):
                p = step(p, a, done[j])
            if rounded(p) != y:
                sys.exit(f"{name}: {a} is wrong")
        columns[k] = [done.get(j, 0.0) for j in range(4)]
    for j in (3, 2, 1, 0):
        print(", ".join(c[j].hex() + "f" for c in columns) + ",")
    print("};")


pieces("tanh_pieces", tanh, 0.15625, 4.75, {0: 0.0})
pieces("erf_pieces", erf, 0.109375, 3.25, {0: 0.0, 2: float.fromhex("-0x1.2p-14")})


def power_of_two():
    """2^t for t = x less the integer below it. Its last sum, with 1, is rounded up: it is computed as half a unit more, but for t = 0, and
    must keep a unit's distance from the numbers midway between halves."""
    bounds = {}
    for bits in [*range(0x0001, rounded(16.0)), *range(0x8001, rounded(25.0) + 0x8000)]:
        x = half_of(bits)
        scale, t = 2.0 ** floor(x), x - floor(x)
        low, high = bounds.get(t, (0.0, 4.0))
        least, most = room(rounded(2.0**x))
        bounds[t] = max(low, least / scale), min(high, most / scale)
    del bounds[0.0]
    unit = 1.2 * 2**-24
    points = [point(t, low + unit, high - unit) for t, (low, high) in sorted(bounds.items())]
    done = {0: 1 + 2**-24}
    while len(done) < 6:
        powers = [j for j in range(6) if j not in done]
        done[powers[-1]] = single(best(points, powers, done)[powers[-1]])
    for t, (low, high) in bounds.items():
        p = done[5]
        for j in (4, 3, 2, 1):
            p = step(p, t, done[j])
        p = ceil((Fraction(p) * Fraction(t) + 1) * 2**23) / 2**23
        if not low < p < high:
            sys.exit(f"2^t: {t} is wrong")
    for j in (5, 4, 3, 2, 1):
        print(done[j].hex() + "f")


power_of_two()


def odd_erf():
    """erf(x), of half with AVX2, as x times a polynomial in x^2 up to a half from which on all results are 1. That polynomial of ten
    coefficients was found by linear programming: the values for all halves lie between the two numbers that round to other results, as far
    from them, in terms of erf(x), as can be, which is 1.1 * 2^-24. The roundings of the steps take as much, so that the last bits of the
    coefficients were chosen by trying (a few units more or less, until no half was wrong), and the first one has two words."""
    first, clamp = float.fromhex("0x1.20dd74p+0"), float.fromhex("0x1.4ep+1")
    digits = """0x1.a3c8aap-26 -0x1.81272ap-2 0x1.ce30bep-4 -0x1.b825f8p-6 0x1.554aa4p-8 -0x1.b485b6p-11
        0x1.bf9794p-14 -0x1.524bc8p-17 0x1.440758p-21 -0x1.1ec928p-26"""
    coefficients = [float.fromhex(c) for c in digits.split()]
    for bits in range(1, 0x7c00):
        a = min(half_of(bits), clamp)
        p, z = coefficients[-1], single(a * a)
        for c in coefficients[-2::-1]:
            p = step(p, z, c)
        if rounded(step(a, first, single(a * p))) != rounded(erf(half_of(bits))):
            sys.exit(f"erf: {half_of(bits)} is wrong")
        if a == clamp:
            break
    for c in [first, *coefficients]:
        print(c.hex() + "f")


odd_erf()
