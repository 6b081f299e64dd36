// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// sollya log.sol: the polynomials of log_kernel.h, log2.cl and log10.cl, and their constants.
execute("print.sol");
I = [sqrt(1/2) - 1 - 1b-20; sqrt(2) - 1 + 1b-20];

// (ln(1 + f) - f + f^2 / 2) / f^3; the function as its Taylor series, whose rest is below 2^-140
series = 0;
for k from 110 to 3 by -1 do series = (-1)^(k + 1) / k + x * series;

procedure base(b) {
  var p, q;
  print("// base", b);
  p = fpminimax(x^2 * series / log(b), [|2,...,9|], [|SG...|], I, absolute);
  certify("log, float", dirtyinfnorm(p * log(b) - x^2 * series, I));
  horner_lines(p, "odd", "square", 3, 2, "f");
  horner_lines(p, "even", "square", 2, 2, "f");
  p = fpminimax(x^2 * series / log(b), [|2,...,21|], [|D...|], I, absolute);
  certify("log, double", dirtyinfnorm(p * log(b) - x^2 * series, I));
  horner_lines(p, "odd", "square", 3, 2, "");
  horner_lines(p, "even", "square", 2, 2, "");
};
base(exp(1));
base(2);
base(10);

print("// ln(2), log10(2) with short high words; 1 / ln(2), 1 / ln(10)");
procedure words(c, bits, format) {
  var high;
  high = round(c, bits, RN);
  print(high, round(c - high, format, RN));
};
words(log(2), 15, SG); words(log10(2), 15, SG); words(1 / log(2), 24, SG); words(1 / log(10), 24, SG);
words(log(2), 41, D); words(log10(2), 41, D); words(1 / log(2), 53, D); words(1 / log(10), 53, D);
quit;
