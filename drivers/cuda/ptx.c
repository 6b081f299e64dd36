// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Reads PTX as Clang makes it of OpenCL C, and makes it fit CUDA's driver.
#include "cuda/cuda.h"
#include <ctype.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static const char *skip_space(const char *at) { return at + strspn(at, " \t\n"); }
static size_t name_length(const char *at) {
  size_t n = 0;
  while (isalnum((unsigned char)at[n]) || at[n] == '_' || at[n] == '$' || at[n] == '%')
    n++;
  return n;
}

// One parameter, such as ".param .u64 .ptr .shared .align 4 k_param_2" or ".param .align 16 .b8
// k_param_3[64]".
static void read_parameter(const char *text, size_t length, parameter *p) {
  char line[512];
  snprintf(line, sizeof line, "%.*s", (int)length, text);
  unsigned bits = 0;
  for (const char *dot = strchr(line, '.'); dot; dot = strchr(dot + 1, '.'))
    if (dot[1] && strchr("bsuf", dot[1]) && isdigit((unsigned char)dot[2])) {
      bits = strtoul(dot + 2, NULL, 10);
      if (dot[1] == 'f')
        strcpy(p->type, bits == 64 ? "double" : bits == 32 ? "float" : "");
    }
  const char *bracket = strchr(line, '[');
  if (strstr(line, ".ptr")) {
    p->kind = strstr(line, ".shared") ? ARG_LOCAL : ARG_BUFFER;
  } else {
    p->kind = ARG_VALUE;
    p->size = bits / 8 * (bracket ? strtoul(bracket + 1, NULL, 10) : 1);
  }
}

// Of an entry behind its parameters: ".reqntid 256, 1, 1" stands before its body.
static void read_reqntid(const char *at, size_t size[3]) {
  static const char directive[] = ".reqntid";
  const char *found = memmem(at, strcspn(at, "{"), directive, strlen(directive));
  if (found && sscanf(found + strlen(directive), "%zu, %zu, %zu", &size[0], &size[1], &size[2]) != 3)
    memset(size, 0, 3 * sizeof *size);
}

static void read_entry(program *p, const char *at) {
  char name[512];
  at = skip_space(at);
  snprintf(name, sizeof name, "%.*s", (int)name_length(at), at);
  const char *open = at + name_length(at);
  const char *close = *skip_space(open) == '(' ? strchr(open, ')') : open;
  if (!close)
    return;
  unsigned count = 0;
  for (const char *q = open; (q = strstr(q, ".param")) && q < close; q += strcspn(q, ",)"))
    count++;
  kernel_signature *k = add_kernel(p, name, count);
  const char *q = open;
  for (unsigned i = 0; i < count; i++) {
    q = strstr(q, ".param");
    const size_t length = strcspn(q, ",)");
    read_parameter(q, length, &k->parameters[i]);
    q += length;
  }
  read_reqntid(close, k->required);
}

// Whether ".func" text at `at` is a definition; its name goes to `name`.
static bool is_definition(const char *at, char *name, size_t room) {
  at = skip_space(at);
  if (*at == '(') { // the result
    at += strcspn(at, ")");
    at = skip_space(at + (*at != 0));
  }
  snprintf(name, room, "%.*s", (int)name_length(at), at);
  return at[strcspn(at, ";{")] == '{';
}

static bool is_drivers_own(const char *name) {
  static const char *const names[] = {"vprintf", "malloc", "free", "__assertfail"};
  for (unsigned i = 0; i < sizeof names / sizeof *names; i++)
    if (!strcmp(name, names[i]))
      return true;
  return false;
}

// PTX for OpenCL declares functions alike whether a definition follows or not, and the driver's complaint
// about those without has only mangled names.
static bool check_functions(const char *ptx) {
  bool good = true;
  char name[1024], other[1024];
  for (const char *f = ptx; (f = strstr(f, ".func")); f++) {
    if (is_definition(f + 5, name, sizeof name))
      continue;
    bool defined = is_drivers_own(name);
    for (const char *g = f; !defined && (g = strstr(g + 1, ".func"));)
      defined = is_definition(g + 5, other, sizeof other) && !strcmp(name, other);
    if (!defined) {
      char *plain = demangle(name);
      good = complain("unresolved function: %s (%s)", plain, name);
      free(plain);
    }
  }
  return good;
}

static bool is_local_parameter(const char *entry, const char *entry_end, const char *name, size_t length) {
  const char *close = strchr(entry, ')');
  for (const char *q = entry; (q = strstr(q, ".param")) && q < close && q < entry_end; q++) {
    const size_t end = strcspn(q, ",)");
    size_t begin = end;
    while (begin && isspace((unsigned char)q[begin - 1]))
      begin--;
    const size_t stop = begin;
    while (begin && name_length(q + begin - 1))
      begin--;
    if (stop - begin == length && !memcmp(q + begin, name, length))
      return memmem(q, end, ".shared", 7) != NULL;
  }
  return false;
}

