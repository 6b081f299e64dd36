// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// `sollya half.sol` prints the polynomials and the last table of power_bounds.h, and those of half functions in
// x86/avx2/math/half and x86/avx512/math/half.
execute("print.sol");

// log2(1 + r) = r inverse_ln2 + r^2 q(r)
R = [-1b-5 * 1.07; 1b-5 * 1.07];
inverse_ln2 = single(1 / log(2));
print("  const gentype inverse_ln2 = (gentype)" @ inverse_ln2 @ "f;");
q = (log1p(x) / log(2) - x / log(2)) / x^2;
p = fpminimax(q, 3, [|SG...|], R, absolute);
certify("q", dirtyinfnorm(p / q - 1, R));
polynomial_line(p, "p", "r", 0, 1, "f");
print("  p = fma(p, r, (gentype)" @ single(1 / log(2) - inverse_ln2) @ "f);");

// 2^t as a lower bound
J = [-0.5; 0.5];
p = fpminimax(2^x * (1 - 2^(-21.5)), 5, [|SG...|], J, relative);
certify("2^t (1 - 2^-21.5)", dirtyinfnorm(p / (2^x * (1 - 2^(-21.5))) - 1, J));
polynomial_line(p, "power", "t", 0, 1, "f");

// With a table of 2^(i/32) (1 - 0.35 2^-21) less is left.
J = [-0.047; 0.047];
p = fpminimax((2^x - 1) / x, 2, [|SG...|], J, relative);
certify("(2^t - 1) / t", dirtyinfnorm(p / ((2^x - 1) / x) - 1, J));
polynomial_line(p, "power", "t", 0, 1, "f");
text = "";
for i from 0 to 31 do text = text @ single(2^(i / 32) * (1 - 0.35 * 2^(-21))) @ "f, ";
print(text);

// log2(1 / c), less its first 8 bits behind the point
reciprocals = [|128, 120, 114, 108, 102, 98, 93, 89, 85, 82, 79, 76, 73, 71, 68, 66|];
for i from 1 to 15 do {
  l = -log2(reciprocals[i] / 128);
  print(single(l - nearestint(l * 256) / 256) @ "f,");
};

// Functions of one half, whose coefficients are right for all halves, but those that are mended; some are shifted by a
// little for that.
procedure polynomial_of_half(what, f, n, I, shift) {
  var p;
  p = fpminimax(f * (1 + shift), n, [|SG...|], I, relative);
  certify(what, dirtyinfnorm(p / f - 1, I));
  return p;
};
procedure of_half(what, f, n, I, shift, argument) {
  var p;
  p = polynomial_of_half(what, f, n, I, shift);
  polynomial_line(p, "p", argument, 0, 1, "f");
};
of_half("acos(a) / sqrt(1 - a)", acos(x) / sqrt(1 - x), 7, [0; 1 - 1b-11], 1b-24, "a");
of_half("acos(a) / sqrt(1 - a) / pi", acos(x) / sqrt(1 - x) / pi, 7, [0; 1 - 1b-11], 0, "a");
V = [1b-30; 0.2502];
arc_sine = asin(sqrt(x)) / sqrt(x);
of_half("asin(t) / t", arc_sine, 4, V, 0, "v");
of_half("asin(t) / t / pi", arc_sine / pi, 5, V, 0, "v");
of_half("sin(pi t) / t", sin(pi * sqrt(x)) / sqrt(x), 4, V, 0, "v");
of_half("tan(pi t) / t", tan(pi * sqrt(x)) / sqrt(x), 6, [1b-30; 0.0626], 0, "v");
arc_tangent = atan(sqrt(x)) / sqrt(x);
of_half("atan(t) / t", arc_tangent, 8, [1b-30; 1], 1b-25, "v");
of_half("atan(t) / t / pi", arc_tangent / pi, 8, [1b-30; 1], 1b-25, "v");
of_half("sin(t) / t", sin(sqrt(x)) / sqrt(x), 4, [1b-40; 2.4675], -1b-26, "v");
of_half("sin(t) / t, for cos", sin(sqrt(x)) / sqrt(x), 4, [1b-40; 2.4675], 0, "v");
of_half("tan(t) / t", tan(sqrt(x)) / sqrt(x), 6, [1b-40; 0.617], 3b-26, "v");
of_half("2^t", 2^x, 5, [-0.5; 0.5], -5b-26, "t");
E = [-0.3466; 0.3466];
of_half("(e^r - 1 - r) / r^2", (expm1(x) - x) / x^2, 4, E, -7b-22, "r");
of_half("cosh(r)", cosh(sqrt(x)), 2, [1b-40; 0.1202], 0, "v");
of_half("sinh(r) / r", sinh(sqrt(x)) / sqrt(x), 2, [1b-40; 0.1202], 0, "v");
// Constants. Logarithms of 2 are rounded down where no half is wrong with that; half of pi, for a low word that is positive.
print(single(1 / pi), single(2 / pi), single(1 / log(2)), single(log(2)), -single(log(2)), single(4 / 3));
print(single(single(log(2)) - log(2)), round(log(2), SG, RD), round(log10(2), SG, RD));
half_pi = round(pi / 2, SG, RZ);
print(half_pi, single(pi / 2 - half_pi));
L = [-0.25; 0.5];
p = polynomial_of_half("log2(1 + f) / f, whose first step takes m = 1 + f", log1p(x) / x / log(2), 6, L, -1b-23);
print("  gentype p = fma((gentype)" @ coeff(p, 6) @ "f, m, (gentype)" @ single(coeff(p, 5) - coeff(p, 6)) @ "f);");
for k from 4 to 0 by -1 do print("  p = fma(p, f, (gentype)" @ coeff(p, k) @ "f);");
of_half("ln(1 + f) / f", log1p(x) / x, 7, L, 1b-23, "f");
of_half("log10(1 + f) / f", log1p(x) / x / log(10), 7, L, -3b-25, "f");
of_half("ln(1 + f) / f, for asinh", log1p(x) / x, 7, L, -5b-25, "f");
of_half("asinh(a) / a", asinh(sqrt(x)) / sqrt(x), 4, [1b-40; 0.25], 1b-25, "v");
of_half("ln(1 + f) / f, for acosh", log1p(x) / x, 6, L, 1b-24, "f");
of_half("acosh(1 + t) / sqrt((1 + t)^2 - 1)", acosh(1 + x) / sqrt((1 + x)^2 - 1), 6, [1b-30; 0.7501], 0, "t");

