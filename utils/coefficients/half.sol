// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// `sollya half.sol` prints the polynomials and the last table of half_power_bounds.h, and those of half functions in
// x86/math.
execute("print.sol");

// log2(1 + r) = r inverse_ln2 + r^2 q(r)
R = [-1b-5 * 1.07; 1b-5 * 1.07];
inverse_ln2 = single(1 / log(2));
print("  const gentype inverse_ln2 = (gentype)" @ inverse_ln2 @ "f;");
q = (log1p(x) / log(2) - x / log(2)) / x^2;
p = fpminimax(q, 3, [|SG...|], R, absolute);
certify("q", dirtyinfnorm(p / q - 1, R));
horner_lines(p, "p", "r", 0, 1, "f");
print("  p = fma(p, r, (gentype)" @ single(1 / log(2) - inverse_ln2) @ "f);");

// 2^t as a lower bound
J = [-0.5; 0.5];
p = fpminimax(2^x * (1 - 2^(-21.5)), 5, [|SG...|], J, relative);
certify("2^t (1 - 2^-21.5)", dirtyinfnorm(p / (2^x * (1 - 2^(-21.5))) - 1, J));
horner_lines(p, "power", "t", 0, 1, "f");

// log2(1 / c), less its first 8 bits behind the point
reciprocals = [|128, 120, 114, 108, 102, 98, 93, 89, 85, 82, 79, 76, 73, 71, 68, 66|];
for i from 1 to 15 do {
  l = -log2(reciprocals[i] / 128);
  print(single(l - nearestint(l * 256) / 256) @ "f,");
};

// Functions of one half, whose coefficients are right for all halves, but those that are mended; some are shifted by a
// little for that.
procedure of_half(what, f, n, I, shift, argument) {
  var p;
  p = fpminimax(f * (1 + shift), n, [|SG...|], I, relative);
  certify(what, dirtyinfnorm(p / f - 1, I));
  horner_lines(p, "p", argument, 0, 1, "f");
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
of_half("log10(1 + f) / f", log1p(x) / x / log(10), 7, [sqrt(1/2) - 1; sqrt(2) - 1], 0, "f");
quit;
