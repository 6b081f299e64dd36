// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The cpu backend: kernels for this processor, compiled by LLVM in this process, and for others, which run under an
// emulator.
#include "cpu/module.h"
#include "oneclc_targets.h"
#include <llvm-c/Target.h>
#include <llvm-c/TargetMachine.h>
#include <oneclc/link.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/utsname.h>

// The library files that this device runs are those of the table of targets whose `device` is cpu:NAME; of a processor
// with several vector ABIs one for each, weakest first. "nofma" is x86's weakest, with kernels that take the processor
// for one without fma.
enum { MOST_LEVELS = 16 };
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

// Whether a product's kernels run on this processor's kind.
static bool is_native(const struct oneclc_product *p) {
  struct utsname host;
  return !uname(&host) && !strcmp(p->machine, host.machine);
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

// Which of the levels is this processor's best: its weakest, which all of its kind have, or one whose features it has.
// `count` if there is none.
static unsigned best_level(const level_of_table *levels, unsigned count) {
  unsigned best = count;
  for (unsigned i = 0; i < count; i++) {
    const struct oneclc_product *p = levels[i].product;
    if (is_native(p) && (best == count || (has_features(p->chosen) && has_features(p->needs))))
      best = i;
  }
  return best;
}

// Whether its own features change the vector ABI from that of a level: those that choose a wider one do, also where
// that needs more.
static bool passes_wider(const level_of_table *levels, unsigned level, unsigned count) {
  while (++level < count)
    if (is_native(levels[level].product) && has_features(levels[level].product->chosen))
      return true;
  return false;
}

static bool no_such_level(const level_of_table *levels, unsigned count, const char *which) {
  char names[256] = "cpu:nofma";
  for (unsigned i = 0; i < count; i++)
    snprintf(names + strlen(names), sizeof names - strlen(names), "%s%s", i + 1 < count ? ", " : " and ",
             levels[i].product->device);
  return complain("no device \"cpu:%s\": there are %s", which, names);
}

// Clang's flags for a product's kernels: the table's, up to those that link the library, and the driver's own. A
// kernel's store through a null pointer stays, and crashes: LLVM would make all that follows undefined. With AVX-512,
// loops become vectors of 512 bits, for which most processors' tuning in LLVM would take 256.
static void set_flags(device *d, const struct oneclc_product *p, const char *march) {
  cpu_device *state = d->state;
  snprintf(state->target_flag, sizeof state->target_flag, "--target=%s", p->triple);
  // But for x86, -march names architectures and -mcpu processors. Clang for POWER has -mcpu alone, as the table says.
  const bool by_name = (!strcmp(march, "native") && strcmp(p->target, "x86")) || strstr(p->kernel, "-mcpu=@ARCH@");
  snprintf(state->march_flag, sizeof state->march_flag, "%s=%s", by_name ? "-mcpu" : "-march", march);
  const char *own[] = {"-Wno-psabi",
                       "-fno-delete-null-pointer-checks",
                       "-emit-llvm",
                       "-c",
                       "-Xclang",
                       "-disable-llvm-passes",
                       p->bits == 512 ? "-mprefer-vector-width=512" : NULL,
                       NULL};
  enum { own_count = sizeof own / sizeof *own, room = sizeof d->target_flags / sizeof *d->target_flags };
  const char *link = strstr(p->kernel, "-Xclang -mlink-builtin-bitcode");
  state->flags = strndup(p->kernel, link ? (size_t)(link - p->kernel) : strlen(p->kernel));
  unsigned count = 0;
  char *rest = NULL;
  for (char *word = strtok_r(state->flags, " ", &rest); word != NULL && count + own_count <= room;
       word = strtok_r(NULL, " ", &rest))
    d->target_flags[count++] = !strcmp(word, "--target=@TARGET@") ? state->target_flag
                               : strstr(word, "=@ARCH@")          ? state->march_flag
                                                                  : word;
  memcpy(d->target_flags + count, own, sizeof own);
}

// Starts what runs the kernels: threads of this process or, for another processor, a process. False after a message.
static bool start(cpu_device *state, const struct oneclc_product *p) {
  if (!is_native(p)) {
    state->foreign = cpu_foreign_open(p->machine, p->triple);
    state->state_offset = state->foreign ? cpu_foreign_state_offset(state->foreign) : 0;
    return state->foreign;
  }
  state->pool = cpu_pool_open();
  state->state_offset = cpu_state_offset();
  return state->pool;
}

static void free_state(cpu_device *state) {
  free(state->library_path);
  free(state->flags);
  free(state);
}

static bool cpu_open(device *d, const char *which) {
  level_of_table levels[MOST_LEVELS];
  const unsigned count = read_levels(levels), best = best_level(levels, count);
  unsigned level = best;
  d->without_fma = !strcmp(which, "nofma");
  if (d->without_fma)
    which = "sse2"; // x86's weakest
  if (*which)
    for (level = 0; level < count && strcmp(which, levels[level].name); level++)
      ;
  if (level == count)
    return no_such_level(levels, count, which);
  const struct oneclc_product *product = levels[level].product;
  const bool native = is_native(product);
  if (native && level > best && !d->compile_only)
    return complain("this processor has no %s; the best it runs is cpu:%s", product->march, levels[best].name);
  // The processor's own features, unless they would change the vector ABI from that of the library's file.
  const char *march = *which || passes_wider(levels, level, count) ? product->march : "native";
  cpu_device *state = calloc(1, sizeof *state);
  d->state = state;
  state->triple = product->triple;
  set_flags(d, product, march);
  snprintf(d->library, sizeof d->library, "%s", product->file);
  char runs_on[128], *host = LLVMGetHostCPUName();
  snprintf(d->kind, sizeof d->kind, "%s%s %s", strcmp(march, "native") ? march : host,
           d->without_fma ? " without fma" : "", d->library);
  if (native)
    snprintf(runs_on, sizeof runs_on, "%s", host);
  else
    snprintf(runs_on, sizeof runs_on, "%s under qemu-%s", product->machine, product->machine);
  LLVMDisposeMessage(host);
  d->format = "bc";
  d->denorms_are_zero = "-fdenormal-fp-math=preserve-sign"; // an attribute of kernels, which load.c reads
  if (native) {
    LLVMInitializeNativeTarget();
    LLVMInitializeNativeAsmPrinter();
    LLVMInitializeNativeAsmParser();
  } else {
    LLVMInitializeAllTargetInfos();
    LLVMInitializeAllTargets();
    LLVMInitializeAllTargetMCs();
    LLVMInitializeAllAsmPrinters();
    LLVMInitializeAllAsmParsers();
  }
  if (!d->compile_only && !start(state, product)) {
    free_state(state);
    return false;
  }
  const unsigned threads = state->foreign ? cpu_foreign_threads(state->foreign)
                           : state->pool  ? cpu_pool_threads(state->pool)
                                          : 0;
  snprintf(d->description, sizeof d->description, "cpu: %s, -march=%s%s, %u thread%s, LLVM %d.%d, %s", runs_on, march,
           d->without_fma ? " without fma" : "", threads, threads == 1 ? "" : "s", LLVM_VERSION_MAJOR,
           LLVM_VERSION_MINOR, d->library);
  return true;
}

static void cpu_close(device *d) {
  cpu_device *state = d->state;
  if (state->pool)
    cpu_pool_close(state->pool);
  cpu_foreign_close(state->foreign);
  oneclc_close(state->library);
  free_state(state);
}

static bool cpu_has(const device *d, const char *feature) {
  if (!strcmp(feature, "in-place"))
    return !((const cpu_device *)d->state)->foreign;
  static const char *const features[] = {"fp16",
                                         "fp64",
                                         "generic",
                                         "int64",
                                         "offset",
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

static int cpu_run(program *p, const kernel_signature *k, const ndrange *range, const argument *arguments) {
  const cpu_program *state = p->state;
  const cpu_device *d = p->device->state;
  cpu_kernel kernel = {.name = k->name, .settings = state->settings};
  memcpy(kernel.required, k->required, sizeof kernel.required);
  if (d->foreign)
    return cpu_foreign_run(d->foreign, state->foreign, &kernel, range, k->count, arguments, &p->seconds);
  kernel.launch = state->launches[k - p->kernels];
  return cpu_run_kernel(d->pool, &kernel, range, k->count, arguments, &p->seconds);
}

static bool cpu_has_image(const device *d, const image_argument *m) {
  (void)d;
  return image_element_size(m) != 0;
}

const backend oneclc_backend = {cpu_open,   cpu_close, cpu_has,       cpu_load, NULL,
                                cpu_unload, cpu_run,   cpu_has_image, cpu_link, NULL};
