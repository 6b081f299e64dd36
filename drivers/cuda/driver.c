// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Loads CUDA's driver and reports its errors.
#include "cuda/cuda.h"
#include <dlfcn.h>

struct cuda_driver cu;

bool load_driver(void) {
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

bool check(CUresult result, const char *what) {
  const char *reason = NULL;
  if (result == 0)
    return true;
  if (cu.cuGetErrorString(result, &reason) != 0 || !reason)
    reason = "unknown error";
  return complain("cuda: %s: %s (error %d)", what, reason, result);
}
