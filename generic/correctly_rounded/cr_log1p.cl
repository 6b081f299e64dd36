// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// cr_log1p (C23, 7.33.8): log1p, correctly rounded, by the method of log_in_double.h: from 2^-29 on 1 + x is exact in
// double, and for |x| < 2^-6 it is x that the polynomial takes. Half results are log1p's, which are correctly rounded.
#define unary cr_log1p
#include "float_and_half.h"
#include <correctly_rounded/log_in_double.h>

#ifndef ONECLC_CR_LOG1P_TABLES
#define ONECLC_CR_LOG1P_TABLES
static table_space const double reciprocals[] = {
    0x1.645d10fp0,  0x1.5565debp0,  0x1.484686dp0,  0x1.3b565e8p0,  0x1.2f069fbp0,
    0x1.2496708p0,  0x1.1a45134p0,  0x1.1100422p0,  0x1.080c2a2p0,  1,
    0x1.e224d62p-1, 0x1.c72ea8cp-1, 0x1.af62ce8p-1, 0x1.99f66c6p-1, 0x1.84f85acp-1,
    0x1.73a8d8ap-1};
static table_space const double logs[] = {
    -0x1.52b667a399p-2, -0x1.26c7bbefb4p-2, -0x1.fd49b401acp-3, -0x1.aaf00c3374p-3, -0x1.596052640ep-3,
    -0x1.1195fb6da8p-3, -0x1.901f30a868p-4, -0x1.075d637718p-4, -0x1.fb1c8fff9p-6,  0,
    0x1.ec3122ecap-5,   0x1.e1cc8b6a68p-4,  0x1.5eddc4efd4p-3,  0x1.c72f93287ep-3,  0x1.196af42b8cp-2,
    0x1.4808e08801p-2};
#endif

gentype cr_log1p(gentype x) {
#if elem_bits == 16
  return log1p(x);
#else
  doublen v = to_double(x);
  reduced r = reduce(1 + v, reciprocals, logs, 0x1.62e42fefa4p-1);
  doublen z = fabs(v) < (doublen)0x1p-6 ? v : r.z;
  doublen q = (doublen)0x1.c8283a417c705p-4;
  q = fma(q, z, (doublen)-0x1.0075c2f8c850ap-3);
  q = fma(q, z, (doublen)0x1.2492287172e6cp-3);
  q = fma(q, z, (doublen)-0x1.555540338ab57p-3);
  q = fma(q, z, (doublen)0x1.9999999ca3637p-3);
  q = fma(q, z, (doublen)-0x1.000000009b117p-2);
  q = fma(q, z, (doublen)0x1.55555555554b3p-2);
  q = fma(q, z, (doublen)-0x1.fffffffffffeap-2);
  gentype y = copysign(to_float(r.whole + fma(r.exponent, (doublen)-0x1.8432a1b0e2634p-43, fma(z * z, q, z))), x);
  y = mended(y, x, 0x1.800006p-21f, 0x1.7ffffep-21f);
  y = mended(y, x, 0x1.200036p-17f, 0x1.1fffe6p-17f);
  y = mended(y, x, 0x1.fb035ap-2f, 0x1.9bddc2p-2f);
  y = mended(y, x, 0x1.0f1fd6p3f, 0x1.1fcbcep1f);
  y = mended(y, x, 0x1.b121a6p76f, 0x1.a9a3f2p5f);
  y = mended(y, x, 0x1.6351d8p95f, 0x1.08b512p6f);
  y = mended(y, x, -0x1.7ffffap-21f, -0x1.800002p-21f);
  y = mended(y, x, -0x1.1fffcap-17f, -0x1.20001ap-17f);
  y = mended(y, x, -0x1.1d9188p-9f, -0x1.1de14ap-9f);
  return log_special(y, x, (gentype)-1);
#endif
}
