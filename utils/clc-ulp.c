// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// clc-ulp: judges math builtins on any device: how far their results are from the exact ones, and which special values
// are wrong.
#include "command.h"
#include "device.h"
#include "ulp/ulp.h"
#include <errno.h>
#include <inttypes.h>
#include <math.h>
#include <pthread.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <time.h>
#include <unistd.h>

static const char usage[] =
    "usage: clc-ulp [OPTION]… FUNCTION… | all\n"
    "\n"
    "Runs builtins on a device and compares every result with MPFR's. Which builtins there are, and the bounds that "
    "they must\n"
    "keep, is in the table test/math/bounds.tsv; FUNCTION is a name in its first column.\n"
    "\n"
    "  --device NAME         cpu[:sse2|:v3|:v4], cuda[:N] or opencl[:TEXT]; default cpu, or $ONECLC_DEVICE.\n"
    "                        With ONECLC_DRIVER_LIBRARY=1 an OpenCL driver's own builtins are judged\n"
    "  --precision P[,P]     half, float, double; default all that the table and the device have\n"
    "  --width N             calls the overload of 2, 4, 8 or 16 elements, with points that lie far apart; default 1\n"
    "  --spec                the specification's bounds instead of ours\n"
    "Points; without any of these options, --quick:\n"
    "  --quick               all halves of unary functions, 2^20 floats at a prime's distance, 20000 random points of "
    "double and\n"
    "                        200000 of functions of more arguments, and the borders of all binades or boundary values\n"
    "  --all                 all inputs: of unary half and float functions, of half functions of two arguments, where "
    "of ints\n"
    "                        18 bits are enough: beyond them no result is anything but 0, 1, infinity and NaN\n"
    "  --stride N            every N-th of them\n"
    "  --full                what test/math/sweeps.tsv holds: --all, or --random 4294967296, of double --random "
    "10000000\n"
    "  --random N            so many random points: all kinds of magnitudes, and where functions are hard\n"
    "  --seed N              chooses other random points; default 1\n"
    "  --at X[,Y[,Z]]        this point, as 1.5, -0x1p-149 or, bits, #3f800000; repeatable\n"
    "With --quick and --random the points of test/math/hard.tsv are judged too, but not in shards.\n"
    "Long runs:\n"
    "  --shard K/N           the K-th of N parts; their hashes add up modulo 2^64\n"
    "  --threads N           that judge; default: all cores\n"
    "  --state DIR           where a run that is ended keeps how far it came, to go on when it is called again;\n"
    "                        default: the folder ulp of the build\n"
    "  --restart             forgets that\n"
    "  --progress, --quiet   progress on standard error even if that is no terminal, or never\n"
    "Output:\n"
    "  --csv                 comma-separated values with a heading\n"
    "  --emit FILE           writes the results into this table too (test/math/sweeps.tsv), in place of older ones for "
    "the same\n"
    "                        function, precision, points and device\n"
    "  --same FILE           such a table must have the same hash for the same function, precision and points; native_ "
    "and half_\n"
    "                        functions, which devices may do as they like, need not be in it\n"
    "  --table FILE          instead of test/math/bounds.tsv; hard.tsv lies beside it\n"
    "  --list                prints the table's functions\n"
    "  --help\n"
    "\n"
    "exit status: 0 all within the bounds, 1 a bound is broken or bits are others than --same has, 2 wrong usage, 3 a "
    "kernel does not build or run,\n"
    "4 the device could not be opened, 5 MPFR and the host's function disagree, 77 nothing broken, but functions are "
    "missing in the library,\n"
    "have no bound or were not run\n";

enum { OK, BROKEN, RUN_ERROR = 3, DEVICE_MISSING, MISSING = 77 };

enum { MAX_GIVEN = 256, CHUNK = 1 << 22 };
static struct {
  const char *device, *table, *emit, *same, *state;
  unsigned precisions, width, threads;
  bool spec, quick, all, full, csv, list, restart, progress, quiet;
  uint64_t stride, random, seed, shard, shards;
  const char *at[MAX_GIVEN];
  unsigned at_count;
} options = {.width = 1, .seed = 1, .shard = 1, .shards = 1};

static table read_table(const char *path, unsigned fields) {
  const table t = load_table(path, fields);
  if (!t.text)
    exit(USAGE_ERROR);
  return t;
}

static const char *beside_table(const char *name) {
  static char path[4096];
  const char *slash = strrchr(options.table, '/');
  snprintf(path, sizeof path, "%.*s%s", slash ? (int)(slash + 1 - options.table) : 0, options.table, name);
  return path;
}

