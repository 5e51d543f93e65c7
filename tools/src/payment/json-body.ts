export type JsonTree = Readonly<Record<string, unknown>>;

export function readJson(body: string): unknown {
  try {
    return JSON.parse(body === "" ? "{}" : body);
  } catch {
    return null;
  }
}

export function asTree(value: unknown): JsonTree {
  return typeof value === "object" && value !== null ? (value as JsonTree) : {};
}

export function jsonOf(tree: JsonTree, name: string): JsonTree {
  return asTree(tree[name]);
}

export function listOf(tree: JsonTree, name: string): JsonTree[] {
  const value = tree[name];
  return Array.isArray(value) ? value.map(asTree) : [];
}

export function stringOf(tree: JsonTree, name: string): string | null {
  const value = tree[name];
  return typeof value === "string" ? value : null;
}

export function numberOf(tree: JsonTree, name: string): number | undefined {
  const value = tree[name];
  return typeof value === "number" ? value : undefined;
}
