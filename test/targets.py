# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# The table of targets, targets.ini, for tests.
import configparser
import os

TABLE = os.path.join(os.path.dirname(os.path.dirname(os.path.abspath(__file__))), "targets.ini")


def read_targets():
    """The sections of targets.ini, whose head explains the keys: name -> {key: text}; without those whose files stand for other libraries."""
    table = configparser.ConfigParser(interpolation=None, delimiters=("=",), comment_prefixes=("#",))
    table.optionxform = str
    with open(TABLE) as file:
        table.read_file(file)
    sections = {}
    for name in table.sections():
        keys = dict(table[name])
        sections[name] = dict(sections[keys["like"]], **keys) if "like" in keys else keys
    return {name: keys for name, keys in sections.items() if "builtins" not in keys}
