// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Images as CUDA's textures and surfaces, whose handles kernels find in a descriptor (oneclc/nvptx.h).
#include "cuda/cuda.h"

static unsigned array_format(unsigned channel_data_type) {
  static const unsigned char formats[] = {8, 9, 1, 2, 0, 0, 0, 8, 9, 10, 1, 2, 3, 16, 32}; // CL_SNORM_INT8 … CL_FLOAT
  const unsigned type = channel_data_type - 0x10d0;
  return type < sizeof formats ? formats[type] : 0;
}

static bool is_layered(const image_argument *m) { return m->type == IMAGE_1D_ARRAY || m->type == IMAGE_2D_ARRAY; }

static bool copy_level(const image_argument *m, CUarray array, unsigned level, char *at, bool out) {
  const size_t sizes[3] = {m->width >> level, m->height >> level, is_layered(m) ? m->layers : m->depth >> level};
  const size_t row = (sizes[0] ? sizes[0] : 1) * image_element_size(m), rows = sizes[1] ? sizes[1] : 1;
  const memory_side host = {.MemoryType = CU_MEMORYTYPE_HOST, .Host = at, .Pitch = row, .Height = rows};
  const memory_side device = {.MemoryType = CU_MEMORYTYPE_ARRAY, .Array = array};
  const CUDA_MEMCPY3D copy = {out ? device : host, out ? host : device, row, rows, sizes[2] ? sizes[2] : 1};
  return check(cu.cuMemcpy3D_v2(&copy), "cannot copy an image");
}

bool copy_image(const image_argument *m, const cuda_image *c, bool out) {
  char *at = m->data;
  if (c->pixels)
    return check(out ? cu.cuMemcpyDtoH_v2(at, c->pixels, image_size(m))
                     : cu.cuMemcpyHtoD_v2(c->pixels, at, image_size(m)),
                 "cannot copy an image");
  for (unsigned level = 0; level < m->levels; level++) {
    CUarray array = c->array;
    if (c->mipmap && !check(cu.cuMipmappedArrayGetLevel(&array, c->mipmap, level), "level"))
      return false;
    if (!copy_level(m, array, level, at, out))
      return false;
    at += image_level_size(m, level);
  }
  return true;
}

// The texture of a sampler; 0 where OpenCL defines no such read.
static bool make_texture(const image_argument *m, const cuda_image *c, unsigned filter, unsigned bits,
                         CUtexObject *texture) {
  static const unsigned modes[] = {CU_TR_ADDRESS_MODE_CLAMP, CU_TR_ADDRESS_MODE_CLAMP, CU_TR_ADDRESS_MODE_BORDER,
                                   CU_TR_ADDRESS_MODE_WRAP, CU_TR_ADDRESS_MODE_MIRROR};
  const unsigned type = m->channel_data_type - 0x10d0, mode = modes[bits / 2], linear = filter & 1;
  const bool normalized = bits & 1, is_integer = type >= 7 && type <= 12; // CL_SIGNED_INT8 … CL_UNSIGNED_INT32
  const bool is_srgb = m->channel_order >= 0x10bf && m->channel_order <= 0x10c2;
  if ((!normalized && bits / 2 >= 3) || (linear && is_integer) || (filter >= 2 && !c->mipmap))
    return true;
  // The hardware filters a row as one of a picture: beyond its edge would be the border.
  const bool row = m->type == IMAGE_1D || m->type == IMAGE_1D_ARRAY;
  CUDA_TEXTURE_DESC t = {.addressMode = {mode, row ? CU_TR_ADDRESS_MODE_CLAMP : mode, mode},
                         .filterMode = linear,
                         .flags = (is_integer ? CU_TRSF_READ_AS_INTEGER : 0) |
                                  (normalized ? CU_TRSF_NORMALIZED_COORDINATES : 0) | (is_srgb ? CU_TRSF_SRGB : 0),
                         .mipmapFilterMode = filter >> 1,
                         .maxMipmapLevelClamp = m->levels - 1};
  CUDA_RESOURCE_DESC r = {.resType = CU_RESOURCE_TYPE_ARRAY, .res.hArray = c->array};
  if (c->mipmap && normalized) {
    r.resType = CU_RESOURCE_TYPE_MIPMAPPED_ARRAY;
    r.res.hMipmappedArray = c->mipmap;
  }
  return check(cu.cuTexObjectCreate(texture, &r, &t, NULL), "cannot make a texture");
}

