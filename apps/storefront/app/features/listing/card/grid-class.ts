export type Columns = 2 | 3 | 4;

// Written out, because the style sheet holds only classes it finds in full. By the width of the list, not of the screen: beside a
// panel there is less room.
const columnClasses: Record<Columns, string> = {
  2: "product-grid-2",
  3: "product-grid-3 @3xl:grid-cols-3",
  4: "product-grid-4 @3xl:grid-cols-3 @6xl:grid-cols-4",
};

/** What an editor has chosen for a page; undefined: as everywhere. */
export function readColumns(value: unknown): Columns | undefined {
  return ([2, 3, 4] as const).find((columns) => columns === Number(value));
}

export function gridClass(columns: Columns): string {
  return `grid grid-cols-2 gap-2.5 @xl:gap-5 ${columnClasses[columns]}`;
}
