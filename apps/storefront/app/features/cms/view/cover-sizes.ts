/** Frames of covering pictures are about 3 to 2; a wider picture is cut at its sides and so drawn wider than its frame. */
const FRAME_RATIO = 1.5;

/** The `sizes` of a covering picture: how wide the whole of it is drawn, not how much of it is seen. */
export function coverSizes(sizes: string, { width, height }: { width: number; height: number }): string {
  const factor = Math.round((width / Math.max(1, height) / FRAME_RATIO) * 10) / 10;
  if (factor <= 1) return sizes;
  return sizes.replaceAll(/([\d.]+(?:rem|vw))(?=\s*(?:,|$))/g, `calc($1 * ${factor})`);
}
