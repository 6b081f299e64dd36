# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
#   cmake -DSOURCE=FOLDER -DGIT=PROGRAM -DVERSION=… -DLLVM=… -DLIST=FILE -DTO=FILE -P write_sums.cmake
#
# Writes the file that sums.cmake describes, of the files that LIST names, one a line.
cmake_minimum_required(VERSION 3.25)
set(commit "")
file(STRINGS "${SOURCE}/cmake/commit.txt" packed)
if(packed MATCHES "^[0-9a-f]+$") # `git archive` has written it
  set(commit ${packed})
elseif(GIT AND EXISTS "${SOURCE}/.git")
  execute_process(COMMAND "${GIT}" rev-parse HEAD WORKING_DIRECTORY "${SOURCE}" OUTPUT_VARIABLE commit
                  OUTPUT_STRIP_TRAILING_WHITESPACE ERROR_QUIET)
endif()
set(text "# OneCLC ${VERSION}")
if(commit)
  string(SUBSTRING ${commit} 0 12 commit)
  string(APPEND text ", commit ${commit}")
endif()
string(APPEND text ", LLVM ${LLVM}\n")
file(STRINGS "${LIST}" files)
foreach(file IN LISTS files)
  file(SHA256 "${file}" sum)
  cmake_path(GET file FILENAME name)
  string(APPEND text "${sum}  ${name}\n")
endforeach()
file(WRITE "${TO}" "${text}")
