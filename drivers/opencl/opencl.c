// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The opencl backend: any driver that the ICD loader finds. Clang makes SPIR-V, linked with this library,
// where the driver takes it; other drivers, and those that put a library of their own below SPIR-V, get the
// source.
#include "common/backend.h"
#define CL_TARGET_OPENCL_VERSION 300
#include <CL/cl.h>
#include <ctype.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

typedef struct {
  cl_device_id id;
  cl_context context;
  cl_command_queue queue;
  char extensions[16384];
  bool generic, subgroups, images, c30; // c30: compiles OpenCL C 3.0
} cl_state;

typedef struct {
  cl_program program;
  cl_kernel *kernels; // by kernel number
} cl_loaded;

static const char *error_name(cl_int error) {
  static const struct {
    cl_int code;
    const char *name;
  } names[] = {{-1, "device not found"},
               {-2, "device not available"},
               {-4, "no memory for a buffer"},
               {-5, "out of resources"},
               {-6, "out of host memory"},
               {-10, "image format not supported"},
               {-11, "build failure"},
               {-30, "invalid value"},
               {-42, "invalid binary"},
               {-43, "invalid build options"},
               {-44, "invalid program"},
               {-45, "invalid program executable"},
               {-46, "invalid kernel name"},
               {-49, "invalid argument index"},
               {-51, "invalid argument size"},
               {-52, "invalid kernel arguments"},
               {-53, "invalid work dimension"},
               {-54, "invalid work-group size: it is too large, or must divide the global size here"},
               {-55, "invalid work-item size"},
               {-56, "invalid global offset"},
               {-61, "invalid buffer size"},
               {-63, "invalid global work size"},
               {-1001, "no OpenCL driver is installed"}};
  for (unsigned i = 0; i < sizeof names / sizeof *names; i++)
    if (names[i].code == error)
      return names[i].name;
  return "see CL/cl.h";
}

static bool check(cl_int error, const char *what) {
  return error == CL_SUCCESS || complain("opencl: %s: %s (error %d)", what, error_name(error), error);
}

static bool contains(const char *text, const char *part) {
  const size_t length = strlen(part);
  for (; strlen(text) >= length; text++)
    if (!strncasecmp(text, part, length))
      return true;
  return false;
}

static void device_text(cl_device_id id, cl_device_info what, char *text, size_t room) {
  if (clGetDeviceInfo(id, what, room, text, NULL) != CL_SUCCESS)
    text[0] = 0;
  text[room - 1] = 0;
}

// Finds the first device whose platform's or own name contains `which`; lists what there is if none does.
static bool find_device(const char *which, cl_device_id *found, char *platform_name, size_t room) {
  cl_platform_id platforms[64];
  cl_uint platform_count = 0;
  const cl_int error = clGetPlatformIDs(64, platforms, &platform_count);
  if (error != CL_SUCCESS)
    return check(error, "cannot list platforms");
  char list[2048] = "";
  for (cl_uint p = 0; p < platform_count && p < 64; p++) {
    cl_device_id devices[64];
    cl_uint count = 0;
    platform_name[0] = 0;
    clGetPlatformInfo(platforms[p], CL_PLATFORM_NAME, room, platform_name, NULL);
    if (clGetDeviceIDs(platforms[p], CL_DEVICE_TYPE_ALL, 64, devices, &count) != CL_SUCCESS)
      continue;
    for (cl_uint i = 0; i < count && i < 64; i++) {
      char name[256];
      device_text(devices[i], CL_DEVICE_NAME, name, sizeof name);
      if (contains(name, which) || contains(platform_name, which)) {
        *found = devices[i];
        return true;
      }
      const size_t used = strlen(list);
      snprintf(list + used, sizeof list - used, "%s\"%s\" of platform \"%s\"", used ? ", " : "", name, platform_name);
    }
  }
  return complain("no OpenCL device \"%s\"; there %s", which, list[0] ? list : "is none");
}

