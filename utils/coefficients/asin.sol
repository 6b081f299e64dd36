// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// sollya asin.sol: the polynomials of asin_kernel.h. (asin(t) - t) / t^3 in z = t^2, 0 <= t <= 1/2.
execute("print.sol");
I = [1b-20; 0.5 + 1b-20];
procedure monomials(n) {
  var m, k;
  m = [||];
  for k from 1 to n do m = m :. (2 * k + 1);
  return m;
};
p = fpminimax(asin(x), monomials(5), [|SG...|], I, relative, x);
certify("asin, float", dirtyinfnorm(p / asin(x) - 1, I));
horner_lines(p, "p", "z", 3, 2, "f");
p = fpminimax(asin(x), monomials(12), [|D...|], I, relative, x);
certify("asin, double", dirtyinfnorm(p / asin(x) - 1, I));
horner_lines(p, "even", "square", 3, 4, "");
horner_lines(p, "odd", "square", 5, 4, "");
quit;
