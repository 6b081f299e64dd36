// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// `sollya power.sol` prints the polynomials and constants of power.h.
execute("print.sol");

// log2(m) = 2 / ln(2) s (1 + z / 3 + z^2 / 5 + …), where s = (m - 1) / (m + 1) and z = s^2. The rest of this Taylor series is below 2^-120.
k0 = 2 / log(2);
series = 0;
for k from 24 to 2 by -1 do series = 1 / (2 * k + 1) + x * series;

// Float: 3/4 <= m < 3/2. What is left of k0 / 3 + … beside 1; the error of its product with z is relative to the whole.
I = [0; 0.04 + 1b-24];
rest = k0 * (1 / 3 + x * series) - 1;
p = fpminimax(x * rest, [|1,...,4|], [|SG...|], [0.001; 0.04 + 1b-24], absolute);
certify("log2, float", dirtyinfnorm((p - x * rest) / k0, I));
polynomial_line(p, "q", "z", 1, 1, "f");
c = round(k0 * (1 + 0.033), 11, RN);
certify("slope of log2, float", dirtyinfnorm((1 + c / k0 * x) * (1 - x) - 1, I));
print(c);

// Double: sqrt(1/2) <= m < sqrt(2)
I = [0; 0.02945];
p = fpminimax(k0 * series, [|0,...,7|], [|D...|], I, absolute);
certify("log2, double", dirtyinfnorm(x^2 * (p / k0 - series), I));
polynomial_line(p, "odd", "square", 1, 2, "");
polynomial_line(p, "even", "square", 0, 2, "");

// The slope 2 / ln(2) / (1 - z) is so near to 2 / ln(2) (1 + z) + c z^2.
c = round(remez(k0 * x^2 / (1 - x), [|0|], [0.001; 0.02945], x^2), 11, RN);
certify("slope of log2, double", dirtyinfnorm((1 + x + c / k0 * x^2) * (1 - x) - 1, I));
print(c);

print("// 2 / ln(2), a third of it");
words(k0, 24, SG); words(k0, 53, D); words(k0 / 3, 53, D);

// 2^t = 1 + t ln(2) + t^2 p(t)
series = 0; // a Taylor series again, whose rest is below 2^-120
factor = 1;
for k from 1 to 27 do factor = round(factor * log(2) / k, 280, RN);
for k from 27 to 2 by -1 do { series = factor + x * series; factor = round(factor * k / log(2), 280, RN); };
J = [-0.53; 0.53]; // the low word is at most 0.04, of the greatest powers
p = fpminimax(x^2 * series, [|2,...,6|], [|SG...|], J, absolute);
certify("exp2, float", dirtyinfnorm(p - x^2 * series, J) * sqrt(2));
polynomial_line(p, "p", "all", 2, 1, "f");
J = [-0.5 - 1b-7; 0.5 + 1b-7];
p = fpminimax(x^2 * series, [|2,...,11|], [|D...|], J, absolute);
certify("exp2, double", dirtyinfnorm(p - x^2 * series, J) * sqrt(2));
polynomial_line(p, "odd", "square", 3, 2, "");
polynomial_line(p, "even", "square", 2, 2, "");
words(log(2), 24, SG); words(log(2), 53, D);
print("// ln(2) / 2");
words(log(2) / 2, 24, SG);
quit;