static bool open_device(device *d, cl_state *s, const char *which) {
  char platform[256], name[256], version[256], il[256];
  cl_bool compiler = CL_FALSE;
  cl_bool available = CL_TRUE;
  if (!find_device(which, &s->id, platform, sizeof platform))
    return false;
  device_text(s->id, CL_DEVICE_NAME, name, sizeof name);
  device_text(s->id, CL_DRIVER_VERSION, version, sizeof version);
  device_text(s->id, CL_DEVICE_IL_VERSION, il, sizeof il);
  device_text(s->id, CL_DEVICE_EXTENSIONS, s->extensions, sizeof s->extensions);
  clGetDeviceInfo(s->id, CL_DEVICE_COMPILER_AVAILABLE, sizeof compiler, &compiler, NULL);
  clGetDeviceInfo(s->id, CL_DEVICE_AVAILABLE, sizeof available, &available, NULL);
  cl_bool generic = CL_FALSE;
  cl_uint subgroups = 0;
  clGetDeviceInfo(s->id, CL_DEVICE_GENERIC_ADDRESS_SPACE_SUPPORT, sizeof generic, &generic, NULL);
  clGetDeviceInfo(s->id, CL_DEVICE_MAX_NUM_SUB_GROUPS, sizeof subgroups, &subgroups, NULL);
  s->generic = generic;
  cl_bool images = CL_FALSE;
  clGetDeviceInfo(s->id, CL_DEVICE_IMAGE_SUPPORT, sizeof images, &images, NULL);
  s->images = images;
  s->subgroups = subgroups > 0;
  cl_name_version versions[16];
  size_t size = 0;
  if (clGetDeviceInfo(s->id, CL_DEVICE_OPENCL_C_ALL_VERSIONS, sizeof versions, versions, &size) == CL_SUCCESS)
    for (size_t i = 0; i < size / sizeof *versions; i++)
      s->c30 |= CL_VERSION_MAJOR(versions[i].version) == 3;
  // The last two compile SPIR-V with a library of their own below it.
  const char *theirs = getenv("ONECLC_DRIVER_LIBRARY");
  d->compiles_source = (theirs && *theirs && strcmp(theirs, "0")) || !strstr(il, "SPIR-V") ||
                       contains(platform, "rusticl") || contains(platform, "Portable Computing Language");
  if (!available || (d->compiles_source && !compiler))
    return complain("OpenCL device \"%s\" is not available", name);
  snprintf(d->description, sizeof d->description, "opencl: %s, %s, driver %s, %s", name, platform, version,
           d->compiles_source ? "its own library" : d->library);
  cl_int error;
  s->context = clCreateContext(NULL, 1, &s->id, NULL, NULL, &error);
  if (!check(error, "cannot make a context"))
    return false;
  static const cl_queue_properties timed[] = {CL_QUEUE_PROPERTIES, CL_QUEUE_PROFILING_ENABLE, 0};
  s->queue = clCreateCommandQueueWithProperties(s->context, s->id, timed, &error);
  return check(error, "cannot make a queue");
}

static void opencl_close(device *d) {
  cl_state *s = d->state;
  if (s->queue)
    clReleaseCommandQueue(s->queue);
  if (s->context)
    clReleaseContext(s->context);
  free(s);
}

static bool opencl_open(device *d, const char *which) {
  static const char *flags[] = {"--target=spirv64v1.2-unknown-unknown", "-c",
                                "-Wno-linker-warnings"}; // the library's triple names no version
  memcpy(d->target_flags, flags, sizeof flags);
  snprintf(d->library, sizeof d->library, "spirv64--.bc");
  snprintf(d->kind, sizeof d->kind, "spirv64v1.2 %s", d->library);
  snprintf(d->description, sizeof d->description, "opencl: SPIR-V, not run, %s", d->library);
  d->format = "spv";
  d->state = calloc(1, sizeof(cl_state));
  if (d->compile_only || open_device(d, d->state, which))
    return true;
  opencl_close(d);
  return false;
}

