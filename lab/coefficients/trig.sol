// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// `sollya trig.sol` prints the coefficients of trig.h and trig_short.h, the constants of reduce_pio2.h (the bits of 2/pi are pi.py's), pi.h, and
// degrees.cl and radians.cl (generic/common), as they stand there. Those of a kernel are in the order of the source, behind a comment with the proved
// bound of the error relative to the function.
// A polynomial is fitted in r with coefficients that are rounded to the precision (fpminimax: N. Brisebarre, S. Chevillard, "Efficient
// polynomial L-infinity approximations", ARITH 18, 2007). |r| <= 0.79 allows for a k that is off by 2^-25 of itself.
prec = 400!;
display = hexadecimal!;
interval = [1b-30; 0.79];
procedure kernel(what, f, start, monomials, formats, suffix) {
  var p, e, i;
  p = fpminimax(f, monomials, formats, interval, relative, floating, start);
  e = sup(log2(sup(supnorm(p, f, interval, relative, 1b-10))));
  display = decimal!;
  print("//", what @ ": 2^" @ ceil(10 * e) / 10);
  display = hexadecimal!;
  for i from length(monomials) - 1 to 0 by -1 do print("(gentype)" @ coeff(p, monomials[i]) @ suffix);
};
procedure words(what, c, bits, mode, count) {
  var w, i;
  print("//", what);
  for i from 1 to count do {
    w = round(c, bits, mode);
    print(w);
    c = c - w;
    mode = RN;
  };
};
// sin(pi r) / r by `mean` and a polynomial in r^2 - c, which has a constant if monomials begin with 0. `mean` and the number after it, half a step, add
// up to pi's high word, and their difference is 2 for double; for cospi of float they are 5/2 and 1/2. For sinpi of float `mean` and c are one of 3,000
// pairs for which sin(pi r) / r is `mean` to 2^-27. `last_bits` is what a search among coefficients added (there for all pairs) by the greatest error of
// all floats.
procedure turn(what, mean, step, c, monomials, format, suffix, last_bits) {
  var f, p, i, J, start;
  J = [1b-60 - c; 1/4 - c];
  f = sin(pi * sqrt(x + c)) / sqrt(x + c);
  start = mean;
  if (monomials[0] == 0) then start = 5/2;
  p = fpminimax(f, monomials, [|format...|], J, relative, floating, start) + last_bits - mean;
  display = decimal!;
  print("//", what @ ": sin(pi r) / r in r^2 - c: 2^" @ ceil(10 * log2(dirtyinfnorm((p + mean) / f - 1, J))) / 10);
  display = hexadecimal!;
  print("(gentype)" @ mean @ suffix);
  print("(gentype)" @ step @ suffix);
  print("(gentype)" @ -c @ suffix);
  for i from length(monomials) - 1 to 0 by -1 do print("(gentype)" @ coeff(p, monomials[i]) @ suffix);
};
// The c for which sin(pi r) / r is 5/2: Newton's iteration
r = 0.364;
for i from 1 to 12 do r = round(r - (sin(pi * r) - 5/2 * r) / (pi * cos(pi * r) - 5/2), 300, RN);
kernel("sin, float", sin(x), x, [|3, 5, 7|], [|SG...|], "f");
kernel("cos, float", cos(x), 1 - x^2 / 2, [|4, 6, 8|], [|SG...|], "f");
procedure shifted_tan(what, n, formats, suffix) {
  var f, p, i, J;
  f = tan(sqrt(x + 7/16)) / sqrt(x + 7/16);
  J = [1b-60 - 7/16; 0.79^2 - 7/16];
  p = fpminimax(f - 1, n, formats, J, absolute);
  display = decimal!;
  print("//", what @ ": tan(r) / r - 1 in r^2 - 7/16: 2^" @ ceil(10 * log2(dirtyinfnorm((p + 1) / f - 1, J))) / 10);
  display = hexadecimal!;
  for i from n to 0 by -1 do print("(gentype)" @ coeff(p, i) @ suffix);
};
procedure shifted_cos(what, most, centre, monomials, format, suffix) {
  var c, f, p, i, J;
  c = round(acos(centre)^2, format, RN); // so that f(0) is `centre` to far more than the precision of the format
  f = cos(sqrt(x + c));
  J = [1b-60 - c; most^2 - c];
  p = fpminimax(f, monomials, [|format...|], J, absolute, floating, centre);
  display = decimal!;
  print("//", what @ ": in r^2 - c, its value " @ centre @ " for 0: 2^" @ ceil(10 * log2(dirtyinfnorm(p - f, J))) / 10);
  display = hexadecimal!;
  print("(gentype)" @ -c @ suffix);
  for i from length(monomials) to 1 by -1 do print("(gentype)" @ coeff(p, i) @ suffix);
};
// The centre of float is that of the least greatest errors among n / 2^17, 0.75 to 0.86, whose c is within 2^-36 of a number.
procedure shifted_sin(what, most, centre, n, formats, suffix) {
  var c, f, p, i, J;
  c = round(acos(centre)^2, head(formats), RN);
  f = sin(sqrt(x + c)) / sqrt(x + c);
  J = [1b-60 - c; most^2 - c];
  p = fpminimax(f - 1, n, formats, J, absolute);
  display = decimal!;
  print("//", what @ ": sin(r) / r - 1 in r^2 - c, for the c of cos(r): 2^" @ ceil(10 * log2(dirtyinfnorm((p + 1) / f - 1, J))) / 10);
  display = hexadecimal!;
  for i from n to 0 by -1 do print("(gentype)" @ coeff(p, i) @ suffix);
};
shifted_tan("tan, float", 7, [|SG...|], "f");
shifted_cos("cos(r), float", 0.7908, 99889/2^17, [|1, 2, 3, 4|], SG, "f");
shifted_sin("sin(r), float", 0.7908, 99889/2^17, 3, [|SG...|], "f");
kernel("sin, double", sin(x), x, [|3, 5, 7, 9, 11, 13|], [|D...|], "");
kernel("cos, double", cos(x), 1 - x^2 / 2, [|4, 6, 8, 10, 12, 14|], [|D...|], "");
shifted_tan("tan, double", 15, [|D...|], "");
shifted_cos("cos(r), double", 0.79, 436/512, [|1, 2, 3, 4, 5, 6, 7|], D, "");
turn("sinpi, float", 0x1.4364bep1, round(pi, SG, RN) - 0x1.4364bep1, 0x1.03837cp-3, [|1, 2, 3, 4|], SG, "f", -0x1.0e5p-13 * x^4 - 0x1.bp-18 * x^3 + 0x1.6p-19 * x^2);
turn("cospi, float", 5/2, 1/2, round(r^2, SG, RN), [|1, 2, 3, 4|], SG, "f", -0x1.8p-16 * x^4 - 0x1.4p-18 * x^3 + 1b-21 * x^2);
turn("sinpi and cospi, double", (round(pi, D, RN) + 2) / 2, (round(pi, D, RN) - 2) / 2, 1/8, [|0, 1, 2, 3, 4, 5, 6, 7, 8|], D, "", 0);
procedure tangent(what, n, formats, suffix) {
  var c, f, p, i, J;
  c = 11/256;
  f = tan(pi * sqrt(x + c)) / sqrt(x + c);
  J = [1b-60 - c; 1/16 + 1b-20 - c];
  p = fpminimax(f - round(pi, head(formats), RN), n, formats, J, absolute);
  display = decimal!;
  print("//", what @ ": tan(pi f) / f less pi's high word in f^2 - 11/256: 2^" @ ceil(10 * log2(dirtyinfnorm((p + round(pi, head(formats), RN)) / f - 1, J))) / 10);
  display = hexadecimal!;
  for i from n to 0 by -1 do print("(gentype)" @ coeff(p, i) @ suffix);
};
tangent("tanpi, float", 7, [|SG...|], "f");
tangent("tanpi, double", 15, [|D...|], "");
kernel("half_sin", sin(x), x, [|3, 5|], [|SG...|], "f");
kernel("half_cos", cos(x), 1, [|2, 4|], [|SG...|], "f");
words("pi/2, float", pi / 2, 24, RD, 3);
words("pi/2, double", pi / 2, 53, RD, 3);
words("pi/2 in words of 11 bits (x86/sse2/math/trigonometry/native_angle.h)", pi / 2, 11, RD, 3);
words("what these leave", pi / 2 - round(pi / 2, 36, RD), 24, RN, 1);
words("pi, float", pi, 24, RN, 2);
words("pi, double", pi, 53, RN, 2);
print("// 180/pi, pi/180");
print(round(180 / pi, SG, RN), round(180 / pi, D, RN), round(pi / 180, SG, RN), round(pi / 180, D, RN));
print("// 2/pi"); print(round(2 / pi, 24, RN)); print(round(2 / pi, 53, RN));
quit;
