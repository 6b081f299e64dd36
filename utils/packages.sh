# shellcheck shell=sh
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# To be sourced by the scripts beside it, which set `source` to the source folder.
#
# print_version NAME: what NAME --version says.
# need_packages PACKAGE…: sees to it that these Debian packages are installed. Calls apt-get only if one is missing, as root or
# through sudo. Where that is impossible it names the packages and exits 1.

print_version() {
  sed -n "s/^project(oneclc VERSION \([0-9.]*\) .*/$1 (OneCLC) \1/p" "${source:?}/CMakeLists.txt"
}

installed_package() {
  [ "$(dpkg-query -W -f='${db:Status-Status}' "$1" 2>/dev/null)" = installed ]
}

need_packages() {
  if ! command -v dpkg-query >/dev/null || ! command -v apt-get >/dev/null; then
    echo "This script installs packages on Debian and its kin only. Elsewhere, install what these names stand for" >&2
    echo "and build by hand (README.md, Building): $*" >&2
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
  # shellcheck disable=SC2086
  { $as_root apt-get -qq update &&
    $as_root env DEBIAN_FRONTEND=noninteractive apt-get -qq -o Dpkg::Use-Pty=0 install --no-install-recommends -y $missing; } \
    >"${package_log:=$(mktemp)}" 2>&1 || {
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
