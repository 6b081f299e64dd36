// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "arguments.h"
#include "command.h"
#include "files.h"
#include "image.h"
#include "status.h"
#include <ctype.h>
#include <errno.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

static void need_type(const kernel_argument *a, unsigned number, const char *example) {
  if (!a->type.size)
    fail(USAGE_ERROR, "argument %u: the signature names no type that has literals; write it, as in %s", number,
         example);
}

static char *need_file(const char *path, size_t *size) {
  char *bytes = read_whole(path, size);
  if (!bytes)
    exit(USAGE_ERROR);
  return bytes;
}

static void allocate(kernel_argument *a, unsigned number, size_t size) {
  if (!allocate_guarded(&a->memory, size))
    fail(RUN_ERROR, "argument %u: no memory for %zu bytes", number, size);
  a->value.data = a->memory.data;
  a->value.size = size;
}

// ---- What an ARG is, by its text

static bool starts_with(const char *text, const char *prefix) { return !strncmp(text, prefix, strlen(prefix)); }

static bool starts_buffer(const char *text) {
  cl_type type;
  const size_t name = strcspn(text, "[");
  return *text == '@' || (text[name] && (!name || type_named(text, name, &type)));
}

// Where the name behind "out@" ends: it may have colons itself, but then a buffer or an image follows. NULL if none
// does.
static const char *end_of_output(const char *text) {
  const char *colon = strchr(text, ':');
  while (colon && !starts_buffer(colon + 1) && !starts_image(colon + 1))
    colon = strchr(colon + 1, ':');
  return colon;
}

char *output_file(const char *text) {
  if (!starts_with(text, "out@"))
    return NULL;
  const char *end = end_of_output(text);
  return end ? strndup(text + 4, end - text - 4) : NULL;
}

// What the signature says; ARG_BUFFER without a type may be an image or a sampler, too, which are pointers to
// compilers.
static arg_kind expected_kind(const parameter *p) {
  return starts_with(p->type, "image") ? ARG_IMAGE : !strcmp(p->type, "sampler_t") ? ARG_SAMPLER : p->kind;
}

static arg_kind given_kind(const char *text, arg_kind expected) {
  if (starts_with(text, "local:"))
    return ARG_LOCAL;
  if (starts_with(text, "sampler:"))
    return ARG_SAMPLER;
  if (*text == '@') // a file is what the kernel takes
    return expected == ARG_VALUE || expected == ARG_IMAGE ? expected : ARG_BUFFER;
  if (starts_with(text, "in:") || starts_with(text, "out:"))
    text = strchr(text, ':') + 1;
  else if (starts_with(text, "out@"))
    text = end_of_output(text) ? end_of_output(text) + 1 : "[";
  else if (!starts_image(text) && !strchr(text, '['))
    return ARG_VALUE;
  return starts_image(text) || (*text == '@' && expected == ARG_IMAGE) ? ARG_IMAGE : ARG_BUFFER;
}

// ---- Buffers, local memory and values

static void parse_buffer(const char *text, kernel_argument *a, unsigned number) {
  if (*text == '@') {
    size_t size;
    char *bytes = need_file(text + 1, &size);
    allocate(a, number, size);
    memcpy(a->value.data, bytes, size);
    free(bytes);
    return;
  }
  const char *open = strchr(text, '['), *close = open ? strchr(open, ']') : NULL;
  if (!close || (close[1] && close[1] != ':'))
    fail(USAGE_ERROR, "argument %u: \"%s\" is no buffer, such as float[16], float[]:1,2,3 or @FILE", number, text);
  if (open != text && !type_named(text, open - text, &a->type))
    fail(USAGE_ERROR, "argument %u: \"%.*s\" is no scalar or vector type", number, (int)(open - text), text);
  need_type(a, number, "float[16]");
  const char *list = close[1] ? close + 2 : "";
  if (*list == '@' && close == open + 1) {
    const cl_type type = a->type;
    parse_buffer(list, a, number);
    a->type = type;
    return;
  }
  const size_t given = count_values(list, &a->type, number);
  size_t count = given;
  if (close > open + 1) {
    char *end;
    errno = 0;
    count = strtoull(open + 1, &end, 0);
    if (errno || end != close || !count || !isdigit((unsigned char)open[1]))
      fail(USAGE_ERROR, "argument %u: \"%.*s\" is no number of elements", number, (int)(close - open - 1), open + 1);
    if (given > count)
      fail(USAGE_ERROR, "argument %u: %zu elements for a buffer of %zu", number, given, count);
  }
  if (!count)
    fail(USAGE_ERROR, "argument %u: a buffer of no elements", number);
  if (count > SIZE_MAX / 4 / a->type.size)
    fail(USAGE_ERROR, "argument %u: a buffer of %zu elements is too large", number, count);
  allocate(a, number, count * a->type.size);
  if (given)
    read_values(list, &a->type, a->value.data, given, number);
}

