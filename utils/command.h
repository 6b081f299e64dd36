// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What the programs' command lines share: options as getopt_long reads them, --help and --version, numbers, messages,
// and the end of standard output. Each program says in its --help what its exit statuses mean; 2 is wrong usage in all.
//
//   int main(int count, char **words) {
//     start_program(usage, RUN_ERROR);
//     static const named_option known[] = {{"device", .text = &device}, {"width", 1, 16, .count = &width}, …, {0}};
//     while (take_option(count, words, "", known) != -1)
//       ;
//     // words[optind] is the first that is no option
#ifndef ONECLC_COMMAND_H
#define ONECLC_COMMAND_H
#include <getopt.h>
#include <stdbool.h>
#include <stdint.h>

enum { USAGE_ERROR = 2 };

// Prints the program's name and the message on standard error and exits.
_Noreturn void fail(int status, const char *format, ...) __attribute__((format(printf, 2, 3)));

// Comes first in main. `usage` is what --help prints. When the program exits, however it does, standard output is
// closed; if not all of it could be written (a full disk, a closed pipe), a message says so and the exit status is
// `output_error`. A closed pipe does not end the program before that.
void start_program(const char *usage, int output_error);

// The options that every program has; they also end the list. Options without a letter are numbered from FIRST_OPTION
// on.
enum { HELP_OPTION = 256, VERSION_OPTION, FIRST_OPTION };
#define COMMON_OPTIONS \
  {"help", no_argument, NULL, HELP_OPTION}, {"version", no_argument, NULL, VERSION_OPTION}, {NULL, 0, NULL, 0}

// The next option as getopt_long gives it, with its value in optarg: --option VALUE, --option=VALUE. -1 behind the
// last: the other words stand from words[optind] on. `letters` are the options of one letter but for -h, as for getopt;
// a leading "+" ends the options at the first other word, a leading "-" gives other words as option 1. Prints --help
// and --version and exits; fails on what is no option, lacks its value or has one too many.
int next_option(int count, char **words, const char *letters, const struct option *options);

// An option and what becomes of it: a flag without a value is set, or the value is stored as a text or as a number from
// `least` to `most` (without them, a number above 0), or `read` gets it.
typedef struct {
  const char *name;
  uint64_t least, most;
  bool *flag;
  const char **text;
  unsigned *count;
  uint64_t *number;
  void (*read)(const char *value);
} named_option;

// Takes the next option of a list, which a row without a name ends. Returns -1 behind the last, and what next_option
// gives for options of one letter and other words.
int take_option(int count, char **words, const char *letters, const named_option *known);

// The number that `text` is, decimal, octal or hexadecimal, from `least` to `most`; fails on anything else with a
// message about `name`, which is an option or a variable.
uint64_t read_number_within(const char *name, const char *text, uint64_t least, uint64_t most);
// The same above 0.
uint64_t read_number(const char *name, const char *text);
// A finite number from `least` to `most`.
double read_real_within(const char *name, const char *text, double least, double most);

// Seconds of a clock that only goes forward.
double now(void);

#endif
