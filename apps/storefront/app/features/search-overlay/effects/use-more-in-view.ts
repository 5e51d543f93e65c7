import { useEffect, useEffectEvent, useRef } from "react";

/** Calls back when the end of a list is nearly reached, and again after each page that leaves it in view. */
export function useMoreInView(page: number, onNear: () => void) {
  const end = useRef<HTMLDivElement>(null);
  const near = useEffectEvent(onNear);
  useEffect(() => {
    if (!end.current) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) near();
      },
      // Half a screen early, so that nobody waits at the end.
      { root: end.current.closest("dialog"), rootMargin: "0px 0px 50% 0px" },
    );
    observer.observe(end.current);
    return () => observer.disconnect();
  }, [page]);
  return end;
}
