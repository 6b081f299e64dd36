// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The demo: a high-dynamic-range picture in half floats goes through the kernels of tonemap.cl, which Clang
// compiles with this library, and becomes a PNG or PPM file.
#include "command.h"
#include "device.h"
#include "files.h"
#include "picture.h"
#include "scene.h"
#include "tonemap_usage.h" // of tonemap.txt
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>
#include <zlib.h>

enum { FAILED = 1 };
enum { group_size = 64, max_groups = 64, max_frames = 25 };
// With these, every device gives the same bytes.
static const char options[] = "-cl-std=CL3.0 -ffp-contract=off -cl-fp32-correctly-rounded-divide-sqrt";

INCLUDE_SOURCE(kernel_source, "tonemap.cl", DEMO_KERNELS);

static struct {
  const char *input, *output, *device, *hdr;
  float exposure;
  int width, height;
} settings = {.output = "tonemap.png", .device = "cpu", .width = 1280, .height = 720};

static bool ends_in(const char *name, const char *suffix) {
  const size_t n = strlen(name), m = strlen(suffix);
  return n > m && !strcmp(name + n - m, suffix);
}

static void read_output(const char *name) {
  if (!ends_in(name, ".png") && !ends_in(name, ".ppm"))
    fail(USAGE_ERROR, "--output names a file that ends in .png or .ppm, not %s", name);
  settings.output = name;
}

static void read_exposure(const char *text) { settings.exposure = read_real_within("--exposure", text, -64, 64); }

static void read_size(const char *text) {
  int used = 0, w = 0, h = 0;
  if (sscanf(text, "%5dx%5d%n", &w, &h, &used) != 2 || text[used] || w < 1 || h < 1 || w > max_side || h > max_side ||
      (long long)w * h > max_pixels)
    fail(USAGE_ERROR, "--size is such as 640x360, not %s", text);
  settings.width = w;
  settings.height = h;
}

static void read_options(int argc, char **argv) {
  static const named_option known[] = {{"input", .text = &settings.input},
                                       {"output", .read = read_output},
                                       {"device", .text = &settings.device},
                                       {"exposure", .read = read_exposure},
                                       {"size", .read = read_size},
                                       {"hdr", .text = &settings.hdr},
                                       {0}};
  while (take_option(argc, argv, "", known) != -1)
    ;
  if (optind < argc)
    fail(USAGE_ERROR, "no files without an option before them: %s", argv[optind]);
}

static bool get_picture(picture *p) {
  if (settings.input) {
    int stops;
    if (!read_picture(settings.input, p, &stops))
      return false;
    printf("Picture:   %s, %dx%d, stored in half floats after scaling by 2^%d\n", settings.input, p->width, p->height,
           stops);
  } else {
    p->width = settings.width;
    p->height = settings.height;
    p->rgba = allocate_pixels(p->width, p->height);
    if (!p->rgba)
      return false;
    const double start = now();
    render_scene(p->width, p->height, p->rgba);
    printf("Picture:   a hall by the sea, %dx%d in half floats, rendered in %.1f s\n", p->width, p->height,
           now() - start);
  }
  float low = INFINITY, high = 0;
  for (size_t i = 0; i < (size_t)p->width * p->height; i++)
    for (int j = 0; j < 3; j++)
      if (p->rgba[4 * i + j] > 0) {
        low = fminf(low, p->rgba[4 * i + j]);
        high = fmaxf(high, p->rgba[4 * i + j]);
      }
  if (high > 0)
    printf("           values from %.3g to %.3g: %.1f stops, where a display has about 8\n", low, high,
           log2f(high / low));
  return !settings.hdr || write_pfm(settings.hdr, p);
}

// Seconds of processor time, of all threads.
static double busy_seconds(void) {
  struct timespec t;
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &t);
  return t.tv_sec + 1e-9 * t.tv_nsec;
}

