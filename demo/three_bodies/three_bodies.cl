// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Three bodies in a plane that attract each other, push each other off when they are near, are held by a spring and
// stirred by a force that goes round. Their motion is chaotic: where one sine, exponential or power of one step differs
// in its last bit, they are soon elsewhere. The sums and products are left as they are written, so that it is the
// functions alone on which the end depends.
//
//   clc-run --hex three_bodies.cl three_bodies 'out:float2[3]' uint:1000000
//   clc-run --hex -D DOUBLE three_bodies.cl three_bodies 'out:double2[3]' uint:1000000
#pragma OPENCL FP_CONTRACT OFF
#ifdef DOUBLE
typedef double real;
typedef double2 real2;
#else
typedef float real;
typedef float2 real2;
#endif

// Work-item n begins with the first body n steps of 2^-20 off its place and stores where its bodies are in the end.
kernel void three_bodies(global real2 *ends, uint steps) {
  const size_t n = get_global_id(0);
  const real step = 0x1p-7f;
  real2 place[3] = {(real2)(1 + n * 0x1p-20f, 0), (real2)(-0.5f, 0.75f), (real2)(-0.5f, -0.75f)};
  real2 speed[3] = {(real2)(0, 0.5f), (real2)(-0.4f, -0.25f), (real2)(0.4f, -0.25f)};
  for (uint s = 0; s < steps; s++) {
    const real time = s * step;
    const real2 stirring = (real2)(cos(time), sin(time)) * 0.0625f;
    real2 force[3];
    for (int i = 0; i < 3; i++)
      force[i] = stirring - place[i] * 0.125f;
    for (int i = 0; i < 3; i++) {
      const int k = i == 2 ? 0 : i + 1;
      const real2 way = place[k] - place[i];
      const real square = way.x * way.x + way.y * way.y;
      const real2 pull = way * (pow(square + 0.0625f, (real)-1.5f) - 2 * exp(-8 * square));
      force[i] += pull;
      force[k] -= pull;
    }
    for (int i = 0; i < 3; i++) {
      speed[i] += force[i] * step;
      place[i] += speed[i] * step;
    }
  }
  for (int i = 0; i < 3; i++)
    ends[3 * n + i] = place[i];
}