static bool opencl_has(const device *d, const char *feature) {
  const cl_state *s = d->state;
  if (!strcmp(feature, "offset") || !strcmp(feature, "int64"))
    return true;
  if (!strcmp(feature, "images"))
    return d->compile_only || s->images;
  if (!strcmp(feature, "generic"))
    return d->compile_only || s->generic;
  if (!strcmp(feature, "subgroups"))
    return s->subgroups;
  char extension[64];
  snprintf(extension, sizeof extension, "cl_khr_%s", feature);
  return d->compile_only ? !strncmp(feature, "fp", 2) : strstr(s->extensions, extension) != NULL;
}

// ---- Reading SPIR-V

enum {
  OpString = 7,
  OpEntryPoint = 15,
  OpTypeInt = 21,
  OpTypeFloat = 22,
  OpTypeVector = 23,
  OpTypeImage = 25,
  OpTypeSampler = 26,
  OpTypeArray = 28,
  OpTypeStruct = 30,
  OpTypePointer = 32,
  OpTypeFunction = 33,
  OpConstant = 43,
  OpFunction = 54,
  OpDecorate = 71,
  LinkageAttributes = 41,
  Import = 1,
  StorageFunction = 7,
  StorageWorkgroup = 4
};

typedef struct {
  const uint32_t *words;
  size_t count;
  const uint32_t **definitions; // by id: the instruction that defines a type, constant or function
  uint32_t bound;
} spirv;

static unsigned op(const uint32_t *instruction) { return instruction[0] & 0xffff; }
static unsigned words_of(const uint32_t *instruction) { return instruction[0] >> 16; }

static bool index_spirv(const program *p, spirv *m, const char *name) {
  *m = (spirv){(const uint32_t *)p->image, p->size / 4, NULL, 0};
  if (m->count < 5 || m->words[0] != 0x07230203)
    return complain("%s: not SPIR-V", name ? name : "program");
  m->bound = m->words[3];
  if (m->bound > m->count)
    return complain("%s: not valid SPIR-V", name ? name : "program");
  m->definitions = calloc(m->bound + 1, sizeof *m->definitions);
  for (size_t i = 5; i < m->count; i += words_of(m->words + i)) {
    const uint32_t *in = m->words + i;
    if (!words_of(in) || i + words_of(in) > m->count) {
      free(m->definitions);
      return complain("%s: not valid SPIR-V", name ? name : "program");
    }
    const bool is_type = op(in) >= OpTypeInt && op(in) <= OpTypeFunction;
    const uint32_t id = is_type ? in[1] : op(in) == OpConstant || op(in) == OpFunction ? in[2] : 0;
    if (id && id < m->bound)
      m->definitions[id] = in;
  }
  return true;
}

static const uint32_t *defined(const spirv *m, uint32_t id) {
  static const uint32_t none[4] = {0};
  return id < m->bound && m->definitions[id] ? m->definitions[id] : none;
}

static size_t type_size(const spirv *m, uint32_t id, size_t *alignment) {
  const uint32_t *t = defined(m, id);
  size_t size = 0, inner = 1;
  *alignment = 1;
  switch (op(t)) {
  case OpTypeInt:
  case OpTypeFloat:
    return *alignment = t[2] / 8;
  case OpTypeVector:
    return *alignment = type_size(m, t[2], &inner) * (t[3] == 3 ? 4 : t[3]);
  case OpTypePointer:
    return *alignment = 8;
  case OpTypeArray:
    return type_size(m, t[2], alignment) * defined(m, t[3])[3];
  case OpTypeStruct:
    for (unsigned i = 2; i < words_of(t); i++) {
      const size_t field = type_size(m, t[i], &inner);
      size = (size + inner - 1) / inner * inner + field;
      *alignment = inner > *alignment ? inner : *alignment;
    }
    return (size + *alignment - 1) / *alignment * *alignment;
  }
  return 0;
}

