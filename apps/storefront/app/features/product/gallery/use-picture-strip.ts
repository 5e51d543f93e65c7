import { useEffect, useRef, useState } from "react";
import type { RefObject } from "react";

export interface PictureStrip {
  ref: RefObject<HTMLUListElement | null>;
  onScroll: () => void;
  onScrollEnd: () => void;
  onPointerDown: () => void;
}

/** Which picture of a strip is shown, and the way to another. Pictures are as wide as the strip. */
export function usePictureStrip() {
  const ref = useRef<HTMLUListElement>(null);
  const [index, setIndex] = useState(0);
  /** Where the strip glides to. Pictures it passes on its way, and the one it came from, are not the ones shown. */
  const goal = useRef<number | null>(null);

  function believeStrip(): void {
    const { scrollLeft = 0, clientWidth = 0 } = ref.current ?? {};
    if (goal.current !== null && Math.abs(scrollLeft - goal.current) > 1) return;
    goal.current = null;
    if (clientWidth > 0) setIndex(Math.round(scrollLeft / clientWidth));
  }

  function endGlide(): void {
    goal.current = null;
    believeStrip();
  }

  function show(next: number): void {
    setIndex(next);
    if (!ref.current) return;
    const left = next * ref.current.clientWidth;
    // Without a way to go there is no end of scrolling either.
    goal.current = Math.abs(ref.current.scrollLeft - left) > 1 ? left : null;
    ref.current.scrollTo({ left });
  }

  // A thumbnail that was clicked before this ran is a link and has moved the strip.
  useEffect(believeStrip, []);

  const strip: PictureStrip = {
    ref,
    onScroll: believeStrip,
    onScrollEnd: endGlide,
    // A hand on the strip ends the way it was on; not every browser tells the end of scrolling.
    onPointerDown: () => {
      goal.current = null;
    },
  };
  return { strip, index, show };
}