static void parse_local(const char *text, kernel_argument *a, unsigned number) {
  char *end;
  const char *open = strchr(text, '['), *digits = text;
  size_t unit = 1;
  if (open && type_named(text, open - text, &a->type)) {
    digits = open + 1;
    unit = a->type.size;
  }
  errno = 0;
  const unsigned long long n = strtoull(digits, &end, 0);
  const bool whole = isdigit((unsigned char)*digits) && !errno && !strcmp(end, digits == text ? "" : "]");
  a->value = (argument){ARG_LOCAL, 0, NULL};
  if (!whole || !n || n > SIZE_MAX / 4 / unit)
    fail(USAGE_ERROR, "argument %u: \"%s\" is no size of local memory, such as local:256 or local:float[64]", number,
         text);
  a->value.size = n * unit;
}

// A value's type can stand before a colon; otherwise it is the signature's.
static void parse_value(const char *text, kernel_argument *a, unsigned number, const parameter *p) {
  if (*text == '@') {
    a->value.data = need_file(text + 1, &a->value.size);
    return;
  }
  const char *colon = strchr(text, ':');
  if (colon) {
    const cl_type expected = a->type;
    if (!type_named(text, colon - text, &a->type))
      fail(USAGE_ERROR, "argument %u: \"%.*s\" is no scalar or vector type", number, (int)(colon - text), text);
    char one[16];
    if (expected.size && (expected.scalar != a->type.scalar || expected.width != a->type.width))
      fail(USAGE_ERROR, "argument %u is of type %s, not %s", number, p->type, type_name(&a->type, one));
    text = colon + 1;
  }
  need_type(a, number, "int:5 or float4:1,2,3,4");
  a->value.size = a->type.size;
  a->value.data = calloc(1, a->type.size);
  char name[16];
  if (count_values(text, &a->type, number) != 1)
    fail(USAGE_ERROR, "argument %u: \"%s\" is not one %s", number, text, type_name(&a->type, name));
  read_values(text, &a->type, a->value.data, 1, number);
}

// ---- Arguments

void print_signature(FILE *file, const kernel_signature *k) {
  fprintf(file, "%s(", k->name);
  for (unsigned i = 0; i < k->count; i++) {
    const parameter *p = &k->parameters[i];
    fputs(i ? ", " : "", file);
    if (p->kind == ARG_LOCAL)
      fputs("local ", file);
    if (p->type[0])
      fputs(p->type, file);
    else if (p->kind == ARG_VALUE)
      fprintf(file, "%zu bytes", p->size);
    else
      fputs(p->kind == ARG_IMAGE ? "image" : p->kind == ARG_SAMPLER ? "sampler" : "pointer", file);
  }
  fputs(")\n", file);
}

// Ends a message with the signature, and exits.
static _Noreturn void refuse(const kernel_signature *k) {
  fputs(": ", stderr);
  print_signature(stderr, k);
  exit(USAGE_ERROR);
}

static void check_kind(const kernel_signature *k, unsigned i, arg_kind given) {
  static const char *const names[] = {"a buffer", "a buffer", "a value", "local memory", "an image", "a sampler"};
  static const char *const examples[] = {[ARG_IMAGE] = " (image:@PICTURE.png, image:[640,480] …)",
                                         [ARG_SAMPLER] = " (sampler:linear,clamp_to_edge …)"};
  const arg_kind expected = expected_kind(&k->parameters[i]);
  const bool unknown = expected == ARG_BUFFER && !k->parameters[i].type[0] && given >= ARG_IMAGE;
  if (given == expected || unknown)
    return;
  fprintf(stderr, "%s: argument %u is %s%s, not %s", program_invocation_short_name, i + 1, names[expected],
          expected >= ARG_IMAGE ? examples[expected] : "", names[given]);
  refuse(k);
}

