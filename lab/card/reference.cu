// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Compares the references of reference.h, compiled for the host, with MPFR: COUNT points of each function.
//
//   reference COUNT [FUNCTION…]
#include "constants.h"
#include "of_mpfr.h"
#include <cstdlib>

static void set_real(mpfr_t r, real a) {
  mpfr_set_ui(r, 0, MPFR_RNDN);
  for (int i = WORDS - 1; i >= 0; i--) {
    mpfr_mul_2ui(r, r, 32, MPFR_RNDN);
    mpfr_add_ui(r, r, a.m.word[i], MPFR_RNDN);
  }
  mpfr_mul_2si(r, r, a.exponent - BITS, MPFR_RNDN);
  mpfr_setsign(r, r, a.negative, MPFR_RNDN);
}

static real reference(int f, double x, double y) {
  int number = 0;
#define F1(name, ...) \
  if (f == number++) \
    return real_##name(x);
#define F2(name, ...) \
  if (f == number++) \
    return real_##name(x, y);
  JUDGED_FUNCTIONS(F1, F2)
#undef F1
#undef F2
  abort();
}

// True if all results are those of MPFR, and the errors are below 2^-145.
static bool agree(int f, uint64_t count) {
  const signature s = signature_of(functions[f]);
  mpfr_t in[2], exact, ours;
  mpfr_inits2(400, in[0], in[1], exact, ours, NULL);
  uint64_t doubts = 0, wrong = 0;
  double worst = 0, x, y, at[2] = {};
  for (uint64_t number = 0; number < count; number++) {
    point_of(functions[f], number, &x, &y);
    const real result = reference(f, x, y);
    bool doubt;
    const double rounded = nearest(result, &doubt);
    const double right = right_result(s, x, y);
    doubts += doubt;
    if (!doubt && bits_of(rounded) != bits_of(right) && !(is_zero(result) && right == 0) && !wrong++)
      printf("wrong: %s(%a, %a) is %a, not %a\n", functions[f].name, x, y, right, rounded);
    mpfr_set_d(in[0], x, MPFR_RNDN);
    mpfr_set_d(in[1], y, MPFR_RNDN);
    s.function->exact(exact, in);
    if (doubt || abs(result.exponent) > 2000 || mpfr_zero_p(exact))
      continue; // MPFR's to judge, or beyond all doubles: rounding was compared
    set_real(ours, result);
    mpfr_sub(ours, ours, exact, MPFR_RNDN);
    mpfr_div(ours, ours, exact, MPFR_RNDN);
    const double error = fabs(mpfr_get_d(ours, MPFR_RNDN));
    if (error > worst)
      worst = error, at[0] = x, at[1] = y;
  }
  printf("%s\t%llu points\t%llu doubts\t%llu wrong\terror 2^%.1f at %a %a\n", functions[f].name,
         (unsigned long long)count, (unsigned long long)doubts, (unsigned long long)wrong, log2(worst), at[0], at[1]);
  mpfr_clears(in[0], in[1], exact, ours, NULL);
  return !wrong && worst < 0x1p-145;
}

int main(int count, char **words) {
  if (count < 2)
    return fprintf(stderr, "usage: reference COUNT [FUNCTION...]\n"), 2;
  judge_start();
  compute_constants(&on_host);
  bool fine = true;
  int found = 0;
  for (int f = 0; f < FUNCTIONS; f++) {
    bool wanted = count == 2;
    for (int i = 2; i < count; i++)
      wanted |= !strcmp(words[i], functions[f].name);
    if (wanted)
      fine &= agree(f, strtoull(words[1], NULL, 10));
    found += wanted;
  }
  judge_end();
  if (count > 2 && found < count - 2)
    return fprintf(stderr, "reference: only %d of the functions are known\n", found), 2;
  return !fine;
}
