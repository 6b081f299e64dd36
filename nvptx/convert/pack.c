// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The functions that pack.h declares: an instruction each (PTX ISA, cvt.pack), where LLVM asks for a PTX version that
// has it. It takes the upper one first.
__attribute__((const)) unsigned __oneclc_cuda_architecture(void);
#define has_packing (__oneclc_cuda_architecture() >= 800)
#define clamped(x, least, greatest) ((unsigned)((x) < (least) ? (least) : (x) > (greatest) ? (greatest) : (x)))

#define DEFINE_8(NAME, LEAST, GREATEST) \
  __attribute__((const)) unsigned __oneclc_pack_##NAME(int low, int high, unsigned above) { \
    unsigned word; \
    if (!has_packing) \
      return (clamped(low, LEAST, GREATEST) & 0xff) | (clamped(high, LEAST, GREATEST) & 0xff) << 8 | above << 16; \
    __asm__("cvt.pack.sat." #NAME ".s32.b32 %0, %1, %2, %3;" : "=r"(word) : "r"(high), "r"(low), "r"(above)); \
    return word; \
  }
DEFINE_8(s8, -128, 127)
DEFINE_8(u8, 0, 255)

#define DEFINE_16(NAME, LEAST, GREATEST) \
  __attribute__((const)) unsigned __oneclc_pack_##NAME(int low, int high) { \
    unsigned word; \
    if (!has_packing) \
      return (clamped(low, LEAST, GREATEST) & 0xffff) | clamped(high, LEAST, GREATEST) << 16; \
    __asm__("cvt.pack.sat." #NAME ".s32 %0, %1, %2;" : "=r"(word) : "r"(high), "r"(low)); \
    return word; \
  }
DEFINE_16(s16, -32768, 32767)
DEFINE_16(u16, 0, 65535)