// ---- One builtin in one precision

typedef struct {
  char **row;
  signature signature;
  domain domain;
  double bound;
  point_plan plan;
  program *program;
  uint64_t begin, end; // this shard's points
  tally sum;
  char points[64]; // in words
} job;

static double read_bound(const char *text) { return !strcmp(text, "inf") ? INFINITY : strtod(text, NULL); }

static uint64_t read_value(const element *t, const char **text) {
  char *end;
  const uint64_t value = **text == '#' ? strtoull(*text + 1, &end, 16)
                         : t->is_float ? bits_near(t, strtod(*text, &end))
                                       : (uint64_t)strtoll(*text, &end, 0) & all_ones(t);
  if (end == *text || (*end && *end != ',' && *end != ' ') || value > all_ones(t))
    fail(USAGE_ERROR, "\"%s\" is no value of type %s", *text, t->name);
  *text = end + (*end != 0);
  return value;
}

static void read_point(const signature *s, const char *text, uint64_t in[]) {
  const char *rest = text;
  for (unsigned i = 0; i < s->count; i++) {
    if (!*rest)
      fail(USAGE_ERROR, "%s: %s takes %u arguments", text, s->function->name, s->count);
    in[i] = read_value(argument_type(s, i), &rest);
  }
  if (*rest)
    fail(USAGE_ERROR, "%s: %s takes %u argument%s", text, s->function->name, s->count, s->count == 1 ? "" : "s");
}

static void plan_points(job *j) {
  const signature *s = &j->signature;
  point_plan *p = &j->plan;
  p->signature = s;
  const unsigned bits = all_varied_bits(s);
  const bool can_all = bits <= (s->type->index == HALF ? 34 : 32), all = options.all || (options.full && can_all);
  const uint64_t random = !options.full || all ? options.random : s->type->index == DOUBLE ? 10000000 : 1ull << 32;
  uint64_t (*list)[MAX_ARGUMENTS] = calloc(MAX_GIVEN, sizeof *list);
  uint64_t count = 0;
  for (unsigned i = 0; i < options.at_count; i++)
    read_point(s, options.at[i], list[count++]);
  if ((options.quick || random) && options.shards == 1) {
    static table hard;
    if (!hard.text)
      hard = read_table(beside_table("hard.tsv"), 3);
    for (size_t i = 0; i < hard.count; i++)
      if (!strcmp(hard.lines[i][0], s->function->name) && !strcmp(hard.lines[i][1], s->type->name)) {
        if (count == MAX_GIVEN)
          fail(USAGE_ERROR, "%s: more than %d points with those of --at", beside_table("hard.tsv"), MAX_GIVEN);
        read_point(s, hard.lines[i][2], list[count++]);
      }
  }
  if (count)
    add_points(p, (point_set){LIST, count, 0, (const uint64_t (*)[MAX_ARGUMENTS])list});
  char *words = j->points;
  if (options.at_count) {
    strcpy(words, "given");
  } else if (all || options.stride) {
    if (all && !can_all)
      fail(USAGE_ERROR, "%s, %s: --all is too much; --random takes as many points as you like", j->row[NAME],
           s->type->name);
    add_points(p, (point_set){STRIDE, 0, all ? 1 : options.stride, NULL});
    if (s->integer[1])
      add_points(p, (point_set){BORDERS, 0, 0, NULL});
    if (all)
      strcpy(words, "all");
    else
      sprintf(words, "every %" PRIu64 ".", options.stride);
  }
  if (options.quick) {
    strcpy(words, "quick");
    add_points(p, (point_set){BORDERS, 0, 0, NULL});
    if (bits <= 32 && s->count == 1)
      add_points(p, (point_set){STRIDE, 0, bits <= 16 ? 1 : 4099, NULL});
    else
      add_points(p, (point_set){RANDOM, s->type->index == DOUBLE ? 20000 : 200000, options.seed, NULL});
  }
  if (random) {
    sprintf(words + strlen(words), "%s%" PRIu64 " random", *words ? " and " : "", random);
    add_points(p, (point_set){RANDOM, random, options.seed, NULL});
  }
  if (options.shards > 1)
    sprintf(words + strlen(words), " (shard %" PRIu64 "/%" PRIu64 ")", options.shard, options.shards);
  j->begin = (uint64_t)((unsigned __int128)p->count * (options.shard - 1) / options.shards);
  j->end = (uint64_t)((unsigned __int128)p->count * options.shard / options.shards);
}

