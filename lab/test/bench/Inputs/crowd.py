# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""crowd.py make: prints a table like clc-bench --csv's, with many functions whose figures are almost the same.
crowd.py check PLOT.svg: checks that every function has its name in the plot and that no two names overlap."""
import re
import sys

FUNCTIONS = [f"function{number}" for number in range(40)]

if sys.argv[1] == "make":
    print("function,precision,form,range,library,unit,median,least,most,samples,speed ratio,ulp,device")
    for number, function in enumerate(FUNCTIONS):
        for library, time in ("ours", 1), ("other", 1.2):
            print(f'{function},float,float16,main,{library},ns,{time},{time},{time},5,1,{0.8 + number % 3 / 100},"a device"')
else:
    # Matplotlib writes a text as a comment with its words and a group whose position is the left end of the text's base
    # line. The texts are 5 points high here.
    text = open(sys.argv[2], encoding="utf-8").read()
    places = {}
    for name, x, y in re.findall(r"<!-- (function\d+) -->.*?translate\(([-0-9.]+) ([-0-9.]+)\)", text, re.S):
        places[name] = float(x), float(y)
    missing = sorted(set(FUNCTIONS) - set(places))
    width, height = 20, 3.5  # a little less than the size of a name
    crowded = [(a, b) for a in places for b in places
               if a < b and abs(places[a][0] - places[b][0]) < width and abs(places[a][1] - places[b][1]) < height]
    if missing or crowded:
        sys.exit(f"not named: {missing}; one upon the other: {crowded}")
