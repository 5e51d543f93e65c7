import type { Sql } from "../../platform/database/database.ts";
import type { ShopFigures } from "../../platform/metrics/shop-metrics.ts";
import { countJobs } from "../job/index.ts";
import { countOutbox } from "../projection/index.ts";
import { countOpenRefunds, countUnappliedEvents, countUnsentMails } from "./waiting.sql.ts";
import { selectWorkerSign } from "./worker-sign.sql.ts";

/** What waits, for monitoring. The report for staff is read-health.ts. */
export async function readFigures(sql: Sql): Promise<ShopFigures> {
  const [outbox, jobs, refunds, events, mails, workerSeenAt] = await Promise.all([
    countOutbox(sql),
    countJobs(sql),
    countOpenRefunds(sql),
    countUnappliedEvents(sql),
    countUnsentMails(sql),
    selectWorkerSign(sql),
  ]);
  return { outbox, jobs, refunds, events, mails, workerSeenAt };
}
