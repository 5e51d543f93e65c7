/** A colour editors chose, as `#rrggbb`. */
export interface EditorColor {
  hex: string;
  isDark: boolean;
}

const shortHex = /^#([0-9a-f])([0-9a-f])([0-9a-f])$/i;
const longHex = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i;
const rgb = /^rgba?\(\s*(\d{1,3})\s*[, ]\s*(\d{1,3})\s*[, ]\s*(\d{1,3})\s*(?:[,/]\s*1(?:\.0+)?\s*)?\)$/i;

/** White text has a contrast of at least 4.5 to 1 up to here; on anything lighter ink is read better. */
const DARK_BELOW = 0.18;

/** Hex and opaque rgb values only: whatever else stands in the field is no background. */
export function editorColor(value: string | null | undefined): EditorColor | null {
  const channels = readChannels((value ?? "").trim());
  if (!channels || channels.some((channel) => channel > 255)) return null;
  const hex = `#${channels.map((channel) => channel.toString(16).padStart(2, "0")).join("")}`;
  return { hex, isDark: luminance(channels) < DARK_BELOW };
}

function readChannels(value: string): number[] | null {
  const short = shortHex.exec(value);
  if (short) return short.slice(1).map((digit) => Number.parseInt(digit + digit, 16));
  const long = longHex.exec(value);
  if (long) return long.slice(1).map((pair) => Number.parseInt(pair, 16));
  return rgb.exec(value)?.slice(1).map(Number) ?? null;
}

/** Relative luminance as WCAG defines it. */
function luminance(channels: readonly number[]): number {
  const [red = 0, green = 0, blue = 0] = channels.map((channel) => {
    const share = channel / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
