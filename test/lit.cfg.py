# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# lit build/test                                      everything, on the CPU with each vector ABI that it has
# lit build/test -D device=cuda,opencl:Intel          everything, on other devices (also: ONECLC_DEVICE)
# lit build/test/integer -D std=CL1.2 -D full=1       one chapter, as OpenCL C 1.2, in the long form
#
# A C test (harness.h) and a shell test that mentions %device are one test per device: integer/mul_hi.c/cpu:v3. A line
# "DEVICES: cpu opencl" in a test restricts it to devices whose names begin so. Without a `device` the C tests run as
# OpenCL C 1.2 as well, on the best CPU: integer/mul_hi.c/cpu:v4/CL1.2.
import copy
import os
import re
import subprocess
import sys

import lit.formats
import lit.Test
import lit.util


def cpu_levels():
    """The vector ABIs of this processor for which there is a library."""
    try:
        flags = set(re.search(r"^flags\s*:(.*)$", open("/proc/cpuinfo").read(), re.M).group(1).split())
    except (OSError, AttributeError):
        return []
    levels = ["sse2"]
    if {"avx2", "fma", "f16c", "bmi2"} <= flags:
        levels.append("v3")
        if {"avx512f", "avx512bw", "avx512cd", "avx512dq", "avx512vl"} <= flags:
            levels.append("v4")
    return ["cpu:" + level for level in levels]


def variants():
    """(device, OpenCL C version) of each run."""
    std = lit_config.params.get("std", os.environ.get("ONECLC_STD"))
    devices = lit_config.params.get("device", os.environ.get("ONECLC_DEVICE"))
    names = devices.split(",") if devices else cpu_levels()
    result = [(name, std or "CL3.0") for name in names]
    if not devices and not std and names:
        result.append((names[-1], "CL1.2"))
    return result


class DeviceTests(lit.formats.ShTest):
    def getTestsInDirectory(self, suite, path_in_suite, litConfig, localConfig):
        for test in super().getTestsInDirectory(suite, path_in_suite, litConfig, localConfig):
            text = open(test.getSourcePath(), errors="replace").read()
            is_program = test.path_in_suite[-1].endswith(".c")
            if not is_program and "%device" not in text:
                yield test
                continue
            only = re.search(r"DEVICES:\s*(.*)", text)
            for device, std in self.variants:
                if only and not device.startswith(tuple(only.group(1).split())):
                    continue
                if not is_program and std != self.variants[0][1]:
                    continue
                name = test.path_in_suite + (device,) + ((std,) if std != "CL3.0" else ())
                one = DeviceTest(suite, name, localConfig)
                one.source, one.device, one.std = test.getSourcePath(), device, std
                yield one

    def execute(self, test, litConfig):
        if not isinstance(test, DeviceTest):
            return super().execute(test, litConfig)
        if not test.source.endswith(".c"):
            test.config = copy.copy(test.config)
            test.config.substitutions = [("%device", test.device)] + test.config.substitutions
            return super().execute(test, litConfig)
        parts = [part for part in test.path_in_suite if part not in (test.device, test.std)]
        program = os.path.join(test.config.test_exec_root, *parts)[: -len(".c")]
        if not os.path.exists(program):
            return lit.Test.Result(lit.Test.UNSUPPORTED, program + " is not built")
        command = [program, "--device", test.device, "--std", test.std] + ["--full"] * bool(litConfig.params.get("full"))
        try:
            out, err, code = lit.util.executeCommand(command, env=test.config.environment, timeout=litConfig.maxIndividualTestTime)
        except lit.util.ExecuteCommandTimeoutException as late:
            return lit.Test.Result(lit.Test.TIMEOUT, late.out + late.err)
        status = {0: lit.Test.PASS, 77: lit.Test.UNSUPPORTED}.get(code, lit.Test.FAIL)
        return lit.Test.Result(status, f"{' '.join(command)}\nexit code {code}\n{out}{err}")


class DeviceTest(lit.Test.Test):
    def getSourcePath(self):
        return self.source


config.name = "OneCLC"
config.test_source_root = os.path.dirname(__file__)
config.test_exec_root = os.path.join(config.build, "test")
config.suffixes = [".c", ".test"]
config.excludes = ["CMakeLists.txt", "harness.c", "Inputs"]
config.test_format = DeviceTests()
config.test_format.execute_external = True  # the constructor's argument of that name is an error since lit 23
config.test_format.variants = variants()
for variable in ("LD_LIBRARY_PATH", "OCL_ICD_VENDORS", "RUSTICL_ENABLE", "RUSTICL_DEVICE_TYPE", "HOME", "ONECLC_PROGRAMS",
                 "ONECLC_COMPILE_ONLY", "CUDA_VISIBLE_DEVICES"):
    if variable in os.environ:
        config.environment[variable] = os.environ[variable]
config.environment["PATH"] = os.pathsep.join([os.path.join(config.build, "bin"), config.llvm_bin, os.environ["PATH"]])

if os.path.exists(os.path.join(config.build, "bin", "tonemap")):
    config.available_features.add("demo")

config.substitutions += [
    ("%clc-run", os.path.join(config.build, "bin", "clc-run")),
    ("%clc-config", os.path.join(config.build, "bin", "clc-config")),
    ("%clang", config.clang),
    ("%build", config.build),
    ("%python", sys.executable),
    ("%products", os.path.join(config.build, "share", "clc")),
    ("%source", config.source),
]