// False where the table has no such builtin.
static bool prepare(job *j, char **row, const element *t) {
  *j = (job){.row = row};
  const char *bound = row[(options.spec ? SPEC : OURS) + t->index - HALF];
  if (row[OURS + t->index - HALF][0] == '-')
    return false;
  j->bound = *bound == '-' ? INFINITY : read_bound(bound);
  if (!read_signature(&j->signature, row, t))
    fail(USAGE_ERROR, "%s: no reference function is called \"%s\"", options.table, row[REFERENCE]);
  read_domain(&j->domain, row[DOMAIN]);
  plan_points(j);
  return true;
}

// ---- Kernels

static char *write_kernel(const job *j) {
  char *source;
  size_t size;
  FILE *out = open_memstream(&source, &size);
  const signature *s = &j->signature;
  const unsigned w = options.width;
  char width[12] = "";
  if (w > 1)
    snprintf(width, sizeof width, "%u", w);
  const char *type = s->type->name;
  if (s->type->index == HALF)
    fprintf(out, "#pragma OPENCL EXTENSION cl_khr_fp16 : enable\n");
  fprintf(out, "kernel void judged(");
  for (unsigned i = 0; i < s->count; i++)
    fprintf(out, "global const %s *a%u, ", argument_type(s, i)->name, i);
  fprintf(out, "global %s *r) {\n  size_t i = get_global_id(0);\n", type);
  for (unsigned i = 0; i < s->count; i++) {
    const char *name = argument_type(s, i)->name, variable = s->integer[i] ? 'n' : "xyz"[i];
    if (w > 1) // points far apart, so that rare ones are beside usual ones
      fprintf(out,
              "  %s l%u[%u];\n  for (int l = 0; l < %u; l++)\n    l%u[l] = a%u[l * get_global_size(0) + i];\n  %s%u %c "
              "= vload%u(0, l%u);\n",
              name, i, w, w, i, i, name, w, variable, w, i);
    else
      fprintf(out, "  %s %c = a%u[i];\n", name, variable, i);
  }
  if (call_reads(j->row[CALL], 'p'))
    fprintf(out, "  %s%s p;\n", type, width);
  if (call_reads(j->row[CALL], 'q')) // what remquo and lgamma_r write
    fprintf(out, "  int%s q;\n", width);
  if (w > 1)
    fprintf(out,
            "  %s lr[%u];\n  vstore%u(%s, 0, lr);\n  for (int l = 0; l < %u; l++)\n    r[l * get_global_size(0) + i] = "
            "lr[l];\n}\n",
            type, w, w, j->row[CALL], w);
  else
    fprintf(out, "  r[i] = %s;\n}\n", j->row[CALL]);
  fclose(out);
  return source;
}

enum { BUILT, LACKING, REFUSED };

// Builds with the messages held back, since an unresolved function is a result here.
static int build(job *j, device *d) {
  char *source = write_kernel(j);
  fflush(stderr);
  FILE *messages = tmpfile();
  const int terminal = dup(2);
  if (!messages || terminal < 0 || dup2(fileno(messages), 2) < 0)
    fail(RUN_ERROR, "no temporary file: %s", strerror(errno));
  j->program = device_build(d, source, NULL);
  fflush(stderr);
  dup2(terminal, 2);
  close(terminal);
  int result = BUILT;
  rewind(messages);
  char line[4096];
  while (fgets(line, sizeof line, messages))
    if (!j->program && strstr(line, "unresolved function"))
      result = LACKING;
  rewind(messages);
  while (result != LACKING && fgets(line, sizeof line, messages))
    fputs(line, stderr);
  fclose(messages);
  free(source);
  return j->program ? BUILT : result == LACKING ? LACKING : REFUSED;
}

// ---- Running

static void *buffers[MAX_ARGUMENTS + 1]; // arguments, then results
static volatile sig_atomic_t interrupted;
static void on_signal(int number) { interrupted = number; }

typedef struct {
  job *job;
  uint64_t first; // point
  size_t begin, end;
  bool judging;
  tally sum;
  pthread_t thread;
} share;

static void *work(void *argument) {
  share *w = argument;
  const job *j = w->job;
  const signature *s = &j->signature;
  uint64_t in[MAX_ARGUMENTS];
  if (w->judging)
    judge_start();
  for (size_t i = w->begin; i < w->end; i++) {
    if (!w->judging) {
      point_at(&j->plan, w->first + i, in);
      for (unsigned a = 0; a < s->count; a++)
        store_bits(argument_type(s, a), buffers[a], i, in[a]);
      continue;
    }
    in[0] = in[1] = in[2] = 0;
    for (unsigned a = 0; a < s->count; a++)
      in[a] = load_bits(argument_type(s, a), buffers[a], i);
    judge(&w->sum, s, &j->domain, in, load_bits(s->type, buffers[MAX_ARGUMENTS], i), (w->first + i) % (1 << 14) == 0);
  }
  if (w->judging)
    judge_end();
  return NULL;
}

