# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# lit's format for tests that run on devices: lit.cfg.py says what it does.
import copy
import os
import re

import lit.formats
import lit.Test
import lit.util


def cpu_levels():
    """The vector ABIs of this processor for which there is a library."""
    try:
        flags = set(re.search(r"^flags\s*:(.*)$", open("/proc/cpuinfo").read(), re.M).group(1).split())
    except (OSError, AttributeError):
        return []
    levels = ["cpu:sse2"]
    if {"avx2", "fma", "f16c", "bmi2"} <= flags:
        levels.append("cpu:v3")
        if {"avx512f", "avx512bw", "avx512cd", "avx512dq", "avx512vl"} <= flags:
            levels.append("cpu:v4")
    return levels


class DeviceTest(lit.Test.Test):
    """A test on one device, as one version of OpenCL C."""

    def __init__(self, test, device, std):
        self.source, self.device, self.std = test.getSourcePath(), device, std
        self.program = test.getExecPath()[: -len(".c")] if self.source.endswith(".c") else None
        name = test.path_in_suite + (device,) + ((std,) if std != "CL3.0" else ())
        super().__init__(test.suite, name, test.config)

    def getSourcePath(self):
        return self.source


class DeviceFormat(lit.formats.ShTest):
    def __init__(self, devices, std):
        """Without names of devices: the CPU in all its forms, and once as OpenCL C 1.2."""
        super().__init__()
        self.execute_external = True  # as an argument it is an error since lit 23
        names = devices.split(",") if devices else cpu_levels()
        self.runs = [(name, std or "CL3.0") for name in names]
        if names and not devices and not std:
            self.runs.append((names[-1], "CL1.2"))

    def getTestsInDirectory(self, suite, path_in_suite, litConfig, localConfig):
        for test in super().getTestsInDirectory(suite, path_in_suite, litConfig, localConfig):
            text = open(test.getSourcePath(), errors="replace").read()
            is_program = test.getSourcePath().endswith(".c")
            if not is_program and "%device" not in text:
                yield test
                continue
            only = re.search(r"DEVICES:\s*(.*)", text)
            for device, std in self.runs:
                if only and not device.startswith(tuple(only.group(1).split())):
                    continue
                if is_program or std == self.runs[0][1]:  # a shell test chooses its version itself
                    yield DeviceTest(test, device, std)

    def execute(self, test, litConfig):
        if not isinstance(test, DeviceTest):
            return super().execute(test, litConfig)
        if not test.program:
            test.config = copy.copy(test.config)
            test.config.substitutions = [("%device", test.device)] + test.config.substitutions
            return super().execute(test, litConfig)
        if not os.path.exists(test.program):
            return lit.Test.Result(lit.Test.UNSUPPORTED, test.program + " is not built")
        command = [test.program, "--device", test.device, "--std", test.std]
        if litConfig.params.get("full"):
            command.append("--full")
        try:
            out, err, code = lit.util.executeCommand(
                command, env=test.config.environment, timeout=litConfig.maxIndividualTestTime or 0
            )
        except lit.util.ExecuteCommandTimeoutException as late:
            return lit.Test.Result(lit.Test.TIMEOUT, late.out + late.err)
        status = {0: lit.Test.PASS, 77: lit.Test.UNSUPPORTED}.get(code, lit.Test.FAIL)
        return lit.Test.Result(status, f"{' '.join(command)}\nexit code {code}\n{out}{err}")
