# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# pictures.py FOLDER: makes small picture files, valid and invalid ones. Files of one kind show the same picture:
# little, big and hdr hold what a camera sees; display.pfm, .ppm and .png hold what a display shows, all three with the
# same bytes.
import math
import os
import random
import struct
import sys
import zlib

os.chdir(sys.argv[1])
random.seed(1)
# Values over 30 stops, without symmetry in either direction, and with some that a file may hold but a picture should
# not.
width, height = 37, 23
values = [2.0 ** random.uniform(-15, 15) * 1e6 for _ in range(3 * width * height)]
values[10:16] = [0.0, 0.0, 0.0, -5.0, math.nan, 1e6]
values[60:63] = [math.inf, 1e8, math.inf]


def write(name, kind, order, values, scale=None):
    with open(name, "wb") as file:
        file.write(b"%s\n%d %d\n%s\n" % (kind, width, height, scale or (b"-1.0" if order == "<" else b"1.0")))
        file.write(struct.pack(f"{order}{len(values)}f", *values))


write("little.pfm", b"PF", "<", values)
write("big.pfm", b"PF", ">", values)
write("grey.pfm", b"Pf", "<", values[: width * height])
write("truncated.pfm", b"PF", "<", values[:-1])
write("scale.pfm", b"PF", "<", values, b"0")


def decode(value):
    """The linear value of an sRGB one (IEC 61966-2-1)."""
    return value / 12.92 if value <= 0.04045 else ((value + 0.055) / 1.055) ** 2.4


def png(name, depth, rows, color=2, gamma=None):
    def chunk(kind, body):
        return struct.pack(">I", len(body)) + kind + body + struct.pack(">I", zlib.crc32(kind + body))

    with open(name, "wb") as file:
        file.write(b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", struct.pack(">IIBBBBB", width, height, depth, color, 0, 0, 0)))
        if gamma:
            file.write(chunk(b"gAMA", struct.pack(">I", round(gamma * 1e5))))
        file.write(chunk(b"IDAT", zlib.compress(b"".join(b"\0" + row for row in rows))) + chunk(b"IEND", b""))


def ppm(name, kind, most, data):
    with open(name, "wb") as file:
        file.write(b"%s # a comment\n%d\t%d\n%d\n" % (kind, width, height, most) + data)


# These formats begin with the top row, PFM with the bottom row.
step = 3 * width
shown = bytes(random.randrange(256) for _ in range(step * height))
top = [shown[y * step : (y + 1) * step] for y in range(height)]
ppm("display.ppm", b"P6", 255, shown)
png("display.png", 8, top)
write("display.pfm", b"PF", "<", [decode(v / 255) for row in reversed(top) for v in row])
ppm("wide.ppm", b"P6", 65535, b"".join(struct.pack(">H", 257 * v) for v in shown))
png("wide.png", 16, [b"".join(struct.pack(">H", 257 * v) for v in row) for row in top])
png("linear.png", 16, [b"".join(struct.pack(">H", 257 * v) for v in row) for row in top], gamma=1)
write("linear.pfm", b"PF", "<", [v / 255 for row in reversed(top) for v in row])
ppm("grey.ppm", b"P5", 255, shown[: width * height])
write("grey-display.pfm", b"Pf", "<", [decode(v / 255) for y in reversed(range(height)) for v in shown[y * width : (y + 1) * width]])
# Opaque on the left and transparent on the right; transparent pixels become black.
png("alpha.png", 8, [b"".join(row[3 * x : 3 * x + 3] + bytes([255 * (x < 20)]) for x in range(width)) for row in top], 6)
write("alpha.pfm", b"PF", "<", [decode(v / 255) * (i < 60) for row in reversed(top) for i, v in enumerate(row)])

# One component of each pixel is at least 128, as in files that Radiance writes, where the exponent is that of the
# largest component.
rgbe = [[bytes((random.randrange(1, 256), random.randrange(1, 256), random.randrange(128, 256), random.randrange(110, 146))) for _ in range(width)] for _ in range(height)]
rgbe[5][10:30] = [rgbe[5][10]] * 20
rgbe[6][3] = bytes(4)


def runs(row):
    """Packs a row channel by channel, with runs for equal neighbours."""
    data = struct.pack(">BBH", 2, 2, width)
    for channel in zip(*row):
        x = 0
        while x < width:
            n = 1
            while x + n < width and channel[x + n] == channel[x] and n < 127:
                n += 1
            data += bytes((128 + n, channel[x])) if n > 1 else bytes((1, channel[x]))
            x += n
    return data


def repeats(row):
    """Packs a row pixel by pixel, where equal pixels are one pixel and one that counts the others."""
    data, x = b"", 0
    while x < width:
        n = 0
        while x + n + 1 < width and row[x + n + 1] == row[x]:
            n += 1
        data += row[x] + (bytes((1, 1, 1, n)) if n else b"")
        x += n + 1
    return data


header = b"#?RADIANCE\n# made by hand\nFORMAT=32-bit_rle_rgbe\nEXPOSURE=2\n\n-Y %d +X %d\n" % (height, width)
for name, pack in ("runs", runs), ("repeats", repeats), ("flat", b"".join):
    with open(name + ".hdr", "wb") as file:
        file.write(header + b"".join(map(pack, rgbe)))
write("hdr.pfm", b"PF", "<", [math.ldexp(m + 0.5, p[3] - 136) if p[3] else 0.0 for row in reversed(rgbe) for p in row for m in p[:3]])

whole = {name: open(name, "rb").read() for name in ("runs.hdr", "display.png", "display.ppm")}
for name, data in (
    ("cut.hdr", whole["runs.hdr"][:-1]),
    ("cut.png", whole["display.png"][:-20]),
    ("cut.ppm", whole["display.ppm"][:-1]),
    ("long.hdr", header + struct.pack(">BBH", 2, 2, width) + bytes((255, 0)) * 9),
    ("first.hdr", header + bytes((1, 1, 1, 1)) * 9),
    ("xyze.hdr", header.replace(b"rgbe", b"xyze")),
    ("turned.hdr", header.replace(b"-Y", b"+Y")),
    ("endless.hdr", header[:20]),
    ("most.ppm", b"P6 1 1 65536\nabc"),
    ("ascii.ppm", b"P3 1 1 255\n1 2 3\n"),
):
    open(name, "wb").write(data)
for name, text in (("text", "hello"), ("empty", ""), ("header", "PF\n12 x\n"), ("absurd", "PF\n2000000000 2000000000\n-1\n"),
                   ("large", "PF\n60000 60000\n-1\n"), ("negative", "PF\n-4 4\n-1\n")):
    open(name + ".pfm", "w").write(text)
