# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""sbom.py ROOT BILL…: bills of materials have what SPDX 2.3 demands, and name all files below ROOT with their sums.

Each bill is judged by itself, by the specification's fields, and by spdx-tools where Python has it; each file below ROOT,
but for the bills, is in one of them. Prints the faults; the exit status says whether there are any.
"""
import gzip
import hashlib
import json
import os
import re
import sys

root = sys.argv[1]
faults = []
named = {}


def needs(where, what, **fields):
    for field, pattern in fields.items():
        value = what.get(field)
        if not isinstance(value, str) or not re.fullmatch(pattern, value):
            faults.append(f"{where}: {field} is {value!r}")


def judge(name, text):
    bill = json.loads(text)
    anything, identifier = r"\S.*", r"SPDXRef-[A-Za-z0-9.-]+"
    needs(name, bill, spdxVersion=r"SPDX-2\.3", dataLicense=r"CC0-1\.0", SPDXID="SPDXRef-DOCUMENT", name=anything,
          documentNamespace=r"https?://[^#\s]+")
    needs(name, bill["creationInfo"], created=r"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ")
    for creator in bill["creationInfo"]["creators"]:
        needs(name, {"creator": creator}, creator=r"(Tool|Person|Organization): \S.*")
    ids = ["SPDXRef-DOCUMENT"]
    for package in bill["packages"]:
        ids.append(package["SPDXID"])
        needs(name, package, SPDXID=identifier, name=anything, versionInfo=r"\d[\w.+~-]*", downloadLocation=anything, licenseDeclared=anything)
    ours = bill["packages"][0]
    needs(name, ours, sourceInfo=r"commit [0-9a-f]{12}", licenseDeclared="Apache-2.0 WITH LLVM-exception")
    if "Clang and LLVM" not in [package["name"] for package in bill["packages"]]:
        faults.append(f"{name}: no tool is Clang and LLVM")
    sums = []
    for file in bill["files"]:
        ids.append(file["SPDXID"])
        needs(name, file, SPDXID=identifier, fileName=r"\./.+", licenseConcluded=r"Apache-2\.0 WITH LLVM-exception\b.*", copyrightText=anything)
        checksums = {sum["algorithm"]: sum["checksumValue"] for sum in file["checksums"]}
        path = os.path.join(root, file["fileName"])
        try:
            with open(path, "rb") as opened:
                content = opened.read()
        except OSError as error:
            faults.append(f"{name}: {error}")
            continue
        if checksums != {"SHA1": hashlib.sha1(content).hexdigest(), "SHA256": hashlib.sha256(content).hexdigest()}:
            faults.append(f"{name}: {file['fileName']} has other sums")
        sums.append(checksums.get("SHA1", ""))
        named[os.path.normpath(path)] = True
    code = hashlib.sha1("".join(sorted(sums)).encode()).hexdigest()
    if ours["packageVerificationCode"]["packageVerificationCodeValue"] != code:
        faults.append(f"{name}: the package's verification code is not that of the files")
    if len(set(ids)) != len(ids):
        faults.append(f"{name}: an identifier stands twice")
    for relation in bill["relationships"]:
        for end in "spdxElementId", "relatedSpdxElement":
            if relation[end] not in ids:
                faults.append(f"{name}: a relation names {relation[end]}, which is not there")
    contained = sum(relation["relationshipType"] == "CONTAINS" for relation in bill["relationships"])
    if contained != len(bill["files"]):
        faults.append(f"{name}: the package contains {contained} files of {len(bill['files'])}")
    try:
        from spdx_tools.spdx.parser.jsonlikedict.json_like_dict_parser import JsonLikeDictParser
        from spdx_tools.spdx.validation.document_validator import validate_full_spdx_document
    except ImportError:
        return
    for message in validate_full_spdx_document(JsonLikeDictParser().parse(bill)):
        faults.append(f"{name}: spdx-tools: {message.validation_message}")


bills = sys.argv[2:]
for bill in bills:
    with (gzip.open if bill.endswith(".gz") else open)(bill, "rt") as file:
        judge(os.path.basename(bill), file.read())
for folder, _, names in os.walk(root):
    for name in names:
        path = os.path.normpath(os.path.join(folder, name))
        if path not in named and not os.path.islink(path) and not re.search(r"\.spdx\.json(\.gz)?$", name):
            faults.append(f"no bill names {path}")
print("\n".join(faults[:20]))
sys.exit(bool(faults) or not bills)
