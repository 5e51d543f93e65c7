import { monitorEventLoopDelay } from "node:perf_hooks";

const RESOLUTION_MS = 10;
const EVERY_MS = 250;

export interface LoopDelay {
  /** How late this process does what is due, lately. */
  ms(): number;
  stop(): void;
}

export function measureLoopDelay(): LoopDelay {
  const histogram = monitorEventLoopDelay({ resolution: RESOLUTION_MS });
  histogram.enable();
  let latest = 0;
  const timer = setInterval(() => {
    // Nothing was measured: the loop did not get round even once.
    latest = histogram.count === 0 ? EVERY_MS : Math.max(0, histogram.mean / 1e6 - RESOLUTION_MS);
    histogram.reset();
  }, EVERY_MS).unref();
  return {
    ms: () => latest,
    stop() {
      clearInterval(timer);
      histogram.disable();
    },
  };
}
