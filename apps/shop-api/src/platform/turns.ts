/** Work on the same key is done one after the other within this process; different keys do not wait for each other. */
export interface Turns {
  take<T>(key: string, work: () => Promise<T>): Promise<T>;
}

export function createTurns(): Turns {
  const last = new Map<string, Promise<unknown>>();
  return {
    take(key, work) {
      const before = last.get(key);
      const mine = before ? before.then(work, work) : work();
      last.set(key, mine);
      const leave = () => {
        if (last.get(key) === mine) last.delete(key);
      };
      mine.then(leave, leave);
      return mine;
    },
  };
}
