// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Tests pipes (6.15.17) with several packet types and sizes: single packets, reservations of work-items, sub-groups and
// work-groups, full and empty pipes, many work-items at each end, and, on devices that use the host's memory in place,
// both ends at the same time.
// ONE-LEVEL: packets are passed by pointers.
#include "harness.h"
#include <oneclc/pipe.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static const char source[] =
    "typedef struct { int x[3]; } triple;\n"
    "#pragma OPENCL EXTENSION cl_khr_subgroups : enable\n"
    "kernel void put(write_only pipe T p, global const T *in, global int *status) {\n"
    "  size_t i = get_global_id(0);\n"
    "  T x = in[i];\n"
    "  status[i] = write_pipe(p, &x);\n"
    "}\n"
    "kernel void get(read_only pipe T p, global T *out, global int *status) {\n"
    "  size_t i = get_global_id(0);\n"
    "  status[i] = read_pipe(p, &out[i]);\n"
    "}\n"
    "kernel void count_read(read_only pipe T p, global uint *n) { n[0] = get_pipe_num_packets(p); n[1] = "
    "get_pipe_max_packets(p); }\n"
    "kernel void count_write(write_only pipe T p, global uint *n) { n[0] = get_pipe_num_packets(p); n[1] = "
    "get_pipe_max_packets(p); }\n"
    // Reservations may be filled and committed in any order; the packets come out in the order of the reservations.
    "kernel void put_reserved(write_only pipe T p, global const T *in, global int *status) {\n"
    "  reserve_id_t a = reserve_write_pipe(p, 3), b = reserve_write_pipe(p, 2), none = reserve_write_pipe(p, "
    "get_pipe_max_packets(p));\n"
    "  status[0] = is_valid_reserve_id(a); status[1] = is_valid_reserve_id(b); status[2] = is_valid_reserve_id(none);\n"
    "  status[3] = is_valid_reserve_id(CLK_NULL_RESERVE_ID);\n"
    "  status[4] = write_pipe(p, &in[5]);\n"
    "  for (uint i = 2; i-- > 0;) status[5 + i] = write_pipe(p, b, i, &in[3 + i]);\n"
    "  for (uint i = 3; i-- > 0;) status[7 + i] = write_pipe(p, a, i, &in[i]);\n"
    "  status[10] = write_pipe(p, a, 3, &in[0]); status[11] = write_pipe(p, none, 0, &in[0]);\n"
    "  commit_write_pipe(p, b);\n"
    "  status[12] = get_pipe_num_packets(p);\n" // packets after the open reservation wait for it
    "  commit_write_pipe(p, a);\n"
    "  status[13] = get_pipe_num_packets(p);\n"
    "}\n"
    "kernel void get_reserved(read_only pipe T p, global T *out, global int *status) {\n"
    "  reserve_id_t a = reserve_read_pipe(p, 4), b = reserve_read_pipe(p, 1), none = reserve_read_pipe(p, 2);\n"
    "  status[0] = is_valid_reserve_id(a); status[1] = is_valid_reserve_id(b); status[2] = is_valid_reserve_id(none);\n"
    "  status[3] = get_pipe_num_packets(p);\n"
    "  status[4] = read_pipe(p, &out[5]);\n"
    "  status[5] = read_pipe(p, b, 0, &out[4]);\n"
    "  for (uint i = 0; i < 4; i++) status[6 + i] = read_pipe(p, a, i, &out[i]);\n"
    "  status[10] = read_pipe(p, b, 1, &out[0]); status[11] = read_pipe(p, none, 0, &out[0]);\n"
    "  commit_read_pipe(p, b);\n"
    "  commit_read_pipe(p, a);\n"
    "  status[12] = status[13] = get_pipe_num_packets(p);\n"
    "}\n"
    // Each group reserves room for all its items, twice; the items fill the places in reverse order.
    "kernel void put_group(write_only pipe T p, global const T *in, global int *status) {\n"
    "  size_t n = get_local_size(0), me = get_local_id(0), i = get_group_id(0) * n;\n"
    "  reserve_id_t id = work_group_reserve_write_pipe(p, n);\n"
    "  status[i + me] = is_valid_reserve_id(id);\n"
    "  if (is_valid_reserve_id(id)) { write_pipe(p, id, n - 1 - me, &in[i + n - 1 - me]); }\n"
    "  work_group_commit_write_pipe(p, id);\n"
    "}\n"
    "kernel void get_group(read_only pipe T p, global T *out, global int *status) {\n"
    "  size_t n = get_local_size(0), me = get_local_id(0), i = get_group_id(0) * n;\n"
    "  reserve_id_t id = work_group_reserve_read_pipe(p, n);\n"
    "  status[i + me] = is_valid_reserve_id(id);\n"
    "  if (is_valid_reserve_id(id)) { read_pipe(p, id, n - 1 - me, &out[i + n - 1 - me]); }\n"
    "  work_group_commit_read_pipe(p, id);\n"
    "}\n"
    "kernel void put_sub_group(write_only pipe T p, global const T *in, global int *status) {\n"
    "  uint n = get_sub_group_size(), me = get_sub_group_local_id(); size_t i = get_global_id(0);\n"
    "  reserve_id_t id = sub_group_reserve_write_pipe(p, n);\n"
    "  status[i] = is_valid_reserve_id(id) ? (int)n : 0;\n"
    "  if (is_valid_reserve_id(id)) { write_pipe(p, id, me, &in[i]); }\n"
    "  sub_group_commit_write_pipe(p, id);\n"
    "}\n"
    "kernel void get_sub_group(read_only pipe T p, global T *out, global int *status) {\n"
    "  uint n = get_sub_group_size(), me = get_sub_group_local_id(); size_t i = get_global_id(0);\n"
    "  reserve_id_t id = sub_group_reserve_read_pipe(p, n);\n"
    "  status[i] = is_valid_reserve_id(id) ? (int)n : 0;\n"
    "  if (is_valid_reserve_id(id)) { read_pipe(p, id, me, &out[i]); }\n"
    "  sub_group_commit_read_pipe(p, id);\n"
    "}\n";

