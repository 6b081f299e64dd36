// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What programs do that keep their binaries:
//   binary save FILE    builds a kernel from source, runs it and saves its binary
//   binary load FILE    makes the program of that binary, and runs it
//   binary run          builds it from source and runs it
// Prints the device's version and a hash of the results' bits, or the error that says that this is no binary of the
// device's (CL_INVALID_BINARY).
#define CL_TARGET_OPENCL_VERSION 120
#include <CL/cl.h>
#include <err.h>
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { COUNT = 4096 };

static const char source[] = "kernel void k(global float *p) { size_t i = get_global_id(0); p[i] = tgamma(p[i]) + "
                             "sin(p[i]) + pow(p[i], 0.3f); }";

static void good(cl_int status, const char *call) {
  if (status != CL_SUCCESS)
    errx(1, "%s: error %d", call, status);
}

static void save(cl_program p, const char *path) {
  size_t size;
  good(clGetProgramInfo(p, CL_PROGRAM_BINARY_SIZES, sizeof size, &size, NULL), "clGetProgramInfo");
  unsigned char *binary = malloc(size);
  good(clGetProgramInfo(p, CL_PROGRAM_BINARIES, sizeof binary, &binary, NULL), "clGetProgramInfo");
  FILE *file = fopen(path, "wb");
  if (!file || fwrite(binary, 1, size, file) != size || fclose(file))
    err(1, "%s", path);
  free(binary);
}

static cl_program load(cl_context context, cl_device_id device, const char *path) {
  static unsigned char binary[1 << 24];
  FILE *file = fopen(path, "rb");
  if (!file)
    err(1, "%s", path);
  const size_t size = fread(binary, 1, sizeof binary, file);
  fclose(file);
  const unsigned char *start = binary;
  cl_int status, each;
  cl_program p = clCreateProgramWithBinary(context, 1, &device, &size, &start, &each, &status);
  if (status == CL_INVALID_BINARY) {
    puts("CL_INVALID_BINARY");
    exit(0);
  }
  good(status, "clCreateProgramWithBinary");
  return p;
}

int main(int count, char **words) {
  const char *what = count > 1 ? words[1] : "";
  if (strcmp(what, "run") ? count != 3 || (strcmp(what, "save") && strcmp(what, "load")) : count != 2)
    errx(2, "usage: binary save FILE | load FILE | run");
  cl_platform_id platform;
  cl_device_id device;
  cl_int status;
  char version[256];
  good(clGetPlatformIDs(1, &platform, NULL), "clGetPlatformIDs");
  good(clGetDeviceIDs(platform, CL_DEVICE_TYPE_ALL, 1, &device, NULL), "clGetDeviceIDs");
  good(clGetDeviceInfo(device, CL_DEVICE_VERSION, sizeof version, version, NULL), "clGetDeviceInfo");
  puts(version);
  cl_context context = clCreateContext(NULL, 1, &device, NULL, NULL, &status);
  good(status, "clCreateContext");
  cl_command_queue queue = clCreateCommandQueue(context, device, 0, &status);
  good(status, "clCreateCommandQueue");
  const char *text = source;
  cl_program p = strcmp(what, "load") ? clCreateProgramWithSource(context, 1, &text, NULL, &status)
                                      : load(context, device, words[2]);
  good(status, "clCreateProgramWithSource");
  good(clBuildProgram(p, 1, &device, "", NULL, NULL), "clBuildProgram");
  cl_kernel kernel = clCreateKernel(p, "k", &status);
  good(status, "clCreateKernel");
  float values[COUNT];
  for (int i = 0; i < COUNT; i++)
    values[i] = 0.1f + 0.007f * (float)i;
  cl_mem buffer = clCreateBuffer(context, CL_MEM_COPY_HOST_PTR, sizeof values, values, &status);
  good(status, "clCreateBuffer");
  good(clSetKernelArg(kernel, 0, sizeof buffer, &buffer), "clSetKernelArg");
  const size_t items = COUNT;
  good(clEnqueueNDRangeKernel(queue, kernel, 1, NULL, &items, NULL, 0, NULL, NULL), "clEnqueueNDRangeKernel");
  good(clEnqueueReadBuffer(queue, buffer, CL_TRUE, 0, sizeof values, values, 0, NULL, NULL), "clEnqueueReadBuffer");
  uint64_t hash = UINT64_C(0xcbf29ce484222325); // FNV-1a
  for (size_t i = 0; i < sizeof values; i++)
    hash = (hash ^ ((unsigned char *)values)[i]) * UINT64_C(0x100000001b3);
  printf("bits %016" PRIx64 "\n", hash);
  if (!strcmp(what, "save"))
    save(p, words[2]);
  return 0;
}
