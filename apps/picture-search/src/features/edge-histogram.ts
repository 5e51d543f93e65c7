const CELL = 8;
const DIRECTIONS = 9;

/** Which way the edges run, cell by cell (histograms of oriented gradients): the outline of a thing, whatever its colour. */
export function edgeHistogram(pixels: Uint8Array, side: number): Float32Array {
  const cells = side / CELL;
  const sums = new Float32Array(cells * cells * DIRECTIONS);
  const grey = greyOf(pixels);
  const brightness = (x: number, y: number) => grey[y * side + x] ?? 0;
  for (let y = 1; y < side - 1; y++)
    for (let x = 1; x < side - 1; x++) {
      const right = brightness(x + 1, y) - brightness(x - 1, y);
      const down = brightness(x, y + 1) - brightness(x, y - 1);
      const angle = (Math.atan2(down, right) + Math.PI) % Math.PI;
      const direction = Math.min(DIRECTIONS - 1, Math.floor((angle / Math.PI) * DIRECTIONS));
      const cell = Math.floor(y / CELL) * cells + Math.floor(x / CELL);
      const bin = cell * DIRECTIONS + direction;
      sums[bin] = (sums[bin] ?? 0) + Math.hypot(right, down);
    }
  return sums.map(Math.sqrt);
}

function greyOf(pixels: Uint8Array): Float32Array {
  const grey = new Float32Array(pixels.length / 3);
  for (let at = 0; at < grey.length; at++)
    grey[at] =
      0.3 * (pixels[at * 3] ?? 0) + 0.59 * (pixels[at * 3 + 1] ?? 0) + 0.11 * (pixels[at * 3 + 2] ?? 0);
  return grey;
}
