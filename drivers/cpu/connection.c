// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Both sides of the connection with a server.
#include "cpu/server.h"
#include <errno.h>
#include <sys/socket.h>

static bool transfer(int socket, void *data, size_t size, bool sends) {
  for (char *at = data; size;) {
    const ssize_t n = sends ? send(socket, at, size, MSG_NOSIGNAL) : recv(socket, at, size, 0);
    if (n < 0 && errno == EINTR)
      continue;
    if (n <= 0)
      return false;
    at += n;
    size -= n;
  }
  return true;
}

bool server_send(int socket, const void *data, size_t size) { return transfer(socket, (void *)data, size, true); }
bool server_receive(int socket, void *data, size_t size) { return transfer(socket, data, size, false); }
