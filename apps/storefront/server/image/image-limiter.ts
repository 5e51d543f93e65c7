export class TooBusy extends Error {}

interface Limits {
  atOnce: number;
  waiting: number;
}

/** Runs a few tasks at once, lets some wait, and turns the rest away before they cost anything. */
export function createLimiter({ atOnce, waiting }: Limits) {
  const queue: (() => void)[] = [];
  let running = 0;

  return async <Result>(task: () => Promise<Result>): Promise<Result> => {
    if (running < atOnce) running += 1;
    else if (queue.length >= waiting) throw new TooBusy();
    // The place is handed over, so the number of running tasks stays as it is.
    else await new Promise<void>((resolve) => queue.push(resolve));
    try {
      return await task();
    } finally {
      const next = queue.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
