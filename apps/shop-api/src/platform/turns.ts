import { TooBusy } from "@hearth/service/waiting-line";

/** Work on the same key is done one after the other within this process; different keys do not wait for each other. */
export interface Turns {
  take<T>(key: string, work: () => Promise<T>): Promise<T>;
}

export interface TurnLimits {
  /** Of one key, with the one at work. */
  most: number;
  /** Whoever waited longer has been told "not now" and is not begun any more. */
  patienceMs: number;
  now?: () => number;
}

interface Queue {
  length: number;
  last: Promise<unknown>;
}

export function createTurns({ most, patienceMs, now = Date.now }: TurnLimits): Turns {
  const queues = new Map<string, Queue>();
  return {
    async take(key, work) {
      const queue = queues.get(key);
      if (queue && queue.length >= most) throw new TooBusy("one more turn");
      const came = now();
      const begin = () => {
        if (now() - came > patienceMs) throw new TooBusy("a turn that waited too long");
        return work();
      };
      const mine = queue ? queue.last.then(begin, begin) : work();
      const kept = queue ?? { length: 0, last: mine };
      kept.length += 1;
      kept.last = mine;
      queues.set(key, kept);
      const leave = () => {
        kept.length -= 1;
        if (kept.length === 0) queues.delete(key);
      };
      mine.then(leave, leave);
      return mine;
    },
  };
}
