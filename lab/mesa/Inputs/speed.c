// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// usage: speed float|double FUNCTION ARGUMENTS LEAST MOST [FUNCTION …]
//
// Prints a line for each builtin of this type: its name, in how many nanoseconds an element a loop of calls runs on
// rusticl's device, and in how many milliseconds a kernel with one call compiles, from the source to the first results.
// Arguments are random numbers from LEAST to MOST. The name `loop` stands for the loop without calls. lab/mesa/speed
// runs it.
#define CL_TARGET_OPENCL_VERSION 300
#include <CL/cl.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

enum { ITEMS = 64, STEPS = 512, RUNS = 15 };

static void check(cl_int error, const char *what) {
  if (error == CL_SUCCESS)
    return;
  fprintf(stderr, "speed: %s: error %d\n", what, error);
  exit(1);
}

static double seconds(void) {
  struct timespec now;
  clock_gettime(CLOCK_MONOTONIC, &now);
  return now.tv_sec + 1e-9 * now.tv_nsec;
}

static cl_device_id device;
static cl_context context;
static cl_command_queue queue;
static cl_mem in[2], out;
static bool is_double;

static size_t size_of_number(void) { return is_double ? sizeof(double) : sizeof(float); }

static cl_mem buffer(size_t count) {
  cl_int error;
  cl_mem memory = clCreateBuffer(context, CL_MEM_READ_WRITE, count * size_of_number(), NULL, &error);
  check(error, "clCreateBuffer");
  return memory;
}

static void open_device(void) {
  cl_platform_id platforms[16];
  cl_uint count = 0;
  check(clGetPlatformIDs(16, platforms, &count), "there is no platform");
  for (cl_uint i = 0; i < count && i < 16 && !device; i++) {
    char name[64] = "";
    clGetPlatformInfo(platforms[i], CL_PLATFORM_NAME, sizeof name, name, NULL);
    if (!strcmp(name, "rusticl"))
      check(clGetDeviceIDs(platforms[i], CL_DEVICE_TYPE_ALL, 1, &device, NULL), "rusticl has no device");
  }
  if (!device) {
    fputs("speed: there is no rusticl\n", stderr);
    exit(1);
  }
  cl_int error;
  context = clCreateContext(NULL, 1, &device, NULL, NULL, &error);
  check(error, "clCreateContext");
  queue = clCreateCommandQueueWithProperties(context, device, NULL, &error);
  check(error, "clCreateCommandQueueWithProperties");
  out = buffer(ITEMS);
  for (int i = 0; i < 2; i++)
    in[i] = buffer(ITEMS * STEPS);
}

// Fills the arguments with numbers of a linear congruential generator (Knuth, "MMIX").
static void fill(double least, double most) {
  static float floats[ITEMS * STEPS];
  static double doubles[ITEMS * STEPS];
  unsigned long long bits = 1;
  for (int i = 0; i < 2; i++) {
    for (int n = 0; n < ITEMS * STEPS; n++) {
      bits = bits * 6364136223846793005 + 1442695040888963407;
      doubles[n] = least + (most - least) * 0x1p-53 * (double)(bits >> 11);
      floats[n] = (float)doubles[n];
    }
    const void *values = is_double ? (const void *)doubles : floats;
    check(clEnqueueWriteBuffer(queue, in[i], CL_TRUE, 0, ITEMS * STEPS * size_of_number(), values, 0, NULL, NULL),
          "clEnqueueWriteBuffer");
  }
}

static cl_kernel built(const char *source, cl_program *program) {
  cl_int error;
  *program = clCreateProgramWithSource(context, 1, &source, NULL, &error);
  check(error, "clCreateProgramWithSource");
  check(clBuildProgram(*program, 1, &device, is_double ? "-DREAL=double" : "-DREAL=float", NULL, NULL), source);
  cl_kernel kernel = clCreateKernel(*program, "k", &error);
  check(error, source);
  for (int i = 0; i < 2; i++)
    check(clSetKernelArg(kernel, i, sizeof in[i], &in[i]), source);
  check(clSetKernelArg(kernel, 2, sizeof out, &out), source);
  return kernel;
}

static double run(cl_kernel kernel) {
  static const size_t items = ITEMS;
  const double begin = seconds();
  check(clEnqueueNDRangeKernel(queue, kernel, 1, NULL, &items, &items, 0, NULL, NULL), "clEnqueueNDRangeKernel");
  check(clFinish(queue), "clFinish");
  return seconds() - begin;
}

int main(int argc, char **argv) {
  is_double = argc > 1 && !strcmp(argv[1], "double");
  open_device();
  for (int i = 2; i + 3 < argc; i += 4) {
    const char *name = argv[i];
    const int two = atoi(argv[i + 1]) == 2, loop = !strcmp(name, "loop");
    char source[512], call[64];
    snprintf(call, sizeof call, loop ? "x[i]" : two ? "%s(x[i], y[i])" : "%s(x[i])", name);
    fill(atof(argv[i + 2]), atof(argv[i + 3]));

    const char *const arguments = "kernel void k(global const REAL *x, global const REAL *y, global REAL *out)";
    snprintf(source, sizeof source, "%s { int i = get_global_id(0); out[i] = %s; }", arguments, call);
    cl_program program;
    const double begin = seconds();
    cl_kernel kernel = built(source, &program);
    run(kernel);
    const double compiled = seconds() - begin;
    clReleaseKernel(kernel);
    clReleaseProgram(program);

    snprintf(
        source, sizeof source,
        "%s { REAL sum = 0; for (int i = get_global_id(0); i < %d; i += %d) sum += %s; out[get_global_id(0)] = sum; }",
        arguments, ITEMS *STEPS, ITEMS, call);
    kernel = built(source, &program);
    run(kernel);
    double best = 1e9;
    for (int n = 0; n < RUNS; n++) {
      const double time = run(kernel);
      best = time < best ? time : best;
    }
    clReleaseKernel(kernel);
    clReleaseProgram(program);
    printf("%s\t%.3f\t%.2f\n", name, best / ITEMS / STEPS * 1e9, compiled * 1e3);
    fflush(stdout);
  }
}
