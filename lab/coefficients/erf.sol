// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// `sollya erf.sol` prints the float polynomials of erf.cl. erf(x) = x + x p(x^2) for |x| <= 1; beyond it is
// erf(t + c), fitted by the absolute error, with a c whose erf is almost a float.
execute("print.sol");
I = [1b-20; 1];
p = fpminimax(erf(x), [|1, 3, 5, 7, 9, 11, 13|], [|SG...|], I, relative, x);
certify("erf, float", dirtyinfnorm(p / erf(x) - 1, I));
polynomial_line(p - x, "p", "z", 1, 2, "f");
c = 2406 / 1024;
J = [1 - c; 3.9375 - c];
p = fpminimax(erf(x + c), 14, [|SG...|], J, absolute);
certify("erf, float, absolute, not", dirtyinfnorm(p - erf(x + c), J));
polynomial_line(p, "slope", "t", 1, 1, "f");
print("  gentype far = fma(slope, t, (gentype)" @ coeff(p, 0) @ "f);");
quit;
