/** One place earlier (-1) or later (1). */
export function movedBy(ids: readonly string[], id: string, places: -1 | 1): string[] {
  const at = ids.indexOf(id);
  const others = ids.filter((each) => each !== id);
  return others.toSpliced(Math.max(0, at + places), 0, id);
}

/** First of all. */
export function asCover(ids: readonly string[], id: string): string[] {
  return [id, ...ids.filter((each) => each !== id)];
}
