import { hold, release } from "./notice-timing.ts";
import type { Countdown } from "./notice-timing.ts";

/** Removes the notice after its time. Pointer or focus on it stops the clock. */
export function startNoticeTimer(notice: HTMLElement, delayMs: number): void {
  let countdown: Countdown = { leftMs: delayMs, runsSinceMs: null };
  let timer = 0;

  function run(): void {
    if (notice.matches(":hover, :focus-within")) return;
    clearTimeout(timer);
    countdown = release(countdown, performance.now());
    timer = window.setTimeout(() => notice.remove(), countdown.leftMs);
  }

  function stop(): void {
    clearTimeout(timer);
    countdown = hold(countdown, performance.now());
  }

  notice.addEventListener("pointerenter", stop);
  notice.addEventListener("focusin", stop);
  notice.addEventListener("pointerleave", run);
  // The focus has not arrived anywhere else yet while it leaves.
  notice.addEventListener("focusout", () => setTimeout(run));
  run();
}
