// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The constants of generic/math/reduce_pio2.h and the coefficients of generic/math/trig.h: sollya trig.sol
// sin(r) = r + r^3 p(r^2), cos(r) = 1 - r^2 / 2 + r^4 q(r^2), tan(r) = r + r^3 t(r^2), relative error on |r| <= 0.79.
prec = 400;
display = hexadecimal;
interval = [1b-30; 0.79];
procedure kernel(what, f, start, monomials, formats) {
  var p, c, i;
  p = fpminimax(f, monomials, formats, interval, relative, floating, start);
  print(what, "error 2 ^", round(log2(sup(supnorm(p, f, interval, relative, 1b-10))), 10, RU));
  for i from length(monomials) - 1 to 0 by -1 do print(what, monomials[i], coeff(p, monomials[i]));
};
print("float");
kernel("sin", sin(x), x, [|3, 5, 7|], [|SG...|]);
kernel("cos", cos(x), 1 - x^2 / 2, [|4, 6, 8|], [|SG...|]);
kernel("tan", tan(x), x, [|3, 5, 7, 9, 11, 13|], [|SG...|]);
kernel("tan", tan(x), x, [|3, 5, 7, 9, 11, 13, 15|], [|SG...|]);
print("double");
kernel("sin", sin(x), x, [|3, 5, 7, 9, 11, 13|], [|D...|]);
kernel("cos", cos(x), 1 - x^2 / 2, [|4, 6, 8, 10, 12, 14|], [|D...|]);
kernel("tan", tan(x), x, [|3, 5, 7, 9, 11, 13, 15, 17, 19, 21, 23, 25, 27, 29|], [|D...|]);
procedure words(what, c, bits) {
  var w1, w2, w3;
  w1 = round(c, bits, RN);
  w2 = round(c - w1, bits, RN);
  w3 = round(c - w1 - w2, bits, RN);
  print(what, w1, w2, w3);
};
words("pi/2, float", pi / 2, 24);
words("pi/2, double", pi / 2, 53);
words("pi, float", pi, 24);
words("pi, double", pi, 53);
words("2/pi, float", 2 / pi, 24);
words("2/pi, double", 2 / pi, 53);
