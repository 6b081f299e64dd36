// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// `sollya correctly_rounded_double.sol` prints the polynomials of the first steps of correctly rounded functions of double
// (generic/correctly_rounded/double): of power.h, (e^t - 1 - t - t^2 / 2) / t^3, and of logarithm.h, (ln(1 + f) - f + f^2 / 2) / f^3.
// double_tables.py prints the tables.
execute("print.sol");
h = log(2) / 32 * (1 + 1b-20);
I = [-h; h];
f = (exp(x) - 1 - x - x^2 / 2) / x^3;
p = fpminimax(f, 5, [|D...|], I, absolute);
certify("power, of e^t", dirtyinfnorm((p - f) * x^3, I));
polynomial_line(p, "p", "t", 0, 1, "");
I = [-1b-7; 1b-7];
f = (log(1 + x) - x + x^2 / 2) / x^3;
p = fpminimax(f, 6, [|D...|], I, absolute);
certify("logarithm, of f", dirtyinfnorm((p - f) * x^2, I));
polynomial_line(p, "p", "f", 0, 1, "");
quit;
