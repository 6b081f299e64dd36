// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#define GAIN 0.5f
