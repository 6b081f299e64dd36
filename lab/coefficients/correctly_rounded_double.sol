// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// `sollya correctly_rounded_double.sol` prints the polynomials of the first steps of correctly rounded functions of double
// (generic/correctly_rounded/double): of power.h, (e^t - 1 - t - t^2 / 2) / t^3, of logarithm.h, (ln(1 + f) - f + f^2 / 2) / f^3,
// of binary_words.h, (log2((1 + z) / (1 - z)) / z - k_0 - k_1 w) / w^2, w = z^2, z = f / (2 + f), with k_0 = 2 / ln(2) and k_1 = k_0 / 3 in two words,
// of sine.h, (sin(t) - t) / t^3 and (cos(t) - 1) / t^2, of hyperbolic.h, (sinh(t) - t) / t^3 and (cosh(t) - 1) / t^2,
// and of arctangent.h, (atan(t) - t) / t^3, in z = t^2,
// and of gamma.h, (sin(t) - t + t^3 / 6) / t^5 and (cos(t) - 1 + t^2 / 2) / t^4, z = t^2, Stirling's series from t^5 on over t^5, w = t^2 <= 1 / 144, and log2(2 pi / e) / 2, log2(pi e / 2) / 2, log2(e), log2(e) / 12 and -log2(e) / 360 in two words.
// double_tables.py prints the tables.
execute("print.sol");
h = log(2) / 256 * (1 + 1b-20);
I = [-h; h];
f = (exp(x) - 1 - x - x^2 / 2) / x^3;
p = fpminimax(f, 3, [|D...|], I, absolute);
certify("power, of e^t", dirtyinfnorm((p - f) * x^3, I));
polynomial_line(p, "p", "t", 0, 1, "");
I = [-1b-7; 1b-7];
f = (log(1 + x) - x + x^2 / 2) / x^3;
p = fpminimax(f, 6, [|D...|], I, absolute);
certify("logarithm, of f", dirtyinfnorm((p - f) * x^2, I));
polynomial_line(p, "p", "f", 0, 1, "");
I = [0; (1b-7 / (2 - 1b-7))^2];
f = 2 / log(2) * (1 / 5 + x / 7 + x^2 / 9 + x^3 / 11 + x^4 / 13 + x^5 / 15);
p = fpminimax(f, 2, [|D...|], I, absolute);
certify("logarithm of binary_words.h", dirtyinfnorm((p - f) * x^2 / (2 / log(2)), I));
polynomial_line(p, "q", "square.high", 0, 1, "");
words(2 / log(2), 53, D);
words(2 / log(2) / 3, 53, D);
procedure in_square(name, what, g, degrees, widest, factor) {
  var p;
  p = fpminimax(g, degrees, [|D...|], [1b-30; widest], absolute);
  certify(what, dirtyinfnorm((p - g) * factor, [1b-30; widest]));
  polynomial_line(p, name, "z", 0, 2, "");
};
h = 1b-8 * (1 + 1b-20);
in_square("p", "sine, of sin(t)", (sin(x) - x) / x^3, [|0, 2, 4|], h, x^2);
in_square("q", "sine, of cos(t)", (cos(x) - 1) / x^2, [|0, 2, 4|], h, x^2);
in_square("q", "gamma.h, of sin(t)", (sin(x) - x + x^3 / 6) / x^5, [|0, 2, 4|], h, x^4);
in_square("q", "gamma.h, of cos(t)", (cos(x) - 1 + x^2 / 2) / x^4, [|0, 2, 4|], h, x^4);
words(-1 / 6, 53, D);
h = log(2) / 256 * (1 + 1b-20);
in_square("p", "hyperbolic.h, of sinh(t)", (sinh(x) - x) / x^3, [|0, 2|], h, x^2);
in_square("q", "hyperbolic.h, of cosh(t)", (cosh(x) - 1) / x^2, [|0, 2, 4|], h, x^2);
in_square("p", "arctangent, of atan(t)", (atan(x) - x) / x^3, [|0, 2, 4|], 1b-9 * (1 + 1b-16), x^2);
I = [0; 1 / 144];
f = (1 / 1260 - x / 1680 + x^2 / 1188 - 691 / 360360 * x^3 + x^4 / 156 - 3617 / 122400 * x^5 + 43867 / 244188 * x^6
  - 174611 / 125400 * x^7 + 77683 / 5796 * x^8 - 236364091 / 1506960 * x^9 + 657931 / 300 * x^10 - 3392780147 / 93960 * x^11
  + 1723168255201 / 2492028 * x^12) / log(2);
p = fpminimax(f, 7, [|D...|], I, absolute);
certify("gamma.h", dirtyinfnorm((p - f) * x^2 * sqrt(x), I));
polynomial_line(p, "q", "w", 0, 1, "");
words((log2(2 * pi) - 1 / log(2)) / 2, 53, D);
words((log2(pi / 2) + 1 / log(2)) / 2, 53, D);
words(1 / log(2), 53, D);
words(1 / log(2) / 12, 53, D);
words(-1 / log(2) / 360, 53, D);
quit;
