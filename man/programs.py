# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""What a program's --help says, as the sections of a manual page."""
import os
import re
import subprocess
from collections import Counter

from markup import TextError, escape, filled, verbatim


def help_text(path):
    done = subprocess.run([path, "--help"], capture_output=True, text=True, encoding="utf-8",
                          env={**os.environ, "LC_ALL": "C.UTF-8", "COLUMNS": "120", "PYTHONDONTWRITEBYTECODE": "1"})
    if done.returncode or not done.stdout.startswith("usage: "):
        raise TextError(f"{path} --help ended with {done.returncode} and does not begin with 'usage: '; it said: {done.stderr.strip()}")
    return done.stdout


def term(text):
    """What an entry explains: what is typed as it stands is bold, what stands for something else (in capitals) is italic."""
    parts = re.split(r"(\b[A-Z][A-Z]+\b(?!_))", text)
    return "".join(rf"\fI{escape(p, True)}\fR" if i % 2 else rf"\fB{escape(p, True)}\fR" for i, p in enumerate(parts) if p)


def prose(text):
    return filled(escape(re.sub(r"\s+", " ", text), True))


def block(lines):
    """Entries ('  --option VALUE   text', continued further right), examples (indented by four) and paragraphs."""
    roff, paragraph, code, entry = [], [], [], None
    starts = Counter(found.end() for line in lines if re.match(r" {1,3}\S", line) for found in re.finditer(r"\S {2,}(?=\S)", line))
    column = max(starts, key=lambda c: (starts[c], c), default=0)  # where most entries' texts begin
    def end():
        nonlocal entry
        if entry:
            roff.append(f".TP\n{term(entry[0])}\n{prose(entry[1]) or chr(92) + '&'}")
        if paragraph:
            roff.append(".PP\n" + prose(" ".join(paragraph)))
        if code:
            roff.append(".PP\n.RS 4\n" + verbatim(code) + "\n.RE")
        entry = None
        paragraph.clear()
        code.clear()
    for line in lines:
        indent = len(line) - len(line.lstrip())
        if indent == 0:
            if entry or code or (paragraph and paragraph[-1].endswith(".")):
                end()
            if line not in ("options:", "positional arguments:"):
                paragraph.append(line)
        elif indent < 4:
            end()
            if line[column - 1:column] != " ":
                column_here = next((found.end() for found in re.finditer(r"\S {2,}(?=\S)", line)), len(line))
            else:
                column_here = column
            entry = [re.sub(r" {2,}", "  ", line[:column_here].strip()), line[column_here:].strip()]
        elif entry:
            entry[1] += " " + line.strip()
        else:
            if paragraph:
                end()
            code.append(line.strip())
    end()
    return "\n".join(roff)


def sections(text):
    """[(heading, roff)] of a --help text."""
    found = {"SYNOPSIS": [], "DESCRIPTION": [], "OPTIONS": [], "EXIT STATUS": [], "ENVIRONMENT": []}
    where = "DESCRIPTION"
    for part in re.split(r"\n\s*\n", text.strip("\n")):
        lines = part.splitlines()
        if lines[0].startswith("usage: "):
            for line in lines:
                program, _, rest = line.removeprefix("usage: ").strip().partition(" ")
                if line.startswith((" " * 12,)):
                    program, rest = "", line.strip()
                found["SYNOPSIS"].append((rf".PP" if program else ".br") + "\n" + rf"\fB{escape(program, True)}\fR {escape(rest, True)}")
            continue
        for named in ("exit status", "environment"):
            start = next((i for i, line in enumerate(lines) if line.lower().startswith(named + ":")), None)
            if start is not None:
                lines[start] = lines[start][len(named) + 1:].strip()
                if lines[start:]:
                    found[named.upper()].append(block([line for line in lines[start:] if line]))
                lines = lines[:start]
        if any(re.match(r" {1,3}-", line) for line in lines):
            where = "OPTIONS"
        if lines:
            found[where].append(block(lines))
    return {heading: "\n".join(parts) for heading, parts in found.items() if parts}
