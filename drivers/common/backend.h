// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What device.c and the backend plug-ins share.
#ifndef ONECLC_BACKEND_H
#define ONECLC_BACKEND_H
#include "device.h"
#include <stdarg.h>

typedef struct {
  // Finds the device called `which` (what follows the colon in the name; may be empty) and fills in the
  // fields of the device below. Does not touch a driver if device->compile_only. False after a message on
  // failure.
  bool (*open)(device *, const char *which);
  void (*close)(device *);
  bool (*has)(const device *, const char *feature);
  // Checks program->image, fills in program->kernels and, unless device->compile_only, makes it ready to run.
  // `name` is its file's name for messages, or NULL if it was just built. False after a message on failure.
  bool (*load)(program *, const char *name);
  // For devices with compiles_source: the same from source, by the driver's own compiler; else NULL.
  bool (*load_source)(program *, const char *source, const char *options);
  void (*unload)(program *);
  // Runs a kernel whose arguments were checked against its signature, and sets program->seconds.
  int (*run)(program *, const kernel_signature *, const ndrange *, const argument *);
  // Whether there are images like this one; NULL: there are none.
  bool (*has_image)(const device *, const image_argument *);
  // Links program->image with the library's archive at `path`; `name` is as for load. NULL where clang links. False
  // after a message on failure.
  bool (*link)(program *, const char *path, const char *name);
  // Tells LLVM what work-group sizes kernels require, in the text of a program's IR, with the library, before LLVM's
  // passes. Gives the new text, to be freed. NULL where Clang tells it or nothing asks for it.
  char *(*require_sizes)(const char *ir);
} backend;

struct device {
  const backend *backend;
  void *plugin;
  bool compile_only;
  // Filled in by open:
  char description[768];
  char platform[256];           // of an OpenCL device
  const char *format;           // of compiled programs, as a file suffix: "bc", "ptx", "spv", "co"
  char kind[128];               // names what is compiled for, with the library: programs are stored under it
  char library[64];             // file name of the library among the products
  char *other_library;          // path of the file to link instead, or NULL
  bool without_fma;             // cpu: kernels take the processor for one without fma
  const char *target_flags[16]; // for clang: target, processor, kind of output
  const char
      *denorms_are_zero; // what it is told in place of -cl-denorms-are-zero, where it does not know that; or NULL
  bool compiles_source;  // the driver compiles source with its own library
  void *state;           // the backend's own
};

struct program {
  device *device;
  char *image; // what the device format names
  size_t size;
  kernel_signature *kernels; // allocated with their parameters by the backend, freed by program_close
  unsigned kernel_count;
  double seconds;      // of the last run
  const char *options; // Clang's, while the program is built; NULL while one is loaded that is compiled already
  void *state;         // the backend's own
};

// Prints "oneclc: " and a formatted message line on stderr; returns false.
bool complain(const char *format, ...) __attribute__((format(printf, 1, 2)));

// Where the library's file for a device should lie: in ONECLC_LIBDIR if that is set, else ../share/clc or
// ../../share/clc from the program, else in the folder that the build was given. A fixed buffer.
const char *find_library(const device *);
// The same, or NULL after a message that says how to make it if it is not there.
const char *library_path(const device *);

// The library's archive beside that file, in a fixed buffer, if the backend links with it; NULL if clang has to link:
// where there is none, or with another library.
const char *find_archive(const device *);

// A whole file, with a zero byte behind it, to be freed; NULL after a message.
char *read_file(const char *path, size_t *size);
// False after a message; leaves no partial file behind.
bool write_file(const char *path, const char *data, size_t size);

// Runs clang on `input` in a language of its ("cl", "ir"), which links the library unless find_archive() says that the
// backend does. Gives the output (to be freed) and its size, or NULL after clang's messages on stderr. Works without
// temporary files.
char *compile(const device *, const char *language, const char *input, size_t input_size, const char *options,
              size_t *output_size);

// A C++ or OpenCL C symbol as it was written, if libstdc++ is on this machine; else as it is. To be freed.
char *demangle(const char *symbol);

// Adds a kernel with room for `count` parameters, which requires no work-group size. Copies the name.
kernel_signature *add_kernel(program *, const char *name, unsigned count);

// Fills in the work-group size where range->local[0] is 0: what the kernel requires if required[0], else a size up to
// `most`. If `uniform`, all groups have it, so that it divides the range; if that makes it slow, a message says so.
// False after a message if another size is given than required.
bool choose_local(const char *kernel, ndrange *range, const size_t required[3], size_t most, bool uniform);

// Reads a number from the environment, if it is set; false after a message if it is none from `least` to `most`.
bool read_setting(const char *name, unsigned long least, unsigned long most, unsigned long *value);

// Splits options at white space, honouring quotes and backslashes. Gives an array ending in NULL; array and
// strings are one allocation, to be freed.
char **split_options(const char *options);

// What can be read from a descriptor of a regular file, as read_file() gives it; NULL with errno set.
char *read_descriptor(int fd, size_t *size);

// A place in the store of compiled programs.
typedef struct {
  char image[4096], stamp[4096];
  char library[20];
} store_entry;
// The place of a program; false if there is no store (ONECLC_PROGRAMS).
bool find_entry(const device *, const char *source, const char *options, store_entry *);
// What is there, to be freed; NULL if there is nothing or it was linked with another library.
char *load_entry(const store_entry *, size_t *size);
void save_entry(const store_entry *, const char *image, size_t size);

// What each plug-in exports.
extern const backend oneclc_backend __attribute__((visibility("default")));
#endif
