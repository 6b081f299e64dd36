# shellcheck shell=bash
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# To be sourced by the scripts that try something in another Debian. They define misused(), which says why a script cannot go on
# and ends it.
#
# make_root SUITE [OPTION…]: makes a Debian of this suite in the folder $root, by mmdebstrap with these options, unless there is
# one. An empty $root becomes a temporary folder. What the array `temporary` names is removed when the script ends.
# in_root [FOLDER…] -- COMMAND…: runs a command there, which sees these folders of this machine where they lie here. The first one,
# or /, is the current folder. With a namespace of its own, mounts and processes end with the command. Where the root has a file
# etc/cpuinfo, programs find it as /proc/cpuinfo, as qemu shows them this machine's processor. QEMU_CPU, with which qemu emulates
# another processor than it would, reaches them, too.
# make_programs: builds the programs and the tests for the Debian in $root, of arm64, by the cross compiler with its libraries, in its
# folder /oneclc. The library is not built.

temporary=()
trap 'rm -rf --one-file-system "${temporary[@]}"' EXIT

make_root() {
  local suite=$1
  shift
  [ "$(id -u)" = 0 ] || misused "only root can make a root"
  command -v mmdebstrap >/dev/null || misused "mmdebstrap is missing (apt-get install mmdebstrap)"
  if [ -z "$root" ]; then
    root=$(mktemp -d)
    temporary+=("$root")
  fi
  [ ! -e "$root/etc/debian_version" ] || return 0
  mkdir -p "$root"
  mmdebstrap --variant=minbase "$@" "$suite" "$root" >&2 || misused "mmdebstrap could not make a root of $suite in $root"
}

in_root() {
  # shellcheck disable=SC2016 # the inner shell expands these
  unshare --mount --pid --fork --kill-child sh -eu -c '
    root=$1 current=$2
    shift
    # A root that is a mount of its own lets what runs there, utils/with-mesa for one, make a namespace again.
    mount --rbind "$root" "$root"
    mount -t proc proc "$root/proc"
    [ ! -e "$root/etc/cpuinfo" ] || mount --bind "$root/etc/cpuinfo" "$root/proc/cpuinfo"
    mount -t sysfs sys "$root/sys"
    mount --rbind /dev "$root/dev"
    while [ "$1" != -- ]; do
      mkdir -p "$root$1"
      mount --bind "$1" "$root$1"
      shift
    done
    shift
    [ "$current" != -- ] || current=/
    exec chroot "$root" env -i --chdir="$current" PATH=/usr/sbin:/usr/bin:/sbin:/bin HOME=/root LC_ALL=C.UTF-8 ${QEMU_CPU:+"QEMU_CPU=$QEMU_CPU"} "$@"
  ' in_root "$root" "$@"
}

make_programs() {
  root=$(cd "$root" && pwd)
  local made=$root/oneclc
  mkdir -p "$made"
  cat >"$made/CMakeLists.txt" <<END
cmake_minimum_required(VERSION 3.20)
project(oneclc VERSION 0 LANGUAGES C)
add_subdirectory($source/utils utils)
add_subdirectory($source/test test)
END
  # Debian's cross compiler links with its own C library, which may lack what the root's libraries call.
  cmake -S "$made" -B "$made" -G Ninja -DCMAKE_BUILD_TYPE=Release -DCMAKE_EXE_LINKER_FLAGS=-Wl,--allow-shlib-undefined \
    -DCMAKE_SYSTEM_NAME=Linux -DCMAKE_SYSTEM_PROCESSOR=aarch64 -DCMAKE_C_COMPILER=aarch64-linux-gnu-gcc -DCMAKE_SYSROOT="$root" \
    -DCMAKE_FIND_ROOT_PATH="$root" -DCMAKE_FIND_ROOT_PATH_MODE_PROGRAM=NEVER -DCMAKE_FIND_ROOT_PATH_MODE_LIBRARY=ONLY \
    -DCMAKE_FIND_ROOT_PATH_MODE_INCLUDE=ONLY -DCMAKE_FIND_ROOT_PATH_MODE_PACKAGE=ONLY -DONECLC_CLANG=/usr/bin/clang-22 \
    >"$made/cmake.log" || misused "the programs cannot be configured for Arm: $made/cmake.log"
  ninja -C "$made" --quiet >&2 || misused "the programs cannot be built for Arm"
}
