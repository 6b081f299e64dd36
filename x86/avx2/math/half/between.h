// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// between(v, least, most): v, or the limit that it exceeds; NaN stays.
static inline floatn between(floatn v, float least, float most) {
  v = v > most ? (floatn)most : v;
  return v < least ? (floatn)least : v;
}
