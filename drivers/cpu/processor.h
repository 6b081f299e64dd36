// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What the driver has to know of the processor that it runs on; processors/ has a file for each. groups.c alone
// includes this. Which library files a processor takes is in targets.ini.
#ifndef ONECLC_CPU_PROCESSOR_H
#define ONECLC_CPU_PROCESSOR_H
#include <signal.h>
#include <stdint.h>
#include <string.h>
#include <ucontext.h>

// Saves the callee-saved registers and floating-point modes on the stack, and the stack pointer in *from; goes on where
// `to` was saved.
void oneclc_switch_stack(void **from, void *to) __attribute__((visibility("hidden")));

#if defined __x86_64__
#include "cpu/processors/x86_64.h"
#elif defined __aarch64__
#include "cpu/processors/aarch64.h"
#elif defined __riscv && __riscv_xlen == 64 && defined __riscv_float_abi_double
#include "cpu/processors/riscv64.h"
#else
#error "drivers/cpu/processors has no file for this processor"
#endif

// Each file defines, beside oneclc_switch_stack, the modes `usual_modes` and `flushing_modes`, by which subnormal
// numbers are zeros if the processor can do that, and
//   trap_signal                  which signal __builtin_trap raises; that of __builtin_debugtrap is SIGTRAP
//   set_modes(modes)             sets one of them for this thread
//   thread_pointer()             what llvm.thread.pointer gives
//   frame_words                  what oneclc_switch_stack leaves on a stack, and a new stack begins with, in words
//   return_word, modes_word      which of these is where it goes on, and which the modes
//   saved_modes                  the usual modes as they stand there
//   go_on_at(context, function)  has a signal's handler return into the function, which never returns

// A stack below `top`, which is a multiple of 16, to go on at: the function starts there in the usual modes.
static inline void *new_stack(char *top, void (*function)(void)) {
  uint64_t *frame = (uint64_t *)top - frame_words;
  memset(frame, 0, frame_words * sizeof *frame);
  frame[modes_word] = saved_modes;
  frame[return_word] = (uintptr_t)function;
  return frame;
}
#endif
