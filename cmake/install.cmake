# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# PREFIX/share/clc (all products), PREFIX/share/pkgconfig/libclc.pc (Mesa and others read it), a CMake package, and
# links where Clang itself looks: RESOURCE_DIR/lib/libclc/NAME.bc (Clang 22) and RESOURCE_DIR/lib/TRIPLE/libclc.bc
# (later). RESOURCE_DIR is below PREFIX, as in LLVM's own tree, unless ONECLC_CLANG_RESOURCE_DIR names another.
set(ONECLC_CLANG_RESOURCE_DIR "lib/clang/${ONECLC_LLVM_MAJOR}" CACHE STRING
    "Clang's resource folder that gets links to the library; relative to the prefix or absolute")

install(FILES ${ONECLC_PRODUCTS} DESTINATION share/clc)
install(DIRECTORY include/ DESTINATION include)

configure_file(cmake/libclc.pc.in "${PROJECT_BINARY_DIR}/libclc.pc" @ONLY)
install(FILES "${PROJECT_BINARY_DIR}/libclc.pc" DESTINATION share/pkgconfig)

include(CMakePackageConfigHelpers)
write_basic_package_version_file("${PROJECT_BINARY_DIR}/OneCLCConfigVersion.cmake" COMPATIBILITY SameMajorVersion
                                 ARCH_INDEPENDENT)
install(FILES cmake/OneCLCConfig.cmake "${PROJECT_BINARY_DIR}/OneCLCConfigVersion.cmake" DESTINATION share/cmake/OneCLC)

set(link_files "")
foreach(product IN LISTS ONECLC_PRODUCTS)
  cmake_path(GET product FILENAME file)
  if(file MATCHES "\\.bc$" AND NOT file MATCHES "-v[34]\\.bc$")
    cmake_path(REMOVE_EXTENSION file LAST_ONLY)
    list(APPEND link_files "${file}")
  endif()
endforeach()
install(CODE "
  cmake_path(ABSOLUTE_PATH CMAKE_INSTALL_PREFIX OUTPUT_VARIABLE prefix)
  cmake_path(ABSOLUTE_PATH prefix NORMALIZE)
  set(resource_dir \"${ONECLC_CLANG_RESOURCE_DIR}\")
  cmake_path(ABSOLUTE_PATH resource_dir BASE_DIRECTORY \"\${prefix}\" NORMALIZE)
  foreach(name IN ITEMS ${link_files})
    foreach(link IN ITEMS lib/libclc/\${name}.bc lib/\${name}/libclc.bc)
      set(link \"\${resource_dir}/\${link}\")
      cmake_path(GET link PARENT_PATH folder)
      file(RELATIVE_PATH target \"\${folder}\" \"\${prefix}/share/clc/\${name}.bc\")
      file(MAKE_DIRECTORY \"\$ENV{DESTDIR}\${folder}\")
      file(CREATE_LINK \"\${target}\" \"\$ENV{DESTDIR}\${link}\" SYMBOLIC)
      message(STATUS \"Link: \${link} -> \${target}\")
    endforeach()
  endforeach()")
