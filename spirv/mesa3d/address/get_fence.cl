// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// get_fence: Mesa's libraries have no generic address space.