static void parse_argument(const kernel_signature *k, unsigned i, const char *text, kernel_argument *a) {
  const parameter *p = &k->parameters[i];
  const unsigned number = i + 1;
  // The signature's type without what makes it a pointer.
  type_named(p->type, strcspn(p->type, "*"), &a->type);
  a->value.kind = given_kind(text, expected_kind(p));
  check_kind(k, i, a->value.kind);
  if (starts_with(text, "in:")) {
    a->value.kind = a->value.kind == ARG_BUFFER ? ARG_INPUT : a->value.kind;
    text += 3;
  } else if (starts_with(text, "out:")) {
    a->print = true;
    text += 4;
  } else if (starts_with(text, "out@")) {
    a->file = output_file(text);
    if (!a->file)
      fail(USAGE_ERROR, "argument %u: a buffer must follow, as in out@FILE:float[16], or an image", number);
    text = end_of_output(text) + 1;
  }
  switch (a->value.kind) {
  case ARG_LOCAL:
    parse_local(text + strlen("local:"), a, number);
    break;
  case ARG_SAMPLER: {
    const uint32_t sampler = parse_sampler(text + strlen("sampler:"), number);
    a->value.size = sizeof sampler;
    a->value.data = memcpy(malloc(sizeof sampler), &sampler, sizeof sampler);
    break;
  }
  case ARG_IMAGE: {
    // A file alone is a picture.
    char *whole = NULL;
    if (*text == '@' && asprintf(&whole, "image:%s", text) < 0)
      fail(RUN_ERROR, "no memory");
    a->value.size = sizeof a->image;
    parse_image(whole ? whole : text, number, p->type, &a->image, &a->memory, &a->type);
    a->value.data = &a->image;
    free(whole);
    if (a->file)
      check_image_file(&a->image, a->file, number);
    break;
  }
  case ARG_VALUE:
    parse_value(text, a, number, p);
    if (p->size && p->size != a->value.size) {
      fprintf(stderr, "%s: argument %u has %zu bytes, not %zu", program_invocation_short_name, number, p->size,
              a->value.size);
      refuse(k);
    }
    break;
  default:
    parse_buffer(text, a, number);
  }
  if (a->print) {
    need_type(a, number, "out:float[16]");
    if (a->value.kind != ARG_IMAGE && a->value.size % a->type.size) {
      char name[16];
      fail(USAGE_ERROR, "argument %u: %zu bytes make no whole number of %s", number, a->value.size,
           type_name(&a->type, name));
    }
  }
}

// Words that are no ARG, but an option that comes too late.
static bool is_option(const char *text) {
  return starts_with(text, "--") || starts_with(text, "-D") || starts_with(text, "-cl-") ||
         (starts_with(text, "-I") && strncasecmp(text, "-inf", 4));
}

void parse_arguments(const kernel_signature *k, unsigned count, char *const *texts, kernel_argument *arguments) {
  for (unsigned i = 0; i < count; i++)
    if (is_option(texts[i]))
      fail(USAGE_ERROR, "argument %u: \"%s\" is an option; options stand before the first ARG", i + 1, texts[i]);
  if (count != k->count) {
    fprintf(stderr, "%s: the kernel takes %u argument%s, %u given", program_invocation_short_name, k->count,
            k->count == 1 ? "" : "s", count);
    refuse(k);
  }
  for (unsigned i = 0; i < count; i++)
    parse_argument(k, i, texts[i], &arguments[i]);
}

void free_arguments(unsigned count, kernel_argument *arguments) {
  for (unsigned i = 0; i < count; i++) {
    if (arguments[i].memory.area)
      free_guarded(&arguments[i].memory);
    else if (arguments[i].value.kind == ARG_VALUE || arguments[i].value.kind == ARG_SAMPLER)
      free(arguments[i].value.data);
    free(arguments[i].file);
  }
}

static void print_argument(const kernel_argument *a, bool hex) {
  if (a->value.kind == ARG_IMAGE) {
    print_image(&a->image, &a->type, hex);
    return;
  }
  const size_t count = a->value.size / a->type.size;
  for (size_t i = 0; i < count; i++) {
    if (i)
      putchar(' ');
    print_value(stdout, &a->type, (char *)a->value.data + i * a->type.size, hex);
  }
  putchar('\n');
}

bool deliver_arguments(unsigned count, const kernel_argument *arguments, bool hex) {
  bool good = true;
  for (unsigned i = 0; i < count; i++)
    if (arguments[i].print)
      print_argument(&arguments[i], hex);
  for (unsigned i = 0; i < count; i++) {
    const kernel_argument *a = &arguments[i];
    if (a->file)
      good = (a->value.kind == ARG_IMAGE ? write_image(&a->image, a->file)
                                         : write_whole(a->file, a->value.data, a->value.size)) &&
             good;
  }
  return good;
}
