// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Clang turns a sampler that is declared in a program into a call of __translate_sampler_initializer with its literal's
// value. Here the sampler is that number.
const constant void *sampler_of_literal(int literal) __asm__("__translate_sampler_initializer");
const constant void *sampler_of_literal(int literal) { return (const constant void *)(ulong)literal; }
