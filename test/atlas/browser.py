#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""usage: browser.py PAGE.html [--profile DIR] [--screenshot OUT.png WIDTHxHEIGHT light|dark [SCRIPT]] [--pdf OUT.pdf [SCRIPT]]

Uses the atlas in headless Chromium as a person without a mouse does, by key strokes that the browser itself is given (the DevTools
protocol, through a pipe), and says what is not as it should be. Exit status: 0 if nothing, 1 if something, or without Chromium. With
--screenshot or --pdf it makes pictures instead, of the page after a SCRIPT has run.
"""
import base64
import json
import os
import re
import shutil
import signal
import subprocess
import sys
import tempfile


class Browser:
    """A page in Chromium; `events` are those that are errors: exceptions, messages and requests that leave the machine."""

    def __init__(self, path, profile):
        program = shutil.which("chromium") or shutil.which("chromium-browser")
        if not program:
            raise SystemExit("browser.py: Chromium is missing (Debian: chromium)")
        to_browser, ours_out = os.pipe()
        ours_in, from_browser = os.pipe()
        self.process = subprocess.Popen(
            ["sh", "-c", f'exec "$0" "$@" 3<&{to_browser} 4>&{from_browser}', program, "--headless", "--no-sandbox", "--disable-gpu",
             "--no-first-run", "--disable-dev-shm-usage", "--disable-extensions", "--hide-scrollbars", f"--user-data-dir={profile}",
             "--remote-debugging-pipe", "about:blank"],
            pass_fds=(to_browser, from_browser), stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        os.close(to_browser)
        os.close(from_browser)
        self.out, self.into, self.buffer, self.number, self.events = ours_out, ours_in, b"", 0, []
        self.session = None
        target = next(t for t in self.call("Target.getTargets")["targetInfos"] if t["type"] == "page")["targetId"]
        self.session = self.call("Target.attachToTarget", targetId=target, flatten=True)["sessionId"]
        for domain in ("Page", "Runtime", "Log", "Network"):
            self.call(domain + ".enable")
        self.loaded = False
        self.call("Page.navigate", url="file://" + os.path.abspath(path))
        while not self.loaded:
            self.take(self.message())

    def message(self):
        while b"\0" not in self.buffer:
            data = os.read(self.into, 1 << 20)
            if not data:
                raise SystemExit("browser.py: Chromium has ended")
            self.buffer += data
        text, _, self.buffer = self.buffer.partition(b"\0")
        return json.loads(text)

    def take(self, message):
        """Keeps what is an error."""
        method, values = message.get("method"), message.get("params", {})
        if method == "Page.loadEventFired":
            self.loaded = True
        elif method == "Runtime.exceptionThrown":
            details = values["exceptionDetails"]
            self.events.append("exception: " + details.get("exception", {}).get("description", details["text"]))
        elif method == "Runtime.consoleAPICalled" and values["type"] in ("error", "warning", "assert"):
            self.events.append("console: " + str(values["args"][:1]))
        elif method == "Log.entryAdded" and values["entry"]["level"] in ("error", "warning"):
            self.events.append("log: " + values["entry"]["text"])
        elif method == "Network.requestWillBeSent" and not values["request"]["url"].startswith(("file:", "data:", "about:")):
            self.events.append("request: " + values["request"]["url"])

    def call(self, method, **values):
        self.number += 1
        message = {"id": self.number, "method": method, "params": values}
        if self.session:
            message["sessionId"] = self.session
        os.write(self.out, json.dumps(message).encode() + b"\0")
        while True:
            answer = self.message()
            if answer.get("id") == self.number:
                if "error" in answer:
                    raise SystemExit(f"browser.py: {method}: {answer['error']['message']}")
                return answer["result"]
            self.take(answer)

    def value(self, expression):
        answer = self.call("Runtime.evaluate", expression=expression, returnByValue=True, awaitPromise=True)
        if "exceptionDetails" in answer:
            raise SystemExit(f"browser.py: {expression}: {answer['exceptionDetails']['exception']['description']}")
        return answer["result"].get("value")

    def key(self, key, times=1):
        codes = {"Tab": 9, "Enter": 13, "Escape": 27, "ArrowLeft": 37, "ArrowUp": 38, "ArrowRight": 39, "ArrowDown": 40, " ": 32, "/": 191}
        text = {"Enter": "\r"}.get(key, key if len(key) == 1 else "")
        for _ in range(times):
            stroke = {"key": key, "code": key, "windowsVirtualKeyCode": codes.get(key, ord(key[0].upper()))}
            if text:
                self.call("Input.dispatchKeyEvent", type="keyDown", text=text, **stroke)
            else:
                self.call("Input.dispatchKeyEvent", type="rawKeyDown", **stroke)
            self.call("Input.dispatchKeyEvent", type="keyUp", **stroke)

    def type(self, text):
        for letter in text:
            self.key(letter)

    def media(self, **features):
        kind = features.pop("media", "")
        features = [{"name": name.replace("_", "-"), "value": value} for name, value in features.items()]
        self.call("Emulation.setEmulatedMedia", media=kind, features=features)

    def size(self, width, height):
        self.call("Emulation.setDeviceMetricsOverride", width=width, height=height, deviceScaleFactor=1, mobile=False)

    def close(self):
        self.session = None
        try:
            self.call("Browser.close")
        except SystemExit:
            pass
        self.process.wait()


SHOWN = "[...document.querySelectorAll('#functions tbody tr')].filter(r => r.offsetParent)"
# The least contrast of texts with what they stand on (WCAG 2): [ratio, what].
CONTRAST = """(() => {
  const paint = document.createElement('canvas').getContext('2d', {willReadFrequently: true});
  const rgb = color => {
    paint.clearRect(0, 0, 1, 1);
    paint.fillStyle = color;
    paint.fillRect(0, 0, 1, 1);
    return [...paint.getImageData(0, 0, 1, 1).data];
  };
  const light = color => {
    const [r, g, b] = rgb(color).map(v => (v /= 255) <= .03928 ? v / 12.92 : ((v + .055) / 1.055) ** 2.4);
    return .2126 * r + .7152 * g + .0722 * b;
  };
  const ground = e => {
    for (; e; e = e.parentElement) {
      const color = getComputedStyle(e).backgroundColor;
      if (rgb(color)[3] === 255) return color;
    }
    return 'white';
  };
  let least = [99, ''];
  const texts = 'h1, .lead, .note, dt, dd, a, label span, button, th, td, small, .what, .chips, .cmd, .todo, .bad, output, svg text';
  for (const e of document.querySelectorAll(texts)) {
    if (!e.getClientRects().length) continue;
    const style = getComputedStyle(e), a = light(e instanceof SVGElement ? style.fill : style.color), b = light(ground(e));
    const ratio = (Math.max(a, b) + .05) / (Math.min(a, b) + .05);
    if (ratio < least[0]) least = [ratio, e.outerHTML.slice(0, 80)];
  }
  return least;
})()"""


def check(b, need):
    """Goes through the page; need(condition, what) notes what is wrong."""
    value, key = b.value, b.key

    def names_of(rows):
        return value(rows + ".map(r => r.cells[0].textContent)")
    b.size(1280, 900)
    total = value("document.querySelectorAll('#pages > .fn').length")
    need(total > 50, f"there are {total} functions")
    ids = value("[...document.querySelectorAll('[id]')].map(e => e.id)")
    need(len(set(ids)) == len(ids), "two elements have one id")
    lost = value("[...document.querySelectorAll('a[href^=\"#\"]')].map(a => a.hash.slice(1)).filter(id => !document.getElementById(id))")
    need(not lost, f"links lead nowhere: {lost}")
    uneven = value("""[...document.querySelectorAll('table')].filter(t => [...t.tBodies[0].rows].some(r =>
      [...r.cells].reduce((sum, c) => sum + c.colSpan, 0) !== t.tHead.rows[0].cells.length)).map(t => t.textContent.slice(0, 60))""")
    need(not uneven, f"rows are longer or shorter than the heading: {uneven}")

    # The keyboard alone: the first stop is the link to the table.
    key("Tab")
    need(value("document.activeElement.className") == "skip", "Tab does not begin at the link to the table")
    seen = "getComputedStyle(document.activeElement).outlineStyle !== 'none' && document.activeElement.getBoundingClientRect().left >= 0"
    need(value(seen), "the first stop cannot be seen")
    key("Tab")
    need(value("document.activeElement.id") == "p-float", "the second stop is not the choice of a precision")
    outline = value("getComputedStyle(document.activeElement.nextElementSibling).outlineStyle")
    need(outline == "solid", "the focus on the choice cannot be seen")
    need(value(f"{SHOWN}.every(r => r.className === 'p-float')"), "rows of other precisions than float are shown")
    key("ArrowRight")
    need(value(f"{SHOWN}.length > 20 && {SHOWN}.every(r => r.className === 'p-double')"), "an arrow does not choose double")
    plots = value("[...document.querySelectorAll('figure.scatter')].filter(f => f.offsetParent).map(f => f.className)")
    need(plots == ["scatter p-double f-vectors"], f"the plot is not that of double: {plots}")
    key("ArrowLeft")
    key("Tab")
    need(value("document.activeElement.id") == "f-vectors", "the third stop is not the form")
    key("ArrowRight")
    columns = value("[...document.querySelectorAll('th.n[class*=f-]')].filter(e => e.offsetParent).map(e => e.className)")
    need(set(columns) == {"n f-loops"}, f"an arrow does not choose loops: {columns}")
    key("ArrowLeft")

    # The search
    before = value(SHOWN + ".length")
    key("/")
    need(value("document.activeElement.id") == "search" and value("document.activeElement.value") == "", "/ does not lead to the search")
    b.type("cube root")
    need(names_of(SHOWN) == ["cbrt"], f"'cube root' finds {names_of(SHOWN)}")
    need(value("[...document.querySelectorAll('#pages > .fn')].filter(p => !p.hidden).length") == 1, "the pages are not those found")
    said = "document.querySelector('#found').textContent"
    need(value(said) == f"1 of {total} functions", "the number of what was found is not said")
    key("Escape")
    need(value(SHOWN + ".length") == before, "Escape does not end the search")
    b.type("xyzzy")
    need(names_of(SHOWN) == [] and value(said) == f"0 of {total} functions", "nonsense is found")
    key("Escape")

    # The order of the table
    head = "document.querySelectorAll('#functions thead th')[2]"
    numbers = SHOWN + ".map(r => r.cells[2].dataset.v).map(v => v === undefined ? null : Number(v))"
    for direction, sign in (("ascending", 1), ("descending", -1)):
        value(head + ".querySelector('button').focus()")
        key("Enter")
        said = value("[...document.querySelectorAll('#functions [aria-sort]')].map(e => [e.cellIndex, e.getAttribute('aria-sort')])")
        need(said == [[2, direction]], f"no heading says {direction}: {said}")
        shown = value(numbers)
        known = [v for v in shown if v is not None]
        in_order = known == sorted(known, key=lambda v: sign * v)
        need(len(set(known)) > 10 and in_order, f"the errors are not {direction}")
        need(shown[:len(known)] == known, "rows without a value are not the last")
    value("document.querySelector('#functions thead button').focus()")
    key(" ")
    names = names_of(SHOWN)
    need(names == sorted(names), "the names are not in order")

    # Along the table to a function
    value("document.querySelector('#functions').focus()")
    value(SHOWN + "[0].querySelector('a').focus()")
    key("ArrowDown", 3)
    need(value("document.activeElement.textContent") == names[3], "arrows do not go along the names")
    key("Enter")
    page = "document.activeElement.closest('.fn')"
    need(value(f"{page} && {page}.open && {page}.querySelector('h3').textContent") == names[3], "Enter on a name does not open the function")
    top = value(f"{page} && {page}.getBoundingClientRect().top / innerHeight")
    need(top is not None and 0 <= top < 0.5, "the opened function is not in sight")
    key("Enter")
    need(value(f"{page} && {page}.open") is False, "Enter does not close the function")

    # The plot
    plot = "[...document.querySelectorAll('.scatter svg[tabindex]')].filter(e => e.getClientRects().length)[0]"
    value(f"{plot}.focus()")
    key("ArrowRight")
    said = value(f"{plot}.closest('figure').querySelector('output').textContent")
    need(said.endswith(" ns") and "ulp" in said and "OneCLC" in said, f"the mark says '{said}'")
    key("Enter")
    opened = value(f"{page} && {page}.open && {page}.querySelector('h3').textContent")
    need(opened == said.split(",")[0], "Enter on a mark does not open the function")
    value("document.querySelector('#close').click()")

    # Colours, widths, print
    for scheme in ("light", "dark"):
        b.media(prefers_color_scheme=scheme)
        ratio, what = value("location.hash = '#sin', " + CONTRAST)
        need(ratio >= 4.5, f"{scheme}: the contrast is {ratio:.2f}: {what}")
        shown = value("getComputedStyle(document.body).backgroundColor")
        need((int(re.search(r"\d+", shown)[0]) > 127) == (scheme == "light"), f"{scheme}: the paper is {shown}")
    for width in (360, 800, 1600):
        b.size(width, 900)
        wide = value("document.documentElement.scrollWidth")
        need(wide <= width, f"the page is wider than {width}: {wide}")
    b.size(1280, 900)
    value("document.querySelector('#close').click(), document.getElementById('sin').closest('details').open = true")
    b.media(media="print", prefers_color_scheme="dark")
    need(value("getComputedStyle(document.body).backgroundColor") == "rgb(255, 255, 255)", "print is dark")
    need(not value("document.querySelector('#search').offsetParent"), "the search is printed")
    printed = value("""[...document.querySelectorAll('#pages > .fn')].filter(p => p.getClientRects().length)
      .map(p => p.querySelector('h3').textContent)""")
    need(printed == ["sin"], f"other functions are printed than the open one: {printed}")
    cut = value("document.querySelector('#functions').offsetHeight - document.querySelector('.tall').clientHeight")
    need(cut <= 1, "print cuts the table")
    b.media()
    need(len(base64.b64decode(b.call("Page.printToPDF")["data"])) > 20000, "there is no PDF")

    # Without a script everything is there.
    b.call("Emulation.setScriptExecutionDisabled", value=True)
    b.loaded = False
    b.call("Page.reload")
    while not b.loaded:
        b.take(b.message())
    b.call("Emulation.setScriptExecutionDisabled", value=False)
    need(value("document.querySelectorAll('#functions tbody tr').length") > 100, "without a script the table is not there")
    need(not value("document.querySelector('#search').offsetParent"), "without a script there is a search that does nothing")


def main():
    signal.alarm(600)  # ends what hangs
    words = sys.argv[1:]
    path = words.pop(0)
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as place:
        profile = place
        if words[:1] == ["--profile"]:
            profile = words[1]
            words = words[2:]
        b = Browser(path, profile)
        if words:
            if words[0] == "--screenshot":
                out, size, scheme = words[1:4]
                b.size(*map(int, size.split("x")))
                b.media(prefers_color_scheme=scheme)
                if words[4:]:
                    b.value(words[4])
                    b.value("new Promise(done => setTimeout(done, 300))")
                data = b.call("Page.captureScreenshot")["data"]
            else:
                out = words[1]
                if words[2:]:
                    b.value(words[2])
                data = b.call("Page.printToPDF", printBackground=True)["data"]
            with open(out, "wb") as file:
                file.write(base64.b64decode(data))
            b.close()
            return 0
        faults = []
        check(b, lambda good, what: good or faults.append(what))
        faults += b.events
        b.close()
    for fault in faults:
        print(fault)
    return 1 if faults else 0


sys.exit(main())
