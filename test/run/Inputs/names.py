# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# Makes kernels in files, and in folders beside a header that they include, with difficult names: quotes, backslashes,
# white space, Latin-1, UTF-8, trigraphs. The first file has a byte order mark.
import os

names = [b"plain", b'"quoted" \'twice\'', b"back\\slash\\n\\", b" white\tspace\nline", b"caf\xe9", "\u00e9\u2200".encode(), b"what??'"]
for number, name in enumerate(names):
    with open(name + b".cl", "wb") as kernel:
        kernel.write(b"\xef\xbb\xbf" if number == 0 else b"")
        kernel.write(b"kernel void k(global int *a) { a[0] = 7; }\n")
    os.mkdir(name)
    with open(name + b"/included.h", "w") as header:
        header.write("#define EIGHT 8\n")
    with open(name + b"/k.cl", "w") as kernel:
        kernel.write('#include "included.h"\nkernel void k(global int *a) { a[0] = EIGHT; }\n')
    with open(name + b"/wrong.cll", "w") as kernel:
        kernel.write("kernel void k(global int *a) {\n  a[0] = nothing; }\n")
