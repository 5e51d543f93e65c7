/** Runs one question at a time: a newer one stops the older, whose answer no longer counts. */
export function createLatestOnly() {
  let turn = 0;
  let stop = new AbortController();

  return {
    async ask<Answer>(run: (signal: AbortSignal) => Promise<Answer>): Promise<Answer | "stale"> {
      turn += 1;
      const mine = turn;
      stop.abort();
      stop = new AbortController();
      try {
        const answer = await run(stop.signal);
        return mine === turn ? answer : "stale";
      } catch (error) {
        if (mine !== turn) return "stale";
        throw error;
      }
    },
  };
}