// Uses both ends of one pipe at the same time: even groups write and odd groups read, for a given number of turns.
static const char both_source[] =
    "kernel void both(write_only pipe uint2 w, read_only pipe uint2 r, uint turns, global uint *written, global uint2 "
    "*out, global uint *taken) {\n"
    "  uint i = get_global_id(0), n = 0;\n"
    "  for (uint t = 0; t < turns && n + 2 <= turns; t++) {\n"
    "    uint2 x = (uint2)(i, n);\n"
    "    if (get_group_id(0) & 1) {\n"
    "      if (t % 3) {\n"
    "        n += !read_pipe(r, &out[i * turns + n]);\n"
    "      } else {\n"
    "        reserve_id_t id = reserve_read_pipe(r, 2);\n"
    "        if (is_valid_reserve_id(id)) { read_pipe(r, id, 0, &out[i * turns + n]); read_pipe(r, id, 1, &out[i * "
    "turns + n + 1]); n += 2; }\n"
    "        commit_read_pipe(r, id);\n"
    "      }\n"
    "    } else if (t % 3) {\n"
    "      n += !write_pipe(w, &x);\n"
    "    } else {\n"
    "      reserve_id_t id = reserve_write_pipe(w, 2);\n"
    "      uint2 y = (uint2)(i, n + 1);\n"
    "      if (is_valid_reserve_id(id)) { write_pipe(w, id, 1, &y); write_pipe(w, id, 0, &x); n += 2; }\n"
    "      commit_write_pipe(w, id);\n"
    "    }\n"
    "  }\n"
    "  written[i] = get_group_id(0) & 1 ? 0 : n;\n"
    "  taken[i] = get_group_id(0) & 1 ? n : 0;\n"
    "}\n"
    // Packets under an open read reservation are not overwritten, nor is what follows them, even if it has been read.
    "kernel void full(write_only pipe uint2 w, read_only pipe uint2 r, global int *status) {\n"
    "  uint2 x = 0; int n = 0;\n"
    "  while (!write_pipe(w, &x)) n++;\n"
    "  reserve_id_t id = reserve_read_pipe(r, 1);\n"
    "  status[0] = n; status[1] = n < 2 || !read_pipe(r, &x); status[2] = write_pipe(w, &x);\n"
    "  read_pipe(r, id, 0, &x); commit_read_pipe(r, id);\n"
    "  status[3] = write_pipe(w, &x); status[4] = n < 2 ? 0 : write_pipe(w, &x); status[5] = write_pipe(w, &x);\n"
    "  while (!read_pipe(r, &x)) ;\n"
    "}\n"
    "kernel void drain(read_only pipe uint2 r, uint most, global uint2 *out, global uint *taken) {\n"
    "  uint n = 0;\n"
    "  while (n < most && !read_pipe(r, &out[n])) n++;\n"
    "  taken[0] = n;\n"
    "}\n";