static void describe_parameter(const spirv *m, uint32_t id, parameter *q) {
  const uint32_t *t = defined(m, id);
  size_t alignment;
  if (op(t) == OpTypePointer && t[2] != StorageFunction) {
    q->kind = t[2] == StorageWorkgroup ? ARG_LOCAL : ARG_BUFFER;
    return;
  }
  if (op(t) == OpTypeImage || op(t) == OpTypeSampler) {
    q->kind = op(t) == OpTypeImage ? ARG_IMAGE : ARG_SAMPLER;
    return;
  }
  q->kind = ARG_VALUE;
  // A structure is a pointer to the kernel's own copy.
  q->size = type_size(m, op(t) == OpTypePointer ? t[3] : id, &alignment);
  const uint32_t *element = op(t) == OpTypeVector ? defined(m, t[2]) : t;
  if (op(element) == OpTypeFloat) { // SPIR-V does not tell int from uint
    const char *name = element[2] == 64 ? "double" : element[2] == 32 ? "float" : "half";
    snprintf(q->type, sizeof q->type, op(t) == OpTypeVector ? "%s%u" : "%s", name, t[3]);
  }
}

// Compilers leave the source's types as a string "kernel_arg_type.KERNEL.int*,float4,".
static void describe_types(const spirv *m, kernel_signature *k) {
  char start[512];
  snprintf(start, sizeof start, "kernel_arg_type.%s.", k->name);
  for (size_t i = 5; i < m->count; i += words_of(m->words + i)) {
    const char *text = (const char *)(m->words + i + 2);
    if (op(m->words + i) != OpString || strncmp(text, start, strlen(start)))
      continue;
    text += strlen(start);
    for (unsigned a = 0; a < k->count; a++) {
      const size_t length = strcspn(text, ",");
      snprintf(k->parameters[a].type, sizeof k->parameters[a].type, "%.*s", (int)length, text);
      text += length + (text[length] == ',');
    }
  }
}

static bool describe(program *p, const spirv *m) {
  bool good = true;
  for (size_t i = 5; i < m->count; i += words_of(m->words + i)) {
    const uint32_t *in = m->words + i;
    if (op(in) == OpDecorate && in[2] == LinkageAttributes && in[words_of(in) - 1] == Import &&
        strncmp((const char *)(in + 3), "__spirv_BuiltIn", 15)) {
      char *name = demangle((const char *)(in + 3));
      good = complain("unresolved function: %s (%s)", name, (const char *)(in + 3));
      free(name);
    }
    if (op(in) != OpEntryPoint)
      continue;
    const uint32_t *type = defined(m, defined(m, in[2])[4 * (op(defined(m, in[2])) == OpFunction)]);
    const unsigned count = op(type) == OpTypeFunction ? words_of(type) - 3 : 0;
    kernel_signature *k = add_kernel(p, (const char *)(in + 3), count);
    for (unsigned a = 0; a < count; a++)
      describe_parameter(m, type[3 + a], &k->parameters[a]);
    describe_types(m, k);
  }
  return good;
}

// ---- Loading

static bool build(program *p, const char *options) {
  cl_state *s = p->device->state;
  cl_loaded *l = p->state;
  const cl_int error = clBuildProgram(l->program, 1, &s->id, options, NULL, NULL);
  if (error != CL_SUCCESS) {
    size_t size = 0;
    clGetProgramBuildInfo(l->program, s->id, CL_PROGRAM_BUILD_LOG, 0, NULL, &size);
    char *log = calloc(1, size + 1);
    clGetProgramBuildInfo(l->program, s->id, CL_PROGRAM_BUILD_LOG, size, log, NULL);
    fprintf(stderr, "%s\n", log);
    free(log);
    return check(error, "the driver cannot compile the program");
  }
  return true;
}

static bool make_kernels(program *p) {
  cl_loaded *l = p->state;
  l->kernels = calloc(p->kernel_count + 1, sizeof *l->kernels);
  for (unsigned i = 0; i < p->kernel_count; i++) {
    cl_int error;
    l->kernels[i] = clCreateKernel(l->program, p->kernels[i].name, &error);
    if (!check(error, p->kernels[i].name))
      return false;
  }
  return true;
}