// 8 log2(erfc(a)) about each of 8 centers, shifted by a little so that all halves are right, (2^(r/8) - 1) / r, and 2^(j/8) with its bits less those
// of j/8, which are in the lower binade
columns = [||];
for k from 0 to 7 do {
  T = [-0x1.0dp-2; 0x1.0dp-2];
  if (k == 0) then T = [0; 0x1.0dp-2];
  columns = columns :. fpminimax(8 * log2(erfc(k * 0x1.0dp-1 + x)), 4, [|SG...|], T, absolute);
};
print("static table_space const float erfc_logs[] = {");
for j from 0 to 4 do {
  text = "";
  for k from 0 to 7 do {
    if (j == 0) then c = single(coeff(columns[k], 0) - 35b-25) else c = coeff(columns[k], j);
    text = text @ c @ "f, ";
  };
  print(text);
};
print("};");
of_half("(2^(r/8) - 1) / r", (2^(x / 8) - 1) / x, 2, [-0.5; 0.5], 0, "r");
text = "";
for j from 0 to 7 do text = text @ (1 + single(2^(j / 8)) - j / 8) / 2 @ "f, ";
print(text);

// atanh(a) / a in pieces of t = 1 - a, from each of 2^-11 and 3/2 2^-11 to 1, which number themselves by the last five bits of exponent and first
// digit: they begin with the ninth. 1 has a piece of its own.
columns = [||];
for k from 0 to 31 do {
  i = k - 8;
  c = 2^(floor(i / 2) - 11) * (1 + (i - 2 * floor(i / 2)) / 2);
  if (i < 0 || i > 21) then {
    if (i == 22) then p = 1 else p = 0;
  } else {
    h = atanh(1 - c - x) / (1 - c - x);
    T = [0; 2^(floor(i / 2) - 12)];
    if (i == 21) then T = [0; 0.25 - 1b-26];
    p = fpminimax(h, 5, [|SG...|], T, relative);
  };
  columns = columns :. p;
};
print("static table_space const float atanh_pieces[] = {");
for j from 0 to 5 do {
  text = "";
  for k from 0 to 31 do text = text @ coeff(columns[k], j) @ "f, ";
  print(text);
};
print("};");
quit;
