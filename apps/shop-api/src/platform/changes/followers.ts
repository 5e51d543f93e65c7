/** Whoever takes less than this is cut off: it asks anew and counts everything as stale. */
const MOST_WAITING_BYTES = 1024 * 1024;

/** Where a follower's bytes go. */
export interface FollowerLine {
  write: (text: string) => void;
  /** Bytes that were not taken yet. */
  waiting: () => number;
  end: () => void;
}

/** Storefronts that want to hear which tags became stale, as long as they stay. */
export interface Followers {
  /** Returns how to leave. */
  add: (line: FollowerLine) => () => void;
  tell: (tags: readonly string[]) => void;
  /** A sign of life, so that silence means a lost connection. */
  greet: () => void;
  endAll: () => void;
}

/** Server-sent events: a change is one event whose data are tags, which contain no line break. */
export function createFollowers(): Followers {
  const lines = new Set<FollowerLine>();
  const sendAll = (text: string) => {
    for (const line of lines) {
      if (line.waiting() <= MOST_WAITING_BYTES) line.write(text);
      else {
        lines.delete(line);
        line.end();
      }
    }
  };
  return {
    add(line) {
      lines.add(line);
      line.write(": here\n\n");
      return () => void lines.delete(line);
    },
    tell: (tags) => sendAll(`data: ${tags.join(" ")}\n\n`),
    greet: () => sendAll(": still here\n\n"),
    endAll() {
      for (const line of lines) line.end();
      lines.clear();
    },
  };
}
