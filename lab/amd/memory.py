# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Memory instructions as operations of memory.c, which knows the address spaces and their bounds and accesses bytes as they are addressed."""
import re
import struct

LOAD, STORE, ATOMIC, PERMUTE, SWIZZLE = range(5)
GLOBAL, LOCAL, PRIVATE, FLAT, BUFFER = range(5)
ATOMICS = "SWAP CMPSWAP ADD SUB RSUB SMIN UMIN SMAX UMAX AND OR XOR INC DEC FADD FMIN FMAX PKADD CLAMPSUB MSKOR".split()

# The size in bytes of what the names' suffixes say.
SIZES = {"8": 1, "16": 2, "32": 4, "64": 8, "96": 12, "128": 16}
SIZES |= {"BYTE": 1, "SHORT": 2, "DWORD": 4, "DWORDX2": 8, "DWORDX3": 12, "DWORDX4": 16}

SYNONYMS = {"STOREXCHG": "SWAP", "WRXCHG": "SWAP", "CMPSTORE": "CMPSWAP", "CMPST": "CMPSWAP"}
SYNONYMS |= {"PK_ADD": "PKADD", "SUB_CLAMP": "CLAMPSUB", "CSUB": "CLAMPSUB"}

ENCODINGS = ("DS", "FLAT", "GLOBAL", "SCRATCH", "VFLAT", "VGLOBAL", "VSCRATCH", "MUBUF")
FIELDS = "kind space size signed half returns accumulator pair operation indexed compare_first high "
FIELDS += "address data data1 destination scalar offset offset1"


def field(instruction, *names):
    """The first of these fields that the encoding has."""
    return next((getattr(instruction, name) for name in names if hasattr(type(instruction), name)), None)


def number(operand):
    return int(operand.offset) if hasattr(operand, "offset") else int(operand)


def register(operand):
    return number(operand) - 256


def offset_of(instruction):
    """The signed offset of all encodings but DS."""
    name = "ioffset" if hasattr(type(instruction), "ioffset") else "offset"
    bits = getattr(type(instruction), name).hi - getattr(type(instruction), name).lo + 1
    value = int(getattr(instruction, name)) & ((1 << bits) - 1)
    return value - (1 << bits) if value >> (bits - 1) else value


def plain(name):
    """What a load or store moves, of the part of its name behind DS_, GLOBAL_ …; None if it is neither."""
    size = "8|16|32|64|96|128|BYTE|SHORT|DWORD(?:X[234])?"
    match = re.match(rf"(LOAD|READ|STORE|WRITE)(_2ADDR|2)?(_STRIDE64|ST64)?_(D16_HI_|D16_)?([UIBS]?)({size})(_D16)?(_HI)?$", name)
    if not match:
        return None
    return dict(
        kind=STORE if match[1] in ("STORE", "WRITE") else LOAD,
        size=SIZES[match[6]],
        signed=int(match[5] in ("I", "S") and match[6] in ("8", "16", "BYTE", "SHORT")),
        half=int(bool(match[4] or match[7])),
        high=int(bool(match[4] == "D16_HI_" or match[8])),
        pair=int(bool(match[2])),
        stride=64 if match[3] else 1,
    )


def atomic(name):
    """What an atomic instruction does, of the part of its name behind DS_ or ATOMIC_; None if that is not known."""
    match = re.match(r"(.*?)(_RTN)?(?:_([UIBF])(16|32|64))?(_X2)?$", name)
    base, letter, bits = match[1].replace("_NUM", ""), match[3] or "", int(match[4] or (64 if match[5] else 32))
    base = SYNONYMS.get(base, base)
    if base in ("MIN", "MAX"):
        base = {"I": "S", "U": "U", "F": "F"}.get(letter, "?") + base
    elif letter == "F" and base != "PKADD":
        base = "F" + base
    if base not in ATOMICS:
        return None
    return dict(kind=ATOMIC, operation=ATOMICS.index(base), size=bits // 8 if base != "PKADD" else 4, returns=int(bool(match[2])))


def describe_local(instruction, name, wave, values):
    low, high = int(instruction.offset0), int(instruction.offset1)
    values.update(space=LOCAL, address=register(instruction.addr), data=register(instruction.data0), data1=register(instruction.data1))
    values.update(destination=register(instruction.vdst), offset=low | high << 8)
    if name == "BPERMUTE_B32":
        return values | dict(kind=PERMUTE, size=4)
    if name == "SWIZZLE_B32" and high < 0xE0:  # above: orders for Fourier transforms, which LLVM does not make
        return values | dict(kind=SWIZZLE, size=4)
    found = plain(name)
    if found and found["pair"]:
        step = found["size"] * found["stride"]
        return values | found | dict(offset=low * step, offset1=high * step)
    return values | found if found else (found := atomic(name)) and values | found | dict(compare_first=int(name.startswith("CMPST_")))


def describe_vector(instruction, encoding, name, values):
    space = FLAT if "FLAT" in encoding else PRIVATE if "SCRATCH" in encoding else GLOBAL
    values.update(space=space, address=register(field(instruction, "vaddr", "addr")), data=register(field(instruction, "vsrc", "data")))
    values.update(destination=register(instruction.vdst), offset=offset_of(instruction))
    scalar = 127 if encoding == "FLAT" else number(instruction.saddr)
    values["scalar"] = scalar if scalar < 124 else -1  # 124 and above: null, off
    values["indexed"] = int(getattr(instruction, "sve", 0) or 0) if space == PRIVATE else 1
    if found := plain(name):
        return values | found
    if not name.startswith("ATOMIC_") or not (found := atomic(name[len("ATOMIC_") :])):
        return None
    # gfx12 says in the temporal hint, gfx940 by sc0 what glc says on others: whether the old value is returned.
    kind = type(instruction)
    returns = instruction.glc if hasattr(kind, "glc") else instruction.th if hasattr(kind, "th") else instruction.sc0
    return values | found | dict(returns=int(returns) & 1)


def describe_buffer(instruction, name, values):
    """gfx90a's private memory. The scalar offset counts the bytes of all lanes, so that a lane's own are a 64th of it."""
    if instruction.idxen or instruction.lds or not (found := plain(name)):
        return None
    values.update(space=BUFFER, address=register(instruction.vaddr), data=register(instruction.vdata), destination=register(instruction.vdata))
    return values | found | dict(scalar=number(instruction.soffset), indexed=int(instruction.offen), offset=int(instruction.offset))


def describe(instruction, wave):
    """A memory_operation of amd.h; b"" for one that does nothing here, where there are no caches; None for an instruction that is none."""
    encoding = next((base.__name__ for base in type(instruction).__mro__ if base.__name__ in ENCODINGS), None)
    name = instruction.op.name if encoding else ""
    if encoding is None or name == "DS_PERMUTE_B32":
        return None
    if re.match(r"BUFFER_(INV|WBL2|WBINVL1|GL[01]_INV)|GLOBAL_(INV|WB|WBINV)$|DS_NOP", name):
        return b""
    values = dict.fromkeys(FIELDS.split(), 0) | dict(scalar=-1, accumulator=int(field(instruction, "acc") or 0))
    rest = name.split("_", 1)[1]
    if encoding == "DS":
        values = describe_local(instruction, rest, wave, values)
    elif encoding == "MUBUF":
        values = describe_buffer(instruction, rest, values)
    else:
        values = describe_vector(instruction, encoding, rest, values)
    if not values:
        raise NotImplementedError(name)
    return struct.pack("<12B5hxx2i", *(values[key] for key in FIELDS.split()))
