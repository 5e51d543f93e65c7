/** Order of the places inside a block, as editors name them. */
const columnOrder = ["left", "center-left", "center", "center-right", "right"];
/** Inside a column: pictures above texts, top above bottom. */
const rowOrder = ["image", "top", "text", "bottom"];

// Longest name first, so that `center-left` is not taken for `center`.
const longestFirst = columnOrder.toSorted((a, b) => b.length - a.length);

/** Slots by column from left to right, each from top to bottom. Names with a number are ordered by it. */
export function orderedColumns<Slot extends { slot: string }>(
  slots: readonly Slot[],
): { place: number; slots: Slot[] }[] {
  return [...Map.groupBy(slots, ({ slot }) => columnOf(slot))]
    .toSorted(([a], [b]) => a - b)
    .map(([place, inside]) => ({ place, slots: inside.toSorted((a, b) => rowOf(a.slot) - rowOf(b.slot)) }));
}

function columnOf(name: string): number {
  const number = /\d+/.exec(name);
  if (number) return Number(number[0]);
  const column = longestFirst.find((known) => name === known || name.startsWith(`${known}-`));
  return column === undefined ? 0 : columnOrder.indexOf(column);
}

function rowOf(name: string): number {
  return rowOrder.findIndex((row) => name.endsWith(`-${row}`) || name.startsWith(`${row}-`));
}
