# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# `ninja -C build package`, or cpack in the build folder, makes Debian packages. docs/use/packages.md says what they hold
# and how they relate to Debian's own libclc. Each part of the installation (install.cmake) is a package; one more holds
# nothing but the links that make this library the system's. LLVM reads no bitcode of later versions, so the library's
# package and its folder, /usr/lib/llvm-VERSION/share/clc, are those of the LLVM that made it: those of several versions can
# be installed together. The other packages are there once, and belong to one of them.
set(CPACK_GENERATOR DEB)
set(CPACK_PACKAGE_NAME oneclc)
set(CPACK_PACKAGE_VENDOR OneCLC)
set(CPACK_PACKAGING_INSTALL_PREFIX /usr)
set(CPACK_COMPONENTS_ALL library development default)
if(CMAKE_CROSSCOMPILING) # these packages are for all machines, and the native build makes them
  set(CPACK_COMPONENTS_ALL "")
  execute_process(COMMAND dpkg-architecture --host-type ${CMAKE_LIBRARY_ARCHITECTURE} --query DEB_HOST_ARCH
                  OUTPUT_VARIABLE CPACK_DEBIAN_PACKAGE_ARCHITECTURE OUTPUT_STRIP_TRAILING_WHITESPACE)
endif()
if(ONECLC_UTILS)
  list(APPEND CPACK_COMPONENTS_ALL tools)
endif()
if(TARGET oneclc-link)
  list(APPEND CPACK_COMPONENTS_ALL link)
endif()
if(ONECLC_VECMATH)
  list(APPEND CPACK_COMPONENTS_ALL vecmath)
endif()
set(CPACK_OUTPUT_FILE_PREFIX "${PROJECT_BINARY_DIR}/packages")
set(CPACK_DEB_COMPONENT_INSTALL ON)
set(CPACK_COMPONENTS_GROUPING IGNORE)
set(CPACK_STRIP_FILES ON)
set(CPACK_INSTALL_DEFAULT_DIRECTORY_PERMISSIONS OWNER_READ OWNER_WRITE OWNER_EXECUTE GROUP_READ GROUP_EXECUTE WORLD_READ WORLD_EXECUTE)
set(CPACK_PRE_BUILD_SCRIPTS "${PROJECT_SOURCE_DIR}/cmake/debian.cmake") # what Debian's policy asks for
set(CPACK_ONECLC_LLVM_MAJOR ${ONECLC_LLVM_MAJOR})
set(CPACK_ONECLC_RELEASE_DATE ${ONECLC_RELEASE_DATE})
set(CPACK_ONECLC_CLANG_LINKS "${ONECLC_CLANG_LINKS}")

# The packages name whom DEBFULLNAME and DEBEMAIL name, as Debian's own tools do.
if(NOT "$ENV{DEBEMAIL}" STREQUAL "")
  set(CPACK_PACKAGE_CONTACT "$ENV{DEBFULLNAME} <$ENV{DEBEMAIL}>")
else()
  set(CPACK_PACKAGE_CONTACT "OneCLC <oneclc@example.org>")
endif()

set(CPACK_DEBIAN_FILE_NAME DEB-DEFAULT)
set(CPACK_DEBIAN_PACKAGE_RELEASE 0oneclc1) # a package of the same version by Debian counts as newer
set(CPACK_DEBIAN_PACKAGE_PRIORITY optional)
set(CPACK_DEBIAN_PACKAGE_CONTROL_STRICT_PERMISSION ON)
set(CPACK_DEBIAN_COMPRESSION_TYPE xz)
set(same_version "(= ${PROJECT_VERSION}-${CPACK_DEBIAN_PACKAGE_RELEASE})")

