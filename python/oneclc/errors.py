# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
class Error(Exception):
    """What was asked for cannot be done, and nothing was changed. The text names the cause and a way out."""
