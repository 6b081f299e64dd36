// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// clc-run: compiles an OpenCL C file with this library and runs one of its kernels on any device.
#include "command.h"
#include "device.h"
#include "values.h"
#include <errno.h>
#include <fcntl.h>
#include <pthread.h>
#include <signal.h>
#include <stdarg.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <time.h>
#include <unistd.h>

static const char usage[] =
    "usage: clc-run [OPTION]… FILE KERNEL [ARG]…\n"
    "       clc-run [OPTION]… --list FILE\n"
    "\n"
    "Compiles FILE with Clang and this library, runs KERNEL and prints its outputs.\n"
    "FILE is OpenCL C (.cl, or - for standard input) or already compiled: .bc or .ll for cpu, .ptx for "
    "cuda,\n"
    ".spv for opencl.\n"
    "\n"
    "  --device NAME        cpu[:sse2|:v3|:v4], cuda[:N] or opencl[:TEXT]; default cpu, or $ONECLC_DEVICE\n"
    "  --global X[,Y[,Z]]   number of work-items; default 1\n"
    "  --local X[,Y[,Z]]    work-group size; default: the device's choice\n"
    "  --offset X[,Y[,Z]]   global offset; default 0\n"
    "  -D…, -I…, -cl-…      options for Clang, as are all in\n"
    "  --build-options TEXT\n"
    "  --repeat N           run N times (on the same buffers) and print the time a run takes on the device\n"
    "  --hex                print outputs as bits in hexadecimal\n"
    "  --save FILE          write the compiled program: linked bitcode, PTX or SPIR-V\n"
    "  --list               print the kernels and what they take, and run nothing\n"
    "  --progress, --quiet  after 2 s, show progress on standard error: even if that is no terminal, or "
    "never\n"
    "  --help\n"
    "\n"
    "ARG is one for each of the kernel's arguments:\n"
    "  5  1.5f  0x10  -inf  1,2,3,4   a value of the type in the kernel's signature\n"
    "  float4:1,2,3,4                 the same with its type written; cuda and opencl do not know all types\n"
    "  half:#3c00                     a number by its bits\n"
    "  @FILE                          a value or a buffer: the bytes of a file\n"
    "  float[]:1,2,3                  a buffer of these values; vectors have all their elements in the list\n"
    "  float[1024]  float[8]:1,2      a buffer of so many elements, zeros where no value is given\n"
    "  []:…  [1024]                   the same, of the type in the kernel's signature\n"
    "  in:BUFFER                      is not copied back from the device\n"
    "  out:BUFFER                     is printed after the run, in a line of its own\n"
    "  out@FILE:BUFFER                is written to a file after the run\n"
    "  local:BYTES  local:float[64]   local memory\n"
    "Options may stand anywhere before the first ARG; -- ends them.\n"
    "\n"
    "exit status: 0 done, 1 the run failed, 2 wrong usage (also: no such kernel, wrong arguments),\n"
    "3 the program could not be compiled or loaded, 4 the device could not be opened\n"
    "\n"
    "environment:\n"
    "  ONECLC_DEVICE          the default device\n"
    "  ONECLC_CLANG           Clang\n"
    "  ONECLC_LIBDIR          the folder of the library's files\n"
    "  ONECLC_PROGRAMS        a folder that keeps compiled programs, which then need neither Clang nor "
    "library\n"
    "  ONECLC_COMPILE_ONLY=1  run nothing and touch no driver\n"
    "  ONECLC_VERBOSE=1       print Clang's command line\n"
    "  ONECLC_DRIVER_LIBRARY=1  opencl: the driver compiles the source with its own builtins\n"
    "  ONECLC_CUDA_ARCH       cuda: what to compile for, such as sm_80\n"
    "  ONECLC_THREADS         cpu: number of threads\n"
    "  ONECLC_STACK           cpu: KiB of stack for a work-item (512)\n";

enum { OK, RUN_ERROR, COMPILE_ERROR = 3, DEVICE_MISSING };

typedef struct {
  argument value;
  cl_type type; // of elements; size 0 if unknown
  bool print;
  const char *file; // to write, or NULL
  char *mapping;    // of a buffer, with a page behind it that must not be touched
  size_t mapping_size;
} kernel_argument;

static struct {
  const char *device, *file, *kernel, *save;
  ndrange range;
  char *build_options;
  unsigned long repeat;
  bool hex, list, quiet, progress;
} options = {.range = {1, {1, 1, 1}, {0}, {0}}, .repeat = 0};

