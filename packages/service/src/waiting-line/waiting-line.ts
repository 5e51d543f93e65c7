import { TooBusy } from "./too-busy.ts";

/** At most so many at work within this process; the rest waits in the order it came. */
export interface WaitingLine {
  enter<T>(work: () => Promise<T>): Promise<T>;
  /** How many stand in line now. */
  length(): number;
}

export interface LineLimits {
  atOnce: number;
  /** Whoever comes when so many wait is turned away. */
  mostWaiting: number;
  /** Whoever waited longer has been told "not now" and is not begun any more. */
  patienceMs: number;
  now?: () => number;
}

export function createWaitingLine({
  atOnce,
  mostWaiting,
  patienceMs,
  now = Date.now,
}: LineLimits): WaitingLine {
  const waiting: (() => void)[] = [];
  let free = atOnce;
  return {
    async enter(work) {
      if (free > 0) free -= 1;
      else if (waiting.length >= mostWaiting) throw new TooBusy("work in a full line");
      else await inLine();
      try {
        return await work();
      } finally {
        leave();
      }
    },
    length: () => waiting.length,
  };

  /** Those who work may be stuck: whoever waits is told in time all the same. */
  async function inLine(): Promise<void> {
    const came = now();
    const turn = Promise.withResolvers<void>();
    const tooLong = new TooBusy("work that waited too long");
    waiting.push(turn.resolve);
    const timer = setTimeout(() => {
      const place = waiting.indexOf(turn.resolve);
      if (place === -1) return;
      waiting.splice(place, 1);
      turn.reject(tooLong);
    }, patienceMs);
    await turn.promise.finally(() => clearTimeout(timer));
    if (now() - came <= patienceMs) return;
    leave();
    throw tooLong;
  }

  function leave(): void {
    const next = waiting.shift();
    if (next) next();
    else free += 1;
  }
}
