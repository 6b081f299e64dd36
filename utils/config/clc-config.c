// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// clc-config: prints the Clang flags that compile a kernel and link the right file of this library.
// The library is found beside the program (PREFIX/bin/clc-config, PREFIX/share/clc), so an installation can move.
#include "command.h"
#include "correct_rounding.h"
#include "clang.h"
#include "missing.h"
#include "oneclc_targets.h"
#include "clc-config_usage.h" // of clc-config.txt
#include <errno.h>
#include <limits.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/utsname.h>
#include <unistd.h>

enum { OK = 0, MISSING = 1 };

static char folder[PATH_MAX];

static bool has_folder(char path[PATH_MAX]) {
  char self[PATH_MAX - 32];
  const ssize_t n = readlink("/proc/self/exe", self, sizeof self - 1);
  if (n < 0)
    fail(MISSING, "/proc/self/exe: %s", strerror(errno));
  self[n] = 0;
  *strrchr(self, '/') = 0;
  snprintf(path, PATH_MAX, "%s/../share/clc", self);
  return realpath(path, folder);
}

static void find_folder(void) {
  char path[PATH_MAX];
  if (!has_folder(path))
    fail(MISSING, "%s: %s; build the library (ninja -C build) or install it (ninja -C build install)", path,
         strerror(errno));
}

static bool starts(const char *s, const char *prefix) { return !strncmp(s, prefix, strlen(prefix)); }

static bool installed(const char *file, char path[PATH_MAX]) {
  return snprintf(path, PATH_MAX, "%s/%s", folder, file) < PATH_MAX && !access(path, R_OK);
}

static char *joined(const char *first, const char *second) {
  char *word;
  if (asprintf(&word, "%s%s", first, second) < 0)
    fail(MISSING, "no memory");
  return word;
}

// ---- Triples

// "spirv64v1.2-unknown-unknown" becomes "spirv64-unknown-unknown".
static void drop_spirv_version(char *triple) {
  if (!starts(triple, "spirv"))
    return;
  char *version = strchr(triple + strlen("spirv"), 'v');
  char *dash = strchr(triple, '-');
  if (version && dash && version < dash)
    memmove(version, dash, strlen(dash) + 1);
}

// "x86_64-pc-linux-gnu" becomes "x86_64-unknown-linux-gnu": to Clang the vendor of a Linux makes no difference.
static void drop_linux_vendor(char *triple, size_t room) {
  const char *system = strstr(triple, "-linux");
  char *vendor = strchr(triple, '-');
  if (!system || (vendor != system && strchr(vendor + 1, '-') != system))
    return;
  if (!strcmp(system, "-linux") || !strcmp(system, "-linux-gnu"))
    snprintf(vendor, room - (size_t)(vendor - triple), "-unknown-linux-gnu");
}

// Fails for x86-64 of systems whose Clang expects the library's functions under other names or with other arguments.
static void refuse_system(const char *target) {
  static const struct {
    const char *name, *what;
  } systems[] = {{"-windows-gnu", "passes vectors in Windows' way"},
                 {"-windows", "names functions and passes vectors in Windows' ways"},
                 {"-mingw", "passes vectors in Windows' way"},
                 {"-uefi", "names functions and passes vectors in Windows' ways"},
                 {"-apple-", "aligns long vectors less"}};
  for (unsigned i = 0; i < sizeof systems / sizeof *systems; i++)
    if (starts(target, "x86_64-") && strstr(target, systems[i].name))
      fail(MISSING,
           "there is no library for kernels of %s, for which Clang %s; compile and link them for "
           "x86_64-unknown-linux-gnu with -emit-llvm, and make code of that by llc -mtriple=%s (x86/README.md, Other "
           "systems)",
           target, systems[i].what, target);
}