// ---- The command line

static unsigned parse_sizes(const char *name, const char *text, size_t *sizes, size_t least) {
  unsigned count = 0;
  for (const char *at = text;; at++) {
    char *end;
    errno = 0;
    const unsigned long long n = strtoull(at, &end, 0);
    if (count == 3 || errno || end == at || *at == '-' || n < least || (*end && *end != ','))
      fail(USAGE_ERROR, "%s: \"%s\" is not one to three numbers%s, separated by commas", name, text,
           least ? " above 0" : "");
    sizes[count++] = n;
    at = end;
    if (!*end)
      return count;
  }
}

static void add_build_option(const char *text, bool quote) {
  const size_t old = options.build_options ? strlen(options.build_options) : 0;
  char *to = options.build_options = realloc(options.build_options, old + 2 * strlen(text) + 2);
  to += old;
  for (; *text; text++) {
    if (quote && strchr(" \t\n\\\"'", *text))
      *to++ = '\\';
    *to++ = *text;
  }
  strcpy(to, " ");
}

// Reads the options; returns the number of the first ARG.
static int parse_options(int count, char **words) {
  unsigned global = 0, local = 0, offset = 0;
  int i = 1;
  bool ended = false;
  for (; i < count && !(options.file && options.kernel); i++) {
    const char *word = words[i];
    if (ended || word[0] != '-' || !word[1]) {
      if (!options.file)
        options.file = word;
      else
        options.kernel = word;
      continue;
    }
    // An option's value is the next word or follows "=".
    char name[24];
    const char *value = strncmp(word, "--", 2) ? NULL : strchr(word, '=');
    snprintf(name, sizeof name, "%.*s", value ? (int)(value - word) : 23, word);
    value = value ? value + 1 : NULL;
#define VALUE (value ? value : ++i < count ? words[i] : (fail(USAGE_ERROR, "%s needs a value", name), ""))
    if (!strcmp(word, "--"))
      ended = true;
    else if (!strcmp(name, "--help") || !strcmp(name, "-h"))
      fputs(usage, stdout), exit(OK);
    else if (!strcmp(name, "--device"))
      options.device = VALUE;
    else if (!strcmp(name, "--global"))
      global = parse_sizes(name, VALUE, options.range.global, 1);
    else if (!strcmp(name, "--local"))
      local = parse_sizes(name, VALUE, options.range.local, 1);
    else if (!strcmp(name, "--offset"))
      offset = parse_sizes(name, VALUE, options.range.offset, 0);
    else if (!strcmp(name, "--build-options"))
      add_build_option(VALUE, false);
    else if (!strcmp(name, "--repeat"))
      options.repeat = read_number(name, VALUE);
    else if (!strcmp(name, "--save"))
      options.save = VALUE;
    else if (!strcmp(name, "--hex"))
      options.hex = true;
    else if (!strcmp(name, "--list"))
      options.list = true;
    else if (!strcmp(name, "--quiet"))
      options.quiet = true;
    else if (!strcmp(name, "--progress"))
      options.progress = true;
    else if (!strcmp(word, "-D") || !strcmp(word, "-I"))
      add_build_option(word, true), add_build_option(VALUE, true);
    else if (!strncmp(word, "-D", 2) || !strncmp(word, "-I", 2) || !strncmp(word, "-cl-", 4))
      add_build_option(word, true);
    else
      fail(USAGE_ERROR, "unknown option \"%s\"; --help lists them", word);
#undef VALUE
  }
  if (!options.file || (!options.kernel && !options.list)) {
    if (!options.file)
      fputs(usage, stderr);
    fail(USAGE_ERROR, options.file ? "%s: a kernel's name must follow; --list prints them" : "no file given",
         options.file);
  }
  options.range.dimensions = global ? global : 1;
  if (local && local != options.range.dimensions)
    fail(USAGE_ERROR, "--local has %u dimensions, but --global %u", local, options.range.dimensions);
  if (offset > options.range.dimensions)
    fail(USAGE_ERROR, "--offset has %u dimensions, but --global %u", offset, options.range.dimensions);
  return i;
}

// ---- Arguments

