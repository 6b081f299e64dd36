// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Clang turns a sampler that is declared in a program into a call of this function with its literal's value. The result
// is the sampler as oneclc/image.h has it, with all mipmap levels.
#include <oneclc/image.h>

const constant void *__translate_sampler_initializer(int literal) __asm("__translate_sampler_initializer");
const constant void *__translate_sampler_initializer(int literal) {
  return (const constant void *)((uint)literal | ONECLC_SAMPLER_LODS(0, ONECLC_SAMPLER_LOD_LIMIT));
}
