// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// `sollya exp.sol` prints the polynomials and constants of exp.cl, exp2.cl, exp10.cl, exp_kernel.h and AMD's half_exp10.cl.
execute("print.sol");
half_ln2 = log(2) / 2 * (1 + 1b-10);
half_log10 = log10(2) / 2 * (1 + 1b-10);

I = [-half_ln2; half_ln2];
// Of float the degree is even and the last coefficient positive, which `scaled` needs (times_power.h).
p = fpminimax(exp(x), [|2,...,6|], [|SG...|], I, relative, 1 + x);
certify("exp, float", dirtyinfnorm(p / exp(x) - 1, I));
polynomial_line(p, "p", "t", 0, 1, "f");
p = fpminimax(exp(x), [|2,...,11|], [|D...|], I, relative, 1 + x);
certify("exp, double", dirtyinfnorm(p / exp(x) - 1, I));
polynomial_line(p, "odd", "square", 3, 2, "");
polynomial_line(p, "even", "square", 2, 2, "");
print("// -ln(2)'s second word in 42 bits:", -round(log(2) - round(log(2), 53, RN), 42, RN));

J = [-0.5 - 1b-10; 0.5 + 1b-10];
p = fpminimax(2^x, [|1,...,6|], [|SG...|], J, relative, 1);
certify("exp2, float", dirtyinfnorm(p / 2^x - 1, J));
polynomial_line(p, "p", "t", 0, 1, "f");
p = fpminimax(2^x, [|1,...,11|], [|D...|], J, relative, 1);
certify("exp2, double", dirtyinfnorm(p / 2^x - 1, J));
print("// ln(2):", coeff(p, 1));
polynomial_line(p, "odd", "square", 3, 2, "");
polynomial_line(p, "even", "square", 2, 2, "");

K = [-half_log10; half_log10];
p = fpminimax(10^x, [|1,...,6|], [|SG...|], 1.03 * K, relative, 1); // on this interval the coefficients happen to round better
certify("exp10, float", dirtyinfnorm(p / 10^x - 1, K));
polynomial_line(p - 1, "p", "t", 1, 1, "f");
p = fpminimax(10^x, [|2,...,11|], [|D...|], K, relative, 1 + x * log(10));
certify("exp10, double", dirtyinfnorm(p / 10^x - 1, K));
polynomial_line(p, "odd", "square", 3, 2, "");
polynomial_line(p, "even", "square", 2, 2, "");

// (e^t - 1 - t - t^2 / 2) / t^3, with an error relative to e^t - 1. The function is given as its Taylor series, whose rest is below 2^-120.
procedure factorial(k) { var r, i; r = 1; for i from 2 to k do r = r * i; return r; };
series = 0;
for k from 28 to 3 by -1 do series = 1 / factorial(k) + x * series;
p = fpminimax(x^2 * series, [|2,...,6|], [|SG...|], I, absolute);
certify("expm1, float", dirtyinfnorm(p - x^2 * series, I) * log(2));
polynomial_line(p, "p", "t", 2, 1, "f");
// Of expm1 itself: what t lacks makes results for n = 1 and t next to -1/3 too small, where e^t - 1 - t also counts most. So its first two coefficients
// and the interval are those for which the greatest error of the function is small.
c = 0x1.fffffap-2 * x^2 + 0x1.555484p-3 * x^3;
p = fpminimax(x^2 * (1/2 + x * series) - c, [|4,5,6|], [|SG...|], [-0.350; 0.346], absolute) + c;
certify("e^t - 1 - t, float", dirtyinfnorm(p - x^2 * (1/2 + x * series), I));
polynomial_line(p, "rest", "t", 2, 1, "f");
print("// what float's high word of ln(2) exceeds it by, of so few bits that products with integers up to 128 are exact");
print(-round(log(2) - 0x1.62e43p-1, 17, RN));
p = fpminimax(x^2 * series, [|2,...,11|], [|D...|], I, absolute);
certify("expm1, double", dirtyinfnorm(p - x^2 * series, I) * log(2));
polynomial_line(p, "odd", "square", 3, 2, "");
polynomial_line(p, "even", "square", 2, 2, "");

print("// log2(e) and ln(2) in words, log2(10), -log10(2) in words; ln(10) in words");
words(log2(exp(1)), 24, SG); words(log(2), 24, SG); print(round(log2(10), 24, RN)); words(-log10(2), 24, SG);
words(log2(exp(1)), 53, D); words(log(2), 53, D); print(round(log2(10), 53, RN)); words(-log10(2), 53, D);
words(log(10), 53, D);
quit;
