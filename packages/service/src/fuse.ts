export interface Fuse {
  /** False: whoever would ask now is told at once that nobody answers. */
  mayAsk(): boolean;
  note(isAnswered: boolean): void;
}

export interface FuseSettings {
  /** As many in a row without an answer blow it. */
  failures: number;
  restMs: number;
  now?: () => number;
}

/** Somebody outside who does not answer is left alone for a while: else everybody who needs them waits for the whole deadline. */
export function createFuse({ failures, restMs, now = Date.now }: FuseSettings): Fuse {
  let failed = 0;
  let blownAt = 0;
  return {
    // After each rest one may try; a single failure is enough for the next rest.
    mayAsk() {
      if (failed < failures) return true;
      if (now() - blownAt < restMs) return false;
      blownAt = now();
      return true;
    },
    note(isAnswered) {
      failed = isAnswered ? 0 : failed + 1;
      if (failed >= failures) blownAt = now();
    },
  };
}
