export type Columns = 2 | 3 | 4;

// Written out, because the style sheet holds only classes it finds in full. By the width of the list, not of the screen: beside a
// panel there is less room.
const columnClasses: Record<Columns, string> = {
  2: "@xl:grid-cols-2",
  3: "@xl:grid-cols-2 @4xl:grid-cols-3",
  4: "@xl:grid-cols-2 @4xl:grid-cols-3 @6xl:grid-cols-4",
};

export function gridClass(columns: Columns): string {
  return `grid grid-cols-1 gap-4 @4xl:gap-6 ${columnClasses[columns]}`;
}