// Copies a line of PTX, with constants in global memory: `constant` pointers point to buffers, which lie there, and
// code cannot tell one from a constant of the program.
static void put(FILE *file, const char *text, size_t length) {
  static const char space[] = ".const";
  while (length) {
    const char *found = memmem(text, length, space, strlen(space));
    const size_t before = found ? (size_t)(found - text) : length;
    fwrite(text, 1, before, file);
    text += before;
    length -= before;
    if (found) {
      fputs(name_length(text + strlen(space)) ? space : ".global", file);
      text += strlen(space);
      length -= strlen(space);
    }
  }
}

// Makes PTX for OpenCL's ways of passing arguments fit CUDA's. CUDA has one block of dynamic shared memory
// where OpenCL has a pointer argument for each piece: the host passes offsets, and their loads become
// additions to that block's address. The PTX version becomes one that the driver knows. Images are handles in
// memory, which texmode_independent rules out (oneclc/nvptx.h). Declarations of the driver's own functions become
// .extern: without, drivers of CUDA 13 crash.
char *adapt_ptx(const char *ptx, int driver) {
  static const char memory[] = "\n.extern .shared .align 128 .b8 __oneclc_local[];\n";
  static const char body[] = "{ .reg .b64 %%oneclc; mov.b64 %%oneclc, __oneclc_local; ld.param.b64 %.*s, [%.*s]; "
                             "add.s64 %.*s, %.*s, %%oneclc; }";
  char *out = NULL;
  size_t size = 0;
  FILE *file = open_memstream(&out, &size);
  const char *entry = NULL, *entry_end = NULL;
  char name[1024];
  for (const char *line = ptx; *line;) {
    const size_t length = strcspn(line, "\n");
    const char *word = line + strspn(line, " \t"), *end = line + length;
    int major, minor;
    if (!strncmp(word, ".entry", 6) || !strncmp(word, ".visible .entry", 15)) {
      entry = word;
      entry_end = strstr(entry, "\n}");
    }
    const char *target = word + strlen("ld.param.b64"), *open, *close;
    const char *local = memmem(line, length, ".ptr .shared", strlen(".ptr .shared"));
    if (sscanf(word, ".version %d.%d", &major, &minor) == 2) {
      // CUDA 11.x came with PTX 7.x, 12 with 8, 13 with 9.
      const int newest = 10 * (driver / 1000 - 4) + driver % 1000 / 10;
      const int version = 10 * major + minor < newest ? 10 * major + minor : newest;
      fprintf(file, ".version %d.%d", version / 10, version % 10);
    } else if (!strncmp(word, ".target", 7)) {
      const char *mode = memmem(line, length, ", texmode_independent", 21);
      const char *after = mode ? mode + 21 : end;
      fprintf(file, "%.*s%.*s", (int)((mode ? mode : end) - line), line, (int)(end - after), after);
    } else if (!strncmp(word, ".func", 5) && !is_definition(word + 5, name, sizeof name) && is_drivers_own(name)) {
      fprintf(file, ".extern %.*s", (int)length, line);
    } else if (!strncmp(word, ".address_size", 13)) {
      fprintf(file, "%.*s%s", (int)length, line, memory);
    } else if (local && !strncmp(word, ".param", 6)) {
      // The driver takes no such parameters. The name stands last, after the alignment.
      const char *last = end;
      while (!isspace((unsigned char)last[-1]))
        last--;
      fprintf(file, "%.*s%.*s", (int)(local - line), line, (int)(end - last), last);
    } else if (entry && line < entry_end &&
               (!strncmp(word, "ld.param.b64", 12) || !strncmp(word, "ld.param.u64", 12)) &&
               (open = memchr(target, '[', end - target)) && (close = memchr(open, ']', end - open)) &&
               is_local_parameter(entry, entry_end, open + 1, close - open - 1)) {
      target = skip_space(target);
      const int reg = name_length(target);
      fprintf(file, body, reg, target, (int)(close - open - 1), open + 1, reg, target, reg, target);
    } else {
      put(file, line, length);
    }
    fputc('\n', file);
    line = *end ? end + 1 : end;
  }
  fclose(file);
  return out;
}

bool describe_ptx(program *p) {
  if (!check_functions(p->image))
    return false;
  for (const char *at = p->image; (at = strstr(at, ".entry")); at++)
    read_entry(p, at + 6);
  return true;
}
