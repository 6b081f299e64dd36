// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// 64-bit Arm, for processor.h.

// FPCR's modes of C, and with FZ, by which subnormal numbers are zeros.
enum { usual_modes = 0, flushing_modes = 1 << 24 };

enum { trap_signal = SIGTRAP };

static inline void set_modes(uint64_t modes) { __asm__ volatile("msr fpcr, %0" : : "r"(modes)); }

static inline char *thread_pointer(void) { return __builtin_thread_pointer(); }

// x19 to x30, d8 to d15, FPCR and a word that keeps the stack aligned
enum { frame_words = 12 + 8 + 2, return_word = 11, modes_word = 20 };
#define saved_modes usual_modes
__asm__(".text\n"
        ".hidden oneclc_switch_stack\n"
        ".globl oneclc_switch_stack\n"
        ".type oneclc_switch_stack, %function\n"
        "oneclc_switch_stack:\n"
        "  sub sp, sp, #176\n"
        "  stp x19, x20, [sp]\n"
        "  stp x21, x22, [sp, #16]\n"
        "  stp x23, x24, [sp, #32]\n"
        "  stp x25, x26, [sp, #48]\n"
        "  stp x27, x28, [sp, #64]\n"
        "  stp x29, x30, [sp, #80]\n"
        "  stp d8, d9, [sp, #96]\n"
        "  stp d10, d11, [sp, #112]\n"
        "  stp d12, d13, [sp, #128]\n"
        "  stp d14, d15, [sp, #144]\n"
        "  mrs x2, fpcr\n"
        "  str x2, [sp, #160]\n"
        "  mov x2, sp\n"
        "  str x2, [x0]\n"
        "  mov sp, x1\n"
        "  ldr x2, [sp, #160]\n"
        "  msr fpcr, x2\n"
        "  ldp x19, x20, [sp]\n"
        "  ldp x21, x22, [sp, #16]\n"
        "  ldp x23, x24, [sp, #32]\n"
        "  ldp x25, x26, [sp, #48]\n"
        "  ldp x27, x28, [sp, #64]\n"
        "  ldp x29, x30, [sp, #80]\n"
        "  ldp d8, d9, [sp, #96]\n"
        "  ldp d10, d11, [sp, #112]\n"
        "  ldp d12, d13, [sp, #128]\n"
        "  ldp d14, d15, [sp, #144]\n"
        "  add sp, sp, #176\n"
        "  ret\n"
        ".size oneclc_switch_stack, . - oneclc_switch_stack\n");

static inline void go_on_at(ucontext_t *context, void (*function)(void)) {
  context->uc_mcontext.pc = (uintptr_t)function;
  context->uc_mcontext.sp &= -16;
}
