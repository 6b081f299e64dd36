// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Finds this library and the others, and builds programs with them.
#include "bench/program.h"
#include "command.h"
#include "files.h"
#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

// Messages are held back: what another library lacks is no error.

static int terminal = -1;
static void hold_messages(void) {
  const char *verbose = getenv("ONECLC_VERBOSE");
  if (verbose && *verbose && strcmp(verbose, "0"))
    return;
  fflush(stderr);
  terminal = dup(2);
  const int null = open("/dev/null", O_WRONLY);
  if (null >= 0)
    dup2(null, 2), close(null);
}
static void release_messages(void) {
  fflush(stderr);
  if (terminal >= 0)
    dup2(terminal, 2), close(terminal);
  terminal = -1;
}

library libraries[MAX_LIBRARIES];
unsigned library_count;
bool on_cpu, on_cuda;
unsigned vector_bytes; // of a processor

unsigned vector_width(const element *t) {
  const unsigned lanes = vector_bytes * 8 / t->bits;
  return lanes > 16 ? 16 : lanes;
}

static bool wanted(const char *name) {
  for (const char *at = options.only; at && *at; at += strcspn(at, ","), at += *at == ',')
    if (strcspn(at, ",") == strlen(name) && !strncmp(at, name, strlen(name)))
      return true;
  return !options.only;
}

static const char *existing(const char *given, const char *const places[]) {
  if (given && access(given, R_OK) != 0)
    fail(USAGE_ERROR, "%s: %s", given, strerror(errno));
  for (; !given && *places; places++)
    if (access(*places, R_OK) == 0)
      return *places;
  return given;
}

// The version of the Clang that made a file of bitcode, which is in its metadata; 0 if it is not
static unsigned clang_version(const char *file) {
  static const char words[] = "clang version ";
  size_t size, at = 0;
  char *data = read_whole(file, &size);
  if (!data)
    return 0;
  while (at < size && strncmp(data + at, words, sizeof words - 1))
    at++;
  const unsigned version = at < size ? (unsigned)strtoul(data + at + sizeof words - 1, NULL, 10) : 0;
  free(data);
  return version;
}

// Adds a library that is wanted and can be opened. Without a name it is called by what runs the device.
static void add_library(library l, const char *device_name, const char *file) {
  if ((l.name && !wanted(l.name)) || library_count == MAX_LIBRARIES)
    return;
  if (device_name) {
    hold_messages();
    l.device = device_open(device_name);
    release_messages();
    if (!l.device)
      return;
    if (!l.name)
      l.name = driver_name(device_platform(l.device));
    bool known = false;
    for (unsigned i = 0; i < library_count; i++)
      known |= !file && !strcmp(libraries[i].name, l.name);
    if (known || !wanted(l.name)) {
      device_close(l.device);
      return;
    }
    if (file)
      device_use_library(l.device, file);
  }
  libraries[library_count++] = l;
}

void find_libraries(void) {
  static const char *const libclc_places[] = {"/usr/lib/clc/nvptx64--.bc", "/usr/share/clc/nvptx64--.bc", NULL};
  static const char *const libdevice_places[] = {"/usr/local/cuda/nvvm/libdevice/libdevice.10.bc",
                                                 "/usr/lib/nvidia-cuda-toolkit/libdevice/libdevice.10.bc", NULL};
  device *ours = device_open(options.device);
  if (!ours)
    exit(DEVICE_MISSING);
  on_cpu = !strncmp(options.device, "cpu", 3);
  on_cuda = !strncmp(options.device, "cuda", 4);
  libraries[library_count++] = (library){.name = "ours", .options = "", .device = ours};
  const char *libclc = existing(options.libclc, libclc_places);
  if (on_cpu) {
    vector_bytes = strstr(device_library(ours), "-v4") ? 64 : strstr(device_library(ours), "-v3") ? 32 : 16;
    static char level[16]; // the same for all, whatever the processor
    sprintf(level, "cpu:%s",
            vector_bytes == 64                    ? "v4"
            : vector_bytes == 32                  ? "v3"
            : strcmp(options.device, "cpu:nofma") ? "sse2"
                                                  : "nofma");
    options.device = level;
    char folder[8192];
    snprintf(folder, sizeof folder, "%s/../opencl", program_folder());
    if (access(folder, R_OK) == 0) // where utils/check puts it
      setenv("OCL_ICD_VENDORS", folder, 0);
    setenv("ONECLC_DRIVER_LIBRARY", "1", 1);
    if (!device_is_compile_only(ours))
      add_library((library){.options = ""}, "opencl:Intel", NULL);
    if (!device_is_compile_only(ours) && options.primitives)
      add_library((library){.options = ""}, "opencl:Portable", NULL);
    unsetenv("ONECLC_DRIVER_LIBRARY");
  }
  if (on_cuda) {
    const char *file = existing(options.libdevice, libdevice_places);
    if (file)
      add_library((library){.name = "libdevice", .options = link_options(LIBDEVICE), .how = LIBDEVICE}, options.device,
                  file);
  }
  if (libclc && (on_cpu || on_cuda))
    add_library((library){.name = "libclc", .options = link_options(OPENCL_C), .llvm = clang_version(libclc)},
                options.device, libclc);
  for (host_library h = 0; h < HOST_LIBRARIES && on_cpu; h++)
    if (host_library_file(h))
      add_library((library){.name = host_library_name(h), .host = h}, NULL, NULL);
  if (!on_cpu && !on_cuda && !device_has(ours, "source")) {
    setenv("ONECLC_DRIVER_LIBRARY", "1", 1);
    add_library((library){.name = "driver", .options = ""}, options.device, NULL);
    unsetenv("ONECLC_DRIVER_LIBRARY");
  }
  if (on_cpu && !options.items && !options.primitives && (options.loops || !options.quick))
    libraries[library_count++] = (library){.name = "our vectors", .options = "", .device = ours, .vectors = true};
}

const char *peer_name(const library *l) {
  static char name[32];
  snprintf(name, sizeof name, l->llvm ? "%s %u" : "%s", l->name, l->llvm);
  return name;
}

void print_libraries(void) {
  if (options.csv)
    return;
  for (unsigned i = 0; i < library_count; i++) {
    const library *l = &libraries[i];
    if (l->vectors)
      continue;
    const char *other = l->device && strchr(device_library(l->device), '/') ? device_library(l->device) : NULL;
    printf("%-10s %s%s%s\n", peer_name(l), l->device ? device_description(l->device) : host_library_file(l->host),
           other ? ", but " : "", other ? other : "");
  }
}

void build_program(library *l, const char *source) {
  l->program = NULL;
  const bool ours = l == libraries;
  if (!ours)
    hold_messages();
  if (source &&l->device)
    l->program = device_build(l->device, source, l->options);
  if (!ours)
    release_messages();
}

void close_programs(void) {
  for (unsigned i = 0; i < library_count; i++)
    if (libraries[i].device && !libraries[i].vectors)
      program_close(libraries[i].program);
}