static const struct oneclc_product *find_product(const char *target) {
  char plain[256];
  if (snprintf(plain, sizeof plain, "%s", target) >= (int)sizeof plain)
    fail(USAGE_ERROR, "--target: \"%.40s…\" is no triple", target);
  drop_spirv_version(plain);
  drop_linux_vendor(plain, sizeof plain);
  for (int i = 0; i < oneclc_alias_count; i++)
    if (!strcmp(plain, oneclc_aliases[i].spelling))
      snprintf(plain, sizeof plain, "%s", oneclc_aliases[i].triple);
  for (int i = 0; i < oneclc_product_count; i++)
    if (!strcmp(plain, oneclc_products[i].triple))
      return &oneclc_products[i];
  refuse_system(target);
  fprintf(stderr, "clc-config: there is no library for target \"%s\"; the targets are (clc-config --list):\n", target);
  for (int i = 0; i < oneclc_product_count; i++)
    if (i == 0 || strcmp(oneclc_products[i].triple, oneclc_products[i - 1].triple))
      fprintf(stderr, "  %s\n", oneclc_products[i].triple);
  exit(MISSING);
}

// ---- Clang

// Fails if this Clang is older than the library.
static void check_version(const char *clang) {
  const char *const command[] = {clang, "--version", NULL};
  char *text = ask_clang(command);
  const char *version = text ? strstr(text, "clang version ") : NULL;
  int major;
  if (version && sscanf(version, "clang version %d", &major) == 1 && major < oneclc_llvm)
    fail(MISSING,
         "%s is Clang %d, which does not read bitcode of LLVM %d; build the library with it, -DONECLC_LLVM=PREFIX",
         clang, major, oneclc_llvm);
  free(text);
}

// ---- Processors

// Does Clang define `macro` for the kernel's processor? The vector ABI hangs on exactly these macros.
static bool defines(const char *macros, const char *macro) {
  char line[96];
  snprintf(line, sizeof line, "#define %s 1\n", macro);
  return strstr(macros, line);
}

// "__AVX512VL__ __AVX512BW__" becomes "AVX512VL and AVX512BW", for messages.
static void name_features(const char *macros, char *names, size_t room) {
  size_t used = 0;
  for (const char *at = macros; *at && used < room;) {
    const size_t length = strcspn(at, " "), space = strspn(at + length, " "), before = strspn(at, "_");
    const bool last = !at[length + space], first = at == macros;
    size_t end = length; // without the underscores around it
    while (end > before && at[end - 1] == '_')
      end--;
    used += (size_t)snprintf(names + used, room - used, "%s%.*s",
                             first  ? ""
                             : last ? " and "
                                    : ", ",
                             (int)(end - before), at + before);
    at += length + space;
  }
}

// Does Clang define all of these macros?
static bool defines_all(const char *macros, const char *names) {
  char name[64];
  for (const char *at = names; *at;) {
    const size_t length = strcspn(at, " ");
    snprintf(name, sizeof name, "%.*s", (int)length, at);
    if (!defines(macros, name))
      return false;
    at += length + strspn(at + length, " ");
  }
  return true;
}

// The macros that Clang defines for a processor beside further flags; NULL if it does not know them.
static char *macros_for(const char *clang, const char *triple, const char *processor, char *const *more) {
  unsigned count = 0;
  while (more[count])
    count++;
  const char *command[count + 11];
  unsigned n = 0;
  command[n++] = clang;
  command[n++] = joined("--target=", triple);
  command[n++] = processor;
  for (unsigned i = 0; i < count; i++)
    command[n++] = more[i];
  for (const char *const *word = (const char *const[]){"-dM", "-E", "-o", "-", "-x", "c", "/dev/null", NULL}; *word;
       word++)
    command[n++] = *word;
  command[n] = NULL;
  return ask_clang(command);
}

