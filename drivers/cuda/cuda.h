// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Between the parts of the cuda backend: what it needs of CUDA's driver interface, which is declared here so that
// neither CUDA's headers nor its libraries are needed to build this, and PTX and images.
#ifndef ONECLC_CUDA_H
#define ONECLC_CUDA_H
#include "common/backend.h"
#include <oneclc/nvptx.h>
#include <stdint.h>

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

// ---- driver.c: the driver, loaded at run time

extern struct cuda_driver {
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

// Loads it; false after a message.
bool load_driver(void);
// True if a call succeeded; else says what failed.
bool check(CUresult, const char *what);

// ---- ptx.c: reading and adapting PTX

// Adds the signatures of all entries to the program. False after a message if a function is declared that is not there.
bool describe_ptx(program *);
// The same for CUDA's ways of passing arguments; `driver` is its version. To be freed.
char *adapt_ptx(const char *ptx, int driver);

// ---- sizes.c: required work-group sizes

char *require_sizes(const char *ir);

// ---- image.c: textures and surfaces

// An image on the device: its descriptor's address is what the kernel gets.
typedef struct {
  struct oneclc_nvptx_image descriptor;
  CUarray array;
  CUmipmappedArray mipmap;
  CUdeviceptr pixels; // of an image of a buffer
} cuda_image;

bool cuda_has_image(const device *, const image_argument *);
// Makes an image with its pixels, and its descriptor in `memory`; false after a message. free_image() is due either
// way.
bool make_image(const image_argument *, cuda_image *, CUdeviceptr *memory);
// Copies the pixels of all levels in or out.
bool copy_image(const image_argument *, const cuda_image *, bool out);
void free_image(cuda_image *);
#endif
