# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""usage: python -m oneclc [list]
       python -m oneclc run [--correctly-rounded] [--preload] [OPTION] SCRIPT [ARGUMENT]...

list: the files of this package and what they serve, and the frameworks that are installed for this Python.
run: runs a script by this Python, in whose kernels Triton, torch.compile, JAX and Numba use the library's functions.
Python's own options may come before the script, or in its place: run -m MODULE, run -c COMMAND.

  --correctly-rounded  functions are correctly rounded; else they are within one ulp
  --preload            calls of libmvec and libm use the library's functions, too, by LD_PRELOAD
  --help, --version

exit status: 0, 1 a file is missing or damaged or the script cannot be started, 2 wrong usage; that of the script
"""
import os
import sys

import oneclc
from oneclc.installed import known, remarks

SERVES = {
    "share/libdevice.10.bc": "kernels on NVIDIA's GPUs, by TRITON_LIBDEVICE_PATH and CUDA_ROOT",
    "share/libdevice-correctly-rounded.10.bc": "the same, with functions correctly rounded",
    "share/ocml.bc": "kernels on AMD's GPUs, by Clang, in the place of ROCm's file",
    "share/ocml-correctly-rounded.bc": "the same, with functions correctly rounded",
    "lib/liboneclc_vecmath.so": "programs' calls of libmvec, by LD_PRELOAD",
    "lib/liboneclc_libm.so": "programs' calls of libm, by LD_PRELOAD",
    "lib/liboneclc_vecmath_correctly_rounded.so": "libmvec, with functions correctly rounded",
    "lib/liboneclc_libm_correctly_rounded.so": "libm, with functions correctly rounded",
}


def say(text):
    print(f"oneclc: {text}", file=sys.stderr)


def misused(text):
    say(f"{text}; python -m oneclc --help tells more")
    return 2


def list_all():
    status = 0
    print(f"OneCLC {oneclc.__version__} in {os.path.dirname(oneclc.__file__)}")
    for name in sorted(oneclc.files(), key=[*SERVES, *oneclc.files()].index):
        print(f"  {name:44}{SERVES.get(name, '')}".rstrip())
        try:
            oneclc.checked(name)
        except oneclc.Error as error:
            say(error)
            status = 1
    print(f"Frameworks of {sys.executable}")
    for framework in oneclc.frameworks():
        state = "not installed"
        if framework.version and not framework.served:
            state = "not built for NVIDIA's GPUs: it runs on as it was"
        elif framework.version:
            tried = " to ".join(dict.fromkeys(framework.tried))
            state = f"{'works' if known(framework) else 'not known to work'} (tried: {tried}), by {framework.how}"
        print(f"  {framework.name:14}{framework.version or '-':14}{state}")
    for remark in remarks():
        say(remark)
    return status


def run(words):
    options = {"--correctly-rounded": False, "--preload": False}
    while words and words[0] in options:
        options[words.pop(0)] = True
    if words[:1] == ["--"]:
        words.pop(0)
    for number, word in enumerate(words):
        if word.startswith("--"):
            return misused(f"{word} is no option of run")
        if not word.startswith("-") or word[:2] in ("-m", "-c") or word == "-":
            break
        if word[:2] not in ("-W", "-X") and set(word) & set("EIS"):
            return misused(f"Python's option {word} keeps out what PYTHONPATH names, by which Numba is served")
    else:
        return misused("a script is missing")
    try:
        variables = oneclc.environment(options["--correctly-rounded"], options["--preload"])
    except oneclc.Error as error:
        say(error)
        return 1
    for remark in remarks():
        say(f"warning: {remark}")
    sys.stdout.flush()
    sys.stderr.flush()
    try:
        os.execve(sys.executable, [sys.executable, *words], dict(os.environ, **variables))
    except OSError as error:
        say(f"{sys.executable}: {error.strerror}")
        return 1


def main(words):
    if words[:1] == ["run"] and words[1:2] not in (["--help"], ["-h"]):
        return run(words[1:])
    if set(words) & {"--help", "-h"}:
        print(__doc__, end="")
        return 0
    if words == ["--version"]:
        print(oneclc.__version__)
        return 0
    if words in ([], ["list"]):
        return list_all()
    return misused(f"{words[0]} is no command" if words[0] not in ("list", "--version") else f"{words[1]} is too much")


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
