# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# liberties.sh PRODUCTS FOLDER DEVICE FUNCTION…: whether functions have the same results, where they are finite, in programs compiled with
# -cl-fast-relaxed-math as in others. It is Clang that links the library, as there is no archive in FOLDER.
set -e
products=$1 folder=$2
shift 2
judge() { clc-ulp --device "$@" --quick --quiet --csv || [ $? = 77 ]; }
mkdir -p "$folder"
ln -sf "$products"/*.bc "$folder"
judge "$@" --finite >"$folder/usual.csv"
ONECLC_LIBDIR=$folder judge "$@" --options -cl-fast-relaxed-math >"$folder/fast.csv"
diff "$folder/usual.csv" "$folder/fast.csv"
