// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// `sollya half_instructions.sol` prints the coefficients and constants of functions of half in nvptx/math/half. Polynomials began as those of fpminimax.
// Then a search moved coefficients and constants by some units in the last place until all halves came out right, but those that are mended, whichever
// result the bounds of an instruction allow (lab/test/half_instructions.test and half_powers.test try that). No formula gives these moves, so they are
// listed here: beside the minimax polynomial they show which function a polynomial approximates. Moves of many thousands, of high coefficients that
// matter little, are those of polynomials that began as others: acospi, asinpi and atanpi as those of asin and atan, divided by pi; how those of tanpi and
// lgamma began is not known any more.
execute("print.sol");

// The float that is `move` floats from `value`, rounded, away from zero if that is positive; floats lie twice as dense below a power of 2.
procedure stepped(value, move) {
  var start, power, size;
  start = round(abs(value), SG, RN);
  power = 2^floor(log2(start));
  size = start + move * power * 1b-23;
  if (size < power) then size = (size + power) / 2;
  if (size > 2 * power) then size = 2 * size - 2 * power;
  if (value < 0) then size = -size;
  return size;
};

procedure near(what, value, move) {
  print("// " @ what);
  print(stepped(value, move));
};

// The coefficients of f's minimax polynomial in floats, those of the highest degrees first: as many as there are moves
procedure moved(what, f, n, I, kind, moves) {
  var p, k;
  print("// " @ what);
  p = fpminimax(f, n, [|SG...|], I, kind);
  for k from 0 to length(moves) - 1 do print(stepped(coeff(p, n - k), moves[k]));
};

// acos, acospi and asinpi, with the whole turns that are moved, too
moved("acos: asin(t) / t", asin(sqrt(x)) / sqrt(x), 4, [1b-30; 0.25], relative,
      [|8699, -2201, 12, -84, 0|]);
near("acos: pi", pi, 6);
moved("acospi: asin(t) / t / pi", asin(sqrt(x)) / sqrt(x) / pi, 4, [1b-30; 0.25], relative,
      [|86352, -96059, 8898, -305, 1|]);
moved("asinpi: asin(t) / t / pi", asin(sqrt(x)) / sqrt(x) / pi, 4, [1b-30; 0.25], relative,
      [|85704, -96849, 8005, 106, -2|]);
moved("atanpi: atan(t) / t / pi", atan(sqrt(x)) / sqrt(x) / pi, 8, [1b-30; 1], relative,
      [|203073, 108518, 95588, 44729, 11934, 3617, 292, 20, 1|]);

// Logarithms, whose exponents are multiples of 2^23
moved("acosh: ln(1 + f) / f", log1p(x) / x, 7, [sqrt(1 / 2) - 1; sqrt(2) - 1], relative,
      [|-4, 250, 13, 37, 57, -15, -127, -30|]);
moved("asinh: ln(1 + f) / f", log1p(x) / x, 7, [sqrt(1 / 2) - 1; sqrt(2) - 1], relative,
      [|118, -68, 116, -190, -109, -218, 11, 5|]);
moved("log: ln(1 + f) / f", log1p(x) / x, 7, [sqrt(1 / 2) - 1; sqrt(2) - 1], relative,
      [|-59, -42, 27, -56, -80, -94, -14, 5|]);
near("acosh and asinh: ln(2) 2^-23", log(2) * 1b-23, -1);
moved("asinh: asinh(t) / t, whose last coefficient is 1", asinh(sqrt(x)) / sqrt(x), 5, [1b-30; 0.25], relative,
      [|-94, 114, -162, -133, -47|]);
moved("powers.h: (log2(1 + f) - f / ln(2)) / f^2, less what follows", (log1p(x) - x) / x^2 / log(2), 9, [sqrt(1 / 2) - 1; sqrt(2) - 1], absolute,
      [|0, 0, 0, 0, 0, 0, 0, 0, 0, 0|]);
near("powers.h: 1 / ln(2), less its first 13 bits", 1 / log(2) - 0x1.715p0, 0);
print("// powers.h, for double: log2(1 + f) / f");
p = fpminimax(log1p(x) / x / log(2), 17, [|D...|], [sqrt(1 / 2) - 1; sqrt(2) - 1], relative);
for k from 17 to 0 by -1 do print(coeff(p, k));
print(round(sqrt(1 / 2), D, RN));

// Trigonometric functions: polynomials, and pi in two words, of which the first is less
moved("cos: sin(t) / t", sin(sqrt(x)) / sqrt(x), 4, [1b-30; (pi / 2 * 1.001)^2], relative,
      [|-1, -3, 3, -2, 0|]);
