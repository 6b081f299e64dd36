// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The process that translates instructions (translate.py), and what came from it: machine code, and operations of
// memory.c. An instruction that was seen before is not asked for again.
#include "amd/amd.h"
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

enum { READY = 0x41444d31, REQUEST_SIZE = 16, LONGEST = 12, PLACES = 1 << 16, CHUNK = 1 << 20 };

typedef struct {
  uint8_t bytes[LONGEST];
  instruction found; // its size is 0 where the place is free
} known;

typedef struct {
  translated *code;
  uint8_t files[6];
} function;

struct translator {
  int socket;
  pid_t process;
  known *known; // a hash table
  unsigned known_count;
  function *functions;
  unsigned function_count;
  uint8_t *chunk; // of executable memory; earlier ones are kept until the program ends
  size_t used;
};

// ---- The process

// The folder of this plug-in's Python files: "amd" beside the plug-in.
static void script_path(char *path, size_t room) {
  Dl_info info;
  const char *own = dladdr((void *)script_path, &info) ? info.dli_fname : "";
  const char *slash = strrchr(own, '/');
  snprintf(path, room, "%.*s/amd/translate.py", slash ? (int)(slash - own) : 1, slash ? own : ".");
}

static _Noreturn void become_process(int socket, const char *checkout, const char *gpu, unsigned wave) {
  char script[4096], lanes[8], pages[4096];
  script_path(script, sizeof script);
  snprintf(lanes, sizeof lanes, "%u", wave);
  const char *cache = getenv("ONECLC_AMD_CACHE"), *clang = getenv("ONECLC_CLANG"), *python = getenv("ONECLC_PYTHON");
  cache = cache ? cache : "";
  python = python && *python ? python : "python3";
  if (*cache) {
    if (mkdir(cache, 0777) != 0 && errno != EEXIST) {
      complain("ONECLC_AMD_CACHE: %s: %s", cache, strerror(errno));
      _exit(1);
    }
    snprintf(pages, sizeof pages, "%s/pycache", cache);
    setenv("PYTHONPYCACHEPREFIX", pages, 1);
    unsetenv("PYTHONDONTWRITEBYTECODE");
  } else {
    setenv("PYTHONDONTWRITEBYTECODE", "1", 1);
  }
  setenv("CC", clang && *clang ? clang : ONECLC_CLANG, 1); // for the emulator
  dup2(socket, 0);
  dup2(socket, 1);
  execlp(python, python, "-W", "ignore", script, checkout, gpu, lanes, cache, (char *)NULL);
  complain("cannot start %s: %s; set ONECLC_PYTHON to the path of a Python 3.11 or later", python, strerror(errno));
  _exit(1);
}

static bool send_all(translator *t, const void *data, size_t size) {
  const char *p = data;
  while (size) {
    const ssize_t n = send(t->socket, p, size, MSG_NOSIGNAL);
    if (n < 0 && errno == EINTR)
      continue;
    if (n <= 0)
      return false;
    p += n;
    size -= n;
  }
  return true;
}

static bool receive_all(translator *t, void *data, size_t size) {
  char *p = data;
  while (size) {
    const ssize_t n = read(t->socket, p, size);
    if (n < 0 && errno == EINTR)
      continue;
    if (n <= 0)
      return false;
    p += n;
    size -= n;
  }
  return true;
}

translator *start_translator(const char *gpu, unsigned wave) {
  const char *checkout = getenv("ONECLC_TINYGRAD");
  if (!checkout || !*checkout) {
    complain("the amd device executes code with tinygrad's instruction emulator: set ONECLC_TINYGRAD to the folder of "
             "a checkout of it "
             "(github.com/tinygrad/tinygrad, commit a9069c177a9d)");
    return NULL;
  }
  int ends[2];
  if (socketpair(AF_UNIX, SOCK_STREAM, 0, ends) != 0) {
    complain("no socket for the emulator: %s", strerror(errno));
    return NULL;
  }
  fcntl(ends[0], F_SETFD, FD_CLOEXEC);
  translator *t = calloc(1, sizeof *t);
  t->known = calloc(PLACES, sizeof *t->known);
  t->socket = ends[0];
  fflush(NULL);
  t->process = fork();
  if (t->process == 0)
    become_process(ends[1], checkout, gpu, wave);
  close(ends[1]);
  uint32_t word = 0;
  if (t->process > 0 && receive_all(t, &word, sizeof word) && word == READY)
    return t;
  complain("the emulator does not start");
  end_translator(t);
  return NULL;
}

