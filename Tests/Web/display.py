"""A display of the test's own, whose pixels can be read while it shows them: Xvfb keeps them in a file."""
import mmap
import os
import shutil
import struct
import subprocess
import tempfile

# Starts a program that ends when the thread that started it does, so that a run that is killed leaves nothing behind.
UNTIL_WE_END = ("setpriv", "--pdeathsig", "TERM")


class Display:
    def __init__(self, width=900, height=700):
        self.folder = tempfile.mkdtemp(prefix="headway-display-")
        read, write = os.pipe()
        self.process = subprocess.Popen(
            [*UNTIL_WE_END, "Xvfb", "-displayfd", str(write), "-screen", "0", f"{width}x{height}x24", "-nolisten", "tcp",
             "-fbdir", self.folder], pass_fds=(write,), stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL,
            start_new_session=True)
        os.close(write)
        with os.fdopen(read) as file:
            self.number = int(file.readline())
        self.environment = dict(os.environ, DISPLAY=f":{self.number}", GDK_BACKEND="x11", MOZ_ENABLE_WAYLAND="0")
        self.environment.pop("WAYLAND_DISPLAY", None)
        with open(os.path.join(self.folder, "Xvfb_screen0"), "rb") as file:
            self.memory = mmap.mmap(file.fileno(), 0, access=mmap.ACCESS_READ)
        # X window dump: a header of big-endian words, then the colour map, then rows of pixels.
        head = struct.unpack(">25I", self.memory[:100])
        self.stride = head[12]
        self.start = head[0] + head[19] * 12
        self.width, self.height = head[4], head[5]

    def rows(self, top, bottom):
        """The bytes of some rows, B G R X a pixel, as they are at this moment."""
        return self.memory[self.start + top * self.stride:self.start + bottom * self.stride]

    def close(self):
        self.memory.close()
        self.process.terminate()
        self.process.wait()
        shutil.rmtree(self.folder, ignore_errors=True)

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.close()
