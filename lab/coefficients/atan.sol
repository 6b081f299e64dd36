// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// `sollya atan.sol` prints the polynomials of atan_kernel.h and the words of 1/pi in pi.h. In float, atan(t) / t - 1 in w = t^2 - 3/4 for
// 0 <= t <= 1; of atan alone, (atan(t) - t) / t^3 in z = t^2 for 0 <= t <= 0.5602: close to the end, where a unit in the last place of the result is
// twice as large, it may be twice as bad, which the shorter interval does. For `narrow`, and in double, (atan(t) - t) / t^3 in z = t^2 for 0 <= t <= 1/2 (double: 19/32). For atanpi_polynomial.h, in float, atan(q) / (pi q) - 9/32 in
// w = q^2 - 1/2 for 0 <= q <= 1; in double, for atan_kernel.h's half_turns_polynomial, atan(t) / (pi t) - 5/16 in z = t^2 for 0 <= t <= 0.66825, its odd and even powers
// of z apart.
execute("print.sol");
f = atan(sqrt(x + 3/4)) / sqrt(x + 3/4);
I = [1b-30 - 3/4; 1/4 + 1b-20];
p = fpminimax(f - 1, 9, [|SG...|], I, absolute);
certify("atan, float", dirtyinfnorm((p + 1) / f - 1, I));
polynomial_line(p, "p", "w", 0, 1, "f");
f = atan(sqrt(x + 1/2)) / (pi * sqrt(x + 1/2));
I = [1b-30 - 1/2; 1/2 + 1b-20];
p = fpminimax(f - 9/32, 9, [|SG...|], I, absolute);
certify("atan2pi, float", dirtyinfnorm((p + 9/32) / f - 1, I));
polynomial_line(p, "p", "w", 0, 1, "f");
I = [1b-20; 0.556];
p = fpminimax(atan(x), odd_powers(5), [|SG...|], I, relative, x);
certify("atan, float, t <= 0.5463, the tangent of 1/2", dirtyinfnorm(p / atan(x) - 1, [1b-20; 0.5463]));
certify("atan, float, t <= 0.5602", dirtyinfnorm(p / atan(x) - 1, [1b-20; 0.5602]));
polynomial_line(p, "p", "z", 3, 2, "f");
// Of the floats about 0.942 whose angles are floats, but for 2^-9 units in the last place, the tangent is one with which the errors of all
// results are least. pi/2 as rounded is the angle of -1 / excess.
tangent = 0x1.e2597cp-1;
angle = round(atan(tangent), SG, RN);
print("  tangent:", tangent @ "f", " angle:", angle @ "f", " excess:", round(-1 / tan(round(pi / 2, SG, RN)), SG, RN) @ "f");
certify("the middle angle of atan, float", abs(atan(tangent) / angle - 1));
I = [1b-20; 0.5 + 1b-20];
p = fpminimax(atan(x), odd_powers(6), [|SG...|], I, relative, x);
certify("atan, float, narrow", dirtyinfnorm(p / atan(x) - 1, I));
polynomial_line(p, "p", "z", 3, 2, "f");
I = [1b-20; 19/32 + 1b-20];
p = fpminimax(atan(x), odd_powers(13), [|D...|], I, relative, x);
certify("atan, double", dirtyinfnorm(p / atan(x) - 1, I));
polynomial_line(p, "p", "z", 3, 2, "");
I = [1b-20; 0.66825];
p = fpminimax(atan(x) / pi, [|1|] @ odd_powers(14), [|D...|], I, relative, 5/16 * x);
certify("atanpi, double", dirtyinfnorm(p / (atan(x) / pi) - 1, I));
p = p - 5/16 * x;
polynomial_line(p, "odd", "square", 3, 4, "");
polynomial_line(p, "even", "square", 1, 4, "");
print("// 1/pi in words");
words(1 / pi, 24, SG); words(1 / pi, 53, D);
quit;
