// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// x86-64, for processor.h.

// MXCSR's modes of C, and with FTZ and DAZ, by which subnormal numbers are zeros.
enum { usual_modes = 0x1f80, flushing_modes = usual_modes | 0x8040 };

enum { trap_signal = SIGILL };

static inline void set_modes(unsigned modes) { __builtin_ia32_ldmxcsr(modes); }

static inline char *thread_pointer(void) { return __builtin_thread_pointer(); }

// The modes with x87's control word, six registers, where to return, and what a new stack's function would return to
enum { frame_words = 9, return_word = 7, modes_word = 0 };
#define saved_modes (UINT64_C(0x037f) << 32 | usual_modes)
__asm__(".text\n"
        ".hidden oneclc_switch_stack\n"
        ".globl oneclc_switch_stack\n"
        ".type oneclc_switch_stack, @function\n"
        "oneclc_switch_stack:\n"
        "  pushq %rbp\n"
        "  pushq %rbx\n"
        "  pushq %r12\n"
        "  pushq %r13\n"
        "  pushq %r14\n"
        "  pushq %r15\n"
        "  subq $8, %rsp\n"
        "  stmxcsr (%rsp)\n"
        "  fnstcw 4(%rsp)\n"
        "  movq %rsp, (%rdi)\n"
        "  movq %rsi, %rsp\n"
        "  ldmxcsr (%rsp)\n"
        "  fldcw 4(%rsp)\n"
        "  addq $8, %rsp\n"
        "  popq %r15\n"
        "  popq %r14\n"
        "  popq %r13\n"
        "  popq %r12\n"
        "  popq %rbx\n"
        "  popq %rbp\n"
        "  ret\n"
        ".size oneclc_switch_stack, . - oneclc_switch_stack\n");

static inline void go_on_at(ucontext_t *context, void (*function)(void)) {
  greg_t *registers = context->uc_mcontext.gregs;
  registers[REG_RIP] = (greg_t)function;
  registers[REG_RSP] = ((registers[REG_RSP] - 128) & -16) - 8; // below the red zone, as if it had been called
}
