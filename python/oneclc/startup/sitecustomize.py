# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# Python imports this module when it starts. It sees to later imports of frameworks, and then gives way to the module of
# the same name that Python would have imported. It runs in whatever Python a program starts, and so says little.
import os
import sys

_folder = os.path.dirname(os.path.abspath(__file__))
if sys.version_info >= (3, 8):
    import oneclc_imports
    oneclc_imports.install()
sys.path[:] = [_path for _path in sys.path if os.path.abspath(_path) != _folder]
_ours = sys.modules.pop("sitecustomize", None)
try:
    import sitecustomize  # noqa: F401
except ImportError as _error:
    if getattr(_error, "name", "sitecustomize") != "sitecustomize":
        raise
finally:
    sys.modules.setdefault("sitecustomize", _ours)
