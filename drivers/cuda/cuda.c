// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The cuda backend: Clang makes PTX, NVIDIA's driver compiles and runs it.
#include "oneclc_targets.h"
#include "cuda/cuda.h"
#include <ctype.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

typedef struct {
  CUdevice device;
  CUcontext context;
  int driver;    // CUDA version, such as 12040
  char arch[16]; // what PTX is for, such as sm_90; of the device's target_flags
} cuda_device;

typedef struct {
  CUmodule module;
} cuda_program;

static bool open_driver(device *d, cuda_device *c, unsigned long number) {
  int count = 0, major = 0, minor = 0;
  char name[128] = "";
  if (!load_driver() || !check(cu.cuInit(0), "cannot start the driver") ||
      !check(cu.cuDeviceGetCount(&count), "cannot count devices"))
    return false;
  if (number >= (unsigned long)count)
    return complain("no device cuda:%lu: there %s %d", number, count == 1 ? "is" : "are", count);
  if (!check(cu.cuDriverGetVersion(&c->driver), "driver version") ||
      !check(cu.cuDeviceGet(&c->device, number), "cannot open the device") ||
      !check(cu.cuDeviceGetName(name, sizeof name, c->device), "device name") ||
      !check(cu.cuDeviceGetAttribute(&major, CU_DEVICE_ATTRIBUTE_COMPUTE_CAPABILITY_MAJOR, c->device), "capability") ||
      !check(cu.cuDeviceGetAttribute(&minor, CU_DEVICE_ATTRIBUTE_COMPUTE_CAPABILITY_MINOR, c->device), "capability") ||
      !check(cu.cuDevicePrimaryCtxRetain(&c->context, c->device), "cannot make a context") ||
      !check(cu.cuCtxSetCurrent(c->context), "cannot use the context"))
    return false;
  // PTX for an older processor runs on a newer one.
  const int capability = 10 * major + minor;
  if (!*c->arch)
    sprintf(c->arch, "sm_%d", capability < 90 ? capability : 90);
  snprintf(d->description, sizeof d->description, "cuda: %s, sm_%d, driver for CUDA %d.%d, PTX for %s, %s", name,
           capability, c->driver / 1000, c->driver % 1000 / 10, c->arch, d->library);
  return true;
}

static bool cuda_open(device *d, const char *which) {
  char *end;
  const unsigned long index = strtoul(which, &end, 10);
  if (*end || (*which && !isdigit((unsigned char)*which)))
    return complain("no device \"cuda:%s\": cuda:N takes a number", which);
  const char *set = getenv("ONECLC_CUDA_ARCH");
  char arch[16];
  snprintf(arch, sizeof arch, "%s", set ? set : "");
  unsigned number;
  int length = 0;
  if (*arch && (sscanf(arch, "sm_%3u%n", &number, &length) != 1 || strcmp(set, arch) ||
                (arch[length] && strcmp(arch + length, "a") && strcmp(arch + length, "f"))))
    return complain("ONECLC_CUDA_ARCH: \"%s\" is no processor such as sm_80 or sm_90a", set);
  snprintf(d->library, sizeof d->library, "%s", oneclc_product_for("nvptx64-nvidia-nvcl", "")->file);
  d->format = "ptx";
  cuda_device *c = calloc(1, sizeof *c);
  d->state = c;
  strcpy(c->arch, arch);
  if (!d->compile_only) {
    if (!open_driver(d, c, index)) {
      free(c);
      return false;
    }
  } else {
    if (!*c->arch)
      strcpy(c->arch, "sm_90");
    snprintf(d->description, sizeof d->description, "cuda: PTX for %s, not run, %s", c->arch, d->library);
  }
  snprintf(d->kind, sizeof d->kind, "%s %s", c->arch, d->library);
  // Not PTX 4.2, Clang's choice where there is no CUDA, but the version that the processor needs
  const char *feature = oneclc_feature("nvptx", c->arch);
  const char *flags[] = {"--target=nvptx64-nvidia-nvcl",
                         "-Xclang",
                         "-target-feature",
                         "-Xclang",
                         "-ptx42",
                         "-Xclang",
                         "-target-cpu",
                         "-Xclang",
                         c->arch,
                         "-D__opencl_c_named_address_space_builtins", // global pointers stay such in calls of builtins
                         "-S",
                         feature ? "-Xclang" : NULL,
                         "-target-feature",
                         "-Xclang",
                         feature};
  memcpy(d->target_flags, flags, sizeof flags);
  return true;
}

static void cuda_close(device *d) {
  cuda_device *c = d->state;
  if (c->context)
    cu.cuDevicePrimaryCtxRelease_v2(c->device);
  free(c);
}

static bool cuda_has(const device *d, const char *feature) {
  (void)d;
  static const char *const features[] = {"fp16",         "fp64",         "generic",
                                         "int64",        "images",       "3d_image_writes",
                                         "depth_images", "mipmap_image", "mipmap_image_writes"};
  for (unsigned i = 0; i < sizeof features / sizeof *features; i++)
    if (!strcmp(feature, features[i]))
      return true;
  return false;
}

// ---- Loading

static bool cuda_load(program *p, const char *name) {
  if (!strstr(p->image, ".version") || !strstr(p->image, ".target"))
    return complain("%s: not PTX", name ? name : "program");
  if (!describe_ptx(p))
    return false;
  cuda_program *c = p->state = calloc(1, sizeof *c);
  if (p->device->compile_only)
    return true;
  char log[8192] = "";
  int keys[] = {CU_JIT_ERROR_LOG_BUFFER, CU_JIT_ERROR_LOG_BUFFER_SIZE_BYTES};
  void *values[] = {log, (void *)(uintptr_t)sizeof log};
  const cuda_device *own = p->device->state;
  char *ptx = adapt_ptx(p->image, own->driver);
  const CUresult result = cu.cuModuleLoadDataEx(&c->module, ptx, 2, keys, values);
  free(ptx);
  if (result != 0 && log[0])
    fprintf(stderr, "%s\n", log);
  return check(result, "the driver cannot compile the program");
}

