// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// `sollya correctly_rounded.sol` prints the polynomials and constants of the correctly rounded functions: of exp_in_double.h, exp2_in_double.h, exp_by_table.h
// and its functions, of natural_log_in_double.h, binary_log_in_double.h, log_by_table.h and its functions, of hyperbolic_in_double.h, asin_in_double.h, atan_in_double.h, cr_tan.cl, cr_tanpi.cl,
// cr_erf.cl, cr_erfc.cl and cr_cbrt.cl, and of vocabulary.h and angle_in_words.h. Those of trig_in_double.h are trig.sol's.
execute("print.sol");
h = log(2) / 2 * (1 + 1b-20);
I = [-h; h];
p = fpminimax(exp(x), [|2,...,10|], [|D...|], I, relative, 1 + x);
certify("exp", dirtyinfnorm(p / exp(x) - 1, I));
polynomial_line(p, "p", "t", 2, 1, "");

J = [-0.5 - 1b-20; 0.5 + 1b-20];
p = fpminimax(2^x, [|1,...,10|], [|D...|], J, relative, 1);
certify("exp2", dirtyinfnorm(p / 2^x - 1, J));
polynomial_line(p, "p", "t", 1, 1, "");

// (b^t - 1) / t, where b^t is what a table of 2^(k/32) leaves; the error is relative to b^t.
print("// exp_by_table.h: polynomials, log_b(2) / 32 in words, the first of which has 11 bits, and the inverse");
procedure by_table(b, f) {
  var h, p, k;
  h = log(2) / log(b) / 64 * (1 + 1b-10);
  p = fpminimax(f / x, 4, [|D...|], [-h; h], relative);
  certify("exp_by_table", dirtyinfnorm((p - f / x) * x, [-h; h]));
  for k from 0 to 4 do print(coeff(p, k));
  if (b != 2) then {
    words(log(2) / log(b) / 32, 11, D);
    print(round(32 * log(b) / log(2), SG, RN));
  };
};
by_table(2, 2^x - 1);
by_table(exp(1), expm1(x));
by_table(10, 10^x - 1);

print("// log10(2) in words, the first of which is short, and log2(10); ln(2) in three words");
words(log10(2), 41, D); print(round(log2(10), D, RN));
words(log(2), 41, D); print(round(log(2) - round(log(2), 41, RN) - round(log(2) - round(log(2), 41, RN), D, RN), D, RN));
print("// 1 / ln(2), 1 / ln(10), pi/2 and 1/pi");
words(1 / log(2), 53, D); words(1 / log(10), 53, D); words(pi / 2, 53, D); words(1 / pi, 53, D);

// (ln(1 + z) - z) / z^2 by its Taylor series, whose rest is below 2^-150; the error is relative to ln(1 + z) if multiplied by |z| < 2^-4.9.
procedure series(n) { var r, k; r = 0; for k from n to 0 by -1 do r = (-1)^(k + 1) / (k + 2) + x * r; return r; };
L = [-0.0335; 0.0335];
s = series(30);
procedure base(b) {
  var p;
  p = fpminimax(s / log(b), 7, [|D...|], L, absolute);
  certify("log", 0.0335 * dirtyinfnorm(p * log(b) - s, L));
  polynomial_line(p, "q", "z", 0, 1, "");
};
base(exp(1));
base(2);

// log(1 + z) / z for |z| <= 2^-7
print("// log_by_table.h: polynomials, and log_b(2)");
L = [-0.0079; 0.0079];
procedure base_by_table(b) {
  var p, k;
  if (b == exp(1)) then p = 1 + x * fpminimax(s, 5, [|D...|], L, absolute) else p = fpminimax((1 + x * s) / log(b), 6, [|D...|], L, relative);
  certify("log_by_table", dirtyinfnorm(p * log(b) / (1 + x * s) - 1, L));
  for k from 0 to 6 do print(coeff(p, k));
  print(round(log(2) / log(b), D, RN));
};
base_by_table(exp(1));
base_by_table(2);
base_by_table(10);

