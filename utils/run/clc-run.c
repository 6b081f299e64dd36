// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// clc-run: compiles an OpenCL C file with this library and runs one of its kernels on any device.
#include "arguments.h"
#include "command.h"
#include "correct_rounding.h"
#include "crash.h"
#include "device.h"
#include "files.h"
#include "progress.h"
#include "source.h"
#include "status.h"
#include <ctype.h>
#include <errno.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

static const char usage[] =
    "usage: clc-run [OPTION]… FILE KERNEL [ARG]…\n"
    "       clc-run [OPTION]… --list FILE\n"
    "\n"
    "Compiles FILE with Clang and this library, runs KERNEL and prints its outputs.\n"
    "FILE is OpenCL C (.cl, or - for standard input) or already compiled: .bc or .ll for cpu, .ptx for cuda,\n"
    ".spv for opencl, .co for amd.\n"
    "\n"
    "  --device NAME        cpu[:sse2|:nofma|:v3|:v4], cuda[:N], opencl[:TEXT] or amd[:GPU];\n"
    "                       default cpu, or $ONECLC_DEVICE\n"
    "                       opencl:TEXT is the first device of a platform that has TEXT in its name; if no\n"
    "                       platform has, the first device that has\n"
    "  --global X[,Y[,Z]]   number of work-items; default 1\n"
    "  --local X[,Y[,Z]]    work-group size; default: the device's choice (cpu, cuda: up to 256 items, which\n"
    "                       divide the global size where groups must be equal)\n"
    "  --offset X[,Y[,Z]]   global offset; default 0\n"
    "  -D…, -I…, -cl-…      options for Clang, as are all in\n"
    "  --build-options TEXT\n"
    "  --correctly-rounded  the kernel's functions of float, and its quotients, are rounded correctly: exp(x) is\n"
    "                       cr_exp(x) of oneclc/correctly_rounded.h\n"
    "  --repeat N           run N times (on the same buffers) and print the time a run takes on the device\n"
    "  --hex                print outputs as bits in hexadecimal\n"
    "  --save FILE          write the compiled program: linked bitcode, PTX, SPIR-V or a code object\n"
    "  --list               print the kernels and what they take, and run nothing\n"
    "  --progress, --quiet  after 2 s, show progress on standard error: even if that is no terminal, or never\n"
    "  --help, --version\n"
    "\n"
    "ARG is one for each of the kernel's arguments:\n"
    "  5  1.5f  0x10  -inf  1,2,3,4   a value of the type in the kernel's signature\n"
    "  float4:1,2,3,4                 the same with its type written; cuda and opencl do not know all types\n"
    "  half:#3c00                     a number by its bits\n"
    "  @FILE                          the bytes of a file: a value, a buffer or an image's pixels\n"
    "  float[]:1,2,3                  a buffer of these values; vectors have all their elements in the list\n"
    "  float[1024]  float[8]:1,2      a buffer of so many elements, zeros where no value is given\n"
    "  []:…  [1024]                   the same, of the type in the kernel's signature\n"
    "  in:BUFFER                      is not copied back from the device\n"
    "  out:BUFFER                     is printed after the run, in a line of its own\n"
    "  out@FILE:BUFFER                is written to a file after the run\n"
    "  local:BYTES  local:float[64]   local memory\n"
    "  image:[640,480]                an image of this width and height, of zeros\n"
    "  image:@PICTURE.png             an image with the pixels and the size of a PNG file\n"
    "  out@FILE.png:IMAGE             is written as a PNG; to a file of another name, as raw pixels\n"
    "  out:IMAGE                      is printed, a line for each row\n"
    "  sampler:linear,clamp_to_edge   a sampler\n"
    "Options may stand anywhere before the first ARG; -- ends them.\n"
    "\n"
    "IMAGE is TYPE:[ORDER][,DATA][,levels=N][SIZES][:PIXELS].\n"
    "  TYPE    image, which takes its type from the kernel's signature or is of one, two or three dimensions as it "
    "has\n"
    "          SIZES; or image1d, image1d_buffer, image1d_array, image2d, image2d_array, image2d_depth,\n"
    "          image2d_array_depth, image3d\n"
    "  ORDER   of the channels, as OpenCL names it: r, rg, rgba (default), bgra, luminance, srgba, depth …\n"
    "  DATA    a channel's type: unorm_int8 (default), snorm_int16, unsigned_int32, half_float, float …\n"
    "  N       levels of a mipmap; their pixels follow each other\n"
    "  SIZES   [WIDTH], [WIDTH,HEIGHT] or [WIDTH,HEIGHT,DEPTH]; of an array, the number of layers comes last\n"
    "  PIXELS  @FILE, a PNG or raw pixels as they lie in memory; or the channels as numbers of their type: 0 to 255 "
    "for\n"
    "          unorm_int8, bits for packed types such as unorm_short_565. Layers are outermost.\n"
    "A sampler is sampler: and any of these words: nearest (default) or linear; none, clamp_to_edge (default), clamp, "
    "repeat\n"
    "or mirrored_repeat; unnormalized (default) or normalized.\n"
    "A picture in, a picture out, with kernel void k(read_only image2d_t a, sampler_t s, write_only image2d_t b):\n"
    "  clc-run --global 640,480 FILE k image:@in.png sampler:linear,repeat,normalized out@out.png:image:[640,480]\n"
    "\n"
    "exit status: 0 done, 1 the run failed or its output could not be written, 2 wrong usage (also: no such file, no\n"
    "such kernel, wrong arguments), 3 the program could not be compiled or loaded, 4 the device could not be opened\n"
    "\n"
    "environment:\n"
    "  ONECLC_DEVICE          the default device\n"
    "  ONECLC_CLANG           Clang\n"
    "  ONECLC_LIBDIR          the folder of the library's files\n"
    "  ONECLC_PROGRAMS        a folder that keeps compiled programs, which then need neither Clang nor library\n"
    "  ONECLC_COMPILE_ONLY=1  run nothing and touch no driver\n"
    "  ONECLC_VERBOSE=1       print Clang's command line\n"
    "  ONECLC_DRIVER_LIBRARY=1  opencl: the driver compiles the source with its own builtins\n"
    "  ONECLC_CUDA_ARCH       cuda: what to compile for, such as sm_80\n"
    "  ONECLC_THREADS         cpu: number of threads\n"
    "  ONECLC_STACK           cpu: KiB of stack for a work-item (512)\n";