// Exposure in two steps: the mean of log2(luminance) becomes middle grey, then tone mapping. As device_run.
static int show(program *kernels, const picture *p, float exposure, unsigned char *rgb, double *mean) {
  const unsigned pixels = p->width * p->height, wanted = (pixels + group_size - 1) / group_size;
  const size_t groups = wanted < max_groups ? wanted : max_groups;
  const size_t all = room(p->width, p->height);
  const argument in = {ARG_INPUT, all * 4 * sizeof *p->rgba, p->rgba};
  float sums[max_groups];
  const ndrange measure = {1, {groups * group_size}, {group_size}, {0}}, map = {1, {all / 4}, {0}, {0}};
  const int status = device_run(kernels, "sum_log_luminance", &measure, 4,
                                (argument[]){in,
                                             {ARG_VALUE, sizeof pixels, (void *)&pixels},
                                             {ARG_BUFFER, groups * sizeof *sums, sums},
                                             {ARG_LOCAL, group_size * sizeof(float), NULL}});
  if (status != DEVICE_OK)
    return status;
  *mean = 0;
  for (size_t i = 0; i < groups; i++)
    *mean += sums[i];
  *mean /= pixels;
  float stops = exposure - *mean;
  return device_run(kernels, "tone_map", &map, 3,
                    (argument[]){in, {ARG_VALUE, sizeof stops, &stops}, {ARG_BUFFER, all * 3, rgb}});
}

static int ascending(const void *a, const void *b) {
  const double x = *(const double *)a, y = *(const double *)b;
  return (x > y) - (x < y);
}

int main(int argc, char **argv) {
  start_program(usage, FAILED);
  read_options(argc, argv);
  if (!can_write(settings.output) || (settings.hdr && !can_write(settings.hdr)))
    return FAILED;
  picture p;
  device *d = device_open(settings.device);
  if (!d || !get_picture(&p))
    return FAILED;
  printf("Device:    %s\n", device_description(d));
  puts("Compiling: tonemap.cl, which is Clang's standard input; the linked program is its output:");
  fflush(stdout);
  setenv("ONECLC_VERBOSE", "1", 0); // device_build prints the command on stderr
  const double start = now();
  program *kernels = device_build(d, kernel_source, options);
  if (!kernels)
    return FAILED;
  printf("           ready to run after %.2f s\n", now() - start);

  const size_t pixels = (size_t)p.width * p.height;
  unsigned char *rgb = malloc(3 * room(p.width, p.height));
  if (!rgb)
    fail(FAILED, "not enough memory for this picture");
  double mean, time[max_frames], busy = busy_seconds(), begin = now(), all = 0;
  int frames = 0;
  while (frames < max_frames && (frames < 3 || all < 2)) {
    const int result = show(kernels, &p, settings.exposure, rgb, &mean);
    if (result == DEVICE_NOT_RUN)
      puts("Not run:   ONECLC_COMPILE_ONLY is set");
    if (result != DEVICE_OK)
      return result == DEVICE_NOT_RUN ? 0 : FAILED;
    const double end = now();
    time[frames++] = end - begin;
    all += end - begin;
    begin = end;
  }
  busy = (busy_seconds() - busy) / all;
  qsort(time, frames, sizeof *time, ascending);
  const double median = time[frames / 2];
  printf("Exposure:  %+.2f stops, from a mean luminance of %.3g by 2 kernels: log2 and a sum in local "
         "memory; tone curve\n",
         settings.exposure - mean, exp2(mean));
  printf("Speed:     %.2f ms a frame (median of %d), %.0f Mpixel/s, %.1f of %ld processor cores busy\n", 1e3 * median,
         frames, 1e-6 * pixels / median, busy, sysconf(_SC_NPROCESSORS_ONLN));

  if (!write_rgb(settings.output, p.width, p.height, rgb))
    return FAILED;
  char *path = realpath(settings.output, NULL);
  printf("Result:    %s\n", path ? path : settings.output);
  printf("           CRC-32 of its %zu bytes %08lx, the same from every device for this picture\n", 3 * pixels,
         crc32_z(0, rgb, 3 * pixels));
  free(path);
  free(rgb);
  free(p.rgba);
  program_close(kernels);
  device_close(d);
  return 0;
}