// All cores make points, or judge them.
static void share_out(job *j, uint64_t first, size_t count, bool judging) {
  share parts[options.threads];
  for (unsigned i = 0; i < options.threads; i++) {
    parts[i] = (share){j, first, count * i / options.threads, count * (i + 1) / options.threads, judging, {0}, 0};
    if (i && pthread_create(&parts[i].thread, NULL, work, &parts[i]))
      fail(RUN_ERROR, "cannot start threads: %s", strerror(errno));
  }
  work(&parts[0]);
  for (unsigned i = 0; i < options.threads; i++) {
    if (i)
      pthread_join(parts[i].thread, NULL);
    if (judging)
      add_tally(&j->sum, &parts[i].sum);
  }
}

// ---- The state of a long run: points done and the tally so far

typedef struct {
  char key[1024]; // what was run
  uint64_t done;
  tally sum;
} saved;

static void describe_run(const job *j, const device *d, saved *s) {
  // Our code is known by the compiled program; a driver's own by the driver's name and version.
  uint64_t hash = 0;
  char path[4200];
  snprintf(path, sizeof path, "%s/%ld.program", options.state, (long)getpid());
  size_t size;
  char *image = device_has(d, "source") || program_store(j->program, path) ? NULL : read_file(path, &size);
  for (size_t i = 0; image && i < size; i++)
    hash = (hash ^ (uint8_t)image[i]) * UINT64_C(0x100000001b3);
  if (image)
    unlink(path);
  free(image);
  memset(s, 0, sizeof *s);
  snprintf(s->key, sizeof s->key, "%s %s width %u, %s, seed %" PRIu64 ", %" PRIu64 " points, %s, %016" PRIx64,
           j->row[NAME], j->signature.type->name, options.width, j->points, options.seed, j->plan.count,
           device_description(d), hash);
}

static const char *state_path(const job *j, const saved *s) {
  static char path[4200];
  uint64_t hash = 0;
  for (const char *c = s->key; *c; c++)
    hash = (hash ^ (uint8_t)*c) * UINT64_C(0x100000001b3);
  snprintf(path, sizeof path, "%s/%s-%s-%016" PRIx64 ".state", options.state, j->row[NAME], j->signature.type->name,
           hash);
  return path;
}

static void take_up(job *j, saved *s, uint64_t *done) {
  saved old;
  FILE *file = options.restart ? NULL : fopen(state_path(j, s), "rb");
  if (file && fread(&old, sizeof old, 1, file) == 1 && !strcmp(old.key, s->key)) {
    *done = old.done;
    j->sum = old.sum;
    if (!options.quiet)
      fprintf(stderr, "clc-ulp: %s, %s: going on after %" PRIu64 " points\n", j->row[NAME], j->signature.type->name,
              old.done);
  }
  if (file)
    fclose(file);
}

static void save(const job *j, saved *s, uint64_t done) {
  s->done = done;
  s->sum = j->sum;
  write_file(state_path(j, s), (const char *)s, sizeof *s);
}

static void show_progress(const job *j, uint64_t done, uint64_t total, double seconds, uint64_t since) {
  const double rate = (double)since / seconds;
  const long left = (long)((double)(total - done) / rate);
  fprintf(stderr, "\r%s %s: %.1f %%, %.1f M/s, %ld:%02ld:%02ld left, max %.4f ulp \033[K", j->row[NAME],
          j->signature.type->name, 100. * (double)done / (double)total, rate * 1e-6, left / 3600, left / 60 % 60,
          left % 60, j->sum.max);
}

