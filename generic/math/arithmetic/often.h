// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The end of what runs for rare arguments only (seldom.h)
