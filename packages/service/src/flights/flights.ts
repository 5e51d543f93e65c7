/** More names than this are not told apart: everything in the air counts as overtaken. */
const MOST_NAMES = 10_000;

interface Landed<T> {
  value: T;
  /** Something it was made from was dropped while it was made. */
  isOvertaken: boolean;
}

interface Flight<T> {
  landed: Promise<Landed<T>>;
  knownTags: readonly string[];
}

interface Work<T> {
  make: () => Promise<T>;
  /** Called with what no drop overtook. */
  keep: (value: T) => void;
  /** Tags that are known before it is made; the others are known by the result. */
  knownTags?: readonly string[];
}

/**
 * What is being made for a cache: once for each key however many ask, and kept only if none of the things it was made from was dropped
 * meanwhile. A drop of something else disturbs nobody.
 */
export interface Flights<T> {
  run: (key: string, work: Work<T>) => Promise<T>;
  drop: (tags: readonly string[]) => void;
  dropAll: () => void;
}

export function createFlights<T>(tagsOf: (value: T) => readonly string[]): Flights<T> {
  const joinable = new Map<string, Flight<T>>();
  const droppedAt = new Map<string, number>();
  let allDroppedAt = 0;
  let clock = 0;
  let inTheAir = 0;

  function begin(key: string, { make, keep, knownTags = [] }: Work<T>): Flight<T> {
    const begunAt = clock;
    const isOvertaken = (tag: string) => (droppedAt.get(tag) ?? 0) > begunAt;
    const land = async (): Promise<Landed<T>> => {
      const value = await make();
      const landed = { value, isOvertaken: allDroppedAt > begunAt || tagsOf(value).some(isOvertaken) };
      if (!landed.isOvertaken) keep(value);
      return landed;
    };
    inTheAir++;
    const flight = { landed: land().finally(() => end(key, flight)), knownTags };
    joinable.set(key, flight);
    return flight;
  }

  function end(key: string, flight: Flight<T>): void {
    if (joinable.get(key) === flight) joinable.delete(key);
    // Whatever begins now reads what is true now.
    if (--inTheAir === 0) droppedAt.clear();
  }

  return {
    async run(key, work) {
      const other = joinable.get(key);
      if (!other) return (await begin(key, work).landed).value;
      const landed = await other.landed;
      if (!landed.isOvertaken) return landed.value;
      // Whatever is in the air by now began after this was asked for.
      return (await (joinable.get(key) ?? begin(key, work)).landed).value;
    },

    drop(tags) {
      clock++;
      if (inTheAir === 0) return;
      for (const tag of tags) droppedAt.set(tag, clock);
      for (const [key, { knownTags }] of joinable)
        if (knownTags.some((tag) => droppedAt.get(tag) === clock)) joinable.delete(key);
      if (droppedAt.size <= MOST_NAMES) return;
      allDroppedAt = clock;
      droppedAt.clear();
    },

    dropAll() {
      allDroppedAt = ++clock;
      joinable.clear();
    },
  };
}
