# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# find_package(OneCLC) sets
#   OneCLC_LIBRARY_DIR          the folder of the library's files
# and defines
#   oneclc_library(OUT TRIPLE)  sets OUT to the file that kernels of that triple link; for x86 name the vector calling
#                               convention too: x86_64-unknown-linux-gnu, …-v3 (AVX2) or …-v4 (AVX-512)
get_filename_component(OneCLC_LIBRARY_DIR "${CMAKE_CURRENT_LIST_DIR}/../../clc" ABSOLUTE)

function(oneclc_library out triple)
  foreach(suffix .bc .spv)
    if(EXISTS "${OneCLC_LIBRARY_DIR}/${triple}${suffix}")
      set(${out} "${OneCLC_LIBRARY_DIR}/${triple}${suffix}" PARENT_SCOPE)
      return()
    endif()
  endforeach()
  file(GLOB names RELATIVE "${OneCLC_LIBRARY_DIR}" "${OneCLC_LIBRARY_DIR}/*")
  list(JOIN names ", " names)
  message(FATAL_ERROR "OneCLC has no library for '${triple}'; there are: ${names}")
endfunction()
