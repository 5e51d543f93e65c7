import { setTimeout as sleep } from "node:timers/promises";

/** Does the work now and again after each pause, never twice at once, until it is told to stop. */
export function repeat(pauseMs: number, work: () => Promise<void>): { stop(): Promise<void> } {
  const stopped = new AbortController();
  const { signal } = stopped;
  async function run(): Promise<void> {
    while (!signal.aborted) {
      await work();
      await sleep(pauseMs, undefined, { signal }).catch(() => {});
    }
  }
  const running = run();
  return {
    stop() {
      stopped.abort();
      return running;
    },
  };
}
