// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Undefines what gentype.h, and the headers of chapters through end_of_pass, have defined for one type and width.
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
#undef exceeds_registers
#undef hi_part
#undef relation
#undef vec_convert
#include "undef_source.h"
#ifdef end_of_pass
#include end_of_pass
#endif
