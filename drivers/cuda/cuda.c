// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The cuda backend: Clang makes PTX, NVIDIA's driver compiles and runs it. The driver is loaded at run time
// and its few functions are declared here, so that neither CUDA's headers nor its libraries are needed to
// build this.
#include "common/backend.h"
#include <oneclc/nvptx.h>
#include <ctype.h>
#include <dlfcn.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

typedef int CUresult, CUdevice;
typedef struct CUctx_st *CUcontext;
typedef struct CUmod_st *CUmodule;
typedef struct CUfunc_st *CUfunction;
typedef struct CUevent_st *CUevent;
typedef struct CUarray_st *CUarray;
typedef struct CUmipmappedArray_st *CUmipmappedArray;
typedef uint64_t CUdeviceptr, CUtexObject, CUsurfObject;
enum { CU_JIT_ERROR_LOG_BUFFER = 5, CU_JIT_ERROR_LOG_BUFFER_SIZE_BYTES = 6 };
enum { CU_DEVICE_ATTRIBUTE_COMPUTE_CAPABILITY_MAJOR = 75, CU_DEVICE_ATTRIBUTE_COMPUTE_CAPABILITY_MINOR = 76 };
enum { CU_FUNC_ATTRIBUTE_MAX_THREADS_PER_BLOCK = 0, CU_FUNC_ATTRIBUTE_MAX_DYNAMIC_SHARED_SIZE_BYTES = 8 };

enum { CUDA_ARRAY3D_LAYERED = 1, CUDA_ARRAY3D_SURFACE_LDST = 2 };
typedef struct {
  size_t Width, Height, Depth;
  unsigned Format, NumChannels, Flags;
} CUDA_ARRAY3D_DESCRIPTOR;
enum { CU_MEMORYTYPE_HOST = 1, CU_MEMORYTYPE_ARRAY = 3 };
typedef struct {
  size_t XInBytes, Y, Z, LOD;
  unsigned MemoryType;
  void *Host;
  CUdeviceptr Device;
  CUarray Array;
  void *reserved;
  size_t Pitch, Height;
} memory_side;
typedef struct {
  memory_side src, dst;
  size_t WidthInBytes, Height, Depth;
} CUDA_MEMCPY3D;
enum { CU_RESOURCE_TYPE_ARRAY = 0, CU_RESOURCE_TYPE_MIPMAPPED_ARRAY = 1 };
typedef struct {
  unsigned resType;
  union {
    CUarray hArray;
    CUmipmappedArray hMipmappedArray;
    int reserved[32];
  } res;
  unsigned flags;
} CUDA_RESOURCE_DESC;
enum { CU_TR_ADDRESS_MODE_WRAP, CU_TR_ADDRESS_MODE_CLAMP, CU_TR_ADDRESS_MODE_MIRROR, CU_TR_ADDRESS_MODE_BORDER };
enum { CU_TRSF_READ_AS_INTEGER = 1, CU_TRSF_NORMALIZED_COORDINATES = 2, CU_TRSF_SRGB = 0x10 };
typedef struct {
  unsigned addressMode[3], filterMode, flags, maxAnisotropy, mipmapFilterMode;
  float mipmapLevelBias, minMipmapLevelClamp, maxMipmapLevelClamp, borderColor[4];
  int reserved[12];
} CUDA_TEXTURE_DESC;

