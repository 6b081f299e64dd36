// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// printf of kernels (6.15.13): a reference implementation of the hook that x86/README.md describes. Arguments come as to a C function of
// variable arguments (System V ABI): scalars promoted, and vectors, of which three elements take the room of four,
//   up to 4 bytes       as an integer         char2, char3, char4, short2
//   of 8 bytes          as a double           char8, short3, short4, int2, float2
//   of 16 bytes         as an SSE register
//   larger              in memory, aligned to their size
// so that this is plain C. The text goes to stdout in one piece.
#include "cpu.h"
#include <stdarg.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <xmmintrin.h>

#define IN_MEMORY(SIZE)                                                                                                \
  typedef struct {                                                                                                     \
    _Alignas(SIZE) char bytes[SIZE];                                                                                   \
  } memory_##SIZE;
IN_MEMORY(32)
IN_MEMORY(64)
IN_MEMORY(128)

#define TAKE(TYPE)                                                                                                     \
  {                                                                                                                    \
    TYPE value = va_arg(*arguments, TYPE);                                                                             \
    memcpy(bytes, &value, sizeof value);                                                                               \
  }
static void take_vector(char bytes[128], size_t size, va_list *arguments) {
  if (size <= 4)
    TAKE(int)
  else if (size == 8)
    TAKE(double)
  else if (size == 16)
    TAKE(__m128)
  else if (size == 32)
    TAKE(memory_32)
  else if (size == 64)
    TAKE(memory_64)
  else
    TAKE(memory_128)
}

// One conversion specification: %, flags, field width and precision, vector's width, length, letter.
typedef struct {
  char plain[40]; // without vector and length
  unsigned width; // 0: a scalar
  unsigned size;  // of a vector's element in bytes
  char length[3], letter;
} specification;

// Reads what stands behind a %; NULL if that is no specification.
static const char *read_specification(const char *c, specification *s) {
  const size_t plain = strspn(c, "-+ #0123456789.");
  if (plain > sizeof s->plain - 8)
    return NULL;
  *s = (specification){.size = 4};
  sprintf(s->plain, "%%%.*s", (int)plain, c);
  c += plain;
  if (*c == 'v') {
    char *end;
    s->width = strtoul(c + 1, &end, 10);
    c = end;
    if (!s->width || s->width > 16 || !strchr("\2\3\4\10\20", s->width))
      return NULL;
  }
  const size_t length = !strncmp(c, "hh", 2) || !strncmp(c, "hl", 2) ? 2 : *c == 'h' || *c == 'l';
  memcpy(s->length, c, length);
  if (length)
    s->size = s->length[0] == 'l' ? 8 : s->length[1] == 'l' ? 4 : s->length[1] == 'h' ? 1 : 2;
  s->letter = c[length];
  return s->letter && strchr("diouxXfFeEgGaAcsp%", s->letter) ? c + length + 1 : NULL;
}

static double floating_element(const char *at, unsigned size) {
  double d;
  float f;
  _Float16 h;
  return size == 8 ? (memcpy(&d, at, 8), d) : size == 4 ? (memcpy(&f, at, 4), f) : (memcpy(&h, at, 2), h);
}

static long long integer_element(const char *at, unsigned size, bool is_signed) {
  uint64_t bits = 0;
  memcpy(&bits, at, size);
  const unsigned unused = 64 - 8 * size;
  return is_signed ? (int64_t)(bits << unused) >> unused : (int64_t)bits;
}

static void print_floating(FILE *out, specification *s, double value) {
  fprintf(out, strncat(s->plain, &s->letter, 1), value);
}

static void print_integer(FILE *out, specification *s, long long value) {
  fprintf(out, strncat(strcat(s->plain, "ll"), &s->letter, 1), value);
}

static void print_vector(FILE *out, const specification *s, va_list *arguments) {
  char bytes[128];
  take_vector(bytes, (s->width == 3 ? 4 : s->width) * s->size, arguments);
  for (unsigned i = 0; i < s->width; i++) {
    const char *at = bytes + i * s->size;
    specification element = *s;
    if (i)
      fputc(',', out);
    if (strchr("diouxX", s->letter))
      print_integer(out, &element, integer_element(at, s->size, strchr("di", s->letter)));
    else
      print_floating(out, &element, floating_element(at, s->size));
  }
}

static void print_scalar(FILE *out, specification *s, va_list *arguments) {
  if (strchr("diouxX", s->letter)) {
    char bytes[8];
    const long long value = s->length[0] == 'l' ? va_arg(*arguments, long) : va_arg(*arguments, int);
    memcpy(bytes, &value, 8);
    print_integer(out, s, integer_element(bytes, s->size, strchr("di", s->letter)));
  } else if (s->letter == 'c') {
    fprintf(out, strcat(s->plain, "c"), va_arg(*arguments, int));
  } else if (s->letter == 's') {
    const char *text = va_arg(*arguments, const char *);
    fprintf(out, strcat(s->plain, "s"), text ? text : "(null)");
  } else if (s->letter == 'p') {
    fprintf(out, strcat(s->plain, "p"), va_arg(*arguments, void *));
  } else if (s->letter == '%') {
    fputc('%', out);
  } else {
    print_floating(out, s, va_arg(*arguments, double));
  }
}

int cpu_printf(const char *format, ...) {
  char *text = NULL;
  size_t size = 0;
  FILE *out = open_memstream(&text, &size);
  if (!out)
    return -1;
  bool good = true;
  va_list arguments;
  va_start(arguments, format);
  while (good && *format) {
    const size_t literal = strcspn(format, "%");
    fwrite(format, 1, literal, out);
    format += literal;
    if (!*format)
      break;
    specification s;
    const char *end = read_specification(format + 1, &s);
    good = end && !(s.width && strchr("csp%", s.letter));
    if (good && s.width)
      print_vector(out, &s, &arguments);
    else if (good)
      print_scalar(out, &s, &arguments);
    format = end;
  }
  va_end(arguments);
  good &= fclose(out) == 0;
  good = good && fwrite(text, 1, size, stdout) == size;
  free(text);
  return good ? 0 : -1;
}
