import { hash } from "node:crypto";

// 2026-01-01T00:00:00Z. One fixed moment, so that an id depends on kind and key alone.
export const CATALOGUE_EPOCH_MS = 1767225600000;
const epochHex = CATALOGUE_EPOCH_MS.toString(16).padStart(12, "0");

/** Id of a catalogue thing: 32 hex characters shaped like a UUIDv7, equal on every machine. */
export function idOf(kind: string, key: string): string {
  const digest = hash("sha256", `${kind}:${key}`, "hex");
  const variant = "89ab"[Number.parseInt(digest[3] ?? "0", 16) & 3];
  return `${epochHex}7${digest.slice(0, 3)}${variant}${digest.slice(4, 19)}`;
}

/** Id of what a key names, or null where nothing is named. */
export function idOrNull(kind: string, key: string | undefined): string | null {
  return key === undefined ? null : idOf(kind, key);
}
