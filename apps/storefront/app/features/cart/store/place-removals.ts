import type { Removal } from "./cart-store.ts";

/** Where lines were that are gone: before the line that came after them, or after the last one. */
export function placeRemovals(removals: readonly Removal[], lines: readonly string[]) {
  const isBefore = ({ nextLine }: Removal) => nextLine !== null && lines.includes(nextLine);
  return {
    before: (line: string) => removals.filter(({ nextLine }) => nextLine === line),
    atEnd: removals.filter((removal) => !isBefore(removal)),
  };
}
