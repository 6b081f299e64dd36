// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// clc-config: prints the Clang flags that compile a kernel and link the right file of this library.
// The library is found beside the program (PREFIX/bin/clc-config, PREFIX/share/clc), so an installation can move.
#include <errno.h>
#include <limits.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

enum { OK = 0, MISSING = 1, USAGE = 2 };

static const char usage[] =
    "usage: clc-config [--target TRIPLE] [--march CPU] [--flags|--file|--libdir|--list]\n"
    "\n"
    "Prints the Clang flags that link this OpenCL C builtin library, for example\n"
    "    clang-22 $(clc-config --target nvptx64-nvidia-nvcl --march sm_90) -x cl -cl-std=CL3.0 -O2 -S kernel.cl\n"
    "\n"
    "  --target TRIPLE  the kernel's target (default x86_64-unknown-linux-gnu); spirv64 may carry a version "
    "(spirv64v1.2--)\n"
    "  --march CPU      x86-64, x86-64-v2, -v3, -v4, native or any CPU that Clang knows (default native); gfx1100 …; "
    "sm_90 …\n"
    "  --flags          all flags (default)\n"
    "  --file           only the library's file\n"
    "  --libdir         only the folder of the library's files\n"
    "  --list           all files: name, triple, installed or missing\n"
    "  --clang PROGRAM  the Clang that is asked about CPUs by name (default $CLANG, then clang-22)\n"
    "  --version, --help\n"
    "\n"
    "On x86 the file must match the vector calling convention of the kernel's -march: AVX passes 256-bit vectors in\n"
    "registers, AVX-512 also 512-bit ones. A mismatch would be silent and wrong, which is why this program exists.\n"
    "\n"
    "exit status: 0 printed, 1 no such file is installed or no file fits the CPU, 2 wrong usage\n";

// Files and the triples they serve. A target is looked up by its normalised spelling as well (nvptx64--).
static const struct {
  const char *file, *triple, *other;
} products[] = {
    {"amdgcn-amd-amdhsa.bc", "amdgcn-amd-amdhsa", NULL},
    {"amdgcn-mesa-mesa3d.bc", "amdgcn-mesa-mesa3d", NULL},
    {"nvptx64-nvidia-cuda.bc", "nvptx64-nvidia-cuda", NULL},
    {"nvptx64-nvidia-nvcl.bc", "nvptx64-nvidia-nvcl", NULL},
    {"nvptx64--.bc", "nvptx64--", "nvptx64-unknown-unknown"},
    {"nvptx64--nvidiacl.bc", "nvptx64--nvidiacl", "nvptx64-unknown-nvidiacl"},
    {"spirv32--.bc", "spirv32--", "spirv32-unknown-unknown"},
    {"spirv64--.bc", "spirv64--", "spirv64-unknown-unknown"},
    {"spirv-mesa3d-.spv", "spirv-mesa3d-", NULL},
    {"spirv64-mesa3d-.spv", "spirv64-mesa3d-", NULL},
    {"x86_64-unknown-linux-gnu.bc", "x86_64-unknown-linux-gnu", "x86_64-linux-gnu"},
    {"x86_64-unknown-linux-gnu-v3.bc", "x86_64-unknown-linux-gnu", NULL},
    {"x86_64-unknown-linux-gnu-v4.bc", "x86_64-unknown-linux-gnu", NULL},
};
enum { product_count = sizeof products / sizeof *products };

static char folder[PATH_MAX];

static void find_folder(void) {
  char self[PATH_MAX - 32], path[PATH_MAX];
  ssize_t n = readlink("/proc/self/exe", self, sizeof self - 1);
  if (n < 0) {
    fprintf(stderr, "clc-config: /proc/self/exe: %s\n", strerror(errno));
    exit(MISSING);
  }
  self[n] = 0;
  *strrchr(self, '/') = 0;
  snprintf(path, sizeof path, "%s/../share/clc", self);
  if (!realpath(path, folder)) {
    fprintf(stderr, "clc-config: %s: %s; build the library (ninja -C build) or install it (ninja -C build install)\n",
            path, strerror(errno));
    exit(MISSING);
  }
}

