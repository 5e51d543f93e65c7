/**
 * Lengths editors typed, as steps of the page's own scale: the security policy allows no style attributes, and steps keep the
 * rhythm. One step is 4 px at normal text size. cms.css lists the classes these steps can make.
 */
const spaceSteps = [0, 1, 2, 3, 4, 5, 6, 8, 10, 12, 16, 20, 24, 32, 40] as const;
const heightSteps = [20, 30, 40, 50, 60, 70, 80, 90, 100, 110, 120, 130, 140, 150, 160] as const;

const pixels = /^(\d{1,4})(?:\.\d+)?(?:px)?$/;

/** Only plain pixels; a negative or relative length is nothing. */
function readPixels(value: unknown): number | null {
  const found = typeof value === "number" ? pixels.exec(String(value)) : pixels.exec(asText(value).trim());
  return found ? Number(found[1]) : null;
}

function asText(value: unknown): string {
  return typeof value === "string" ? value : "";
}

function nearest(steps: readonly number[], px: number): number {
  return steps.reduce((best, step) => (Math.abs(step * 4 - px) < Math.abs(best * 4 - px) ? step : best));
}

export type Margins = Partial<Record<"marginTop" | "marginBottom" | "marginLeft" | "marginRight", unknown>>;

/** Around the background; at the sides only where the screen has room. */
export function marginClasses(margins: Margins): string[] {
  const sides = [
    ["mt", margins.marginTop],
    ["mb", margins.marginBottom],
    ["sm:ml", margins.marginLeft],
    ["sm:mr", margins.marginRight],
  ] as const;
  return sides.flatMap(([name, value]) => {
    const px = readPixels(value);
    return px === null || px === 0 ? [] : [`${name}-${nearest(spaceSteps, px)}`];
  });
}

/** On phones a height meant for a desk would push everything else off the screen. */
export function minHeightClass(value: unknown): string {
  const px = readPixels(value);
  if (px === null || px === 0) return "";
  const step = nearest(heightSteps, px);
  return step > 60 ? `min-h-60 sm:min-h-${step}` : `min-h-${step}`;
}
