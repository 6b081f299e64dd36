// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// `sollya pieces.sol` prints the tables of the functions in pieces (pieces_in_floats.h) and what else their first steps have: of each of so many
// centers, k spacing, the coefficients of a polynomial for f(k spacing + t), |t| <= reach spacing. The first is the sum of a multiple of 2^-18 and a float,
// the second that of two floats, the others are floats; `curved` gives the third a second float, too. About 0 the function is odd. A row of a
// table has one coefficient of all centers. The last `below` numbers are those of centers below 0, from the least on.
// They stand in asin_pieces.h, asinpi_pieces.h, atan_pieces.h, atanpi_pieces.h, erf_pieces.h, erfc_pieces.h, tan_pieces.h,
// tanh_pieces.h, tanpi_pieces.h, expm1_in_floats.h, cr_acos.cl and cr_tan.cl.

execute("print.sol");
procedure pieces(name, f, spacing, reach, count, below, n, curved) {
  var k, j, center, p, h, c, e, worst, text, r, columns, form, exponents, T;
  worst = 0;
  columns = [||];
  for k from 0 to count - 1 do {
    if (k < count - below) then center = k * spacing else center = (k - count) * spacing;
    h = f(center + x);
    T = [-reach * spacing; reach * spacing];
    exponents = [||];
    form = [||];
    if (k == 0) then {
      for j from 1 to n by 2 do { exponents = exponents :. j; if (j == 1) then form = form :. 47 else form = form :. 24; };
      T = [1b-30; reach * spacing];
      p = fpminimax(h, exponents, form, T, relative);
    } else {
      for j from 0 to n do { exponents = exponents :. j; if (j < 2 + curved) then form = form :. 47 else form = form :. 24; };
      p = fpminimax(h, exponents, form, T, absolute);
    };
    e = dirtyinfnorm(p / h - 1, T);
    if (e > worst) then worst = e;
    c = nearestint(coeff(p, 0) * 2^18) / 2^18;
    r = [|c, round(coeff(p, 0) - c, SG, RN)|];
    c = round(coeff(p, 1), SG, RN);
    r = r :. c :. round(coeff(p, 1) - c, SG, RN);
    for j from 2 to n do {
      c = round(coeff(p, j), SG, RN);
      r = r :. c;
      if (curved == 1 && j == 2) then r = r :. round(coeff(p, j) - c, SG, RN);
    };
    columns = columns :. r;
  };
  certify(name, worst);
  print("static table_space const float " @ name @ "[] = {");
  for j from 0 to n + 2 + curved do {
    text = "";
    for k from 0 to count - 1 do { r = columns[k]; text = text @ r[j] @ "f, "; };
    print(text);
  };
  print("};");
};

// The same for centers that are the nearer the less they are: those of 1 + x are its floats of four bits, which number themselves by their last
// five bits. They are the table's first row. The first coefficient is the sum of two floats of 24 bits.
procedure uneven_pieces(name, f, most, n, odd) {
  var k, j, p, h, c, e, worst, text, r, columns, form, exponents, T, s, spacing;
  worst = 0;
  columns = [||];
  for k from 0 to 31 do {
    if (k < 24) then s = 2^(1 + floor(k / 8)) * (1 + (k - 8 * floor(k / 8)) / 8) else s = 1 + (k - 24) / 8;
    spacing = 2^floor(log2(s)) / 8;
    c = s - 1;
    if (c - spacing / 2 > most) then {
      r = [|c, 1|];
      for j from 1 to n + 3 do r = r :. 0;
    } else {
      T = [-spacing * 0.5001; spacing * 0.5001];
      if (s == 2^floor(log2(s))) then T = [-spacing * 0.2501; spacing * 0.5001];
      h = f(c + x);
      exponents = [||];
      form = [||];
      if (c == 0 && odd) then {
        T = [1b-30; spacing * 0.5001];
        for j from 1 to n by 2 do { exponents = exponents :. j; if (j == 1) then form = form :. 47 else form = form :. 24; };
        p = fpminimax(h, exponents, form, T, relative);
      } else {
        if (c == 0) then T = [0; spacing * 0.5001];
        for j from 0 to n do { exponents = exponents :. j; if (j < 3) then form = form :. 47 else form = form :. 24; };
        p = fpminimax(h, exponents, form, T, absolute);
      };
      e = dirtyinfnorm(p / h - 1, T);
      if (e > worst) then worst = e;
      r = [|c|];
      for j from 0 to n do {
        c = round(coeff(p, j), SG, RN);
        r = r :. c;
        if (j < 3) then r = r :. round(coeff(p, j) - c, SG, RN);
      };
    };
    columns = columns :. r;
  };
  certify(name, worst);
  print("static table_space const float " @ name @ "[] = {");
  for j from 0 to n + 4 do {
    text = "";
    for k from 0 to 31 do { r = columns[k]; text = text @ r[j] @ "f, "; };
    print(text);
  };
  print("};");
};

pieces("asin_pieces", asin(x), 0x1.08p-5, 0.517, 16, 0, 5, 0);
pieces("asinpi_pieces", asin(x) / pi, 0x1.08p-5, 0.517, 16, 0, 5, 0);
pieces("atan_pieces", atan(x), 0x1.08p-4, 0.517, 16, 0, 6, 1);
pieces("atanpi_pieces", atan(x) / pi, 0x1.08p-4, 0.517, 16, 0, 6, 1);
pieces("erf_pieces", erf(x), 0x1p-3, 0.5001, 32, 0, 7, 1);
pieces("tan_pieces", tan(x), pi / 64, 0.501, 32, 16, 6, 1);
pieces("tanpi_pieces", tan(pi * x), 1 / 64, 0.501, 32, 16, 6, 1);
uneven_pieces("erfc_pieces", exp(x^2) * erfc(x), 10.06, 7, false);
uneven_pieces("tanh_pieces", tanh(x), 9.02, 7, true);

print("// pi/2 and pi as the sums of a multiple of 2^-18 and a float; pi/64 as that of two short numbers and two floats; 64/pi");
procedure short(c) { var high; high = nearestint(c * 2^18) / 2^18; print(high, round(c - high, SG, RN)); };
short(pi / 2); short(pi);
left = pi / 64;
for bits in [|12, 7, 24, 24|] do { part = round(left, bits, RN); print(part); left = left - part; };
print(round(64 / pi, SG, RN));

print("// (e^t - 1 - t - t^2 / 2) / t^3");
h = log(2) / 64 * (1 + 1b-18);
E = [-h; h];
p = fpminimax((exp(x) - 1 - x - x^2 / 2) / x^3, 2, [|SG...|], E, absolute);
certify("exp less one in floats", dirtyinfnorm((p - (exp(x) - 1 - x - x^2 / 2) / x^3) * x^2, E));
for k from 2 to 0 by -1 do print(coeff(p, k));
quit;
