// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// sollya erf.sol: the polynomials of erf.cl. erf(x) = x + x p(x^2) for |x| <= 1; beyond, in float erf(t + c), absolute error, with a c whose erf is
// almost a float, and in double log2(erfc(t + 1) / erfc(1)) by interpolation at Chebyshev's nodes; its error counts times erfc.
execute("print.sol");
I = [1b-20; 1];
p = fpminimax(erf(x), [|1, 3, 5, 7, 9, 11, 13|], [|SG...|], I, relative, x);
certify("erf, float", dirtyinfnorm(p / erf(x) - 1, I));
horner_lines(p - x, "p", "z", 1, 2, "f");
p = fpminimax(erf(x), [|1, 3, 5, 7, 9, 11, 13, 15, 17, 19, 21, 23|], [|D...|], I, relative, x);
certify("erf, double", dirtyinfnorm(p / erf(x) - 1, I));
horner_lines(p - x, "p", "z", 1, 2, "");
c = 2406 / 1024;
J = [1 - c; 3.9375 - c];
p = fpminimax(erf(x + c), 14, [|SG...|], J, absolute);
certify("erf, float, absolute, not", dirtyinfnorm(p - erf(x + c), J));
horner_lines(p, "w", "t", 0, 1, "f");
erfc_1 = round(erfc(1), D, RN);
p = fpminimax(erfc_1 * 2^x, [|1, ..., 10|], [|D...|], [-0.5; 0.5], relative, erfc_1);
certify("erfc(1) 2^f, double", dirtyinfnorm(p / (erfc_1 * 2^x) - 1, [-0.5; 0.5]));
horner_lines(p, "w", "f", 0, 1, "");
n = 24;
span = 4.9375;
f = log2(erfc(x + 1) / erfc_1);
nodes = [||];
for i from 0 to n do nodes = nodes :. round(span / 2 * (1 - cos(pi * (2 * i + 1) / (2 * n + 2))), 100, RN);
q = interpolate(nodes, f);
p = 0;
for i from 0 to n do p = p + round(coeff(q, i), D, RN) * x^i;
worst = 0;
for i from 0 to 500 do {
  e = abs(evaluate((p - f) * erfc(x + 1), span * i / 500)) * log(2);
  if (e > worst) then worst = e;
};
certify("log2(erfc), double, absolute after exp2, not", worst);
horner_lines(p, "even", "square", 0, 2, "");
horner_lines(p, "odd", "square", 1, 2, "");
quit;
