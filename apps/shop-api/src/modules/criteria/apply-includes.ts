type Includes = Readonly<Record<string, readonly string[]>>;

/**
 * Keeps only the listed fields of every object whose apiAlias is named; others stay whole. `translated.name` keeps a part of a field.
 * Copies what it changes: shared reference objects stay untouched.
 */
export function applyIncludes<T>(value: T, includes: Includes | undefined): T {
  return includes ? (prune(value, prepare(includes)) as T) : value;
}

/** apiAlias → field → sub-fields to keep (null: the whole field). */
type Prepared = ReadonlyMap<string, ReadonlyMap<string, ReadonlySet<string> | null>>;

function prepare(includes: Includes): Prepared {
  return new Map(
    Object.entries(includes).map(([alias, names]) => {
      const fields = new Map<string, Set<string> | null>([["apiAlias", null]]);
      for (const name of names) {
        const dot = name.indexOf(".");
        if (dot < 0) fields.set(name, null);
        else if (fields.get(name.slice(0, dot)) !== null) {
          const parts = fields.get(name.slice(0, dot)) ?? new Set<string>();
          fields.set(name.slice(0, dot), parts.add(name.slice(dot + 1).split(".")[0] ?? ""));
        }
      }
      return [alias, fields];
    }),
  );
}

function prune(value: unknown, includes: Prepared): unknown {
  if (Array.isArray(value)) return value.map((item) => prune(item, includes));
  if (typeof value !== "object" || value === null) return value;
  const object = value as Record<string, unknown>;
  const fields = includes.get(object.apiAlias as string);
  const kept: Record<string, unknown> = {};
  if (!fields) {
    for (const key of Object.keys(object)) kept[key] = prune(object[key], includes);
    return kept;
  }
  for (const [key, parts] of fields) {
    if (!Object.hasOwn(object, key)) continue;
    const field = object[key];
    kept[key] =
      parts && typeof field === "object" && field !== null
        ? pick(field as Record<string, unknown>, parts, includes)
        : prune(field, includes);
  }
  return kept;
}

function pick(
  object: Record<string, unknown>,
  parts: ReadonlySet<string>,
  includes: Prepared,
): Record<string, unknown> {
  const kept: Record<string, unknown> = {};
  for (const part of parts) if (Object.hasOwn(object, part)) kept[part] = prune(object[part], includes);
  return kept;
}
