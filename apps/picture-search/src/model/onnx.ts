import { bytes, encode, type Field, message, text, whole } from "./protobuf.ts";

/** Numbers of onnx.proto: data type FLOAT, attribute types FLOAT, INT and INTS. */
const FLOAT = 1;
const ATTRIBUTE = { float: 1, whole: 2, wholes: 7 };
const IR_VERSION = 7;
const OPERATOR_SET = 13;

export interface Tensor {
  shape: readonly number[];
  values: Float32Array;
}

export interface OnnxNode {
  operator: string;
  inputs: readonly string[];
  output: string;
  wholes?: Readonly<Record<string, number | readonly number[]>>;
  floats?: Readonly<Record<string, number>>;
}

export interface OnnxGraph {
  nodes: readonly OnnxNode[];
  constants: ReadonlyMap<string, Tensor>;
  input: { name: string; shape: readonly (number | string)[] };
  outputs: readonly { name: string; shape: readonly (number | string)[] }[];
}

/** The file a runtime loads. Field numbers are those of onnx.proto. */
export function encodeOnnx(graph: OnnxGraph): Uint8Array {
  return encode([
    whole(1, IR_VERSION),
    message(7, [
      ...graph.nodes.map((node) => message(1, nodeFields(node))),
      text(2, "pictures"),
      ...[...graph.constants].map(([name, tensor]) => message(5, tensorFields(name, tensor))),
      message(11, valueFields(graph.input)),
      ...graph.outputs.map((output) => message(12, valueFields(output))),
    ]),
    message(8, [text(1, ""), whole(2, OPERATOR_SET)]),
  ]);
}

function nodeFields({ operator, inputs, output, wholes = {}, floats = {} }: OnnxNode): Field[] {
  return [
    ...inputs.map((name) => text(1, name)),
    text(2, output),
    text(3, output),
    text(4, operator),
    ...Object.entries(wholes).map(([name, value]) =>
      typeof value === "number"
        ? message(5, [text(1, name), whole(3, value), whole(20, ATTRIBUTE.whole)])
        : message(5, [text(1, name), ...value.map((one) => whole(8, one)), whole(20, ATTRIBUTE.wholes)]),
    ),
    ...Object.entries(floats).map(([name, value]) =>
      message(5, [text(1, name), float(2, value), whole(20, ATTRIBUTE.float)]),
    ),
  ];
}

function float(field: number, value: number): Field {
  const FIXED32 = 5;
  return [Uint8Array.of(field * 8 + FIXED32), new Uint8Array(Float32Array.of(value).buffer)];
}

function tensorFields(name: string, { shape, values }: Tensor): Field[] {
  return [
    ...shape.map((size) => whole(1, size)),
    whole(2, FLOAT),
    text(8, name),
    bytes(9, new Uint8Array(values.buffer, values.byteOffset, values.byteLength)),
  ];
}

function valueFields({ name, shape }: OnnxGraph["input"]): Field[] {
  const sizes = shape.map((size) => message(1, [typeof size === "number" ? whole(1, size) : text(2, size)]));
  return [text(1, name), message(2, [message(1, [whole(1, FLOAT), message(2, sizes)])])];
}