enum { ITEMS = 4096 };

typedef struct {
  struct oneclc_pipe *memory;
  size_t bytes, packet, capacity;
} test_pipe;

// Makes a pipe as a driver does: only the first words are initialised.
static test_pipe new_pipe(size_t packet, size_t capacity) {
  test_pipe p = {
      .bytes = (ONECLC_PIPE_SIZE(packet, capacity) + 127) / 128 * 128, .packet = packet, .capacity = capacity};
  p.memory = aligned_alloc(128, p.bytes);
  memset(p.memory, 0xa5, p.bytes);
  p.memory->state = p.memory->reserved = 0;
  p.memory->max_packets = capacity;
  return p;
}

#define PIPE(P) BUFFER((P).memory, (P).bytes)

static void check_count(program *p, const char *type, test_pipe q, uint32_t expected) {
  uint32_t n[2] = {0};
  if (RUN(p, "count_read", 1, 1, PIPE(q), OUT(n)))
    check(n[0] == expected && n[1] == q.capacity, "%s: %u packets of %u, not %u of %zu", type, n[0], n[1], expected,
          q.capacity);
  if (RUN(p, "count_write", 1, 1, PIPE(q), OUT(n)))
    check(n[0] == expected && n[1] == q.capacity, "%s: writing end: %u packets of %u, not %u of %zu", type, n[0], n[1],
          expected, q.capacity);
}

static uint32_t zeros(const int32_t *status, size_t count) {
  uint32_t n = 0;
  for (size_t i = 0; i < count; i++) {
    n += status[i] == 0;
    check(status[i] <= 0, "status %zu is %d", i, status[i]);
  }
  return n;
}

// Whether `count` packets are equal. The fourth element of a vector of three is padding and does not count.
static bool same_packets(const char *type, const uint8_t *a, const uint8_t *b, size_t count, size_t packet) {
  const size_t value = strcmp(type, "int3") ? packet : 12;
  for (size_t i = 0; i < count; i++)
    if (memcmp(a + i * packet, b + i * packet, value))
      return false;
  return true;
}

// Checks that each packet in `got` whose status is 0 is one of the packets in `in`, and that none of those was read
// twice.
static void check_each_once(const char *type, size_t packet, const uint8_t *in, size_t in_count, const uint8_t *got,
                            const int32_t *status, size_t count) {
  uint8_t *used = calloc(in_count, 1);
  for (size_t i = 0; i < count; i++) {
    if (status[i] != 0)
      continue;
    size_t k = 0;
    while (k < in_count && (used[k] || !same_packets(type, in + k * packet, got + i * packet, 1, packet)))
      k++;
    if (check(k < in_count, "%s: packet %zu was not written, or is read twice", type, i))
      used[k] = 1;
  }
  free(used);
}

