// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// `sollya asin.sol` prints the polynomials of asin_kernel.h: (asin(t) - t) / t^3 / 4 in v = 4 t^2 for 0 <= t <= 0.502.
execute("print.sol");
I = [1b-20; 0.502];
procedure in_v(p) {
  var q, k;
  q = 0;
  for k from 1 to (degree(p) - 1) / 2 do q = q + coeff(p, 2 * k + 1) * 4^(-k) * x^(k - 1);
  return horner(q);
};
p = fpminimax(asin(x), odd_powers(5), [|SG...|], I, relative, x);
certify("asin, float", dirtyinfnorm(p / asin(x) - 1, I));
horner_lines(in_v(p), "p", "v", 0, 1, "f");
p = fpminimax(asin(x), odd_powers(12), [|D...|], I, relative, x);
certify("asin, double", dirtyinfnorm(p / asin(x) - 1, I));
horner_lines(in_v(p), "p", "v", 0, 1, "");
quit;
