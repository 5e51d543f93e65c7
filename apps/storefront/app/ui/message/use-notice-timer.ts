import { useEffect, useRef } from "react";
import { hold, release } from "./notice-timing.ts";
import type { Countdown } from "./notice-timing.ts";

/** Calls `onEnd` after the time. Pointer or focus on the notice stops the clock: spread what it answers on the element. */
export function useNoticeTimer(delayMs: number | null, onEnd: () => void) {
  const countdown = useRef<Countdown>({ leftMs: delayMs ?? 0, runsSinceMs: null });
  const timer = useRef(0);
  const end = useRef(onEnd);
  useEffect(() => {
    end.current = onEnd;
  });

  function run(): void {
    if (delayMs === null) return;
    clearTimeout(timer.current);
    countdown.current = release(countdown.current, performance.now());
    timer.current = window.setTimeout(() => end.current(), countdown.current.leftMs);
  }

  function stop(): void {
    clearTimeout(timer.current);
    countdown.current = hold(countdown.current, performance.now());
  }

  useEffect(() => {
    run();
    return stop;
    // oxlint-disable-next-line react/exhaustive-deps -- one clock per notice
  }, [delayMs]);

  return { onPointerEnter: stop, onPointerLeave: run, onFocus: stop, onBlur: run };
}
