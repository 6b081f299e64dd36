// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Expands of_size(N), which the including file defines, for each size of packets that has functions of its own.
of_size(1)
of_size(2)
of_size(4)
of_size(8)
of_size(16)
of_size(32)
of_size(64)
of_size(128)
