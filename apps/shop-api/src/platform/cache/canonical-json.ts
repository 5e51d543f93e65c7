/** The same text for the same data, in whatever order its fields came. */
export function canonicalJson(data: unknown): string {
  return JSON.stringify(data, (_name, value: unknown) => (isRecord(value) ? inOrder(value) : value));
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function inOrder(record: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(record).toSorted(([a], [b]) => (a < b ? -1 : 1)));
}
