import { adminFailure, changedMeanwhile, type Maker, type MakerSheet } from "@hearth/admin-contract";
import type { Tx } from "../../../platform/database/transaction.ts";
import { isMailAddress } from "../../mail/index.ts";
import type { ReferenceData } from "../../reference/index.ts";
import { wrongField } from "../wrong-field.ts";
import { refuseWorseMaker } from "./maker-gate.ts";
import { closeMakerPage, writeMakerPage } from "./maker-page.ts";
import {
  deleteMaker,
  insertMaker,
  isPublicPicture,
  lockMaker,
  type MakerRecord,
  type MakerRow,
  updateMaker,
} from "./maker.sql.ts";
import { presentMaker, readMaker, requireMaker } from "./maker-sheet.ts";

export interface SeenMaker {
  id: string;
  /** The version that was read. */
  version: number;
}

export async function createMaker(
  tx: Tx,
  reference: ReferenceData,
  { id, ...wish }: Maker & { id: string },
): Promise<MakerSheet> {
  await refuseWrong(tx, reference, wish);
  await insertMaker(tx, madeRow({ id, custom_fields: {}, texts: {} }, wish, reference));
  return readMaker(tx, reference, id);
}

/** Goods that are sold keep what the law wants beside them, and the maker's page says what the maker now says. */
export async function changeMaker(
  tx: Tx,
  reference: ReferenceData,
  seen: SeenMaker,
  wish: Maker,
): Promise<{ before: MakerSheet; after: MakerSheet }> {
  const record = await lockSeen(tx, reference, seen);
  await refuseWrong(tx, reference, wish);
  const row = madeRow(record, wish, reference);
  await refuseWorseMaker(tx, reference, record, row);
  await updateMaker(tx, row);
  await writeMakerPage(tx, reference, record, row);
  return { before: presentMaker(record, reference), after: await readMaker(tx, reference, seen.id) };
}

export async function removeMaker(tx: Tx, reference: ReferenceData, seen: SeenMaker): Promise<MakerSheet> {
  const record = await lockSeen(tx, reference, seen);
  const { products } = record;
  if (products > 0)
    throw adminFailure(409, "ADMIN__STILL_IN_USE", {
      detail: "Products name this maker.",
      parameters: { products },
    });
  await closeMakerPage(tx, record);
  await deleteMaker(tx, seen.id);
  return presentMaker(record, reference);
}

async function lockSeen(tx: Tx, reference: ReferenceData, { id, version }: SeenMaker): Promise<MakerRecord> {
  await lockMaker(tx, id);
  const record = await requireMaker(tx, reference, id);
  if (record.version !== version) throw changedMeanwhile(presentMaker(record, reference));
  return record;
}

async function refuseWrong(tx: Tx, reference: ReferenceData, wish: Maker): Promise<void> {
  if (!isMailAddress(wish.email)) throw wrongField("email", "NO_MAILBOX");
  if (!reference.rows.countries.some(({ iso }) => iso === wish.country))
    throw wrongField("country", "UNKNOWN");
  if (wish.link !== null && !URL.canParse(wish.link)) throw wrongField("link", "NO_ADDRESS");
  if (wish.mediaId !== null && !(await isPublicPicture(tx, wish.mediaId)))
    throw wrongField("mediaId", "UNKNOWN");
}

/** In the shape an import of files writes: the gate, pages and invoices read no other. */
function madeRow(
  known: Pick<MakerRow, "id" | "custom_fields" | "texts">,
  { name, link, mediaId, weee, descriptions, ...address }: Maker,
  { rows }: ReferenceData,
): MakerRow {
  const { weee: _weee, ...others } = known.custom_fields;
  const texts = rows.languages.map(({ id, locale_code }) => {
    const { description: _description, ...more } = known.texts[id] ?? {};
    const description = descriptions.find(({ locale }) => locale === locale_code)?.text.trim();
    return [id, { ...more, name: name.trim(), ...(description && { description }) }] as const;
  });
  return {
    id: known.id,
    media_id: mediaId,
    link,
    custom_fields: { ...others, address, ...(weee.trim() && { weee: weee.trim() }) },
    texts: Object.fromEntries(texts),
  };
}
