// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What the other scripts begin with: settings and procedures. horner_lines prints a polynomial as lines of C by Horner's rule in `argument`,
// with every `stride`-th coefficient of p from degree `lowest` on. certify prints an error bound in a comment, as a power of two rounded up. words
// prints a constant in two words, of which the first has so many bits. odd_powers are the exponents 3, 5 … 2 n + 1, for fpminimax.
verbosity = 1!;
prec = 300!;
display = hexadecimal!;

procedure horner_lines(p, name, argument, lowest, stride, suffix) {
  var k, first;
  first = true;
  k = lowest;
  while (k + stride <= degree(p)) do k = k + stride;
  while (k >= lowest) do {
    if (first) then print("  gentype " @ name @ " = (gentype)" @ coeff(p, k) @ suffix @ ";")
    else print("  " @ name @ " = fma(" @ name @ ", " @ argument @ ", (gentype)" @ coeff(p, k) @ suffix @ ");");
    first = false;
    k = k - stride;
  };
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
