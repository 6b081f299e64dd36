// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Left to Mesa's own front end.