static struct {
  const char *device, *file, *kernel, *save;
  ndrange range;
  char *build_options;
  unsigned long repeat;
  bool hex, list, quiet, progress;
} options = {.range = {1, {1, 1, 1}, {0}, {0}}};

static unsigned parse_sizes(const char *name, const char *text, size_t *sizes, size_t least) {
  unsigned count = 0;
  for (const char *at = text;; at++) {
    char *end;
    errno = 0;
    const unsigned long long n = strtoull(at, &end, 0);
    if (count == 3 || errno || !isdigit((unsigned char)*at) || n < least || (*end && *end != ','))
      fail(USAGE_ERROR, "%s: \"%s\" is not one to three numbers%s, separated by commas", name, text,
           least ? " above 0" : "");
    sizes[count++] = n;
    at = end;
    if (!*end)
      return count;
  }
}

static void add_option(const char *letter, const char *value) {
  char word[strlen(value) + 3];
  sprintf(word, "%s%s", letter, value);
  add_build_option(&options.build_options, word, true);
}

// What clc-config --correctly-rounded prints. The header lies beside the program's folder in a build as in an
// installation.
static void add_correct_rounding(void) {
  char path[8192];
  snprintf(path, sizeof path, "%s/../include/oneclc/correctly_rounded.h", program_folder());
  if (access(path, R_OK) != 0)
    fail(USAGE_ERROR, "--correctly-rounded: %s: %s; install the library's development files", path, strerror(errno));
  add_build_option(&options.build_options, "-include", false);
  add_build_option(&options.build_options, path, true);
  for (const char *const *flag = correct_rounding_flags; *flag; flag++)
    add_build_option(&options.build_options, *flag, false);
}

