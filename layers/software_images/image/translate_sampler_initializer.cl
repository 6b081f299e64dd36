// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What Clang calls for a sampler that is declared in a program, with its literal's value.
#include <oneclc/image.h>

const constant void *__translate_sampler_initializer(int literal) __asm("__translate_sampler_initializer");
const constant void *__translate_sampler_initializer(int literal) {
  return (const constant void *)((uint)literal | ONECLC_SAMPLER_LODS(0, ONECLC_SAMPLER_LOD_LIMIT));
}
