# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# reference.py PICTURE.pfm STOPS RESULT.png|.ppm…: tone maps the picture in double precision and compares.
#
# Every byte has to be the rounding of a value within 0.01 of the exact one. The kernels compute in float: their error is
# a few units of 2^-24 from pow and exp2 (16 ulp at most by the specification), times 255, and what the sum of up to a few
# hundred log2 on each work-item loses, both far below 0.01. So a byte differs from the reference's by one at most, and only
# where the exact value lies beside a tie.
import math
import struct
import sys
import zlib


def read_pfm(path):
    data = open(path, "rb").read()
    kind, size, scale, pixels = data.split(b"\n", 3)
    width, height = map(int, size.split())
    channels = 3 if kind == b"PF" else 1
    values = struct.unpack(("<" if float(scale) < 0 else ">") + "%df" % (width * height * channels), pixels)
    rows = [values[y * width * channels : (y + 1) * width * channels] for y in reversed(range(height))]
    flat = [v for row in rows for v in row]
    return width, height, [flat[i * channels : i * channels + 3] if channels == 3 else flat[i : i + 1] * 3 for i in range(width * height)]


def read_png(path):
    data = open(path, "rb").read()
    assert data[:8] == b"\x89PNG\r\n\x1a\n"
    at, packed = 8, b""
    while at < len(data):
        length, kind = struct.unpack(">I4s", data[at : at + 8])
        body = data[at + 8 : at + 8 + length]
        assert zlib.crc32(kind + body) == struct.unpack(">I", data[at + 8 + length : at + 12 + length])[0]
        if kind == b"IHDR":
            width, height, *rest = struct.unpack(">IIBBBBB", body)
            assert rest == [8, 2, 0, 0, 0], "not RGB of 8 bits"
        elif kind == b"IDAT":
            packed += body
        at += 12 + length
    raw, step = zlib.decompress(packed), 3 * width
    above, pixels = bytes(step), b""
    for y in range(height):
        start = y * (step + 1)
        filtering, row = raw[start], bytearray(raw[start + 1 : start + 1 + step])
        for i in range(step):
            a, b, c = row[i - 3] if i > 2 else 0, above[i], above[i - 3] if i > 2 else 0
            paeth = min((abs(b - c), 0, a), (abs(a - c), 1, b), (abs(a + b - 2 * c), 2, c))[2]
            row[i] = (row[i] + (0, a, b, (a + b) // 2, paeth)[filtering]) & 255
        above, pixels = bytes(row), pixels + row
    return width, height, pixels


def read_ppm(path):
    magic, size, most, pixels = open(path, "rb").read().split(b"\n", 3)
    assert (magic, most) == (b"P6", b"255")
    return (*map(int, size.split()), pixels)


def half(x):
    if math.isnan(x):
        return x
    return struct.unpack("<e", struct.pack("<e", max(min(x, 65504.0), -65504.0)))[0]


def tone_map(pixels, stops):
    finite = [v for p in pixels for v in p if math.isfinite(v)]
    scale = 14 - math.frexp(max(finite))[1] + 1
    picture = [[max(half(math.ldexp(v, scale) if math.isfinite(v) else v), 0.0) if v == v else 0.0 for v in p] for p in pixels]
    bright = [max(0.2126 * r + 0.7152 * g + 0.0722 * b, 2.0**-24) for r, g, b in picture]
    mean = math.fsum(map(math.log2, bright)) / len(bright)
    n = 0.8
    sigma = 0.18 * (1 / 0.18 - 1) ** (1 / n)
    for color, y in zip(picture, bright):
        exposed = 0.18 * 2 ** (stops - mean) * y
        shown = exposed**n / (exposed**n + sigma**n)
        for c in color:
            c = shown * (c / y) ** 0.8
            yield 255 * (12.92 * c if c <= 0.0031308 else 1.055 * c ** (1 / 2.4) - 0.055)


width, height, pixels = read_pfm(sys.argv[1])
exact = list(tone_map(pixels, float(sys.argv[2])))
for path in sys.argv[3:]:
    got_width, got_height, got = (read_png if path.endswith(".png") else read_ppm)(path)
    assert (got_width, got_height, len(got)) == (width, height, 3 * width * height), f"{path}: {got_width}x{got_height}"
    rounded = [min(round(x), 255) for x in exact]
    for i, x in enumerate(exact):
        if abs(got[i] - min(x, 255)) > 0.51:
            sys.exit(f"{path}: row {i // 3 // width}, column {i // 3 % width}, channel {i % 3}: {got[i]} for {x:.4f}")
    # The numbers of equal and of different values are printed because a picture of a single grey would prove nothing.
    print(f"equal {sum(a == b for a, b in zip(got, rounded))} of {len(got)}, values {len(set(got))}, from {min(got)} to {max(got)}")
