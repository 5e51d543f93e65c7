import {
  EVERYTHING_ID,
  leaveEngineQueue,
  queueForEngine,
  type SearchEngine,
  waitingForEngine,
} from "@hearth/catalog-index";
import type { Sql } from "../../platform/database/database.ts";
import type { Transact } from "../../platform/database/transaction.ts";
import type { ReferenceStore } from "../reference/index.ts";
import { loadFamilyRecords } from "./family-records.sql.ts";
import { buildFamilies } from "./project-families.ts";
import { allEntries } from "./rebuild-projections.ts";

const BATCH = 500;

export interface FeedDeps {
  sql: Sql;
  transact: Transact;
  engine: SearchEngine;
  references: ReferenceStore;
}

/** Gives the engine one batch of what waits for it; true when there may be more. Whatever is done twice is the same twice. */
export async function feedEngine({ sql, transact, engine, references }: FeedDeps): Promise<boolean> {
  return transact(async (queue) => {
    // One worker at a time: a rebuild and a change must not overtake each other.
    const [lock] = await queue<{ isMine: boolean }[]>`
      select pg_try_advisory_xact_lock(hashtext('catalog_index.engine_queue')) as "isMine"`;
    if (!lock?.isMine) return false;
    if (!(await engine.isLoaded())) await queueForEngine(sql, [EVERYTHING_ID]);
    const waiting = await waitingForEngine(sql, BATCH);
    const everything = waiting.find(({ familyId }) => familyId === EVERYTHING_ID);
    const taken = everything ? [everything] : waiting;
    if (taken.length === 0) return false;
    const reference = references.current();
    if (everything) await engine.bulkLoad(allEntries(sql, reference));
    else {
      const familyIds = taken.map(({ familyId }) => familyId);
      const families = buildFamilies(await loadFamilyRecords(sql, familyIds), reference, Date.now());
      await engine.replaceFamilies(
        familyIds,
        families.flatMap((family) => family.entries),
      );
    }
    await leaveEngineQueue(sql, taken);
    return true;
  });
}
