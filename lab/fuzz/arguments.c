// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Fuzzes the parser of clc-run's ARGs. The input is a kernel's signature, then ARGs and the contents of every file that
// they name, each ended by a zero byte. Arguments that are accepted can be printed, and what is printed reads back as
// the same bits.
#include "fuzz.h"
#include "run/arguments.h"
#include <stdlib.h>
#include <string.h>

static parameter known(unsigned char letter) {
  static const parameter parameters[] = {{ARG_BUFFER, 0, "float*"},
                                         {ARG_BUFFER, 0, "half3*"},
                                         {ARG_BUFFER, 0, "uchar16*"},
                                         {ARG_BUFFER, 0, "struct s*"},
                                         {ARG_BUFFER, 0, ""},
                                         {ARG_LOCAL, 0, "int*"},
                                         {ARG_LOCAL, 0, ""},
                                         {ARG_VALUE, 4, "int"},
                                         {ARG_VALUE, 16, "double2"},
                                         {ARG_VALUE, 8, ""},
                                         {ARG_VALUE, 0, ""},
                                         {ARG_VALUE, 12, "struct s"},
                                         {ARG_BUFFER, 0, "image2d_t"},
                                         {ARG_IMAGE, 0, ""},
                                         {ARG_BUFFER, 0, "image3d_t"},
                                         {ARG_BUFFER, 0, "image1d_buffer_t"},
                                         {ARG_BUFFER, 0, "sampler_t"},
                                         {ARG_SAMPLER, 0, ""},
                                         {ARG_BUFFER, 0, "image2d_array_depth_t"},
                                         {ARG_BUFFER, 0, "image2d_msaa_t"}};
  return parameters[letter % (sizeof parameters / sizeof *parameters)];
}

// Checks that a buffer's values, printed in full, read back as the same bytes.
static void read_back(const kernel_argument *a) {
  char *text;
  size_t length;
  FILE *file = open_memstream(&text, &length);
  const size_t count = a->value.size / a->type.size;
  for (size_t i = 0; i < count; i++) {
    if (i)
      fputc(',', file);
    print_value(file, &a->type, a->memory.data + i * a->type.size, false);
  }
  fclose(file);
  char *again = calloc(count, a->type.size);
  read_values(text, &a->type, again, count, 1);
  for (size_t i = 0; i < count; i++)
    for (unsigned e = 0; e < a->type.width; e++) {
      const size_t at = i * a->type.size + e * a->type.scalar_size;
      char printed[2][64] = {{0}};
      const cl_type scalar = {a->type.scalar, a->type.kind, a->type.scalar_size, 1, a->type.scalar_size};
      for (unsigned n = 0; n < 2; n++) {
        FILE *one = fmemopen(printed[n], sizeof printed[n], "w");
        print_value(one, &scalar, (n ? again : a->memory.data) + at, false);
        fclose(one);
      }
      // NaNs may differ in bits that are not printed.
      promise(!strcmp(printed[0], "nan") ? !strcmp(printed[1], "nan")
                                         : !memcmp(again + at, a->memory.data + at, scalar.size));
    }
  free(again);
  free(text);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);
int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
  enum { most = 4 };
  char *texts[most] = {0};
  parameter parameters[most];
  kernel_argument arguments[most];
  unsigned count = 0;
  for (; count < most && size > 1 && *data; count++) {
    parameters[count] = known(*data);
    data++, size--;
    texts[count] = take_text(&data, &size);
  }
  const bool ended = size && !*data;
  set_file(data + ended, size - ended);
  const kernel_signature k = {"k", count, parameters};
  memset(arguments, 0, sizeof arguments);
  if (!setjmp(*catch_exit())) {
    parse_arguments(&k, count, texts, arguments);
    bool small = true;
    for (unsigned i = 0; i < count; i++)
      small = small && arguments[i].memory.size < 100000;
    if (small)
      deliver_arguments(count, arguments, size & 1);
    for (unsigned i = 0; i < count && small; i++)
      if (arguments[i].print && arguments[i].value.kind != ARG_IMAGE && arguments[i].value.size)
        read_back(&arguments[i]);
  }
  release_exit();
  free_arguments(count, arguments);
  for (unsigned i = 0; i < count; i++) {
    char *file = output_file(texts[i]);
    free(file);
    free(texts[i]);
  }
  return 0;
}
