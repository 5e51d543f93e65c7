import { readFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";

interface Chunk {
  file: string;
  imports?: string[];
  css?: string[];
}

type Manifest = Readonly<Record<string, Chunk | undefined>>;

/** What the page loads before somebody who is signed in can use the start page: the entry with its imports, and the language. */
const beginnings = ["index.html", "src/language/de-de.ts"];

export function firstLoad(folder: string): { name: string; bytes: number }[] {
  const manifest = JSON.parse(readFileSync(join(folder, ".vite/manifest.json"), "utf8")) as Manifest;
  return [...new Set(beginnings.flatMap((key) => filesOf(manifest, key)))].map((name) => ({
    name,
    bytes: brotliCompressSync(readFileSync(join(folder, name))).length,
  }));
}

function filesOf(manifest: Manifest, key: string): string[] {
  const chunk = manifest[key];
  if (!chunk) throw new Error(`The build has no ${key}.`);
  return [chunk.file, ...(chunk.imports ?? []).flatMap((each) => filesOf(manifest, each))];
}
