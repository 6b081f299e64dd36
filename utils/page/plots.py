# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The atlas's plots, as SVG: errors over the arguments, and speed against error. Colours and fonts are those of atlas.css."""
import math
from html import escape

# Libraries in the order of tables and legends: what they are called, and the shape of their marks within a square of side 2.
LIBRARIES = {
    "ours": ("OneCLC", "M-1 0a1 1 0 1 0 2 0a1 1 0 1 0-2 0z"),
    "intel": ("Intel’s OpenCL runtime", "M-.9-.9h1.8v1.8h-1.8z"),
    "libclc": ("libclc 22", "M0-1.1L1.1 0 0 1.1-1.1 0z"),
    "libdevice": ("libdevice", "M-1-.8H1L0 1z"),
    "sleef": ("SLEEF", "M0-1L1 .8H-1z"),
    "libmvec": ("libmvec", "M-.4-1h.8v.6H1v.8H.4V1h-.8V.4H-1v-.8h.6z"),
    "pocl": ("PoCL", "M-1-.4L0-1l1 .6-.4 1.4h-1.2z"),
    "rusticl": ("Mesa’s rusticl", "M-1-.5h2v1h-2z"),
}


def label(library):
    return LIBRARIES.get(library, (library,))[0]


def in_order(libraries):
    known = list(LIBRARIES)
    return sorted(libraries, key=lambda l: (known.index(l) if l in known else len(known), l))


def ulp(value):
    """An error in few digits, rounded up, so that it is never less than what was seen."""
    if value is None:
        return ""
    if math.isinf(value):
        return "∞"
    if value >= 1e4:
        return f"{value:.1e}".replace("e+0", "e").replace("e+", "e")
    digits = 3 if value < 10 else 1 if value < 100 else 0
    shown = math.ceil(value * 10**digits - 1e-9) / 10**digits
    return f"{shown:.{digits}f}".rstrip("0").rstrip(".") if digits else f"{shown:.0f}"


# ---- The greatest error in each binade of the first argument

WIDTH, HEIGHT, LEFT, TOP, BOTTOM, LEAST = 640, 150, 34, 10, 22, 0.25
FORMATS = {"half": (5, 10), "float": (8, 23), "double": (11, 52)}  # bits of the exponent and of the fraction


def columns(values, count):
    """Binades, so many of them side by side in a column that there are at most `count` columns."""
    group = max(1, math.ceil(len(values) / count))
    for start in range(0, len(values), group):
        seen = [v for v in values[start:start + group] if v is not None]
        yield max(seen, default=None)


def step_path(values, x, width, mirrored, y_of):
    """A line that steps from column to column and is broken where there is nothing."""
    values = list(columns(values, 256))
    if mirrored:
        values.reverse()
    path, level = [], None
    for i, value in enumerate(values):
        left = round(x + width * i / len(values))
        if value is None:
            if level is not None:
                path.append(f"H{left}")
            level = None
            continue
        y = y_of(value)
        if level is None:
            path.append(f"M{left} {y}")
        elif y != level:
            path.append(f"H{left}V{y}")
        level = y
    if level is not None:
        path.append(f"H{round(x + width)}")
    return "".join(path)


def power_of_two(exponent):
    return f'2<tspan dy="-4" font-size="7">{str(exponent).replace("-", "−")}</tspan>'


