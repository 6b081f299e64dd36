// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Runs a compiled kernel with the arguments of a caller.
#include "cpu/cpu.h"
#include <oneclc/image.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

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

int cpu_run_kernel(cpu_pool *pool, const cpu_kernel *k, const ndrange *range, unsigned count, const argument *arguments,
                   double *seconds) {
  ndrange chosen = *range;
  if (!choose_local(k->name, &chosen, k->required, 256, k->settings.uniform))
    return DEVICE_ERROR;
  // Values are copied to where they are aligned as their types ask, which the caller's need not be.
  enum { alignment = 128 };
  size_t size = alignment;
  for (unsigned i = 0; i < count; i++)
    size += (arguments[i].size + alignment - 1) / alignment * alignment * (arguments[i].kind == ARG_VALUE);
  char *copies = aligned_alloc(alignment, size), *copy = copies;
  void *pointers[count + 1], *values[count + 1];
  cpu_image *images = malloc((count + 1) * sizeof *images);
  for (unsigned i = 0; i < count; i++) {
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
  const cpu_job job = {k->name, k->launch, count, values, arguments, k->settings, &chosen, NULL};
  struct timespec begin, end;
  clock_gettime(CLOCK_MONOTONIC, &begin);
  const int status = cpu_queue_run(pool, &job);
  clock_gettime(CLOCK_MONOTONIC, &end);
  free(copies);
  free(images);
  *seconds = (end.tv_sec - begin.tv_sec) + 1e-9 * (end.tv_nsec - begin.tv_nsec);
  return status;
}
