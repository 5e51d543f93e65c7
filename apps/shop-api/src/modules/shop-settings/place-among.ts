/** All of them in their order, one at another place; beyond the end is the end. */
export function placeAmong(ids: readonly string[], id: string, position: number): string[] {
  const others = ids.filter((each) => each !== id);
  return others.toSpliced(position, 0, id);
}
