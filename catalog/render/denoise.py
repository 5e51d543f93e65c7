"""Open Image Denoise's network, run with torch: Debian's Blender is built without it.

The weights are Intel's (Apache-2.0), read in their own file format; see README.md for where they come from.
"""

import struct

import numpy as np
import torch
import torch.nn.functional as F

# Threads of one process wait for each other in a busy loop; beside a renderer that costs more than it brings.
torch.set_num_threads(1)


def read_weights(path):
    blob = open(path, "rb").read()
    magic, _major, _minor, table = struct.unpack_from("<HBBQ", blob, 0)
    if magic != 0x41D7:
        raise ValueError(f"{path} holds no network weights")
    (count,) = struct.unpack_from("<I", blob, table)
    at, tensors = table + 4, {}
    for _ in range(count):
        (length,) = struct.unpack_from("<H", blob, at)
        name = blob[at + 2 : at + 2 + length].decode()
        at += 2 + length
        (dimensions,) = struct.unpack_from("<B", blob, at)
        shape = struct.unpack_from(f"<{dimensions}I", blob, at + 1)
        at += 1 + 4 * dimensions + dimensions  # the layout: one letter a dimension
        kind, offset = chr(blob[at]), struct.unpack_from("<Q", blob, at + 1)[0]
        at += 9
        numbers = np.frombuffer(blob, "<f2" if kind == "h" else "<f4", int(np.prod(shape)), offset)
        tensors[name] = torch.from_numpy(numbers.reshape(shape).astype(np.float32))
    return tensors


def network(weights, x):
    def conv(name, value):
        return F.relu(F.conv2d(value, weights[name + ".weight"], weights[name + ".bias"], padding=1))

    def up(value, skip):
        return torch.cat((F.interpolate(value, scale_factor=2, mode="nearest"), skip), 1)

    source, skips = x, [x]
    x = conv("enc_conv0", x)
    for name in ("enc_conv1", "enc_conv2", "enc_conv3", "enc_conv4"):
        x = F.max_pool2d(conv(name, x), 2)
        skips.append(x)
    x = conv("enc_conv5b", conv("enc_conv5a", x))
    for level in (4, 3, 2):
        x = up(x, skips[level - 1])
        x = conv(f"dec_conv{level}b", conv(f"dec_conv{level}a", x))
    x = conv("dec_conv1b", conv("dec_conv1a", up(x, source)))
    return F.conv2d(x, weights["dec_conv0.weight"], weights["dec_conv0.bias"], padding=1)


# The transfer curve the network was trained with: what eyes tell apart, not what a sensor counts.
A, B, C, D = 1.41283765e03, 1.64593172e00, 4.31384981e-01, -2.94139609e-03
E_, F_, G = 1.92653254e-01, 6.26026094e-03, 9.98620152e-01
Y0, Y1, X0, X1 = 1.57945760e-06, 3.22087631e-02, 2.23151711e-03, 3.70974749e-01


def forward(y):
    y = np.maximum(y, 0)
    return np.where(y <= Y0, A * y, np.where(y <= Y1, B * np.maximum(y, 1e-12) ** C + D, E_ * np.log(y + F_) + G))


def inverse(x):
    return np.where(x <= X0, x / A, np.where(x <= X1, np.maximum((x - D) / B, 0) ** (1 / C), np.exp((x - G) / E_) - F_))


RIM = 16


def exposure(colour):
    light = colour @ np.array([0.212671, 0.715160, 0.072169], np.float32)
    light = light[light > 1e-8]
    return 0.18 / 2 ** np.mean(np.log2(light)) if light.size else 1.0


def denoise(weights, colour, albedo, normal):
    """Three arrays of height × width × 3, linear light; answers the first one without its noise."""
    scale, top = exposure(colour), forward(np.float32(65504.0))
    planes = (forward(colour * scale) / top, np.clip(albedo, 0, 1), np.clip(normal, -1, 1) * 0.5 + 0.5)
    x = torch.from_numpy(np.concatenate(planes, 2).astype(np.float32)).permute(2, 0, 1)[None]
    height, width = colour.shape[:2]
    # Beyond its edge the network sees darkness: a mirrored rim keeps that out of the picture.
    x = F.pad(x, (RIM, RIM + -width % 16, RIM, RIM + -height % 16), mode="reflect")
    with torch.inference_mode():
        y = network(weights, x)[0, :, RIM : RIM + height, RIM : RIM + width].permute(1, 2, 0).numpy()
    return np.maximum(inverse(np.maximum(y, 0) * top) / scale, 0)
