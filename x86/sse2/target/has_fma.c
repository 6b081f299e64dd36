// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Whether the processor that runs the kernel has the instructions of x86-64-v3, fma among them: builtins then run as
// they were compiled for those (link/passes/choose_fma.c), with the same bits. It asks once and keeps the answer. A
// driver that knows it can define the variable as a constant in the kernel's module, and LLVM leaves out what never
// runs.
#include <cpuid.h>

// 0: not known, 1: yes, -1: no
__attribute__((weak, visibility("hidden"))) int __oneclc_has_fma = 0;

static _Bool has(unsigned found, unsigned wanted) { return (found & wanted) == wanted; }

static _Bool processor_has_fma(void) {
  enum { YMM_STATE = 6 }; // of XMM and YMM registers, which the operating system saves
  unsigned a, b, c, d, saved;
  if (!__get_cpuid(1, &a, &b, &c, &d) ||
      !has(c, bit_SSE3 | bit_SSSE3 | bit_FMA | bit_CMPXCHG16B | bit_SSE41 | bit_SSE42 | bit_MOVBE | bit_POPCNT |
                  bit_OSXSAVE | bit_AVX | bit_F16C))
    return 0;
  __asm__ volatile("xgetbv" : "=a"(saved), "=d"(d) : "c"(0));
  if (!has(saved, YMM_STATE) || !__get_cpuid_count(7, 0, &a, &b, &c, &d) || !has(b, bit_BMI | bit_AVX2 | bit_BMI2))
    return 0;
  return __get_cpuid(0x80000001, &a, &b, &c, &d) && has(c, bit_LAHF_LM | bit_LZCNT);
}

__attribute__((noinline, cold)) static int ask_processor(void) {
  const int answer = processor_has_fma() ? 1 : -1;
  __atomic_store_n(&__oneclc_has_fma, answer, __ATOMIC_RELAXED);
  return answer;
}

// Each thread that asks finds the same answer.
__attribute__((always_inline)) _Bool __oneclc_use_fma(void) {
  const int known = __atomic_load_n(&__oneclc_has_fma, __ATOMIC_RELAXED);
  return (known ? known : ask_processor()) > 0;
}
