// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// local_id(d) and local_size(d), by names of the backend that no program takes for its own functions.
#ifndef ONECLC_ASYNC_LOCAL_IDS_H
#define ONECLC_ASYNC_LOCAL_IDS_H
size_t __spirv_BuiltInLocalInvocationId(uint);
size_t __spirv_BuiltInWorkgroupSize(uint);
#define local_id(d) __spirv_BuiltInLocalInvocationId(d)
#define local_size(d) __spirv_BuiltInWorkgroupSize(d)
#endif
