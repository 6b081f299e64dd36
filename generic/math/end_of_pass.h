// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What the headers of this chapter that guard themselves once a pass leave behind: see gentype.h.
#undef any_lane_pass
#undef double_word_pass
#undef lgamma_kernel_pass
#undef reciprocal_pass
#undef round_to_odd_pass
#undef rounded_pass
