// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "crash.h"
#include "status.h"
#include <signal.h>
#include <string.h>
#include <unistd.h>

static struct {
  const char *file;   // NULL while a kernel runs
  const char *kernel; // NULL while a file is loaded
  const kernel_argument *arguments;
  unsigned count;
} running;

static int describe_compiler(int signal, char *text, size_t room) {
  return snprintf(
      text, room,
      "clc-run: %s: LLVM was stopped by signal %d (%s) while it loaded this: if it is compiled already, it may "
      "be damaged; compile it again\n",
      running.file, signal, strsignal(signal));
}

static int describe_kernel(const siginfo_t *info, char *text, size_t room) {
  enum { null_area = 65536 }; // what a system keeps free at address 0
  const char *at = info->si_addr;
  if (info->si_signo == SIGFPE)
    return snprintf(text, room, "clc-run: kernel %s divided an integer by zero, or its quotient overflowed\n",
                    running.kernel);
  for (unsigned i = 0; i < running.count; i++) {
    const guarded_memory *m = &running.arguments[i].memory;
    if (!m->area || at < m->area || at >= m->area + m->area_size)
      continue;
    if (at >= m->data)
      return snprintf(text, room, "clc-run: kernel %s went %zu bytes past the end of argument %u (%zu bytes)\n",
                      running.kernel, (size_t)(at - (m->data + m->size)), i + 1, m->size);
    return snprintf(text, room, "clc-run: kernel %s went %zu bytes before the start of argument %u (%zu bytes)\n",
                    running.kernel, (size_t)(m->data - at), i + 1, m->size);
  }
  // Addresses that no pointer can hold come without the address.
  if ((size_t)at < null_area && info->si_code != SI_KERNEL)
    return snprintf(text, room, "clc-run: kernel %s used a null pointer (address %p)\n", running.kernel, info->si_addr);
  return snprintf(text, room,
                  "clc-run: kernel %s stopped by signal %d at address %p: outside its buffers, misaligned, or stack "
                  "overflow (ONECLC_STACK sets the stack's size in KiB)\n",
                  running.kernel, info->si_signo, info->si_addr);
}

static void on_crash(int signal, siginfo_t *info, void *context) {
  (void)context;
  char text[512];
  int length = running.kernel ? describe_kernel(info, text, sizeof text) : describe_compiler(signal, text, sizeof text);
  if (length >= (int)sizeof text)
    length = sizeof text - 1;
  if (write(2, text, length) < 0) {
    // There is nobody else to tell.
  }
  _exit(running.kernel ? RUN_ERROR : COMPILE_ERROR);
}

static void catch_signals(const int *signals, unsigned count) {
  // A second crash, in the handler, ends the program as ever.
  struct sigaction action = {.sa_sigaction = on_crash, .sa_flags = SA_SIGINFO | SA_ONSTACK | (int)SA_RESETHAND};
  for (unsigned i = 0; i < count; i++)
    sigaction(signals[i], &action, NULL);
}

void catch_compiler_crashes(const char *file) {
  running.file = file;
  running.kernel = NULL;
  catch_signals((const int[]){SIGSEGV, SIGBUS, SIGFPE, SIGILL, SIGTRAP, SIGABRT}, 6);
}

void catch_kernel_crashes(const char *kernel, unsigned count, const kernel_argument *arguments) {
  running.kernel = kernel;
  running.count = count;
  running.arguments = arguments;
  // The driver sees to a kernel's traps itself, and an abort is none of a kernel's.
  const int others[] = {SIGILL, SIGTRAP, SIGABRT};
  for (unsigned i = 0; i < 3; i++)
    signal(others[i], SIG_DFL);
  catch_signals((const int[]){SIGSEGV, SIGBUS, SIGFPE}, 3);
}