// Of the products of a triple, the one with the vector ABI of a processor beside further flags of Clang. Where Clang
// has separate options for architectures and for processors, *option becomes that of processors if need be.
static const struct oneclc_product *product_of_processor(const char *clang, const char *triple, const char *march,
                                                         char *const *more, const char **option) {
  static const char of_processors[] = "-mcpu=";
  if (!*more && oneclc_product_for(triple, march))
    return oneclc_product_for(triple, march);
  char *macros = macros_for(clang, triple, joined(*option, march), more);
  if (!macros && (macros = macros_for(clang, triple, joined(of_processors, march), more)))
    *option = of_processors;
  char *name = joined(*option, march); // with the flags, for messages
  for (char *const *flag = more; *flag; flag++)
    name = joined(joined(name, " "), *flag);
  if (!macros)
    fail(MISSING, "%s does not know %s for %s; name a CPU and flags that it knows, or another Clang with --clang",
         clang, name, triple);
  if (!defines(macros, "__clang__"))
    fail(MISSING, "%s does not compile with %s: leave out what is no flag for compiling, or name another Clang", clang,
         name);
  const struct oneclc_product *found = NULL;
  for (int i = 0; i < oneclc_product_count; i++) {
    const struct oneclc_product *p = &oneclc_products[i];
    if (strcmp(p->triple, triple) || (found && !defines(macros, p->chosen)))
      continue;
    if (defines(macros, p->chosen) && defines_all(macros, p->needs)) {
      found = p;
      continue;
    }
    char needs[256], has[64];
    name_features(p->needs, needs, sizeof needs);
    name_features(p->chosen, has, sizeof has);
    if (!found)
      fail(MISSING, "%s: the library for %s needs %s; leave out what takes one of them away", name, triple, needs);
    if (starts(p->instead, "-march="))
      fail(MISSING, "%s has %s without %s, for which there is no file: compile kernels with %s", name, has, needs,
           p->instead);
    fail(MISSING, "%s has %s without %s, for which there is no file: clc-config --march %s --%s %s", name, has, needs,
         march, name + strlen(*option) + strlen(march), p->instead);
  }
  free(macros);
  return found;
}

// The triple of processors like this one, the first of the table; "" if there is none.
static const char *host_triple(void) {
  struct utsname host;
  if (!uname(&host))
    for (int i = 0; i < oneclc_product_count; i++)
      if (!strcmp(oneclc_products[i].machine, host.machine))
        return oneclc_products[i].triple;
  return "";
}

// ---- Flags

static struct {
  const char **words;
  unsigned count, room;
} flags;

static void add(const char *word) {
  if (flags.count == flags.room) {
    flags.room = 2 * flags.room + 32;
    flags.words = realloc(flags.words, flags.room * sizeof *flags.words);
    if (!flags.words)
      fail(MISSING, "no memory");
  }
  flags.words[flags.count++] = word;
}

// A word of targets.ini with what stands for @TARGET@, @FILE@ and @ARCH@, and -march= replaced by the option.
static const char *filled_in(const char *word, size_t length, const char *target, const char *option, const char *march,
                             const char *path) {
  if (starts(word, "-march=@ARCH@"))
    return joined(option, march);
  const struct {
    const char *name, *value;
  } places[] = {{"@TARGET@", target}, {"@ARCH@", march}, {"@FILE@", path}};
  char *plain = strndup(word, length);
  if (!plain)
    fail(MISSING, "no memory");
  for (unsigned i = 0; i < sizeof places / sizeof *places; i++) {
    char *found = strstr(plain, places[i].name);
    if (!found)
      continue;
    *found = 0;
    char *with_value = joined(plain, places[i].value), *whole = joined(with_value, found + strlen(places[i].name));
    free(with_value);
    free(plain);
    return whole;
  }
  return plain;
}

// The product's flags in targets.ini; what stands in brackets only for a processor that is named.
static void collect_flags(const struct oneclc_product *product, const char *target, const char *option,
                          const char *march, const char *path) {
  // Another spelling of the library's triple is no reason to warn, nor is a version of SPIR-V.
  bool same = !strcmp(target, product->triple), skip = false;
  for (int i = 0; i < oneclc_alias_count; i++)
    same |= !strcmp(target, oneclc_aliases[i].spelling) && !strcmp(product->triple, oneclc_aliases[i].triple);
  for (const char *word = product->kernel; *word;) {
    if (strchr(" []", *word)) {
      if (*word != ' ')
        skip = *word == '[' && !march;
      word++;
      continue;
    }
    const size_t length = strcspn(word, " ]");
    if (!skip)
      add(filled_in(word, length, target, option, march, path));
    if (flags.count == 1 && !same)
      add("-Wno-linker-warnings");
    word += length;
  }
}

