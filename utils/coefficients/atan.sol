// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// `sollya atan.sol` prints the polynomials of atan_kernel.h and the words of 1/pi in pi.h. In float, atan(t) / t - 1 in w = t^2 - 3/4 for
// 0 <= t <= 1; for `narrow`, and in double, (atan(t) - t) / t^3 in z = t^2 for 0 <= t <= 1/2 (double: 19/32). For atanpi_polynomial.h, in float, atan(q) / (pi q) - 9/32 in
// w = q^2 - 1/2 for 0 <= q <= 1.
execute("print.sol");
f = atan(sqrt(x + 3/4)) / sqrt(x + 3/4);
I = [1b-30 - 3/4; 1/4 + 1b-20];
p = fpminimax(f - 1, 9, [|SG...|], I, absolute);
certify("atan, float", dirtyinfnorm((p + 1) / f - 1, I));
horner_lines(p, "p", "w", 0, 1, "f");
f = atan(sqrt(x + 1/2)) / (pi * sqrt(x + 1/2));
I = [1b-30 - 1/2; 1/2 + 1b-20];
p = fpminimax(f - 9/32, 9, [|SG...|], I, absolute);
certify("atan2pi, float", dirtyinfnorm((p + 9/32) / f - 1, I));
horner_lines(p, "p", "w", 0, 1, "f");
I = [1b-20; 0.5 + 1b-20];
p = fpminimax(atan(x), odd_powers(6), [|SG...|], I, relative, x);
certify("atan, float, narrow", dirtyinfnorm(p / atan(x) - 1, I));
horner_lines(p, "p", "z", 3, 2, "f");
I = [1b-20; 19/32 + 1b-20];
p = fpminimax(atan(x), odd_powers(13), [|D...|], I, relative, x);
certify("atan, double", dirtyinfnorm(p / atan(x) - 1, I));
horner_lines(p, "p", "z", 3, 2, "");
print("// 1/pi in words");
words(1 / pi, 24, SG); words(1 / pi, 53, D);
quit;
