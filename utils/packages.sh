# shellcheck shell=sh
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# To be sourced by the scripts beside it, which set `source` to the source folder.
#
# print_version NAME: what NAME --version says.
# best_library: three words, the device of this processor with the widest vectors (cpu:v3), its target and its library file, by
# targets.ini; nothing where the table has none.
# need_packages PACKAGE…: sees to it that these Debian packages are installed. Calls apt-get only if one is missing, as root or
# through sudo, and waits up to ten minutes ($ONECLC_LOCK_TIMEOUT seconds) while another program keeps apt-get from it. Where
# that is impossible it says why, names the packages and exits 1.

print_version() {
  sed -n "s/^project(oneclc VERSION \([0-9.]*\) .*/$1 (OneCLC) \1/p" "${source:?}/CMakeLists.txt"
}

# Linux calls x86's features as Clang's macros do, in small letters. All processors of a kind have what its first device needs.
best_library() {
  awk -v machine="$(uname -m)" -v has=" $(uname -m) lp64 $(sed -n 's/^flags[^:]*: //p' /proc/cpuinfo | head -n 1) " '
    function take(count, i, word) {
      count = split(tolower(macros), word)
      for (i = 1; i <= count && index(has, " " substr(word[i], 3, length(word[i]) - 4) " "); i++);
      if (device && index(file, machine "-") == 1 && (!best || i > count)) best = device " " target " " file
      device = macros = ""
    }
    /^\[/ { take() }
    $1 == "target" { target = $3 } # a section like another one follows it
    $1 == "products" { file = $3 }
    $1 == "device" { device = $3 }
    $1 == "chosen" || $1 == "needs" { sub(/[^=]*=/, ""); macros = macros " " $0 }
    END { take(); print best }' "${source:?}/targets.ini"
}

installed_package() {
  [ "$(dpkg-query -W -f='${db:Status-Status}' "$1" 2>/dev/null)" = installed ]
}

# patient_apt_get ARGUMENT…: apt-get with these. While another program holds one of its locks it tries again: DPkg::Lock::Timeout
# has apt-get itself wait for dpkg's, but not for those of its lists and archives. Messages go to the file $package_log.
patient_apt_get() {
  end=$(($(date +%s) + ${ONECLC_LOCK_TIMEOUT:-600})) holder=''
  until $as_root env LC_ALL=C DEBIAN_FRONTEND=noninteractive \
    apt-get -qq -o Dpkg::Use-Pty=0 -o DPkg::Lock::Timeout=5 "$@" >"$package_log" 2>&1; do
    now=$(sed -n '/Could not get lock/ { s/^E: //; p; q; }' "$package_log")
    [ -n "$now" ] || return 1
    if [ "$(date +%s)" -ge "$end" ]; then
      echo "apt-get has waited ${ONECLC_LOCK_TIMEOUT:-600} seconds for another program to end, which installs packages. When it" >&2
      echo "has ended, or has been ended, run this again. ONECLC_LOCK_TIMEOUT=SECONDS has it wait longer." >&2
      return 1
    fi
    [ "$now" = "$holder" ] || echo "Waiting for another program that installs packages: $now" >&2
    holder=$now
    sleep 1
  done
}

need_packages() {
  if ! command -v dpkg-query >/dev/null || ! command -v apt-get >/dev/null; then
    echo "This script installs packages on Debian and its kin only. Elsewhere, install what these names stand for" >&2
    echo "and build by hand (README.md): $*" >&2
    exit 1
  fi
  missing=
  for package; do
    installed_package "$package" || missing="$missing $package"
  done
  [ -n "$missing" ] || return 0
  if [ "$(id -u)" = 0 ]; then
    as_root=
  elif command -v sudo >/dev/null && sudo -n true 2>/dev/null || { [ -t 0 ] && command -v sudo >/dev/null; }; then
    as_root=sudo
  else
    echo "These packages are missing, and only root can install them:" >&2
    echo "  apt-get install$missing" >&2
    exit 1
  fi
  echo "Installing$missing"
  package_log=$(mktemp)
  # shellcheck disable=SC2086
  { patient_apt_get update && patient_apt_get install --no-install-recommends -y $missing; } || {
    tail -n 20 "$package_log" >&2
    echo "apt-get could not install$missing (its messages are above)." >&2
    case $missing in *-22*)
      echo "LLVM 22 comes from Debian 12's security archive (deb http://deb.debian.org/debian-security bookworm-security main" >&2
      echo "in /etc/apt/sources.list); for other releases from https://apt.llvm.org." >&2
      ;;
    esac
    rm -f "$package_log"
    exit 1
  }
  rm -f "$package_log"
}
