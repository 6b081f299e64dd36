# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""interrupt.py SIGNAL WHEN COMMAND…: sends a command the signal and exits with its status, for a signal 128 and its number. WHEN is the
processor time in seconds that the command's own process has taken by then, or a file that has something in it by then: on a busy machine
that is later. A command that goes on for a minute of processor time more is killed."""
import os
import re
import resource
import signal
import subprocess
import sys
import time

name, when, *command = sys.argv[1:]
number = getattr(signal, "SIG" + name)
seconds = float(when) if re.fullmatch(r"[0-9.]+", when) else None
most = int(seconds or 0) + 60


def prepare():
    signal.signal(number, signal.SIG_DFL)  # a shell may have it ignored in what it runs in the background
    resource.setrlimit(resource.RLIMIT_CPU, (most, most))


def taken(process):
    """Processor time in seconds."""
    with open(f"/proc/{process}/stat", encoding="ascii") as stat:
        fields = stat.read().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def is_time(process):
    if seconds is not None:
        return taken(process) >= seconds
    return os.path.exists(when) and os.path.getsize(when) > 0


with subprocess.Popen(command, preexec_fn=prepare) as child:
    while child.poll() is None and not is_time(child.pid):
        time.sleep(0.05)
    if child.returncode is not None:
        sys.exit(f"interrupt.py: the command has ended before, with status {child.returncode}")
    child.send_signal(number)
    status = child.wait()
sys.exit(status if status >= 0 else 128 - status)
