export interface UnknownTypes {
  /** True the first time a type is seen, so that a page read a thousand times is logged once. */
  isNews: (kind: "block" | "slot", type: string) => boolean;
}

/** Names come from outside: the list must not grow without end. */
const MOST_REMEMBERED = 200;

export function createUnknownTypes(): UnknownTypes {
  const seen = new Set<string>();
  return {
    isNews(kind, type) {
      const name = `${kind} ${type}`;
      if (seen.has(name) || seen.size >= MOST_REMEMBERED) return false;
      seen.add(name);
      return true;
    },
  };
}
