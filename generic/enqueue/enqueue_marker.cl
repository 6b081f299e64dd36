// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// enqueue_marker (6.15.17.5) is the driver's. A target's file makes an error of it.