static void run_type(const char *type, size_t packet) {
  static uint8_t in[ITEMS * 128] __attribute__((aligned(128))), out[ITEMS * 128] __attribute__((aligned(128)));
  static int32_t status[ITEMS], got_status[ITEMS];
  char options[64];
  snprintf(options, sizeof options, "-DT=%s", type);
  program *p = build(source, options);
  if (!p)
    return;
  static const size_t capacities[] = {1, 2, 7, 64, 1000, 3000};
  for (size_t c = 0; c < sizeof capacities / sizeof *capacities; c++) {
    test_pipe q = new_pipe(packet, capacities[c]);
    check_count(p, type, q, 0);
    for (unsigned round = 0; round < 5; round++) {
      // One work-item at a time: packets come out in the order in which they went in, also across the end of the ring
      // buffer.
      const size_t few = q.capacity < 5 ? q.capacity : 5;
      for (size_t i = 0; i < sizeof in; i++)
        in[i] = random_bits();
      memset(out, 0xcc, sizeof out);
      for (size_t i = 0; i < few; i++)
        RUN(p, "put", 1, 1, PIPE(q), INPUT(in + i * packet, packet), BUFFER(status + i, 4));
      check_count(p, type, q, few);
      for (size_t i = 0; i < few; i++)
        if (RUN(p, "get", 1, 1, PIPE(q), BUFFER(out + i * packet, packet), BUFFER(got_status + i, 4)))
          check(status[i] == 0 && got_status[i] == 0 &&
                    same_packets(type, in + i * packet, out + i * packet, 1, packet),
                "%s[%zu], round %u: packet %zu", type, q.capacity, round, i);
      if (RUN(p, "get", 1, 1, PIPE(q), BUFFER(out, packet), BUFFER(got_status, 4)))
        check(got_status[0] < 0, "%s[%zu]: a packet from an empty pipe", type, q.capacity);
      // Many work-items at once: as many succeed as the pipe holds packets.
      if (RUN(p, "put", ITEMS, 0, PIPE(q), INPUT(in, ITEMS * packet), OUT(status))) {
        const size_t good = zeros(status, ITEMS);
        check(good == (q.capacity < ITEMS ? q.capacity : ITEMS), "%s[%zu]: %zu of %d written", type, q.capacity, good,
              ITEMS);
        check_count(p, type, q, good);
        static uint8_t sent[ITEMS * 128] __attribute__((aligned(128)));
        size_t n = 0;
        for (size_t i = 0; i < ITEMS; i++)
          if (status[i] == 0)
            memcpy(sent + n++ * packet, in + i * packet, packet);
        if (RUN(p, "get", ITEMS, 0, PIPE(q), BUFFER(out, ITEMS * packet), OUT(got_status))) {
          check(zeros(got_status, ITEMS) == good, "%s[%zu]: not all read", type, q.capacity);
          check_each_once(type, packet, sent, n, out, got_status, ITEMS);
        }
      }
      check_count(p, type, q, 0);
      if (q.capacity >= 7) {
        memset(out, 0xcc, sizeof out);
        static const int32_t wanted[14] = {1, 1, 0, 0, 0, 0, 0, 0, 0, 0, -1, -1, 0, 6},
                             wanted_read[14] = {1, 1, 0, 1, 0, 0, 0, 0, 0, 0, -1, -1, 0, 0};
        if (RUN(p, "put_reserved", 1, 1, PIPE(q), INPUT(in, 6 * packet), BUFFER(status, sizeof wanted)))
          check(!memcmp(status, wanted, sizeof wanted), "%s[%zu]: results of writing to reservations", type,
                q.capacity);
        check_count(p, type, q, 6);
        if (RUN(p, "get_reserved", 1, 1, PIPE(q), BUFFER(out, 6 * packet), BUFFER(status, sizeof wanted))) {
          check(!memcmp(status, wanted_read, sizeof wanted), "%s[%zu]: results of reading from reservations", type,
                q.capacity);
          check(same_packets(type, in, out, 6, packet), "%s[%zu]: packets of reservations", type, q.capacity);
        }
        check_count(p, type, q, 0);
      }
      static const char *const kinds[][2] = {{"put_group", "get_group"}, {"put_sub_group", "get_sub_group"}};
      // Groups of 24 items, some of which find no room if the pipe is small.
      for (unsigned k = 0; k < 2 && q.capacity >= 64; k++) {
        enum { GROUP = 24, GROUPS = 20, N = GROUP * GROUPS };
        if (!RUN(p, kinds[k][0], N, GROUP, PIPE(q), INPUT(in, N * packet), BUFFER(status, N * 4)) ||
            !RUN(p, kinds[k][1], N, GROUP, PIPE(q), BUFFER(out, N * packet), BUFFER(got_status, N * 4)))
          continue;
        size_t good = 0, read = 0,
               n = k ? 1 : GROUP; // a sub-group reports its size where it found room, which any of them may
        for (size_t i = 0; i < N; i++) {
          good += status[i] != 0, read += got_status[i] != 0;
          n = k && (size_t)status[i] > n ? (size_t)status[i] : n;
        }
        const size_t room = q.capacity < N ? q.capacity / n * n : N;
        check(good == room && read == good, "%s[%zu]: %s %zu and %zu packets, not %zu", type, q.capacity, kinds[k][0],
              good, read, room);
        // The packets of one group must stay together.
        for (size_t i = 0; i < N; i += n) {
          if (!got_status[i])
            continue;
          const size_t here = n < N - i ? n : N - i;
          size_t from = 0;
          while (from < N && (!status[from] || !same_packets(type, in + from * packet, out + i * packet, here, packet)))
            from += n;
          check(from < N, "%s[%zu]: %s: packets %zu to %zu", type, q.capacity, kinds[k][1], i, i + here);
        }
      }
      check_count(p, type, q, 0);
    }
    free(q.memory);
  }
  program_close(p);
}

