// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The approximations in half_instructions.c's hands: it chooses which result within the bounds each one gives.
float approximate_exp2(float), approximate_log2(float), approximate_reciprocal(float), approximate_root(float);
uint masked_or(uint bits, uint mask, uint others);
