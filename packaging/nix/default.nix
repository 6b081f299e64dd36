# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# nix-build -E 'with import <nixpkgs> { }; callPackage packaging/nix { }'
{
  lib,
  stdenv,
  symlinkJoin,
  llvmPackages_22,
  cmake,
  ninja,
  python3,
  mpfr,
  gmp,
  libpng,
  ocl-icd,
  opencl-headers,
  libffi,
  libxml2,
  zlib,
  ncurses,
  src ? lib.cleanSource ../..,
}:
let
  # Clang and LLVM's programs and headers in one folder, as the build looks for them.
  llvm = symlinkJoin {
    name = "llvm-for-oneclc";
    paths = with llvmPackages_22; [
      clang-unwrapped
      (lib.getLib clang-unwrapped)
      (lib.getDev clang-unwrapped)
      libllvm
      (lib.getLib libllvm)
      (lib.getDev libllvm)
      lld
    ];
  };
in
stdenv.mkDerivation {
  pname = "oneclc";
  version = "0.3.0";
  inherit src;

  nativeBuildInputs = [ cmake ninja python3 ];
  buildInputs = [ mpfr gmp libpng ocl-icd opencl-headers libffi libxml2 zlib ncurses ];
  cmakeFlags = [
    "-DONECLC_LLVM=${llvm}"
    "-DONECLC_TESTS=OFF"
    "-DONECLC_WHEEL=OFF"
  ];
  dontStrip = true; # strip would take bitcode for objects

  doCheck = true;
  checkPhase = "PATH=${llvm}/bin:$PATH sh ../packaging/debian/tests/kernel bin";

  meta = {
    description = "OpenCL C builtin library for GPUs, SPIR-V devices and processors, in the place of libclc";
    license = {
      spdxId = "Apache-2.0 WITH LLVM-exception";
      fullName = "Apache License 2.0 with LLVM exceptions";
      free = true;
    };
    platforms = lib.platforms.linux;
    mainProgram = "clc-run";
  };
}
