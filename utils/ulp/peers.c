// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// How other libraries than ours are called, and by which names they are known.
#include "peers.h"
#include <string.h>

// libdevice names its functions as C does, with a prefix, and its approximations "fast". It has none of half: there a
// program converts, calls the function of float and rounds its result.
bool write_call(FILE *out, char *const row[], const signature *s, spelling how) {
  const char *name = row[NAME];
  if (how == OPENCL_C) {
    fprintf(out, "#define CALL %s\n", row[CALL]);
    return true;
  }
  const char *prefix = "__nv_";
  if (call_reads(row[CALL], 'p') || call_reads(row[CALL], 'q') || !strncmp(name, "half_", 5))
    return false;
  if (!strncmp(name, "native_", 7))
    prefix = "__nv_fast_", name += 7;
  if (!strcmp(name, "pown"))
    name = "powi";
  const bool half = s->type->index == HALF;
  const char *t = half ? "float" : s->type->name, *suffix = s->type->index == DOUBLE ? "" : "f";
  fprintf(out, "%s %s%s%s(%s", t, prefix, name, suffix, t);
  for (unsigned i = 1; i < s->count; i++)
    fprintf(out, ", %s", s->integer[i] ? "int" : t);
  fprintf(out, ");\n#define CALL %s%s%s%s(x", half ? "(half)" : "", prefix, name, suffix);
  for (unsigned i = 1; i < s->count; i++)
    fprintf(out, ", %c", s->integer[i] ? 'n' : argument_names[i]);
  fputs(")\n", out);
  return true;
}

const char item_macro[] =
    "#ifdef __NVPTX__\n"
    "#define ITEM (__nvvm_read_ptx_sreg_ctaid_x() * __nvvm_read_ptx_sreg_ntid_x() + __nvvm_read_ptx_sreg_tid_x())\n"
    "#else\n"
    "#define ITEM get_global_id(0)\n"
    "#endif\n";

// Of libdevice with nvcc's defaults: division and square root correctly rounded, subnormals kept.
const char *link_options(spelling how) {
  return how == LIBDEVICE ? "-Wno-linker-warnings -mllvm -nvvm-reflect-add=__CUDA_PREC_SQRT=1 -mllvm "
                            "-nvvm-reflect-add=__CUDA_PREC_DIV=1"
                          : "-Wno-linker-warnings";
}

const char *driver_name(const char *platform) {
  static const char *const names[][2] = {
      {"Intel(R) OpenCL", "intel"}, {"Portable Computing Language", "pocl"}, {"rusticl", "rusticl"}};
  for (unsigned i = 0; i < sizeof names / sizeof *names; i++)
    if (!strncmp(platform, names[i][0], strlen(names[i][0])))
      return names[i][1];
  return "opencl";
}
