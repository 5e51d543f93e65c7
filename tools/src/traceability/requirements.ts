import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "yaml";
import { repositoryRoot } from "../repository.ts";

export const ITEM_COUNT = 347;

export interface Requirement {
  item: number;
  group: string;
  what: string;
}

/** How an item is understood where it can be read in two ways, or where the shop does something else on purpose. */
export interface Reading {
  items: number[];
  /** Number of the decision record that holds the reason. */
  record: string;
  reading: string;
}

export interface Requirements {
  items: Requirement[];
  /** Built and proven, in this sense. */
  readings: Reading[];
  /** Not built, on purpose: the only items that want no test. */
  leftOut: Reading[];
}

const FOLDER = "docs/requirements";

interface GroupFile {
  groups: { title: string; items: Record<string, string> }[];
}

export function loadRequirements(): Requirements {
  const files = readdirSync(join(repositoryRoot, FOLDER)).filter((name) => /^\w-.*\.yaml$/.test(name));
  const groups = files.flatMap((name) => (load(name) as GroupFile).groups);
  const items = groups.flatMap(({ title, items: own }) =>
    Object.entries(own).map(([item, what]) => ({ item: Number(item), group: title, what })),
  );
  const { readings, leftOut } = load("readings.yaml") as Omit<Requirements, "items">;
  return { items: items.toSorted((a, b) => a.item - b.item), readings, leftOut };
}

function load(name: string): unknown {
  return parse(readFileSync(join(repositoryRoot, FOLDER, name), "utf8"));
}
