# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# oneclc_clang_links(PREFIX RESOURCE_DIR NAMES) makes links from Clang's resource folder, which may be relative to
# PREFIX, to PREFIX/share/clc/NAME.bc: lib/libclc/NAME.bc, where Clang 22 looks, and lib/TRIPLE/libclc.bc, where Clang 23
# does, with the triple as Clang writes it. They are relative, so that an installation can be moved, and they are entered
# in the install manifest.
# oneclc_clang_triple(OUT NAME) sets OUT to the triple of a product's name as Clang writes it: nvptx64-unknown-unknown.
function(oneclc_clang_triple out name)
  string(REPLACE "--" "-unknown-" triple "${name}")
  string(REGEX REPLACE "-$" "-unknown" triple "${triple}")
  set(${out} "${triple}" PARENT_SCOPE)
endfunction()

function(oneclc_clang_links prefix resource_dir names)
  cmake_path(ABSOLUTE_PATH prefix NORMALIZE)
  cmake_path(ABSOLUTE_PATH resource_dir BASE_DIRECTORY "${prefix}" NORMALIZE)
  foreach(name IN LISTS names)
    oneclc_clang_triple(triple "${name}")
    foreach(link IN ITEMS "lib/libclc/${name}.bc" "lib/${triple}/libclc.bc")
      set(link "${resource_dir}/${link}")
      cmake_path(GET link PARENT_PATH folder)
      file(RELATIVE_PATH target "${folder}" "${prefix}/share/clc/${name}.bc")
      file(MAKE_DIRECTORY "$ENV{DESTDIR}${folder}")
      file(CREATE_LINK "${target}" "$ENV{DESTDIR}${link}" SYMBOLIC)
      list(APPEND CMAKE_INSTALL_MANIFEST_FILES "${link}")
      message(STATUS "Link: $ENV{DESTDIR}${link} -> ${target}")
    endforeach()
  endforeach()
  set(CMAKE_INSTALL_MANIFEST_FILES "${CMAKE_INSTALL_MANIFEST_FILES}" PARENT_SCOPE)
endfunction()
