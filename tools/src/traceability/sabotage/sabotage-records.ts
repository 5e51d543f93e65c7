import { readdirSync, readFileSync } from "node:fs";
import { parse } from "yaml";

/** How to break what an item is about: words of a file, and what to write instead. */
export interface Sabotage {
  items: number[];
  file: string;
  find: string;
  replace: string;
}

const folder = new URL("./records/", import.meta.url);

export function readSabotages(): Sabotage[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith(".yaml"))
    .flatMap((name) => parse(readFileSync(new URL(name, folder), "utf8")) as Sabotage[]);
}

export function loadSabotages(): Map<number, Sabotage> {
  return new Map(readSabotages().flatMap((record) => record.items.map((item) => [item, record] as const)));
}
