// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Mangled names of builtins and of their overloads (Itanium C++ ABI, 5.1), for the pass vector-forms.
#include "forms.h"
#include <ctype.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

// Reads the letters of a scalar type; returns what is behind them, or NULL.
static const char *read_letter(const char *at, char letter[3]) {
  const size_t length = !strncmp(at, "Dh", 2) ? 2 : *at && strchr("cahstijlmfd", *at) ? 1 : 0;
  if (!length)
    return NULL;
  snprintf(letter, 3, "%.*s", (int)length, at);
  return at + length;
}

bool read_scalar_name(const char *mangled, scalar_name *n) {
  static const char private[] = "PU9CLprivate";
  char *plain;
  if (strncmp(mangled, "_Z", 2) || !isdigit((unsigned char)mangled[2]))
    return false;
  const unsigned long length = strtoul(mangled + 2, &plain, 10);
  const int base = (int)(plain + length - mangled);
  if (length >= sizeof n->plain || strlen(plain) < length)
    return false;
  snprintf(n->plain, sizeof n->plain, "%.*s", (int)length, plain);
  snprintf(n->base, sizeof n->base, "%.*s", base, mangled);
  const char *at = mangled + base, *next;
  *n->second = 0;
  for (n->count = 0; n->count < MOST_PARAMETERS && (next = read_letter(at, n->letters[n->count])); at = next)
    n->count++;
  if (!strncmp(at, private, strlen(private))) {
    next = read_letter(at + strlen(private), n->second);
    if (!next || !(strchr("ifd", *n->second) || !strcmp(n->second, "Dh")))
      return false;
    at = next;
  }
  return n->count && !*at;
}

void overload_name(const scalar_name *n, unsigned lanes, char name[NAME_SIZE]) {
  static const char convert[] = "convert_";
  size_t size = (size_t)snprintf(name, NAME_SIZE, "%s", n->base);
  if (!strncmp(n->plain, convert, strlen(convert))) { // convert_uchar_sat becomes convert_uchar4_sat
    const char *type = n->plain + strlen(convert), *behind = type + strspn(type, "abcdefghijklmnopqrstuvwxyz");
    char plain[sizeof n->plain + 8];
    snprintf(plain, sizeof plain, "%.*s%u%s", (int)(behind - n->plain), n->plain, lanes, behind);
    size = (size_t)snprintf(name, NAME_SIZE, "_Z%zu%s", strlen(plain), plain);
  }
  const char *seen[MOST_PARAMETERS + 1]; // types that came before are substituted: S_, S0_ …
  unsigned distinct = 0;
  for (unsigned i = 0; i < n->count + (*n->second != 0); i++) {
    const char *letter = i < n->count ? n->letters[i] : n->second;
    if (i == n->count)
      size += (size_t)snprintf(name + size, NAME_SIZE - size, "PU9CLprivate");
    unsigned k = 0;
    while (k < distinct && strcmp(seen[k], letter))
      k++;
    if (k == distinct) {
      seen[distinct++] = letter;
      size += (size_t)snprintf(name + size, NAME_SIZE - size, "Dv%u_%s", lanes, letter);
    } else if (k) {
      size += (size_t)snprintf(name + size, NAME_SIZE - size, "S%u_", k - 1);
    } else {
      size += (size_t)snprintf(name + size, NAME_SIZE - size, "S_");
    }
  }
}

LLVMTypeRef type_of_letter(LLVMContextRef c, const char *letter) {
  switch (*letter) {
  case 'D':
    return LLVMHalfTypeInContext(c);
  case 'f':
    return LLVMFloatTypeInContext(c);
  case 'd':
    return LLVMDoubleTypeInContext(c);
  case 'i':
  case 'j':
    return LLVMInt32TypeInContext(c);
  case 'l':
  case 'm':
    return LLVMInt64TypeInContext(c);
  case 's':
  case 't':
    return LLVMInt16TypeInContext(c);
  default:
    return LLVMInt8TypeInContext(c);
  }
}
