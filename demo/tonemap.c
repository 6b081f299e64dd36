// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The demo: a high-dynamic-range picture in half floats goes through the kernels of tonemap.cl, which Clang
// compiles with this library, and becomes a PNG or PPM file.
#include "device.h"
#include "picture.h"
#include "scene.h"
#include <getopt.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>
#include <zlib.h>

static const char usage[] =
    "usage: tonemap [options]\n"
    "Tone maps a high-dynamic-range picture with OpenCL C kernels.\n"
    "  --input FILE.pfm   the picture; without it, a scene is rendered\n"
    "  --output FILE      what to write, .png or .ppm (tonemap.png)\n"
    "  --exposure STOPS   brighter or darker than the automatic exposure, such as 1.5 or -2 (0)\n"
    "  --device NAME      cpu, cpu:v3, cuda, opencl:TEXT … (cpu)\n"
    "  --size WxH         of the rendered scene (1280x720)\n"
    "  --hdr FILE.pfm     also write the picture as it is before tone mapping\n"
    "  --help\n";

enum { failed = 1, misused = 2 };
enum { group_size = 64, max_groups = 64, max_frames = 25 };
// With these, every device gives the same bytes.
static const char options[] = "-cl-std=CL3.0 -ffp-contract=off -cl-fp32-correctly-rounded-divide-sqrt";

typedef struct {
  const char *input, *output, *device, *hdr;
  float exposure;
  int width, height;
} settings;

static double seconds(clockid_t clock) {
  struct timespec t;
  clock_gettime(clock, &t);
  return t.tv_sec + 1e-9 * t.tv_nsec;
}

static int misuse(const char *what, const char *value) {
  fprintf(stderr, "tonemap: %s%s\n%s", what, value, usage);
  return misused;
}

static bool ends_in(const char *name, const char *suffix) {
  const size_t n = strlen(name), m = strlen(suffix);
  return n > m && !strcmp(name + n - m, suffix);
}

// 0, or the exit status plus one.
static int parse(int argc, char **argv, settings *s) {
  enum { input = 1, output, exposure, device, size, hdr, help };
  static const struct option names[] = {{"input", 1, NULL, input},   {"output", 1, NULL, output},
                                        {"device", 1, NULL, device}, {"exposure", 1, NULL, exposure},
                                        {"size", 1, NULL, size},     {"hdr", 1, NULL, hdr},
                                        {"help", 0, NULL, help},     {0}};
  char *end;
  int used = 0;
  for (int option; (option = getopt_long(argc, argv, "", names, NULL)) != -1;)
    switch (option) {
    case input:
      s->input = optarg;
      break;
    case output:
      s->output = optarg;
      if (!ends_in(optarg, ".png") && !ends_in(optarg, ".ppm"))
        return 1 + misuse("--output names a file that ends in .png or .ppm, not ", optarg);
      break;
    case exposure:
      s->exposure = strtof(optarg, &end);
      if (end == optarg || *end || !(fabsf(s->exposure) <= 64))
        return 1 + misuse("--exposure is a number from -64 to 64, not ", optarg);
      break;
    case device:
      s->device = optarg;
      break;
    case size:
      if (sscanf(optarg, "%5dx%5d%n", &s->width, &s->height, &used) != 2 || optarg[used] || s->width < 1 ||
          s->height < 1 || s->width > max_side || s->height > max_side || (long long)s->width * s->height > max_pixels)
        return 1 + misuse("--size is such as 640x360, not ", optarg);
      break;
    case hdr:
      s->hdr = optarg;
      break;
    case help:
      fputs(usage, stdout);
      return 1;
    default:
      fputs(usage, stderr); // below getopt's message
      return 1 + misused;
    }
  return optind < argc ? 1 + misuse("no files without an option before them: ", argv[optind]) : 0;
}

