/** What a visitor chose of a property that is a number: at least, at most, or both. */
export interface PropertyRange {
  groupId: string;
  min: number | null;
  max: number | null;
}

const PARAMETER = "property-ranges";
/** Far more than anybody sets. */
const MOST_RANGES = 20;
const numberPattern = /^-?\d{1,7}(?:[.,]\d{1,4})?$/;
const idPattern = /^[0-9a-f]{32}$/;

/** Plain forms have a field for each end (`rangeField`), links write `group:min:max`, joined with `|`. */
export function readPropertyRanges(query: URLSearchParams): PropertyRange[] {
  const ranges = new Map<string, PropertyRange>();
  for (const [name, value] of query) {
    for (const range of rangesIn(name, value)) {
      const known = ranges.get(range.groupId);
      ranges.set(range.groupId, {
        groupId: range.groupId,
        min: known?.min ?? range.min,
        max: known?.max ?? range.max,
      });
    }
  }
  return [...ranges.values()]
    .filter(({ min, max }) => min !== null || max !== null)
    .toSorted((a, b) => (a.groupId < b.groupId ? -1 : 1))
    .slice(0, MOST_RANGES);
}

export function writePropertyRanges(ranges: readonly PropertyRange[]): string {
  return ranges.map(({ groupId, min, max }) => `${groupId}:${min ?? ""}:${max ?? ""}`).join("|");
}

/** The other ranges stay; an empty one is none. */
export function withRange(ranges: readonly PropertyRange[], changed: PropertyRange): PropertyRange[] {
  const others = ranges.filter(({ groupId }) => groupId !== changed.groupId);
  return changed.min === null && changed.max === null ? others : [...others, changed];
}

export function rangeField(groupId: string, end: "min" | "max"): string {
  return `${PARAMETER}:${groupId}:${end}`;
}

/** With a point or a comma; anything else is no number. */
export function readNumber(value: string): number | null {
  const text = value.trim();
  return numberPattern.test(text) ? Number(text.replace(",", ".")) : null;
}

function rangesIn(name: string, value: string): PropertyRange[] {
  const [start, groupId = "", end] = name.split(":");
  if (start !== PARAMETER) return [];
  if (name === PARAMETER) return value.split("|").flatMap(rangeOf);
  if (!idPattern.test(groupId)) return [];
  const number = readNumber(value);
  return [{ groupId, min: end === "min" ? number : null, max: end === "max" ? number : null }];
}

function rangeOf(text: string): PropertyRange[] {
  const [groupId = "", min = "", max = ""] = text.split(":");
  return idPattern.test(groupId) ? [{ groupId, min: readNumber(min), max: readNumber(max) }] : [];
}
