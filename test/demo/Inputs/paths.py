# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""paths.py FILE…: the first payoffs of demo/option_paths, of double and float, are those of this computation by Python's own functions."""
import math
import struct
import sys


def philox(c, k):
    mask = 2**32 - 1
    for _ in range(10):
        a, b = 0xD2511F53 * c[0], 0xCD9E8D57 * c[2]
        c = [b >> 32 ^ c[1] ^ k[0], b & mask, a >> 32 ^ c[3] ^ k[1], a & mask]
        k = [k[0] + 0x9E3779B9 & mask, k[1] + 0xBB67AE85 & mask]
    return c


# The known answers that come with the generator
assert philox([0] * 4, [0] * 2) == [0x6627E8D5, 0xE169C58D, 0xBC57AC4C, 0x9B00DBD8]
assert philox([2**32 - 1] * 4, [2**32 - 1] * 2) == [0x408F276D, 0x41C83B0E, 0xA20BC7C6, 0x6D5451FD]


def payoff(path, uniform):
    """Of the price's logarithm, which is a sum over steps: the mean of exponentials, less the strike."""
    logarithm, prices = 0, []
    for draw in range(128):
        words = philox([path, draw, 0, 0], [2026, 0])
        for first, second in (words[:2], words[2:]):
            logarithm += (1 / 16 - 0.25**2 / 2) / 256 + 0.25 / 16 * math.sqrt(-2 * math.log(uniform(first))) * math.cos(2 * math.pi * uniform(second))
            prices.append(100 * math.exp(logarithm))
    return max(math.fsum(prices) / 256 - 100, 0)


for name in sys.argv[1:]:
    double = name.endswith("double")
    size, code = (8, "d") if double else (4, "f")
    with open(name, "rb") as file:
        payoffs = [value for value, in struct.iter_unpack(code, file.read())][:64]
    wanted = [payoff(i, (lambda w: (w + 0.5) / 2**32) if double else (lambda w: ((w >> 9) + 0.5) / 2**23)) for i in range(64)]
    worst = max(abs(a - b) for a, b in zip(payoffs, wanted))
    print(name, f"{sum(a > 0 for a in payoffs)} of {len(payoffs)} pay, {'near' if worst < (1e-10 if double else 1e-3) else f'off by {worst}'}")
