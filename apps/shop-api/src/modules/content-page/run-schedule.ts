import type { Transact, Tx } from "../../platform/database/transaction.ts";
import type { ReferenceStore } from "../reference/index.ts";
import { lockPage, selectPage, selectVersion } from "./content-page.sql.ts";
import { clearDue, RUN_CONTENT_SCHEDULE, selectDue } from "./schedule.sql.ts";
import { endPage, showPage } from "./show-page.ts";

export interface SchedulePorts {
  transact: Transact;
  references: Pick<ReferenceStore, "current">;
  newId: () => string;
}

/** What the worker does about pages when their time has come. */
export function contentPageJobs(ports: SchedulePorts) {
  return {
    [RUN_CONTENT_SCHEDULE]: (payload: unknown) =>
      ports.transact((tx) => runSchedule(tx, ports, (payload as { pageId: string }).pageId)),
  };
}

/**
 * What is due stands in the page's row and goes from there with the change, in one transaction under its lock: killed, it is done by the
 * next worker; run twice, the second finds nothing to do.
 */
async function runSchedule(tx: Tx, { references, newId }: SchedulePorts, id: string): Promise<void> {
  await lockPage(tx, id);
  const due = await selectDue(tx, id);
  const page = await selectPage(tx, id);
  if (due?.publishes && page?.publishNumber) {
    const draft = await selectVersion(tx, id, page.publishNumber);
    await clearDue(tx, id, "publish");
    if (draft)
      await showPage(
        tx,
        { reference: references.current(), newId },
        { id, number: page.publishNumber, draft },
      );
  }
  if (due?.ends) {
    await clearDue(tx, id, "end");
    await endPage(tx, id);
  }
}
