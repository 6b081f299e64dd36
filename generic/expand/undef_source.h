// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#undef source_width
#undef source_vec
#undef JOIN_SOURCE_
#undef source
#undef usource
