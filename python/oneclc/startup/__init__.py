# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""What a program in Python does when it starts, if the variable PYTHONPATH names this folder."""
