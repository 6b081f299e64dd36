# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""figures.py PAGE.html GREATEST: each line of GREATEST, a function, a precision and its greatest error, stands in the page's table,
rounded up by less than a thousandth (or, from 10 on, as far as the digits tell)."""
import html.parser
import sys


class Rows(html.parser.HTMLParser):
    """(function, precision) -> the texts of the cells in the table of functions."""

    def __init__(self):
        super().__init__()
        self.rows, self.row, self.inside = {}, None, False

    def handle_starttag(self, tag, attributes):
        attributes = dict(attributes)
        if tag == "table":
            self.inside = attributes.get("id") == "functions"
        elif tag == "tr" and self.inside and attributes.get("class", "").startswith("p-"):
            self.row = [attributes["class"][2:]]
        elif tag in ("td", "th") and self.row is not None:
            self.row.append("")

    def handle_data(self, data):
        if self.row is not None and len(self.row) > 1:
            self.row[-1] += data

    def handle_endtag(self, tag):
        if tag == "tr" and self.row is not None:
            self.rows[self.row[1], self.row[0]] = self.row
            self.row = None


page = Rows()
with open(sys.argv[1], encoding="utf-8") as file:
    page.feed(file.read())
wrong = 0
with open(sys.argv[2], encoding="utf-8") as file:
    lines = [line.split() for line in file]
for function, precision, greatest in lines:
    shown = page.rows[function, precision][3]
    if not float(greatest) <= float(shown) < max([float(g) for f, p, g in lines if (f, p) == (function, precision)]) + 1e-3:
        print(f"{function}, {precision}: the table says {greatest}, the page {shown}")
        wrong += 1
sys.exit(1 if wrong or len(lines) < 50 else 0)
