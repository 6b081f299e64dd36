# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The atlas's plots, as SVG: errors over the arguments, and speed against error. Colours and fonts are those of atlas.css."""
import collections
import math
from html import escape

# Libraries in the order of tables and legends: what they are called, and the shape of their marks within a square of side 2.
LIBRARIES = {
    "ours": ("OneCLC", "M-1 0a1 1 0 1 0 2 0a1 1 0 1 0-2 0z"),
    "rounded": ("OneCLC, correctly rounded", "M0-1.2L.3-.35 1.15-.35.45.15.7 1 0 .5-.7 1-.45.15-1.15-.35-.3-.35z"),
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
    while value < 1 <= shown and digits < 9:  # what is less than one ulp stays so
        digits += 1
        shown = math.ceil(value * 10**digits - 1e-9) / 10**digits
    return f"{shown:.{digits}f}".rstrip("0").rstrip(".") if digits else f"{shown:.0f}"


# ---- The greatest error in each binade of the first argument

WIDTH, HEIGHT, LEFT, TOP, BOTTOM, LEAST, HIGHEST = 640, 150, 38, 10, 22, 0.25, 16.0
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
    """The plot, and whether binades of correctly rounded results are left out at its ends. `rows` are Errors with binades, one for each library. None if
    there is nothing to draw."""
    rows = [row for row in rows if row.binades and any(v is not None for v in row.binades[0] + row.binades[1])]
    if not rows:
        return None, False
    everything = [v for row in rows for side in row.binades for v in side if v is not None]
    highest = max([v for v in everything if math.isfinite(v)] + [1])
    top = 2 ** max(1, math.ceil(math.log2(min(highest, HIGHEST))))
    more = any(v > top for v in everything)  # what is beyond the scale stands above it
    ceiling = TOP + (14 if more else 0)
    scale = (HEIGHT - ceiling - BOTTOM) / math.log2(top / LEAST)

    def y_of(value):
        return round(TOP if value > top else HEIGHT - BOTTOM - scale * math.log2(max(value, LEAST) / LEAST))

    def idle(side):  # nothing but exact results: the function is NaN, or 0, there
        return not any(v for row in rows for v in row.binades[side] if v is not None)
    sides = [side for side in (1, 0) if not idle(side)] or [0]
    gap, bias = 12, 2 ** (FORMATS[precision][0] - 1) - 1
    width = (WIDTH - LEFT - 8 - gap * (len(sides) - 1)) / len(sides)
    # Binades in which all results are correctly rounded are left out at both ends.
    wrong = [i for row in rows for side in sides for i, v in enumerate(row.binades[side]) if v and v > 0.5]
    first, end = max(0, min(wrong, default=0) - 2), min(2 * bias + 1, max(wrong, default=2 * bias) + 3)
    step = next(step for step in (1, 2, 4, 8, 16, 32, 64, 128, 256, 512) if (end - first) * len(sides) <= 9 * step or step == 512)
    marks = [k for k in range(-bias, bias + 1) if k % step == 0 and first <= k + bias < end]
    parts = [f'<text x="{LEFT - 4}" y="{TOP + 3}" text-anchor="end">more</text>'] if more else []
    parts.append(f'<path class="grid" d="M{LEFT} {HEIGHT - BOTTOM}H{WIDTH - 8}"/>'
                 f'<text x="{LEFT - 4}" y="{HEIGHT - BOTTOM + 3}" text-anchor="end">0 ulp</text>')
    for level in [0.5] + [2**k for k in range(20) if 2**k <= top]:
        y = y_of(level)
        parts.append(f'<path class="grid{" half-ulp" if level == 0.5 else ""}" d="M{LEFT} {y}H{WIDTH - 8}"/>'
                     f'<text x="{LEFT - 4}" y="{y + 3}" text-anchor="end">{"½" if level == 0.5 else ulp(level)}</text>')
    for place, side in enumerate(sides):
        x = LEFT + place * (width + gap)
        for exponent in marks:
            at = (exponent + bias + 0.5 - first) / (end - first)
            at = x + width * (1 - at if side else at)
            parts.append(f'<path class="grid" d="M{at:.0f} {TOP}V{HEIGHT - BOTTOM}"/>')
            if abs(at - x - (0 if side else width)) < width - 14:  # not where 0 stands
                parts.append(f'<text x="{at:.0f}" y="{HEIGHT - 7}" text-anchor="middle">{"−" if side else ""}{power_of_two(exponent)}</text>')
    if len(sides) == 2:
        parts.append(f'<text x="{LEFT + width + gap / 2:.0f}" y="{HEIGHT - 7}" text-anchor="middle">0</text>')
    for row in sorted(rows, key=lambda r: r.library == "ours"):  # ours is drawn last, above the others
        for place, side in enumerate(sides):
            d = step_path(row.binades[side][first:end], LEFT + place * (width + gap), width, side == 1, y_of)
            if d:
                parts.append(f'<path class="line l-{row.library}" d="{d}"/>')
    worst = ", ".join(f"{label(r.library)} {ulp(max([v for side in r.binades for v in side if v is not None], default=0))}" for r in rows)
    return (f'<svg class="binades" viewBox="0 0 {WIDTH} {HEIGHT}" role="img" aria-label="Greatest error of {escape(name)}, {precision}, by binade of '
            f'x, in ulp. At most: {escape(worst)}.">{"".join(parts)}</svg>', first > 0 or end < 2 * bias + 1)


# ---- Speed against error

LEFT_OF_PLOT, RIGHT_OF_PLOT, ABOVE_PLOT, BELOW_PLOT = 46, 14, 14, 40
SCATTER, SMALL = (720, 400), (460, 360)  # the plot's size in the page and, of each panel, in the picture
LEFTMOST, RIGHTMOST, MORE = 0.4, 8.0, 12.0  # ulp; what is beyond, and wrong special values, stands at `more`
Point = collections.namedtuple("Point", "function library error ratio speed")


def scatter_points(functions, precision, form):
    """Points where both are known. The ratio is that to the fastest library for the function on the same device; the error is what
    clc-ulp saw or, where it has not looked, clc-bench on its way."""
    points = []
    for f in functions:
        if f.name.startswith(("native_", "half_", "cr_")):  # the last stand beside the plain functions, as a library
            continue
        rows = [s for s in f.speeds if (s.precision, s.form) == (precision, form)]
        for device in sorted({s.device for s in rows}):
            here = [s for s in rows if s.device == device]
            speeds = [1 / s.value if s.unit == "ns" else s.value for s in here]
            for s, speed in zip(here, speeds):
                seen = f.greatest(precision, s.library)
                error = seen.greatest if seen and seen.number else s.error
                if seen and seen.special:
                    error = math.inf
                if len(here) > 1 and error is not None and not math.isnan(error):
                    points.append(Point(f.name, s.library, error, speed / max(speeds), s))
    return points


def place_names(points, marks, size, bounds):
    """Names beside marks where there is room. `points` are (name, x, y), `marks` all places that are taken."""
    left, top, right, bottom = bounds
    boxes = [(x - 4, y - 4, x + 4, y + 4) for x, y in marks]
    places = [(7, 3, "start"), (-7, 3, "end"), (0, -7, "middle"), (0, 13, "middle"), (6, -5, "start"), (6, 11, "start"), (-6, -5, "end"),
              (-6, 11, "end")]
    for name, x, y in points:
        width = len(name) * size * 0.56
        for dx, dy, anchor in places:
            a, b = x + dx - {"start": 0, "end": width, "middle": width / 2}[anchor], y + dy
            box = a, b - size * 0.8, a + width, b + size * 0.2
            inside = left < box[0] and box[2] < right and top < box[1] and box[3] < bottom
            if inside and not any(box[0] < o[2] and o[0] < box[2] and box[1] < o[3] and o[1] < box[3] for o in boxes):
                boxes.append(box)
                yield f'<text class="name" x="{x + dx:.0f}" y="{b:.0f}" text-anchor="{anchor}">{name}</text>'
                break


def mark(library, x, y, size, rest="/>"):
    shape = LIBRARIES.get(library, LIBRARIES["rusticl"])[1]
    return f'<path class="m l-{library}" transform="translate({x:.1f} {y:.1f})scale({size})" d="{shape}"{rest}'


def scatter(points, title, size, x=0):
    """The plot without the <svg> around it, `x` to the right."""
    left, right, top, bottom = x + LEFT_OF_PLOT, x + size[0] - RIGHT_OF_PLOT, ABOVE_PLOT, size[1] - BELOW_PLOT
    lowest = 2.0 ** math.floor(math.log2(max(min([p.ratio for p in points] + [0.5]), 1 / 1024)))

    def x_of(error):
        return left + (right - left - 14) * math.log2(max(error, LEFTMOST) / LEFTMOST) / math.log2(MORE / LEFTMOST)

    def y_of(ratio):
        return bottom - (bottom - top - 10) * math.log2(max(ratio, lowest) / lowest) / -math.log2(lowest)

    def at(p):
        return x_of(p.error if p.error <= RIGHTMOST else MORE), y_of(p.ratio)
    parts = []
    for error, shown in ((0, "0"), (0.5, "½"), (1, "1"), (2, "2"), (4, "4"), (8, "8"), (MORE, "more")):
        place = f"{x_of(error):.0f}"
        if 0 < error < MORE:
            parts.append(f'<path class="grid{" half-ulp" if error <= 1 else ""}" d="M{place} {top}V{bottom}"/>')
        parts.append(f'<text x="{place}" y="{bottom + 14}" text-anchor="middle">{shown}</text>')
    ratio = 1.0
    while ratio >= lowest:
        y = y_of(ratio)
        parts.append(f'<path class="grid" d="M{left} {y:.0f}H{right}"/><text x="{left - 5}" y="{y + 3:.0f}" text-anchor="end">'
                     f'{"1" if ratio == 1 else f"1/{1 / ratio:.0f}"}</text>')
        ratio /= 2 if lowest > 1 / 64 else 4
    parts.append(f'<text x="{(left + right) / 2:.0f}" y="{bottom + 31}" text-anchor="middle" class="axis">greatest error seen, ulp</text>'
                 f'<text transform="translate({x + 11} {(top + bottom) / 2:.0f}) rotate(-90)" text-anchor="middle" class="axis">'
                 f"speed over the fastest’s</text>")
    parts.append(f'<text x="{right - 4}" y="{bottom - 8}" text-anchor="end" class="title">{escape(title)}</text>')
    for p in sorted(points, key=lambda p: p.library == "ours"):  # ours above the others
        error = "wrong special values" if math.isinf(p.error) else f"{ulp(p.error)} ulp"
        said = f"<title>{p.function}, {label(p.library)}: {error}, {p.speed.value:.3g} {p.speed.unit}</title></path>"
        parts.append(mark(p.library, *at(p), 3.6 if p.library == "ours" else 3, f' data-f="{p.function}">{said}'))
    ours = [(p.function, *at(p)) for p in sorted(points, key=lambda p: (p.ratio, -p.error)) if p.library == "ours"]
    parts += place_names(ours, [at(p) for p in points], 9, (left, top, right, bottom))
    return "".join(parts)


def legend(libraries, lines=False):
    """A list of marks, or lines, and names."""
    items = []
    for library in in_order(libraries):
        drawn = (f'<svg class="sample" viewBox="0 0 28 6" aria-hidden="true"><path class="line l-{library}" d="M0 3H28"/></svg>' if lines else
                 f'<svg viewBox="-1.3 -1.3 2.6 2.6" aria-hidden="true">{mark(library, 0, 0, 1)}</svg>')
        items.append(f"<li>{drawn}{escape(label(library))}</li>")
    return f'<ul class="legend">{"".join(items)}</ul>'


def picture(panels, style):
    """A file of its own: panels, each its points and title, above a legend; `style` is CSS."""
    width, height = SMALL[0] * len(panels), SMALL[1] + 34
    parts, at = [], LEFT_OF_PLOT
    for library in in_order({p.library for points, _ in panels for p in points}):
        parts.append(mark(library, at + 5, SMALL[1] + 16, 4.5)
                     + f'<text x="{at + 15}" y="{SMALL[1] + 20}" class="axis">{escape(label(library))}</text>')
        at += round(34 + 6.4 * len(label(library)))
    body = "\n".join(scatter(points, title, SMALL, i * SMALL[0]) for i, (points, title) in enumerate(panels))
    says = "Speed against error of mathematical functions, OneCLC’s and those of other libraries"
    licence = "SPDX-License-Identifier: Apache-2.0 " + "WITH LLVM-exception"
    return (f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" role="img" aria-label="{says}">\n<!-- {licence} -->\n'
            f'<!-- made by lab/atlas -->\n<style>{style}</style>\n<rect class="paper" width="{width}" height="{height}"/>\n{body}\n'
            f'{"".join(parts)}\n</svg>\n')
