# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# build/share/clc/oneclc.sha256 says which version and which commit the library files beside it are of, in a comment, and
# has their SHA-256 sums: `sha256sum -c oneclc.sha256` checks them. The files themselves do not name the commit: what is
# in them gets into kernels, and their bytes would change with every commit. A file's sum tells where it comes from.
# A source without Git's folder has the commit in cmake/commit.txt.
set(ONECLC_SUMS "${PROJECT_BINARY_DIR}/share/clc/oneclc.sha256")
set(listed ${ONECLC_PRODUCTS} ${ONECLC_DOORS} ${ONECLC_ARCHIVES})
list(SORT listed)
list(JOIN listed "\n" lines)
file(CONFIGURE OUTPUT "${PROJECT_BINARY_DIR}/obj/sums.files" CONTENT "${lines}\n" @ONLY)
find_package(Git QUIET)
set(history "") # grows with each commit
if(GIT_FOUND AND EXISTS "${PROJECT_SOURCE_DIR}/.git")
  execute_process(COMMAND "${GIT_EXECUTABLE}" rev-parse --git-path logs/HEAD WORKING_DIRECTORY "${PROJECT_SOURCE_DIR}"
                  OUTPUT_VARIABLE history OUTPUT_STRIP_TRAILING_WHITESPACE ERROR_QUIET)
  cmake_path(ABSOLUTE_PATH history BASE_DIRECTORY "${PROJECT_SOURCE_DIR}")
  if(NOT EXISTS "${history}" OR IS_DIRECTORY "${history}")
    set(history "")
  endif()
endif()
add_custom_command(OUTPUT "${ONECLC_SUMS}"
  COMMAND "${CMAKE_COMMAND}" "-DSOURCE=${PROJECT_SOURCE_DIR}" "-DGIT=${GIT_EXECUTABLE}" -DVERSION=${PROJECT_VERSION}
          -DLLVM=${ONECLC_LLVM_VERSION} "-DLIST=${PROJECT_BINARY_DIR}/obj/sums.files" "-DTO=${ONECLC_SUMS}"
          -P "${PROJECT_SOURCE_DIR}/cmake/write_sums.cmake"
  DEPENDS ${listed} ${history} cmake/write_sums.cmake cmake/commit.txt "${PROJECT_BINARY_DIR}/obj/sums.files"
  COMMENT "Sums of the library files" VERBATIM)
add_custom_target(oneclc-sums ALL DEPENDS "${ONECLC_SUMS}")
install(FILES "${ONECLC_SUMS}" DESTINATION share/clc COMPONENT library OPTIONAL) # single library files have none
