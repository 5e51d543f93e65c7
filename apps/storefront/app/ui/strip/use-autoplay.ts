import { useEffect, useEffectEvent } from "react";
import type { RefObject } from "react";
import { CAROUSEL_AUTOPLAY_MS, mayAutoplay } from "./carousel-rules.ts";
import { wantsLessMotion } from "./less-motion.ts";

interface Settings {
  isOn: boolean;
  advance: () => void;
}

/** Advances every 5 seconds, unless pointer or focus hold the element, nobody looks, or the visitor wants less motion. */
export function useAutoplay(element: RefObject<HTMLElement | null>, { isOn, advance }: Settings): void {
  const tick = useEffectEvent(() => {
    const may = mayAutoplay({
      wantsLessMotion: wantsLessMotion(),
      isHovered: element.current?.matches(":hover") ?? true,
      hasFocus: element.current?.matches(":focus-within") ?? true,
      isPageHidden: document.hidden,
    });
    if (may) advance();
  });
  useEffect(() => {
    if (!isOn) return;
    const timer = setInterval(tick, CAROUSEL_AUTOPLAY_MS);
    return () => clearInterval(timer);
  }, [isOn]);
}
