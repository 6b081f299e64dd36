// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// oneclc-cpu-PROCESSOR: runs kernels for the device cpu:PROCESSOR of another processor's machine, which starts it under
// an emulator (foreign.c). It prints what the kernels print, and ends with the program that has started it.
#include "cpu/server.h"
#include <dlfcn.h>
#include <math.h>
#include <poll.h>
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/resource.h>
#include <unistd.h>

// A program that was stopped takes this one along, whatever a kernel does.
static void *watch_connection(void *nothing) {
  struct pollfd connection = {.fd = SERVER_SOCKET, .events = POLLRDHUP};
  while (poll(&connection, 1, -1) <= 0)
    ;
  _exit(0);
  return nothing;
}

// The shared file, which has grown to this size.
static char *map_memory(size_t size) {
  static char *memory;
  static size_t mapped;
  if (size <= mapped)
    return memory;
  if (mapped)
    munmap(memory, mapped);
  memory = mmap(NULL, size, PROT_READ | PROT_WRITE, MAP_SHARED, SERVER_MEMORY, 0);
  mapped = memory == MAP_FAILED ? 0 : size;
  return mapped ? memory : NULL;
}

static void load(const server_request *r, server_reply *reply) {
  reply->program = dlopen(r->name, RTLD_NOW | RTLD_LOCAL);
  if (!reply->program) {
    complain("%s", dlerror());
    reply->status = DEVICE_ERROR;
  }
}

static void run(cpu_pool *pool, server_request *r, argument *arguments, server_reply *reply) {
  char name[sizeof r->name + sizeof ".launch"];
  snprintf(name, sizeof name, "%s.launch", r->name);
  r->kernel.name = r->name;
  *(void **)&r->kernel.launch = dlsym(r->program, name);
  char *memory = map_memory(r->memory);
  if (!r->kernel.launch || !memory) {
    complain("kernel %s: %s", r->name, memory ? dlerror() : "no memory for its arguments");
    reply->status = DEVICE_ERROR;
    return;
  }
  for (unsigned i = 0; i < r->count; i++) {
    if (arguments[i].kind == ARG_LOCAL)
      continue;
    arguments[i].data = memory + (size_t)arguments[i].data;
    if (arguments[i].kind == ARG_IMAGE) {
      image_argument *image = arguments[i].data;
      image->data = memory + (size_t)image->data;
    }
  }
  reply->status = cpu_run_kernel(pool, &r->kernel, &r->range, r->count, arguments, &reply->seconds);
}

int main(void) {
  setrlimit(RLIMIT_CORE, &(struct rlimit){0, 0});
  cpu_pool *pool = cpu_pool_open();
  if (!pool)
    return 1;
  const server_greeting greeting = {cpu_state_offset(), cpu_pool_threads(pool)};
  server_request r;
  pthread_t watch;
  if (!server_send(SERVER_SOCKET, &greeting, sizeof greeting) || pthread_create(&watch, NULL, watch_connection, NULL))
    return 1;
  while (server_receive(SERVER_SOCKET, &r, sizeof r)) {
    server_reply reply = {.status = DEVICE_OK};
    argument *arguments = calloc(r.count + 1, sizeof *arguments);
    if (!arguments || !server_receive(SERVER_SOCKET, arguments, r.count * sizeof *arguments))
      break;
    if (r.action == SERVER_LOAD)
      load(&r, &reply);
    else if (r.action == SERVER_UNLOAD)
      dlclose(r.program);
    else
      run(pool, &r, arguments, &reply);
    free(arguments);
    fflush(stdout);
    if (!server_send(SERVER_SOCKET, &reply, sizeof reply))
      break;
  }
  return 0;
}
