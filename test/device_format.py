# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# lit's test format for tests that run on devices. The head of lit.cfg.py says what it does.
import copy
import hashlib
import os
import platform
import re
import zlib

import lit.formats
import lit.Test
import lit.util

from concerns import concerns
from targets import read_targets


def processors(own):
    """The rows of targets.ini with a device cpu:NAME, for this kind of processor or for the other kinds."""
    return [row for row in read_targets().values()
            if row.get("device", "").startswith("cpu:") and (row["products"].split("-")[0] == platform.machine()) == own]


def cpu_levels():
    """The devices cpu:LEVEL for those of this processor's vector ABIs that have a library, weakest first."""
    rows = processors(True)
    try:
        flags = set(re.search(r"^flags\s*:(.*)$", open("/proc/cpuinfo").read(), re.M).group(1).split())
    except (OSError, AttributeError):
        flags = set()
    # Linux calls features as Clang's macros do, in small letters. The weakest is of all processors.
    macros = [(row["chosen"] + " " + row["needs"]).lower().replace("__", "").split() for row in rows]
    return [row["device"] for row, names in zip(rows, macros) if row == rows[0] or flags.issuperset(names)]


def rows(path):
    """The first fields of a table's lines, except of lines without numbers, which bound nothing."""
    with open(path) as table:
        return [line.split("\t")[0] for line in table if line[0] != "#" and re.search(r"\t[0-9]", line)]


class DeviceTest(lit.Test.Test):
    """A test on one device with one version of OpenCL C; if the test runs for each row of a table, the one for a single row."""

    def __init__(self, test, device, std, row=None, command=None):
        self.source, self.device, self.std, self.row, self.command = test.getSourcePath(), device, std, row, command
        self.program = test.getExecPath()[: -len(".c")] if self.source.endswith(".c") else None
        name = test.path_in_suite + ((row,) if row else ()) + (device,) + ((std,) if std != "CL3.0" else ())
        super().__init__(test.suite, name, test.config)

    def getSourcePath(self):
        return self.source


