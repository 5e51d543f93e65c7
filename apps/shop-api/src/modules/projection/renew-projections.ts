import { setTimeout as pause } from "node:timers/promises";
import { EVERYTHING_ID, queueForEngine, type SearchEngine } from "@hearth/catalog-index";
import { drainOutbox, type DrainDeps } from "./drain-outbox.ts";
import { enqueueFamilies, familiesWithoutRecord, hasOutboxUpTo, nextFamilies } from "./outbox.sql.ts";

export interface RenewDeps extends Omit<DrainDeps, "takesStock"> {
  engine: SearchEngine | null;
}

/** Few enough that a price that changes meanwhile waits a second at most. */
const LOT = 200;
const FIRST_ID = "0".repeat(32);
/** A worker may be at it. */
const AGAIN_MS = 50;

/**
 * Makes all projections anew while the shop sells. Families go through the outbox in lots, like changes: each is replaced whole, in one
 * transaction, and caches hear of it. What is changed meanwhile stands in the same line, so that nothing overtakes anything. Where a
 * search engine is, it is filled into new indexes by the worker, which then take the place of the old ones.
 */
export async function renewProjections(deps: RenewDeps, lot = LOT): Promise<{ families: number }> {
  const { sql } = deps;
  let families = 0;
  for (let ids = await nextFamilies(sql, FIRST_ID, lot); ids.length > 0;) {
    await projectAll(deps, ids);
    families += ids.length;
    ids = await nextFamilies(sql, ids.at(-1) ?? FIRST_ID, lot);
  }
  await projectAll(deps, await familiesWithoutRecord(sql));
  if (deps.engine) await queueForEngine(sql, [EVERYTHING_ID]);
  return { families };
}

async function projectAll(deps: RenewDeps, familyIds: readonly string[]): Promise<void> {
  const last = await enqueueFamilies(deps.sql, familyIds);
  while (await hasOutboxUpTo(deps.sql, last)) {
    // A worker may have taken the news about languages, groups and the like.
    await deps.references.refresh();
    if (!(await drainOutbox({ ...deps, takesStock: true }))) await pause(AGAIN_MS);
  }
}
