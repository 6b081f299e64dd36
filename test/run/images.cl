// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Tests images and samplers given on clc-run's command line: every image type, formats, pixels as numbers and in raw
// files. pictures.test tests picture files.
// ONE-LEVEL: pixels are vectors of 16 bytes, which all vector ABIs pass alike.
// DEVICES: cpu opencl:Intel cuda
// RUN: %clc-run --device %device --global 3,2 %s copy image2d:unsigned_int8[3,2]:1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,255 out:image2d:rgba,unsigned_int8[3,2] | FileCheck %s --check-prefix=COPY
// COPY: {{^}}1,2,3,4 5,6,7,8 9,10,11,12{{$}}
// COPY-NEXT: {{^}}13,14,15,16 17,18,19,20 21,22,23,255{{$}}
// RUN: %clc-run --device %device --global 2,2 %s copy in:image:r,signed_int16[2,2]:-32768,5,-1,32767 out@%t.raw:image:r,signed_int16[2,2]
// RUN: %clc-run --device %device --global 2,2 %s copy image:r,signed_int16[2,2]:@%t.raw out:image:r,signed_int32[2,2] | FileCheck %s --check-prefix=RAW
// RAW: {{^}}-32768 5{{$}}
// RAW-NEXT: {{^}}-1 32767{{$}}
kernel void copy(read_only image2d_t in, write_only image2d_t out) {
  const int2 at = (int2)(get_global_id(0), get_global_id(1));
  if (get_image_channel_data_type(in) < CLK_UNSIGNED_INT8)
    write_imagei(out, at, read_imagei(in, at));
  else
    write_imageui(out, at, read_imageui(in, at));
}

// The sampler reaches the kernel as its words say: reads between two texels and to the left of the first.
// RUN: %clc-run --device %device %s sample image:r,float[2,1]:1,2 sampler:linear,clamp_to_edge,normalized 0.5 out:float[1] | FileCheck %s --check-prefix=LINEAR
// LINEAR: {{^}}1.5{{$}}
// RUN: %clc-run --device %device %s sample image:r,float[2,1]:1,2 sampler:linear,clamp_to_edge 1.5 out:float[1] | FileCheck %s --check-prefix=PIXELS
// PIXELS: {{^}}2{{$}}
// RUN: %clc-run --device %device %s sample image:r,half_float[2,1]:1,#4000 sampler:repeat,normalized -0.25 out:float[1] | FileCheck %s --check-prefix=REPEAT
// REPEAT: {{^}}2{{$}}
// RUN: %clc-run --device %device %s sample image:r,float[2,1]:1,2 sampler:clamp -0.25 out:float[1] | FileCheck %s --check-prefix=CLAMP
// CLAMP: {{^}}0{{$}}
// RUN: %clc-run --device %device %s sample image:r,float[2,1]:1,2 sampler:mirrored_repeat,normalized,nearest -0.25 out:float[1] | FileCheck %s --check-prefix=MIRRORED
// MIRRORED: {{^}}1{{$}}
kernel void sample(read_only image2d_t in, sampler_t s, float x, global float *out) {
  *out = read_imagef(in, s, (float2)(x, 0.5f)).x;
}

// Each image type takes its sizes from the command line and passes them to the kernel.
// RUN: %clc-run --device %device %s one image1d:r,unsigned_int8[5]:9,8 image1d_array:r,float[3,2] image1d_buffer:r,float[7]:0,0,0,4 out:int[4] | FileCheck %s --check-prefix=ONE
// ONE: {{^}}508 302 704 0{{$}}
kernel void one(read_only image1d_t a, read_only image1d_array_t b, read_only image1d_buffer_t c, global int *out) {
  out[0] = get_image_width(a) * 100 + read_imageui(a, 1).x;
  out[1] = get_image_width(b) * 100 + (int)get_image_array_size(b);
  out[2] = get_image_width(c) * 100 + (int)read_imagef(c, 3).x;
}
// RUN: %clc-run --device %device %s three image2d_array:r,float[4,3,2]:0,0,0,0,0,0,0,0,0,0,0,0,5 image3d:r,float[2,3,4]:0,0,0,0,0,0,6 out:int[4] | FileCheck %s --check-prefix=THREE
// THREE: {{^}}4325 2346 0 0{{$}}
kernel void three(read_only image2d_array_t a, read_only image3d_t b, global int *out) {
  out[0] = get_image_width(a) * 1000 + get_image_height(a) * 100 + (int)get_image_array_size(a) * 10 +
           (int)read_imagef(a, (int4)(0, 0, 1, 0)).x;
  out[1] = get_image_width(b) * 1000 + get_image_height(b) * 100 + get_image_depth(b) * 10 +
           (int)read_imagef(b, (int4)(0, 0, 1, 0)).x;
}
