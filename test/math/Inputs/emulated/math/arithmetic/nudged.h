// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#define nudged(result, where, units) as_float(as_uint(result) + ((where) ? (unsigned)(units) : 0))
