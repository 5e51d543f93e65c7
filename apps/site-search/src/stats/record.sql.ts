import type { StatsEvent } from "../protocol/read-stats.ts";
import type { ShopIndex } from "../shop/shop-index.ts";
import type { Sql } from "../platform/database.ts";
import { keptTerm } from "./kept-term.ts";
import { sessionHash } from "./session-hash.ts";

/** A page of results, as it was shown. */
export interface SeenResults {
  query: string;
  sessionId: string | undefined;
  total: number;
  /** From 1. */
  firstPosition: number;
  productIds: readonly string[];
}

export interface Recorder {
  search(index: ShopIndex, seen: SeenResults): Promise<void>;
  event(index: ShopIndex, event: StatsEvent): Promise<void>;
}

/** Nobody looks at more. */
const MAX_SHOWN = 50;

export function createRecorder(sql: Sql, salt: () => Promise<Uint8Array>): Recorder {
  const hash = async (sessionId: string) => sessionHash(await salt(), sessionId);
  return {
    async search({ shop, language }, seen) {
      const term = keptTerm(seen.query);
      if (term === null) return;
      const session = seen.sessionId === undefined ? null : await hash(seen.sessionId);
      const shown = seen.productIds.slice(0, MAX_SHOWN);
      await sql`
        insert into site_search.search (shop, language, term, total, session, first_position, shown)
        values (${shop}, ${language}, ${term}, ${seen.total}, ${session}, ${seen.firstPosition}, ${shown}::uuid[])`;
    },
    async event({ shop, language }, { type, sessionId, productId, query, position }) {
      const session = await hash(sessionId);
      const term = query === undefined ? null : keptTerm(query);
      await sql`
        insert into site_search.event (shop, language, kind, session, term, product_id, position)
        values (${shop}, ${language}, ${type}, ${session}, ${term}, ${productId ?? null}, ${position ?? null})`;
    },
  };
}