class DeviceFormat(lit.formats.ShTest):
    def __init__(self, devices, also, std):
        """Without `devices`, tests run on the CPU. `also` adds devices. `self.earlier` is the run as OpenCL C 1.2 beside these, if no version
        is given."""
        super().__init__()
        self.execute_external = True  # since lit 23 it is an error as an argument
        self.given = bool(devices)
        names = devices.split(",") if devices else cpu_levels()
        self.judged = names[-1] if names else None
        self.runs = [(name, std or "CL3.0") for name in names]
        self.earlier = (names[-1], "CL1.2") if names and not devices and not std else None
        self.runs += [self.earlier] if self.earlier else []
        self.runs += [(name, std or "CL3.0") for name in also.split(",")] if also else []

    def getTestsInDirectory(self, suite, path_in_suite, litConfig, localConfig):
        for test in super().getTestsInDirectory(suite, path_in_suite, litConfig, localConfig):
            text = open(test.getSourcePath(), errors="replace").read()
            is_program = test.getSourcePath().endswith(".c")
            # builtin=NAME: tests of this builtin alone; of those that run for each row of a table, its row.
            builtin = litConfig.params.get("builtin")
            if builtin and "RUN-EACH" not in text and not concerns(test.config.source, test.getSourcePath(), builtin):
                continue
            if not is_program and "%device" not in text:
                yield test
                continue
            only = re.search(r"DEVICES:\s*(.*)", text)
            # ONE-DEVICE: on the processor with its best vector ABI alone. ONE-LEVEL: on that and on devices of other kinds, but not on
            # the processor's other levels. Neither counts with -D full=1 or where devices are given.
            full = litConfig.params.get("full")
            mark = re.search(r"ONE-(DEVICE|LEVEL):", text)
            levels = cpu_levels() if not full and not self.given else []
            left_out = {run for run in self.runs if mark and (run[0] in levels[:-1] or (levels and mark.group(1) == "DEVICE" and run[0] != levels[-1]))}
            # ALSO-CL1.2: as OpenCL C 1.2, too, without -D full=1 or a version given.
            if self.earlier and "ALSO-CL1.2:" not in text and not full:
                left_out.add(self.earlier)
            # WITHOUT-FMA: SSE2's turn is taken by cpu:nofma, whose bodies are not those of v3; both run with -D full=1.
            instead = {"cpu:sse2": ["cpu:nofma"] + ["cpu:sse2"] * bool(full)} if "WITHOUT-FMA:" in text and not self.given else {}
            # RUN-EACH TABLE: COMMAND runs a program of this build on each device for each row of the table; in COMMAND, %row is
            # the row's first field and %S the test's folder. With -D full=1, a line FULL-EACH takes its place.
            words = ["FULL", "RUN"] if full else ["RUN"]
            each = next(filter(None, (re.search(rf"^{word}-EACH (\S+): (.*)", text, re.M) for word in words)), None)
            table = rows(os.path.join(os.path.dirname(test.getSourcePath()), each.group(1))) if each else [None]
            # In COMMAND, %unjudged is clc-ulp's option on all devices but one, whose results are compared with exact ones.
            # ONE-OF K/N PREFIX: why. N tests have this mark. A row that begins with PREFIX is for one of them, and for no lesser vector ABI of the
            # processor. Any other row is for all of them, but on the lesser ABIs for one.
            share = None if full or self.given or builtin else re.search(r"^ONE-OF (\d+)/(\d+) (\w+):", text, re.M)
            chosen = {row for row in table if not share or zlib.crc32(row.encode()) % int(share.group(2)) == int(share.group(1)) - 1}
            costly = {row for row in table if share and row.startswith(share.group(3))}
            table = [row for row in table if row not in costly or row in chosen]
            if builtin and each:
                table = [row for row in table if row == builtin or row.startswith(builtin + ".")]
            for device, std in self.runs:
                if only and not device.startswith(tuple(only.group(1).split())):
                    continue
                if (device, std) in left_out:
                    continue
                # OWN-PROCESSOR: why. Not on devices cpu:NAME that run under an emulator.
                if "OWN-PROCESSOR:" in text and device in [row["device"] for row in processors(False)]:
                    continue
                if is_program or std == self.runs[0][1]:  # a shell test chooses its version itself
                    for row in table:
                        if device in levels[:-1] and (row in costly or row not in chosen or
                                                      device != self.turn(levels[:-1], (*test.path_in_suite, row or ""))):
                            continue
                        for name in instead.get(device, [device]):
                            yield DeviceTest(test, name, std, row, each and each.group(2))

    @staticmethod
    def turn(levels, name):
        """Which of the processor's lesser levels a test runs on without -D full=1: they take turns by the tests' names."""
        return levels[hashlib.sha1("/".join(name).encode()).digest()[0] % len(levels)]

    def execute(self, test, litConfig):
        if not isinstance(test, DeviceTest):
            return super().execute(test, litConfig)
        if not test.program and not test.command:
            test.config = copy.copy(test.config)
            test.config.substitutions = [("%device", test.device)] + test.config.substitutions
            return super().execute(test, litConfig)
        full = litConfig.params.get("full")
        if test.command:
            unjudged = "" if test.device == self.judged else "--unjudged"
            command = test.command.replace("%unjudged", unjudged).replace("%device", test.device).replace("%row", test.row).replace("%S", os.path.dirname(test.source)).split()
            command[0] = os.path.join(test.config.build, "bin", command[0])
        else:
            command = [test.program, "--device", test.device, "--std", test.std] + ["--full"] * bool(full)
        if not os.path.exists(command[0]):
            return lit.Test.Result(lit.Test.UNSUPPORTED, command[0] + " is not built")
        try:
            out, err, code = lit.util.executeCommand(
                command, env=test.config.environment, timeout=litConfig.maxIndividualTestTime or 0
            )
        except lit.util.ExecuteCommandTimeoutException as late:
            return lit.Test.Result(lit.Test.TIMEOUT, late.out + late.err)
        status = {0: lit.Test.PASS, 77: lit.Test.UNSUPPORTED}.get(code, lit.Test.FAIL)
        return lit.Test.Result(status, f"{' '.join(command)}\nexit code {code}\n{out}{err}")
