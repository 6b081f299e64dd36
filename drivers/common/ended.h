// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// How a process ended that did not succeed, for messages: "clang-22 was stopped by …".
#ifndef ONECLC_ENDED_H
#define ONECLC_ENDED_H
#include <signal.h>
#include <stdio.h>
#include <string.h>
#include <sys/wait.h>

// The words behind the process's name for a status of waitpid(), in a fixed buffer.
static inline const char *how_it_ended(int status) {
  static char words[160];
  if (WIFSIGNALED(status))
    snprintf(words, sizeof words, "was stopped by signal %d (%s)%s", WTERMSIG(status), strsignal(WTERMSIG(status)),
             WTERMSIG(status) == SIGKILL ? ", which the system sends when memory runs out" : "");
  else
    snprintf(words, sizeof words, "stopped with exit status %d", WEXITSTATUS(status));
  return words;
}
#endif