static struct {
  CUresult (*cuInit)(unsigned);
  CUresult (*cuGetErrorString)(CUresult, const char **);
  CUresult (*cuDriverGetVersion)(int *);
  CUresult (*cuDeviceGetCount)(int *);
  CUresult (*cuDeviceGet)(CUdevice *, int);
  CUresult (*cuDeviceGetName)(char *, int, CUdevice);
  CUresult (*cuDeviceGetAttribute)(int *, int, CUdevice);
  CUresult (*cuDevicePrimaryCtxRetain)(CUcontext *, CUdevice);
  CUresult (*cuDevicePrimaryCtxRelease_v2)(CUdevice);
  CUresult (*cuCtxSetCurrent)(CUcontext);
  CUresult (*cuCtxSynchronize)(void);
  CUresult (*cuModuleLoadDataEx)(CUmodule *, const void *, unsigned, int *, void **);
  CUresult (*cuModuleUnload)(CUmodule);
  CUresult (*cuModuleGetFunction)(CUfunction *, CUmodule, const char *);
  CUresult (*cuFuncGetAttribute)(int *, int, CUfunction);
  CUresult (*cuFuncSetAttribute)(CUfunction, int, int);
  CUresult (*cuMemAlloc_v2)(CUdeviceptr *, size_t);
  CUresult (*cuMemFree_v2)(CUdeviceptr);
  CUresult (*cuMemcpyHtoD_v2)(CUdeviceptr, const void *, size_t);
  CUresult (*cuMemcpyDtoH_v2)(void *, CUdeviceptr, size_t);
  CUresult (*cuLaunchKernel)(CUfunction, unsigned, unsigned, unsigned, unsigned, unsigned, unsigned, unsigned, void *,
                             void **, void **);
  CUresult (*cuEventCreate)(CUevent *, unsigned);
  CUresult (*cuEventDestroy_v2)(CUevent);
  CUresult (*cuEventRecord)(CUevent, void *);
  CUresult (*cuEventElapsedTime)(float *, CUevent, CUevent);
  CUresult (*cuArray3DCreate_v2)(CUarray *, const CUDA_ARRAY3D_DESCRIPTOR *);
  CUresult (*cuArrayDestroy)(CUarray);
  CUresult (*cuMipmappedArrayCreate)(CUmipmappedArray *, const CUDA_ARRAY3D_DESCRIPTOR *, unsigned);
  CUresult (*cuMipmappedArrayGetLevel)(CUarray *, CUmipmappedArray, unsigned);
  CUresult (*cuMipmappedArrayDestroy)(CUmipmappedArray);
  CUresult (*cuMemcpy3D_v2)(const CUDA_MEMCPY3D *);
  CUresult (*cuTexObjectCreate)(CUtexObject *, const CUDA_RESOURCE_DESC *, const CUDA_TEXTURE_DESC *, const void *);
  CUresult (*cuTexObjectDestroy)(CUtexObject);
  CUresult (*cuSurfObjectCreate)(CUsurfObject *, const CUDA_RESOURCE_DESC *);
  CUresult (*cuSurfObjectDestroy)(CUsurfObject);
} cu;

static bool load_driver(void) {
  static const char *const names[] = {"cuInit",
                                      "cuGetErrorString",
                                      "cuDriverGetVersion",
                                      "cuDeviceGetCount",
                                      "cuDeviceGet",
                                      "cuDeviceGetName",
                                      "cuDeviceGetAttribute",
                                      "cuDevicePrimaryCtxRetain",
                                      "cuDevicePrimaryCtxRelease_v2",
                                      "cuCtxSetCurrent",
                                      "cuCtxSynchronize",
                                      "cuModuleLoadDataEx",
                                      "cuModuleUnload",
                                      "cuModuleGetFunction",
                                      "cuFuncGetAttribute",
                                      "cuFuncSetAttribute",
                                      "cuMemAlloc_v2",
                                      "cuMemFree_v2",
                                      "cuMemcpyHtoD_v2",
                                      "cuMemcpyDtoH_v2",
                                      "cuLaunchKernel",
                                      "cuEventCreate",
                                      "cuEventDestroy_v2",
                                      "cuEventRecord",
                                      "cuEventElapsedTime",
                                      "cuArray3DCreate_v2",
                                      "cuArrayDestroy",
                                      "cuMipmappedArrayCreate",
                                      "cuMipmappedArrayGetLevel",
                                      "cuMipmappedArrayDestroy",
                                      "cuMemcpy3D_v2",
                                      "cuTexObjectCreate",
                                      "cuTexObjectDestroy",
                                      "cuSurfObjectCreate",
                                      "cuSurfObjectDestroy"};
  void *library = dlopen("libcuda.so.1", RTLD_NOW);
  if (!library)
    return complain("no NVIDIA driver: %s", dlerror());
  void **functions = (void **)&cu;
  for (unsigned i = 0; i < sizeof names / sizeof *names; i++) {
    functions[i] = dlsym(library, names[i]);
    if (!functions[i])
      return complain("NVIDIA's driver is too old: it has no %s", names[i]);
  }
  return true;
}

// True if a call succeeded; else says what failed.
static bool check(CUresult result, const char *what) {
  const char *reason = NULL;
  if (result == 0)
    return true;
  if (cu.cuGetErrorString(result, &reason) != 0 || !reason)
    reason = "unknown error";
  return complain("cuda: %s: %s (error %d)", what, reason, result);
}

