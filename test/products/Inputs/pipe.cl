// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
kernel void read_all(read_only pipe int4 p, global int4 *x, global uint *n) {
  n[0] = read_pipe(p, x);
  reserve_id_t id = reserve_read_pipe(p, 2);
  if (is_valid_reserve_id(id))
    n[1] = read_pipe(p, id, 1, x);
  commit_read_pipe(p, id);
  id = work_group_reserve_read_pipe(p, 2);
  work_group_commit_read_pipe(p, id);
  id = sub_group_reserve_read_pipe(p, 2);
  sub_group_commit_read_pipe(p, id);
  n[2] = get_pipe_num_packets(p);
  n[3] = get_pipe_max_packets(p);
}

kernel void write_all(write_only pipe int4 p, global int4 *x, global uint *n) {
  n[0] = write_pipe(p, x);
  reserve_id_t id = reserve_write_pipe(p, 2);
  if (is_valid_reserve_id(id))
    n[1] = write_pipe(p, id, 1, x);
  commit_write_pipe(p, id);
  id = work_group_reserve_write_pipe(p, 2);
  work_group_commit_write_pipe(p, id);
  id = sub_group_reserve_write_pipe(p, 2);
  sub_group_commit_write_pipe(p, id);
  n[2] = get_pipe_num_packets(p);
  n[3] = get_pipe_max_packets(p);
}
