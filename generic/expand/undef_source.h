// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Undefines what each_source.h has defined.
#undef source_width
#undef source_vec
#undef JOIN_SOURCE_
#undef source
#undef usource
