// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What the other scripts begin with: settings and procedures. polynomial_line prints a polynomial in `argument` as a line of C
// (generic/math/arithmetic/vocabulary.h), with every `stride`-th coefficient of p from degree `lowest` on. certify prints an error bound in a comment, as a power of two rounded up. words
// prints a constant in two words, of which the first has so many bits. odd_powers are the exponents 3, 5 … 2 n + 1, for fpminimax.
verbosity = 1!;
prec = 300!;
display = hexadecimal!;

procedure polynomial_line(p, name, argument, lowest, stride, suffix) {
  var k, line;
  line = "  gentype " @ name @ " = polynomial(" @ argument;
  for k from lowest to degree(p) by stride do line = line @ ", " @ coeff(p, k) @ suffix;
  print(line @ ");");
};

procedure certify(what, bound) {
  display = decimal!;
  midpointmode = off!;
  print("// " @ what @ ": relative error 2^" @ ceil(10 * log2(bound)) / 10);
  display = hexadecimal!;
};

procedure words(c, bits, format) {
  var high;
  high = round(c, bits, RN);
  print(high, round(c - high, format, RN));
};

procedure odd_powers(n) {
  var m, k;
  m = [||];
  for k from 1 to n do m = m :. (2 * k + 1);
  return m;
};
