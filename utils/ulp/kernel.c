// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The kernel that calls a builtin.
#include "command.h"
#include "ulp/job.h"
#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

// The variables that a call reads and writes: its arguments x, y, z, w (n, if it is an int), each by a format of its
// type, variable and number, and what the pointers p and q receive, with a vector's width.
static void declare(FILE *out, const job *j, const char *width, const char *argument) {
  const signature *s = &j->signature;
  for (unsigned i = 0; i < s->count; i++)
    fprintf(out, argument, argument_type(s, i)->name, s->integer[i] ? 'n' : argument_names[i], i);
  if (call_reads(j->row[CALL], 'p'))
    fprintf(out, " %s%s p;", s->type->name, width);
  if (call_reads(j->row[CALL], 'q')) // what remquo and lgamma_r write
    fprintf(out, " int%s q;", width);
}

// A call for each work-item.
static void call_scalar(FILE *out, const job *j) {
  fprintf(out, "  const size_t i = %s;\n ", options.library_file ? "ITEM" : "get_global_id(0)");
  declare(out, j, "", " const %s %c = a%u[i];");
  fputs("\n  r[i] = CALL;\n", out);
}

// A call for as many points as there are lanes; points far apart, so that rare ones are beside usual ones.
static void call_wide(FILE *out, const job *j) {
  const signature *s = &j->signature;
  const unsigned w = options.width;
  char width[12], format[64];
  snprintf(width, sizeof width, "%u", w);
  fputs("  const size_t i = get_global_id(0), items = get_global_size(0);\n", out);
  for (unsigned i = 0; i < s->count; i++)
    fprintf(out, "  %s l%u[%u];\n  for (int l = 0; l < %u; l++)\n    l%u[l] = a%u[l * items + i];\n",
            argument_type(s, i)->name, i, w, w, i, i);
  snprintf(format, sizeof format, " const %%s%u %%c = vload%u(0, l%%u);", w, w);
  declare(out, j, width, format);
  fprintf(out,
          "\n  %s lr[%u];\n  vstore%u(CALL, 0, lr);\n  for (int l = 0; l < %u; l++)\n    r[l * items + i] = lr[l];\n",
          s->type->name, w, w, w);
}

// A loop for each work-item, the next one over one point more, or none; in every other one the calls stand under a
// condition.
static void call_in_loop(FILE *out, const job *j) {
  static const char *const conditions[] = {"", "if ((i ^ i >> 3) & 1)", "if (!((i ^ i >> 3) & 1))"};
  fprintf(out,
          "  const size_t number = get_global_id(0), length = number %% %u;\n"
          "  const size_t start = number / %u * %u + length * (length - 1) / 2, end = min(start + length, "
          "(size_t)count);\n",
          LOOPS, LOOPS, LOOPS * (LOOPS - 1) / 2);
  for (unsigned l = 0; l < 3; l++) {
    fprintf(out, "%s    for (size_t i = start; i < end; i++) %s {\n     ",
            l == 0   ? "  if (number & 1) {\n"
            : l == 1 ? "  } else {\n"
                     : "",
            conditions[l]);
    declare(out, j, "", " const %s %c = a%u[i];");
    fputs("\n      r[i] = CALL;\n    }\n", out);
  }
  fputs("  }\n", out);
}

// A loop over all points in a single work-item: on processors other libraries lack the ids of ours.
static void call_in_one_item(FILE *out, const job *j) {
  fputs("  for (uint i = 0; i < count; i++) {\n   ", out);
  declare(out, j, "", " const %s %c = a%u[i];");
  fputs("\n    r[i] = CALL;\n  }\n", out);
}

static spelling library_spelling(void) {
  return options.library && !strcmp(options.library, "libdevice") ? LIBDEVICE : OPENCL_C;
}

// NULL if the library has no such function.
static char *write_kernel(const job *j) {
  char *source;
  size_t size;
  FILE *out = open_memstream(&source, &size);
  const signature *s = &j->signature;
  if (s->type->index == HALF)
    fprintf(out, "#pragma OPENCL EXTENSION cl_khr_fp16 : enable\n");
  declare_builtin(out, j->row, s, options.width);
  if (options.library_file)
    fputs(item_macro, out);
  if (!write_call(out, j->row, s, library_spelling())) {
    fclose(out);
    free(source);
    return NULL;
  }
  fprintf(out, "kernel void judged(");
  for (unsigned i = 0; i < s->count; i++)
    fprintf(out, "global const %s *restrict a%u, ", argument_type(s, i)->name, i);
  fprintf(out, "global %s *restrict r, uint count) {\n", s->type->name);
  (j->in_one_item      ? call_in_one_item
   : options.loop      ? call_in_loop
   : options.width > 1 ? call_wide
                       : call_scalar)(out, j);
  fputs("}\n", out);
  fclose(out);
  return source;
}

// Whether the library is one of the host's, which is called without a kernel.
static bool on_host(host_library *which) {
  for (*which = 0; options.library && !options.library_file && *which < HOST_LIBRARIES; ++*which)
    if (!strcmp(options.library, host_library_name(*which)))
      return true;
  return false;
}

void use_library(device *d) {
  host_library host;
  if (on_host(&host) && !host_library_file(host))
    fail(DEVICE_MISSING, "%s is not installed", options.library);
  if (options.library_file)
    device_use_library(d, options.library_file);
}

static int find_host_function(job *j, const device *d, host_library host) {
  const char *library = device_library(d);
  j->bytes = strstr(library, "-v4") ? 64 : strstr(library, "-v3") ? 32 : 16;
  j->function = call_reads(j->row[CALL], 'p') || call_reads(j->row[CALL], 'q')
                    ? NULL // it has other arguments
                    : host_function(host, j->row[NAME], &j->signature, j->bytes);
  return j->function ? BUILT : LACKING;
}

// Builds with the messages held back, since an unresolved function is a result here.
int build_kernel(job *j, device *d) {
  host_library host;
  if (on_host(&host))
    return find_host_function(j, d, host);
  j->in_one_item = options.library_file && !strncmp(options.device, "cpu", 3);
  char *source = write_kernel(j);
  if (!source)
    return LACKING;
  fflush(stderr);
  FILE *messages = tmpfile();
  const int terminal = dup(2);
  if (!messages || terminal < 0 || dup2(fileno(messages), 2) < 0)
    fail(RUN_ERROR, "no temporary file: %s", strerror(errno));
  char words[4096];
  const char *own = options.options ? options.options : "";
  const char *linking = options.library_file ? link_options(library_spelling()) : "";
  if (snprintf(words, sizeof words, "%s%s%s", own, *own && *linking ? " " : "", linking) >= (int)sizeof words)
    fail(USAGE_ERROR, "--options: too long");
  j->program = device_build(d, source, words);
  fflush(stderr);
  dup2(terminal, 2);
  close(terminal);
  int result = BUILT;
  rewind(messages);
  char line[4096];
  while (fgets(line, sizeof line, messages))
    if (!j->program && strstr(line, "unresolved function"))
      result = LACKING;
  rewind(messages);
  while (result != LACKING && fgets(line, sizeof line, messages))
    fputs(line, stderr);
  fclose(messages);
  free(source);
  return j->program ? BUILT : result == LACKING ? LACKING : REFUSED;
}