def binade_plot(name, precision, rows):
    """`rows` are Errors with binades, one for each library. None if there is nothing to draw."""
    rows = [row for row in rows if row.binades and any(v is not None for v in row.binades[0] + row.binades[1])]
    if not rows:
        return None
    everything = [v for row in rows for side in row.binades for v in side if v is not None]
    highest = max([v for v in everything if math.isfinite(v)] + [1])
    top = 2 ** max(1, math.ceil(math.log2(min(highest, 2.0**60)) + 0.01))
    scale = (HEIGHT - TOP - BOTTOM) / math.log2(top / LEAST)

    def y_of(value):
        return round(TOP if value > top else HEIGHT - BOTTOM - scale * math.log2(max(value, LEAST) / LEAST))

    def idle(side):  # nothing but exact results: the function is NaN, or 0, there
        return not any(v for row in rows for v in row.binades[side] if v is not None)
    sides = [side for side in (1, 0) if not idle(side)] or [0]
    gap, exponent_bits = 12, FORMATS[precision][0]
    width = (WIDTH - LEFT - 8 - gap * (len(sides) - 1)) / len(sides)
    bias = 2 ** (exponent_bits - 1) - 1
    marks = {5: [-14, -7, 0, 7, 15], 8: [-126, -64, 0, 64, 127], 11: [-1022, -512, 0, 512, 1023]}[exponent_bits]
    parts = []
    level = LEAST
    step = 2 if top <= 16 else 2 ** math.ceil(math.log2(top) / 4)
    lines = [0.5] + [l for l in (step**k for k in range(0, 40)) if 1 <= l <= top]
    for level in lines:
        y = y_of(level)
        parts.append(f'<path class="grid{" half-ulp" if level == 0.5 else ""}" d="M{LEFT} {y}H{WIDTH - 8}"/>'
                     f'<text x="{LEFT - 4}" y="{y + 3}" text-anchor="end">{"½" if level == 0.5 else ulp(level)}</text>')
    for place, side in enumerate(sides):
        x = LEFT + place * (width + gap)
        count = len(rows[0].binades[side]) or 2 * bias + 1
        for exponent in marks:
            at = (exponent + bias + 0.5) / count
            at = x + width * (1 - at if side else at)
            anchor = "middle"
            parts.append(f'<path class="grid" d="M{at:.0f} {TOP}V{HEIGHT - BOTTOM}"/><text x="{at:.0f}" y="{HEIGHT - 7}" text-anchor="{anchor}">'
                         f'{"−" if side else ""}{power_of_two(exponent)}</text>')
    for row in sorted(rows, key=lambda r: r.library == "ours"):  # ours is drawn last, above the others
        for place, side in enumerate(sides):
            d = step_path(row.binades[side], LEFT + place * (width + gap), width, side == 1, y_of)
            if d:
                parts.append(f'<path class="line l-{row.library}" d="{d}"/>')
    worst = ", ".join(f"{label(r.library)} {ulp(max([v for side in r.binades for v in side if v is not None], default=0))}" for r in rows)
    return (f'<svg class="binades" viewBox="0 0 {WIDTH} {HEIGHT}" role="img" aria-label="Greatest error of {escape(name)}, {precision}, by binade of '
            f'x, in ulp. At most: {escape(worst)}.">{"".join(parts)}</svg>')


# ---- Speed against error

SCATTER = dict(width=720, height=400, left=46, right=14, top=14, bottom=40)
RIGHTMOST = 32.0  # errors beyond it, and wrong special values, stand at the edge


def scatter_points(functions, precision, form):
    """[(function, library, error, ratio, speed row)] where both are known. The ratio is to the fastest library for the function on
    the same device; the error is what clc-ulp saw or, where it has not looked, clc-bench on its way."""
    points = []
    for f in functions:
        if f.name.startswith(("native_", "half_")):
            continue
        rows = [s for s in f.speeds if s.precision == precision and s.form == form]
        for device in sorted({s.device for s in rows}):
            here = [s for s in rows if s.device == device]
            if len(here) < 2:
                continue
            best = min(s.value for s in here) if here[0].unit == "ns" else max(s.value for s in here)
            for s in here:
                seen = f.greatest(precision, s.library)
                error = seen.greatest if seen and seen.number else s.error
                if seen and seen.special and s.library != "ours":
                    error = math.inf
                if error is None or math.isnan(error):
                    continue
                points.append((f.name, s.library, error, best / s.value if s.unit == "ns" else s.value / best, s))
    return points


def place_names(points, x_of, y_of, taken, size, bounds):
    """Names beside marks where there is room: [(x, y, anchor, name)]."""
    left, top, right, bottom = bounds
    boxes = [(x - 4, y - 4, x + 4, y + 4) for x, y in taken]
    placed = []
    for name, error, ratio in points:
        x, y = x_of(error), y_of(ratio)
        width = len(name) * size * 0.56
        for dx, dy, anchor in ((7, 3, "start"), (-7, 3, "end"), (0, -7, "middle"), (0, 13, "middle"), (6, -5, "start"), (6, 11, "start"),
                               (-6, -5, "end"), (-6, 11, "end")):
            a = x + dx - {"start": 0, "end": width, "middle": width / 2}[anchor]
            box = (a, y + dy - size * 0.8, a + width, y + dy + size * 0.2)
            inside = left < box[0] and box[2] < right and top < box[1] and box[3] < bottom
            if inside and not any(box[0] < b[2] and b[0] < box[2] and box[1] < b[3] and b[1] < box[3] for b in boxes):
                boxes.append(box)
                placed.append((x + dx, y + dy, anchor, name))
                break
    return placed


