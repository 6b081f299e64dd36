// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Device names to plug-ins, and the checks that are the same for all devices.
#include "backend.h"
#include "oneclc_targets.h"
#include <dlfcn.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

// Plug-ins lie beside the program, in ../lib/oneclc/drivers or, for a test (build/test/CHAPTER/NAME), in
// ../../lib/oneclc/drivers.
static void *open_plugin(const char *name) {
  static const char *const places[] = {"", "../lib/oneclc/drivers/", "../../lib/oneclc/drivers/"};
  char path[8192];
  for (unsigned i = 0; i < sizeof places / sizeof *places; i++) {
    snprintf(path, sizeof path, "%s/%soneclc-device-%s.so", program_folder(), places[i], name);
    if (access(path, F_OK) != 0)
      continue;
    void *plugin = dlopen(path, RTLD_NOW | RTLD_LOCAL);
    if (!plugin)
      complain("%s", dlerror());
    return plugin;
  }
  complain(
      "oneclc-device-%s.so is neither in %s nor in ../lib/oneclc/drivers from there: it is built where its libraries "
      "are found",
      name, program_folder());
  return NULL;
}

static bool is_set(const char *variable) {
  const char *value = getenv(variable);
  return value && *value && strcmp(value, "0");
}

device *device_open(const char *name) {
  static const char *const names[] = {"cpu", "cuda", "opencl", "amd"};
  const size_t length = strcspn(name, ":");
  const char *found = NULL;
  for (unsigned i = 0; i < sizeof names / sizeof *names; i++)
    if (strlen(names[i]) == length && !strncmp(names[i], name, length))
      found = names[i];
  if (!found) {
    complain("no device \"%s\": there are " ONECLC_CPU ", cuda[:N], opencl[:TEXT] and amd[:GPU]", name);
    return NULL;
  }
  void *plugin = open_plugin(found);
  if (!plugin)
    return NULL;
  device *d = calloc(1, sizeof *d);
  d->plugin = plugin;
  d->compile_only = is_set("ONECLC_COMPILE_ONLY");
  d->backend = dlsym(plugin, "oneclc_backend");
  if (d->backend && d->backend->open(d, name[length] ? name + length + 1 : ""))
    return d;
  if (!d->backend)
    complain("oneclc-device-%s.so is not a plug-in of this library", found);
  // The plug-in stays loaded: its libraries may have registered handlers.
  free(d);
  return NULL;
}

void device_close(device *d) {
  if (!d)
    return;
  d->backend->close(d);
  free(d->other_library);
  free(d);
}

void device_use_library(device *d, const char *path) {
  free(d->other_library);
  d->other_library = strdup(path);
}

const char *device_description(const device *d) { return d->description; }

const char *device_library(const device *d) { return d->other_library ? d->other_library : d->library; }

const char *device_platform(const device *d) { return d->platform; }

bool device_is_compile_only(const device *d) { return d->compile_only; }

bool device_has(const device *d, const char *feature) {
  return !strcmp(feature, "source") ? d->compiles_source : d->backend->has(d, feature);
}

program *device_build(device *d, const char *source, const char *options) {
  program *p = calloc(1, sizeof *p);
  p->device = d;
  p->options = options = options ? options : "";
  bool good;
  if (d->compiles_source) {
    good = d->backend->load_source(p, source, options);
  } else {
    store_entry entry;
    const bool store = find_entry(d, source, options, &entry);
    p->image = store ? load_entry(&entry, &p->size) : NULL;
    if (!p->image) {
      p->image = compile(d, "cl", source, strlen(source), options, &p->size);
      const char *archive = find_archive(d);
      if (p->image && archive && !d->backend->link(p, archive, NULL)) {
        free(p->image);
        p->image = NULL;
      }
      if (p->image && store)
        save_entry(&entry, p->image, p->size);
    }
    good = p->image && d->backend->load(p, NULL);
  }
  p->options = NULL;
  if (good)
    return p;
  program_close(p);
  return NULL;
}

// The formats that files of compiled programs have, by suffix.
static bool check_format(const device *d, const char *path) {
  static const char *const suffixes[][2] = {{"bc", "bc"},   {"ll", "bc"}, {"ptx", "ptx"},
                                            {"spv", "spv"}, {"co", "co"}, {"hsaco", "co"}};
  const char *suffix = strrchr(path, '.');
  for (unsigned i = 0; suffix && i < sizeof suffixes / sizeof *suffixes; i++)
    if (!strcmp(suffix + 1, suffixes[i][0]) && strcmp(d->format, suffixes[i][1]))
      return complain("%s: this device does not load %s files, it loads %s files and builds OpenCL C", path, suffix,
                      !strcmp(d->format, "bc")    ? ".bc and .ll"
                      : !strcmp(d->format, "ptx") ? ".ptx"
                      : !strcmp(d->format, "co")  ? ".co and .hsaco"
                                                  : ".spv");
  return true;
}

