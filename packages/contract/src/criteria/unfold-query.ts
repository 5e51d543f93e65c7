export type FlatQuery = Readonly<Record<string, string | readonly string[] | undefined>>;

type Node = string | readonly string[] | Map<string, Node>;

/** Deeper than any criteria we accept; a longer key stays whole and is refused as unknown. */
const MAX_PARTS = 40;

/**
 * Turns the flat keys of a query string into the nested form of a JSON body, as PHP does:
 * `filter[0][field]=name` and `ids[]=a&ids[]=b`. Maps whose keys are 0, 1, 2 … become arrays.
 */
export function unfoldQuery(query: FlatQuery): Record<string, unknown> {
  const root = new Map<string, Node>();
  for (const key of Object.keys(query)) {
    const value = query[key];
    if (value !== undefined) place(root, splitKey(key), value);
  }
  return toObject(root);
}

function splitKey(key: string): readonly string[] {
  const match = /^([^[\]]+)((?:\[[^[\]]*\])+)$/.exec(key);
  if (match === null) return [key];
  const [, head = "", tail = ""] = match;
  const parts = [head, ...tail.slice(1, -1).split("][")];
  return parts.length > MAX_PARTS ? [key] : parts;
}

function place(root: Map<string, Node>, parts: readonly string[], value: string | readonly string[]): void {
  const isList = parts.at(-1) === "" && parts.length > 1;
  const path = isList ? parts.slice(0, -1) : parts;
  let branch = root;
  for (const part of path.slice(0, -1)) {
    const next = branch.get(part);
    const child = next instanceof Map ? next : new Map<string, Node>();
    branch.set(part, child);
    branch = child;
  }
  branch.set(path.at(-1) ?? "", isList && typeof value === "string" ? [value] : value);
}

function toObject(branch: Map<string, Node>): Record<string, unknown> {
  return Object.fromEntries([...branch].map(([key, node]) => [key, toJson(node)]));
}

function toJson(node: Node): unknown {
  if (!(node instanceof Map)) return node;
  const isList = [...node.keys()].every((key, index) => key === String(index));
  return isList ? [...node.values()].map(toJson) : toObject(node);
}
