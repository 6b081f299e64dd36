// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// intel_sub_group_scan_exclusive_max: Mesa's front end makes sub-groups' instructions itself, or refuses them.