program *device_load(device *d, const char *path) {
  if (!check_format(d, path))
    return NULL;
  program *p = calloc(1, sizeof *p);
  p->device = d;
  p->image = read_file(path, &p->size);
  if (p->image && d->backend->load(p, path))
    return p;
  program_close(p);
  return NULL;
}

int program_store(const program *p, const char *path) {
  if (!p->image) {
    complain("%s: the driver compiled this program; there is nothing to store", path);
    return DEVICE_ERROR;
  }
  return write_file(path, p->image, p->size) ? DEVICE_OK : DEVICE_ERROR;
}

void program_close(program *p) {
  if (!p)
    return;
  if (p->state)
    p->device->backend->unload(p);
  for (unsigned i = 0; i < p->kernel_count; i++) {
    free((char *)p->kernels[i].name);
    free(p->kernels[i].parameters);
  }
  free(p->kernels);
  free(p->image);
  free(p);
}

const kernel_signature *program_kernel(const program *p, unsigned number) {
  return number < p->kernel_count ? &p->kernels[number] : NULL;
}

static const kernel_signature *find_kernel(const program *p, const char *name) {
  for (unsigned i = 0; i < p->kernel_count; i++)
    if (!strcmp(p->kernels[i].name, name))
      return &p->kernels[i];
  char list[1024] = "";
  for (unsigned i = 0; i < p->kernel_count && strlen(list) + strlen(p->kernels[i].name) + 3 < sizeof list; i++) {
    if (i)
      strcat(list, ", ");
    strcat(list, p->kernels[i].name);
  }
  complain("no kernel \"%s\"; the program has %s", name, p->kernel_count ? list : "none");
  return NULL;
}

bool device_has_image(device *d, const image_argument *m) {
  return d->backend->has_image && (d->compile_only || d->backend->has_image(d, m));
}

static const char *kind_name(arg_kind kind) {
  static const char *const names[] = {"a buffer", "a buffer", "a value", "local memory", "an image", "a sampler"};
  return names[kind];
}

static bool check_arguments(const kernel_signature *k, unsigned count, const argument *arguments) {
  if (count != k->count)
    return complain("kernel %s takes %u argument%s, not %u", k->name, k->count, k->count == 1 ? "" : "s", count);
  for (unsigned i = 0; i < count; i++) {
    const parameter *p = &k->parameters[i];
    const arg_kind given = arguments[i].kind == ARG_INPUT ? ARG_BUFFER : arguments[i].kind;
    // Where an image or a sampler is a pointer for the compiler, the signature tells it by its type, if at all.
    const bool object = given == ARG_IMAGE || given == ARG_SAMPLER;
    if (given != p->kind && !(object && p->kind == ARG_BUFFER))
      return complain("kernel %s: argument %u (%s) is %s, not %s", k->name, i + 1, p->type[0] ? p->type : "untyped",
                      kind_name(p->kind), kind_name(given));
    if (given == ARG_VALUE && p->size && p->size != arguments[i].size)
      return complain("kernel %s: argument %u (%s) is a value of %zu bytes, not %zu", k->name, i + 1,
                      p->type[0] ? p->type : "untyped", p->size, arguments[i].size);
    if (given == ARG_LOCAL && !arguments[i].size)
      return complain("kernel %s: argument %u (%s) needs a size of local memory above 0", k->name, i + 1, p->type);
  }
  return true;
}

static bool check_range(const ndrange *range) {
  if (range->dimensions < 1 || range->dimensions > 3)
    return complain("a range has 1 to 3 dimensions, not %u", range->dimensions);
  const bool chosen = range->local[0] || range->local[1] || range->local[2];
  for (unsigned i = 0; i < range->dimensions; i++)
    if (!range->global[i] || (chosen && !range->local[i]))
      return complain("the %s size is 0 in dimension %u", range->global[i] ? "local" : "global", i);
  return true;
}

int device_run(program *p, const char *kernel, const ndrange *range, unsigned count, const argument *arguments) {
  if (p->device->compile_only)
    return DEVICE_NOT_RUN;
  const kernel_signature *k = find_kernel(p, kernel);
  if (!k || !check_arguments(k, count, arguments) || !check_range(range))
    return DEVICE_ERROR;
  // Backends get 1 (and offset 0) in the dimensions that are not there.
  ndrange full = *range;
  const bool chosen = range->local[0] || range->local[1] || range->local[2];
  for (unsigned i = range->dimensions; i < 3; i++) {
    full.global[i] = 1;
    full.local[i] = chosen;
    full.offset[i] = 0;
  }
  return p->device->backend->run(p, k, &full, arguments);
}

double device_seconds(const program *p) { return p->seconds; }
