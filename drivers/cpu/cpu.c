// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The cpu backend: x86-64 kernels, compiled by LLVM in this process.
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

// The vector ABIs, weakest first. "nofma" is that of SSE2, with kernels that take the processor for one without fma.
static const struct level {
  const char *name, *march;
} levels[] = {{"sse2", "x86-64"}, {"v3", "x86-64-v3"}, {"v4", "x86-64-v4"}};
enum { SSE2, V3, V4 };

static unsigned host_level(void) {
  return __builtin_cpu_supports("x86-64-v4") ? V4 : __builtin_cpu_supports("x86-64-v3") ? V3 : SSE2;
}

static const char triple[] = "x86_64-unknown-linux-gnu";

static bool cpu_open(device *d, const char *which) {
  const unsigned best = host_level();
  unsigned level = best;
  const char *march = NULL;
  d->without_fma = !strcmp(which, "nofma");
  if (d->without_fma)
    which = levels[SSE2].name;
  if (*which) {
    for (level = 0; level < 3 && strcmp(which, levels[level].name); level++)
      ;
    if (level == 3)
      return complain("no device \"cpu:%s\": there are cpu:sse2, cpu:nofma, cpu:v3 and cpu:v4", which);
    if (level > best && !d->compile_only)
      return complain("this processor has no %s; the best it runs is cpu:%s", levels[level].march, levels[best].name);
    march = levels[level].march;
  } else {
    // The processor's own features, unless they would change the vector ABI from that of the library's file.
    const bool wider =
        (level < V4 && __builtin_cpu_supports("avx512f")) || (level < V3 && __builtin_cpu_supports("avx"));
    march = wider ? levels[level].march : "native";
  }
  cpu_device *state = calloc(1, sizeof *state);
  d->state = state;
  snprintf(state->march_flag, sizeof state->march_flag, "-march=%s", march);
  snprintf(d->library, sizeof d->library, "%s", oneclc_product_for(triple, levels[level].march)->file);
  char *host = LLVMGetHostCPUName();
  snprintf(d->kind, sizeof d->kind, "%s%s %s", strcmp(march, "native") ? march : host,
           d->without_fma ? " without fma" : "", d->library);
  d->format = "bc";
  // A kernel's store through a null pointer stays, and crashes: LLVM would make all that follows undefined.
  // With AVX-512, loops become vectors of 512 bits, for which most processors' tuning in LLVM would take 256.
  const char *flags[] = {"--target=x86_64-unknown-linux-gnu",
                         state->march_flag,
                         "-Wno-psabi",
                         "-fno-delete-null-pointer-checks",
                         "-emit-llvm",
                         "-c",
                         "-Xclang",
                         "-disable-llvm-passes",
                         level == V4 ? "-mprefer-vector-width=512" : NULL};
  memcpy(d->target_flags, flags, sizeof flags);
  d->denorms_are_zero = "-fdenormal-fp-math=preserve-sign"; // an attribute of kernels, which load.c reads
  LLVMInitializeX86TargetInfo();
  LLVMInitializeX86Target();
  LLVMInitializeX86TargetMC();
  LLVMInitializeX86AsmPrinter();
  LLVMInitializeX86AsmParser();
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
