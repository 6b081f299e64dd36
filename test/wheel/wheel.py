# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""wheel.py check WHEEL: the wheel's members, RECORD and metadata agree, and it says the truth about its platform.
wheel.py unpack WHEEL FOLDER: makes a Python in FOLDER, without pip, in which the wheel is installed."""
import base64
import csv
import email
import glob
import hashlib
import os
import re
import subprocess
import sys
import venv
import zipfile


def check(path):
    name, version, python, abi, platform = os.path.basename(path)[:-len(".whl")].split("-")
    archive = zipfile.ZipFile(path)
    names = archive.namelist()
    assert len(set(names)) == len(names), "a member is there twice"
    info = f"{name}-{version}.dist-info"
    rows = {row[0]: row[1:] for row in csv.reader(archive.read(f"{info}/RECORD").decode().splitlines())}
    assert set(rows) == set(names), f"RECORD and the members differ: {set(rows) ^ set(names)}"
    for member, (digest, size) in rows.items():
        if member != f"{info}/RECORD":
            content = archive.read(member)
            want = base64.urlsafe_b64encode(hashlib.sha256(content).digest()).decode().rstrip("=")
            assert (digest, size) == (f"sha256={want}", str(len(content))), f"RECORD is wrong about {member}"

    metadata = email.message_from_bytes(archive.read(f"{info}/METADATA"))
    assert (metadata["Name"], metadata["Version"]) == (name, version)
    assert metadata["License-Expression"] == "Apache-2.0 WITH LLVM-exception"
    assert f"{info}/licenses/{metadata['License-File']}" in names
    wheel = email.message_from_bytes(archive.read(f"{info}/WHEEL"))
    assert wheel["Tag"] == f"{python}-{abi}-{platform}"

    objects = [member for member in names if member.endswith(".so")]
    assert (platform == "any") == (not objects) and (wheel["Root-Is-Purelib"] == "true") == (not objects)
    for member in objects:  # of no other version of the C library than the one that the tag names, or an earlier one
        text = subprocess.run(["llvm-readelf", "--dynamic-table", "--version-info", "-"], input=archive.read(member),
                              capture_output=True, check=True).stdout.decode()
        needs = [tuple(map(int, version.split("."))) for version in re.findall(r"GLIBC_([\d.]+)", text)]
        allowed = tuple(map(int, re.match(r"manylinux_(\d+)_(\d+)_x86_64", platform).groups()))
        assert all(need <= allowed for need in needs), f"{member} needs {max(needs)}"
        assert "RELR" not in text, f"{member} has relocations that only glibc 2.36 knows"


def unpack(path, folder):
    venv.create(folder, clear=True, symlinks=True)
    site = glob.glob(f"{folder}/lib/python*/site-packages")[0]
    zipfile.ZipFile(path).extractall(site)


if __name__ == "__main__":
    {"check": check, "unpack": unpack}[sys.argv[1]](*sys.argv[2:])
