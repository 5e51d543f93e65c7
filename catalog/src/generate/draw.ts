import { CATALOGUE_EPOCH_MS } from "../ids.ts";

/** A random number that depends on its arguments alone, so any part of a catalogue can be made on its own. */
export function draw(seed: number, aspect: number, n: number): number {
  let mixed =
    Math.imul(seed ^ 0x9e3779b9, 0x85ebca6b) ^
    Math.imul(aspect + 1, 0xc2b2ae35) ^
    Math.imul(n + 1, 0x27d4eb2f);
  mixed = Math.imul(mixed ^ (mixed >>> 16), 0x7feb352d);
  mixed = Math.imul(mixed ^ (mixed >>> 15), 0x846ca68b);
  return (mixed ^ (mixed >>> 16)) >>> 0;
}

/** At least 0, below 1. */
export function share(seed: number, aspect: number, n: number): number {
  return draw(seed, aspect, n) / 4_294_967_296;
}

const hex8 = (value: number) => value.toString(16).padStart(8, "0");

/** Id of the n-th row of a kind, shaped like a UUIDv7: later rows sort after earlier ones, as in a grown shop. */
export function orderedId(seed: number, kind: number, n: number): string {
  const time = (CATALOGUE_EPOCH_MS + n).toString(16).padStart(12, "0");
  const random =
    hex8(draw(seed, 1000 + kind, n)) + hex8(draw(seed, 2000 + kind, n)) + hex8(draw(seed, 3000 + kind, n));
  return `${time}7${random.slice(0, 3)}8${random.slice(3, 18)}`;
}
