// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// `sollya hyperbolic.sol` prints the polynomials of sinh_kernel.h, tanh.cl and atanh.cl.
execute("print.sol");
half_ln2 = log(2) / 2 * (1 + 1b-10);
I = [1b-20; half_ln2];

// sinh(t) / t - 1 is given as its Taylor series, whose rest is below 2^-130.
series = 0;
for k from 28 to 2 by -2 do series = x^2 / (k * (k + 1)) * (1 + series);
p = fpminimax(series, [|2,4,6,8,10,12|], [|D...|], I, absolute);
certify("sinh, double", dirtyinfnorm(p - series, I));
polynomial_line(p, "s", "square", 2, 2, "");

p = fpminimax(cosh(x) - 1, [|2,4,6,8,10,12|], [|D...|], I, absolute);
certify("cosh, double", dirtyinfnorm(p - (cosh(x) - 1), I));
polynomial_line(p, "c", "square", 2, 2, "");

// Of float, t is up to ln(3/2).
I = [1b-20; 0.4056];
p = fpminimax(series, [|2,4,6|], [|SG...|], I, absolute);
certify("sinh, float", dirtyinfnorm(p - series, I));
polynomial_line(p, "s", "square", 2, 2, "f");
p = fpminimax(cosh(x) - 1, [|4,6|], [|SG...|], I, absolute, x^2 / 2);
certify("cosh, float", dirtyinfnorm(p - (cosh(x) - 1), I));
polynomial_line(p, "c", "square", 2, 2, "f");
print("// what the high word of ln(2) exceeds it by, of so few bits that products with integers up to 128 are exact");
print(-round(log(2) - 0x1.62e43p-1, 17, RN));
print("// (ln(3/4) + ln(3/2)) / 2, which is the middle of cosh's t");
print(round((log(3/4) + log(3/2)) / 2, SG, RN));
print("// the number next below 1/2, sinh's first coefficient of cosh(t) - 1; cosh's is 1/2");
print(1/2 - 1b-25);

I = [1b-20; 1];
p = fpminimax(tanh(x), [|3, 5, 7, 9, 11, 13, 15|], [|SG...|], I, relative, x);
certify("tanh, float", dirtyinfnorm(p / tanh(x) - 1, I));
polynomial_line(p - x, "p", "z", 3, 2, "f");
J = [-log(2) / 4 * 1.001; log(2) / 4 * 1.001];
p = fpminimax(exp(-2 * x), [|1, ..., 6|], [|SG...|], J, relative, 1);
certify("exp(-2 t), float", dirtyinfnorm(p / exp(-2 * x) - 1, J));
polynomial_line(p - 1, "q", "t", 1, 1, "f");
p = fpminimax((1 - x) / (1 + x), [|1, ..., 5|], [|SG...|], [1b-30; exp(-2)], absolute, 1);
certify("(1 - y) / (1 + y)", dirtyinfnorm(p - (1 - x) / (1 + x), [0; exp(-2)]));
polynomial_line(p - 1, "p", "y", 1, 1, "f");
print("// ln(2) / 2");
print(round(log(2) / 2, SG, RN));
p = fpminimax(tanh(x), odd_powers(6), [|D...|], [1b-30; log(2) / 4 * 1.001], relative, x);
certify("tanh, double", dirtyinfnorm(p / tanh(x) - 1, [1b-30; log(2) / 4 * 1.001]));
polynomial_line(p - x, "p", "square", 3, 2, "");
print("// -ln(2) / 2 in words");
words(-log(2) / 2, 53, D);

// atanh(u) / u - 1 is given as its Taylor series, whose rest is below 2^-150.
I = [1b-20; 0.2655];
series = 0;
for k from 80 to 2 by -2 do series = x^2 * (1 / (k + 1) + series);
p = fpminimax(series, [|2,4,6,8|], [|SG...|], I, absolute);
certify("atanh, float", dirtyinfnorm(p - series, I));
polynomial_line(p, "p", "square", 2, 2, "f");
p = fpminimax(series, [|2,4,6,8,10,12,14,16,18|], [|D...|], I, absolute);
certify("atanh, double", dirtyinfnorm(p - series, I));
polynomial_line(p, "even", "fourth", 2, 4, "");
polynomial_line(p, "odd", "fourth", 4, 4, "");
print("// ln(2) / 2");
print(round(log(2) / 2, D, RN));
quit;