static int run(job *j, device *d) {
  const signature *s = &j->signature;
  const uint64_t total = j->end - j->begin;
  uint64_t done = 0;
  const bool is_long = total > 64 * CHUNK;
  saved state;
  if (is_long) {
    mkdir(options.state, 0777);
    describe_run(j, d, &state);
    take_up(j, &state, &done);
  }
  const double start = now();
  double shown = start, kept = start;
  const uint64_t at_start = done;
  while (done < total) {
    const size_t count = total - done < CHUNK ? total - done : CHUNK;
    const size_t padded = (count + options.width - 1) / options.width * options.width;
    share_out(j, j->begin + done, count, false);
    argument arguments[MAX_ARGUMENTS + 1];
    for (unsigned a = 0; a < s->count; a++)
      arguments[a] = (argument){ARG_INPUT, padded * argument_type(s, a)->bits / 8, buffers[a]};
    arguments[s->count] = (argument){ARG_BUFFER, padded * s->type->bits / 8, buffers[MAX_ARGUMENTS]};
    const ndrange range = {1, {padded / options.width, 1, 1}, {0}, {0}};
    const int status = device_run(j->program, "judged", &range, s->count + 1, arguments);
    if (status != DEVICE_OK)
      return status;
    share_out(j, j->begin + done, count, true);
    done += count;
    const double time = now();
    if (options.progress && time - shown > 0.5 && time - start > 2)
      show_progress(j, done, total, time - start, done - at_start), shown = time;
    if (is_long && (interrupted || time - kept > 15))
      save(j, &state, done), kept = time;
    if (interrupted) {
      fprintf(stderr, "\nclc-ulp: stopped%s\n", is_long ? "; the same command goes on from here" : "");
      exit(128 + interrupted);
    }
  }
  if (options.progress && now() - start > 2)
    fputs("\r\033[K", stderr);
  if (is_long)
    unlink(state_path(j, &state));
  // What the host's function said of the worst point, MPFR says more precisely.
  if (j->sum.max > 0) {
    tally worst = {0};
    judge_start();
    judge(&worst, s, &j->domain, j->sum.at_max.in, j->sum.at_max.got, true);
    judge_end();
    j->sum.max = worst.max;
  }
  return DEVICE_OK;
}

// ---- Results

static bool within(const job *j) {
  const tally *t = &j->sum;
  if (isinf(j->bound))
    return true;
  return !t->special && !t->zero_sign && !t->flushed && (j->bound <= 0.5 ? !t->misrounded : t->max <= j->bound);
}

static const char *value_text(const element *t, uint64_t bits, bool with_value) {
  static char text[8][80];
  static unsigned next;
  char *to = text[next++ % 8];
  const double value = as_double(t, bits);
  if (!t->is_float)
    sprintf(to, "%" PRId64, as_signed(t, bits));
  else if (with_value)
    sprintf(to, "#%0*" PRIx64 " (%.*g)", (int)t->bits / 4, bits,
            t->index == DOUBLE  ? 17
            : t->index == FLOAT ? 9
                                : 5,
            value);
  else
    sprintf(to, "#%0*" PRIx64, (int)t->bits / 4, bits);
  return to;
}

static void print_finding(const job *j, const char *what, uint64_t count, const finding *f) {
  const signature *s = &j->signature;
  if (!count)
    return;
  printf("    %s: %s(", what, j->row[NAME]);
  for (unsigned i = 0; i < s->count; i++)
    printf("%s%s", i ? ", " : "", value_text(argument_type(s, i), f->in[i], true));
  judge_start();
  printf(") = %s, exactly %s\n", value_text(s->type, f->got, true), value_text(s->type, exact_result(s, f->in), true));
  judge_end();
}

static double misrounded_share(const tally *t) {
  return t->points ? 100. * (double)t->misrounded / (double)t->points : 0;
}

static const char *arguments_text(const job *j, const finding *f, const char *separator) {
  static char text[256];
  *text = 0;
  for (unsigned i = 0; i < j->signature.count; i++)
    sprintf(text + strlen(text), "%s%s", i ? separator : "",
            value_text(argument_type(&j->signature, i), f->in[i], false));
  return text;
}

static void print_heading(const device *d) {
  if (options.csv)
    puts("function,precision,width,points,count,max ulp,at,result,misrounded,special,zero "
         "signs,flushed,hash,bound,verdict,device");
  else
    printf("%s\n%-14s %-6s %11s %10s %9s %7s %5s %7s  %-16s %s\n", device_description(d), "function", "", "points",
           "max ulp", "misrounded", "special", "signs", "flushed", "hash", "bound");
}

