export const ICON_CACHE_ENTRIES = 50;
export const ICON_CACHE_MS = 7 * 24 * 60 * 60 * 1000;

/** A drawing: the inside of an SVG element and the box it is drawn in. */
export interface IconDrawing {
  body: string;
  width: number;
  height: number;
}

type Kept = IconDrawing & { keptAt: number };
export type IconCache = Map<string, Kept>;

/** What a browser kept. Old entries are left out, and everything when the text makes no sense. */
export function readIconCache(stored: string | null, now: number): IconCache {
  try {
    const entries: unknown = JSON.parse(stored ?? "[]");
    if (!Array.isArray(entries)) return new Map();
    return new Map(
      entries.filter(isEntry).filter(([, { keptAt }]) => now - keptAt < ICON_CACHE_MS && keptAt <= now),
    );
  } catch {
    return new Map();
  }
}

/** The cache with one icon more. The oldest go when there are too many. */
export function keepIcon(cache: IconCache, name: string, drawing: IconDrawing, now: number): IconCache {
  const others = [...cache].filter(([known]) => known !== name);
  const entries: [string, Kept][] = [...others, [name, { ...drawing, keptAt: now }]];
  return new Map(entries.slice(-ICON_CACHE_ENTRIES));
}

export function writeIconCache(cache: IconCache): string {
  return JSON.stringify([...cache]);
}

function isEntry(entry: unknown): entry is [string, Kept] {
  if (!Array.isArray(entry) || typeof entry[0] !== "string") return false;
  const kept: unknown = entry[1];
  return (
    typeof kept === "object" &&
    kept !== null &&
    "body" in kept &&
    typeof kept.body === "string" &&
    "width" in kept &&
    typeof kept.width === "number" &&
    "height" in kept &&
    typeof kept.height === "number" &&
    "keptAt" in kept &&
    typeof kept.keptAt === "number"
  );
}