static bool starts(const char *s, const char *prefix) { return !strncmp(s, prefix, strlen(prefix)); }

// Does Clang define `macro` for this -march? The vector ABI hangs on exactly these macros.
static bool defines(const char *macros, const char *macro) {
  char line[64];
  snprintf(line, sizeof line, "#define %s 1\n", macro);
  return strstr(macros, line);
}

static char *macros_of(const char *clang, const char *march) {
  for (const char *c = march; *c; c++)
    if (!strchr("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-_.", *c)) {
      fprintf(stderr, "clc-config: --march '%s' is no CPU's name\n", march);
      exit(USAGE);
    }
  char command[PATH_MAX + 160];
  snprintf(command, sizeof command, "'%s' --target=x86_64-unknown-linux-gnu -march=%s -dM -E -x c /dev/null", clang,
           march);
  FILE *pipe = popen(command, "r");
  static char text[1 << 17];
  size_t n = pipe ? fread(text, 1, sizeof text - 1, pipe) : 0;
  text[n] = 0;
  if (!pipe || pclose(pipe)) {
    fprintf(stderr,
            "clc-config: %s does not know -march=%s, or does not run; name a CPU that it knows or another Clang with "
            "--clang\n",
            clang, march);
    exit(MISSING);
  }
  return text;
}

static const char *x86_file(const char *clang, const char *march) {
  if (!strcmp(march, "x86-64") || !strcmp(march, "x86-64-v2"))
    return "x86_64-unknown-linux-gnu.bc";
  if (!strcmp(march, "x86-64-v3"))
    return "x86_64-unknown-linux-gnu-v3.bc";
  if (!strcmp(march, "x86-64-v4"))
    return "x86_64-unknown-linux-gnu-v4.bc";
  const char *macros = macros_of(clang, march);
  if (!defines(macros, "__AVX__"))
    return "x86_64-unknown-linux-gnu.bc";
  if (!defines(macros, "__AVX2__") || !defines(macros, "__FMA__") || !defines(macros, "__F16C__")) {
    fprintf(stderr,
            "clc-config: %s has AVX without AVX2, FMA and F16C, for which there is no file: compile kernels with "
            "-march=x86-64-v2\n",
            march);
    exit(MISSING);
  }
  return defines(macros, "__AVX512F__") ? "x86_64-unknown-linux-gnu-v4.bc" : "x86_64-unknown-linux-gnu-v3.bc";
}

// "spirv64v1.2-unknown-unknown" → "spirv64-unknown-unknown"
static void drop_spirv_version(char *triple) {
  if (!starts(triple, "spirv"))
    return;
  char *version = strchr(triple + strlen("spirv"), 'v');
  char *dash = strchr(triple, '-');
  if (version && dash && version < dash)
    memmove(version, dash, strlen(dash) + 1);
}

static bool installed(const char *file, char path[PATH_MAX]) {
  return snprintf(path, PATH_MAX, "%s/%s", folder, file) < PATH_MAX && !access(path, R_OK);
}

