// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// printf (6.15.14) on top of a target's printf of C, which knows no vectors. It prints from a format in which the
// specification of a vector is written once for each element, and from an array of arguments, in which integers are
// long long and floating-point values double. Before a target includes this it defines:
//
//   constant       the address space of formats and strings
//   size_of_int    how many bytes an int takes in the array (%c): 4, or 8 as everything else
//   print          int (const char *format, void *arguments), which prints them; negative if it fails
//
// Long output goes there in pieces. This file is C because OpenCL C has no functions of variable arguments.
typedef unsigned long ulong;

// A vector argument is taken as one of these types by its size alone: no ABI asks what the elements are.
#define vector(size) __attribute__((ext_vector_type(size)))
typedef char char2 vector(2);
typedef char char4 vector(4);
typedef int int2 vector(2);
typedef int int4 vector(4);
typedef int int8 vector(8);
typedef int int16 vector(16);
typedef long long16 vector(16);

#ifdef __FLT16_MANT_DIG__
typedef _Float16 binary16;
#else // the type that Clang has for every target
typedef __fp16 binary16;
#endif

struct specification {
  constant const char *begin; // where the flags, the field width and the precision begin
  unsigned plain;             // the length of these
  unsigned width;             // the number of a vector's elements, 0 for a scalar
  unsigned size;              // of an integer or an element, in bytes
  char letter;
};

struct piece {
  char format[512];
  unsigned length;
  unsigned used;       // bytes of the arguments
  ulong arguments[32]; // as many as CUDA's vprintf takes (CUDA programming guide, "Formatted output")
};
enum { most_plain = 24, most_of_element = most_plain + 6 };

static int is_among(char c, const char *set) {
  while (*set && *set != c)
    set++;
  return c && *set == c;
}

static int is_integer(char letter) { return is_among(letter, "diouxX"); }

// Reads the specification that follows a %. Gives the place behind it, or null if OpenCL C has no such specification.
static constant const char *read_specification(constant const char *c, struct specification *s) {
  s->begin = c;
  while (is_among(*c, "-+ #0123456789."))
    c++;
  s->plain = (unsigned)(c - s->begin);
  s->width = 0;
  if (*c == 'v') {
    while (is_among(*++c, "0123456789") && s->width < 100)
      s->width = 10 * s->width + (unsigned)(*c - '0');
    if (s->width != 2 && s->width != 3 && s->width != 4 && s->width != 8 && s->width != 16)
      return 0;
  }
  s->size = 4;
  if (*c == 'l' || (is_among(*c, "zt") && !s->width && is_integer(c[1]))) { // size_t and ptrdiff_t are longs
    s->size = 8;
    c++;
  } else if (*c == 'h') {
    c++;
    s->size = *c == 'h' ? 1 : *c == 'l' ? 4 : 2;
    c += s->size != 2;
  }
  s->letter = *c;
  return s->plain <= most_plain && is_among(*c, s->width ? "diouxXfFeEgGaA" : "diouxXfFeEgGaAcsp") ? c + 1 : 0;
}

#define take(type) \
  { \
    type value = __builtin_va_arg(*arguments, type); \
    __builtin_memcpy(bytes, &value, sizeof value); \
    break; \
  }
static void take_vector(char bytes[128], unsigned size, __builtin_va_list *arguments) {
  switch (size) {
  case 2:
  take(char2) case 4:
  take(char4) case 8:
  take(int2) case 16:
  take(int4) case 32:
  take(int8) case 64:
    take(int16) default : take(long16)
  }
}

static void take_scalar(char bytes[128], struct specification *s, __builtin_va_list *arguments) {
  if (s->letter == 's') {
    const char *text = (const char *)__builtin_va_arg(*arguments, constant const char *);
    __builtin_memcpy(bytes, &text, 8);
  } else if (s->letter == 'p') {
    void *pointer = __builtin_va_arg(*arguments, void *);
    __builtin_memcpy(bytes, &pointer, 8);
  } else if (is_integer(s->letter) || s->letter == 'c') {
    const ulong value = s->size == 8 ? __builtin_va_arg(*arguments, ulong) : __builtin_va_arg(*arguments, unsigned);
    __builtin_memcpy(bytes, &value, 8);
  } else { // floating-point arguments are promoted to double
    const double value = __builtin_va_arg(*arguments, double);
    __builtin_memcpy(bytes, &value, 8);
    s->size = 8;
  }
}
#undef take

// An element's value as the array of arguments has it.
static ulong widen(const char *bytes, const struct specification *s) {
  ulong bits = 0;
  if (s->letter == 's' || s->letter == 'p' || s->letter == 'c') {
    __builtin_memcpy(&bits, bytes, 8);
  } else if (is_integer(s->letter)) {
    for (unsigned i = 0; i < s->size; i++)
      bits |= (ulong)(unsigned char)bytes[i] << 8 * i;
    const unsigned unused = 64 - 8 * s->size;
    if (s->letter == 'd' || s->letter == 'i')
      bits = (ulong)((long)(bits << unused) >> unused);
  } else {
    double value;
    if (s->size == 8) {
      __builtin_memcpy(&value, bytes, 8);
    } else if (s->size == 4) {
      float narrow;
      __builtin_memcpy(&narrow, bytes, 4);
      value = narrow;
    } else {
      binary16 narrow;
      __builtin_memcpy(&narrow, bytes, 2);
      value = narrow;
    }
    __builtin_memcpy(&bits, &value, 8);
  }
  return bits;
}

static int flush(struct piece *p) {
  p->format[p->length] = 0;
  const int printed = p->length ? print(p->format, p->arguments) : 0;
  p->length = p->used = 0;
  return printed;
}

static int has_room(struct piece *p, unsigned length) {
  return (p->length + length < sizeof p->format && p->used + 8 <= sizeof p->arguments) || flush(p) >= 0;
}

static void add_element(struct piece *p, const struct specification *s, ulong value) {
  p->format[p->length++] = '%';
  for (unsigned i = 0; i < s->plain; i++)
    p->format[p->length++] = s->begin[i];
  for (unsigned i = 0; is_integer(s->letter) && i < 2; i++)
    p->format[p->length++] = 'l';
  p->format[p->length++] = s->letter;
  const unsigned size = s->letter == 'c' ? size_of_int : 8;
  p->used = (p->used + size - 1) / size * size;
  __builtin_memcpy((char *)p->arguments + p->used, &value, size);
  p->used += size;
}

// Returns 0, or -1 if the format is not one of OpenCL C or printing fails.
static int print_all(constant const char *c, __builtin_va_list *arguments) {
  struct piece p;
  p.length = p.used = 0;
  while (*c) {
    if (!has_room(&p, 2))
      return -1;
    const char letter = p.format[p.length++] = *c++;
    if (letter != '%')
      continue;
    if (*c == '%') {
      p.format[p.length++] = *c++;
      continue;
    }
    p.length--;
    struct specification s;
    c = read_specification(c, &s);
    if (!c)
      return -1;
    char bytes[128];
    if (s.width)
      take_vector(bytes, (s.width == 3 ? 4 : s.width) * s.size, arguments);
    else
      take_scalar(bytes, &s, arguments);
    for (unsigned i = 0; i < (s.width ? s.width : 1); i++) {
      if (!has_room(&p, most_of_element))
        return -1;
      if (i)
        p.format[p.length++] = ',';
      add_element(&p, &s, widen(bytes + i * s.size, &s));
    }
  }
  return flush(&p) < 0 ? -1 : 0;
}
