// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Another processor's device. Its kernels are compiled here, linked into shared objects and run by a program for that
// processor (server.c), which runs under qemu's emulator of processors for as long as the device is open.
#include "common/ended.h"
#include "cpu/server.h"
#include <errno.h>
#include <fcntl.h>
#include <spawn.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/mman.h>
#include <sys/socket.h>
#include <sys/wait.h>
#include <unistd.h>

extern char **environ;

struct cpu_foreign {
  char emulator[48], system[64]; // "qemu-aarch64", "aarch64-linux-gnu"
  pid_t server;                  // 0 when it has ended
  int socket, memory_file;
  char *memory; // what both map
  size_t memory_size;
  server_greeting greeting;
};

// Starts a program of a package with these descriptors as its standard input and as SERVER_MEMORY, unless they are -1.
static pid_t start(const char *const *command, const char *package, int input, int memory) {
  posix_spawn_file_actions_t actions;
  posix_spawn_file_actions_init(&actions);
  if (input >= 0)
    posix_spawn_file_actions_adddup2(&actions, input, 0);
  if (memory >= 0)
    posix_spawn_file_actions_adddup2(&actions, memory, SERVER_MEMORY);
  pid_t child = 0;
  fflush(NULL);
  const int error = posix_spawnp(&child, command[0], &actions, NULL, (char *const *)command, environ);
  posix_spawn_file_actions_destroy(&actions);
  if (!error)
    return child;
  complain("cannot start %s: %s; Debian has it in the package %s", command[0], strerror(error), package);
  return 0;
}

static int wait_for(pid_t child) {
  int status = 0;
  while (waitpid(child, &status, 0) < 0 && errno == EINTR)
    ;
  return status;
}

// Says how the server has ended; returns DEVICE_ERROR.
static int tell_end(cpu_foreign *f, const char *kind, const char *name) {
  if (!f->server)
    complain("%s %s: %s has ended before", kind, name, f->emulator);
  else
    complain("%s %s: %s %s", kind, name, f->emulator, how_it_ended(wait_for(f->server)));
  f->server = 0;
  return DEVICE_ERROR;
}

// The server lies beside this plug-in's programs, as plug-ins do.
static bool find_server(const char *processor, const char *system, char path[8192]) {
  static const char *const places[] = {"", "../lib/oneclc/drivers/", "../../lib/oneclc/drivers/"};
  for (unsigned i = 0; i < sizeof places / sizeof *places; i++) {
    snprintf(path, 8192, "%s/%soneclc-cpu-%s", program_folder(), places[i], processor);
    if (access(path, X_OK) == 0)
      return true;
  }
  return complain("no device \"cpu:%s\": oneclc-cpu-%s, which runs its kernels, is missing: it is built where "
                  "%s-gcc is found",
                  processor, processor, system);
}

cpu_foreign *cpu_foreign_open(const char *processor, const char *triple) {
  char server[8192], libraries[96];
  cpu_foreign *f = calloc(1, sizeof *f);
  snprintf(f->emulator, sizeof f->emulator, "qemu-%s", processor);
  snprintf(f->system, sizeof f->system, "%.*s-linux-gnu", (int)strcspn(triple, "-"), triple);
  snprintf(libraries, sizeof libraries, "/usr/%s", f->system);
  if (!find_server(processor, f->system, server)) {
    free(f);
    return NULL;
  }
  int sockets[2];
  f->memory_file = memfd_create("memory", MFD_CLOEXEC);
  if (f->memory_file < 0 || socketpair(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0, sockets)) {
    complain("cannot connect with %s: %s", f->emulator, strerror(errno));
    free(f);
    return NULL;
  }
  f->socket = sockets[0];
  f->server =
      start((const char *const[]){f->emulator, "-L", libraries, server, NULL}, "qemu-user", sockets[1], f->memory_file);
  close(sockets[1]);
  if (!f->server || !server_receive(f->socket, &f->greeting, sizeof f->greeting)) {
    if (f->server)
      tell_end(f, "program", server);
    cpu_foreign_close(f);
    return NULL;
  }
  return f;
}

void cpu_foreign_close(cpu_foreign *f) {
  if (!f)
    return;
  close(f->socket);
  if (f->server)
    wait_for(f->server);
  if (f->memory_size)
    munmap(f->memory, f->memory_size);
  close(f->memory_file);
  free(f);
}

ptrdiff_t cpu_foreign_state_offset(const cpu_foreign *f) { return f->greeting.state_offset; }
unsigned cpu_foreign_threads(const cpu_foreign *f) { return f->greeting.threads; }

static bool ask(cpu_foreign *f, const server_request *r, const argument *arguments, server_reply *reply) {
  fflush(stdout); // what the server prints comes behind it
  return server_send(f->socket, r, sizeof *r) && server_send(f->socket, arguments, r->count * sizeof *arguments) &&
         server_receive(f->socket, reply, sizeof *reply);
}

