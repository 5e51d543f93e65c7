/** A title ends with the items its test would fail without: "tracks a purchase once [188, 191]", "keeps terms short [287-291]". */
const mark = /\[(\d+(?:-\d+)?(?:, \d+(?:-\d+)?)*)\]$/;

export interface Mark {
  /** As written, brackets included. */
  text: string;
  items: number[];
}

export function readMark(title: string): Mark | undefined {
  const found = mark.exec(title);
  if (!found) return undefined;
  return { text: found[0], items: (found[1] ?? "").split(", ").flatMap(readRange) };
}

/** A range that runs backwards names nothing, so that the check finds its item missing instead of guessing. */
function readRange(range: string): number[] {
  const [from = 0, to = from] = range.split("-").map(Number);
  return Array.from({ length: Math.max(0, to - from + 1) }, (_, index) => from + index);
}
