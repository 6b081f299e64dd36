# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""kernels.py FRAMEWORK FUSION FOLDER: PTX for Hopper of a kernel with the functions pow and sin, for Triton with log of
double, too, which the framework compiles without a GPU."""
import glob
import importlib.metadata
import math
import os
import sys

framework, fusion, folder = sys.argv[1], sys.argv[2] == "fusion", sys.argv[3]
os.makedirs(folder)
if framework == "triton":
    import triton
    import triton.language as tl
    from triton.backends.compiler import GPUTarget
    from triton.compiler import ASTSource
    try:
        from triton.language.extra.cuda import libdevice
    except ImportError:
        from triton.language.extra import libdevice

    @triton.jit
    def kernel(x, y, B: tl.constexpr):
        i = tl.arange(0, B)
        a = tl.load(x + i)
        tl.store(y + i, libdevice.pow(a, tl.load(x + i + B)))
        tl.store(y + i + B, libdevice.sin(a))
        tl.store(y + i + 2 * B, libdevice.log(a.to(tl.float64)))

    try:
        source = ASTSource(fn=kernel, signature={"x": "*fp32", "y": "*fp32", "B": "constexpr"}, constexprs={"B": 128})
    except TypeError:  # before 3.2
        source = ASTSource(fn=kernel, signature={"x": "*fp32", "y": "*fp32"}, constants={"B": 128})
    ptx = triton.compile(source, target=GPUTarget("cuda", 90, 32), options={"enable_fp_fusion": fusion}).asm["ptx"]
elif framework == "numba":
    from numba import cuda, float32

    def kernel(z, a, b):
        z[0] = math.pow(a, b)
        z[1] = math.sin(a)

    ptx, _ = cuda.compile_ptx(kernel, (float32[:], float32, float32), cc=(9, 0))
elif framework == "jax":
    os.environ["JAX_SKIP_CUDA_CONSTRAINTS_CHECK"] = "1"
    os.environ["XLA_FLAGS"] = f"--xla_dump_to={folder} --xla_gpu_autotune_level=0"
    if tuple(map(int, importlib.metadata.version("jaxlib").split(".")[:2])) >= (0, 11):  # where PTX is asked for
        os.environ["XLA_FLAGS"] += " --xla_dump_emitter_re=.*"
    import jax
    import numpy
    from jax.experimental import topologies
    from jax.sharding import Mesh, NamedSharding, PartitionSpec
    with open(os.path.join(os.path.dirname(__file__), "hopper.txt")) as file:
        hopper = topologies.get_topology_desc("hopper", "cuda", target_config=file.read(), topology="1x1x1")
    sharding = NamedSharding(Mesh(numpy.array(hopper.devices), ("x",)), PartitionSpec())

    def function(a, b):
        return jax.numpy.power(a, b), jax.numpy.sin(a)

    kernel = jax.jit(function, in_shardings=sharding, out_shardings=sharding)
    argument = jax.ShapeDtypeStruct((1024,), jax.numpy.float32)
    kernel.lower(argument, argument).compile()
    ptx = ""
    for path in sorted(glob.glob(f"{folder}/*.ptx")):
        with open(path) as file:
            ptx += file.read()
with open(f"{folder}/kernel.ptx", "w") as file:
    file.write(ptx)
