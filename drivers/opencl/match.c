// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "opencl/match.h"
#include <string.h>
#include <strings.h>

bool contains(const char *text, const char *part) {
  const size_t length = strlen(part);
  for (; strlen(text) >= length; text++)
    if (!strncasecmp(text, part, length))
      return true;
  return false;
}

size_t match_device(const device_names *names, size_t count, const char *text) {
  for (size_t i = 0; i < count; i++)
    if (contains(names[i].platform, text))
      return i;
  for (size_t i = 0; i < count; i++)
    if (contains(names[i].device, text))
      return i;
  return count;
}
