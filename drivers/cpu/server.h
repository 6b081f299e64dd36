// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Between the driver of another processor's device (foreign.c) and the program that runs its kernels on that processor,
// or under an emulator (server.c). They talk through a socket, the server's standard input; what kernels read and write
// lies in a file that both map. Both have the same structures: processors of 64 bits and one order of bytes.
#ifndef ONECLC_CPU_SERVER_H
#define ONECLC_CPU_SERVER_H
#include "cpu/cpu.h"

enum { SERVER_SOCKET = 0, SERVER_MEMORY = 3 }; // the server's descriptors

// What the server says first.
typedef struct {
  ptrdiff_t state_offset; // cpu_state_offset()
  unsigned threads;
} server_greeting;

typedef enum { SERVER_LOAD, SERVER_UNLOAD, SERVER_RUN } server_action;
typedef struct {
  server_action action;
  void *program;   // the server's own; NULL to load one
  char name[1024]; // the file of a program to load, or a kernel
  // To run:
  cpu_kernel kernel; // without its name and launch function
  ndrange range;
  size_t memory;  // bytes of the shared file
  unsigned count; // of arguments, which follow; what they point to lies in the file, `data` bytes from its start
} server_request;

typedef struct {
  int status;
  double seconds;
  void *program; // that was loaded
} server_reply;

// Sends or receives all of it; false at the connection's end.
bool server_send(int socket, const void *data, size_t size);
bool server_receive(int socket, void *data, size_t size);
#endif
