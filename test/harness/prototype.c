// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The prototypes of tables of builtins, as words that a type is put in for.
#include "harness/parts.h"
#include <ctype.h>
#include <stdlib.h>

_Noreturn static void bad_prototype(const char *text, const char *at) {
  fprintf(stderr, "The prototype '%s' cannot be read from '%s' on.\n", text, at);
  exit(2);
}

static formal type_of_word(const char *word, const element *gentype, unsigned width) {
  formal p = {.vector = true};
  if (!strcmp(word, "gentype") || !strcmp(word, "sgentype")) {
    p.type = gentype;
    p.vector = *word == 'g';
  } else if (!strcmp(word, "igentype") || !strcmp(word, "ugentype")) {
    p.type = integer_like(gentype, *word == 'i');
  } else if (!strcmp(word, "relation")) {
    p.type = width == 1 ? types + INT : integer_like(gentype, true);
    p.relation = true;
  } else if (!strcmp(word, "wide")) {
    p.type = gentype + 2;
  } else {
    for (const element *t = types; t < types + TYPE_COUNT; t++) {
      size_t length = strlen(t->name);
      if (!strncmp(word, t->name, length) && (!word[length] || !strcmp(word + length, "n"))) {
        p.type = t;
        p.vector = word[length] == 'n';
      }
    }
  }
  return p;
}

static const char *read_word(const char *at, char *word, size_t size) {
  while (isspace((unsigned char)*at))
    at++;
  size_t n = 0;
  while (isalnum((unsigned char)at[n]) || (at[n] && strchr("_@#", at[n])))
    n++;
  if (n >= size)
    n = size - 1;
  memcpy(word, at, n);
  word[n] = 0;
  at += n;
  while (isspace((unsigned char)*at))
    at++;
  return at;
}

static void suffix(char *text, unsigned width) { sprintf(text, width > 1 ? "%u" : "", width); }

prototype read_prototype(const char *text, const element *gentype, unsigned width) {
  prototype p = {.outputs = 1};
  char word[64], *end = p.name;
  const char *at = read_word(text, word, sizeof word);
  p.result = type_of_word(word, gentype, width);
  if (!p.result.type)
    bad_prototype(text, text);
  at = read_word(at, word, sizeof word);
  for (const char *c = word; *c; c++) {
    if (*c == '@')
      end = stpcpy(end, gentype->name);
    else if (*c == '#')
      suffix(end, width), end += strlen(end);
    else
      *end++ = *c;
  }
  if (*at++ != '(')
    bad_prototype(text, at - 1);
  while (*at != ')') {
    const char *start = at;
    at = read_word(at, word, sizeof word);
    if (p.count == MAX_ARGUMENTS + MAX_RESULTS)
      bad_prototype(text, start);
    formal *q = &p.arguments[p.count++];
    *q = type_of_word(word, gentype, width);
    if (!q->type)
      bad_prototype(text, start);
    if (*at == '*')
      q->pointer = true, at++;
    at = read_word(at, word, sizeof word); // the parameter's name
    if (*at == ',')
      at++;
    else if (*at != ')')
      bad_prototype(text, at);
    *(q->pointer ? &p.outputs : &p.inputs) += 1;
  }
  if (p.inputs > MAX_ARGUMENTS || p.outputs > MAX_RESULTS)
    bad_prototype(text, text);
  return p;
}

const char *vector_name(const formal *p, unsigned width) {
  static char text[4][16];
  static unsigned next;
  char *result = text[next++ % 4];
  sprintf(result, "%s", p->type->name);
  suffix(result + strlen(result), p->vector ? width : 1);
  return result;
}

const formal *nth(const prototype *p, bool pointer, unsigned n) {
  for (const formal *q = p->arguments; q < p->arguments + p->count; q++)
    if (q->pointer == pointer && n-- == 0)
      return q;
  return NULL;
}

const formal *result_parameter(const prototype *p, unsigned i) { return i ? nth(p, true, i - 1) : &p->result; }
