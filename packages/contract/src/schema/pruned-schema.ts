import type { TSchema } from "typebox";

/** The schema of an answer that `includes` has cut down: any field may be missing, `apiAlias` always stays. */
export function prunedSchema(schema: TSchema): TSchema {
  return prune(schema) as TSchema;
}

function prune(node: unknown): unknown {
  if (Array.isArray(node)) return node.map(prune);
  if (typeof node !== "object" || node === null) return node;
  return Object.fromEntries(
    Object.entries(node).map(([key, value]) =>
      key === "required" && Array.isArray(value)
        ? [key, value.filter((field) => field === "apiAlias")]
        : [key, prune(value)],
    ),
  );
}
