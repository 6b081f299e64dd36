// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// `sollya cbrt.sol` prints the polynomial of cbrt.cl.
execute("print.sol");
I = [-0.1056; 0.1056];
f = (1 - x)^(-1 / 3);
p = fpminimax(f, 3, [|SG...|], I, relative);
certify("cbrt, float", dirtyinfnorm(p / f - 1, I));
horner_lines(p, "p", "e", 0, 1, "f");
quit;
