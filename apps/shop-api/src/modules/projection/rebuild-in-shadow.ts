import { setTimeout as pause } from "node:timers/promises";
import { createIndexWriter, EVERYTHING_ID, queueForEngine, type SearchEngine } from "@hearth/catalog-index";
import type { Tx } from "../../platform/database/transaction.ts";
import type { DrainDeps } from "./drain-outbox.ts";
import { lockOutbox } from "./outbox.sql.ts";
import { projectFamilies } from "./project-families.ts";
import {
  createReadModelShadow,
  readModelShadow,
  settleDocuments,
  shadowDocuments,
  swapReadModels,
  takeChangedFamilies,
  takeRebuildTurn,
} from "./read-model-shadow.sql.ts";
import { loadEntries } from "./rebuild-projections.ts";

export interface ShadowDeps extends Omit<DrainDeps, "index" | "takesStock"> {
  engine: SearchEngine | null;
}

const LOT = 200;
/** A worker may be at it. */
const AGAIN_MS = 50;
/** Somebody reads for long: between two tries workers have their turn. */
const SWAP_AGAIN_MS = 1000;
const SWAP_TRIES = 600;
const LOCK_NOT_AVAILABLE = "55P03";

/**
 * Makes all read models anew while the shop sells: in tables beside those that are read, which then take their place in one moment.
 * Workers go on with what changes meanwhile and say which families it was; these are made once more before the swap, which no worker
 * gets in the way of. Where a search engine is, it is filled into new indexes by the worker; until then PostgreSQL answers.
 */
export async function rebuildInShadow(deps: ShadowDeps): Promise<{ loaded: number }> {
  return deps.transact(async (turn) => {
    if (!(await takeRebuildTurn(turn))) throw new Error("REBUILD_IS_RUNNING");
    await withoutWorkers(deps, createReadModelShadow);
    await deps.references.refresh();
    const { sql, references } = deps;
    const index = createIndexWriter(sql, readModelShadow.schema);
    const { loaded } = await loadEntries({ sql, index }, references.current(), shadowDocuments);
    await settleDocuments(sql);
    const catchUp = () => projectChanged(deps, index);
    await catchUp();
    await swapWhenNobodyReads(deps, catchUp);
    await deps.announce([deps.everything]);
    return { loaded };
  });
}

async function projectChanged(
  { sql, references }: ShadowDeps,
  index: ReturnType<typeof createIndexWriter>,
): Promise<void> {
  for (;;) {
    const familyIds = await takeChangedFamilies(sql, LOT);
    if (familyIds.length === 0) return;
    await references.refresh();
    const place = { sql, index, documents: shadowDocuments };
    await projectFamilies(place, references.current(), familyIds, Date.now());
  }
}

async function swapWhenNobodyReads(deps: ShadowDeps, catchUp: () => Promise<void>): Promise<void> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await withoutWorkers(deps, async (tx) => {
        await catchUp();
        await swapReadModels(tx);
        if (deps.engine) await queueForEngine(tx, [EVERYTHING_ID]);
      });
    } catch (error) {
      if (tries >= SWAP_TRIES || (error as { code?: unknown }).code !== LOCK_NOT_AVAILABLE) throw error;
    }
    await pause(SWAP_AGAIN_MS);
  }
}

/** No worker is in the middle of a change, and none begins one. */
async function withoutWorkers({ transact }: ShadowDeps, work: (tx: Tx) => Promise<void>): Promise<void> {
  await transact(async (tx) => {
    while (!(await lockOutbox(tx))) await pause(AGAIN_MS);
    await work(tx);
  });
}
