"""Draws frames of a Lottie with rlottie's C interface: FILE WIDTH HEIGHT OUT SECONDS... Each frame's pixels, B, G, R and A
with colours multiplied by their opacity, follow each other in the file OUT."""
import ctypes
import sys

file, width, height, out, *instants = sys.argv[1:]
width, height = int(width), int(height)
rlottie = ctypes.CDLL("librlottie.so.0-1")
rlottie.lottie_animation_from_data.restype = ctypes.c_void_p
rlottie.lottie_animation_from_data.argtypes = [ctypes.c_char_p] * 3
rlottie.lottie_animation_get_framerate.restype = ctypes.c_double
rlottie.lottie_animation_get_framerate.argtypes = [ctypes.c_void_p]
rlottie.lottie_animation_render.restype = None
rlottie.lottie_animation_render.argtypes = [
    ctypes.c_void_p, ctypes.c_size_t, ctypes.c_void_p, ctypes.c_size_t, ctypes.c_size_t, ctypes.c_size_t]

with open(file, "rb") as source:
    animation = rlottie.lottie_animation_from_data(source.read(), b"film", b"")
if not animation:
    sys.exit("rlottie cannot read " + file)
rate = rlottie.lottie_animation_get_framerate(animation)
with open(out, "wb") as target:
    for instant in instants:
        pixels = ctypes.create_string_buffer(width * height * 4)
        rlottie.lottie_animation_render(animation, round(float(instant) * rate), pixels, width, height, width * 4)
        target.write(pixels.raw)