static bool get_picture(const settings *s, picture *p) {
  if (s->input) {
    int stops;
    if (!read_pfm(s->input, p, &stops))
      return false;
    printf("Picture:   %s, %dx%d, stored in half floats after scaling by 2^%d\n", s->input, p->width, p->height, stops);
  } else {
    p->width = s->width;
    p->height = s->height;
    p->rgba = allocate_pixels(p->width, p->height);
    if (!p->rgba)
      return false;
    const double start = seconds(CLOCK_MONOTONIC);
    render_scene(p->width, p->height, p->rgba);
    printf("Picture:   a hall by the sea, %dx%d in half floats, rendered in %.1f s\n", p->width, p->height,
           seconds(CLOCK_MONOTONIC) - start);
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
  return !s->hdr || write_pfm(s->hdr, p);
}

static char *read_kernels(void) {
  FILE *file = fopen(DEMO_KERNELS, "rb");
  char *source = NULL;
  size_t size = 0;
  if (!file || getdelim(&source, &size, 0, file) < 0) {
    perror("tonemap: " DEMO_KERNELS);
    source = NULL;
  }
  if (file)
    fclose(file);
  return source;
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
  settings s = {.output = "tonemap.png", .device = "cpu", .width = 1280, .height = 720};
  const int status = parse(argc, argv, &s);
  if (status)
    return status - 1;

  picture p;
  char *source = read_kernels();
  device *d = source ? device_open(s.device) : NULL;
  if (!d || !get_picture(&s, &p))
    return failed;
  printf("Device:    %s\n", device_description(d));
  printf("Compiling: %s, which is Clang's standard input; the linked program is its output:\n", DEMO_KERNELS);
  fflush(stdout);
  setenv("ONECLC_VERBOSE", "1", 0); // device_build prints the command on stderr
  const double start = seconds(CLOCK_MONOTONIC);
  program *kernels = device_build(d, source, options);
  if (!kernels)
    return failed;
  printf("           ready to run after %.2f s\n", seconds(CLOCK_MONOTONIC) - start);

  const size_t pixels = (size_t)p.width * p.height;
  unsigned char *rgb = malloc(3 * room(p.width, p.height));
  if (!rgb) {
    fputs("tonemap: not enough memory for this picture\n", stderr);
    return failed;
  }
  double mean, time[max_frames], busy = seconds(CLOCK_PROCESS_CPUTIME_ID), begin = seconds(CLOCK_MONOTONIC), all = 0;
  int frames = 0;
  while (frames < max_frames && (frames < 3 || all < 2)) {
    const int result = show(kernels, &p, s.exposure, rgb, &mean);
    if (result == DEVICE_NOT_RUN)
      puts("Not run:   ONECLC_COMPILE_ONLY is set");
    if (result != DEVICE_OK)
      return result == DEVICE_NOT_RUN ? 0 : failed;
    const double now = seconds(CLOCK_MONOTONIC);
    time[frames++] = now - begin;
    all += now - begin;
    begin = now;
  }
  busy = (seconds(CLOCK_PROCESS_CPUTIME_ID) - busy) / all;
  qsort(time, frames, sizeof *time, ascending);
  const double median = time[frames / 2];
  printf("Exposure:  %+.2f stops, from a mean luminance of %.3g by 2 kernels: log2 and a sum in local "
         "memory; tone curve\n",
         s.exposure - mean, exp2(mean));
  printf("Speed:     %.2f ms a frame (median of %d), %.0f Mpixel/s, %.1f of %ld processor cores busy\n", 1e3 * median,
         frames, 1e-6 * pixels / median, busy, sysconf(_SC_NPROCESSORS_ONLN));

  if (!write_rgb(s.output, p.width, p.height, rgb))
    return failed;
  char *path = realpath(s.output, NULL);
  printf("Result:    %s\n", path ? path : s.output);
  printf("           CRC-32 of its %zu bytes %08lx, the same from every device for this picture\n", 3 * pixels,
         crc32_z(0, rgb, 3 * pixels));
  free(path);
  free(rgb);
  free(p.rgba);
  free(source);
  program_close(kernels);
  device_close(d);
  return 0;
}
