#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Makes the wheel of the package oneclc/ beside this script and of the FILEs that the build made.

usage: make_wheel.py --version VERSION --platform TAG --licence FILE FOLDER FILE...

FOLDER gets oneclc-VERSION-py3-none-TAG.whl. Files are in the order of their names, of one time and uncompressed, so
that the wheel's bytes depend on nothing but its contents. Shared objects go into oneclc/lib, other FILEs into
oneclc/share.
"""
import argparse
import base64
import hashlib
import os
import sys
import zipfile

HERE = os.path.dirname(os.path.abspath(__file__))
METADATA = """\
Metadata-Version: 2.4
Name: oneclc
Version: {version}
Summary: The same bits of mathematical functions in Triton, torch.compile, JAX and Numba on NVIDIA's GPUs, and on x86-64
License-Expression: Apache-2.0 WITH LLVM-exception
License-File: LICENSE
Keywords: libdevice,CUDA,Triton,JAX,Numba,libmvec,mathematics,correct rounding
Classifier: Development Status :: 4 - Beta
Classifier: Environment :: GPU :: NVIDIA CUDA
Classifier: Intended Audience :: Developers
Classifier: Intended Audience :: Science/Research
Classifier: Operating System :: POSIX :: Linux
Classifier: Programming Language :: Python :: 3
Classifier: Topic :: Scientific/Engineering :: Mathematics
Classifier: Topic :: Software Development :: Libraries
Requires-Python: >=3.8
Description-Content-Type: text/markdown

{description}"""
WHEEL = """\
Wheel-Version: 1.0
Generator: oneclc {version}
Root-Is-Purelib: {pure}
Tag: py3-none-{platform}
"""
CONTENTS = """\
\"\"\"What the build knows: the version, and the size and the SHA-256 of each file.\"\"\"
VERSION = {version!r}
FILES = {{
{files}}}
"""


def read(*path):
    with open(os.path.join(*path), "rb") as file:
        return file.read()


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--version", required=True)
    parser.add_argument("--platform", required=True)
    parser.add_argument("--licence", required=True, metavar="FILE")
    parser.add_argument("folder", metavar="FOLDER")
    parser.add_argument("files", metavar="FILE", nargs="+")
    options = parser.parse_args()

    files = {}
    for path in options.files:
        name = os.path.basename(path)
        files[("lib/" if name.endswith(".so") else "share/") + name] = read(path)
    sums = "".join(f"    {name!r}: ({len(files[name])}, {hashlib.sha256(files[name]).hexdigest()!r}),\n"
                   for name in sorted(files))
    members = {f"oneclc/{name}": content for name, content in files.items()}
    members["oneclc/contents.py"] = CONTENTS.format(version=options.version, files=sums).encode()
    for folder, _, names in os.walk(os.path.join(HERE, "oneclc")):
        for name in names:
            if name.endswith(".py"):
                members[os.path.relpath(os.path.join(folder, name), HERE).replace(os.sep, "/")] = read(folder, name)

    info = f"oneclc-{options.version}.dist-info"
    description = read(HERE, "README.md").decode()
    pure = "true" if options.platform == "any" else "false"
    about = {f"{info}/METADATA": METADATA.format(version=options.version, description=description).encode(),
             f"{info}/WHEEL": WHEEL.format(version=options.version, pure=pure, platform=options.platform).encode(),
             f"{info}/licenses/LICENSE": read(options.licence)}
    members = {**dict(sorted(members.items())), **about}  # what says what the wheel is comes last
    record = ""
    for name, content in members.items():
        digest = base64.urlsafe_b64encode(hashlib.sha256(content).digest()).rstrip(b"=").decode()
        record += f"{name},sha256={digest},{len(content)}\n"
    members[f"{info}/RECORD"] = f"{record}{info}/RECORD,,\n".encode()

    wheel = os.path.join(options.folder, f"oneclc-{options.version}-py3-none-{options.platform}.whl")
    with zipfile.ZipFile(wheel, "w") as archive:
        for name, content in members.items():
            member = zipfile.ZipInfo(name)  # of 1980-01-01
            member.create_system = 3
            member.external_attr = (0o100755 if name.endswith(".so") else 0o100644) << 16
            archive.writestr(member, content)


if __name__ == "__main__":
    sys.exit(main())
