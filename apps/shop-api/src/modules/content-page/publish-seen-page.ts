import { adminFailure } from "@hearth/admin-contract";
import { type PageDraft, pageProblems, scheduleProblem } from "@hearth/rules";
import type { Tx } from "../../platform/database/transaction.ts";
import type { ReferenceData } from "../reference/index.ts";
import { changeSeen, mainLocale, type PageChange, type SeenPage } from "./change-seen-page.ts";
import { checkPaths, wrongField } from "./check-draft.ts";
import { keepSchedule } from "./schedule.sql.ts";
import { endPage, showPage, type Showing } from "./show-page.ts";

/** The version that was read is shown from now on, whatever was planned; an end that was planned stays. */
export function publishSeenPage(tx: Tx, showing: Showing, seen: SeenPage): Promise<PageChange> {
  const { reference } = showing;
  return changeSeen(tx, reference, seen, async ({ id, number, endAt, ...draft }) => {
    await mustBeWhole(tx, reference, id, draft);
    await keepSchedule(tx, id, { publishAt: null, publishNumber: null, endAt });
    await showPage(tx, showing, { id, number, draft });
  });
}

export function endSeenPage(tx: Tx, reference: ReferenceData, seen: SeenPage): Promise<PageChange> {
  return changeSeen(tx, reference, seen, async ({ id, liveNumber, publishAt, publishNumber }) => {
    if (liveNumber === null)
      throw adminFailure(409, "ADMIN__WRONG_STATE", { detail: "The shop does not show this page." });
    await keepSchedule(tx, id, { publishAt, publishNumber, endAt: null });
    await endPage(tx, id);
  });
}

/** The worker publishes the version that was read, not what becomes of it until then. */
export function scheduleSeenPage(
  tx: Tx,
  reference: ReferenceData,
  seen: SeenPage,
  { publishAt, endAt, now }: { publishAt: string | null; endAt: string | null; now: number },
): Promise<PageChange> {
  return changeSeen(tx, reference, seen, async ({ id, number, liveNumber, ...draft }) => {
    const problem = scheduleProblem({ isLive: liveNumber !== null, publishAt, endAt }, now);
    if (problem) throw wrongField(publishAt === null ? "endAt" : "publishAt", problem);
    if (publishAt !== null) await mustBeWhole(tx, reference, id, draft);
    await keepSchedule(tx, id, { publishAt, publishNumber: publishAt === null ? null : number, endAt });
  });
}

async function mustBeWhole(tx: Tx, reference: ReferenceData, id: string, draft: PageDraft): Promise<void> {
  const problems = pageProblems(draft, mainLocale(reference));
  if (problems.length > 0)
    throw adminFailure(409, "ADMIN__NOT_PUBLISHABLE", {
      detail: "Something of the page is missing.",
      parameters: { problems },
    });
  await checkPaths(tx, reference, id, draft);
}