near("cos: pi", pi, -1);
near("cos: pi, the second word", pi - 0x1.921fb4p1, -2);
moved("sin: sin(t) / t", sin(sqrt(x)) / sqrt(x), 4, [1b-30; (pi / 2 * 1.001)^2], relative,
      [|-22262, 4878, 455, 43, 1|]);
near("sin: -pi", -pi, -1);
near("sin: -pi, the second word", 0x1.921fb4p1 - pi, -59);
moved("tan: tan(t) / t, whose last coefficient is 1", tan(sqrt(x)) / sqrt(x), 6, [1b-30; (pi / 4 * 1.001)^2], relative,
      [|-917, 1380, -621, 965, 88, -43|]);
near("tan: -pi / 2", -pi / 2, -1);
near("tan: -pi / 2, the second word", 0x1.921fb4p0 - pi / 2, -43);
moved("tanpi: tan(pi t) / t", tan(pi * sqrt(x)) / sqrt(x), 6, [1b-30; 0.0625], relative,
      [|28026, -145032, 8886, -3132, -221, 155, 0|]);

// Hyperbolic and exponential functions and cbrt
moved("sinh: sinh(t) / t, whose last coefficient is 1", sinh(sqrt(x)) / sqrt(x), 3, [1b-30; 1], relative,
      [|-344, -57, 86|]);
near("sinh and cosh: 1 / ln(2)", 1 / log(2), 1);
near("sinh: -1", -1, 5);
near("sinh: -1/4", -1 / 4, -103);
moved("tanh: tanh(t) / t, whose last coefficient is 1", tanh(sqrt(x)) / sqrt(x), 5, [1b-30; 0.75^2], relative,
      [|0, 0, 0, 0, 0|]);
moved("expm1: (e^x - 1) / x, whose last coefficient is 1", expm1(x) / x, 6, [-0.7; 0.7], relative,
      [|279, -296, 64, -21, -94, 9|]);
near("expm1: what the exponent is moved by", 0x1.ep-24, -185);
near("cbrt: -1/3", -1 / 3, 1);
near("cbrt: 2/3", 2 / 3, 8);
near("cbrt: what the exponent is moved by", 0x1.5p-23, 2);

// Error functions
moved("erf: erf(t) / t", erf(sqrt(x)) / sqrt(x), 6, [1b-30; 1], relative,
      [|-1893, -357, -750, -2599, -883, -52, 0|]);
moved("erf: log2(erfc(a)) / a", log(erfc(x)) / log(2) / x, 6, [0.9; 3.1], absolute,
      [|-1926, -434, -389, -294, 1123, 274, -432|]);
moved("erfc: log2(erfc(a)) / a", log(erfc(x)) / log(2) / x, 10, [1b-12; 4], absolute,
      [|0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0|]);

// ln(gamma(2 + s)) = s (1 - euler) + sum of (zeta(k) - 1) (-s)^k / k; sums end by Euler and Maclaurin's formula.
procedure zeta_less_1(k) {
  var sum, j;
  sum = 0;
  for j from 2 to 63 do sum = sum + 1 / j^k;
  return round(sum + 64^(1 - k) / (k - 1) + 64^(-k) / 2 + k / 12 * 64^(-k - 1) - k * (k + 1) * (k + 2) / 720 * 64^(-k - 3), 200, RN);
};
euler = -log(64) - 1 / 128 + 1 / 12 / 64^2 - 1 / 120 / 64^4;
for j from 1 to 64 do euler = euler + 1 / j;
euler = round(euler, 200, RN);
series = 0;
for k from 60 to 2 by -1 do series = x * series + round((-1)^k * zeta_less_1(k) / k, 100, RN);
series = round(1 - euler, 100, RN) + x * series;
near_one = (series - log1p(x) / x) / (x - 1);
s = x + 0.25;
near_two = series(s) / (1 + s);
// Stirling's series, in 1 / x^2
stirling = 1 / 12 - x / 360 + x^2 / 1260 - x^3 / 1680 + x^4 / 1188 - 691 * x^5 / 360360 + x^6 / 156;
moved("lgamma: ln(gamma(1 + t)) / (t (t - 1))", near_one, 11, [-0.5; 0.5], relative,
      [|-622007, 166913, 922471, -234862, -211607, 30186, 11495, -3417, -509, 80, 3, 0|]);
moved("lgamma: ln(gamma(2.25 + t)) / ((1.25 + t) (0.25 + t))", near_two, 8, [-0.75; 0.75], relative,
      [|119634, -13623, -48012, 1731, 3241, -64, -82, 1, 0|]);
moved("tgamma: gamma(2 + t)", exp(x * series), 7, [1b-30; 1], relative,
      [|0, 0, 0, 0, 0, 0, 0, 0|]);
moved("lgamma: what Stirling's formula lacks, times x", stirling, 2, [1b-20; 1 / 9], relative,
      [|-21792, -471, 0|]);
quit;
