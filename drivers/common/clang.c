// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Finds the library and runs Clang.
#include "backend.h"
#include "ended.h"
#include <errno.h>
#include <spawn.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/wait.h>
#include <unistd.h>

extern char **environ;

static const char *environment_or(const char *name, const char *otherwise) {
  const char *value = getenv(name);
  return value && *value ? value : otherwise;
}

const char *find_library(const device *d) {
  static char path[8192];
  const char *folder = getenv("ONECLC_LIBDIR");
  if (d->other_library)
    return d->other_library;
  if (folder && *folder) {
    snprintf(path, sizeof path, "%s/%s", folder, d->library);
    return path;
  }
  // A test lies deeper in the build: build/test/CHAPTER/NAME.
  static const char *const places[] = {"../share/clc", "../../share/clc"};
  for (unsigned i = 0; i < 2; i++) {
    snprintf(path, sizeof path, "%s/%s/%s", program_folder(), places[i], d->library);
    if (access(path, R_OK) == 0)
      return path;
  }
  if (*ONECLC_LIBDIR)
    snprintf(path, sizeof path, "%s/%s", ONECLC_LIBDIR, d->library);
  else
    snprintf(path, sizeof path, "%s/%s/%s", program_folder(), places[0], d->library);
  return path;
}

const char *library_path(const device *d) {
  static char plain[4096]; // without "..", for messages and printed commands
  const char *path = find_library(d);
  if (access(path, R_OK) == 0)
    return realpath(path, plain) ? plain : path;
  complain("%s: %s; build the library (cmake --build BUILD) or set ONECLC_LIBDIR to the folder that has it", path,
           strerror(errno));
  return NULL;
}

const char *find_archive(const device *d) {
  static char path[8192];
  if (!d->backend->link || d->other_library)
    return NULL;
  const char *library = find_library(d), *suffix = strrchr(library, '.');
  snprintf(path, sizeof path, "%.*s.a", (int)(suffix - library), library);
  return access(path, R_OK) == 0 ? path : NULL;
}

char **split_options(const char *options) {
  const size_t length = strlen(options);
  char **words = malloc((length / 2 + 2) * sizeof *words + length + 1);
  char *to = (char *)(words + length / 2 + 2);
  unsigned count = 0;
  for (const char *from = options;;) {
    from += strspn(from, " \t\n");
    if (!*from)
      break;
    words[count++] = to;
    for (char quote = 0; *from && (quote || !strchr(" \t\n", *from)); from++) {
      if (*from == '\\' && from[1] && quote != '\'')
        *to++ = *++from;
      else if (*from == quote)
        quote = 0;
      else if (!quote && (*from == '"' || *from == '\''))
        quote = *from;
      else
        *to++ = *from;
    }
    *to++ = 0;
  }
  words[count] = NULL;
  return words;
}

// Shows a command so that a shell understands it.
static void show(const char *const *command) {
  for (; *command; command++) {
    const bool plain =
        **command && !(*command)[strspn(*command, "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789"
                                                  "-_=+,./:@")];
    fputs(plain ? "" : "'", stderr);
    for (const char *c = *command; *c; c++)
      fprintf(stderr, *c == '\'' ? "'\\''" : "%c", *c);
    fprintf(stderr, "%s%s", plain ? "" : "'", command[1] ? " " : "\n");
  }
}

// Says how a command ended that failed, as it may not have said anything itself. Status 1 is Clang's for what is wrong
// with a program, of which it has told.
static void tell_end(const char *const *command, int status, bool shown) {
  if (WIFEXITED(status) && WEXITSTATUS(status) == 1) {
    complain("%s: exit status 1%s", command[0], shown ? "" : "; ONECLC_VERBOSE=1 shows the command");
    return;
  }
  complain("%s %s", command[0], how_it_ended(status));
  complain("set ONECLC_CLANG to another Clang, or compile less code or with -O0; the command%s",
           shown ? " is above" : ", whose standard input is the program:");
  if (!shown)
    show(command);
}

