import { changedMeanwhile, type LegalTextSheet } from "@hearth/admin-contract";
import type { Tx } from "../../platform/database/transaction.ts";
import { wrongField } from "../assortment/index.ts";
import type { ReferenceData } from "../reference/index.ts";
import { cleanTexts, type WrittenText } from "./clean-texts.ts";
import { shownPage } from "./legal-page.ts";
import { legalPage, noSuchText, readLegalText } from "./read-legal-text.ts";
import { showCurrentVersion } from "./show-version.ts";
import { insertVersion, lockVersions, selectNow, selectVersions, wakeAt } from "./version.sql.ts";

interface Writer {
  reference: ReferenceData;
  staff: { id: string; name: string };
}

export interface VersionForm {
  id: string;
  /** How many versions had been read. */
  version: number;
  texts: readonly WrittenText[];
  /** Null: from now on. */
  validFrom: string | null;
  note: string | null;
}

/** A new version; what was written before stays word for word, the files' own wording among it. */
export async function writeVersion(
  tx: Tx,
  { reference, staff }: Writer,
  { id, version, texts: written, validFrom, note }: VersionForm,
): Promise<LegalTextSheet> {
  const page = legalPage(id);
  await lockVersions(tx);
  const before = await readLegalText(tx, reference, id);
  if (before.version !== version) throw changedMeanwhile(before);
  const texts = cleanTexts(reference, written);
  // Nobody can have agreed yesterday to what is written today.
  if (validFrom !== null && Date.parse(validFrom) < (await selectNow(tx)))
    throw wrongField("validFrom", "IN_THE_PAST");
  const shown = await shownPage(tx, page);
  if (!shown) throw noSuchText();
  if (version === 0)
    await insertVersion(tx, {
      page,
      number: 1,
      texts: shown.texts,
      validFrom: new Date(0).toISOString(),
      note: null,
      staff: { id: null, name: "" },
    });
  const number = Math.max(version, 1) + 1;
  await insertVersion(tx, { page, number, texts, validFrom, note, staff });
  const made = (await selectVersions(tx)).find((row) => row.page === page && row.number === number);
  if (made && validFrom !== null) await wakeAt(tx, page, made);
  await showCurrentVersion(tx, page);
  return readLegalText(tx, reference, id);
}