print("// Sines: of |r| < pi/2 and a little, and of pi r, |r| <= 1/2; 1/pi and 2/pi for float, pi in two words");
prec = 200!;
Q = [1b-20; pi / 2 + 0.006];
p = fpminimax(sin(x), [|3,5,7,9,11,13,15|], [|D...|], Q, relative, x);
certify("sin", dirtyinfnorm(p / sin(x) - 1, Q));
for k from 3 to 15 by 2 do print(coeff(p, k));
Q = [1b-20; 0.5];
p = fpminimax(sin(pi * x), [|1,3,5,7,9,11,13,15|], [|D...|], Q, relative);
certify("sinpi", dirtyinfnorm(p / sin(pi * x) - 1, Q));
for k from 1 to 15 by 2 do print(coeff(p, k));
prec = 300!;
print(round(1 / pi, SG, RN), round(2 / pi, SG, RN));
words(pi, 53, D);

print("// Hyperbolic sine and cosine, sine and cosine to pi/4 and a little, arc sine to 1/2: even and odd functions' polynomials in x^2, whose");
print("// errors are relative to a function near 1");
prec = 165!;
procedure in_square(name, f, top, most, more) { // the lowest coefficient is made greater by `more`
  var p, k;
  p = fpminimax(f, top, [|D...|], [1b-30; most], absolute);
  certify(name, most * dirtyinfnorm(p - f, [1b-30; most]));
  for k from top to 1 by -1 do print(coeff(p, k));
  print(coeff(p, 0) + more);
};
h = log(2) / 2 * (1 + 1b-20);
in_square("sinh", (sinh(sqrt(x)) / sqrt(x) - 1) / x, 4, h^2, 0);
in_square("cosh", (cosh(sqrt(x)) - 1) / x, 4, h^2, 0);
h = pi / 4 + 0.003;
in_square("sin", (sin(sqrt(x)) / sqrt(x) - 1) / x, 5, h^2, 0);
in_square("cos", (cos(sqrt(x)) - 1) / x, 5, h^2, 0);
in_square("asin", (asin(sqrt(x)) / sqrt(x) - 1) / x, 10, 0.2501, 64b-55); // so that asin(0x1.107434p-1) is rounded right, too

print("// Sine and cosine of pi r, |r| <= 1/4");
p = fpminimax(sin(pi * sqrt(x)) / sqrt(x), 6, [|D...|], [1b-30; (1/4)^2], relative);
certify("sinpi", dirtyinfnorm(p / (sin(pi * sqrt(x)) / sqrt(x)) - 1, [1b-30; (1/4)^2]));
for k from 6 to 0 by -1 do print(coeff(p, k));
in_square("cospi", (cos(pi * sqrt(x)) - 1) / x, 5, (1/4)^2, 0);

print("// Arc tangent of small numbers and of the multiples of 0x1.08p-4; 1/pi");
prec = 200!;
A = [1b-20; 0.0335];
p = fpminimax(atan(x), [|3,5,7,9|], [|D...|], A, relative, x);
certify("atan", dirtyinfnorm(p / atan(x) - 1, A));
for k from 9 to 3 by -2 do print(coeff(p, k));
for k from 0 to 15 do print(round(atan(k * 0x1.08p-4), D, RN));

prec = 165!;
print("// erf(x) / x, a polynomial in x^2 - 7.75; e^(a^2) erfc(a) (a + 2), one in 1 / (a + 2) - center");
A = [-7.75 + 1b-25; 7.75];
h = erf(sqrt(7.75 + x)) / sqrt(7.75 + x);
p = fpminimax(h, 25, [|D...|], A, relative);
p = p + 8b-54 - 1b-58 * x; // so that all floats are rounded right
certify("erf", dirtyinfnorm(p / h - 1, A));
for k from 25 to 0 by -1 do print(coeff(p, k));
prec = 300!;
center = round((1 / 12.1 + 1 / 2) / 2, 20, RN);
A = [1 / 12.1 - center; 1 / 2 - center];
h = exp((1 / (x + center) - 2)^2) * erfc(1 / (x + center) - 2) / (x + center);
p = fpminimax(h, 22, [|D...|], A, relative);
certify("erfc", dirtyinfnorm(p / h - 1, A));
print(center);
for k from 22 to 0 by -1 do print(coeff(p, k));

