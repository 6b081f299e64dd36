// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include <nvptx/math/half/angle_of_tangent.h>
