// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The amd backend: Clang makes code objects for AMD's GPUs, which are executed without one, instruction by instruction.
#include "amd/amd.h"
#include "oneclc_targets.h"
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

typedef struct {
  char gpu[16], processor[32];
  unsigned wave;
  translator *translator;
} amd_device;

// The GPUs whose instructions the emulator knows.
static const char *const gpus[] = {"gfx1100", "gfx1101", "gfx1102", "gfx1103", "gfx1150",
                                   "gfx1151", "gfx1152", "gfx1153", "gfx1200", "gfx1201",
                                   "gfx90a",  "gfx940",  "gfx941",  "gfx942",  "gfx950"};

// Reads "GPU[:wave64]".
static bool read_name(const char *which, amd_device *a) {
  const size_t length = strcspn(which, ":");
  const char *found = *which ? NULL : "gfx1100";
  for (unsigned i = 0; i < sizeof gpus / sizeof *gpus; i++)
    if (strlen(gpus[i]) == length && !strncmp(gpus[i], which, length))
      found = gpus[i];
  const bool gfx9 = found && !strncmp(found, "gfx9", 4);
  if (!found || (which[length] && strcmp(which + length, ":wave64")))
    return complain("no device \"amd:%s\": amd:GPU[:wave64] takes gfx1100 to gfx1103, gfx1150 to gfx1153, gfx1200, "
                    "gfx1201, gfx90a, gfx940 to "
                    "gfx942 or gfx950",
                    which);
  if (gfx9 && which[length])
    return complain("amd:%s: waves of %s are always of 64", which, found);
  a->wave = gfx9 || which[length] ? 64 : 32;
  snprintf(a->gpu, sizeof a->gpu, "%s", found);
  snprintf(a->processor, sizeof a->processor, "-mcpu=%s", found);
  return true;
}

static bool amd_open(device *d, const char *which) {
  amd_device *a = calloc(1, sizeof *a);
  if (!read_name(which, a)) {
    free(a);
    return false;
  }
  snprintf(d->library, sizeof d->library, "%s", oneclc_product_for("amdgcn-amd-amdhsa", "")->file);
  snprintf(d->kind, sizeof d->kind, "%s wave%u %s", a->gpu, a->wave, d->library);
  snprintf(d->description, sizeof d->description, "amd: %s, waves of %u, %s, %s", a->gpu, a->wave,
           d->compile_only ? "not run" : "executed by an instruction emulator", d->library);
  d->format = "co";
  // What a kernel's arguments are called is in the code object only if that is asked for.
  const char *flags[] = {"--target=amdgcn-amd-amdhsa", a->processor, "-nogpulib", "-cl-kernel-arg-info",
                         a->wave == 64 && strncmp(a->gpu, "gfx9", 4) ? "-mwavefrontsize64" : NULL};
  memcpy(d->target_flags, flags, sizeof flags);
  d->state = a;
  if (d->compile_only || (a->translator = start_translator(a->gpu, a->wave)))
    return true;
  free(a);
  return false;
}

static void amd_close(device *d) {
  amd_device *a = d->state;
  end_translator(a->translator);
  free(a);
}

static bool amd_has(const device *d, const char *feature) {
  (void)d;
  static const char *const features[] = {"fp16",   "fp64",      "generic",           "int64",
                                         "offset", "subgroups", "int64_base_atomics"};
  for (unsigned i = 0; i < sizeof features / sizeof *features; i++)
    if (!strcmp(feature, features[i]))
      return true;
  return false;
}

static arg_kind kind_of(const kernel_argument *a) {
  return !strcmp(a->kind, "by_value") ? ARG_VALUE : !strcmp(a->kind, "dynamic_shared_pointer") ? ARG_LOCAL : ARG_BUFFER;
}

static void describe(program *p, const kernel *k) {
  unsigned count = 0;
  while (count < k->argument_count && strncmp(k->arguments[count].kind, "hidden_", 7))
    count++;
  kernel_signature *s = add_kernel(p, k->name, count);
  memcpy(s->required, k->required, sizeof s->required);
  for (unsigned i = 0; i < count; i++) {
    const kernel_argument *a = &k->arguments[i];
    s->parameters[i].kind = kind_of(a);
    s->parameters[i].size = s->parameters[i].kind == ARG_VALUE ? a->size : 0;
    snprintf(s->parameters[i].type, sizeof s->parameters[i].type, "%s", a->type);
  }
}

static bool amd_load(program *p, const char *name) {
  const amd_device *a = p->device->state;
  code_object *o = p->state = calloc(1, sizeof *o);
  if (!load_code_object(p->image, p->size, name ? name : "program", a->wave, !p->device->compile_only, o))
    return false;
  for (unsigned i = 0; i < o->kernel_count; i++)
    describe(p, &o->kernels[i]);
  return true;
}

static void amd_unload(program *p) {
  free_code_object(p->state);
  free(p->state);
}

static int amd_run(program *p, const kernel_signature *s, const ndrange *range, const argument *arguments) {
  const amd_device *a = p->device->state;
  const code_object *o = p->state;
  const kernel *k = &o->kernels[s - p->kernels];
  ndrange chosen = *range;
  if (!choose_local(k->name, &chosen, s->required, k->most_local, k->uniform))
    return DEVICE_ERROR;
  if (chosen.local[0] * chosen.local[1] * chosen.local[2] > k->most_local) {
    complain("kernel %s: work-groups of %zu work-items; it is compiled for %zu at most", k->name,
             chosen.local[0] * chosen.local[1] * chosen.local[2], k->most_local);
    return DEVICE_ERROR;
  }
  for (unsigned i = 0; i < 3; i++)
    if (k->uniform && chosen.global[i] % chosen.local[i]) {
      complain("kernel %s: a global size (%zu) that is no multiple of the local size (%zu), and the kernel is compiled "
               "for groups that are equal",
               k->name, chosen.global[i], chosen.local[i]);
      return DEVICE_ERROR;
    }
  dispatch d = {.object = o, .kernel = k, .translator = a->translator, .gpu = a->gpu, .lanes = a->wave};
  return run_range(&d, &chosen, arguments, &p->seconds) ? DEVICE_OK : DEVICE_ERROR;
}

const backend oneclc_backend = {amd_open, amd_close, amd_has, amd_load, NULL, amd_unload, amd_run, NULL, NULL, NULL};
