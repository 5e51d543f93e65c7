import { readFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { Tensor } from "./onnx.ts";

/** A network as TensorFlow.js stores it: layers in order, weights in numbered files. */
export interface KerasModel {
  layers: readonly KerasLayer[];
  weights: ReadonlyMap<string, Tensor>;
}

export interface KerasLayer {
  name: string;
  class_name: string;
  config: LayerSettings;
  /** Per use of the layer, the layers it reads from. */
  inbound_nodes: readonly (readonly (readonly [string, ...unknown[]])[])[];
}

interface LayerSettings {
  padding?: "same" | "valid" | readonly [readonly [number, number], readonly [number, number]];
  strides?: readonly [number, number];
  pool_size?: readonly [number, number];
  activation?: string;
  epsilon?: number;
}

interface ModelFile {
  modelTopology: { model_config: { config: { layers: KerasLayer[] } } };
  weightsManifest: { paths: string[]; weights: { name: string; shape: number[] }[] }[];
}

export async function readKerasModel(path: string): Promise<KerasModel> {
  const model = JSON.parse(await readFile(path, "utf8")) as ModelFile;
  const files = model.weightsManifest.flatMap((group) => group.paths);
  const parts = await Promise.all(files.map((file) => readFile(join(dirname(path), file))));
  // A buffer of its own: one from a pool may begin where no float may.
  const all = new Uint8Array(Buffer.concat(parts)).buffer;
  const weights = new Map<string, Tensor>();
  let offset = 0;
  for (const { name, shape } of model.weightsManifest.flatMap((group) => group.weights)) {
    const count = shape.reduce((product, size) => product * size, 1);
    weights.set(name, { shape, values: new Float32Array(all, offset, count) });
    offset += count * Float32Array.BYTES_PER_ELEMENT;
  }
  return { layers: model.modelTopology.model_config.config.layers, weights };
}