int main(int argc, char **argv) {
  enum { FLAGS, FILE_NAME, FOLDER, LIST } what = FLAGS;
  const char *target = "x86_64-unknown-linux-gnu", *march = NULL;
  const char *clang = getenv("CLANG") ? getenv("CLANG") : "clang-22";
  for (int i = 1; i < argc; i++) {
    char *option = argv[i], *value = strchr(option, '=');
    bool takes = starts(option, "--target") || starts(option, "--march") || starts(option, "--clang");
    if (takes && value)
      *value++ = 0;
    else if (takes)
      value = i + 1 < argc ? argv[++i] : NULL;
    if (takes && (!value || !*value)) {
      fprintf(stderr, "clc-config: %s needs a value\n", option);
      return USAGE;
    }
    if (!strcmp(option, "--target"))
      target = value;
    else if (!strcmp(option, "--march"))
      march = value;
    else if (!strcmp(option, "--clang"))
      clang = value;
    else if (!strcmp(option, "--flags"))
      what = FLAGS;
    else if (!strcmp(option, "--file"))
      what = FILE_NAME;
    else if (!strcmp(option, "--libdir"))
      what = FOLDER;
    else if (!strcmp(option, "--list"))
      what = LIST;
    else if (!strcmp(option, "--version"))
      return puts("clc-config (OneCLC) " ONECLC_VERSION), OK;
    else if (!strcmp(option, "--help") || !strcmp(option, "-h"))
      return fputs(usage, stdout), OK;
    else {
      fprintf(stderr, "clc-config: unknown option '%s'\n%s", option, usage);
      return USAGE;
    }
  }
  find_folder();
  char path[PATH_MAX];
  if (what == FOLDER)
    return puts(folder), OK;
  if (what == LIST) {
    for (int i = 0; i < product_count; i++)
      printf("%-31s %-25s %s\n", products[i].file, products[i].triple,
             installed(products[i].file, path) ? "installed" : "missing");
    return OK;
  }

  char plain[256];
  if (snprintf(plain, sizeof plain, "%s", target) >= (int)sizeof plain) {
    fprintf(stderr, "clc-config: --target '%s' is no triple\n", target);
    return USAGE;
  }
  drop_spirv_version(plain);
  const char *file = NULL;
  for (int i = 0; i < product_count && !file; i++)
    if (!strcmp(plain, products[i].triple) || (products[i].other && !strcmp(plain, products[i].other)))
      file = products[i].file;
  if (!file) {
    fprintf(stderr, "clc-config: there is no library for target '%s'; the targets are (clc-config --list):\n", target);
    for (int i = 0; i < product_count; i++)
      if (i == 0 || strcmp(products[i].triple, products[i - 1].triple))
        fprintf(stderr, "  %s\n", products[i].triple);
    return MISSING;
  }
  bool x86 = starts(plain, "x86_64"), spirv_library = strstr(file, ".spv");
  if (x86 && !march)
    march = "native";
  if (x86)
    file = x86_file(clang, march);
  if (!installed(file, path)) {
    fprintf(stderr, "clc-config: %s is not there; build it: ninja -C build %.*s\n", path,
            (int)(strrchr(file, '.') - file), file);
    return MISSING;
  }
  if (what == FILE_NAME)
    return puts(path), OK;
  if (spirv_library) {
    fprintf(stderr,
            "clc-config: %s is loaded by Mesa at run time, no compiler flags link it; its path: clc-config --file\n",
            path);
    return USAGE;
  }
  if (starts(plain, "amdgcn"))
    printf("--target=%s%s%s -nogpulib --libclc-lib=:%s\n", target, march ? " -mcpu=" : "", march ? march : "", path);
  else if (starts(plain, "nvptx"))
    // Without CUDA on the machine Clang asks for PTX 4.2, which most processors are too new for; without that, for what
    // they need.
    printf("--target=%s%s%s -Xclang -mlink-builtin-bitcode -Xclang %s\n", target,
           march ? " -Xclang -target-feature -Xclang -ptx42 -Xclang -target-cpu -Xclang " : "", march ? march : "",
           path);
  else if (strcmp(plain, target)) // the library's triple has no version
    printf("--target=%s -Wno-linker-warnings -Xclang -mlink-builtin-bitcode -Xclang %s\n", target, path);
  else
    printf("--target=%s%s%s -Xclang -mlink-builtin-bitcode -Xclang %s\n", target, x86 ? " -march=" : "",
           x86 ? march : "", path);
  return OK;
}