print("// First step of exponentials: (e^t - 1 - t) / t^2, and constants in floats");
h = log(2) / 64 * (1 + 1b-18);
E = [-h; h];
p = fpminimax((exp(x) - 1 - x) / x^2, 2, [|SG...|], E, absolute);
certify("exp in floats", dirtyinfnorm((p - (exp(x) - 1 - x) / x^2) * x^2, E));
for k from 0 to 2 do print(coeff(p, k));
print(-round(log(2) / 32, SG, RN), -round(log(2) / 32 - round(log(2) / 32, SG, RN), SG, RN), round(32 / log(2), SG, RN));
print(-round(log(2), SG, RN), -round(log(2) - round(log(2), SG, RN), SG, RN), round(1 / log(2), SG, RN));
print(-round(log10(2), SG, RN), -round(log(10) * (log10(2) - round(log10(2), SG, RN)), SG, RN), round(1 / log10(2), SG, RN));
print(round(log(2), SG, RN), round(log(10), SG, RN));
procedure floats(c) { print(round(c, SG, RN), round(c - round(c, SG, RN), SG, RN)); };
print("// powers[], power_errors[] of three bases: of e the floats nearest to the powers, of the others the nearest of which the product in float with");
print("// the float of the base's logarithm is that with the logarithm itself, but for 2^-31 of it; the errors less the room of exp_in_floats.h, and of e also as they are");
procedure power_tables(b, room, both) {
  var j, k, logarithm, rounded, power, product, text, more, less;
  logarithm = log(b);
  rounded = round(logarithm, SG, RN);
  text = "";
  more = "";
  less = "";
  for j from 0 to 31 do {
    power = round(2^(j / 32), SG, RN);
    k = 0;
    while (abs(round(power * rounded, SG, RN) / (power * logarithm) - 1) > 1b-31) do { k = -k; if (k >= 0) then k = k + 1; power = round(2^(j / 32), SG, RN) + k * 1b-23; };
    text = text @ power @ "f, ";
    more = more @ round(log(2^(j / 32) / power), SG, RN) @ "f, ";
    less = less @ round(log(2^(j / 32) / power) - room, SG, RN) @ "f, ";
  };
  print(text);
  if (both) then print(more);
  print(less);
};
power_tables(exp(1), 0x1.5p-36, true);
power_tables(2, 0x1.ap-36, false);
power_tables(10, 0x1.ap-36, false);

print("// Hyperbolic functions in floats: the terms of their series that matter for |t| < 0.0109");
print(round(1 / 24, SG, RN), round(1 / 6, SG, RN), round(1 / 120, SG, RN));

print("// First step of logarithms: -2 (log(1 + z) - z + z^2 / 2) / z^3, constants in floats, and of each interval r, -log(r) to three bases");
Z = [-0.0272; 0.0272];
p = fpminimax((log(1 + x) - x + x^2 / 2) / x^3, 3, [|SG...|], Z, absolute);
certify("log in floats", dirtyinfnorm((p - (log(1 + x) - x + x^2 / 2) / x^3) * x^2, Z));
for k from 0 to 3 do print(-2 * coeff(p, k));
floats(1 / log(2)); floats(1 / log(10));
procedure short(c, bits) { var high; high = nearestint(c * 2^bits) / 2^bits; print(high, round(c - high, SG, RN)); };
short(log(2), 17); short(log10(2), 18);
procedure float_of(bits) { var r; if (bits < 0x3f800000) then r = 1 - (0x3f800000 - bits) * 2^(-24) else r = 1 + (bits - 0x3f800000) * 2^(-23); return r; };
for k from 0 to 31 do {
  first = 0x3f800000 - 37 * 2^17 + k * 2^18;
  if (k == 18) then r = 1 else r = nearestint(128 / (float_of(first) + float_of(first + 2^18))) / 64;
  print(r);
  short(-log(r), 17); short(-log2(r), 17); short(-log10(r), 18);
};
print("// First step of cbrt: (1 - e)^(-1/3)");
C = [-0.106; 0.106];
p = fpminimax((1 - x)^(-1/3), 4, [|SG...|], C, relative);
certify("cbrt in floats", dirtyinfnorm(p / (1 - x)^(-1/3) - 1, C));
for k from 4 to 0 by -1 do print(coeff(p, k));
quit;