// Reads the options, FILE and KERNEL; returns the number of the first ARG.
static int parse_options(int count, char **words) {
  enum {
    DEVICE = FIRST_OPTION,
    GLOBAL,
    LOCAL,
    OFFSET,
    BUILD_OPTIONS,
    ROUNDED,
    REPEAT,
    SAVE,
    HEX,
    LIST,
    QUIET,
    PROGRESS
  };
  static const struct option known[] = {{"device", required_argument, NULL, DEVICE},
                                        {"global", required_argument, NULL, GLOBAL},
                                        {"local", required_argument, NULL, LOCAL},
                                        {"offset", required_argument, NULL, OFFSET},
                                        {"build-options", required_argument, NULL, BUILD_OPTIONS},
                                        {"correctly-rounded", no_argument, NULL, ROUNDED},
                                        {"repeat", required_argument, NULL, REPEAT},
                                        {"save", required_argument, NULL, SAVE},
                                        {"hex", no_argument, NULL, HEX},
                                        {"list", no_argument, NULL, LIST},
                                        {"quiet", no_argument, NULL, QUIET},
                                        {"progress", no_argument, NULL, PROGRESS},
                                        COMMON_OPTIONS};
  unsigned global = 0, local = 0, offset = 0;
  while (!options.kernel) {
    const int option = next_option(count, words, "-D:I:c:", known); // other words come in turn
    if (option == -1)
      break;
    switch (option) {
    case 1:
      *(options.file ? &options.kernel : &options.file) = optarg;
      break;
    case 'D':
      add_option("-D", optarg);
      break;
    case 'I':
      add_option("-I", optarg);
      break;
    case 'c':
      if (strncmp(optarg, "l-", 2))
        fail(USAGE_ERROR, "unknown option \"-c%s\"; --help lists them", optarg);
      add_option("-c", optarg);
      break;
    case DEVICE:
      options.device = optarg;
      break;
    case GLOBAL:
      global = parse_sizes("--global", optarg, options.range.global, 1);
      break;
    case LOCAL:
      local = parse_sizes("--local", optarg, options.range.local, 1);
      break;
    case OFFSET:
      offset = parse_sizes("--offset", optarg, options.range.offset, 0);
      break;
    case BUILD_OPTIONS:
      add_build_option(&options.build_options, optarg, false);
      break;
    case ROUNDED:
      add_correct_rounding();
      break;
    case REPEAT:
      options.repeat = read_number("--repeat", optarg);
      break;
    case SAVE:
      options.save = optarg;
      break;
    case HEX:
      options.hex = true;
      break;
    case LIST:
      options.list = true;
      break;
    case QUIET:
      options.quiet = true;
      break;
    case PROGRESS:
      options.progress = true;
      break;
    }
  }
  if (!options.file && optind < count) // behind --
    options.file = words[optind++];
  if (!options.kernel && optind < count)
    options.kernel = words[optind++];
  if (!options.file)
    fail(USAGE_ERROR, "no file given; --help tells what to write");
  if (!options.kernel && !options.list)
    fail(USAGE_ERROR, "%s: a kernel's name must follow; --list prints them", options.file);
  if (options.kernel && options.list)
    fail(USAGE_ERROR, "--list takes a file alone, and not \"%s\"", options.kernel);
  options.range.dimensions = global ? global : 1;
  if (local && local != options.range.dimensions)
    fail(USAGE_ERROR, "--local has %u dimensions, but --global %u", local, options.range.dimensions);
  if (offset > options.range.dimensions)
    fail(USAGE_ERROR, "--offset has %u dimensions, but --global %u", offset, options.range.dimensions);
  return optind;
}

