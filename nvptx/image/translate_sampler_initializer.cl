// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What Clang calls for a sampler that is declared in a program, with its literal's value.
const constant void *sampler_of_literal(int literal) __asm__("__translate_sampler_initializer");
const constant void *sampler_of_literal(int literal) { return (const constant void *)(ulong)literal; }
