// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// to_private is Mesa's own: its SPIR-V front end never leaves a call of it.