// Runs a command with its input and output in memory files.
static char *filter(const char *const *command, const char *input, size_t input_size, size_t *output_size) {
  const char *setting = getenv("ONECLC_VERBOSE");
  const bool verbose = setting && *setting && strcmp(setting, "0");
  if (verbose)
    show(command);
  const int in = memfd_create("input", MFD_CLOEXEC), out = memfd_create("output", MFD_CLOEXEC);
  char *output = NULL;
  if (in < 0 || out < 0) {
    complain("no memory files: %s", strerror(errno));
    goto done;
  }
  for (size_t written = 0; written < input_size;) {
    const ssize_t n = write(in, input + written, input_size - written);
    if (n <= 0) {
      complain("cannot pass the program to clang: %s", strerror(errno));
      goto done;
    }
    written += n;
  }
  lseek(in, 0, SEEK_SET);
  posix_spawn_file_actions_t actions;
  posix_spawn_file_actions_init(&actions);
  posix_spawn_file_actions_adddup2(&actions, in, 0);
  posix_spawn_file_actions_adddup2(&actions, out, 1);
  pid_t child;
  fflush(NULL);
  const int error = posix_spawnp(&child, command[0], &actions, NULL, (char *const *)command, environ);
  posix_spawn_file_actions_destroy(&actions);
  if (error) {
    complain("cannot start %s: %s; set ONECLC_CLANG to clang's path", command[0], strerror(error));
    goto done;
  }
  int status = 0;
  while (waitpid(child, &status, 0) < 0 && errno == EINTR)
    ;
  if (status == 0) {
    output = read_descriptor(out, output_size);
    if (!output)
      complain("cannot read clang's output: %s", strerror(errno));
  } else {
    tell_end(command, status, verbose);
  }
done:
  if (in >= 0)
    close(in);
  if (out >= 0)
    close(out);
  return output;
}

// Whether a kernel of the program may require a work-group size.
static bool may_require_size(const char *source, char *const *options) {
  static const char *const words[] = {"reqd_work_group_size", "include"};
  for (unsigned i = 0; i < sizeof words / sizeof *words; i++) {
    if (strstr(source, words[i]))
      return true;
    for (char *const *option = options; *option; option++)
      if (strstr(*option, words[i]))
        return true;
  }
  return false;
}

// A command line as it grows.
typedef struct {
  unsigned count;
  const char *words[];
} command_line;

static void append(command_line *c, const char *const *words) {
  for (; *words; words++)
    c->words[c->count++] = *words;
  c->words[c->count] = NULL;
}
#define APPEND(command, ...) append(command, (const char *const[]){__VA_ARGS__, NULL})

static void begin_command(command_line *c, const device *d, const char *language) {
  c->count = 0;
  APPEND(c, environment_or("ONECLC_CLANG", ONECLC_CLANG));
  append(c, d->target_flags);
  APPEND(c, "-x", language, "-O2");
}

char *compile(const device *d, const char *language, const char *input, size_t input_size, const char *options,
              size_t *output_size) {
  const bool links = !find_archive(d), source = !strcmp(language, "cl");
  const char *library = links ? library_path(d) : NULL;
  if (links && !library)
    return NULL;
  char **own = split_options(options ? options : "");
  unsigned own_count = 0;
  bool standard = false;
  for (; own[own_count]; own_count++)
    standard |= !strncmp(own[own_count], "-cl-std=", 8);
  const bool sizes = d->backend->require_sizes && source && may_require_size(input, own);
  command_line *c = malloc(sizeof *c + (own_count + 48) * sizeof *c->words);
  begin_command(c, d, language);
  if (!standard && source)
    APPEND(c, "-cl-std=CL3.0");
  if (source) // Kernels of any extension compile; what a device cannot run, its driver refuses.
    APPEND(c, "-Xclang", "-cl-ext=+all");
  append(c, (const char *const *)own);
  for (unsigned i = 0; d->denorms_are_zero && i < c->count; i++)
    if (!strcmp(c->words[i], "-cl-denorms-are-zero"))
      c->words[i] = d->denorms_are_zero;
  if (links)
    APPEND(c, "-Xclang", "-mlink-builtin-bitcode", "-Xclang", library);
  if (sizes)
    APPEND(c, "-emit-llvm", "-Xclang", "-disable-llvm-passes");
  APPEND(c, "-o", "-", "-");
  char *output = filter(c->words, input, input_size, output_size);
  if (output && sizes) {
    char *ir = d->backend->require_sizes(output);
    free(output);
    begin_command(c, d, "ir");
    append(c, (const char *const *)own);
    APPEND(c, "-Wno-unused-command-line-argument", "-o", "-", "-");
    output = filter(c->words, ir, strlen(ir), output_size);
    free(ir);
  }
  free(c), free(own);
  return output;
}
