import { useEffect, useEffectEvent, useRef } from "react";

/** Calls back once somebody has nearly scrolled to it. */
export function useNear(onNear: () => void) {
  const place = useRef<HTMLDivElement>(null);
  const near = useEffectEvent(onNear);
  useEffect(() => {
    if (!place.current) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) near();
      },
      // Half a screen early, so that nobody waits.
      { root: place.current.closest(".search-body"), rootMargin: "0px 0px 50% 0px" },
    );
    observer.observe(place.current);
    return () => observer.disconnect();
  }, []);
  return place;
}
