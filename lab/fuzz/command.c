// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Fuzzes clc-run's command line. The input is words, each ended by a zero byte. File names and options for Clang must
// also reach the compiler unchanged.
#include "fuzz.h"
#define main clc_run_main
int main(int, char **);
#include "../../utils/run/clc-run.c"
#undef main

char **split_options(const char *options); // from the device library

// Checks name_source(), which writes a string literal with octal escapes, by reading it as Clang does.
static void check_name(const char *path) {
  char *text = name_source(path, "\xef\xbb\xbfx");
  const char *at = text + strlen("#line 1 \"");
  for (; *at != '"'; path++) {
    char c = *at++;
    promise(c != '\n' && c != '?');
    if (c == '\\') {
      c = (char)((at[0] - '0') << 6 | (at[1] - '0') << 3 | (at[2] - '0'));
      at += 3;
    }
    promise(c == *path);
  }
  promise(!*path && !strcmp(at, "\"\nx"));
  free(text);
}

static void check_option(const char *word) {
  char *joined = NULL;
  add_build_option(&joined, word, true);
  char **words = split_options(joined);
  promise(*word ? words[0] && !strcmp(words[0], word) && !words[1] : !words[0]);
  free(words);
  free(joined);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);
int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
  static bool started;
  if (!started)
    start_program(usage, RUN_ERROR);
  started = true;
  enum { most = 16 };
  char *words[most + 1] = {strdup("clc-run")}, *given[most + 1];
  int count = 1;
  while (count < most && (words[count] = take_text(&data, &size)))
    count++;
  words[count] = NULL;
  memcpy(given, words, sizeof given); // getopt reorders words
  for (int i = 1; i < count; i++) {
    check_name(words[i]);
    check_option(words[i]);
  }
  memset(&options, 0, sizeof options);
  options.range = (ndrange){1, {1, 1, 1}, {0}, {0}};
  optind = 0;
  if (!setjmp(*catch_exit())) {
    const int first = parse_options(count, words);
    promise(first >= 1 && first <= count && options.file && !options.kernel == options.list);
    promise(options.range.dimensions >= 1 && options.range.dimensions <= 3);
  }
  release_exit();
  free(options.build_options);
  for (int i = 0; i < count; i++)
    free(given[i]);
  return 0;
}
