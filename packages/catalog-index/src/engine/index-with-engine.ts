import type { Sql } from "postgres";
import type { CatalogIndex } from "../port.ts";
import { EVERYTHING_ID, isEngineBehind, queueForEngine } from "./engine-queue.sql.ts";

/** A search engine beside PostgreSQL. */
export type SearchEngine = CatalogIndex & {
  /** Whether it was ever filled. */
  isLoaded: () => Promise<boolean>;
};

interface Settings {
  sql: Sql;
  postgres: CatalogIndex;
  engine: SearchEngine;
  warn: (error: unknown) => void;
}

/** How long an engine that failed is left alone. */
const REST_MS = 2000;

/**
 * PostgreSQL is always right; the engine answers as long as it is known to hold the same. A change goes to both before anybody is
 * told of it. What the engine does not take waits in a queue (see feed-engine.ts of the shop API), and until that is empty, or when the
 * engine fails, PostgreSQL answers.
 */
export function createIndexWithEngine({ sql, postgres, engine, warn }: Settings): CatalogIndex {
  let restsUntil = 0;

  async function fromEngine<T>(ask: (index: CatalogIndex) => Promise<T>): Promise<T | null> {
    if (Date.now() < restsUntil) return null;
    try {
      // Whoever asks after a change was told sees its ticket. Before the engine, not beside it: its ticket may leave the queue while
      // the engine still tells what was before.
      const [isBehind, isLoaded] = await Promise.all([isEngineBehind(sql), engine.isLoaded()]);
      return isBehind || !isLoaded ? null : await ask(engine);
    } catch (error) {
      restsUntil = Date.now() + REST_MS;
      warn(error);
      return null;
    }
  }

  const ask = async <T>(question: (index: CatalogIndex) => Promise<T>): Promise<T> =>
    (await fromEngine(question)) ?? (await question(postgres));

  return {
    async replaceFamilies(familyIds, entries) {
      await postgres.replaceFamilies(familyIds, entries);
      const isBehind = await isEngineBehind(sql);
      const isTaken = !isBehind && (await isWritten(() => engine.replaceFamilies(familyIds, entries)));
      if (!isTaken) await queueForEngine(sql, [...familyIds, ...entries.map(({ familyId }) => familyId)]);
    },
    async bulkLoad(entries) {
      await queueForEngine(sql, [EVERYTHING_ID]);
      return await postgres.bulkLoad(entries);
    },
    async clear() {
      await queueForEngine(sql, [EVERYTHING_ID]);
      await postgres.clear();
    },
    // Kept at hand by PostgreSQL, an aggregation for the engine.
    countHits: (placeIds) => postgres.countHits(placeIds),
    list: (query) => ask((index) => index.list(query)),
    suggest: (query) => ask((index) => index.suggest(query)),
  };

  async function isWritten(write: () => Promise<void>): Promise<boolean> {
    try {
      await write();
      return true;
    } catch (error) {
      warn(error);
      return false;
    }
  }
}
