/** At most so many at work within this process; the rest waits in the order it came. */
export interface WaitingLine {
  enter<T>(work: () => Promise<T>): Promise<T>;
}

export function createWaitingLine(atOnce: number): WaitingLine {
  const waiting: (() => void)[] = [];
  let free = atOnce;
  return {
    async enter(work) {
      if (free > 0) free -= 1;
      else await new Promise<void>((resolve) => waiting.push(resolve));
      try {
        return await work();
      } finally {
        const next = waiting.shift();
        if (next) next();
        else free += 1;
      }
    },
  };
}