typedef struct {
  CUdevice device;
  CUcontext context;
  int driver; // CUDA version, such as 12040
} cuda_device;

typedef struct {
  CUmodule module;
} cuda_program;

static bool open_driver(device *d, cuda_device *c, const char *which, char *arch) {
  int count = 0, major = 0, minor = 0;
  char *end;
  const unsigned long number = strtoul(which, &end, 10);
  char name[128] = "";
  if (*end || *which == '-')
    return complain("no device \"cuda:%s\": cuda:N takes a number", which);
  if (!load_driver() || !check(cu.cuInit(0), "cannot start the driver") ||
      !check(cu.cuDeviceGetCount(&count), "cannot count devices"))
    return false;
  if (number >= (unsigned long)count)
    return complain("no device cuda:%lu: there %s %d", number, count == 1 ? "is" : "are", count);
  if (!check(cu.cuDriverGetVersion(&c->driver), "driver version") ||
      !check(cu.cuDeviceGet(&c->device, number), which) ||
      !check(cu.cuDeviceGetName(name, sizeof name, c->device), "device name") ||
      !check(cu.cuDeviceGetAttribute(&major, CU_DEVICE_ATTRIBUTE_COMPUTE_CAPABILITY_MAJOR, c->device), "capability") ||
      !check(cu.cuDeviceGetAttribute(&minor, CU_DEVICE_ATTRIBUTE_COMPUTE_CAPABILITY_MINOR, c->device), "capability") ||
      !check(cu.cuDevicePrimaryCtxRetain(&c->context, c->device), "cannot make a context") ||
      !check(cu.cuCtxSetCurrent(c->context), "cannot use the context"))
    return false;
  // PTX for an older processor runs on a newer one.
  const int capability = 10 * major + minor;
  if (!*arch)
    sprintf(arch, "sm_%d", capability < 90 ? capability : 90);
  snprintf(d->description, sizeof d->description, "cuda: %s, sm_%d, driver for CUDA %d.%d, PTX for %s, %s", name,
           capability, c->driver / 1000, c->driver % 1000 / 10, arch, d->library);
  return true;
}

