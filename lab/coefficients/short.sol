// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// `sollya short.sol` prints the polynomials of exp_short.h, log_short.h, half_powr.cl and half_rsqrt.cl.
execute("print.sol");
J = [-0.5 - 1b-10; 0.5 + 1b-10];
p = fpminimax(2^x, [|1,2,3|], [|SG...|], J, relative, 1);
certify("2^t", dirtyinfnorm(p / 2^x - 1, J));
polynomial_line(p, "p", "t", 0, 1, "f");

// log2(1 + f) / f
I = [sqrt(1/2) - 1 - 1b-20; sqrt(2) - 1 + 1b-20];
series = log1p(x) / x; // a Taylor series takes fpminimax long
procedure logarithm(n) {
  var p;
  p = fpminimax(series / log(2), n, [|SG...|], I, relative);
  certify("log2(1 + f)", dirtyinfnorm(p / (series / log(2)) - 1, I));
  polynomial_line(p, "p", "f", 0, 1, "f");
};
logarithm(4);
logarithm(6);

// 1 / sqrt(u), where u = z y^2 with the first guess y of sqrt_words.h
U = [0.587; 0.675];
p = fpminimax(1 / sqrt(x), 2, [|SG...|], U, relative);
certify("1 / sqrt(u)", dirtyinfnorm(p * sqrt(x) - 1, U));
polynomial_line(p, "p", "u", 0, 1, "f");
quit;
