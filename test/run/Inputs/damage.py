# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# damage.py FILE FOLDER FIRST LAST: makes damaged copies of a file, FOLDER/N.SUFFIX, which are shortened or have some
# bytes changed.
import os
import random
import sys

path, folder = sys.argv[1:3]
with open(path, "rb") as file:
    whole = file.read()
for number in range(int(sys.argv[3]), int(sys.argv[4]) + 1):
    choose = random.Random(number)
    damaged = bytearray(whole)
    if number % 4 == 0:
        del damaged[choose.randrange(len(damaged)) :]
    else:
        for _ in range(choose.choice([1, 2, 8, 64])):
            damaged[choose.randrange(len(damaged))] = choose.randrange(256)
    with open(os.path.join(folder, str(number) + os.path.splitext(path)[1]), "wb") as file:
        file.write(damaged)
