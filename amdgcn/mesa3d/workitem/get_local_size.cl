// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// get_local_size (6.15.1). It is computed from the dispatch packet, as for HSA's kernels before code object version 5,
// because Mesa's kernels have no hidden argument for it.
#include <generic/workitem/get_local_size.cl>