def scatter(points, title, names=False, x=0):
    """The plot's parts, without the <svg> around them, `x` to the right."""
    s = SCATTER
    low = min([p[3] for p in points] + [0.5])
    low = max(2.0 ** math.floor(math.log2(low)), 1 / 1024)
    left, right, top, bottom = x + s["left"], x + s["width"] - s["right"], s["top"], s["height"] - s["bottom"]
    x_low, x_high = math.log2(0.4), math.log2(RIGHTMOST)

    def x_of(error):
        return left + (right - left - 14) * (math.log2(min(max(error, 0.4), RIGHTMOST * 1.1)) - x_low) / (x_high - x_low)

    def y_of(ratio):
        return bottom - (bottom - top - 10) * (math.log2(max(ratio, low)) - math.log2(low)) / -math.log2(low)
    parts = []
    for error in (0.5, 1, 2, 4, 8, 16):
        at = f"{x_of(error):.0f}"
        parts.append(f'<path class="grid{" half-ulp" if error in (0.5, 1) else ""}" d="M{at} {top}V{bottom}"/>'
                     f'<text x="{at}" y="{bottom + 14}" text-anchor="middle">{"½" if error == 0.5 else error}</text>')
    parts.append(f'<text x="{x_of(64):.0f}" y="{bottom + 14}" text-anchor="middle">more</text>')
    ratio = 1.0
    while ratio >= low:
        shown = "1" if ratio == 1 else f"1/{1 / ratio:.0f}"
        parts.append(f'<path class="grid" d="M{left} {y_of(ratio):.0f}H{right}"/><text x="{left - 5}" y="{y_of(ratio) + 3:.0f}" '
                     f'text-anchor="end">{shown}</text>')
        ratio /= 2 if low > 1 / 64 else 4
    parts.append(f'<text x="{(left + right) / 2:.0f}" y="{bottom + 31}" text-anchor="middle" class="axis">greatest error seen, ulp</text>'
                 f'<text transform="translate({x + 11} {(top + bottom) / 2:.0f}) rotate(-90)" text-anchor="middle" class="axis">speed over the fastest’s</text>')
    if title:
        parts.append(f'<text x="{right - 4}" y="{bottom - 8}" text-anchor="end" class="title">{escape(title)}</text>')
    for name, library, error, ratio, row in sorted(points, key=lambda p: p[1] == "ours"):
        shape = LIBRARIES.get(library, LIBRARIES["rusticl"])[1]
        shown = "wrong special values" if math.isinf(error) else f"{ulp(error)} ulp"
        parts.append(f'<path class="m l-{library}" data-f="{name}" transform="translate({x_of(error):.1f} {y_of(ratio):.1f})scale({3.6 if library == "ours" else 3})" '
                     f'd="{shape}"><title>{name}, {label(library)}: {shown}, {row.value:.3g} {row.unit}</title></path>')
    if names:
        ours = sorted(((p[0], p[2], p[3]) for p in points if p[1] == "ours"), key=lambda p: (p[2], -p[1]))
        where = [(x_of(p[2]), y_of(p[3])) for p in points]
        for a, b, anchor, name in place_names(ours, x_of, y_of, where, 9, (left, top, right, bottom)):
            parts.append(f'<text class="name" x="{a:.0f}" y="{b:.0f}" text-anchor="{anchor}">{name}</text>')
    return "".join(parts)


def legend(libraries):
    """Items of a legend: a mark and a name for each library."""
    items = []
    for library in in_order(libraries):
        shape = LIBRARIES.get(library, LIBRARIES["rusticl"])[1]
        items.append(f'<li><svg viewBox="-1.3 -1.3 2.6 2.6" aria-hidden="true"><path class="m l-{library}" d="{shape}"/></svg>{escape(label(library))}</li>')
    return f'<ul class="legend">{"".join(items)}</ul>'


def picture(panels, style):
    """A file of its own: panels, each with its points and title, beside a legend; `style` is CSS."""
    s = SCATTER
    width, height = s["width"] * len(panels), s["height"] + 34
    libraries = in_order({p[1] for points, _ in panels for p in points})
    parts, at = [], s["left"]
    for library in libraries:
        shape = LIBRARIES.get(library, LIBRARIES["rusticl"])[1]
        parts.append(f'<path class="m l-{library}" transform="translate({at + 5} {s["height"] + 16})scale(4.5)" d="{shape}"/>'
                     f'<text x="{at + 15}" y="{s["height"] + 20}" class="axis">{escape(label(library))}</text>')
        at += 34 + 6.4 * len(label(library))
    body = "\n".join(scatter(points, title, True, i * s["width"]) for i, (points, title) in enumerate(panels))
    return (f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" role="img" aria-label="Speed against error of mathematical '
            f'functions, OneCLC’s and those of other libraries">\n<!-- SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception; made by utils/atlas -->\n'
            f'<style>{style}</style>\n<rect class="paper" width="{width}" height="{height}"/>\n{body}\n{"".join(parts)}\n</svg>\n')
