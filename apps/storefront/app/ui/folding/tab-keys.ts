/** Where a key leads from a tab: arrows go around, Home and End to the ends. Null for other keys. */
export function neighbourTab(key: string, here: number, count: number): number | null {
  const places: Readonly<Record<string, number>> = {
    ArrowRight: (here + 1) % count,
    ArrowLeft: (here - 1 + count) % count,
    Home: 0,
    End: count - 1,
  };
  return places[key] ?? null;
}
