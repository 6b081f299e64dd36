// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#undef vec_width
#undef vec
#undef JOIN_
#undef gentype
#undef igentype
#undef ugentype
#undef intn
#undef uintn
#undef floatn
#undef as_gentype
#undef as_igentype
#undef as_ugentype
#undef relation
#undef vec_convert
#include "clear_source.h"
#undef any_lane_pass // headers of generic/math that others include, too
#undef double_word_pass
#undef lgamma_kernel_pass
#undef reciprocal_pass
#undef rounded_pass
