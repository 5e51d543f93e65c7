/** What the provider decides later. */
export interface Delays {
  later(name: string, milliseconds: number, run: () => void): void;
  clear(): void;
}

export function createDelays(): Delays {
  const timers = new Map<string, NodeJS.Timeout>();
  return {
    later(name, milliseconds, run) {
      clearTimeout(timers.get(name));
      timers.set(
        name,
        setTimeout(() => {
          timers.delete(name);
          run();
        }, milliseconds),
      );
    },
    clear() {
      for (const timer of timers.values()) clearTimeout(timer);
      timers.clear();
    },
  };
}