static void print_result(const job *j, const device *d, const char *verdict) {
  const tally *t = &j->sum;
  const element *type = j->signature.type;
  if (options.csv) {
    printf("%s,%s,%u,\"%s\",%" PRIu64 ",%.6g,%s,%s,%" PRIu64 ",%" PRIu64 ",%" PRIu64 ",%" PRIu64 ",%016" PRIx64
           ",%g,%s,\"%s\"\n",
           j->row[NAME], type->name, options.width, j->points, t->points, t->max, arguments_text(j, &t->at_max, " "),
           value_text(type, t->at_max.got, false), t->misrounded, t->special, t->zero_sign, t->flushed, t->hash,
           j->bound, verdict, device_description(d));
    fflush(stdout);
    return;
  }
  if (t->points == 0) {
    printf("%-14s %-6s %s\n", j->row[NAME], type->name, verdict);
    fflush(stdout);
    return;
  }
  printf("%-14s %-6s %11" PRIu64 " %10.6f %8.3f %% %7" PRIu64 " %5" PRIu64 " %7" PRIu64 "  %016" PRIx64 " %s %g\n",
         j->row[NAME], type->name, t->points, t->max, misrounded_share(t), t->special, t->zero_sign, t->flushed,
         t->hash, verdict, j->bound);
  print_finding(j, "max", t->max > 0, &t->at_max);
  if (j->bound <= 0.5)
    print_finding(j, "misrounded", t->misrounded, &t->at_misrounded);
  print_finding(j, "special value", t->special, &t->at_special);
  print_finding(j, "sign of zero", t->zero_sign, &t->at_zero_sign);
  print_finding(j, "flushed", t->flushed, &t->at_flushed);
  fflush(stdout);
}

static const char *commit(void) { // what is checked out when the run starts
  static char text[64];
  if (*text)
    return text;
  strcpy(text, "-");
  FILE *git = popen("git -C '" ONECLC_SOURCE "' describe --always --dirty --exclude '*' 2>/dev/null", "r");
  if (git && fgets(text, sizeof text, git))
    text[strcspn(text, "\n")] = 0;
  if (git)
    pclose(git);
  return text;
}

static int compare_lines(const void *a, const void *b) { return strcmp(*(char *const *)a, *(char *const *)b); }

static const char emit_heading[] = "# What clc-ulp --emit saw: the greatest error in ulp and where; results that are "
                                   "not the correctly rounded ones; wrong special\n"
                                   "# values, signs of zero and flushed subnormals; the hash of all results. Hashes of "
                                   "the same points are equal on all devices.\n"
                                   "# function\tprecision\tpoints\tdevice\tnumber\tmax "
                                   "ulp\targuments\tresult\tmisrounded\tspecial\tsigns\tflushed\thash\tdate\tcommit\n";

static void emit(const job *j, const char *device_name, const device *d) {
  const tally *t = &j->sum;
  const element *type = j->signature.type;
  char key[256], line[1024], date[16];
  const time_t seconds = time(NULL);
  strftime(date, sizeof date, "%Y-%m-%d", gmtime(&seconds));
  // A CPU is named by its library's level; others by what they say of themselves, less the versions of drivers, which
  // would make new rows.
  char name[160];
  snprintf(name, sizeof name, "%s", strncmp(device_name, "cpu", 3) ? device_description(d) : device_name);
  name[strcspn(name, ",")] = 0;
  snprintf(key, sizeof key, "%s\t%s\t%s\t%s\t", j->row[NAME], type->name, j->points, name);
  snprintf(line, sizeof line,
           "%s%" PRIu64 "\t%.6f\t%s\t%s\t%.3f %%\t%" PRIu64 "\t%" PRIu64 "\t%" PRIu64 "\t%016" PRIx64 "\t%s\t%s", key,
           t->points, t->max, t->max > 0 ? arguments_text(j, &t->at_max, " ") : "-",
           t->max > 0 ? value_text(type, t->at_max.got, false) : "-", misrounded_share(t), t->special, t->zero_sign,
           t->flushed, t->hash, date, commit());
  char *old = NULL, **lines = NULL;
  size_t size, count = 0;
  if (access(options.emit, F_OK) == 0 && !(old = read_file(options.emit, &size)))
    exit(USAGE_ERROR);
  for (char *at = old ? strtok(old, "\n") : NULL; at; at = strtok(NULL, "\n"))
    if (*at != '#' && strncmp(at, key, strlen(key))) {
      lines = realloc(lines, (count + 2) * sizeof *lines);
      lines[count++] = at;
    }
  lines = realloc(lines, (count + 2) * sizeof *lines);
  lines[count++] = line;
  qsort(lines, count, sizeof *lines, compare_lines);
  char *text;
  FILE *out = open_memstream(&text, &size);
  fputs(emit_heading, out);
  for (size_t i = 0; i < count; i++)
    fprintf(out, "%s\n", lines[i]);
  fclose(out);
  if (!write_file(options.emit, text, size))
    exit(USAGE_ERROR);
  free(text);
  free(lines);
  free(old);
}

