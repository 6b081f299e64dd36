// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// atan2_words and half_turns of float for arguments that are rare: a target for which fma is many instructions may have
// them a second time. To be included after atan_kernel.h.
#define second_atan2_words atan2_words
#define second_half_turns half_turns
