// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// One interface to every device that runs OpenCL C kernels linked with this library: the host's processor
// ("cpu", by LLVM's JIT) and others' under an emulator, NVIDIA's ("cuda", by the driver API), any OpenCL driver
// ("opencl", by the ICD loader) and AMD's code objects without a GPU ("amd", by an instruction emulator). Each backend
// is a plug-in beside the program, so that a machine without LLVM, CUDA or OpenCL still runs what the others offer.
// This is the one header that programs include; the others here are the plug-ins'.
#ifndef ONECLC_DEVICE_H
#define ONECLC_DEVICE_H
#include <stdbool.h>
#include <stddef.h>
#ifdef __cplusplus
extern "C" {
#endif

typedef struct device device;
typedef struct program program;

typedef enum {
  ARG_BUFFER, // global or constant memory: the kernel reads and writes `size` bytes at `data`. The CPU works
              // in place (guard pages and alignment are the caller's); other devices copy in before, out
              // after.
  ARG_INPUT,  // the same, but never copied back
  ARG_VALUE,  // a scalar, vector or struct passed by value: `size` bytes at `data`
  ARG_LOCAL,  // `size` bytes of local memory; `data` is NULL
  ARG_IMAGE,  // `data` is an image_argument, `size` its size; the kernel reads and writes the pixels
  ARG_SAMPLER // `data` is a uint32_t: CLK_NORMALIZED_COORDS_TRUE | …, as kernels write it; `size` is 4
} arg_kind;

// An image, or a mipmap whose levels lie one after the other. Pixels are dense; layers of arrays are outermost. Types,
// orders and data types are OpenCL's numbers (CL_MEM_OBJECT_IMAGE2D, CL_RGBA, CL_UNORM_INT8 …).
enum { IMAGE_2D = 0x10f1, IMAGE_3D, IMAGE_2D_ARRAY, IMAGE_1D, IMAGE_1D_ARRAY, IMAGE_1D_BUFFER };
typedef struct {
  unsigned type, channel_order, channel_data_type;
  size_t width, height, depth, layers; // 1 where the type has no such dimension
  unsigned levels;                     // 1: no mipmap
  void *data;
} image_argument;
// Whether the device has images of this type and format (for reading); others make device_run fail.
bool device_has_image(device *, const image_argument *);
// Bytes of a pixel; 0 for formats that OpenCL does not have. Channels of it; bytes of a level, and of all.
size_t image_element_size(const image_argument *);
unsigned image_channels(const image_argument *);
size_t image_level_size(const image_argument *, unsigned level);
size_t image_size(const image_argument *);

typedef struct {
  arg_kind kind;
  size_t size;
  void *data;
} argument;

typedef struct {
  unsigned dimensions; // 1 to 3
  size_t global[3];    // work-items; need not be a multiple of local (the last group is then smaller)
  size_t local[3];     // work-group size; all 0: the device chooses, where all groups must be equal a divisor of global
  size_t offset[3];    // global offset; must be 0 on "cuda", which has none
} ndrange;

// Opens a device by name; on failure says why and the way out on stderr and returns NULL.
//   cpu[:NAME]          this processor with the library that has that device in targets.ini; if none is named, its
//                       best. Another processor's kernels are compiled here and run under qemu, if it and a C compiler
//                       for that processor are there
//   cuda[:N]            the N-th NVIDIA device through libcuda.so.1
//   opencl[:TEXT]       the first device of an OpenCL platform whose name contains TEXT; if no platform's does, the
//                       first device whose own name does (device_platform tells). With ONECLC_DRIVER_LIBRARY=1 in
//                       the environment it compiles source with its own library
//   amd[:GPU[:wave64]]  an AMD GPU's code object, such as gfx1100's or gfx90a's, executed by the instruction
//                       emulator of the tinygrad checkout that ONECLC_TINYGRAD names (lab/amd)
// With ONECLC_COMPILE_ONLY=1 in the environment no driver is touched: programs are built (and stored, see
// device_build), and device_run does nothing and returns DEVICE_NOT_RUN.
device *device_open(const char *name);
void device_close(device *);
// Programs built from now on are linked with this bitcode file, another library's, instead of ours: for comparisons.
void device_use_library(device *, const char *path);
const char *device_description(const device *); // one line: name, driver, library file
// The file that programs are linked with: its name among the library's products, or the path of the other library's.
const char *device_library(const device *);
bool device_is_compile_only(const device *); // opened with ONECLC_COMPILE_ONLY
const char *device_platform(const device *); // the name of an OpenCL device's platform; "" of others
// "fp16", "fp64", "generic", "subgroups", "images", "source" (the driver compiles with its own library: no IL) …
bool device_has(const device *, const char *feature);

// Compiles OpenCL C `source` with Clang and `options` (such as "-cl-std=CL3.0 -DN=4"; may be NULL), links
// this library and makes it ready to run. NULL on failure, Clang's messages and unresolved symbols
// (demangled) on stderr. If ONECLC_PROGRAMS names a folder, the compiled program is stored there under a hash
// of source, options, device kind and library, and found again there later without Clang: this is how tests
// travel to machines without it. With ONECLC_VERBOSE=1 in the environment, Clang's command line is printed on
// stderr.
program *device_build(device *, const char *source, const char *options);
// Loads what is already compiled: LLVM bitcode or IR for cpu (linked with this library), PTX for cuda,
// SPIR-V for opencl, code objects for amd.
program *device_load(device *, const char *path);
// Writes the compiled form (linked bitcode, PTX, SPIR-V, code object) to a file; 0 on success.
int program_store(const program *, const char *path);
void program_close(program *);

// What a kernel takes. `type` is as written in the source ("float*", "uint4"), or "" where the compiled form
// does not say; `size` is that of a value in bytes, 0 where unknown. ARG_BUFFER stands for both kinds of
// buffer.
typedef struct {
  arg_kind kind;
  size_t size;
  char type[56];
} parameter;
typedef struct {
  const char *name;
  unsigned count;
  parameter *parameters;
  size_t required[3]; // the work-group size that it requires; zeros if any will do, or the compiled form does not say
} kernel_signature;
// The program's kernels by number, in the order of the source; NULL behind the last.
const kernel_signature *program_kernel(const program *, unsigned number);

enum { DEVICE_OK = 0, DEVICE_ERROR = 1, DEVICE_NOT_RUN = 2 };
// Runs a kernel to completion. DEVICE_ERROR with a message on stderr: no such kernel (the message lists those
// there are), wrong number or kind of arguments, driver errors.
int device_run(program *, const char *kernel, const ndrange *, unsigned count, const argument *);
// How long the last successful device_run kept the device busy, in seconds: without the copies to and from
// it.
double device_seconds(const program *);

// The folder of the running program, beside which plug-ins, the library and programs' tables are found.
const char *program_folder(void);
#ifdef __cplusplus
}
#endif
#endif
