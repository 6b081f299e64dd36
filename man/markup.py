# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Texts of manual pages, written in a little of Markdown, as roff that man and mandoc take.

A text begins with header lines `key: value` and goes on behind the first blank line: paragraphs, bullets ('- '), code (lines
indented by four blanks), sections ('## ') and, in them, `code` and *arguments*.
"""
import re
import textwrap


class TextError(Exception):
    pass


def escape(text, code=False):
    text = text.replace("\\", "\\e")
    if code:
        text = text.replace("-", "\\-").replace("'", "\\(aq").replace("`", "\\(ga").replace("^", "\\(ha").replace("~", "\\(ti")
    return "".join(c if ord(c) < 128 else f"\\[u{ord(c):04X}]" for c in text)


def inline(text):
    """`code` is bold, *argument* is italic, page(3clc) is a page."""
    def part(found):
        code, argument, page, section = found.groups()
        if code:
            return rf"\fB{escape(code, True)}\fR"
        if argument:
            return rf"\fI{escape(argument, True)}\fR"
        return rf"\fB{escape(page, True)}\fR({section})"
    pieces, end = [], 0
    for found in re.finditer(r"`([^`]+)`|(?<![A-Za-z*])\*([^*\s][^*]*)\*(?![A-Za-z0-9*])|\b([\w-]+)\((1|3clc|7)\)", text):
        pieces += [escape(text[end:found.start()]), part(found)]
        end = found.end()
    return "".join(pieces) + escape(text[end:])


def filled(roff):
    """Lines of at most 79 characters, none of which begins like a request; names are not hyphenated."""
    words = ("\\%" + word if "_" in word or "\\f" in word else word for word in roff.split())
    lines = textwrap.wrap(" ".join(words), 77, break_long_words=False, break_on_hyphens=False)
    return "\n".join("\\&" + line if line[0] in ".'" else line for line in lines)


def verbatim(lines):
    return ".EX\n" + "\n".join(re.sub(r"^(?=[.'])", r"\\&", escape(line, True)) for line in lines) + "\n.EE"


def header(path):
    """The header's values by their keys, each a list, and the rest of the file."""
    head, _, body = open(path, encoding="utf-8").read().partition("\n\n")
    keys = {}
    for line in head.splitlines():
        if line.startswith("#"):
            continue
        key, colon, value = line.partition(": ")
        if not colon:
            raise TextError(f"{path}: the header line '{line}' is not 'key: value'.")
        keys.setdefault(key, []).append(value.strip())
    return keys, body


def sections(body):
    """'' and the headings -> their text."""
    parts = re.split(r"^## (.*)\n", body, flags=re.M)
    return {heading.strip(): text for heading, text in zip(["", *parts[1::2]], parts[0::2])}


def blocks(text):
    """The roff of a section's text."""
    result = []
    for block in re.split(r"\n\s*\n", text.strip("\n")):
        lines = block.splitlines()
        if not lines:
            continue
        if all(line.startswith("    ") for line in lines):
            result.append(".PP\n.RS 4\n" + verbatim([line[4:] for line in lines]) + "\n.RE")
            continue
        item, bullets = None, 0  # the lines of the paragraph or bullet that is being read
        for line in lines + ["- "]:
            if line.startswith("- ") or item is None:
                if item:
                    start = ".PP\n"
                    if item[0].startswith("- "):
                        start = (".PD 0\n" if bullets == 1 else "") + ".IP \\(bu 2\n"
                        bullets += 1
                    result.append(start + filled(inline(" ".join(l.strip() for l in item).removeprefix("- "))))
                item = [line]
            else:
                item.append(line)
        if bullets > 1:
            result.append(".PD")
    return "\n".join(result)
