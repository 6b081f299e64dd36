// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// sollya atan.sol: polynomials and constants of angle.h, atan_kernel.h. (atan(t) - t) / t^3 in z = t^2, 0 <= t <= 1 (1/2).
execute("print.sol");
I = [1b-20; 1 + 1b-20];
procedure monomials(n) {
  var m, k;
  m = [||];
  for k from 1 to n do m = m :. (2 * k + 1);
  return m;
};
p = fpminimax(atan(x), monomials(9), [|SG...|], I, relative, x);
certify("atan, float", dirtyinfnorm(p / atan(x) - 1, I));
horner_lines(p, "p", "z", 3, 2, "f");
I = [1b-20; 0.5 + 1b-20];
p = fpminimax(atan(x), monomials(12), [|D...|], I, relative, x);
certify("atan, double", dirtyinfnorm(p / atan(x) - 1, I));
horner_lines(p, "p", "z", 3, 2, "");
print("// pi/4, 1/pi in words");
procedure words(c, bits, format) {
  var high;
  high = round(c, bits, RN);
  print(high, round(c - high, format, RN));
};
words(pi / 4, 24, SG); words(1 / pi, 24, SG); words(pi / 4, 53, D); words(1 / pi, 53, D);
quit;
