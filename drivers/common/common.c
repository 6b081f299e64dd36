// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What device.c and the plug-ins share: messages, files, and running clang.
#include "backend.h"
#include <dlfcn.h>
#include <errno.h>
#include <spawn.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

extern char **environ;

bool complain(const char *format, ...) {
  va_list arguments;
  va_start(arguments, format);
  fputs("oneclc: ", stderr);
  vfprintf(stderr, format, arguments);
  fputc('\n', stderr);
  va_end(arguments);
  return false;
}

static const char *environment_or(const char *name, const char *otherwise) {
  const char *value = getenv(name);
  return value && *value ? value : otherwise;
}

const char *program_folder(void) {
  static char folder[4096];
  const ssize_t length = readlink("/proc/self/exe", folder, sizeof folder - 1);
  folder[length < 0 ? 0 : length] = 0;
  char *slash = strrchr(folder, '/');
  strcpy(slash ? slash : folder, slash ? "" : ".");
  return folder;
}

const char *find_library(const device *d) {
  static char path[8192];
  const char *folder = getenv("ONECLC_LIBDIR");
  if (d->other_library)
    return d->other_library;
  if (folder && *folder) {
    snprintf(path, sizeof path, "%s/%s", folder, d->library);
  } else {
    snprintf(path, sizeof path, "%s/../share/clc/%s", program_folder(), d->library);
    if (access(path, R_OK) != 0)
      snprintf(path, sizeof path, "%s/%s", ONECLC_LIBDIR, d->library);
  }
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

static char *read_descriptor(int fd, size_t *size) {
  struct stat status;
  if (fstat(fd, &status) != 0)
    return NULL;
  if (!S_ISREG(status.st_mode)) {
    errno = EINVAL;
    return NULL;
  }
  char *data = malloc(status.st_size + 1);
  size_t done = 0;
  while (data && done < (size_t)status.st_size) {
    const ssize_t n = pread(fd, data + done, status.st_size - done, done);
    if (n <= 0) {
      free(data);
      return NULL;
    }
    done += n;
  }
  if (data) {
    data[done] = 0;
    *size = done;
  }
  return data;
}

char *read_file(const char *path, size_t *size) {
  FILE *file = fopen(path, "rb");
  char *data = file ? read_descriptor(fileno(file), size) : NULL;
  if (!data)
    complain("%s: %s", path, strerror(errno));
  if (file)
    fclose(file);
  return data;
}

bool write_file(const char *path, const char *data, size_t size) {
  // A regular file appears whole or not at all; a device such as /dev/stdout is written to directly.
  struct stat status;
  const bool direct = stat(path, &status) == 0 && !S_ISREG(status.st_mode);
  char temporary[4096];
  if (snprintf(temporary, sizeof temporary, direct ? "%s" : "%s.%ld.tmp", path, (long)getpid()) >=
      (int)sizeof temporary)
    return complain("%s: name too long", path);
  FILE *file = fopen(temporary, "wb");
  if (!file)
    return complain("%s: %s", path, strerror(errno));
  bool good = fwrite(data, 1, size, file) == size;
  good = fclose(file) == 0 && good;
  good = good && (direct || rename(temporary, path) == 0);
  if (!good) {
    complain("%s: %s", path, strerror(errno));
    if (!direct)
      unlink(temporary);
  }
  return good;
}

char *demangle(const char *symbol) {
  char *(*cxa_demangle)(const char *, char *, size_t *, int *) = NULL;
  void *runtime = dlopen("libstdc++.so.6", RTLD_LAZY);
  if (runtime)
    *(void **)&cxa_demangle = dlsym(runtime, "__cxa_demangle");
  char *name = cxa_demangle ? cxa_demangle(symbol, NULL, NULL, NULL) : NULL;
  return name ? name : strdup(symbol);
}

kernel_signature *add_kernel(program *p, const char *name, unsigned count) {
  p->kernels = realloc(p->kernels, (p->kernel_count + 1) * sizeof *p->kernels);
  kernel_signature *k = &p->kernels[p->kernel_count++];
  *k = (kernel_signature){strdup(name), count, calloc(count + 1, sizeof(parameter))};
  return k;
}

bool choose_local(const char *kernel, ndrange *range, const size_t required[3], size_t most) {
  if (!range->local[0]) {
    for (unsigned i = 0; i < 3; i++)
      range->local[i] = required[0] ? required[i] : 1;
    size_t x = range->global[0] < most ? range->global[0] : most;
    while (!required[0] && range->global[0] % x)
      x--;
    if (!required[0])
      range->local[0] = x;
  }
  if (required[0] && memcmp(required, range->local, sizeof range->local))
    return complain("kernel %s requires work-groups of %zu x %zu x %zu", kernel, required[0], required[1], required[2]);
  return true;
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

// Runs a command with its input and output in memory files.
static char *filter(const char *const *command, const char *input, size_t input_size, size_t *output_size) {
  const char *verbose = getenv("ONECLC_VERBOSE");
  if (verbose && *verbose && strcmp(verbose, "0"))
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
  } else if (WIFSIGNALED(status)) {
    complain("%s was ended by signal %d", command[0], WTERMSIG(status));
  }
done:
  if (in >= 0)
    close(in);
  if (out >= 0)
    close(out);
  return output;
}

char *compile(const device *d, const char *language, const char *input, size_t input_size, const char *options,
              size_t *output_size) {
  const char *library = library_path(d);
  if (!library)
    return NULL;
  char **own = split_options(options ? options : "");
  unsigned own_count = 0;
  bool standard = false;
  for (; own[own_count]; own_count++)
    standard |= !strncmp(own[own_count], "-cl-std=", 8);
  const char *command[own_count + 48];
  unsigned n = 0;
  command[n++] = environment_or("ONECLC_CLANG", ONECLC_CLANG);
  for (unsigned i = 0; d->target_flags[i]; i++)
    command[n++] = d->target_flags[i];
  command[n++] = "-x";
  command[n++] = language;
  command[n++] = "-O2";
  if (!strcmp(language, "cl")) {
    if (!standard)
      command[n++] = "-cl-std=CL3.0";
    // Kernels of any extension compile; what a device cannot run, its driver refuses.
    command[n++] = "-Xclang";
    command[n++] = "-cl-ext=+all";
  }
  for (unsigned i = 0; i < own_count; i++)
    command[n++] = own[i];
  command[n++] = "-Xclang";
  command[n++] = "-mlink-builtin-bitcode";
  command[n++] = "-Xclang";
  command[n++] = library;
  command[n++] = "-o";
  command[n++] = "-";
  command[n++] = "-";
  command[n] = NULL;
  char *output = filter(command, input, input_size, output_size);
  free(own);
  return output;
}

// ---- Images

unsigned image_channels(const image_argument *m) {
  // CL_R, A, RG, RA, RGB, RGBA, BGRA, ARGB, INTENSITY, LUMINANCE, Rx, RGx, RGBx, DEPTH, DEPTH_STENCIL, sRGB, sRGBx,
  // sRGBA, sBGRA, ABGR
  static const unsigned char channels[] = {1, 1, 2, 2, 3, 4, 4, 4, 1, 1, 1, 2, 3, 1, 2, 3, 3, 4, 4, 4};
  const unsigned order = m->channel_order - 0x10b0;
  return order < sizeof channels ? channels[order] : 0;
}

size_t image_element_size(const image_argument *m) {
  // CL_SNORM_INT8, 16, UNORM_INT8, 16, SHORT_565, SHORT_555, INT_101010, SIGNED_INT8, 16, 32, UNSIGNED_INT8, 16, 32,
  // HALF_FLOAT, FLOAT, (24 bits), INT_101010_2; the packed ones are whole pixels
  static const unsigned char bytes[] = {1, 2, 1, 2, 2, 2, 4, 1, 2, 4, 1, 2, 4, 2, 4, 0, 4};
  const unsigned type = m->channel_data_type - 0x10d0;
  const bool packed = (type >= 4 && type <= 6) || type == 16;
  return type < sizeof bytes ? bytes[type] * (packed ? 1 : image_channels(m)) : 0;
}

size_t image_level_size(const image_argument *m, unsigned level) {
  size_t size = image_element_size(m) * m->layers;
  const size_t sizes[3] = {m->width, m->height, m->depth};
  for (unsigned i = 0; i < 3; i++)
    size *= sizes[i] >> level ? sizes[i] >> level : 1;
  return size;
}

size_t image_size(const image_argument *m) {
  size_t size = 0;
  for (unsigned level = 0; level < m->levels; level++)
    size += image_level_size(m, level);
  return size;
}