// ---- Programs

// Makes a shared object of an object file.
static bool link_object(const cpu_foreign *f, const char *object, const char *shared) {
  char linker[80], package[80];
  snprintf(linker, sizeof linker, "%s-ld", f->system);
  snprintf(package, sizeof package, "binutils-%s", f->system);
  const pid_t child =
      start((const char *const[]){linker, "-shared", "-Bsymbolic", object, "-o", shared, NULL}, package, -1, -1);
  if (!child)
    return false;
  const int status = wait_for(child);
  return status == 0 || complain("%s %s", linker, how_it_ended(status));
}

void *cpu_foreign_load(cpu_foreign *f, const char *object, size_t size) {
  const char *folder = getenv("TMPDIR");
  server_request r = {.action = SERVER_LOAD};
  char path[sizeof r.name - 8];
  if (snprintf(path, sizeof path, "%s/oneclc-XXXXXX", folder && *folder ? folder : "/tmp") >= (int)sizeof path) {
    complain("TMPDIR is too long");
    return NULL;
  }
  const int file = mkstemp(path);
  if (file < 0) {
    complain("%s: %s", path, strerror(errno));
    return NULL;
  }
  close(file);
  snprintf(r.name, sizeof r.name, "%s.so", path);
  server_reply reply = {.status = DEVICE_ERROR};
  if (write_file(path, object, size) && link_object(f, path, r.name) && !ask(f, &r, NULL, &reply))
    tell_end(f, "program", r.name);
  unlink(path);
  unlink(r.name);
  return reply.status == DEVICE_OK ? reply.program : NULL;
}

void cpu_foreign_unload(cpu_foreign *f, void *program) {
  server_reply reply;
  if (f->server)
    ask(f, &(server_request){.action = SERVER_UNLOAD, .program = program}, NULL, &reply);
}

// ---- Runs

// Each argument's memory begins at a page of its own.
static size_t shared_size(size_t size) { return (size + 4095) / 4096 * 4096; }

// What an argument's own data takes in the shared file, and what the pixels of an image do behind it.
static size_t argument_size(const argument *a) { return a->kind == ARG_LOCAL ? 0 : shared_size(a->size); }
static size_t pixels_size(const argument *a) { return a->kind == ARG_IMAGE ? shared_size(image_size(a->data)) : 0; }

static bool grow_memory(cpu_foreign *f, size_t size) {
  if (size <= f->memory_size)
    return true;
  if (f->memory_size)
    munmap(f->memory, f->memory_size);
  f->memory_size = 0;
  if (ftruncate(f->memory_file, size))
    return complain("no memory of %zu bytes for arguments: %s", size, strerror(errno));
  f->memory = mmap(NULL, size, PROT_READ | PROT_WRITE, MAP_SHARED, f->memory_file, 0);
  if (f->memory == MAP_FAILED)
    return complain("no memory of %zu bytes for arguments: %s", size, strerror(errno));
  f->memory_size = size;
  return true;
}

int cpu_foreign_run(cpu_foreign *f, void *program, const cpu_kernel *k, const ndrange *range, unsigned count,
                    const argument *arguments, double *seconds) {
  server_request r = {.action = SERVER_RUN, .program = program, .kernel = *k, .range = *range, .count = count};
  snprintf(r.name, sizeof r.name, "%s", k->name);
  size_t size = 4096;
  for (unsigned i = 0; i < count; i++)
    size += argument_size(&arguments[i]) + pixels_size(&arguments[i]);
  if (!grow_memory(f, size))
    return DEVICE_ERROR;
  r.memory = f->memory_size;
  argument shared[count + 1];
  size_t at = 0;
  for (unsigned i = 0; i < count; i++) {
    shared[i] = arguments[i];
    if (arguments[i].kind == ARG_LOCAL)
      continue;
    char *to = f->memory + at;
    shared[i].data = (void *)at;
    at += argument_size(&arguments[i]);
    memcpy(to, arguments[i].data, arguments[i].size);
    if (arguments[i].kind == ARG_IMAGE) {
      const image_argument *image = arguments[i].data;
      memcpy(f->memory + at, image->data, image_size(image));
      ((image_argument *)to)->data = (void *)at;
      at += pixels_size(&arguments[i]);
    }
  }
  server_reply reply;
  if (!ask(f, &r, shared, &reply))
    return tell_end(f, "kernel", k->name);
  *seconds = reply.seconds;
  at = 0;
  for (unsigned i = 0; i < count; i++) {
    if (arguments[i].kind == ARG_BUFFER)
      memcpy(arguments[i].data, f->memory + at, arguments[i].size);
    at += argument_size(&arguments[i]);
    if (arguments[i].kind == ARG_IMAGE)
      memcpy(((const image_argument *)arguments[i].data)->data, f->memory + at, image_size(arguments[i].data));
    at += pixels_size(&arguments[i]);
  }
  return reply.status;
}