// Whether the results are those of another device, as far as the table that --same names knows them.
static bool same_bits(const job *j) {
  enum { FUNCTION, PRECISION, POINTS, DEVICE, NUMBER, HASH = 12, DATE, COMMIT, FIELDS };
  static table known;
  if (!options.same)
    return true;
  if (!known.text)
    known = read_table(options.same, FIELDS);
  bool found = is_approximation(j->row[NAME]);
  for (size_t i = 0; i < known.count; i++) {
    char **row = known.lines[i];
    if (strcmp(row[FUNCTION], j->row[NAME]) || strcmp(row[PRECISION], j->signature.type->name) ||
        strcmp(row[POINTS], j->points))
      continue;
    found = true;
    const bool same_points = strtoull(row[NUMBER], NULL, 10) == j->sum.points;
    if (same_points && strtoull(row[HASH], NULL, 16) == j->sum.hash)
      continue;
    printf("    %s: %s has %s of %s points on %s (%s): %s\n", same_points ? "other bits" : "other points", options.same,
           row[HASH], row[NUMBER], row[DEVICE], row[COMMIT], "--emit writes it anew");
    return false;
  }
  if (!found)
    printf("    nothing to compare with: %s has no row for these points; --emit writes it\n", options.same);
  return found;
}

// ---- The command line

static void read_shard(const char *text) {
  char *slash, *end;
  options.shard = strtoull(text, &slash, 10);
  options.shards = *slash == '/' ? strtoull(slash + 1, &end, 10) : 0;
  if (!options.shards || *end || !options.shard || options.shard > options.shards)
    fail(USAGE_ERROR, "--shard: \"%s\" is not K/N with K from 1 to N", text);
}

// Reads the options and moves the functions' names to the front of `words`; returns how many there are.
static int read_options(int count, char **words) {
  int names = 0;
  for (int i = 1; i < count; i++) {
    const char *name = words[i];
    if (*name != '-') {
      words[names++] = words[i];
      continue;
    }
#define VALUE (++i < count ? words[i] : (fail(USAGE_ERROR, "%s needs a value", name), ""))
    if (!strcmp(name, "--help") || !strcmp(name, "-h"))
      fputs(usage, stdout), exit(OK);
    else if (!strcmp(name, "--device"))
      options.device = VALUE;
    else if (!strcmp(name, "--precision"))
      options.precisions = read_precisions(VALUE);
    else if (!strcmp(name, "--width"))
      options.width = (unsigned)read_number(name, VALUE);
    else if (!strcmp(name, "--spec"))
      options.spec = true;
    else if (!strcmp(name, "--quick"))
      options.quick = true;
    else if (!strcmp(name, "--all"))
      options.all = true;
    else if (!strcmp(name, "--full"))
      options.full = true;
    else if (!strcmp(name, "--stride"))
      options.stride = read_number(name, VALUE);
    else if (!strcmp(name, "--random"))
      options.random = read_number(name, VALUE);
    else if (!strcmp(name, "--seed"))
      options.seed = read_number(name, VALUE);
    else if (!strcmp(name, "--at") && options.at_count == MAX_GIVEN)
      fail(USAGE_ERROR, "--at: at most %d points", MAX_GIVEN);
    else if (!strcmp(name, "--at"))
      options.at[options.at_count++] = VALUE;
    else if (!strcmp(name, "--shard"))
      read_shard(VALUE);
    else if (!strcmp(name, "--threads"))
      options.threads = (unsigned)read_number(name, VALUE);
    else if (!strcmp(name, "--state"))
      options.state = VALUE;
    else if (!strcmp(name, "--restart"))
      options.restart = true;
    else if (!strcmp(name, "--progress"))
      options.progress = true;
    else if (!strcmp(name, "--quiet"))
      options.quiet = true;
    else if (!strcmp(name, "--csv"))
      options.csv = true;
    else if (!strcmp(name, "--emit"))
      options.emit = VALUE;
    else if (!strcmp(name, "--same"))
      options.same = VALUE;
    else if (!strcmp(name, "--table"))
      options.table = VALUE;
    else if (!strcmp(name, "--list"))
      options.list = true;
    else
      fail(USAGE_ERROR, "unknown option \"%s\"; --help lists them", name);
#undef VALUE
  }
  if (!strchr("\1\2\4\10\20", (int)options.width) || options.width > 16)
    fail(USAGE_ERROR, "--width: there are 1, 2, 4, 8 and 16");
  if (options.all + options.full + !!options.stride > 1 || (options.full && options.random))
    fail(USAGE_ERROR, "--all, --stride and --full exclude each other, --full and --random, too");
  return names;
}

