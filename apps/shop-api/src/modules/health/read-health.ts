import type { HealthReport } from "@hearth/admin-contract";
import type { SearchEngine } from "@hearth/catalog-index";
import type { SharedCache } from "../../platform/cache/shared-cache.ts";
import type { Sql } from "../../platform/database/database.ts";
import { countJobs } from "../job/index.ts";
import { countOutbox } from "../projection/index.ts";
import { judgeHealth } from "./judge-health.ts";
import { selectWorkerSign } from "./worker-sign.sql.ts";

export interface HealthPorts {
  sql: Sql;
  shared: SharedCache | undefined;
  engine: SearchEngine | null;
}

/** Asks everything at the same time: one that is slow makes nobody else look slow. */
export async function readHealth({ sql, shared, engine }: HealthPorts): Promise<HealthReport> {
  const [databaseMs, cacheMs, searchMs, workerSeenAt, outbox, jobs] = await Promise.all([
    timed(async () => void (await sql`select 1`)),
    shared ? timed(() => shared.ask()).catch(() => undefined) : null,
    engine ? timed(async () => void (await engine.isLoaded())).catch(() => undefined) : null,
    selectWorkerSign(sql),
    countOutbox(sql),
    countJobs(sql),
  ]);
  const nowMs = Date.now();
  const facts = { nowMs, databaseMs, cacheMs, searchMs, workerSeenAt, outbox };
  const parts = judgeHealth({ ...facts, jobs: jobs.due, deadJobs: jobs.dead });
  return { at: new Date(nowMs).toISOString(), parts };
}

async function timed(ask: () => Promise<void>): Promise<number> {
  const start = performance.now();
  await ask();
  return performance.now() - start;
}
