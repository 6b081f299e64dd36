// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// ndrange_1D (6.15.18.3) describes a range of one dimension. A local size of 0 leaves the choice to the runtime.
#ifdef __opencl_c_device_enqueue
ndrange_t ndrange_1D(size_t offset, size_t global_size, size_t local_size) {
  return (ndrange_t){1, {offset, 0, 0}, {global_size, 1, 1}, {local_size, 1, 1}};
}
ndrange_t ndrange_1D(size_t global_size, size_t local_size) { return ndrange_1D(0, global_size, local_size); }
ndrange_t ndrange_1D(size_t global_size) { return ndrange_1D(0, global_size, 0); }
#endif