static void cuda_unload(program *p) {
  cuda_program *c = p->state;
  if (c->module)
    cu.cuModuleUnload(c->module);
  free(c);
}

// ---- Running

static bool check_grid(const kernel_signature *k, const ndrange *range, unsigned *grid) {
  static const size_t most[3] = {0x7fffffff, 65535, 65535};
  for (unsigned i = 0; i < 3; i++) {
    if (range->offset[i])
      return complain("kernel %s: cuda has no global offset", k->name);
    if (range->global[i] % range->local[i])
      return complain("kernel %s: cuda needs a global size (%zu) that is a multiple of the local size (%zu)", k->name,
                      range->global[i], range->local[i]);
    if (range->global[i] / range->local[i] > most[i])
      return complain("kernel %s: more than %zu work-groups in dimension %u", k->name, most[i], i);
    grid[i] = range->global[i] / range->local[i];
  }
  return true;
}

static bool launch(program *p, CUfunction function, const unsigned *grid, const size_t *local, size_t shared,
                   void **values) {
  CUevent begin = NULL, end = NULL;
  float milliseconds = 0;
  const bool good = check(cu.cuEventCreate(&begin, 0), "event") && check(cu.cuEventCreate(&end, 0), "event") &&
                    check(cu.cuEventRecord(begin, NULL), "event") &&
                    check(cu.cuLaunchKernel(function, grid[0], grid[1], grid[2], local[0], local[1], local[2], shared,
                                            NULL, values, NULL),
                          "cannot launch the kernel") &&
                    check(cu.cuEventRecord(end, NULL), "event") && check(cu.cuCtxSynchronize(), "the kernel failed") &&
                    check(cu.cuEventElapsedTime(&milliseconds, begin, end), "event");
  p->seconds = milliseconds / 1e3;
  if (begin)
    cu.cuEventDestroy_v2(begin);
  if (end)
    cu.cuEventDestroy_v2(end);
  return good;
}

static int cuda_run(program *p, const kernel_signature *k, const ndrange *range, const argument *arguments) {
  cuda_program *c = p->state;
  cuda_device *own = p->device->state;
  ndrange chosen = *range;
  unsigned grid[3];
  CUfunction function;
  int most = 1024;
  if (!check(cu.cuCtxSetCurrent(own->context), "cannot use the context") ||
      !check(cu.cuModuleGetFunction(&function, c->module, k->name), k->name) ||
      !check(cu.cuFuncGetAttribute(&most, CU_FUNC_ATTRIBUTE_MAX_THREADS_PER_BLOCK, function), k->name) ||
      !choose_local(k->name, &chosen, k->required, most < 256 ? most : 256, true) || !check_grid(k, &chosen, grid))
    return DEVICE_ERROR;
  if (chosen.local[0] * chosen.local[1] * chosen.local[2] > (size_t)most) {
    complain("kernel %s: at most %d work-items in a group", k->name, most);
    return DEVICE_ERROR;
  }
  CUdeviceptr memory[k->count + 1];
  void *values[k->count + 1];
  cuda_image *images = calloc(k->count + 1, sizeof *images);
  uint64_t shared = 0;
  bool good = true;
  memset(memory, 0, sizeof memory);
  for (unsigned i = 0; i < k->count && good; i++) {
    const argument *a = &arguments[i];
    values[i] = &memory[i];
    if (a->kind == ARG_VALUE) {
      values[i] = a->data;
    } else if (a->kind == ARG_LOCAL) {
      memory[i] = shared;
      shared += (a->size + 127) / 128 * 128;
    } else if (a->kind == ARG_SAMPLER) {
      memory[i] = *(const uint32_t *)a->data;
    } else if (a->kind == ARG_IMAGE) {
      good = make_image(a->data, &images[i], &memory[i]);
    } else {
      good = check(cu.cuMemAlloc_v2(&memory[i], a->size ? a->size : 1), "no memory for a buffer") &&
             (!a->size || check(cu.cuMemcpyHtoD_v2(memory[i], a->data, a->size), "cannot copy a buffer"));
    }
  }
  good = good &&
         (shared <= 48 * 1024 ||
          check(cu.cuFuncSetAttribute(function, CU_FUNC_ATTRIBUTE_MAX_DYNAMIC_SHARED_SIZE_BYTES, shared),
                "too much local memory")) &&
         launch(p, function, grid, chosen.local, shared, values);
  for (unsigned i = 0; i < k->count; i++) {
    const argument *a = &arguments[i];
    if (a->kind == ARG_IMAGE) {
      good = good && copy_image(a->data, &images[i], true);
      free_image(&images[i]);
    } else if (a->kind != ARG_BUFFER && a->kind != ARG_INPUT) {
      continue;
    }
    if (good && a->kind == ARG_BUFFER && a->size)
      good = check(cu.cuMemcpyDtoH_v2(a->data, memory[i], a->size), "cannot copy a buffer back");
    if (memory[i])
      cu.cuMemFree_v2(memory[i]);
  }
  free(images);
  return good ? DEVICE_OK : DEVICE_ERROR;
}

const backend oneclc_backend = {cuda_open,   cuda_close, cuda_has,       cuda_load, NULL,
                                cuda_unload, cuda_run,   cuda_has_image, NULL,      require_sizes};
