import type { Sql } from "./database.ts";

/** Sooner than idle connections are closed (database.ts). */
const EVERY_MS = 15_000;

/**
 * Keeps so many connections open, by asking next to nothing on all of them at once. A connection opened in the middle of a rush can
 * take longer than anybody waits for it. Returns what ends it.
 */
export function keepWarm(sql: Sql, connections: number, everyMs = EVERY_MS): () => void {
  let isAsking = false;
  async function ask(): Promise<void> {
    if (isAsking) return;
    isAsking = true;
    // Whoever needs the database meanwhile is told by their own statement that it is away.
    await Promise.allSettled(Array.from({ length: connections }, () => sql`select 1`));
    isAsking = false;
  }
  void ask();
  const timer = setInterval(() => void ask(), everyMs).unref();
  return () => clearInterval(timer);
}