// Outputs that cannot be written are told before the work.
static void check_outputs(unsigned count, char *const *texts) {
  bool good = !options.save || can_write(options.save);
  for (unsigned i = 0; i < count; i++) {
    char *file = output_file(texts[i]);
    good = (!file || can_write(file)) && good;
    free(file);
  }
  if (!good)
    exit(RUN_ERROR);
}

static const kernel_signature *find_kernel(const program *p) {
  const kernel_signature *k;
  for (unsigned i = 0; (k = program_kernel(p, i)); i++)
    if (!strcmp(k->name, options.kernel))
      return k;
  set_progress(NULL, 0, 0);
  fprintf(stderr, "clc-run: %s has no kernel \"%s\"", options.file, options.kernel);
  for (unsigned i = 0; (k = program_kernel(p, i)); i++)
    fprintf(stderr, "%s%s", i ? ", " : "; it has ", k->name);
  fputc('\n', stderr);
  exit(USAGE_ERROR);
}

static void show(const char *stage, unsigned long run, unsigned long runs) {
  if (!options.quiet && (options.progress || isatty(2)))
    set_progress(stage, run, runs);
}

static int run(program *p, const kernel_argument *arguments, unsigned count) {
  argument values[count + 1];
  for (unsigned i = 0; i < count; i++)
    values[i] = arguments[i].value;
  const unsigned long runs = options.repeat ? options.repeat : 1;
  double total = 0, least = 0;
  for (unsigned long i = 0; i < runs; i++) {
    show("running", i + 1, runs);
    const int status = device_run(p, options.kernel, &options.range, count, values);
    if (status != DEVICE_OK)
      return RUN_ERROR;
    const double seconds = device_seconds(p);
    total += seconds;
    least = !i || seconds < least ? seconds : least;
  }
  show(NULL, 0, 0);
  const bool good = deliver_arguments(count, arguments, options.hex);
  if (options.repeat)
    printf("%lu runs: %.0f ns per run, least %.0f ns\n", runs, 1e9 * total / runs, 1e9 * least);
  return good ? OK : RUN_ERROR;
}

// A device with ONECLC_COMPILE_ONLY runs nothing.
static bool is_compile_only(void) {
  const char *value = getenv("ONECLC_COMPILE_ONLY");
  return value && *value && strcmp(value, "0");
}

int main(int count, char **words) {
  start_program(usage, RUN_ERROR);
  const int first = parse_options(count, words);
  const unsigned given = count - first;
  char **texts = words + first;
  check_outputs(given, texts);
  const char *environment = getenv("ONECLC_DEVICE");
  if (!options.device)
    options.device = environment && *environment ? environment : "cpu";
  device *d = device_open(options.device);
  if (!d)
    return DEVICE_MISSING;
  show("compiling", 0, 0);
  catch_compiler_crashes(options.file);
  program *p = get_program(d, options.file, &options.build_options);
  show(NULL, 0, 0);
  if (!p)
    return COMPILE_ERROR;
  int status = options.save && program_store(p, options.save) != DEVICE_OK ? RUN_ERROR : OK;
  if (status == OK && options.list) {
    const kernel_signature *k;
    for (unsigned i = 0; (k = program_kernel(p, i)); i++)
      print_signature(stdout, k);
  } else if (status == OK && is_compile_only()) {
    fputs("clc-run: compiled, not run (ONECLC_COMPILE_ONLY)\n", stderr);
  } else if (status == OK) {
    kernel_argument *arguments = calloc(given + 1, sizeof *arguments);
    parse_arguments(find_kernel(p), given, texts, arguments);
    if (!strncmp(options.device, "cpu", 3))
      catch_kernel_crashes(options.kernel, given, arguments);
    status = run(p, arguments, given);
    show(NULL, 0, 0);
    free_arguments(given, arguments);
    free(arguments);
  }
  program_close(p);
  device_close(d);
  free(options.build_options);
  return status;
}
