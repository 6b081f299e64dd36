# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# What `ninja install` installs and where, in five parts (cmake --install build --component NAME):
#   library      share/clc (all products and their archives), links to them where Clang itself looks, the licence
#   development  include/oneclc, share/pkgconfig/libclc.pc and mesa-libclc.pc (Mesa and others read them), the CMake package
#   vecmath      lib/liboneclc_vecmath.so and its relatives, share/pkgconfig/oneclc_vecmath.pc (doors/shared)
#   link         lib/liboneclc.a and share/pkgconfig/oneclc.pc, for drivers that link in process
#   tools        programs, their plug-ins and tables
# `ninja uninstall` takes all of it away again.
#
# Clang looks into its resource folder (clang-links.cmake says where). The folder is below the prefix, as in LLVM's own tree, unless
# ONECLC_CLANG_RESOURCE_DIR names another.
set(ONECLC_CLANG_RESOURCE_DIR "lib/clang/${ONECLC_LLVM_MAJOR}" CACHE STRING
    "Clang's resource folder that gets links to the library; relative to the prefix or absolute")

# The names that Clang looks for. Those of x86's other calling conventions (-v3, -v4) are not names of triples.
set(ONECLC_CLANG_LINKS "")
foreach(product IN LISTS ONECLC_PRODUCTS)
  cmake_path(GET product FILENAME file)
  if(NOT file MATCHES "-v[34][.]bc$" AND file MATCHES "^(.*)[.]bc$")
    list(APPEND ONECLC_CLANG_LINKS "${CMAKE_MATCH_1}")
  endif()
endforeach()

# For `ninja uninstall`: installed-folders.cmake notes the folders that are not there before the first installation, since it
# removes only these, and has to run before anything is installed; installed-files.cmake notes the files, behind everything
# (package.cmake). CMake's own manifests would not do: cpack writes such ones, too, of what it puts into packages.
configure_file(cmake/installed-folders.cmake.in "${PROJECT_BINARY_DIR}/installed-folders.cmake" @ONLY)
install(SCRIPT "${PROJECT_BINARY_DIR}/installed-folders.cmake" ALL_COMPONENTS)

install(FILES ${ONECLC_PRODUCTS} ${ONECLC_DOORS} DESTINATION share/clc COMPONENT library)
install(FILES LICENSE DESTINATION share/doc/oneclc COMPONENT library)
install(CODE "
  include(\"${PROJECT_SOURCE_DIR}/cmake/clang-links.cmake\")
  oneclc_clang_links(\"\${CMAKE_INSTALL_PREFIX}\" \"${ONECLC_CLANG_RESOURCE_DIR}\" \"${ONECLC_CLANG_LINKS}\")"
  COMPONENT library)

install(DIRECTORY include/ DESTINATION include COMPONENT development)
configure_file(cmake/libclc.pc.in "${PROJECT_BINARY_DIR}/libclc.pc" @ONLY)
install(FILES "${PROJECT_BINARY_DIR}/libclc.pc" DESTINATION share/pkgconfig COMPONENT development)
if(ONECLC_PRODUCTS MATCHES "-mesa3d-[.]spv") # the name that Mesa's own fork of libclc has
  configure_file(cmake/mesa-libclc.pc.in "${PROJECT_BINARY_DIR}/mesa-libclc.pc" @ONLY)
  install(FILES "${PROJECT_BINARY_DIR}/mesa-libclc.pc" DESTINATION share/pkgconfig COMPONENT development)
endif()
include(CMakePackageConfigHelpers)
write_basic_package_version_file("${PROJECT_BINARY_DIR}/generated/OneCLCConfigVersion.cmake" COMPATIBILITY SameMajorVersion
                                 ARCH_INDEPENDENT)
configure_file(cmake/OneCLCConfig.cmake.in "${PROJECT_BINARY_DIR}/generated/OneCLCConfig.cmake" @ONLY)
install(FILES "${PROJECT_BINARY_DIR}/generated/OneCLCConfig.cmake" "${PROJECT_BINARY_DIR}/generated/OneCLCConfigVersion.cmake"
        targets.ini cmake/targets.cmake # of which the package reads how a kernel is compiled
        DESTINATION share/cmake/OneCLC COMPONENT development)

add_custom_target(uninstall COMMAND "${CMAKE_COMMAND}" -P "${PROJECT_SOURCE_DIR}/cmake/uninstall.cmake"
                  WORKING_DIRECTORY "${PROJECT_BINARY_DIR}" COMMENT "Removing what was installed" USES_TERMINAL VERBATIM)

set(CMAKE_INSTALL_DEFAULT_COMPONENT_NAME tools) # for everything that the folders below install
