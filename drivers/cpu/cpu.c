// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The cpu backend: kernels for this processor, compiled by LLVM in this process.
#include "cpu/module.h"
#include "oneclc_targets.h"
#include <llvm-c/Target.h>
#include <llvm-c/TargetMachine.h>
#include <oneclc/image.h>
#include <oneclc/link.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

// The library files that this device runs are those of the table of targets whose `device` is cpu:NAME, each for a
// vector ABI, weakest first. "nofma" is the weakest, with kernels that take the processor for one without fma.
enum { MOST_LEVELS = 8 };
typedef struct {
  const struct oneclc_product *product;
  const char *name;
} level_of_table;
static unsigned read_levels(level_of_table levels[MOST_LEVELS]) {
  unsigned count = 0;
  for (int i = 0; i < oneclc_product_count && count < MOST_LEVELS; i++)
    if (!strncmp(oneclc_products[i].device, "cpu:", 4))
      levels[count++] = (level_of_table){&oneclc_products[i], oneclc_products[i].device + 4};
  return count;
}

// Whether this processor has the features whose macros are listed: "__AVX2__ __FMA__" are "+avx2" and "+fma" to LLVM.
static bool has_features(const char *macros) {
  char *features = LLVMGetHostCPUFeatures();
  bool good = true;
  for (const char *at = macros; *at && good; at += strspn(at, " ")) {
    const size_t length = strcspn(at, " ");
    char name[length];
    snprintf(name, length, "+%.*s", (int)length - 4, at + 2);
    const char *found = features;
    while ((found = strcasestr(found, name)) && found[strlen(name)] && found[strlen(name)] != ',')
      found++;
    good = found;
    at += length;
  }
  LLVMDisposeMessage(features);
  return good;
}

static bool runs(const struct oneclc_product *p) { return has_features(p->chosen) && has_features(p->needs); }

// Whether its own features change the vector ABI from that of a level: those that choose a wider one do, also where
// that needs more.
static bool passes_wider(const level_of_table *levels, unsigned level, unsigned count) {
  while (++level < count)
    if (has_features(levels[level].product->chosen))
      return true;
  return false;
}

static bool cpu_open(device *d, const char *which) {
  level_of_table levels[MOST_LEVELS];
  const unsigned count = read_levels(levels);
  unsigned best = count - 1, level;
  while (best && !runs(levels[best].product))
    best--;
  const char *march = NULL;
  d->without_fma = !strcmp(which, "nofma");
  if (d->without_fma)
    which = levels[0].name;
  if (*which) {
    for (level = 0; level < count && strcmp(which, levels[level].name); level++)
      ;
    if (level == count) {
      char names[256] = "cpu:nofma";
      for (unsigned i = 0; i < count; i++)
        snprintf(names + strlen(names), sizeof names - strlen(names), "%s%s", i + 1 < count ? ", " : " and ",
                 levels[i].product->device);
      return complain("no device \"cpu:%s\": there are %s", which, names);
    }
    if (level > best && !d->compile_only)
      return complain("this processor has no %s; the best it runs is cpu:%s", levels[level].product->march,
                      levels[best].name);
    march = levels[level].product->march;
  } else {
    // The processor's own features, unless they would change the vector ABI from that of the library's file.
    level = best;
    march = passes_wider(levels, level, count) ? levels[level].product->march : "native";
  }
  cpu_device *state = calloc(1, sizeof *state);
  d->state = state;
  snprintf(state->march_flag, sizeof state->march_flag, "-march=%s", march);
  snprintf(d->library, sizeof d->library, "%s", levels[level].product->file);
  char *host = LLVMGetHostCPUName();
  snprintf(d->kind, sizeof d->kind, "%s%s %s", strcmp(march, "native") ? march : host,
           d->without_fma ? " without fma" : "", d->library);
  d->format = "bc";
  // A kernel's store through a null pointer stays, and crashes: LLVM would make all that follows undefined.
  // With AVX-512, loops become vectors of 512 bits, for which most processors' tuning in LLVM would take 256.
  state->triple = levels[level].product->triple;
  snprintf(state->target_flag, sizeof state->target_flag, "--target=%s", state->triple);
  const char *flags[] = {state->target_flag,
                         state->march_flag,
                         "-Wno-psabi",
                         "-fno-delete-null-pointer-checks",
                         "-emit-llvm",
                         "-c",
                         "-Xclang",
                         "-disable-llvm-passes",
                         levels[level].product->bits == 512 ? "-mprefer-vector-width=512" : NULL};
  memcpy(d->target_flags, flags, sizeof flags);
  d->denorms_are_zero = "-fdenormal-fp-math=preserve-sign"; // an attribute of kernels, which load.c reads
  LLVMInitializeNativeTarget();
  LLVMInitializeNativeAsmPrinter();
  LLVMInitializeNativeAsmParser();
  cpu_pool *pool = NULL;
  if (!d->compile_only) {
    pool = cpu_pool_open();
    if (!pool) {
      free(state);
      return false;
    }
  }
  snprintf(d->description, sizeof d->description, "cpu: %s, -march=%s%s, %u thread%s, LLVM %d.%d, %s", host, march,
           d->without_fma ? " without fma" : "", pool ? cpu_pool_threads(pool) : 0,
           pool && cpu_pool_threads(pool) == 1 ? "" : "s", LLVM_VERSION_MAJOR, LLVM_VERSION_MINOR, d->library);
  LLVMDisposeMessage(host);
  state->pool = pool;
  return true;
}