static char *read_whole(const char *path, size_t *size) {
  FILE *file = strcmp(path, "-") ? fopen(path, "rb") : stdin;
  char *data = NULL;
  size_t room = 0;
  *size = 0;
  for (size_t n = 1; file && n;) {
    if (*size + 1 >= room)
      data = realloc(data, room = room ? 2 * room : 65536);
    n = data ? fread(data + *size, 1, room - *size - 1, file) : 0;
    *size += n;
  }
  if (!file || ferror(file) || !data)
    fail(USAGE_ERROR, "%s: %s", path, strerror(errno));
  if (file != stdin)
    fclose(file);
  data[*size] = 0;
  return data;
}

// Buffers start as aligned as OpenCL promises, and end, up to that alignment, where memory ends: a kernel on
// the cpu that runs past the end is caught.
static void allocate(kernel_argument *a, unsigned number, size_t size) {
  enum { alignment = 128 };
  const size_t page = sysconf(_SC_PAGESIZE), aligned = (size + alignment - 1) / alignment * alignment;
  const size_t pages = (aligned + page - 1) / page * page;
  a->mapping_size = pages + page;
  a->mapping = size > SIZE_MAX / 2
                   ? MAP_FAILED
                   : mmap(NULL, a->mapping_size, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
  if (a->mapping == MAP_FAILED || mprotect(a->mapping + pages, page, PROT_NONE) != 0)
    fail(RUN_ERROR, "argument %u: no memory for %zu bytes", number, size);
  a->value.data = a->mapping + pages - aligned;
  a->value.size = size;
}

// Reads `count` comma-separated values of a type; returns where the text ends.
static void read_list(const char *text, const cl_type *type, char *to, size_t count, unsigned number) {
  char why[128];
  for (size_t i = 0; i < count; i++) {
    for (unsigned e = 0; e < type->width; e++) {
      if (!read_scalar(&text, type, to + i * type->size + e * type->scalar_size, why))
        fail(USAGE_ERROR, "argument %u: %s", number, why);
      const bool last = i + 1 == count && e + 1 == type->width;
      if (*text != (last ? '\0' : ','))
        fail(USAGE_ERROR, "argument %u: \"%.40s\" where %s should follow", number, text,
             last ? "nothing" : "a comma and a number");
      text += !last;
    }
  }
}

// The number of values in a list of whole elements.
static size_t count_list(const char *text, const cl_type *type, unsigned number) {
  if (!*text)
    return 0;
  size_t scalars = 1;
  for (; *text; text++)
    scalars += *text == ',';
  char name[16];
  if (scalars % type->width)
    fail(USAGE_ERROR, "argument %u: %zu numbers make no whole number of %s", number, scalars, type_name(type, name));
  return scalars / type->width;
}

static void need_type(const kernel_argument *a, unsigned number, const char *example) {
  if (!a->type.size)
    fail(USAGE_ERROR, "argument %u: the signature names no type that has literals; write it, as in %s", number,
         example);
}

static void parse_buffer(const char *text, kernel_argument *a, unsigned number) {
  if (*text == '@') {
    size_t size;
    char *bytes = read_whole(text + 1, &size);
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
  const size_t given = count_list(list, &a->type, number);
  size_t count = given;
  if (close > open + 1) {
    char *end;
    errno = 0;
    count = strtoull(open + 1, &end, 0);
    if (errno || end != close || !count || open[1] == '-')
      fail(USAGE_ERROR, "argument %u: \"%.*s\" is no number of elements", number, (int)(close - open - 1), open + 1);
    if (given > count)
      fail(USAGE_ERROR, "argument %u: %zu elements for a buffer of %zu", number, given, count);
  }
  if (!count)
    fail(USAGE_ERROR, "argument %u: a buffer of no elements", number);
  if (count > SIZE_MAX / 2 / a->type.size)
    fail(USAGE_ERROR, "argument %u: a buffer of %zu elements is too large", number, count);
  allocate(a, number, count * a->type.size);
  if (given)
    read_list(list, &a->type, a->value.data, given, number);
}

static bool starts_buffer(const char *text) {
  cl_type type;
  const size_t name = strcspn(text, "[");
  return *text == '@' || (text[name] && (!name || type_named(text, name, &type)));
}

static void parse_local(const char *text, kernel_argument *a, unsigned number) {
  char *end;
  errno = 0;
  const unsigned long long n = strtoull(text, &end, 0);
  const char *open = strchr(text, '[');
  a->value = (argument){ARG_LOCAL, n, NULL};
  if (open && type_named(text, open - text, &a->type)) {
    a->value.size = strtoull(open + 1, &end, 0) * a->type.size;
    if (*end == ']')
      end++;
  }
  if (errno || *end || !a->value.size || *text == '-')
    fail(USAGE_ERROR, "argument %u: \"%s\" is no size of local memory, such as local:256 or local:float[64]", number,
         text);
}

// A value's type can stand before a colon; otherwise it is the signature's.
static void parse_value(const char *text, kernel_argument *a, unsigned number, const parameter *p) {
  a->value.kind = ARG_VALUE;
  if (*text == '@') {
    a->value.data = read_whole(text + 1, &a->value.size);
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
  if (count_list(text, &a->type, number) != 1)
    fail(USAGE_ERROR, "argument %u: \"%s\" is not one %s", number, text, type_name(&a->type, name));
  read_list(text, &a->type, a->value.data, 1, number);
}

static void parse_argument(const char *text, kernel_argument *a, unsigned number, const parameter *p) {
  *a = (kernel_argument){.value.kind = ARG_BUFFER};
  // The signature's type without what makes it a pointer.
  const parameter none = {.type = ""};
  p = p ? p : &none;
  type_named(p->type, strcspn(p->type, "*"), &a->type);
  if (!strncmp(text, "local:", 6)) {
    parse_local(text + 6, a, number);
  } else if (!strncmp(text, "in:", 3)) {
    a->value.kind = ARG_INPUT;
    parse_buffer(text + 3, a, number);
  } else if (!strncmp(text, "out:", 4)) {
    a->print = true;
    parse_buffer(text + 4, a, number);
    need_type(a, number, "out:float[16]");
  } else if (!strncmp(text, "out@", 4)) {
    // The file's name ends where a buffer follows: it may have colons itself.
    const char *colon = strchr(text, ':');
    while (colon && !starts_buffer(colon + 1))
      colon = strchr(colon + 1, ':');
    if (!colon)
      fail(USAGE_ERROR, "argument %u: a buffer must follow, as in out@FILE:float[16]", number);
    a->file = strndup(text + 4, colon - text - 4);
    parse_buffer(colon + 1, a, number);
  } else if (strchr(text, '[') || (*text == '@' && p->kind != ARG_VALUE)) {
    parse_buffer(text, a, number);
  } else {
    parse_value(text, a, number, p);
  }
}

static void print_buffer(const kernel_argument *a) {
  const size_t count = a->value.size / a->type.size;
  for (size_t i = 0; i < count; i++) {
    if (i)
      putchar(' ');
    print_value(stdout, &a->type, (char *)a->value.data + i * a->type.size, options.hex);
  }
  putchar('\n');
}

static bool write_buffer(const kernel_argument *a) {
  FILE *file = fopen(a->file, "wb");
  bool good = file && fwrite(a->value.data, 1, a->value.size, file) == a->value.size;
  if (file && fclose(file) != 0)
    good = false;
  if (!good)
    fprintf(stderr, "clc-run: %s: %s\n", a->file, strerror(errno));
  return good;
}

// ---- Signatures

static void print_signature(FILE *file, const kernel_signature *k) {
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
      fputs("pointer", file);
  }
  fputs(")\n", file);
}

static const kernel_signature *find_kernel(const program *p) {
  const kernel_signature *k;
  for (unsigned i = 0; (k = program_kernel(p, i)); i++)
    if (!strcmp(k->name, options.kernel))
      return k;
  fprintf(stderr, "clc-run: %s has no kernel \"%s\"", options.file, options.kernel);
  for (unsigned i = 0; (k = program_kernel(p, i)); i++)
    fprintf(stderr, "%s%s", i ? ", " : "; it has ", k->name);
  fputc('\n', stderr);
  exit(USAGE_ERROR);
}

static void check_arguments(const kernel_signature *k, const kernel_argument *arguments, unsigned count) {
  static const char *const kinds[] = {"a buffer", "a buffer", "a value", "local memory"};
  bool good = k->count == count;
  if (!good)
    fprintf(stderr, "clc-run: the kernel takes %u argument%s, %u given: ", k->count, k->count == 1 ? "" : "s", count);
  for (unsigned i = 0; good && i < count; i++) {
    const parameter *p = &k->parameters[i];
    const argument *a = &arguments[i].value;
    const arg_kind kind = a->kind == ARG_INPUT ? ARG_BUFFER : a->kind;
    good = kind == p->kind;
    if (!good)
      fprintf(stderr, "clc-run: argument %u is %s, not %s: ", i + 1, kinds[p->kind], kinds[kind]);
    else if (kind == ARG_VALUE && p->size && p->size != a->size && !(good = false))
      fprintf(stderr, "clc-run: argument %u has %zu bytes, not %zu: ", i + 1, p->size, a->size);
  }
  if (!good) {
    print_signature(stderr, k);
    exit(USAGE_ERROR);
  }
}

// ---- Crashes of kernels on the cpu, which run in this process

static kernel_argument *crash_arguments;
static unsigned crash_count;

static void on_crash(int signal, siginfo_t *info, void *context) {
  (void)context;
  char text[256];
  const char *at = info->si_addr;
  int length = snprintf(text, sizeof text,
                        "clc-run: kernel %s stopped by signal %d at address %p: outside its buffers, "
                        "misaligned, or stack overflow "
                        "(ONECLC_STACK sets the stack's size in KiB)\n",
                        options.kernel, signal, info->si_addr);
  for (unsigned i = 0; i < crash_count && signal != SIGFPE; i++) {
    const kernel_argument *a = &crash_arguments[i];
    const char *end = a->mapping + a->mapping_size;
    if (a->mapping && at >= (char *)a->value.data && at < end)
      length =
          snprintf(text, sizeof text, "clc-run: kernel %s went %zu bytes past the end of argument %u (%zu bytes)\n",
                   options.kernel, (size_t)(at - ((char *)a->value.data + a->value.size)), i + 1, a->value.size);
  }
  if (signal == SIGFPE)
    length = snprintf(text, sizeof text, "clc-run: kernel %s divided an integer by zero\n", options.kernel);
  if (write(2, text, length) < 0) {
  }
  _exit(RUN_ERROR);
}

static void catch_crashes(kernel_argument *arguments, unsigned count) {
  crash_arguments = arguments;
  crash_count = count;
  struct sigaction action = {.sa_sigaction = on_crash, .sa_flags = SA_SIGINFO | SA_ONSTACK};
  sigaction(SIGSEGV, &action, NULL);
  sigaction(SIGBUS, &action, NULL);
  sigaction(SIGFPE, &action, NULL);
}

// ---- Progress

static struct {
  pthread_t thread;
  pthread_mutex_t mutex;
  pthread_cond_t stop;
  const char *stage; // NULL to stop
  unsigned long run;
  bool started, shown;
} progress = {.mutex = PTHREAD_MUTEX_INITIALIZER, .stop = PTHREAD_COND_INITIALIZER};

static void *show_progress(void *unused) {
  (void)unused;
  struct timespec next;
  clock_gettime(CLOCK_REALTIME, &next);
  pthread_mutex_lock(&progress.mutex);
  for (unsigned seconds = 1; progress.stage; seconds++) {
    next.tv_sec++;
    while (progress.stage && pthread_cond_timedwait(&progress.stop, &progress.mutex, &next) != ETIMEDOUT)
      ;
    if (!progress.stage || seconds < 2)
      continue;
    fprintf(stderr, "\rclc-run: %s", progress.stage);
    if (progress.run)
      fprintf(stderr, ", run %lu of %lu", progress.run, options.repeat ? options.repeat : 1);
    fprintf(stderr, ", %u s ", seconds);
    progress.shown = true;
  }
  if (progress.shown)
    fputc('\n', stderr);
  pthread_mutex_unlock(&progress.mutex);
  return NULL;
}

static void set_progress(const char *stage, unsigned long run) {
  if (options.quiet || (!options.progress && !isatty(2)))
    return;
  pthread_mutex_lock(&progress.mutex);
  progress.stage = stage;
  progress.run = run;
  pthread_mutex_unlock(&progress.mutex);
  if (stage && !progress.started)
    progress.started = pthread_create(&progress.thread, NULL, show_progress, NULL) == 0;
  if (!stage && progress.started) {
    pthread_cond_signal(&progress.stop);
    pthread_join(progress.thread, NULL);
    progress.started = false;
  }
}

// ---- The run

// OpenCL C goes to the compiler with its file's name in front, for messages, and its folder among the include
// paths.
static program *build_source(device *d) {
  size_t size;
  char *source = read_whole(options.file, &size);
  if (memchr(source, 0, size))
    fail(USAGE_ERROR, "%s is no OpenCL C source; compiled files end in .bc, .ll, .ptx or .spv", options.file);
  const bool standard_input = !strcmp(options.file, "-");
  const char *slash = strrchr(options.file, '/');
  char *folder = slash ? strndup(options.file, slash - options.file + 1) : strdup(".");
  if (!standard_input) {
    add_build_option("-I", false);
    add_build_option(folder, true);
  }
  char *named = malloc(size + strlen(options.file) + 32);
  sprintf(named, "#line 1 \"%s\"\n%s", standard_input ? "<stdin>" : options.file, source);
  program *p = device_build(d, named, options.build_options);
  free(named);
  free(folder);
  free(source);
  return p;
}

static program *get_program(device *d) {
  const char *suffix = strrchr(options.file, '.');
  static const char *const compiled[] = {".bc", ".ll", ".ptx", ".spv"};
  for (unsigned i = 0; suffix && i < sizeof compiled / sizeof *compiled; i++)
    if (!strcmp(suffix, compiled[i])) {
      if (access(options.file, R_OK) != 0)
        fail(USAGE_ERROR, "%s: %s", options.file, strerror(errno));
      return device_load(d, options.file);
    }
  if (strcmp(options.file, "-") && (!suffix || (strcmp(suffix, ".cl") && strcmp(suffix, ".clcpp"))))
    fail(USAGE_ERROR, "%s: the name must end in .cl, .bc, .ll, .ptx or .spv", options.file);
  return build_source(d);
}

static int run(program *p, const kernel_argument *arguments, unsigned count) {
  argument values[count + 1];
  for (unsigned i = 0; i < count; i++)
    values[i] = arguments[i].value;
  const unsigned long runs = options.repeat ? options.repeat : 1;
  double total = 0, least = 0;
  for (unsigned long i = 0; i < runs; i++) {
    set_progress("running", i + 1);
    const int status = device_run(p, options.kernel, &options.range, count, values);
    if (status == DEVICE_NOT_RUN) {
      set_progress(NULL, 0);
      fputs("clc-run: compiled, not run (ONECLC_COMPILE_ONLY)\n", stderr);
      exit(OK);
    }
    if (status != DEVICE_OK)
      return RUN_ERROR;
    const double seconds = device_seconds(p);
    total += seconds;
    least = !i || seconds < least ? seconds : least;
  }
  set_progress(NULL, 0);
  for (unsigned i = 0; i < count; i++)
    if (arguments[i].print)
      print_buffer(&arguments[i]);
  for (unsigned i = 0; i < count; i++)
    if (arguments[i].file && !write_buffer(&arguments[i]))
      return RUN_ERROR;
  if (options.repeat)
    printf("%lu runs: %.0f ns per run, least %.0f ns\n", runs, 1e9 * total / runs, 1e9 * least);
  return OK;
}

int main(int count, char **words) {
  const int first = parse_options(count, words);
  const char *environment = getenv("ONECLC_DEVICE");
  if (!options.device)
    options.device = environment && *environment ? environment : "cpu";
  device *d = device_open(options.device);
  if (!d)
    return DEVICE_MISSING;
  set_progress("compiling", 0);
  program *p = get_program(d);
  if (!p || (options.save && program_store(p, options.save) != DEVICE_OK)) {
    set_progress(NULL, 0);
    return COMPILE_ERROR;
  }
  int status = OK;
  if (options.list) {
    const kernel_signature *k;
    for (unsigned i = 0; (k = program_kernel(p, i)); i++)
      print_signature(stdout, k);
  } else {
    const unsigned given = count - first;
    const char *only = getenv("ONECLC_COMPILE_ONLY");
    const bool not_run = only && *only && strcmp(only, "0");
    const kernel_signature *k = not_run ? NULL : find_kernel(p);
    kernel_argument *arguments = calloc(given + 1, sizeof *arguments);
    for (unsigned i = 0; i < given && !not_run; i++)
      parse_argument(words[first + i], &arguments[i], i + 1, i < k->count ? &k->parameters[i] : NULL);
    if (k)
      check_arguments(k, arguments, given);
    if (!strncmp(options.device, "cpu", 3))
      catch_crashes(arguments, given);
    status = run(p, arguments, given);
    for (unsigned i = 0; i < given; i++) {
      if (arguments[i].mapping)
        munmap(arguments[i].mapping, arguments[i].mapping_size);
      else
        free(arguments[i].value.data);
    }
    free(arguments);
  }
  set_progress(NULL, 0);
  program_close(p);
  device_close(d);
  free(options.build_options);
  return fflush(stdout) == 0 ? status : RUN_ERROR;
}