static void set_defaults(void) {
  static char state[4200];
  if (!options.device)
    options.device = getenv("ONECLC_DEVICE") && *getenv("ONECLC_DEVICE") ? getenv("ONECLC_DEVICE") : "cpu";
  if (!options.table)
    options.table = ONECLC_SOURCE "/test/math/bounds.tsv";
  if (!options.state) {
    snprintf(state, sizeof state, "%s/../ulp", program_folder());
    options.state = state;
  }
  if (!options.precisions)
    options.precisions = FLOATS;
  if (!options.threads)
    options.threads = (unsigned)sysconf(_SC_NPROCESSORS_ONLN);
  if (!options.all && !options.full && !options.stride && !options.random && !options.at_count)
    options.quick = true;
  options.progress = !options.quiet && (options.progress || isatty(2));
}

static bool device_lacks(const device *d, const element *t) {
  return (t->index == HALF && !device_has(d, "fp16")) || (t->index == DOUBLE && !device_has(d, "fp64"));
}

// Judges a function in a precision; OK, BROKEN or MISSING.
static int judge_builtin(char **row, const element *t, device *d) {
  job j;
  if (device_lacks(d, t) || !prepare(&j, row, t))
    return OK;
  const int built = build(&j, d);
  if (built == REFUSED)
    fail(RUN_ERROR, "%s, %s: the kernel does not build", row[NAME], t->name);
  int status = MISSING;
  if (built == LACKING) {
    print_result(&j, d, "missing in the library");
  } else {
    const int ran = run(&j, d);
    if (ran == DEVICE_ERROR)
      fail(RUN_ERROR, "%s, %s: the kernel does not run", row[NAME], t->name);
    status = ran == DEVICE_NOT_RUN || isinf(j.bound) ? MISSING : within(&j) ? OK : BROKEN;
    print_result(&j, d,
                 ran == DEVICE_NOT_RUN ? "not run"
                 : status == BROKEN    ? "BROKEN:"
                 : status == OK        ? "within"
                                       : "no bound:");
    if (ran == DEVICE_OK && !same_bits(&j))
      status = BROKEN;
    if (ran == DEVICE_OK && options.emit)
      emit(&j, options.device, d);
    program_close(j.program);
  }
  if (j.plan.set_count && j.plan.sets[0].kind == LIST)
    free((void *)j.plan.sets[0].list);
  return status;
}

int main(int argc, char **argv) {
  const int names = read_options(argc, argv);
  set_defaults();
  const table bounds = read_table(options.table, COLUMNS);
  if (options.list) {
    for (size_t i = 0; i < bounds.count; i++)
      puts(bounds.lines[i][NAME]);
    return OK;
  }
  if (!names) {
    fputs(usage, stderr);
    fail(USAGE_ERROR, "no function given");
  }
  for (int n = 0; n < names; n++) {
    bool found = !strcmp(argv[n], "all");
    for (size_t i = 0; i < bounds.count; i++)
      found |= !strcmp(argv[n], bounds.lines[i][NAME]);
    if (!found)
      fail(USAGE_ERROR, "%s has no function \"%s\"; --list prints those there are", options.table, argv[n]);
  }
  device *d = device_open(options.device);
  if (!d)
    return DEVICE_MISSING;
  for (unsigned i = 0; i <= MAX_ARGUMENTS; i++)
    if (posix_memalign(&buffers[i], 4096, CHUNK * sizeof(uint64_t)))
      fail(RUN_ERROR, "no memory");
  for (unsigned i = 0; i < TYPE_COUNT; i++) { // made here, before threads use them
    const uint64_t *values;
    boundary_values(&types[i], &values);
  }
  signal(SIGINT, on_signal);
  signal(SIGTERM, on_signal);
  if (options.emit)
    commit();
  print_heading(d);
  bool broken = false, missing = false;
  for (int n = 0; n < names; n++) {
    for (size_t i = 0; i < bounds.count; i++) {
      char **row = bounds.lines[i];
      if (strcmp(argv[n], "all") && strcmp(argv[n], row[NAME]))
        continue;
      for (const element *t = &types[HALF]; t <= &types[DOUBLE]; t++) {
        const int status = options.precisions & ONE(t->index) ? judge_builtin(row, t, d) : OK;
        broken |= status == BROKEN;
        missing |= status == MISSING;
      }
    }
  }
  device_close(d);
  return broken ? BROKEN : missing ? MISSING : OK;
}