static bool cuda_open(device *d, const char *which) {
  static char arch[16];
  const char *set = getenv("ONECLC_CUDA_ARCH");
  snprintf(arch, sizeof arch, "%s", set ? set : "");
  snprintf(d->library, sizeof d->library, "nvptx64-nvidia-nvcl.bc");
  d->format = "ptx";
  cuda_device *c = calloc(1, sizeof *c);
  d->state = c;
  if (!d->compile_only) {
    if (!open_driver(d, c, which, arch)) {
      free(c);
      return false;
    }
  } else {
    if (!*arch)
      strcpy(arch, "sm_90");
    snprintf(d->description, sizeof d->description, "cuda: PTX for %s, not run, %s", arch, d->library);
  }
  snprintf(d->kind, sizeof d->kind, "%s %s", arch, d->library);
  // Not PTX 4.2, Clang's choice where there is no CUDA, but the version that the processor needs
  const char *flags[] = {"--target=nvptx64-nvidia-nvcl",
                         "-Xclang",
                         "-target-feature",
                         "-Xclang",
                         "-ptx42",
                         "-Xclang",
                         "-target-cpu",
                         "-Xclang",
                         arch,
                         "-S"};
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

// ---- Reading PTX

static const char *skip_space(const char *at) { return at + strspn(at, " \t\n"); }
static size_t name_length(const char *at) {
  size_t n = 0;
  while (isalnum((unsigned char)at[n]) || at[n] == '_' || at[n] == '$' || at[n] == '%')
    n++;
  return n;
}

// One parameter, such as ".param .u64 .ptr .shared .align 4 k_param_2" or ".param .align 16 .b8
// k_param_3[64]".
static void read_parameter(const char *text, size_t length, parameter *p) {
  char line[512];
  snprintf(line, sizeof line, "%.*s", (int)length, text);
  unsigned bits = 0;
  for (const char *dot = strchr(line, '.'); dot; dot = strchr(dot + 1, '.'))
    if (strchr("bsuf", dot[1]) && isdigit((unsigned char)dot[2])) {
      bits = strtoul(dot + 2, NULL, 10);
      if (dot[1] == 'f')
        strcpy(p->type, bits == 64 ? "double" : bits == 32 ? "float" : "");
    }
  const char *bracket = strchr(line, '[');
  if (strstr(line, ".ptr")) {
    p->kind = strstr(line, ".shared") ? ARG_LOCAL : ARG_BUFFER;
  } else {
    p->kind = ARG_VALUE;
    p->size = bits / 8 * (bracket ? strtoul(bracket + 1, NULL, 10) : 1);
  }
}

static void read_entry(program *p, const char *at) {
  char name[512];
  at = skip_space(at);
  snprintf(name, sizeof name, "%.*s", (int)name_length(at), at);
  const char *open = at + name_length(at);
  const char *close = *skip_space(open) == '(' ? strchr(open, ')') : open;
  if (!close)
    return;
  unsigned count = 0;
  for (const char *q = open; (q = strstr(q, ".param")) && q < close; q++)
    count++;
  kernel_signature *k = add_kernel(p, name, count);
  const char *q = open;
  for (unsigned i = 0; i < count; i++) {
    q = strstr(q, ".param");
    const size_t length = strcspn(q, ",)");
    read_parameter(q, length, &k->parameters[i]);
    q += length;
  }
}

// Whether ".func" text at `at` is a definition; its name goes to `name`.
static bool is_definition(const char *at, char *name, size_t room) {
  at = skip_space(at);
  if (*at == '(') // the result
    at = skip_space(at + strcspn(at, ")") + 1);
  snprintf(name, room, "%.*s", (int)name_length(at), at);
  return at[strcspn(at, ";{")] == '{';
}

static bool is_drivers_own(const char *name) {
  static const char *const names[] = {"vprintf", "malloc", "free", "__assertfail"};
  for (unsigned i = 0; i < sizeof names / sizeof *names; i++)
    if (!strcmp(name, names[i]))
      return true;
  return false;
}

// PTX for OpenCL declares functions alike whether a definition follows or not, and the driver's complaint
// about those without has only mangled names.
static bool check_functions(const char *ptx) {
  bool good = true;
  char name[1024], other[1024];
  for (const char *f = ptx; (f = strstr(f, ".func")); f++) {
    if (is_definition(f + 5, name, sizeof name))
      continue;
    bool defined = is_drivers_own(name);
    for (const char *g = f; !defined && (g = strstr(g + 1, ".func"));)
      defined = is_definition(g + 5, other, sizeof other) && !strcmp(name, other);
    if (!defined) {
      char *plain = demangle(name);
      good = complain("unresolved function: %s (%s)", plain, name);
      free(plain);
    }
  }
  return good;
}

// ---- Loading

static bool is_local_parameter(const char *entry, const char *entry_end, const char *name, size_t length) {
  const char *close = strchr(entry, ')');
  for (const char *q = entry; (q = strstr(q, ".param")) && q < close && q < entry_end; q++) {
    const size_t end = strcspn(q, ",)");
    size_t begin = end;
    while (begin && isspace((unsigned char)q[begin - 1]))
      begin--;
    const size_t stop = begin;
    while (begin && name_length(q + begin - 1))
      begin--;
    if (stop - begin == length && !memcmp(q + begin, name, length))
      return memmem(q, end, ".shared", 7) != NULL;
  }
  return false;
}

// Copies PTX, with constants in global memory: `constant` pointers point to buffers, which lie there, and
// code cannot tell one from a constant of the program.
static void put(FILE *file, const char *text, size_t length) {
  static const char space[] = ".const";
  while (length) {
    const char *found = memmem(text, length, space, strlen(space));
    const size_t before = found ? (size_t)(found - text) : length;
    fwrite(text, 1, before, file);
    text += before;
    length -= before;
    if (found) {
      fputs(name_length(text + strlen(space)) ? space : ".global", file);
      text += strlen(space);
      length -= strlen(space);
    }
  }
}

// Makes PTX for OpenCL's ways of passing arguments fit CUDA's. CUDA has one block of dynamic shared memory
// where OpenCL has a pointer argument for each piece: the host passes offsets, and their loads become
// additions to that block's address. The PTX version becomes one that the driver knows. Images are handles in
// memory, which texmode_independent rules out (oneclc/nvptx.h). Declarations of the driver's own functions become
// .extern: without, drivers of CUDA 13 crash.
static char *adapt(const char *ptx, int driver) {
  static const char memory[] = "\n.extern .shared .align 128 .b8 __oneclc_local[];\n";
  static const char body[] = "{ .reg .b64 %%oneclc; mov.b64 %%oneclc, __oneclc_local; ld.param.b64 %.*s, [%.*s]; "
                             "add.s64 %.*s, %.*s, %%oneclc; }";
  char *out = NULL;
  size_t size = 0;
  FILE *file = open_memstream(&out, &size);
  const char *entry = NULL, *entry_end = NULL;
  char name[1024];
  for (const char *line = ptx; *line;) {
    const size_t length = strcspn(line, "\n");
    const char *word = line + strspn(line, " \t"), *end = line + length;
    int major, minor;
    if (!strncmp(word, ".entry", 6) || !strncmp(word, ".visible .entry", 15)) {
      entry = word;
      entry_end = strstr(entry, "\n}");
    }
    const char *target = word + strlen("ld.param.b64"), *open, *close;
    const char *local = memmem(line, length, ".ptr .shared", strlen(".ptr .shared"));
    if (sscanf(word, ".version %d.%d", &major, &minor) == 2) {
      // CUDA 11.x came with PTX 7.x, 12 with 8, 13 with 9.
      const int newest = 10 * (driver / 1000 - 4) + driver % 1000 / 10;
      const int version = 10 * major + minor < newest ? 10 * major + minor : newest;
      fprintf(file, ".version %d.%d", version / 10, version % 10);
    } else if (!strncmp(word, ".target", 7)) {
      const char *mode = memmem(line, length, ", texmode_independent", 21);
      const char *after = mode ? mode + 21 : end;
      fprintf(file, "%.*s%.*s", (int)((mode ? mode : end) - line), line, (int)(end - after), after);
    } else if (!strncmp(word, ".func", 5) && !is_definition(word + 5, name, sizeof name) && is_drivers_own(name)) {
      fprintf(file, ".extern %.*s", (int)length, line);
    } else if (!strncmp(word, ".address_size", 13)) {
      fprintf(file, "%.*s%s", (int)length, line, memory);
    } else if (local && !strncmp(word, ".param", 6)) {
      // The driver takes no such parameters. The name stands last, after the alignment.
      const char *last = end;
      while (!isspace((unsigned char)last[-1]))
        last--;
      fprintf(file, "%.*s%.*s", (int)(local - line), line, (int)(end - last), last);
    } else if (entry && line < entry_end &&
               (!strncmp(word, "ld.param.b64", 12) || !strncmp(word, "ld.param.u64", 12)) &&
               (open = memchr(target, '[', end - target)) && (close = memchr(open, ']', end - open)) &&
               is_local_parameter(entry, entry_end, open + 1, close - open - 1)) {
      target = skip_space(target);
      const int reg = name_length(target);
      fprintf(file, body, reg, target, (int)(close - open - 1), open + 1, reg, target, reg, target);
    } else {
      put(file, line, length);
    }
    fputc('\n', file);
    line = *end ? end + 1 : end;
  }
  fclose(file);
  return out;
}

static bool cuda_load(program *p, const char *name) {
  if (!strstr(p->image, ".version") || !strstr(p->image, ".target"))
    return complain("%s: not PTX", name ? name : "program");
  if (!check_functions(p->image))
    return false;
  cuda_program *c = p->state = calloc(1, sizeof *c);
  for (const char *at = p->image; (at = strstr(at, ".entry")); at++)
    read_entry(p, at + 6);
  if (p->device->compile_only)
    return true;
  char log[8192] = "";
  int keys[] = {CU_JIT_ERROR_LOG_BUFFER, CU_JIT_ERROR_LOG_BUFFER_SIZE_BYTES};
  void *values[] = {log, (void *)(uintptr_t)sizeof log};
  const cuda_device *own = p->device->state;
  char *ptx = adapt(p->image, own->driver);
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

// An image on the device: its descriptor's address is what the kernel gets.
typedef struct {
  struct oneclc_nvptx_image descriptor;
  CUarray array;
  CUmipmappedArray mipmap;
  CUdeviceptr pixels; // of an image of a buffer
} cuda_image;

static unsigned array_format(unsigned channel_data_type) {
  static const unsigned char formats[] = {8, 9, 1, 2, 0, 0, 0, 8, 9, 10, 1, 2, 3, 16, 32}; // CL_SNORM_INT8 … CL_FLOAT
  const unsigned type = channel_data_type - 0x10d0;
  return type < sizeof formats ? formats[type] : 0;
}

static bool is_layered(const image_argument *m) { return m->type == IMAGE_1D_ARRAY || m->type == IMAGE_2D_ARRAY; }

static bool copy_level(const image_argument *m, CUarray array, unsigned level, char *at, bool out) {
  const size_t sizes[3] = {m->width >> level, m->height >> level, is_layered(m) ? m->layers : m->depth >> level};
  const size_t row = (sizes[0] ? sizes[0] : 1) * image_element_size(m), rows = sizes[1] ? sizes[1] : 1;
  const memory_side host = {.MemoryType = CU_MEMORYTYPE_HOST, .Host = at, .Pitch = row, .Height = rows};
  const memory_side device = {.MemoryType = CU_MEMORYTYPE_ARRAY, .Array = array};
  const CUDA_MEMCPY3D copy = {out ? device : host, out ? host : device, row, rows, sizes[2] ? sizes[2] : 1};
  return check(cu.cuMemcpy3D_v2(&copy), "cannot copy an image");
}

static bool copy_image(const image_argument *m, const cuda_image *c, bool out) {
  char *at = m->data;
  if (c->pixels)
    return check(out ? cu.cuMemcpyDtoH_v2(at, c->pixels, image_size(m))
                     : cu.cuMemcpyHtoD_v2(c->pixels, at, image_size(m)),
                 "cannot copy an image");
  for (unsigned level = 0; level < m->levels; level++) {
    CUarray array = c->array;
    if (c->mipmap && !check(cu.cuMipmappedArrayGetLevel(&array, c->mipmap, level), "level"))
      return false;
    if (!copy_level(m, array, level, at, out))
      return false;
    at += image_level_size(m, level);
  }
  return true;
}

// The texture of a sampler; 0 where OpenCL defines no such read.
static bool make_texture(const image_argument *m, const cuda_image *c, unsigned filter, unsigned bits,
                         CUtexObject *texture) {
  static const unsigned modes[] = {CU_TR_ADDRESS_MODE_CLAMP, CU_TR_ADDRESS_MODE_CLAMP, CU_TR_ADDRESS_MODE_BORDER,
                                   CU_TR_ADDRESS_MODE_WRAP, CU_TR_ADDRESS_MODE_MIRROR};
  const unsigned type = m->channel_data_type - 0x10d0, mode = modes[bits / 2], linear = filter & 1;
  const bool normalized = bits & 1, is_integer = type >= 7 && type <= 12; // CL_SIGNED_INT8 … CL_UNSIGNED_INT32
  const bool is_srgb = m->channel_order >= 0x10bf && m->channel_order <= 0x10c2;
  if ((!normalized && bits / 2 >= 3) || (linear && is_integer) || (filter >= 2 && !c->mipmap))
    return true;
  // The hardware filters a row as one of a picture: beyond its edge would be the border.
  const bool row = m->type == IMAGE_1D || m->type == IMAGE_1D_ARRAY;
  CUDA_TEXTURE_DESC t = {.addressMode = {mode, row ? CU_TR_ADDRESS_MODE_CLAMP : mode, mode},
                         .filterMode = linear,
                         .flags = (is_integer ? CU_TRSF_READ_AS_INTEGER : 0) |
                                  (normalized ? CU_TRSF_NORMALIZED_COORDINATES : 0) | (is_srgb ? CU_TRSF_SRGB : 0),
                         .mipmapFilterMode = filter >> 1,
                         .maxMipmapLevelClamp = m->levels - 1};
  CUDA_RESOURCE_DESC r = {.resType = CU_RESOURCE_TYPE_ARRAY, .res.hArray = c->array};
  if (c->mipmap && normalized) {
    r.resType = CU_RESOURCE_TYPE_MIPMAPPED_ARRAY;
    r.res.hMipmappedArray = c->mipmap;
  }
  return check(cu.cuTexObjectCreate(texture, &r, &t, NULL), "cannot make a texture");
}

static bool make_handles(const image_argument *m, cuda_image *c) {
  for (unsigned filter = 0; filter < 4; filter++)
    for (unsigned bits = 0; bits < 10; bits++)
      if (!make_texture(m, c, filter, bits, &c->descriptor.textures[filter][bits]))
        return false;
  for (unsigned level = 0; level < m->levels; level++) {
    CUDA_RESOURCE_DESC r = {.resType = CU_RESOURCE_TYPE_ARRAY, .res.hArray = c->array};
    if ((c->mipmap && !check(cu.cuMipmappedArrayGetLevel(&r.res.hArray, c->mipmap, level), "level")) ||
        !check(cu.cuSurfObjectCreate(&c->descriptor.surfaces[level], &r), "cannot make a surface"))
      return false;
  }
  return true;
}

static bool cuda_has_image(const device *d, const image_argument *m) {
  (void)d;
  const unsigned channels = image_channels(m);
  return array_format(m->channel_data_type) && channels && channels != 3 && m->levels <= ONECLC_NVPTX_LEVELS;
}

static bool make_image(const image_argument *m, cuda_image *c, CUdeviceptr *memory) {
  struct oneclc_nvptx_image *d = &c->descriptor;
  const unsigned format = array_format(m->channel_data_type), channels = image_channels(m);
  if (!cuda_has_image(NULL, m))
    return complain("cuda: no images of channel order %x and type %x", m->channel_order, m->channel_data_type);
  d->width = m->width;
  d->height = m->height;
  d->depth = m->depth;
  d->array_size = m->layers;
  d->num_mip_levels = m->levels;
  d->num_samples = 1;
  d->channel_order = m->channel_order;
  d->channel_data_type = m->channel_data_type;
  const bool two = m->type == IMAGE_2D || m->type == IMAGE_2D_ARRAY || m->type == IMAGE_3D;
  const CUDA_ARRAY3D_DESCRIPTOR a = {m->width,
                                     two ? m->height : 0,
                                     is_layered(m)         ? m->layers
                                     : m->type == IMAGE_3D ? m->depth
                                                           : 0,
                                     format,
                                     channels,
                                     CUDA_ARRAY3D_SURFACE_LDST | (is_layered(m) ? CUDA_ARRAY3D_LAYERED : 0)};
  bool good;
  if (m->type == IMAGE_1D_BUFFER) {
    good = check(cu.cuMemAlloc_v2(&c->pixels, image_size(m)), "no memory for an image");
    d->pixels = (void *)c->pixels;
  } else if (m->levels > 1) {
    good = check(cu.cuMipmappedArrayCreate(&c->mipmap, &a, m->levels), "cannot make an image") &&
           check(cu.cuMipmappedArrayGetLevel(&c->array, c->mipmap, 0), "level");
  } else {
    good = check(cu.cuArray3DCreate_v2(&c->array, &a), "cannot make an image");
  }
  return good && copy_image(m, c, false) && (c->pixels || make_handles(m, c)) &&
         check(cu.cuMemAlloc_v2(memory, sizeof *d), "no memory for an image") &&
         check(cu.cuMemcpyHtoD_v2(*memory, d, sizeof *d), "cannot copy an image");
}

static void free_image(cuda_image *c) {
  for (unsigned i = 0; i < 40; i++)
    if (c->descriptor.textures[i / 10][i % 10])
      cu.cuTexObjectDestroy(c->descriptor.textures[i / 10][i % 10]);
  for (unsigned i = 0; i < ONECLC_NVPTX_LEVELS; i++)
    if (c->descriptor.surfaces[i])
      cu.cuSurfObjectDestroy(c->descriptor.surfaces[i]);
  if (c->mipmap)
    cu.cuMipmappedArrayDestroy(c->mipmap);
  else if (c->array)
    cu.cuArrayDestroy(c->array);
  if (c->pixels)
    cu.cuMemFree_v2(c->pixels);
}

static int cuda_run(program *p, const kernel_signature *k, const ndrange *range, const argument *arguments) {
  cuda_program *c = p->state;
  cuda_device *own = p->device->state;
  static const size_t any_size[3] = {0}; // PTX does not tell what reqd_work_group_size said
  ndrange chosen = *range;
  unsigned grid[3];
  CUfunction function;
  int most = 1024;
  if (!check(cu.cuCtxSetCurrent(own->context), "cannot use the context") ||
      !check(cu.cuModuleGetFunction(&function, c->module, k->name), k->name) ||
      !check(cu.cuFuncGetAttribute(&most, CU_FUNC_ATTRIBUTE_MAX_THREADS_PER_BLOCK, function), k->name) ||
      !choose_local(k->name, &chosen, any_size, most < 256 ? most : 256) || !check_grid(k, &chosen, grid))
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

const backend oneclc_backend = {cuda_open, cuda_close,  cuda_has, cuda_load,
                                NULL,      cuda_unload, cuda_run, cuda_has_image};
