import type { Maker } from "@hearth/admin-contract";
import type { Sql } from "../../platform/database.ts";
import type { Tx } from "../../platform/transaction.ts";
import { isMailAddress } from "../mail/index.ts";
import type { ReferenceData } from "../reference/index.ts";
import { wrongField } from "./wrong-field.ts";
import { insertMaker, isPublicPicture } from "./maker.sql.ts";

/** In the shape an import of files writes: the gate, pages and invoices read no other. */
export async function createMaker(tx: Tx, reference: ReferenceData, maker: Maker): Promise<Maker> {
  const { id, name, mediaId, weee, descriptions, ...address } = maker;
  if (!isMailAddress(address.email)) throw wrongField("email", "NO_MAILBOX");
  if (!reference.rows.countries.some(({ iso }) => iso === address.country))
    throw wrongField("country", "UNKNOWN");
  await requirePicture(tx, mediaId);
  const texts = reference.rows.languages.map(({ id: languageId, locale_code }) => {
    const description = descriptions.find(({ locale }) => locale === locale_code)?.text.trim();
    return [languageId, { name: name.trim(), ...(description && { description }) }];
  });
  await insertMaker(tx, {
    id,
    mediaId,
    customFields: { address, ...(weee.trim() && { weee: weee.trim() }) },
    texts: Object.fromEntries(texts) as Record<string, unknown>,
  });
  return maker;
}

async function requirePicture(sql: Sql, mediaId: string | null): Promise<void> {
  if (mediaId !== null && !(await isPublicPicture(sql, mediaId))) throw wrongField("mediaId", "UNKNOWN");
}
