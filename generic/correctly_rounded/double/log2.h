// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// cr_log2 of double, by logarithm.h. No logarithm is the middle between two doubles: of rational numbers other than
// powers of the base logarithms are irrational, and the others are integers.
#include <correctly_rounded/double/binary_logs.h>
#include <correctly_rounded/double/first_step.h>
#include <correctly_rounded/double/logarithm.h>

#ifndef ONECLC_CR_LOG2_STEP_2
#define ONECLC_CR_LOG2_STEP_2
__attribute__((noinline, const)) static double log2_in_doubt_of_double(double x) {
  if (!has_logarithm(x))
    return log2(x);
  return double_of(float_product(log_of_double(x), float_log2_of_e()));
}
#endif

gentype cr_log2(gentype x) {
  // Step 1
  gentype e, scaled_c;
  double_word table_log;
  gentype f = log_reduced(x, binary_logs, &e, &scaled_c, &table_log);
  double_word log_f = log_of_one_plus(f, (gentype)-0.0);
  log_f = times_double_word(log_f, (double_word){0x1.71547652b82fep0, 0x1.777d0ffda0d24p-56});
  relation doubt;
  gentype result = log_of_parts(e, table_log, log_f, (gentype)1, (gentype)0, &doubt);
  // Step 2
  doubt |= log_is_rare(x);
  for_lanes_in (doubt)
    element(result) = log2_in_doubt_of_double(element(x));
  return result;
}
