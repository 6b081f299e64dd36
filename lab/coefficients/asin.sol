// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// `sollya asin.sol` prints the polynomials of asin_kernel.h: (asin(t) - t) / t^3 / 4 in v = 4 t^2 for 0 <= t <= 0.502. For acos.cl, in float,
// (s - z) / z^2, where s = asin(sqrt(z))^2, for 0 <= z <= 1/4, and two numbers whose product is nearly pi/2. For acospi.cl, in float, s / (pi^2 z) less
// the number nearest to 1 / pi^2; up to z = 0.252, as with this polynomial fewer sums happen to be rounded badly.
// For asinpi_kernel.h, in double: the number c nearest to 2/pi - 1/2, and (asin(t) 2/pi / t - 1/2 - c) / t^2 in v = t^2, for 0 <= t <= 1/2, with an error
// that is nearly as sqrt(t): less for the greatest t, of which 1/2 - asin(t) 2/pi is a third, and not much more than that of c for small ones.
execute("print.sol");
I = [1b-20; 0.502];
procedure in_v(p) {
  var q, k;
  q = 0;
  for k from 1 to (degree(p) - 1) / 2 do q = q + coeff(p, 2 * k + 1) * 4^(-k) * x^(k - 1);
  return horner(q);
};
p = fpminimax(asin(x), odd_powers(5), [|SG...|], I, relative, x);
certify("asin, float", dirtyinfnorm(p / asin(x) - 1, I));
polynomial_line(in_v(p), "p", "v", 0, 1, "f");
p = fpminimax(asin(x), odd_powers(12), [|D...|], I, relative, x);
certify("asin, double", dirtyinfnorm(p / asin(x) - 1, I));
polynomial_line(in_v(p), "p", "v", 0, 1, "");
f = asin(sqrt(x))^2;
I = [1b-12; 0.25];
p = fpminimax(f, [|2,...,6|], [|SG...|], I, x, relative);
certify("acos, float", dirtyinfnorm(p / f - 1, I));
polynomial_line(p, "p", "z", 2, 1, "f");
a = round(sqrt(pi / 2), 24, RN);
while (abs(a * round(pi / 2 / a, 24, RN) - pi / 2) > 2^-43.8) do a = a - 1b-23;
print(a, round(pi / 2 / a, 24, RN));
f = f / pi^2;
I = [1b-12; 0.252];
c = round(1 / pi^2, 24, RN);
p = fpminimax(f, [|1,...,6|], [|SG...|], I, c * x, relative);
certify("acospi, float", dirtyinfnorm(p / f - 1, I));
print(c);
polynomial_line(p - c * x, "p", "z", 1, 1, "f");
f = asin(x) * 2 / pi;
c = round(2 / pi - 1/2, 53, RN);
p = remez((f - (1/2 + c) * x) / sqrt(x), odd_powers(12), [0.02; 0.5], 1 / sqrt(x));
q = 0;
for k from 1 to 12 do q = q + round(coeff(p, 2 * k + 1), 53, RN) * x^(2 * k + 1);
p = (1/2 + c) * x + q;
display = decimal!;
midpointmode = off!;
print("// asinpi, double: error 2^" @ ceil(10 * log2(dirtyinfnorm(p - f, [1b-20; 0.5]))) / 10);
display = hexadecimal!;
certify("asinpi, double", dirtyinfnorm(p / f - 1, [1b-20; 0.5]));
print(c);
r = 0;
for k from 1 to 12 do r = r + coeff(q, 2 * k + 1) * x^(k - 1);
polynomial_line(horner(r), "p", "v", 0, 1, "");
quit;
