# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# status.sh N COMMAND…: succeeds if the command's exit status is N.
expected=$1
shift
"$@"
status=$?
[ $status = "$expected" ] || { echo "exit status $status, not $expected" >&2; exit 1; }
