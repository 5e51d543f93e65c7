import { useRef, useState } from "react";
import type { RefObject } from "react";
import { CAROUSEL_SPEED_MS } from "./carousel-rules.ts";
import { wantsLessMotion } from "./less-motion.ts";

/** Moves a strip. Browsers choose the speed of smooth scrolling themselves; ours takes 300 ms. */
export function useGlide(track: RefObject<HTMLElement | null>) {
  /** For as long the strip must not snap. */
  const [isGliding, setGliding] = useState(false);
  const frame = useRef(0);

  function glideTo(to: number): void {
    const element = track.current;
    if (!element) return;
    if (wantsLessMotion()) {
      element.scrollTo({ left: to, behavior: "instant" });
      return;
    }
    const from = element.scrollLeft;
    const start = performance.now();
    setGliding(true);
    // A second click in a hurry begins another way from where the strip is.
    cancelAnimationFrame(frame.current);
    frame.current = requestAnimationFrame(function move(now) {
      const share = Math.min(1, Math.max(0, now - start) / CAROUSEL_SPEED_MS);
      element.scrollTo({ left: from + (to - from) * (1 - (1 - share) ** 3), behavior: "instant" });
      if (share < 1) frame.current = requestAnimationFrame(move);
      else setGliding(false);
    });
  }

  return { isGliding, glideTo };
}
