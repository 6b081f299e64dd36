# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# NVIDIA GPUs. Generic and private pointers are one type here, so private definitions serve both.
foreach(name nvptx64-nvidia-cuda nvptx64-nvidia-nvcl nvptx64-- nvptx64--nvidiacl)
  oneclc_product(${name} TRIPLE ${name} VARIANT nvptx FLAGS -DONECLC_LANEWISE -DONECLC_HALF_INSTRUCTIONS FOLDERS nvptx lanes)
endforeach()
