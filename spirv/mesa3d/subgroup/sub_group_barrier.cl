// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// sub_group_barrier: Mesa's front end makes sub-groups' instructions itself, or refuses them.
