import { InferenceSession, Tensor } from "onnxruntime-node";
import { expect, test } from "vitest";
import type { KerasLayer, KerasModel } from "./keras-model.ts";
import { kerasToOnnx } from "./keras-to-onnx.ts";
import { encodeOnnx } from "./onnx.ts";

const layer = (name: string, kind: string, from: string[], config: KerasLayer["config"] = {}): KerasLayer => ({
  name,
  class_name: kind,
  config,
  inbound_nodes: from.length > 0 ? [from.map((source) => [source] as const)] : [],
});
const tensor = (shape: number[], values: number[]) => ({ shape, values: Float32Array.from(values) });

/** Three channels in, two out, one pixel after the other: every step can be done by hand. */
function smallModel(changed: Partial<KerasModel> = {}): KerasModel {
  return {
    layers: [
      layer("photo", "InputLayer", []),
      layer("mix", "Conv2D", ["photo"], { padding: "valid", strides: [1, 1] }),
      layer("scaled", "BatchNormalization", ["mix"], { epsilon: 0 }),
      layer("positive", "Activation", ["scaled"], { activation: "relu" }),
      layer("twice", "Add", ["positive", "positive"]),
      layer("room", "ZeroPadding2D", ["twice"], {
        padding: [
          [1, 0],
          [1, 0],
        ],
      }),
      layer("largest", "MaxPooling2D", ["room"], { pool_size: [2, 2], strides: [1, 1] }),
      layer("mean", "GlobalAveragePooling2D", ["largest"]),
      layer("classes", "Dense", ["mean"]),
    ],
    weights: new Map([
      // Height, width, input, output: the first output is red + blue, the second minus green.
      ["mix/kernel", tensor([1, 1, 3, 2], [1, 0, 0, -1, 1, 0])],
      ["mix/bias", tensor([2], [0.5, 10])],
      ["scaled/gamma", tensor([2], [2, 1])],
      ["scaled/beta", tensor([2], [0, 1])],
      ["scaled/moving_mean", tensor([2], [0.5, 0])],
      ["scaled/moving_variance", tensor([2], [4, 1])],
    ]),
    ...changed,
  };
}

test("the network computes what the layers say", async () => {
  const graph = { ...kerasToOnnx(smallModel(), 2), outputs: [{ name: "features", shape: ["n", 2] }] };
  const session = await InferenceSession.create(encodeOnnx(graph));
  const photo = Float32Array.from([[1, 2, 3, 4], [20, 20, 20, 3], [10, 10, 10, 10]].flat());
  const { features } = await session.run({ input: new Tensor("float32", photo, [1, 3, 2, 2]) });
  // Red + blue is 11 to 14, doubled; the largest of each pixel and those left and above: 22, 24, 26, 28. Of the second only
  // the last pixel is above zero: 10 - 3 + 1, doubled.
  expect([...(features?.data as Float32Array)]).toEqual([25, 4]);
});

test.each([
  ["an unknown layer", { layers: [layer("a", "LSTM", [])] }, "Unknown layer LSTM"],
  ["another activation", { layers: [layer("a", "Activation", [], { activation: "tanh" })] }, "Unknown activation"],
  ["a missing weight", { weights: new Map() }, "no weight mix/kernel"],
])("%s is refused, not guessed", (_name, changed, message) => {
  expect(() => kerasToOnnx(smallModel(changed), 2)).toThrow(message);
});
