/** As much of the Protocol Buffers wire format as an ONNX file needs. A message is the list of its fields. */
export type Field = Uint8Array[];

const VARINT = 0;
const BYTES = 2;

export function whole(field: number, value: number): Field {
  return [varint(field * 8 + VARINT), varint(value)];
}

export function text(field: number, value: string): Field {
  return bytes(field, new TextEncoder().encode(value));
}

export function bytes(field: number, value: Uint8Array): Field {
  return [varint(field * 8 + BYTES), varint(value.byteLength), value];
}

export function message(field: number, fields: readonly Field[]): Field {
  const parts = fields.flat();
  const length = parts.reduce((sum, part) => sum + part.byteLength, 0);
  return [varint(field * 8 + BYTES), varint(length), ...parts];
}

export function encode(fields: readonly Field[]): Uint8Array {
  return Buffer.concat(fields.flat());
}

/** Seven bits at a time, lowest first; divisions, because shifts end at 32 bits. */
function varint(value: number): Uint8Array {
  const out: number[] = [];
  let rest = value;
  while (rest >= 128) {
    out.push((rest % 128) + 128);
    rest = Math.floor(rest / 128);
  }
  out.push(rest);
  return Uint8Array.from(out);
}
