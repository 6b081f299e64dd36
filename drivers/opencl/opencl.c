// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The opencl backend: any driver that the ICD loader finds. Clang makes SPIR-V, linked with this library,
// where the driver takes it; other drivers, and those that put a library of their own below SPIR-V, get the
// source.
#include "oneclc_targets.h"
#include "opencl/match.h"
#include "opencl/opencl.h"
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

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

bool check(cl_int error, const char *what) {
  return error == CL_SUCCESS || complain("opencl: %s: %s (error %d)", what, error_name(error), error);
}

static void device_text(cl_device_id id, cl_device_info what, char *text, size_t room) {
  if (clGetDeviceInfo(id, what, room, text, NULL) != CL_SUCCESS)
    text[0] = 0;
  text[room - 1] = 0;
}

// Finds the device that `which` means; lists what there is if there is none.
static bool find_device(const char *which, cl_device_id *found, device_names *found_names) {
  enum { MOST = 64 };
  cl_platform_id platforms[MOST];
  cl_device_id all[MOST];
  cl_uint platform_count = 0;
  const cl_int error = clGetPlatformIDs(MOST, platforms, &platform_count);
  if (error != CL_SUCCESS)
    return check(error, "cannot list platforms");
  device_names *names = calloc(MOST, sizeof *names);
  size_t total = 0;
  for (cl_uint p = 0; p < platform_count && p < MOST; p++) {
    cl_uint count = 0;
    if (total == MOST ||
        clGetDeviceIDs(platforms[p], CL_DEVICE_TYPE_ALL, MOST - total, all + total, &count) != CL_SUCCESS)
      continue;
    for (cl_uint i = 0; i < count && total < MOST; i++, total++) {
      clGetPlatformInfo(platforms[p], CL_PLATFORM_NAME, sizeof names->platform - 1, names[total].platform, NULL);
      device_text(all[total], CL_DEVICE_NAME, names[total].device, sizeof names->device);
    }
  }
  const size_t number = match_device(names, total, which);
  if (number < total) {
    *found = all[number];
    *found_names = names[number];
  } else {
    char list[2048] = "";
    for (size_t i = 0; i < total; i++) {
      const size_t used = strlen(list);
      snprintf(list + used, sizeof list - used, "%s\"%s\" of platform \"%s\"", used ? ", " : "", names[i].device,
               names[i].platform);
    }
    complain("no OpenCL device \"%s\"; there %s%s", which, !total ? "is none" : total == 1 ? "is " : "are ", list);
  }
  free(names);
  return number < total;
}

static bool open_device(device *d, cl_state *s, const char *which) {
  device_names names;
  char version[256], il[256];
  cl_bool compiler = CL_FALSE;
  cl_bool available = CL_TRUE;
  if (!find_device(which, &s->id, &names))
    return false;
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
                       contains(names.platform, "rusticl") || contains(names.platform, "Portable Computing Language");
  if (!available || (d->compiles_source && !compiler))
    return complain("OpenCL device \"%s\" is not available", names.device);
  snprintf(d->description, sizeof d->description, "opencl: %s, %s, driver %s, %s", names.device, names.platform,
           version, d->compiles_source ? "its own library" : d->library);
  snprintf(d->platform, sizeof d->platform, "%s", names.platform);
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
  // The library's triple names no version. LLVM 22 stops at a printf with another function behind it unless it may have
  // the extension (spirv/README.md), which earlier ones do not know, and makes vectors that SPIR-V does not have
  // (docs/use/clang.md).
  const char *extensions = oneclc_llvm < 22 ? "--spirv-ext=+SPV_INTEL_split_barrier"
                                            : "--spirv-ext=+SPV_INTEL_split_barrier,+" PRINTF_ANYWHERE;
  const char *flags[] = {"--target=spirv64v1.2-unknown-unknown",
                         "-c",
                         "-Wno-linker-warnings",
                         "-mllvm",
                         "-disable-vector-combine",
                         "-mllvm",
                         extensions};
  memcpy(d->target_flags, flags, sizeof flags);
  snprintf(d->library, sizeof d->library, "%s", oneclc_product_for("spirv64--", "")->file);
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
  if (!strcmp(feature, "split_barrier"))
    return d->compile_only || strstr(s->extensions, "cl_intel_split_work_group_barrier") != NULL;
  char extension[64];
  snprintf(extension, sizeof extension, "cl_khr_%s", feature);
  return d->compile_only ? !strncmp(feature, "fp", 2) : strstr(s->extensions, extension) != NULL;
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
  if (!describe_spirv(p, name))
    return false;
  if (p->device->compile_only)
    return true;
  cl_loaded *l = p->state = calloc(1, sizeof *l);
  cl_int error;
  l->program = clCreateProgramWithIL(s->context, p->image, p->size, &error);
  // Intel's compiler asks the first option, not the program, whether atomic instructions may have generic pointers. The
  // others are those of Clang's that say how the device is to calculate.
  static const char *const passed[] = {"-cl-denorms-are-zero", "-cl-fast-relaxed-math", "-cl-finite-math-only"};
  char options[128] = "";
  if (s->generic)
    strcat(options, "-cl-std=CL3.0");
  for (unsigned i = 0; p->options && i < sizeof passed / sizeof *passed; i++)
    if (strstr(p->options, passed[i]))
      strcat(strcat(options, " "), passed[i]);
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
    good = good && copy_back(s, &arguments[i], &objects[i]);
    free_object(&objects[i]);
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

const backend oneclc_backend = {opencl_open,   opencl_close, opencl_has,       opencl_load, opencl_load_source,
                                opencl_unload, opencl_run,   opencl_has_image, NULL,        NULL};
