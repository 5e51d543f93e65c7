const HUES = 16;
const LEVELS = 3;
const GREYS = 8;
/** Below this share of colour a pixel counts as grey: its hue is noise. */
const GREY_BELOW = 0.15;

/** How much there is of each colour, wherever it is; roots, so that a large plain area does not drown the rest. */
export function colourHistogram(pixels: Uint8Array): Float32Array {
  const counts = new Float32Array(HUES * LEVELS * LEVELS + GREYS);
  for (let at = 0; at < pixels.length; at += 3) {
    const bin = colourBin((pixels[at] ?? 0) / 255, (pixels[at + 1] ?? 0) / 255, (pixels[at + 2] ?? 0) / 255);
    counts[bin] = (counts[bin] ?? 0) + 1;
  }
  return counts.map(Math.sqrt);
}

function colourBin(red: number, green: number, blue: number): number {
  const brightest = Math.max(red, green, blue);
  const range = brightest - Math.min(red, green, blue);
  const saturation = brightest > 0 ? range / brightest : 0;
  if (saturation < GREY_BELOW) return HUES * LEVELS * LEVELS + step(brightest, GREYS);
  const hue = step(hueOf(red, green, blue, brightest, range) / 6, HUES);
  return (hue * LEVELS + step(saturation, LEVELS)) * LEVELS + step(brightest, LEVELS);
}

/** 0 and 6 are red, 2 is green, 4 is blue. */
function hueOf(red: number, green: number, blue: number, brightest: number, range: number): number {
  if (brightest === red) return ((green - blue) / range + 6) % 6;
  return brightest === green ? (blue - red) / range + 2 : (red - green) / range + 4;
}

function step(share: number, steps: number): number {
  return Math.min(steps - 1, Math.floor(share * steps));
}
