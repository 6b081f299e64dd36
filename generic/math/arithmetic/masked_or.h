// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// masked_or(bits, mask, others) is bits & mask | others, for constants.
#define masked_or(bits, mask, others) (((bits) & (mask)) | (others))
