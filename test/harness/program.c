// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A test as a program: its options, the device, what is counted, and random values.
#include "harness/parts.h"
#include "oneclc_targets.h"
#include <stdarg.h>
#include <stdlib.h>

harness test = {.std = "CL3.0", .seed = 1};
uint64_t checks, failures;
static uint64_t random_state;

static void usage(const char *program, const char *what) {
  printf("%s: tests %s\n"
         "  --device NAME  " ONECLC_CPU ", cuda[:N], opencl[:TEXT], amd[:GPU]\n"
         "                 the default is $ONECLC_DEVICE or cpu\n"
         "  --std VERSION  CL1.2, CL2.0 or CL3.0; the default is $ONECLC_STD or CL3.0\n"
         "  --full         the long form: exhaustive where that takes minutes\n"
         "  --time         prints the times of what it runs; only tests of whole kernels can\n"
         "  --seed N       chooses other random arguments\n"
         "  --only NAMES   checks these builtins alone, such as exp2,pow\n"
         "  --width N      checks these vectors alone (1: scalars)\n"
         "  --verbose      shows the kernels\n",
         program, what);
}

void harness_start(int argc, char **argv, const char *what) {
  setvbuf(stdout, NULL, _IOLBF, 0);
  test.device_name = getenv("ONECLC_DEVICE") ? getenv("ONECLC_DEVICE") : "cpu";
  if (getenv("ONECLC_STD"))
    test.std = getenv("ONECLC_STD");
  for (int i = 1; i < argc; i++) {
    const char *value = i + 1 < argc ? argv[i + 1] : NULL;
    if (!strcmp(argv[i], "--full")) {
      test.full = true;
    } else if (!strcmp(argv[i], "--time")) {
      test.time = true;
    } else if (!strcmp(argv[i], "--verbose")) {
      test.verbose = true;
    } else if (!strcmp(argv[i], "--help")) {
      usage(argv[0], what);
      exit(0);
    } else if (value && !strcmp(argv[i], "--device")) {
      test.device_name = value, i++;
    } else if (value && !strcmp(argv[i], "--std")) {
      test.std = value, i++;
    } else if (value && !strcmp(argv[i], "--only")) {
      test.only = value, i++;
    } else if (value && !strcmp(argv[i], "--width")) {
      test.width = (unsigned)strtoul(value, NULL, 0), i++;
    } else if (value && !strcmp(argv[i], "--seed")) {
      test.seed = strtoull(value, NULL, 0), i++;
    } else {
      fprintf(stderr, "%s: what is '%s'? --help lists the options.\n", argv[0], argv[i]);
      exit(2);
    }
  }
  restart_random();
  test.device = device_open(test.device_name);
  if (!test.device)
    exit(2);
  printf("%s, on %s, %s\n", what, device_description(test.device), test.std);
}

int harness_finish(void) {
  print_known_differences();
  printf("%llu checks, %llu failures\n", (unsigned long long)checks, (unsigned long long)failures);
  device_close(test.device);
  if (checks == 0)
    printf("Nothing was checked: the device has none of what this tests.\n");
  return failures > 0 ? 1 : checks == 0 ? EXIT_UNSUPPORTED : 0;
}

void harness_unsupported(const char *why) {
  printf("unsupported: %s\n", why);
  device_close(test.device);
  exit(EXIT_UNSUPPORTED);
}

bool check(bool ok, const char *format, ...) {
  enum { MOST_MESSAGES = 60 };
  static unsigned messages;
  checks++;
  if (ok)
    return true;
  failures++;
  if (messages < MOST_MESSAGES) {
    va_list arguments;
    va_start(arguments, format);
    printf("FAILED: ");
    vprintf(format, arguments);
    printf("\n");
    va_end(arguments);
    if (++messages == MOST_MESSAGES)
      printf("Further failures are counted only.\n");
  }
  return false;
}

program *build(const char *source, const char *options) {
  char *all;
  if (asprintf(&all, "-cl-std=%s %s", test.std, options ? options : "") < 0)
    abort();
  program *result = device_build(test.device, source, all);
  if (test.verbose)
    printf("%s\n", source);
  check(result != NULL, "a program does not build with '%s'; --verbose shows its source", all);
  free(all);
  return result;
}

bool run_kernel(program *p, const char *kernel, size_t items, size_t local, unsigned count, const argument *arguments) {
  if (!p)
    return false;
  ndrange range = {1, {items, 1, 1}, {local, local ? 1 : 0, local ? 1 : 0}, {0, 0, 0}};
  int status = device_run(p, kernel, &range, count, arguments);
  return check(status != DEVICE_ERROR, "kernel %s does not run", kernel) && status == DEVICE_OK;
}

bool is_chosen(const char *name) {
  const size_t length = strlen(name);
  for (const char *at = test.only; at; at = strchr(at, ',') ? strchr(at, ',') + 1 : NULL)
    if (strcspn(at, ",") == length && !strncmp(at, name, length))
      return true;
  return !test.only;
}

// ---- Random values

void restart_random(void) { random_state = test.seed; }

uint64_t random_bits(void) { return mix_bits(random_state += 0x9e3779b97f4a7c15); }

uint64_t random_value(const element *t) {
  uint64_t choice = random_bits(), bits = random_bits() & all_ones(t);
  if (choice % 4 == 0) {
    const uint64_t *values;
    size_t count = boundary_values(t, &values);
    return values[bits % count];
  }
  if (t->is_float || choice % 4 == 1)
    return bits;
  bits >>= choice / 4 % t->bits;
  return (t->is_signed && choice >> 63 ? -bits : bits) & all_ones(t);
}
