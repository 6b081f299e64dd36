# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# Prints a function for each pair of types, one per line, and writes the numbers of the lines where the sizes differ to
# the file that the variable `errors` names.
BEGIN {
  types = split("char uchar short ushort int uint long ulong half float double", name)
  split("1 1 2 2 4 4 8 8 2 4 8", bytes)
  widths = split("1 2 3 4 8 16", width)
  print "#pragma OPENCL EXTENSION cl_khr_fp16 : enable"
  for (s = 1; s <= types; s++)
    for (v = 1; v <= widths; v++)
      for (d = 1; d <= types; d++)
        for (w = 1; w <= widths; w++) {
          from = name[s] (v > 1 ? width[v] : "")
          to = name[d] (w > 1 ? width[w] : "")
          printf "void %s_as_%s(%s x, private %s *y) { *y = as_%s(x); }\n", from, to, from, to, to
          line++
          if (bytes[s] * (width[v] == 3 ? 4 : width[v]) != bytes[d] * (width[w] == 3 ? 4 : width[w]))
            print line + 1 > errors
        }
}
