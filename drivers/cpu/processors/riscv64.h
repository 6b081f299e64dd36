// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// 64-bit RISC-V with registers of double precision, for processor.h.

// FCSR's modes of C. Subnormal numbers are never zeros.
enum { usual_modes = 0, flushing_modes = 0 };

enum { trap_signal = SIGILL };

static inline void set_modes(unsigned modes) { __asm__ volatile("fscsr %0" : : "r"(modes)); }

static inline char *thread_pointer(void) {
  char *pointer;
  __asm__("mv %0, tp" : "=r"(pointer));
  return pointer;
}

// ra, s0 to s11, fs0 to fs11 and FCSR
enum { frame_words = 1 + 12 + 12 + 1, return_word = 0, modes_word = 25 };
#define saved_modes usual_modes
__asm__(".text\n"
        ".hidden oneclc_switch_stack\n"
        ".globl oneclc_switch_stack\n"
        ".type oneclc_switch_stack, @function\n"
        "oneclc_switch_stack:\n"
        "  addi sp, sp, -208\n"
        "  sd ra, 0(sp)\n"
        "  sd s0, 8(sp)\n"
        "  sd s1, 16(sp)\n"
        "  sd s2, 24(sp)\n"
        "  sd s3, 32(sp)\n"
        "  sd s4, 40(sp)\n"
        "  sd s5, 48(sp)\n"
        "  sd s6, 56(sp)\n"
        "  sd s7, 64(sp)\n"
        "  sd s8, 72(sp)\n"
        "  sd s9, 80(sp)\n"
        "  sd s10, 88(sp)\n"
        "  sd s11, 96(sp)\n"
        "  fsd fs0, 104(sp)\n"
        "  fsd fs1, 112(sp)\n"
        "  fsd fs2, 120(sp)\n"
        "  fsd fs3, 128(sp)\n"
        "  fsd fs4, 136(sp)\n"
        "  fsd fs5, 144(sp)\n"
        "  fsd fs6, 152(sp)\n"
        "  fsd fs7, 160(sp)\n"
        "  fsd fs8, 168(sp)\n"
        "  fsd fs9, 176(sp)\n"
        "  fsd fs10, 184(sp)\n"
        "  fsd fs11, 192(sp)\n"
        "  frcsr t0\n"
        "  sd t0, 200(sp)\n"
        "  sd sp, 0(a0)\n"
        "  mv sp, a1\n"
        "  ld t0, 200(sp)\n"
        "  fscsr t0\n"
        "  ld ra, 0(sp)\n"
        "  ld s0, 8(sp)\n"
        "  ld s1, 16(sp)\n"
        "  ld s2, 24(sp)\n"
        "  ld s3, 32(sp)\n"
        "  ld s4, 40(sp)\n"
        "  ld s5, 48(sp)\n"
        "  ld s6, 56(sp)\n"
        "  ld s7, 64(sp)\n"
        "  ld s8, 72(sp)\n"
        "  ld s9, 80(sp)\n"
        "  ld s10, 88(sp)\n"
        "  ld s11, 96(sp)\n"
        "  fld fs0, 104(sp)\n"
        "  fld fs1, 112(sp)\n"
        "  fld fs2, 120(sp)\n"
        "  fld fs3, 128(sp)\n"
        "  fld fs4, 136(sp)\n"
        "  fld fs5, 144(sp)\n"
        "  fld fs6, 152(sp)\n"
        "  fld fs7, 160(sp)\n"
        "  fld fs8, 168(sp)\n"
        "  fld fs9, 176(sp)\n"
        "  fld fs10, 184(sp)\n"
        "  fld fs11, 192(sp)\n"
        "  addi sp, sp, 208\n"
        "  ret\n"
        ".size oneclc_switch_stack, . - oneclc_switch_stack\n");

static inline void go_on_at(ucontext_t *context, void (*function)(void)) {
  context->uc_mcontext.__gregs[REG_PC] = (uintptr_t)function;
  context->uc_mcontext.__gregs[REG_SP] &= -16;
}