// One of the headers for kernels, which lie beside share/clc in a build as in an installation.
static void include_header(const char *name) {
  char *headers = joined(folder, "/../../include/oneclc/"), *header = joined(headers, name), path[PATH_MAX];
  if (!realpath(header, path))
    fail(MISSING, "%s: %s; build the library (ninja -C build) or install its development files", header,
         strerror(errno));
  free(header);
  free(headers);
  add("-include");
  add(joined(path, ""));
}

// Makes the plain names mean the correctly rounded functions, and leaves the kernel's own arithmetic to nobody else's
// liking.
static void add_correct_rounding(void) {
  include_header("correctly_rounded.h");
  for (const char *const *flag = correct_rounding_flags; *flag; flag++)
    add(*flag);
}

// Makes plain names mean the special-function unit's functions of float, where the target has them.
static void add_relaxed_math(void) {
  include_header("relaxed_math.h");
  add("-cl-fast-relaxed-math");
}

static void add_feature(const char *target, const char *march) {
  const char *feature = oneclc_feature(target, march);
  if (feature)
    for (const char *const *word = (const char *const[]){"-Xclang", "-target-feature", "-Xclang", feature, NULL}; *word;
         word++)
      add(*word);
}

// A GPU's name is Clang's to know. NVIDIA's have a form, since Clang takes AMD's for them, too.
static void check_gpu(const struct oneclc_product *product, const char *clang, const char *march, bool with_flags) {
  const char *command[flags.count + 8];
  unsigned n = 0;
  command[n++] = clang;
  for (unsigned i = 0; i < flags.count; i++)
    command[n++] = flags.words[i];
  for (const char *const *word = (const char *const[]){"-x", "cl", "-fsyntax-only", "/dev/null", NULL}; *word; word++)
    command[n++] = *word;
  command[n] = NULL;
  char *output = !strcmp(product->target, "nvptx") && !starts(march, "sm_") ? NULL : ask_clang(command);
  if (!output)
    fail(MISSING, "%s knows no %s processor \"%s\"%s; they are called %s …; --clang names another Clang", clang,
         product->target, march, with_flags ? ", or not the flags" : "",
         !strcmp(product->target, "nvptx") ? "sm_70, sm_90" : "gfx906, gfx1100");
  free(output);
}

// As the shell reads it back: in single quotes unless there is nothing that it would change.
static void print_quoted(const char *word) {
  if (!word[strspn(word, "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789_@%+=:,./-")] && *word) {
    fputs(word, stdout);
    return;
  }
  putchar('\'');
  for (; *word; word++)
    fputs(*word == '\'' ? "'\\''" : (char[]){*word, 0}, stdout);
  putchar('\'');
}

static void print_flags(bool lines) {
  for (unsigned i = 0; i < flags.count; i++) {
    if (lines && strchr(flags.words[i], '\n'))
      fail(MISSING, "--lines: the library's folder has a line's end in its name; --flags quotes it");
    if (lines)
      puts(flags.words[i]);
    else
      print_quoted(flags.words[i]);
    if (!lines)
      putchar(i + 1 < flags.count ? ' ' : '\n');
  }
}

// What the program is and, on a second line, of what version and commit the library files are: the first line of
// oneclc.sha256.
static void print_versions(void) {
  char path[PATH_MAX], line[256];
  printf("clc-config (OneCLC) " ONECLC_VERSION "\n");
  FILE *sums = has_folder(path) && installed("oneclc.sha256", path) ? fopen(path, "r") : NULL;
  if (sums && fgets(line, sizeof line, sums) && starts(line, "# "))
    printf("library files: %s", line + 2);
  if (sums)
    fclose(sums);
}

