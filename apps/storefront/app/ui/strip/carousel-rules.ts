export const CAROUSEL_SPEED_MS = 300;
export const CAROUSEL_AUTOPLAY_MS = 5000;
export const carouselPerView = { base: 1, md: 2, lg: 4 } as const;

export interface Strip {
  scrollLeft: number;
  /** What is seen of the strip, and all of it, in px. */
  viewWidth: number;
  fullWidth: number;
  /** One item with the gap after it, and the gap alone. */
  itemWidth: number;
  gapWidth: number;
}

/** Browsers round positions, so an edge is reached one pixel early. */
const EDGE = 1;

export function isAtStart({ scrollLeft }: Strip): boolean {
  return scrollLeft <= EDGE;
}

export function isAtEnd({ scrollLeft, viewWidth, fullWidth }: Strip): boolean {
  return scrollLeft >= fullWidth - viewWidth - EDGE;
}

/** Where the strip goes: a view of whole items on, never over its ends. */
export function nextPosition(strip: Strip, direction: "next" | "previous"): number {
  const items = Math.max(1, Math.floor((strip.viewWidth + strip.gapWidth + EDGE) / strip.itemWidth));
  const here = Math.round(strip.scrollLeft / strip.itemWidth);
  const wanted = (direction === "next" ? here + items : here - items) * strip.itemWidth;
  return Math.max(0, Math.min(wanted, strip.fullWidth - strip.viewWidth));
}

/** By itself the strip moves one item at a time and begins again after the last. */
export function autoplayPosition(strip: Strip): number {
  if (isAtEnd(strip)) return 0;
  const wanted = (Math.round(strip.scrollLeft / strip.itemWidth) + 1) * strip.itemWidth;
  return Math.min(wanted, strip.fullWidth - strip.viewWidth);
}

export interface AutoplayState {
  wantsLessMotion: boolean;
  isHovered: boolean;
  hasFocus: boolean;
  isPageHidden: boolean;
}

export function mayAutoplay(state: AutoplayState): boolean {
  return !Object.values(state).some(Boolean);
}
