// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What the other scripts begin with: settings and two procedures. horner_lines prints a polynomial as lines of C by Horner's rule in `argument`,
// with every `stride`-th coefficient of p from degree `lowest` on. certify prints an error bound in a comment, as a power of two rounded up.
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