int main(int count, char **words) {
  start_program(usage, MISSING);
  enum {
    TARGET = FIRST_OPTION,
    MARCH,
    CLANG,
    ROUNDED,
    RELAXED,
    FLAGS,
    LINES,
    FILE_NAME,
    FOLDER,
    VERSION,
    LIST,
    ITSELF
  };
  static const struct option known[] = {{"target", required_argument, NULL, TARGET},
                                        {"march", required_argument, NULL, MARCH},
                                        {"clang", required_argument, NULL, CLANG},
                                        {"correctly-rounded", no_argument, NULL, ROUNDED},
                                        {"relaxed-math", no_argument, NULL, RELAXED},
                                        {"flags", no_argument, NULL, FLAGS},
                                        {"lines", no_argument, NULL, LINES},
                                        {"file", no_argument, NULL, FILE_NAME},
                                        {"libdir", no_argument, NULL, FOLDER},
                                        {"llvm", no_argument, NULL, VERSION},
                                        {"list", no_argument, NULL, LIST},
                                        {"version", no_argument, NULL, ITSELF}, // comes before the common one
                                        COMMON_OPTIONS};
  int what = 0;
  int arithmetic = 0;
  const char *target = NULL, *march = NULL, *clang = NULL;
  for (int option; (option = next_option(count, words, "+", known)) != -1;) {
    if (option <= CLANG && !*optarg)
      fail(USAGE_ERROR, "--%s needs a value", known[option - TARGET].name);
    if (option == ITSELF)
      return print_versions(), OK;
    if (option == TARGET)
      target = optarg;
    else if (option == MARCH)
      march = optarg;
    else if (option == CLANG)
      clang = optarg;
    else if (option == ROUNDED || option == RELAXED) {
      if (arithmetic && arithmetic != option)
        fail(USAGE_ERROR, "--correctly-rounded and --relaxed-math exclude each other");
      arithmetic = option;
    } else if (what && what != option)
      fail(USAGE_ERROR, "--%s and --%s exclude each other", known[what - TARGET].name, known[option - TARGET].name);
    else
      what = option;
  }
  char **more = words + optind; // further flags of Clang
  if (*more && (strcmp(more[-1], "--") || **more != '-'))
    fail(USAGE_ERROR, "\"%s\" is no option; --help lists them", *more);
  find_folder();
  if (what >= FOLDER && (target || march || clang || arithmetic || *more))
    fail(USAGE_ERROR, "--%s stands alone", known[what - TARGET].name);
  if (what == FOLDER)
    return puts(folder), OK;
  if (what == VERSION)
    return printf("%d\n", oneclc_llvm), OK;
  char path[PATH_MAX];
  if (what == LIST) {
    for (int i = 0; i < oneclc_product_count; i++)
      printf("%-31s %-25s %s\n", oneclc_products[i].file, oneclc_products[i].triple,
             installed(oneclc_products[i].file, path) ? "installed" : "missing");
    return OK;
  }

  if (!target)
    target = host_triple();
  if (!*target)
    fail(USAGE_ERROR, "--target: the library has no file for this processor; name a target (clc-config --list)");
  if (!clang)
    clang = getenv("CLANG");
  if (clang && *clang)
    check_version(clang);
  else
    clang = "clang-" ONECLC_LLVM;
  const struct oneclc_product *product = find_product(target);
  const bool by_processor = *product->chosen, is_spirv = !strcmp(product->target, "spirv");
  if (is_spirv && march)
    fail(USAGE_ERROR, "--march: SPIR-V has no processors");
  if (march && !strstr(product->kernel, "@ARCH@"))
    fail(USAGE_ERROR, "--march: the library for %s is for kernels of one processor, which its flags name: leave it out",
         product->triple);
  if (by_processor && !march)
    march = strcmp(product->triple, host_triple()) ? product->march : "native";
  const char *option = "-march=";
  if (by_processor)
    product = product_of_processor(clang, product->triple, march, more, &option);
  const char *file = product->file;
  if (!installed(file, path)) {
    char *way_out = how_to_build(folder, product->target, file);
    fail(MISSING, "%s is not there; %s", path, way_out);
  }
  collect_flags(product, target, option, march, path);
  if (march)
    add_feature(product->target, march);
  for (char **flag = more; *flag; flag++)
    add(*flag);
  if (march && !by_processor)
    check_gpu(product, clang, march, *more);
  if (what == FILE_NAME)
    return puts(path), OK;
  if (strstr(file, ".spv"))
    fail(USAGE_ERROR, "%s is loaded by Mesa at run time, no compiler flags link it; its path: clc-config --file", path);
  if (arithmetic == ROUNDED)
    add_correct_rounding();
  if (arithmetic == RELAXED)
    add_relaxed_math();
  print_flags(what == LINES);
  return OK;
}
