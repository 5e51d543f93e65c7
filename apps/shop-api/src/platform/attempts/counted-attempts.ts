import type { Attempts } from "./attempts.ts";

/** The same, and whoever was turned away is counted by what it was about, never by who it was. */
export function countRefusals(attempts: Attempts, refused: (area: string) => void): Attempts {
  const noted = (area: string, seconds: number | undefined) => {
    if (seconds !== undefined) refused(area);
    return seconds;
  };
  return {
    ...attempts,
    take: async (area, who) => noted(area, await attempts.take(area, who)),
    takeEach: async (counts) => noted(counts[0]?.area ?? "", await attempts.takeEach(counts)),
  };
}
