// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// local_id(d) and local_size(d): the functions get_local_id and get_local_size.
#ifndef ONECLC_ASYNC_LOCAL_IDS_H
#define ONECLC_ASYNC_LOCAL_IDS_H
#define local_id(d) get_local_id(d)
#define local_size(d) get_local_size(d)
#endif