static bool opencl_load(program *p, const char *name) {
  cl_state *s = p->device->state;
  spirv m;
  if (!index_spirv(p, &m, name))
    return false;
  const bool described = describe(p, &m);
  free(m.definitions);
  if (!described)
    return false;
  if (p->device->compile_only)
    return true;
  cl_loaded *l = p->state = calloc(1, sizeof *l);
  cl_int error;
  l->program = clCreateProgramWithIL(s->context, p->image, p->size, &error);
  // Intel's compiler asks this option, not the program, whether atomic instructions may have generic pointers.
  const char *options = s->generic ? "-cl-std=CL3.0" : "";
  return check(error, "the driver does not take the program") && build(p, options) && make_kernels(p);
}

// What the driver says of kernels that it compiled itself.
static bool describe_from_driver(program *p) {
  cl_loaded *l = p->state;
  cl_uint count = 0;
  if (!check(clCreateKernelsInProgram(l->program, 0, NULL, &count), "cannot list kernels"))
    return false;
  l->kernels = calloc(count + 1, sizeof *l->kernels);
  if (!check(clCreateKernelsInProgram(l->program, count, l->kernels, NULL), "cannot list kernels"))
    return false;
  for (cl_uint i = 0; i < count; i++) {
    char name[512] = "";
    cl_uint arguments = 0;
    clGetKernelInfo(l->kernels[i], CL_KERNEL_FUNCTION_NAME, sizeof name, name, NULL);
    clGetKernelInfo(l->kernels[i], CL_KERNEL_NUM_ARGS, sizeof arguments, &arguments, NULL);
    kernel_signature *k = add_kernel(p, name, arguments);
    for (cl_uint a = 0; a < arguments; a++) {
      parameter *q = &k->parameters[a];
      cl_kernel_arg_address_qualifier space = CL_KERNEL_ARG_ADDRESS_PRIVATE;
      clGetKernelArgInfo(l->kernels[i], a, CL_KERNEL_ARG_ADDRESS_QUALIFIER, sizeof space, &space, NULL);
      clGetKernelArgInfo(l->kernels[i], a, CL_KERNEL_ARG_TYPE_NAME, sizeof q->type, q->type, NULL);
      q->kind = !strncmp(q->type, "image", 5)            ? ARG_IMAGE
                : !strcmp(q->type, "sampler_t")          ? ARG_SAMPLER
                : space == CL_KERNEL_ARG_ADDRESS_LOCAL   ? ARG_LOCAL
                : space == CL_KERNEL_ARG_ADDRESS_PRIVATE ? ARG_VALUE
                                                         : ARG_BUFFER;
    }
  }
  return true;
}

static bool opencl_load_source(program *p, const char *source, const char *options) {
  cl_state *s = p->device->state;
  cl_loaded *l = p->state = calloc(1, sizeof *l);
  cl_int error;
  l->program = clCreateProgramWithSource(s->context, 1, &source, NULL, &error);
  if (!check(error, "the driver does not take the program"))
    return false;
  const bool standard = strstr(options, "-cl-std=") || !s->c30;
  char *all = malloc(strlen(options) + 64);
  sprintf(all, "-cl-kernel-arg-info %s%s", standard ? "" : "-cl-std=CL3.0 ", options);
  const bool good = build(p, all) && describe_from_driver(p);
  free(all);
  return good;
}

static void opencl_unload(program *p) {
  cl_loaded *l = p->state;
  for (unsigned i = 0; l->kernels && i < p->kernel_count; i++)
    if (l->kernels[i])
      clReleaseKernel(l->kernels[i]);
  free(l->kernels);
  if (l->program)
    clReleaseProgram(l->program);
  free(l);
}

// ---- Running

// What an argument needs on the device.
typedef struct {
  cl_mem memory, buffer; // buffer: below an image of type IMAGE_1D_BUFFER
  cl_sampler sampler;
} cl_object;

static void level_region(const image_argument *m, unsigned level, size_t origin[4], size_t region[3]) {
  const bool is_array = m->type == IMAGE_1D_ARRAY || m->type == IMAGE_2D_ARRAY;
  const unsigned dims = m->type == IMAGE_3D ? 3 : m->type == IMAGE_2D || m->type == IMAGE_2D_ARRAY ? 2 : 1;
  const size_t size[3] = {m->width, m->height, m->depth};
  for (unsigned i = 0; i < 3; i++) {
    origin[i] = 0;
    region[i] = i >= dims ? 1 : size[i] >> level ? size[i] >> level : 1;
  }
  if (is_array)
    region[dims] = m->layers;
  origin[3] = 0;
  if (m->levels > 1)
    origin[dims + is_array] = level;
}

