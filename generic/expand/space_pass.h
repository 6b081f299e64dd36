// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Includes the builtin's file once for one address space (each_space.h).
#include BUILTIN
#ifdef end_of_pass
#include end_of_pass
#endif
#undef vec_width
#undef source_width
#undef sgentype
#undef LAST_TYPE
#undef space
