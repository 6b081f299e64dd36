// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// ndrange_3D (6.15.18.3) describes a range of three dimensions. A local size of 0 leaves the choice to the runtime.
#ifdef __opencl_c_device_enqueue
ndrange_t ndrange_3D(private const size_t *offset, private const size_t *global_size,
                     private const size_t *local_size) {
  return (ndrange_t){3,
                     {offset[0], offset[1], offset[2]},
                     {global_size[0], global_size[1], global_size[2]},
                     {local_size[0], local_size[1], local_size[2]}};
}
ndrange_t ndrange_3D(private const size_t *global_size, private const size_t *local_size) {
  const size_t none[3] = {0, 0, 0};
  return ndrange_3D(none, global_size, local_size);
}
ndrange_t ndrange_3D(private const size_t *global_size) {
  const size_t none[3] = {0, 0, 0};
  return ndrange_3D(none, global_size, none);
}
#endif