set(what_it_is "OneCLC is an OpenCL C builtin library: the code behind vload_half4,
convert_uchar4_sat_rte or sin, which a device compiler links into kernels. It
takes the place of libclc: same file names, same libclc.pc.
.
")

set(library libclc-oneclc-${ONECLC_LLVM_MAJOR})
set(CPACK_DEBIAN_LIBRARY_PACKAGE_NAME ${library})
set(CPACK_DEBIAN_LIBRARY_PACKAGE_ARCHITECTURE all)
set(CPACK_DEBIAN_LIBRARY_PACKAGE_SECTION libs)
set(CPACK_DEBIAN_LIBRARY_PACKAGE_DEPENDS "")
set(CPACK_DEBIAN_LIBRARY_PACKAGE_SUGGESTS "clang-${ONECLC_LLVM_MAJOR}, lld-${ONECLC_LLVM_MAJOR}, libclc-oneclc-tools")
if(ONECLC_LLVM_MAJOR GREATER_EQUAL 23) # from then on Debian's libclc-VERSION is where our links are, too
  foreach(relation CONFLICTS REPLACES PROVIDES)
    set(CPACK_DEBIAN_LIBRARY_PACKAGE_${relation} libclc-${ONECLC_LLVM_MAJOR})
  endforeach()
endif()
set(CPACK_DEBIAN_LIBRARY_DESCRIPTION "OpenCL C builtin library for LLVM ${ONECLC_LLVM_MAJOR}: GPUs, SPIR-V devices and processors
${what_it_is}This package holds the library for all targets, as bitcode of LLVM ${ONECLC_LLVM_MAJOR},
and links to it where Clang ${ONECLC_LLVM_MAJOR} looks.")

set(CPACK_DEBIAN_DEVELOPMENT_PACKAGE_NAME libclc-oneclc-dev)
set(CPACK_DEBIAN_DEVELOPMENT_PACKAGE_ARCHITECTURE all)
set(CPACK_DEBIAN_DEVELOPMENT_PACKAGE_SECTION libdevel)
set(CPACK_DEBIAN_DEVELOPMENT_PACKAGE_DEPENDS "${library} ${same_version}")
set(CPACK_DEBIAN_DEVELOPMENT_DESCRIPTION "OpenCL C builtin library - development files
${what_it_is}This package holds the headers for drivers that run kernels, libclc.pc, a
CMake package, and links to the library in /usr/share/clc.")

set(CPACK_DEBIAN_TOOLS_PACKAGE_NAME libclc-oneclc-tools)
set(CPACK_DEBIAN_TOOLS_PACKAGE_SECTION devel)
set(CPACK_DEBIAN_TOOLS_PACKAGE_SHLIBDEPS ON)
set(CPACK_DEBIAN_TOOLS_PACKAGE_DEPENDS "libclc-oneclc-dev ${same_version}, clang-${ONECLC_LLVM_MAJOR}")
set(CPACK_DEBIAN_TOOLS_PACKAGE_RECOMMENDS "lld-${ONECLC_LLVM_MAJOR}")
set(CPACK_DEBIAN_TOOLS_DESCRIPTION "OpenCL C builtin library - programs
${what_it_is}This package holds clc-run, which runs a kernel, clc-config, which prints
the flags of a target, and clc-ulp, which measures how exact the builtins are.")

set(CPACK_DEBIAN_LINK_PACKAGE_NAME liboneclc-dev)
set(CPACK_DEBIAN_LINK_PACKAGE_SECTION libdevel)
set(CPACK_DEBIAN_LINK_PACKAGE_DEPENDS "libclc-oneclc-dev ${same_version}, llvm-${ONECLC_LLVM_MAJOR}-dev")
set(CPACK_DEBIAN_LINK_DESCRIPTION "OpenCL C builtin library - linking in a driver's own process
${what_it_is}This package holds liboneclc, a static library with which a driver that has
LLVM in its own process links the library's archives into kernels.")

set(CPACK_DEBIAN_VECMATH_PACKAGE_NAME liboneclc-vecmath)
set(CPACK_DEBIAN_VECMATH_PACKAGE_SECTION libs)
set(CPACK_DEBIAN_VECMATH_PACKAGE_DEPENDS "libclc-oneclc-dev ${same_version}")
file(WRITE "${PROJECT_BINARY_DIR}/vecmath-package/triggers" "activate-noawait ldconfig\n")
set(CPACK_DEBIAN_VECMATH_PACKAGE_CONTROL_EXTRA "${PROJECT_BINARY_DIR}/vecmath-package/triggers")
set(CPACK_DEBIAN_VECMATH_DESCRIPTION "OpenCL C builtin library - mathematics for C programs
${what_it_is}This package holds shared objects with the functions of libmvec and libm,
for programs that are linked with them or run with LD_PRELOAD.")

# A system has one libclc: libclc-x.y is the name by which Debian's packages exclude each other. The only package that
# depends on one of them by its number is Mesa (Debian 12: 15, 13: 19, later: 22), which loads the SPIR-V library from
# /usr/lib/clc.
set(versions x.y 15 19 22 ${ONECLC_LLVM_MAJOR})
list(REMOVE_DUPLICATES versions)
list(TRANSFORM versions REPLACE "(.+)" "libclc-\\1, libclc-\\1-dev" OUTPUT_VARIABLE provided)
list(JOIN provided ", " provided)
set(CPACK_DEBIAN_DEFAULT_PACKAGE_NAME libclc-oneclc-default)
set(CPACK_DEBIAN_DEFAULT_PACKAGE_ARCHITECTURE all)
set(CPACK_DEBIAN_DEFAULT_PACKAGE_SECTION libs)
set(CPACK_DEBIAN_DEFAULT_PACKAGE_DEPENDS "${library} ${same_version}, libclc-oneclc-dev ${same_version}")
set(CPACK_DEBIAN_DEFAULT_PACKAGE_PROVIDES "${provided}")
set(CPACK_DEBIAN_DEFAULT_PACKAGE_CONFLICTS "libclc-x.y, libclc-x.y-dev")
set(CPACK_DEBIAN_DEFAULT_PACKAGE_REPLACES "libclc-x.y, libclc-x.y-dev")
set(CPACK_DEBIAN_DEFAULT_DESCRIPTION "OpenCL C builtin library - in place of the system's libclc
${what_it_is}This package makes it the system's libclc: Mesa loads it, and pkg-config
names it.")

# Debian's libclc, up to 22, is in /usr/lib/clc, where its Mesa looks.
foreach(product IN LISTS ONECLC_PRODUCTS)
  cmake_path(GET product FILENAME file)
  install(CODE "
    file(MAKE_DIRECTORY \"\$ENV{DESTDIR}\${CMAKE_INSTALL_PREFIX}/lib/clc\")
    file(CREATE_LINK \"../llvm-${ONECLC_LLVM_MAJOR}/share/clc/${file}\" \"\$ENV{DESTDIR}\${CMAKE_INSTALL_PREFIX}/lib/clc/${file}\" SYMBOLIC)
    list(APPEND CMAKE_INSTALL_MANIFEST_FILES \"\${CMAKE_INSTALL_PREFIX}/lib/clc/${file}\")"
    COMPONENT default EXCLUDE_FROM_ALL)
endforeach()

configure_file(cmake/sbom-data.cmake.in "${PROJECT_BINARY_DIR}/sbom-data.cmake" @ONLY)
configure_file(cmake/installed-sbom.cmake.in "${PROJECT_BINARY_DIR}/installed-sbom.cmake" @ONLY)
install(SCRIPT "${PROJECT_BINARY_DIR}/installed-sbom.cmake" ALL_COMPONENTS)
configure_file(cmake/installed-files.cmake.in "${PROJECT_BINARY_DIR}/installed-files.cmake" @ONLY)
install(SCRIPT "${PROJECT_BINARY_DIR}/installed-files.cmake" ALL_COMPONENTS)

include(CPack)
