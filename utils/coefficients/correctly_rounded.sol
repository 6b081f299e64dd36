// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// `sollya correctly_rounded.sol` prints the polynomials and constants of the correctly rounded functions: of cr_exp.cl, cr_exp2.cl, cr_exp10.cl, of
// natural_log_in_double.h, cr_log2.cl and cr_log10.cl, and of words.h, angle_in_words.h and cr_lgamma.cl. Those of trig_in_double.h are trig.sol's.
execute("print.sol");
h = log(2) / 2 * (1 + 1b-20);
I = [-h; h];
p = fpminimax(exp(x), [|2,...,10|], [|D...|], I, relative, 1 + x);
certify("exp", dirtyinfnorm(p / exp(x) - 1, I));
horner_lines(p, "p", "t", 2, 1, "");

J = [-0.5 - 1b-20; 0.5 + 1b-20];
p = fpminimax(2^x, [|1,...,10|], [|D...|], J, relative, 1);
certify("exp2", dirtyinfnorm(p / 2^x - 1, J));
horner_lines(p, "p", "t", 1, 1, "");

K = [-log10(2) / 2 * (1 + 1b-20); log10(2) / 2 * (1 + 1b-20)];
p = fpminimax(10^x, [|1,...,10|], [|D...|], K, relative, 1);
certify("exp10", dirtyinfnorm(p / 10^x - 1, K));
horner_lines(p, "p", "t", 1, 1, "");

print("// log10(2) in words, the first of which is short, and log2(10); ln(2) in three words");
words(log10(2), 41, D); print(round(log2(10), D, RN));
words(log(2), 41, D); print(round(log(2) - round(log(2), 41, RN) - round(log(2) - round(log(2), 41, RN), D, RN), D, RN));
print("// 1 / ln(2), 1 / ln(10), pi/2, 1/pi and ln(2 pi) / 2");
words(1 / log(2), 53, D); words(1 / log(10), 53, D); words(pi / 2, 53, D); words(1 / pi, 53, D); words(log(2 * pi) / 2, 53, D);

// (ln(1 + z) - z) / z^2 by its Taylor series, whose rest is below 2^-150; the error is relative to ln(1 + z) if multiplied by |z| < 2^-4.9.
procedure series(n) { var r, k; r = 0; for k from n to 0 by -1 do r = (-1)^(k + 1) / (k + 2) + x * r; return r; };
L = [-0.0335; 0.0335];
s = series(30);
procedure base(b) {
  var p;
  p = fpminimax(s / log(b), 7, [|D...|], L, absolute);
  certify("log", 0.0335 * dirtyinfnorm(p * log(b) - s, L));
  horner_lines(p, "q", "z", 0, 1, "");
};
base(exp(1));
base(2);
base(10);
quit;
