import { hash } from "node:crypto";

// 2026-01-01T00:00:00Z. One fixed moment, so that an id depends on kind and key alone.
const catalogueEpochMs = 1767225600000;
const epochHex = catalogueEpochMs.toString(16).padStart(12, "0");

/** Id of a catalogue thing: 32 hex characters shaped like a UUIDv7, equal on every machine. */
export function idOf(kind: string, key: string): string {
  return shapeId(epochHex, hash("sha256", `${kind}:${key}`, "hex"));
}

/** Id of what a key names, or null where nothing is named. */
export function idOrNull(kind: string, key: string | undefined): string | null {
  return key === undefined ? null : idOf(kind, key);
}

/** Id of the n-th generated row: later rows sort after earlier ones, as ids of a grown shop do. */
export function orderedId(kind: string, n: number): string {
  return shapeId(
    (catalogueEpochMs + n).toString(16).padStart(12, "0"),
    hash("sha256", `${kind}#${n}`, "hex"),
  );
}

function shapeId(timestampHex: string, digest: string): string {
  const variant = "89ab"[Number.parseInt(digest[3] ?? "0", 16) & 3];
  return `${timestampHex}7${digest.slice(0, 3)}${variant}${digest.slice(4, 19)}`;
}
