/** The widths the image route makes, in pixels. Page and route read this one list, so no page names a refused width. */
export const pictureWidths = [96, 160, 240, 320, 480, 640, 728, 800, 1280, 1600, 1900] as const;

export type PictureWidth = (typeof pictureWidths)[number];

export const narrowestWidth = pictureWidths[0];

const WIDEST_WIDTH = 1900 satisfies PictureWidth;
const vector = /\.svg(?:\?|$)/i;

export function isPictureWidth(width: number): width is PictureWidth {
  return (pictureWidths as readonly number[]).includes(width);
}

interface Range {
  narrowest: number;
  widest: number;
}

/** The versions worth offering. A photograph never grows beyond itself; a drawing is sharp at any width. */
export function offeredWidths(
  source: string,
  naturalWidth: number,
  { narrowest, widest }: Range,
): PictureWidth[] {
  const limit = Math.min(vector.test(source) ? Infinity : naturalWidth, widest);
  const possible = pictureWidths.filter((width) => width <= limit);
  const useful = possible.filter((width) => width >= narrowest);
  return useful.length > 0 ? useful : [possible.at(-1) ?? narrowestWidth];
}

/** The smallest version that fills the width, or the widest there is. */
export function widthFor(width: number): PictureWidth {
  return pictureWidths.find((made) => made >= width) ?? WIDEST_WIDTH;
}
