// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// `sollya power.sol` prints the polynomials and constants of power.h.
execute("print.sol");

// log2(m / a) = 2 / ln(2) s (1 + z / 3 + z^2 / 5 + …), where s = (m - a) / (m + a) and z = s^2. The rest of this Taylor series is below 2^-120.
k0 = 2 / log(2);
series = 0;
for k from 24 to 2 by -1 do series = 1 / (2 * k + 1) + x * series;

// Float: a = 1 or 3/2, 0.86 <= m < 1.72; the error of z (k1 + …) is relative to the whole.
I = [0; 0.0107];
p = fpminimax(k0 * (1 / 3 + x * series), [|0,1,2|], [|SG...|], I, absolute);
certify("log2, float", dirtyinfnorm(x * (p / k0 - 1 / 3 - x * series), I));
horner_lines(p, "p", "z", 0, 1, "f");

// Double: a = 1, sqrt(1/2) <= m < sqrt(2)
I = [0; 0.02945];
p = fpminimax(k0 * series, [|0,...,7|], [|D...|], I, absolute);
certify("log2, double", dirtyinfnorm(x^2 * (p / k0 - series), I));
horner_lines(p, "odd", "square", 1, 2, "");
horner_lines(p, "even", "square", 0, 2, "");

// The slope 2 / ln(2) / (1 - z) is so near to 2 / ln(2) (1 + z) + c z^2.
c = round(remez(k0 * x^2 / (1 - x), [|0|], [0.001; 0.02945], x^2), 11, RN);
certify("slope of log2, double", dirtyinfnorm((1 + x + c / k0 * x^2) * (1 - x) - 1, I));
print(c);

print("// 2 / ln(2), a third of it");
words(k0, 24, SG); words(k0, 53, D); words(k0 / 3, 53, D);
print("// log2(3/2)");
high = round(log2(1.5) * 2^15, 15, RN) / 2^15;
print(high, round(log2(1.5) - high, SG, RN));

// 2^t = 1 + t ln(2) + t^2 p(t)
J = [-0.5 - 1b-7; 0.5 + 1b-7];
series = 0; // a Taylor series again, whose rest is below 2^-120
factor = 1;
for k from 1 to 27 do factor = round(factor * log(2) / k, 280, RN);
for k from 27 to 2 by -1 do { series = factor + x * series; factor = round(factor * k / log(2), 280, RN); };
p = fpminimax(x^2 * series, [|2,...,6|], [|SG...|], J, absolute);
certify("exp2, float", dirtyinfnorm(p - x^2 * series, J) * sqrt(2));
horner_lines(p, "p", "all", 2, 1, "f");
p = fpminimax(x^2 * series, [|2,...,11|], [|D...|], J, absolute);
certify("exp2, double", dirtyinfnorm(p - x^2 * series, J) * sqrt(2));
horner_lines(p, "odd", "square", 3, 2, "");
horner_lines(p, "even", "square", 2, 2, "");
words(log(2), 24, SG); words(log(2), 53, D);
print("// ln(2) / 2");
words(log(2) / 2, 24, SG);

// 1 / (1 + g), where Newton's iteration begins
G = [-0.0934; 0.111];
p = fpminimax(1 / (1 + x), [|0,1,2|], [|SG...|], G, relative);
certify("1 / (1 + g), float", dirtyinfnorm(p * (1 + x) - 1, G));
horner_lines(p, "r", "g", 0, 1, "f");
quit;
