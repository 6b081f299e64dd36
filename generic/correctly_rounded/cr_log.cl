// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// cr_log (C23, 7.33.8): log, correctly rounded, by way of double (in_double.h), whose rounding to float is wrong for
// five floats. Half results are log's, which are correctly rounded.
#define unary cr_log
#include "float_and_half.h"
#include <correctly_rounded/in_double.h>

gentype cr_log(gentype x) {
#if elem_bits == 16
  return log(x);
#else
  gentype y = to_float(log(to_double(x)));
  y = mended(y, x, 0x1.827a74p-7f, -0x1.1c2b1ep2f);
  y = mended(y, x, 0x1.2f1fd6p3f, 0x1.1fcbcep1f);
  y = mended(y, x, 0x1.bacb4ap25f, 0x1.1e0696p4f);
  y = mended(y, x, 0x1.b121a6p76f, 0x1.a9a3f2p5f);
  return mended(y, x, 0x1.6351d8p95f, 0x1.08b512p6f);
#endif
}