// Copies all levels in or out.
static bool copy_image(cl_state *s, const image_argument *m, cl_object *o, bool out) {
  size_t origin[4], region[3];
  char *at = m->data;
  if (o->buffer)
    return check(out ? clEnqueueReadBuffer(s->queue, o->buffer, CL_TRUE, 0, image_size(m), at, 0, NULL, NULL)
                     : clEnqueueWriteBuffer(s->queue, o->buffer, CL_TRUE, 0, image_size(m), at, 0, NULL, NULL),
                 "cannot copy an image");
  for (unsigned level = 0; level < m->levels; level++) {
    level_region(m, level, origin, region);
    if (!check(out ? clEnqueueReadImage(s->queue, o->memory, CL_TRUE, origin, region, 0, 0, at, 0, NULL, NULL)
                   : clEnqueueWriteImage(s->queue, o->memory, CL_TRUE, origin, region, 0, 0, at, 0, NULL, NULL),
               "cannot copy an image"))
      return false;
    at += image_level_size(m, level);
  }
  return true;
}

static bool make_image(cl_state *s, const image_argument *m, cl_object *o) {
  cl_int error = CL_SUCCESS;
  const cl_image_format format = {m->channel_order, m->channel_data_type};
  if (m->type == IMAGE_1D_BUFFER)
    o->buffer = clCreateBuffer(s->context, CL_MEM_READ_WRITE, image_size(m), NULL, &error);
  const cl_image_desc desc = {.image_type = m->type,
                              .image_width = m->width,
                              .image_height = m->height,
                              .image_depth = m->depth,
                              .image_array_size = m->layers,
                              .num_mip_levels = m->levels > 1 ? m->levels : 0,
                              .mem_object = o->buffer};
  if (error == CL_SUCCESS)
    o->memory = clCreateImage(s->context, CL_MEM_READ_WRITE, &format, &desc, NULL, &error);
  if (error == CL_IMAGE_FORMAT_NOT_SUPPORTED) // there are formats that kernels only read
    o->memory = clCreateImage(s->context, CL_MEM_READ_ONLY, &format, &desc, NULL, &error);
  return check(error, "cannot make an image") && copy_image(s, m, o, false);
}

// From the bits of a sampler in a kernel.
static cl_sampler make_sampler(cl_state *s, uint32_t bits, cl_int *error) {
  const cl_addressing_mode modes[8] = {CL_ADDRESS_NONE, CL_ADDRESS_CLAMP_TO_EDGE, CL_ADDRESS_CLAMP, CL_ADDRESS_REPEAT,
                                       CL_ADDRESS_MIRRORED_REPEAT};
  const cl_sampler_properties properties[] = {CL_SAMPLER_NORMALIZED_COORDS,
                                              bits & 1,
                                              CL_SAMPLER_ADDRESSING_MODE,
                                              modes[bits >> 1 & 7],
                                              CL_SAMPLER_FILTER_MODE,
                                              bits & 0x20 ? CL_FILTER_LINEAR : CL_FILTER_NEAREST,
                                              0};
  return clCreateSamplerWithProperties(s->context, properties, error);
}

static bool set_argument(cl_state *s, cl_kernel kernel, unsigned i, const argument *a, cl_object *o) {
  cl_mem *memory = &o->memory;
  if (a->kind == ARG_IMAGE)
    return make_image(s, a->data, o) &&
           check(clSetKernelArg(kernel, i, sizeof *memory, memory), "cannot pass an image");
  if (a->kind == ARG_SAMPLER) {
    cl_int failed;
    o->sampler = make_sampler(s, *(const uint32_t *)a->data, &failed);
    return check(failed, "cannot make a sampler") &&
           check(clSetKernelArg(kernel, i, sizeof o->sampler, &o->sampler), "cannot pass a sampler");
  }
  if (a->kind == ARG_VALUE || a->kind == ARG_LOCAL)
    return check(clSetKernelArg(kernel, i, a->size, a->data), "cannot pass an argument");
  cl_int error;
  const size_t size = a->size ? a->size : 1;
  *memory = clCreateBuffer(s->context, CL_MEM_READ_WRITE, size, NULL, &error);
  return check(error, "no memory for a buffer") &&
         (!a->size || check(clEnqueueWriteBuffer(s->queue, *memory, CL_TRUE, 0, a->size, a->data, 0, NULL, NULL),
                            "cannot copy a buffer")) &&
         check(clSetKernelArg(kernel, i, sizeof *memory, memory), "cannot pass a buffer");
}

