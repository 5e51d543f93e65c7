import type { KerasLayer, KerasModel } from "./keras-model.ts";
import type { OnnxGraph, OnnxNode, Tensor } from "./onnx.ts";

type Pads = readonly [number, number, number, number];

const NO_PADS: Pads = [0, 0, 0, 0];
const BATCH_NORM_WEIGHTS = ["gamma", "beta", "moving_mean", "moving_variance"];

/** The layers up to the pooled features; the classifier behind them is left out. */
export function kerasToOnnx({ layers, weights }: KerasModel, size: number): OnnxGraph {
  const nodes: OnnxNode[] = [];
  const constants = new Map<string, Tensor>();
  // Layers that become nothing of their own: the input, and padding, which the next layer does itself.
  const standsFor = new Map<string, string>();
  const padding = new Map<string, Pads>();
  const weight = (name: string): Tensor => {
    const tensor = weights.get(name);
    if (!tensor) throw new Error(`The model has no weight ${name}`);
    return tensor;
  };
  const keep = (name: string, tensor: Tensor): string => {
    constants.set(name, tensor);
    return name;
  };

  for (const layer of layers) {
    const { name, config } = layer;
    const from = (layer.inbound_nodes[0] ?? []).map(([source]) => source);
    const inputs = from.map((source) => standsFor.get(source) ?? source);
    const pads = padding.get(from[0] ?? "") ?? NO_PADS;
    switch (layer.class_name) {
      case "InputLayer":
        standsFor.set(name, "input");
        break;
      case "ZeroPadding2D":
        standsFor.set(name, inputs[0] ?? "");
        padding.set(name, zeroPads(layer));
        break;
      case "Conv2D": {
        const kernel = weight(`${name}/kernel`);
        const sides = kernel.shape.slice(0, 2);
        const filters = keep(`${name}/kernel`, outputFirst(kernel));
        const bias = keep(`${name}/bias`, weight(`${name}/bias`));
        const around = config.padding === "same" ? samePads(sides) : pads;
        const wholes = { kernel_shape: sides, strides: config.strides ?? [1, 1], pads: around };
        nodes.push({ operator: "Conv", inputs: [...inputs, filters, bias], output: name, wholes });
        break;
      }
      case "BatchNormalization": {
        const learnt = BATCH_NORM_WEIGHTS.map((part) => keep(`${name}/${part}`, weight(`${name}/${part}`)));
        const floats = { epsilon: config.epsilon ?? 0.001 };
        nodes.push({ operator: "BatchNormalization", inputs: [...inputs, ...learnt], output: name, floats });
        break;
      }
      case "Activation":
        if (config.activation !== "relu") throw new Error(`Unknown activation ${config.activation}`);
        nodes.push({ operator: "Relu", inputs, output: name });
        break;
      case "MaxPooling2D": {
        const wholes = { kernel_shape: config.pool_size ?? [], strides: config.strides ?? [], pads };
        nodes.push({ operator: "MaxPool", inputs, output: name, wholes });
        break;
      }
      case "Add":
        nodes.push({ operator: "Add", inputs, output: name });
        break;
      case "GlobalAveragePooling2D":
        nodes.push({ operator: "GlobalAveragePool", inputs, output: "pooled" });
        nodes.push({ operator: "Flatten", inputs: ["pooled"], output: "features", wholes: { axis: 1 } });
        break;
      case "Dense":
        break;
      default:
        throw new Error(`Unknown layer ${layer.class_name}`);
    }
  }
  return {
    nodes,
    constants,
    input: { name: "input", shape: ["n", 3, size, size] },
    outputs: [{ name: "features", shape: ["n", 2048] }],
  };
}

function zeroPads({ config: { padding } }: KerasLayer): Pads {
  if (typeof padding !== "object") throw new Error("Padding must name its four sides");
  const [[top, bottom], [left, right]] = padding;
  return [top, left, bottom, right];
}

function samePads([height = 1, width = 1]: readonly number[]): Pads {
  const y = height - 1;
  const x = width - 1;
  return [y >> 1, x >> 1, y - (y >> 1), x - (x >> 1)];
}

/** Keras keeps height, width, input, output; ONNX wants output, input, height, width. */
function outputFirst({ shape, values }: Tensor): Tensor {
  const [height = 0, width = 0, inputs = 0, outputs = 0] = shape;
  const turned = new Float32Array(values.length);
  let from = 0;
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++)
      for (let input = 0; input < inputs; input++)
        for (let output = 0; output < outputs; output++)
          turned[((output * inputs + input) * height + y) * width + x] = values[from++] ?? 0;
  return { shape: [outputs, inputs, height, width], values: turned };
}