static void cpu_close(device *d) {
  cpu_device *state = d->state;
  if (state->pool)
    cpu_pool_close(state->pool);
  oneclc_close(state->library);
  free(state->library_path);
  free(state);
}

static bool cpu_has(const device *d, const char *feature) {
  (void)d;
  static const char *const features[] = {"fp16",
                                         "fp64",
                                         "generic",
                                         "int64",
                                         "offset",
                                         "in-place",
                                         "images",
                                         "3d_image_writes",
                                         "depth_images",
                                         "mipmap_image",
                                         "mipmap_image_writes",
                                         "device_enqueue"};
  for (unsigned i = 0; i < sizeof features / sizeof *features; i++)
    if (!strcmp(feature, features[i]))
      return true;
  return false;
}

// An image argument as kernels see it (oneclc/image.h): the pixels stay where they are.
typedef struct {
  struct oneclc_image image;
  struct oneclc_image_level levels[32];
} cpu_image;

static struct oneclc_image *describe_image(const image_argument *m, cpu_image *d) {
  const size_t element = image_element_size(m);
  char *data = m->data;
  for (unsigned level = 0; level < m->levels; level++) {
    const size_t width = m->width >> level ? m->width >> level : 1,
                 height = m->height >> level ? m->height >> level : 1;
    d->levels[level] = (struct oneclc_image_level){data, width * element, width * height * element};
    data += image_level_size(m, level);
  }
  d->image = (struct oneclc_image){.size = sizeof d->image,
                                   .channel_order = m->channel_order,
                                   .channel_data_type = m->channel_data_type,
                                   .element_size = element,
                                   .width = m->width,
                                   .height = m->height,
                                   .depth = m->depth,
                                   .array_size = m->layers,
                                   .num_mip_levels = m->levels,
                                   .base = d->levels[0],
                                   .levels = d->levels + 1};
  return &d->image;
}

static int cpu_run(program *p, const kernel_signature *k, const ndrange *range, const argument *arguments) {
  cpu_program *state = p->state;
  const size_t number = k - p->kernels;
  ndrange chosen = *range;
  if (!choose_local(k->name, &chosen, k->required, 256, state->uniform))
    return DEVICE_ERROR;
  // Values are copied to where they are aligned as their types ask, which the caller's need not be.
  enum { alignment = 128 };
  size_t size = alignment;
  for (unsigned i = 0; i < k->count; i++)
    size += (arguments[i].size + alignment - 1) / alignment * alignment * (arguments[i].kind == ARG_VALUE);
  char *copies = aligned_alloc(alignment, size), *copy = copies;
  void *pointers[k->count + 1], *values[k->count + 1];
  cpu_image *images = malloc((k->count + 1) * sizeof *images);
  for (unsigned i = 0; i < k->count; i++) {
    pointers[i] = arguments[i].data;
    values[i] = &pointers[i];
    if (arguments[i].kind == ARG_IMAGE)
      pointers[i] = describe_image(arguments[i].data, &images[i]);
    if (arguments[i].kind == ARG_SAMPLER)
      pointers[i] = (void *)(*(uint32_t *)arguments[i].data | ONECLC_SAMPLER_LODS(0, ONECLC_SAMPLER_LOD_LIMIT));
    if (arguments[i].kind != ARG_VALUE)
      continue;
    values[i] = memcpy(copy, arguments[i].data, arguments[i].size);
    copy += (arguments[i].size + alignment - 1) / alignment * alignment;
  }
  const cpu_job job = {k->name, state->launches[number], k->count,     values,       arguments, state->local_memory,
                       &chosen, state->uniform,          state->flush, state->debug, NULL};
  struct timespec begin, end;
  clock_gettime(CLOCK_MONOTONIC, &begin);
  const int status = cpu_queue_run(((cpu_device *)p->device->state)->pool, &job);
  clock_gettime(CLOCK_MONOTONIC, &end);
  free(copies);
  free(images);
  p->seconds = (end.tv_sec - begin.tv_sec) + 1e-9 * (end.tv_nsec - begin.tv_nsec);
  return status;
}

static bool cpu_has_image(const device *d, const image_argument *m) {
  (void)d;
  return image_element_size(m) != 0;
}

const backend oneclc_backend = {cpu_open,   cpu_close, cpu_has,       cpu_load, NULL,
                                cpu_unload, cpu_run,   cpu_has_image, cpu_link, NULL};
