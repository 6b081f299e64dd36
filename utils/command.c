// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "command.h"
#include <ctype.h>
#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdarg.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

static struct {
  const char *usage;
  int output_error;
} program;

static void message(const char *format, va_list arguments) {
  fprintf(stderr, "%s: ", program_invocation_short_name);
  vfprintf(stderr, format, arguments);
  fputc('\n', stderr);
}

_Noreturn void fail(int status, const char *format, ...) {
  va_list arguments;
  va_start(arguments, format);
  message(format, arguments);
  exit(status);
}

// Runs as the last of the functions that atexit() knows. After an error of an earlier write errno is lost.
static void close_output(void) {
  const bool earlier = ferror(stdout);
  errno = 0;
  if (fclose(stdout) == 0 && !earlier)
    return;
  fprintf(stderr, "%s: standard output: %s\n", program_invocation_short_name,
          errno ? strerror(errno) : "not all of it could be written: the disk is full, or nobody reads");
  _exit(program.output_error);
}

void start_program(const char *usage, int output_error) {
  program.usage = usage;
  program.output_error = output_error;
  // A stream that the caller closed stays unusable: otherwise the next file to be opened would take its place.
  for (int stream = 0; stream < 3; stream++)
    if (fcntl(stream, F_GETFD) < 0)
      open("/dev/null", stream == 0 ? O_WRONLY : O_RDONLY);
  signal(SIGPIPE, SIG_IGN);
  atexit(close_output);
}

int next_option(int count, char **words, const char *letters, const struct option *options) {
  // ":" makes getopt tell a missing value from an unknown option, and leaves the messages to us.
  char all[64];
  const int order = *letters == '+' || *letters == '-';
  snprintf(all, sizeof all, "%.*s:h%s", order, letters, letters + order);
  opterr = 0;
  const int option = getopt_long(count, words, all, options, NULL);
  switch (option) {
  case 'h':
  case HELP_OPTION:
    fputs(program.usage, stdout);
    exit(0);
  case VERSION_OPTION:
    printf("%s (OneCLC) " ONECLC_VERSION "\n", program_invocation_short_name);
    exit(0);
  case ':':
    fail(USAGE_ERROR, "%s needs a value; --help says which", words[optind - 1]);
  case '?':
    if (optopt > 0 && optopt < HELP_OPTION && !strchr(all + order, optopt))
      fail(USAGE_ERROR, "unknown option \"-%c\"; --help lists them", optopt);
    if (optopt)
      fail(USAGE_ERROR, "%.*s takes no value; --help says more", (int)strcspn(words[optind - 1], "="),
           words[optind - 1]);
    fail(USAGE_ERROR, "unknown option \"%s\"; --help lists them", words[optind - 1]);
  }
  return option;
}

int take_option(int count, char **words, const char *letters, const named_option *known) {
  const struct option common[] = {COMMON_OPTIONS};
  unsigned n = 0;
  while (known[n].name)
    n++;
  struct option all[n + sizeof common / sizeof *common];
  for (unsigned i = 0; i < n; i++)
    all[i] = (struct option){known[i].name, known[i].flag ? no_argument : required_argument, NULL, FIRST_OPTION + i};
  memcpy(all + n, common, sizeof common);
  const int option = next_option(count, words, letters, all);
  if (option < FIRST_OPTION)
    return option;
  const named_option *taken = known + option - FIRST_OPTION;
  if (taken->flag)
    *taken->flag = true;
  else if (taken->text)
    *taken->text = optarg;
  else if (taken->read)
    taken->read(optarg);
  else {
    char name[64];
    snprintf(name, sizeof name, "--%s", taken->name);
    const uint64_t value =
        taken->most ? read_number_within(name, optarg, taken->least, taken->most) : read_number(name, optarg);
    if (taken->count)
      *taken->count = (unsigned)value;
    else
      *taken->number = value;
  }
  return option;
}

uint64_t read_number_within(const char *name, const char *text, uint64_t least, uint64_t most) {
  char *end;
  errno = 0;
  const uint64_t n = strtoull(text, &end, 0);
  if (!isdigit((unsigned char)*text) || errno || *end || n < least || n > most) {
    if (most == UINT64_MAX)
      fail(USAGE_ERROR, "%s: \"%s\" is not a number from %llu on", name, text, (unsigned long long)least);
    fail(USAGE_ERROR, "%s: \"%s\" is not a number from %llu to %llu", name, text, (unsigned long long)least,
         (unsigned long long)most);
  }
  return n;
}

uint64_t read_number(const char *name, const char *text) { return read_number_within(name, text, 1, UINT64_MAX); }

double read_real_within(const char *name, const char *text, double least, double most) {
  char *end;
  const double x = strtod(text, &end);
  if (end == text || isspace((unsigned char)*text) || *end || !(x >= least && x <= most))
    fail(USAGE_ERROR, "%s: \"%s\" is not a number from %g to %g", name, text, least, most);
  return x;
}

double now(void) {
  struct timespec t;
  clock_gettime(CLOCK_MONOTONIC, &t);
  return (double)t.tv_sec + 1e-9 * (double)t.tv_nsec;
}
