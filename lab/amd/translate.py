# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Translates AMD instructions for the amd device (translator.c): python3 translate.py CHECKOUT GPU WAVE CACHE

CHECKOUT is a folder with tinygrad, whose instruction emulator makes a C function of each instruction; WAVE is the number of a wave's lanes.
Standard input brings 16 bytes at a time, an instruction and what follows it in memory. To each, standard output gets a header of four 32-bit
words, {kind, size of the instruction in bytes, number, size of the payload}, and the payload; the kinds are those of amd.h:

  FAILED     the payload is a message
  CODE       the instruction is function `number`. When it comes for the first time the payload is its machine code, behind 8 bytes, the number
             of the register file or memory that each of its arguments points to; 255 stands behind the last
  MEMORY     the payload is a struct memory_operation (memory.py)
  NOTHING, BARRIER, END    are what they say
  CLOCK      writes a counter of time to scalar registers `number` and `number` + 1

A process that has started writes the word READY first. CACHE is a folder in which functions are kept for later processes, or empty.
"""
import hashlib
import os
import pathlib
import re
import sqlite3
import struct
import sys
import types

FAILED, CODE, MEMORY, NOTHING, BARRIER, END, CLOCK = range(7)
READY = 0x41444D31
# Orders and hints for a pipeline and caches, which are not there.
HINTS = r"S_(NOP|CLAUSE|DELAY_ALU|WAIT.*|SLEEP|SENDMSG|(SET_)?INST_PREFETCH.*|CODE_END|ICACHE_INV|DCACHE_.*|GL1_INV|SETPRIO)$"
KNOWN = "a9069c177a9da9cca18593edf55acd2e6073cca6"  # the commit that repairs.py was written for
# Opcodes of MUBUF that the emulator's decoder does not know: buffer_gl0_inv and buffer_gl1_inv, gfx90a's buffer_wbinvl1 and buffer_wbinvl1_vol.
CACHE_ORDERS = {"rdna3": (0x2B, 0x2C), "cdna": (0x3E, 0x3F)}


class Unusable(Exception):
    """The checkout is not what it should be; the text is a message for the user."""


def architecture(gpu):
    return "cdna" if gpu.startswith("gfx9") else "rdna3" if gpu.startswith("gfx11") else "rdna4"


def load_emulator(checkout):
    """The emulator's module. Python has a package of its own called `test`, so the checkout's is named by its path."""
    if not os.path.exists(os.path.join(checkout, "test/mockgpu/amd/emu.py")):
        raise Unusable(f"{checkout}: no test/mockgpu/amd/emu.py there; ONECLC_TINYGRAD is the folder of a tinygrad checkout (commit {KNOWN[:12]})")
    sys.path.insert(0, checkout)
    package = types.ModuleType("test")
    package.__path__ = [os.path.join(checkout, "test")]
    sys.modules["test"] = package
    # Its own cache of compiled kernels lies in the user's home; ours has what is needed.
    os.environ.update(CACHELEVEL="0", DEV="CPU", CPU_LLVM="0")
    import test.mockgpu.amd.emu as emulator

    return emulator


class Cache:
    """Functions kept from earlier processes, by everything that they depend on."""

    def __init__(self, folder, fingerprint):
        self.fingerprint = fingerprint
        self.table = None
        if folder:
            self.table = sqlite3.connect(os.path.join(folder, "instructions.db"), timeout=60, isolation_level=None)
            self.table.execute("pragma journal_mode=wal")
            self.table.execute("pragma synchronous=off")
            self.table.execute("create table if not exists functions (fingerprint text, type text, size int, base blob, mask blob, code blob)")
            self.table.execute("create unique index if not exists keys on functions (fingerprint, type, size, base, mask)")

    def functions(self):
        if self.table:
            query = "select type, size, base, mask, code from functions where fingerprint = ?"
            for kind, size, base, mask, code in self.table.execute(query, (self.fingerprint,)):
                yield kind, size, int.from_bytes(base, "little"), int.from_bytes(mask, "little"), code

    def keep(self, kind, size, base, mask, code):
        if self.table:
            row = (self.fingerprint, kind, size, base.to_bytes(size, "little"), mask.to_bytes(size, "little"), code)
            self.table.execute("insert or ignore into functions values (?, ?, ?, ?, ?, ?)", row)


def fingerprint(emulator, *settings):
    """Names what a function depends on: the emulator, its repairs, the processor that it is compiled for."""
    mark = hashlib.sha256()
    ours = pathlib.Path(__file__).parent
    theirs = pathlib.Path(emulator.__file__).parent
    for path in [theirs / "emu.py", theirs / "pcode.py", ours / "repairs.py"]:
        mark.update(path.read_bytes())
    with open("/proc/cpuinfo") as info:
        mark.update(next((line for line in info if line.startswith("flags")), "").encode())
    for setting in settings:
        mark.update(repr(setting).encode())
    return mark.hexdigest()


class Translator:
    def __init__(self, emulator, gpu, wave, folder):
        self.emulator = emulator
        self.architecture = architecture(gpu)
        self.wave = wave
        self.sent = []  # (type of instruction, size, base, mask, code): of which function it is one, if its bits under the mask are the base
        self.by_type = {}
        self.told = set()
        self.cache = Cache(folder, fingerprint(emulator, self.architecture, wave))
        for function in self.cache.functions():
            self.add(*function)
        from tinygrad.runtime.support.elf import jit_loader

        self.link = jit_loader
        # Machine code is all that is wanted; the device that would run it here is not.
        emulator.get_runtime = lambda device, program: program.to_elf().lib
        # A cache of the emulator's, which keeps what is kept here.
        emulator._canonical_runner_cache = []

    def add(self, kind, size, base, mask, code):
        self.by_type.setdefault((kind, size), []).append((base, mask, len(self.sent)))
        self.sent.append(code)
        return len(self.sent) - 1

    def function(self, raw, instruction, name):
        """The number of the function that an instruction is."""
        size, kind = instruction.size(), type(instruction).__name__
        bits = int.from_bytes(raw[:size], "little")
        for base, mask, number in self.by_type.get((kind, size), ()):
            if bits & mask == base:
                return number
        emulator = self.emulator
        emulator._canonical_runner_cache.clear()
        program, machine = emulator._get_runner.__wrapped__(bytes(raw[: size + 4]), self.architecture)
        _, base, mask, _, _ = emulator._canonical_runner_cache[-1]
        # Without libraries to link: what calls one could not run elsewhere.
        code = self.link(machine, base=0, link_libs=[])
        arguments = bytes(program.arg.globals)
        code = arguments + b"\xff" * (8 - len(arguments)) + code
        self.cache.keep(kind, size, base, mask, code)
        return self.add(kind, size, base, mask, code)

    def translate(self, raw):
        """(kind, size, number, payload) of the instruction at the beginning of `raw`."""
        import memory

        word = struct.unpack_from("<I", raw)[0]
        if word >> 26 == 0x38 and word >> 18 & 0xFF in CACHE_ORDERS.get(self.architecture, ()):
            return NOTHING, 8, 0, b""
        instruction = self.emulator.decode_inst(raw, self.architecture)
        name, size = self.emulator._op_name(instruction), instruction.size()
        if re.match(r"S_BARRIER(_WAIT)?$", name):
            return BARRIER, size, 0, b""
        if name == "S_ENDPGM":
            return END, size, 0, b""
        if re.match(HINTS, name):
            return NOTHING, size, 0, b""
        if re.match(r"S_(GETREG|SETREG|ROUND_MODE|DENORM_MODE|TRAP|SETHALT|RFE)", name):
            return FAILED, size, 0, f"{name}: this device has no registers of the hardware, no modes and no traps".encode()
        if name in ("S_SENDMSG_RTN_B64", "S_MEMREALTIME", "S_MEMTIME"):
            register = instruction.sdst if hasattr(type(instruction), "sdst") else instruction.sdata
            return CLOCK, size, int(register.offset), b""
        if getattr(instruction, "omod", 0) and "BITOP3" not in name:
            return FAILED, size, 0, f"{name}: output modifiers are not emulated".encode()
        payload = memory.describe(instruction, self.wave)
        if payload is not None:
            return (MEMORY, size, 0, payload) if payload else (NOTHING, size, 0, b"")
        number = self.function(raw, instruction, name)
        if number in self.told:
            return CODE, size, number, b""
        self.told.add(number)
        return CODE, size, number, self.sent[number]


def serve(translator, requests, replies):
    replies.write(struct.pack("<I", READY))
    replies.flush()
    while len(raw := requests.read(16)) == 16:
        try:
            kind, size, number, payload = translator.translate(raw)
        except Exception as error:  # of the emulator, which has many kinds
            kind, size, number = FAILED, 0, 0
            payload = f"{raw.hex()}: {type(error).__name__}: {error}".encode()[:2000]
        replies.write(struct.pack("<4I", kind, size, number, len(payload)) + payload)
        replies.flush()


def main():
    checkout, gpu, wave, folder = sys.argv[1:]
    replies = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)  # what else is printed is a message
    try:
        emulator = load_emulator(checkout)
        import repairs

        repairs.apply(emulator, int(wave))
    except Unusable as error:
        sys.exit(f"oneclc: {error}")
    except Exception as error:
        sys.exit(f"oneclc: {checkout}: {type(error).__name__}: {error}; the amd device was written for tinygrad at {KNOWN}")
    serve(Translator(emulator, gpu, int(wave), folder), sys.stdin.buffer, replies)


if __name__ == "__main__":
    main()
