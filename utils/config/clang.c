// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "clang.h"
#include "command.h"
#include "common/ended.h"
#include <errno.h>
#include <fcntl.h>
#include <spawn.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

extern char **environ;

// Fails with how a command ended that neither succeeded nor refused what it was asked.
static _Noreturn void stopped(const char *const *command, int status) {
  char line[4096] = "";
  for (const char *const *word = command; *word; word++)
    snprintf(line + strlen(line), sizeof line - strlen(line), " %s", *word);
  fail(1, "%s %s; --clang or CLANG names another Clang; the command:%s", command[0], how_it_ended(status), line);
}

char *ask_clang(const char *const *command) {
  int ends[2];
  posix_spawn_file_actions_t actions;
  if (pipe2(ends, O_CLOEXEC) != 0 || posix_spawn_file_actions_init(&actions) != 0)
    fail(1, "no pipe: %s", strerror(errno));
  posix_spawn_file_actions_adddup2(&actions, ends[1], 1);
  posix_spawn_file_actions_addopen(&actions, 2, "/dev/null", O_WRONLY, 0);
  pid_t child;
  const int error = posix_spawnp(&child, command[0], &actions, NULL, (char *const *)command, environ);
  posix_spawn_file_actions_destroy(&actions);
  close(ends[1]);
  if (error)
    fail(1, "cannot start %s: %s; --clang or CLANG names another Clang", command[0], strerror(error));
  FILE *output = fdopen(ends[0], "r");
  if (!output)
    fail(1, "no memory");
  char *text = NULL;
  size_t room = 0;
  if (getdelim(&text, &room, 0, output) < 0) { // nothing was printed
    free(text);
    text = calloc(1, 1);
  }
  fclose(output);
  int status = 0;
  while (waitpid(child, &status, 0) < 0 && errno == EINTR)
    ;
  if (status == 0)
    return text;
  if (!WIFEXITED(status) || WEXITSTATUS(status) != 1) // Clang's status for what it does not know is 1
    stopped(command, status);
  free(text);
  return NULL;
}
