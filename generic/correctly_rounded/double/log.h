// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// cr_log of double, by logarithm.h. No logarithm is the middle between two doubles: of rational numbers other than
// powers of the base logarithms are irrational, and the others are integers.
#include <correctly_rounded/double/first_step.h>
#include <correctly_rounded/double/logarithm.h>
#include <correctly_rounded/double/natural_log.h>

#ifndef ONECLC_CR_LOG_STEP_2
#define ONECLC_CR_LOG_STEP_2
__attribute__((noinline, const)) static double log_in_doubt_of_double(double x) {
  if (!has_logarithm(x))
    return log(x);
  return double_of(log_of_double(x));
}
#endif

gentype cr_log(gentype x) {
  // Step 1
  gentype e, scaled_c;
  double_word table_log;
  gentype f = log_reduced(x, logs, &e, &scaled_c, &table_log);
  double_word log_f = log_of_one_plus(f, (gentype)-0.0);
  relation doubt;
  gentype result = natural_log_of_parts(e, table_log, log_f, &doubt);
  // Step 2
  doubt |= log_is_rare(x);
  for_lanes_in (doubt)
    element(result) = log_in_doubt_of_double(element(x));
  return result;
}
