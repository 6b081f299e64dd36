// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// ndrange_2D (6.15.18.3) describes a range of two dimensions. A local size of 0 leaves the choice to the runtime.
#ifdef __opencl_c_device_enqueue
ndrange_t ndrange_2D(private const size_t *offset, private const size_t *global_size,
                     private const size_t *local_size) {
  return (ndrange_t){
      2, {offset[0], offset[1], 0}, {global_size[0], global_size[1], 1}, {local_size[0], local_size[1], 1}};
}
ndrange_t ndrange_2D(private const size_t *global_size, private const size_t *local_size) {
  const size_t none[2] = {0, 0};
  return ndrange_2D(none, global_size, local_size);
}
ndrange_t ndrange_2D(private const size_t *global_size) {
  const size_t none[2] = {0, 0};
  return ndrange_2D(none, global_size, none);
}
#endif