void end_translator(translator *t) {
  if (!t)
    return;
  close(t->socket); // it ends at the end of its input
  int status;
  if (t->process > 0)
    while (waitpid(t->process, &status, 0) < 0 && errno == EINTR)
      ;
  free(t->known);
  free(t->functions);
  free(t);
}

// ---- What comes from it

// Puts machine code where it can be executed.
static translated *place(translator *t, const void *code, size_t size) {
  const size_t begin = (t->used + 63) & ~(size_t)63;
  if (size > CHUNK)
    return NULL;
  if (!t->chunk || begin + size > CHUNK) {
    void *chunk = mmap(NULL, CHUNK, PROT_READ | PROT_WRITE | PROT_EXEC, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
    if (chunk == MAP_FAILED)
      return NULL;
    t->chunk = chunk;
    t->used = 0;
    return place(t, code, size);
  }
  memcpy(t->chunk + begin, code, size);
  t->used = begin + size;
  return (translated *)(t->chunk + begin);
}

// A function's number; `payload` is its code where it has not come before.
static bool add_function(translator *t, uint32_t number, const uint8_t *payload, size_t size, instruction *to) {
  if (number >= t->function_count) {
    t->functions = realloc(t->functions, (number + 1) * sizeof *t->functions);
    memset(t->functions + t->function_count, 0, (number + 1 - t->function_count) * sizeof *t->functions);
    t->function_count = number + 1;
  }
  function *f = &t->functions[number];
  if (size > 8) {
    for (unsigned i = 0; i < 6; i++)
      f->files[i] = payload[i] < FILE_COUNT ? payload[i] : FILE_MEMORY;
    f->code = place(t, payload + 8, size - 8);
  }
  if (!f->code)
    return complain("no memory that can be executed");
  to->code = f->code;
  memcpy(to->files, f->files, sizeof f->files);
  return true;
}

static bool ask(translator *t, const uint8_t bytes[REQUEST_SIZE], instruction *to) {
  uint32_t head[4];
  if (!send_all(t, bytes, REQUEST_SIZE) || !receive_all(t, head, sizeof head))
    return complain("the emulator has ended");
  uint8_t *const payload = malloc(head[3] + 1);
  bool good = receive_all(t, payload, head[3]) || complain("the emulator has ended");
  payload[head[3]] = 0;
  to->kind = head[0];
  to->size = head[1];
  if (good && head[0] == FAILED)
    good = complain("%s", (const char *)payload);
  else if (good && head[0] == CODE)
    good = add_function(t, head[2], payload, head[3], to);
  else if (good && head[0] == CLOCK)
    to->number = head[2];
  if (good && head[0] == MEMORY) {
    if (head[3] == sizeof(memory_operation)) {
      to->memory = (const memory_operation *)payload; // kept for the device's life
      return true;
    }
    good = complain("the emulator's answer has %u bytes, not %zu", head[3], sizeof(memory_operation));
  }
  free(payload);
  return good;
}

// ---- What is known

static unsigned hash(const uint8_t *bytes, unsigned size) {
  uint64_t h = UINT64_C(0xcbf29ce484222325); // FNV-1a
  for (unsigned i = 0; i < size; i++)
    h = (h ^ bytes[i]) * UINT64_C(0x100000001b3);
  return (h ^ h >> 32) % PLACES;
}

// The place of an instruction of this size: its own, or a free one.
static known *find(translator *t, const uint8_t *bytes, unsigned size) {
  for (unsigned at = hash(bytes, size);; at = (at + 1) % PLACES) {
    known *k = &t->known[at];
    if (!k->found.size || (k->found.size == size && !memcmp(k->bytes, bytes, size)))
      return k;
  }
}

bool translate(translator *t, const void *at, size_t room, instruction *to) {
  uint8_t bytes[REQUEST_SIZE] = {0};
  memcpy(bytes, at, room < sizeof bytes ? room : sizeof bytes);
  // No instruction is the beginning of a longer one.
  for (unsigned size = 4; size <= LONGEST; size += 4) {
    const known *k = find(t, bytes, size);
    if (k->found.size) {
      *to = k->found;
      return true;
    }
  }
  instruction found = {.kind = UNKNOWN};
  if (!ask(t, bytes, &found))
    return false;
  *to = found;
  if (found.size <= LONGEST && t->known_count < PLACES / 2) {
    known *k = find(t, bytes, found.size);
    memcpy(k->bytes, bytes, found.size);
    k->found = found;
    t->known_count++;
  }
  return true;
}