static bool make_handles(const image_argument *m, cuda_image *c) {
  for (unsigned filter = 0; filter < 4; filter++)
    for (unsigned bits = 0; bits < 10; bits++)
      if (!make_texture(m, c, filter, bits, &c->descriptor.textures[filter][bits]))
        return false;
  for (unsigned level = 0; level < m->levels; level++) {
    CUDA_RESOURCE_DESC r = {.resType = CU_RESOURCE_TYPE_ARRAY, .res.hArray = c->array};
    if ((c->mipmap && !check(cu.cuMipmappedArrayGetLevel(&r.res.hArray, c->mipmap, level), "level")) ||
        !check(cu.cuSurfObjectCreate(&c->descriptor.surfaces[level], &r), "cannot make a surface"))
      return false;
  }
  return true;
}

bool cuda_has_image(const device *d, const image_argument *m) {
  (void)d;
  const unsigned channels = image_channels(m);
  return array_format(m->channel_data_type) && channels && channels != 3 && m->levels <= ONECLC_NVPTX_LEVELS;
}

bool make_image(const image_argument *m, cuda_image *c, CUdeviceptr *memory) {
  struct oneclc_nvptx_image *d = &c->descriptor;
  const unsigned format = array_format(m->channel_data_type), channels = image_channels(m);
  if (!cuda_has_image(NULL, m))
    return complain("cuda: no images of channel order %x and type %x", m->channel_order, m->channel_data_type);
  d->width = m->width;
  d->height = m->height;
  d->depth = m->depth;
  d->array_size = m->layers;
  d->num_mip_levels = m->levels;
  d->num_samples = 1;
  d->channel_order = m->channel_order;
  d->channel_data_type = m->channel_data_type;
  const bool two = m->type == IMAGE_2D || m->type == IMAGE_2D_ARRAY || m->type == IMAGE_3D;
  const CUDA_ARRAY3D_DESCRIPTOR a = {m->width,
                                     two ? m->height : 0,
                                     is_layered(m)         ? m->layers
                                     : m->type == IMAGE_3D ? m->depth
                                                           : 0,
                                     format,
                                     channels,
                                     CUDA_ARRAY3D_SURFACE_LDST | (is_layered(m) ? CUDA_ARRAY3D_LAYERED : 0)};
  bool good;
  if (m->type == IMAGE_1D_BUFFER) {
    good = check(cu.cuMemAlloc_v2(&c->pixels, image_size(m)), "no memory for an image");
    d->pixels = (void *)c->pixels;
  } else if (m->levels > 1) {
    good = check(cu.cuMipmappedArrayCreate(&c->mipmap, &a, m->levels), "cannot make an image") &&
           check(cu.cuMipmappedArrayGetLevel(&c->array, c->mipmap, 0), "level");
  } else {
    good = check(cu.cuArray3DCreate_v2(&c->array, &a), "cannot make an image");
  }
  return good && copy_image(m, c, false) && (c->pixels || make_handles(m, c)) &&
         check(cu.cuMemAlloc_v2(memory, sizeof *d), "no memory for an image") &&
         check(cu.cuMemcpyHtoD_v2(*memory, d, sizeof *d), "cannot copy an image");
}

void free_image(cuda_image *c) {
  for (unsigned i = 0; i < 40; i++)
    if (c->descriptor.textures[i / 10][i % 10])
      cu.cuTexObjectDestroy(c->descriptor.textures[i / 10][i % 10]);
  for (unsigned i = 0; i < ONECLC_NVPTX_LEVELS; i++)
    if (c->descriptor.surfaces[i])
      cu.cuSurfObjectDestroy(c->descriptor.surfaces[i]);
  if (c->mipmap)
    cu.cuMipmappedArrayDestroy(c->mipmap);
  else if (c->array)
    cu.cuArrayDestroy(c->array);
  if (c->pixels)
    cu.cuMemFree_v2(c->pixels);
}
