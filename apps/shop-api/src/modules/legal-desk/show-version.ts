import { type LegalPage, versionAt } from "@hearth/rules";
import type { Transact, Tx } from "../../platform/database/transaction.ts";
import { shownPage } from "./legal-page.ts";
import {
  lockVersions,
  selectNow,
  selectTexts,
  selectVersions,
  SHOW_LEGAL_TEXT,
  writeSlot,
} from "./version.sql.ts";

/** What the worker does when the day of a version has come. */
export function legalTextJobs(transact: Transact) {
  return {
    [SHOW_LEGAL_TEXT]: (payload: unknown) =>
      transact(async (tx) => {
        await lockVersions(tx);
        await showCurrentVersion(tx, (payload as { page: LegalPage }).page);
      }),
  };
}

/** Writes what holds now where the shop reads it; the outbox tells the caches. Run twice, it writes the same. */
export async function showCurrentVersion(tx: Tx, page: LegalPage): Promise<void> {
  const versions = (await selectVersions(tx)).filter((row) => row.page === page);
  const current = versionAt(versions, await selectNow(tx));
  const texts = current && (await selectTexts(tx, page, current.number));
  const shown = await shownPage(tx, page);
  if (!texts || !shown) return;
  const empty = Object.fromEntries(Object.keys(texts).map((languageId) => [languageId, ""]));
  for (const [at, slotId] of shown.slotIds.entries())
    // oxlint-disable-next-line no-await-in-loop -- such a page has one slot
    await writeSlot(tx, slotId, at === 0 ? texts : empty);
}