static bool launch(program *p, cl_kernel kernel, const ndrange *range) {
  cl_state *s = p->device->state;
  cl_event event = NULL;
  cl_ulong begin = 0, end = 0;
  struct timespec start, stop;
  clock_gettime(CLOCK_MONOTONIC, &start);
  const bool good = check(clEnqueueNDRangeKernel(s->queue, kernel, range->dimensions, range->offset, range->global,
                                                 range->local[0] ? range->local : NULL, 0, NULL, &event),
                          "cannot launch the kernel") &&
                    check(clWaitForEvents(1, &event), "the kernel failed") &&
                    check(clFinish(s->queue), "the kernel failed");
  if (good && clGetEventProfilingInfo(event, CL_PROFILING_COMMAND_START, sizeof begin, &begin, NULL) == CL_SUCCESS &&
      clGetEventProfilingInfo(event, CL_PROFILING_COMMAND_END, sizeof end, &end, NULL) == CL_SUCCESS)
    p->seconds = (end - begin) * 1e-9;
  clock_gettime(CLOCK_MONOTONIC, &stop);
  if (good && end <= begin + 1) // Mesa's llvmpipe: begin and end of the command's way into the queue
    p->seconds = (stop.tv_sec - start.tv_sec) + (stop.tv_nsec - start.tv_nsec) * 1e-9;
  if (event)
    clReleaseEvent(event);
  return good;
}

static int opencl_run(program *p, const kernel_signature *k, const ndrange *range, const argument *arguments) {
  cl_state *s = p->device->state;
  const cl_loaded *l = p->state;
  cl_kernel kernel = l->kernels[k - p->kernels];
  cl_object objects[k->count + 1];
  memset(objects, 0, sizeof objects);
  bool good = true;
  for (unsigned i = 0; i < k->count && good; i++)
    good = set_argument(s, kernel, i, &arguments[i], &objects[i]);
  good = good && launch(p, kernel, range);
  for (unsigned i = 0; i < k->count; i++) {
    const argument *a = &arguments[i];
    if (good && a->kind == ARG_BUFFER && a->size)
      good = check(clEnqueueReadBuffer(s->queue, objects[i].memory, CL_TRUE, 0, a->size, a->data, 0, NULL, NULL),
                   "cannot copy a buffer back");
    if (good && a->kind == ARG_IMAGE)
      good = copy_image(s, a->data, &objects[i], true);
    if (objects[i].memory)
      clReleaseMemObject(objects[i].memory);
    if (objects[i].buffer)
      clReleaseMemObject(objects[i].buffer);
    if (objects[i].sampler)
      clReleaseSampler(objects[i].sampler);
  }
  return good ? DEVICE_OK : DEVICE_ERROR;
}

static bool opencl_has_image(const device *d, const image_argument *m) {
  const cl_state *s = d->state;
  cl_image_format formats[512];
  cl_uint count = 0;
  if (clGetSupportedImageFormats(s->context, CL_MEM_READ_ONLY, m->type, 512, formats, &count) != CL_SUCCESS)
    return false;
  for (cl_uint i = 0; i < count && i < 512; i++)
    if (formats[i].image_channel_order == m->channel_order &&
        formats[i].image_channel_data_type == m->channel_data_type)
      return true;
  return false;
}

const backend oneclc_backend = {opencl_open,        opencl_close,  opencl_has, opencl_load,
                                opencl_load_source, opencl_unload, opencl_run, opencl_has_image};
