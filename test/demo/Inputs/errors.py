# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# errors.py FOLDER SOURCE: runs the demo and utils/quickstart wrongly, and prints one line for each run: the exit status
# and what it said.
import os
import subprocess
import sys

folder, source = sys.argv[1:]
os.chdir(folder)


def run(*command, **environment):
    result = subprocess.run(command, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.STDOUT,
                            env={**os.environ, **environment}, text=True)
    print(result.returncode, " ".join(result.stdout.split("\n")), flush=True)


for name in "none", "text", "empty", "header", "scale", "truncated", "absurd", "large", "negative":
    run("tonemap", "--input", name + ".pfm", "--output", "a.png")
for name in "cut.hdr", "cut.png", "cut.ppm", "long.hdr", "first.hdr", "xyze.hdr", "turned.hdr", "endless.hdr", "most.ppm", "ascii.ppm":
    run("tonemap", "--input", name, "--output", "a.png")
run("tonemap", "--size", "8x8", "--output", "nowhere/a.png")
run("tonemap", "--size", "8x8", "--hdr", "nowhere/a.pfm")
os.mkdir("folder.png")
run("tonemap", "--size", "8x8", "--output", "folder.png")
os.symlink("/dev/full", "full.png")
run("tonemap", "--size", "8x8", "--output", "full.png")
os.symlink("/dev/full", "full.ppm")
run("tonemap", "--size", "8x8", "--output", "full.ppm")
run("tonemap", "--size", "8x8", "--hdr", "full.ppm")
run("sh", "-c", "tonemap --size 8x8 --output a.png >/dev/full")
run("sh", "-c", "tonemap --help >/dev/full")
run("tonemap", "--size", "8x8", "--device", "abacus")
for options in ("--output a.jpg", "--exposure bright", "--exposure nan", "--size 0x4", "--size 640x360x2", "a.pfm", "--frobnicate", "--size", "--help", "--version"):
    run("tonemap", *options.split())

quickstart = os.path.join(source, "utils", "quickstart")
for options in "--frobnicate", "--input", "--help":
    run(quickstart, options)
for name, text in (("id", "echo 1000"), ("dpkg-query", "exit 1"), ("sudo", "exit 1"), ("apt-get", "echo called")):
    path = os.path.join("bin", name)
    open(path, "w").write(f"#!/bin/sh\n{text}\n")
    os.chmod(path, 0o755)
run(quickstart, "--build", "build", PATH=os.path.abspath("bin") + os.pathsep + os.environ["PATH"])
