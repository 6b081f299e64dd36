// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// `sollya log.sol` prints the polynomials of log_kernel.h, log2.cl, log10.cl and log1p.cl, and their constants, of which atanh.cl, half_log10.cl and
// native_log10.cl have some, too.
execute("print.sol");
I = [sqrt(1/2) - 1 - 1b-20; sqrt(2) - 1 + 1b-20];

// (ln(1 + f) - f + f^2 / 2) / f and (ln(1 + f) - f) / f. Nothing below takes their values at 0, where they are 0 / 0; Taylor series, which have them,
// take fpminimax minutes.
square_times_series = log1p(x) / x - 1 + x / 2;
series_and_half = log1p(x) / x - 1;

procedure base(b, degree_of_double) {
  var p;
  print("// base", b);
  p = fpminimax(series_and_half / log(b), [|1,...,9|], [|SG...|], I, absolute);
  certify("log, float", dirtyinfnorm(p * log(b) - series_and_half, I));
  polynomial_line(p, "p", "f", 1, 1, "f");
  p = fpminimax(square_times_series / log(b), [|2,...,degree_of_double|], [|D...|], I, absolute);
  certify("log, double", dirtyinfnorm(p * log(b) - square_times_series, I));
  polynomial_line(p, "odd", "square", 3, 2, "");
  polynomial_line(p, "even", "square", 2, 2, "");
};
base(exp(1), 20);
base(2, 21);
base(10, 21);

J = [-1/4; 0.511];
p = fpminimax(series_and_half, [|1,...,9|], [|SG...|], J, absolute);
certify("log1p, float", dirtyinfnorm(p - series_and_half, J));
polynomial_line(p, "p", "f", 1, 1, "f");

print("// ln(2) / 2^23, half of it");
print(round(log(2) * 1b-23, SG, RN));
print(round(log(2) * 1b-24, SG, RN));
print("// log10(2) / 2^23, 1 / ln(2), 1 / ln(10) in words; ln(2), log10(2) with short high words");
words(log10(2) * 1b-23, 24, SG); words(1 / log(2), 24, SG); words(1 / log(10), 24, SG);
words(log(2), 41, D); words(log10(2), 41, D); words(1 / log(2), 53, D); words(1 / log(10), 53, D);
print("// 1/2 less half of 1 / ln(2), for log2.cl");
print(round(1/2 - 1 / (2 * log(2)), D, RN));
print("// log10(2), for half_log10.cl and native_log10.cl");
print(round(log10(2), SG, RN), round(log10(2), D, RN));
quit;
