const BUCKETS = 10;

/** How the values of a scale are spread: ten parts of equal width, each with how often hits have a value in it. */
export interface RangeBucket {
  /** Included. */
  min: number;
  /** Only of the last one included. */
  max: number;
  count: number;
}

export function rangeBuckets(values: readonly { value: number; hits: number }[]): RangeBucket[] {
  const all = values.map(({ value }) => value);
  const low = Math.min(...all);
  const width = (Math.max(...all) - low) / BUCKETS;
  if (!(width > 0)) return [];
  const counts = Array.from({ length: BUCKETS }, () => 0);
  for (const { value, hits } of values) {
    const at = Math.min(BUCKETS - 1, Math.floor((value - low) / width));
    counts[at] = (counts[at] ?? 0) + hits;
  }
  return counts.map((count, at) => ({
    min: rounded(low + at * width),
    max: rounded(low + (at + 1) * width),
    count,
  }));
}

/** 0.1 + 0.2 is no end of a range that anybody wants to read. */
const rounded = (value: number) => Math.round(value * 1e6) / 1e6;
