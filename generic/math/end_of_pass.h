// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Ends a pass of the expansion for this chapter: undefines the guards of the headers that are to be included once in
// each pass (gentype.h).
#undef any_lane_pass
#undef bits_outside_pass
#undef bits_plus_pass
#undef double_word_pass
#undef float_table_pass
#undef in_double_pass
#undef in_floats_pass
#undef lgamma_kernel_pass
#undef log_kernel_pass
#undef reciprocal_pass
#undef reduce_pio2_pass
#undef round_to_odd_pass
#undef rounded_pass
#undef vocabulary_pass
