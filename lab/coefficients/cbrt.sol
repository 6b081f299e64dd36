// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// `sollya cbrt.sol` prints the polynomial of cbrt.cl and the third of its last step. Of a root that is too large by a
// relative error d, Newton's step leaves -2 d^2 or, with a third that is too small by s, -d (2 d - s). If d is between
// (sqrt(1/2) - 1) D and (sqrt(1/2) + 1) D, this is least, between -D^2 and D^2, for s = 2 sqrt(2) D. The root is made
// of the square of the polynomial, whose relative error is D / 2: 2^-14.3.
//
// And of double, the polynomial of the step and the last factor. If the guess times this polynomial is y, and e = 1 - x y^3, the root is c = x y^2
// and what it lacks is (x - c^3) y^2 times 1 / (u^(2/3) + u^(4/3) + u^2), u = 1 - e.
execute("print.sol");
I = [-0.1056; 0.1056];
f = (1 - x)^(-1 / 3);
most = 2^-13.3;
f = f * (1 + sqrt(1 / 2) * most / 2);
p = fpminimax(f, 2, [|SG...|], I, relative);
certify("cbrt, float", dirtyinfnorm(p / f - 1, I));
polynomial_line(p, "p", "e", 0, 1, "f");
print("  third: " @ single((2 * sqrt(2) * most - 1) / 3) @ "f");

I = [-0.1101; 0.1101];
f = (1 - x)^(-1 / 3);
p = fpminimax(f, [|1,2,3|], [|D...|], I, relative, 1);
certify("cbrt, double: the step", dirtyinfnorm(p / f - 1, I));
polynomial_line(p, "step", "e", 1, 1, "");
I = [-1.15e-5; 1.15e-5];
f = 1 / ((1 - x)^(2/3) + (1 - x)^(4/3) + (1 - x)^2);
p = fpminimax(f, 2, [|D...|], I, absolute);
certify("cbrt, double: the factor", dirtyinfnorm(p / f - 1, I));
polynomial_line(p, "factor", "e", 0, 1, "");
quit;
