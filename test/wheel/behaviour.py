# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""behaviour.py PYTHON FOLDER [TEST]...: what the package oneclc does, which PYTHON has. Packages of frameworks are
stand-ins, made in FOLDER."""

import glob
import hashlib
import os
import shutil
import subprocess
import sys
import unittest

PYTHON, FOLDER = sys.argv[1], os.path.abspath(sys.argv[2])
SITE = glob.glob(f"{os.path.dirname(PYTHON)}/../lib/python*/site-packages")[0]
PACKAGE = os.path.join(os.path.realpath(SITE), "oneclc")
VARIABLES = ("TRITON_LIBDEVICE_PATH", "TORCH_COMPILE_CACHE_KEY_TAG", "CUDA_ROOT", "LD_PRELOAD")
TRY = """
import os
before = dict(os.environ)
try:
    oneclc.enable()
except oneclc.Error as error:
    print(error)
print(before == os.environ)
"""
SHOW = f"import os, json; print(json.dumps({{v: os.environ.get(v) for v in {VARIABLES}}}))"


class Behaviour(unittest.TestCase):
    def setUp(self):
        self.folder = os.path.join(FOLDER, self.id().split(".")[-1])
        shutil.rmtree(self.folder, ignore_errors=True)
        os.makedirs(f"{self.folder}/site")
        self.environment = {
            "PATH": "/usr/bin:/bin",
            "HOME": self.folder,
            "PYTHONPATH": f"{self.folder}/site",
            "PYTHONDONTWRITEBYTECODE": "1",
        }

    def write(self, path, text=""):
        path = os.path.join(self.folder, path)
        os.makedirs(os.path.dirname(path), exist_ok=True)
        with open(path, "w") as file:
            file.write(text)
        return path

    def install(self, name, version, modules=None):
        """A stand-in of a package, with a module of its name or the MODULES."""
        self.write(
            f"site/{name.replace('-', '_')}-{version}.dist-info/METADATA",
            f"Metadata-Version: 2.1\nName: {name}\nVersion: {version}\n",
        )
        for module, text in (modules or {f"{name}/__init__": ""}).items():
            self.write(f"site/{module}.py", text)
            for end, letter in enumerate(module):
                if letter == "/" and not os.path.exists(f"{self.folder}/site/{module[:end]}/__init__.py"):
                    self.write(f"site/{module[:end]}/__init__.py")

    def cuda(self, name="cuda"):
        for file in ("bin/ptxas", "bin/nvlink", "include/cuda.h", "nvvm/bin/cicc", "nvvm/libdevice/libdevice.10.bc"):
            self.write(f"{name}/{file}", "theirs")
        return f"{self.folder}/{name}"

    def call(self, *words, status=0, python=PYTHON):
        """Output and errors of a command of the package's Python."""
        done = subprocess.run([python, *words], env=self.environment, cwd=self.folder, capture_output=True, text=True)
        self.assertEqual(done.returncode, status, done.stdout + done.stderr)
        return done.stdout.strip(), done.stderr.strip()

    def variables(self, *options, status=0):
        return eval(self.call("-m", "oneclc", "run", *options, "-c", SHOW, status=status)[0].replace("null", "None"))

    def copy(self):
        """A copy of the package that a test may damage, found before the installed one."""
        shutil.copytree(PACKAGE, f"{self.folder}/site/oneclc")
        return f"{self.folder}/site/oneclc"

    # The list

    def test_list(self):
        self.install("triton", "3.6.0")
        self.install("jax", "99.1")
        self.install("numba", "0.60.0", {"numba/cuda/__init__": ""})
        self.install("torch", "2.11.0+rocm6.4")
        out, err = self.call("-m", "oneclc")
        lines = [line.split(None, 1) for line in out.splitlines() if line.startswith("  ")]
        self.assertTrue(all(len(line) == 2 for line in lines), out)  # each file says what it serves
        texts = dict(lines)
        shipped = {
            os.path.relpath(path, PACKAGE) for part in ("share", "lib") for path in glob.glob(f"{PACKAGE}/{part}/*")
        }
        self.assertEqual(set(texts), shipped | {"triton", "jax", "numba", "torch"})
        self.assertRegex(texts["triton"], r"3\.6\.0 +works .*TRITON_LIBDEVICE_PATH")
        self.assertRegex(texts["jax"], r"99\.1 +not known to work \(tried: .*CUDA_ROOT")
        self.assertRegex(texts["torch"], r"not built for NVIDIA's GPUs")
        self.assertIn("jax 99.1 was not tried", err)

    def test_list_of_nothing(self):
        self.assertEqual(self.call("-m", "oneclc", "list")[0].count("not installed"), 4)

    def test_usage(self):
        self.assertRegex(self.call("-m", "oneclc", "--version")[0], r"^\d+\.\d+\.\d+$")
        for words in (["--help"], ["run", "--help"]):
            self.assertTrue(self.call("-m", "oneclc", *words)[0].startswith("usage: "))
        for words in (
            ["ran"],
            ["list", "x"],
            ["run"],
            ["run", "--preload"],
            ["run", "--fast", "x.py"],
            ["run", "-Es", "x.py"],
        ):
            out, err = self.call("-m", "oneclc", *words, status=2)
            self.assertEqual((out, err.count("\n")), ("", 0))
            self.assertRegex(err, "^oneclc: .*--help")

    # run

    def test_run(self):
        script = self.write("script.py", "import sys\nprint(__name__, sys.argv[1:], sys.flags.optimize)\nsys.exit(7)")
        self.assertEqual(
            self.call("-m", "oneclc", "run", "-O", script, "-c", "--help", status=7)[0], "__main__ ['-c', '--help'] 1"
        )
        self.call("-m", "oneclc", "run", "--correctly-rounded", "--", script, status=7)
        self.write("site/module.py", "import sys\nprint(sys.argv[1:])")
        self.assertEqual(self.call("-m", "oneclc", "run", "-m", "module", "--preload")[0], "['--preload']")
        self.call("-m", "oneclc", "run", "missing.py", status=2)  # as Python says it

    def test_variables(self):
        self.environment.update(TORCH_COMPILE_CACHE_KEY_TAG="mine", LD_PRELOAD="")
        plain, rounded = self.variables(), self.variables("--correctly-rounded")
        self.assertEqual(plain["TRITON_LIBDEVICE_PATH"], f"{PACKAGE}/share/libdevice.10.bc")
        self.assertEqual(rounded["TRITON_LIBDEVICE_PATH"], f"{PACKAGE}/share/libdevice-correctly-rounded.10.bc")
        self.assertRegex(plain["TORCH_COMPILE_CACHE_KEY_TAG"], "^oneclc-[0-9a-f]{16},mine$")
        self.assertNotEqual(plain["TORCH_COMPILE_CACHE_KEY_TAG"], rounded["TORCH_COMPILE_CACHE_KEY_TAG"])
        self.assertEqual((plain["CUDA_ROOT"], plain["LD_PRELOAD"]), (None, ""))
        self.assertFalse(os.path.exists(f"{self.folder}/.cache"))

    def test_run_in_run(self):
        self.install("jax", "0.11.2")
        self.environment["CUDA_HOME"] = self.cuda()
        inner = ["-m", "oneclc", "run", "-c", SHOW]
        want = self.call(*inner)
        self.assertEqual(self.call("-m", "oneclc", "run", "--correctly-rounded", *inner), want)
        self.assertEqual(self.call("-m", "oneclc", "run", *inner), want)

    def test_preload(self):
        if not glob.glob(f"{PACKAGE}/lib/*.so"):
            self.assertIn("built without", self.call("-m", "oneclc", "run", "--preload", "-c", "0", status=1)[1])
            return
        code = "import math, zlib; print(zlib.crc32(repr([math.tan(i) for i in range(20000)]).encode()))"
        theirs = self.call("-m", "oneclc", "run", "-c", code)
        self.assertEqual(theirs, self.call("-c", code))
        self.assertNotEqual(theirs, self.call("-m", "oneclc", "run", "--preload", "-c", code))
        names = [
            os.path.basename(path)
            for path in self.variables("--correctly-rounded", "--preload")["LD_PRELOAD"].split(":")
        ]
        self.assertEqual(names, ["liboneclc_vecmath_correctly_rounded.so", "liboneclc_libm_correctly_rounded.so"])

    def test_sitecustomize(self):
        # The environment's own module of that name runs, as without us, in the program and in one that it starts.
        self.write("site/sitecustomize.py", "print('mine')")
        inner = "import sys; print(sys.modules['sitecustomize'].__file__, sys.path)"
        code = f"import subprocess, sys; subprocess.run([sys.executable, '-c', {inner!r}])"
        out = sorted(self.call("-m", "oneclc", "run", "-c", code)[0].splitlines())
        self.assertTrue(out[0].startswith(f"{self.folder}/site/sitecustomize.py ["))
        self.assertNotIn("startup", out[0])
        self.assertEqual(out[1:], ["mine"] * 3)

    # enable

    def enable(self, code, status=0):
        return self.call("-c", f"import oneclc\n{code}", status=status)

    def test_enable(self):
        out = self.enable(f"oneclc.enable()\nimport subprocess, sys\nsubprocess.run([sys.executable, '-c', {SHOW!r}])")[
            0
        ]
        self.assertEqual(eval(out.replace("null", "None")), self.variables())

    def test_enable_after_import(self):
        for name in ("triton", "torch", "jax"):
            self.install(name, "3.6.0")
        self.install("numba", "0.60.0", {"numba/cuda/__init__": ""})
        for name in ("triton", "torch", "jax", "numba.cuda"):
            out = self.enable(f"import {name}\n{TRY}")[0].splitlines()
            self.assertRegex(out[0], f"^{name} was imported before.* run$")
            self.assertEqual(out[1:], ["True"])

    def test_enable_again(self):
        self.install("triton", "3.6.0")
        self.enable("oneclc.enable()\nimport triton\noneclc.enable()")
        self.enable(
            "oneclc.enable(correctly_rounded=True)\noneclc.enable()\n"
            "import os\nassert os.environ['TRITON_LIBDEVICE_PATH'] == oneclc.libdevice()"
        )
        self.assertIn(
            "triton was imported before",
            self.enable("oneclc.enable()\nimport triton\noneclc.enable(correctly_rounded=True)", status=1)[1],
        )
        self.call("-m", "oneclc", "run", "-c", "import triton, oneclc; oneclc.enable()")
        self.call("-m", "oneclc", "run", "-c", "import triton, oneclc; oneclc.enable(True)", status=1)

    # Files

    def test_damaged(self):
        path = f"{self.copy()}/share/libdevice.10.bc"
        with open(path, "r+b") as file:
            file.seek(1000)
            file.write(b"damaged")
        for code in ("oneclc.enable()", "oneclc.libdevice()"):
            self.assertRegex(self.enable(code, status=1)[1], f"oneclc.*Error: {path} is damaged; .*pip install")
        self.assertRegex(
            self.call("-m", "oneclc", "run", "-c", "0", status=1)[1], f"^oneclc: {path} is damaged; .*pip install"
        )
        self.assertIn("is damaged", self.call("-m", "oneclc", status=1)[1])
        self.enable("oneclc.enable(correctly_rounded=True)")  # whose file is whole
        os.remove(path)
        self.assertRegex(
            self.call("-m", "oneclc", "run", "-c", "0", status=1)[1],
            f"^oneclc: {path}: No such file or directory; .*pip install",
        )

    def test_sums(self):
        code = (
            "import hashlib\nfor name, path in oneclc.files().items():\n"
            "    print(name, hashlib.sha256(open(path, 'rb').read()).hexdigest() == oneclc.FILES[name][1])"
        )
        self.assertEqual({line.split()[1] for line in self.enable(code)[0].splitlines()}, {"True"})

    # Frameworks

    def test_unknown_versions(self):
        for name, version, says in (
            ("triton", "3.9.1", False),
            ("triton", "2.1.0", True),
            ("triton", "3.10.0", True),
            ("triton", "3.6.0+git1", False),
            ("jax", "0.11.2.dev1", False),
            ("numba-cuda", "1.0", True),
        ):
            self.setUp()
            self.install(name, version, {"x": ""})
            self.environment["CUDA_HOME"] = self.cuda()
            for err in (self.call("-m", "oneclc", "run", "-c", "0")[1], self.enable("oneclc.enable()")[1]):
                said = f"{name} {version} was not tried with OneCLC (tried: " in err
                self.assertEqual(said, says, f"{name} {version}: {err}")

    def test_amd(self):
        for name, version in (("torch", "2.11.0+rocm6.4"), ("triton-rocm", "3.6.0"), ("torch", "2.11.0+xpu")):
            self.setUp()
            self.install(name, version)
            self.assertIn(
                f"{name} {version} is not built for NVIDIA's GPUs: it runs on as it was",
                self.enable("oneclc.enable()")[1],
            )
        for devices, says in (({"kfd"}, True), ({"kfd", "nvidiactl"}, False), (set(), False)):
            self.setUp()
            for device in devices | {"null"}:
                self.write(f"dev/{device}")
            err = self.enable(
                f"import oneclc.installed\noneclc.installed._DEVICES = {self.folder + '/dev'!r}\noneclc.enable()"
            )[1]
            self.assertEqual("this machine has an AMD GPU" in err, says, f"{name} {version}: {err}")

    def test_numba(self):
        modules = {
            "numba/cuda/cudadrv/nvvm": (
                "class LibDevice:\n    _cache_ = None\n    def __init__(self): self.bc = self._cache_ or b'theirs'"
            ),
            "numba/cuda/codegen": "class JITCUDACodegen:\n    def magic_tuple(self): return (1, 2)",
        }
        self.install("numba", "0.60.0", modules)
        code = (
            "import hashlib, numba.cuda.cudadrv.nvvm as n, numba.cuda.codegen as c\n"
            "print(hashlib.sha256(n.LibDevice().bc).hexdigest(), *c.JITCUDACodegen().magic_tuple())"
        )
        with open(f"{PACKAGE}/share/libdevice-correctly-rounded.10.bc", "rb") as file:
            want = hashlib.sha256(file.read()).hexdigest()
        self.assertEqual(
            self.call("-m", "oneclc", "run", "--correctly-rounded", "-c", code)[0], f"{want} 1 2 oneclc-{want[:16]}"
        )
        self.assertEqual(self.enable(f"oneclc.enable(True)\n{code}")[0], f"{want} 1 2 oneclc-{want[:16]}")
        self.assertEqual(self.call("-c", code)[0], f"{hashlib.sha256(b'theirs').hexdigest()} 1 2")
        # Another Numba runs on as it was, with a word.
        self.write("site/numba/cuda/cudadrv/nvvm.py", "class LibDevice:\n    bc = b'theirs'")
        out, err = self.call("-m", "oneclc", "run", "-c", code)
        self.assertTrue(out.startswith(hashlib.sha256(b"theirs").hexdigest()))
        self.assertRegex(err, r"numba\.cuda\.cudadrv\.nvvm .*_cache_.*: Numba keeps to its own libdevice")

    def test_jax_caches(self):
        options = (
            "class Debug: xla_gpu_kernel_cache_file = 'kernels'\n"
            "class Build: debug_options = Debug\n"
            "class Options: executable_build_options = Build\n"
            "def get_compile_options(*arguments, **names): return Options"
        )
        hook = "def custom_hook(): return 'theirs'\ndef key(): return custom_hook()"
        self.install("jax", "0.11.2", {"jax/_src/cache_key": hook, "jax/_src/compiler": options})
        self.environment["CUDA_HOME"] = self.cuda()
        code = (
            "import jax._src.cache_key as k, jax._src.compiler as c\n"
            "options = c.get_compile_options(1, x=2)\n"
            "print(k.key(), options.executable_build_options.debug_options.xla_gpu_kernel_cache_file)"
        )
        ways = [[], ["-m", "oneclc", "run"], ["-m", "oneclc", "run", "--correctly-rounded"]]
        keys, caches = zip(*(self.call(*way, "-c", code)[0].split() for way in ways))
        for names, first in ((keys, "theirs"), (caches, "kernels")):
            self.assertEqual(names[0], first)
            self.assertEqual(len(set(names)), 3)
            self.assertTrue(all(name.startswith(first) for name in names))

    # The folder of links

    def links(self, folder):
        return {
            os.path.relpath(os.path.join(at, name), folder): os.readlink(os.path.join(at, name))
            for at, folders, files in os.walk(folder)
            for name in folders + files
            if os.path.islink(os.path.join(at, name))
        }

    def test_links(self):
        self.install("jax", "0.11.2")
        self.environment.update(CUDA_HOME=self.cuda(), XDG_CACHE_HOME=f"{self.folder}/cache")
        root = self.variables()["CUDA_ROOT"]
        self.assertTrue(root.startswith(f"{self.folder}/cache/oneclc/"))
        cuda = f"{self.folder}/cuda"
        self.assertEqual(
            self.links(root),
            {
                ".oneclc-original": cuda,
                "bin": f"{cuda}/bin",
                "include": f"{cuda}/include",
                "nvvm/bin": f"{cuda}/nvvm/bin",
                "nvvm/libdevice/libdevice.10.bc": f"{PACKAGE}/share/libdevice.10.bc",
            },
        )
        self.assertNotEqual(self.variables("--correctly-rounded")["CUDA_ROOT"], root)
        os.remove(f"{root}/bin")  # is made again
        self.assertEqual(self.variables()["CUDA_ROOT"], root)
        self.assertTrue(os.path.exists(f"{root}/bin/ptxas"))
        self.environment.update(
            CUDA_ROOT=self.cuda("chosen"), XDG_CACHE_HOME="not/absolute"
        )  # the user's choice comes first
        self.assertTrue(self.variables()["CUDA_ROOT"].startswith(f"{self.folder}/.cache/oneclc/"))
        self.assertEqual(self.links(self.variables()["CUDA_ROOT"])["bin"], f"{self.folder}/chosen/bin")

    def test_no_home(self):
        self.install("jax", "0.11.2")
        self.environment.update(CUDA_HOME=self.cuda(), HOME="")
        code = "import pwd, types\npwd.getpwuid = lambda user: {}\nimport oneclc\nprint(oneclc.environment()['CUDA_ROOT'])"
        home = f"types.SimpleNamespace(pw_dir={self.folder!r})"
        self.assertTrue(self.call("-c", code.format(home))[0].startswith(f"{self.folder}/.cache/oneclc/"))
        self.assertIn("no home folder", self.call("-c", code.format("{}['missing']"), status=1)[1])

    def test_ptxas(self):
        # Where ptxas is found, in the order of JAX, and what is said where it is not.
        self.install("jax", "0.11.2")
        code = "import oneclc.cuda_folder as c\nc._SYSTEM = '/none'\nprint(c.find())\noneclc.enable()"
        out, err = self.enable(code)
        self.assertEqual(out, "None")
        self.assertRegex(err, "no ptxas was found in .*pip install nvidia-cuda-nvcc")
        for place in (
            "site/triton/backends/nvidia",
            "path",
            "home",
            "site/nvidia/cuda_nvcc",
            "site/nvidia/cu13",
            "root",
        ):
            os.chmod(self.write(f"{place}/bin/ptxas"), 0o755)
            variable = {"path": "PATH", "home": "CUDA_HOME", "root": "CUDA_ROOT"}.get(place)
            if variable:
                self.environment[variable] = f"{self.folder}/{place}" + "/bin:/usr/bin:/bin" * (variable == "PATH")
            out, err = self.enable(code)
            self.assertEqual(os.path.realpath(out), f"{self.folder}/{place}")
            self.assertNotIn("ptxas", err)

    def refused(self, says):
        """run and enable say it, and change nothing."""
        self.assertRegex(self.call("-m", "oneclc", "run", "-c", "print('ran')", status=1)[1], f"^oneclc: {says}")
        out = self.enable(
            TRY
        )[0]
        self.assertRegex(out, f"^{says}(.|\n)*True$")

    def test_no_folder(self):
        self.install("jax", "0.11.2")
        self.environment.update(CUDA_HOME=self.cuda(), XDG_CACHE_HOME="/dev/null")
        self.refused("/dev/null/oneclc.*: Not a directory; .*XDG_CACHE_HOME")
        cache = f"{self.folder}/cache"
        os.mkdir(cache, 0o500)
        if not os.access(cache, os.W_OK):
            self.environment["XDG_CACHE_HOME"] = cache
            self.refused(f"{cache}/oneclc: Permission denied; .*XDG_CACHE_HOME")
        os.remove(f"{self.folder}/site/jax-0.11.2.dist-info/METADATA")
        os.rmdir(f"{self.folder}/site/jax-0.11.2.dist-info")
        self.variables()  # without JAX there is no folder

    def test_full_disk(self):
        self.install("jax", "0.11.2")
        cache = f"{self.folder}/cache"
        os.mkdir(cache)
        self.environment.update(CUDA_HOME=self.cuda(), XDG_CACHE_HOME=cache)
        full = ["unshare", "-rm", "sh", "-c", 'mount -t tmpfs -o nr_inodes=$0 none "$1" && shift && exec "$@"']
        if subprocess.run([*full, "9", cache, "true"], capture_output=True).returncode:
            self.skipTest("a file system in memory cannot be mounted")
        for inodes, status in (("4", 1), ("7", 1), ("30", 0)):
            done = subprocess.run(
                [*full, inodes, cache, PYTHON, "-m", "oneclc", "run", "-c", "print('ran')"],
                env=self.environment,
                capture_output=True,
                text=True,
            )
            self.assertEqual(done.returncode, status, done.stderr)
            if status:
                self.assertRegex(done.stderr, f"^oneclc: {cache}/oneclc.*: No space left on device; .*XDG_CACHE_HOME")

    def test_at_the_same_time(self):
        self.environment.update(CUDA_HOME=self.cuda(), XDG_CACHE_HOME=f"{self.folder}/cache")
        code = "import oneclc\nfor i in range(200): print(oneclc.cuda_folder.make(f'/{i}'))"
        runs = [
            subprocess.Popen([PYTHON, "-c", code], env=self.environment, stdout=subprocess.PIPE, text=True)
            for _ in range(4)
        ]
        outs = {run.communicate()[0] for run in runs}
        self.assertEqual([run.returncode for run in runs], [0] * 4)
        self.assertEqual(len(outs), 1)
        for number, root in enumerate(outs.pop().splitlines()):
            links = self.links(root)
            self.assertEqual(links.pop("nvvm/libdevice/libdevice.10.bc"), f"/{number}")
            self.assertEqual(set(links), {".oneclc-original", "bin", "include", "nvvm/bin"})  # nothing half-made


if __name__ == "__main__":
    unittest.main(argv=[sys.argv[0], *sys.argv[3:]])