static void run_both(size_t capacity) {
  enum { GROUP = 16, N = 32 * GROUP };
  uint32_t turns = test.full ? 20000 : 1000;
  uint32_t most = capacity;
  program *p = build(both_source, NULL);
  if (!p)
    return;
  test_pipe q = new_pipe(8, capacity);
  uint32_t *written = calloc(N, 4), *taken = calloc(N, 4), left[1] = {0};
  uint32_t (*out)[2] = calloc((size_t)N * turns + capacity, 8);
  if (RUN(p, "both", N, GROUP, PIPE(q), PIPE(q), VALUE(turns), BUFFER(written, N * 4),
          BUFFER(out, (size_t)N * turns * 8), BUFFER(taken, N * 4)) &&
      RUN(p, "drain", 1, 1, PIPE(q), VALUE(most), BUFFER(out + (size_t)N * turns, capacity * 8), OUT(left))) {
    size_t sent = 0, got = left[0];
    uint32_t *seen = calloc(N, 4);
    for (size_t i = 0; i < N; i++)
      sent += written[i], got += taken[i];
    check(sent == got, "%zu packets written, %zu read", sent, got);
    check(left[0] <= capacity, "%u left of %zu", left[0], capacity);
    uint8_t **each = calloc(N, sizeof *each);
    for (size_t i = 0; i < N; i++)
      each[i] = calloc(written[i] + 1, 1);
    for (size_t reader = 0; reader <= N; reader++) {
      uint32_t *last = calloc(N, 4);
      for (size_t k = 0; k < (reader < N ? taken[reader] : left[0]); k++) {
        const uint32_t *x = out[reader * turns + k];
        if (!check(x[0] < N && x[1] < written[x[0]] && !each[x[0]][x[1]],
                   "reader %zu: packet %u of writer %u, again or never written", reader, x[1], x[0]))
          continue;
        each[x[0]][x[1]] = 1;
        seen[x[0]]++;
        check(x[1] >= last[x[0]], "reader %zu: packet %u of writer %u after %u", reader, x[1], x[0], last[x[0]]);
        last[x[0]] = x[1];
      }
      free(last);
    }
    for (size_t i = 0; i < N; i++) {
      check(seen[i] == written[i], "writer %zu: %u of %u packets", i, seen[i], written[i]);
      free(each[i]);
    }
    free(each), free(seen);
  }
  int32_t status[6];
  const int32_t wanted[6] = {capacity, 1, -1, 0, 0, -1};
  if (RUN(p, "full", 1, 1, PIPE(q), PIPE(q), OUT(status)))
    check(!memcmp(status, wanted, sizeof wanted), "a full pipe of %zu: %d written; %d, %d, %d, %d, %d", capacity,
          status[0], status[1], status[2], status[3], status[4], status[5]);
  free(written), free(taken), free(out), free(q.memory);
  program_close(p);
}

int main(int argc, char **argv) {
  harness_start(argc, argv, "pipes");
  if (!strcmp(test.std, "CL1.2"))
    harness_unsupported("pipes came with OpenCL C 2.0");
  if (!strncmp(test.device_name, "opencl", 6))
    harness_unsupported("an OpenCL driver makes its pipes itself");
  run_type("char", 1), run_type("short", 2), run_type("float", 4), run_type("long", 8), run_type("int3", 16);
  run_type("triple", 12), run_type("double16", 128);
  if (device_has(test.device, "in-place"))
    run_both(1), run_both(2), run_both(50), run_both(1000);
  return harness_finish();
}
