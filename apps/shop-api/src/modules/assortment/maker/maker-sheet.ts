import type { ListPage, ListRequest, MakerHead, MakerSheet } from "@hearth/admin-contract";
import { failure } from "@hearth/contract";
import type { Sql } from "../../../platform/database/database.ts";
import { type ReferenceData, resolvedText } from "../../reference/index.ts";
import { mainLanguage } from "../category/categories.ts";
import { type MakerRecord, type MakerRow, selectMaker, selectMakers } from "./maker.sql.ts";

export async function listMakers(
  sql: Sql,
  reference: ReferenceData,
  request: ListRequest,
): Promise<ListPage<MakerHead>> {
  const { items, ...page } = await selectMakers(sql, request, mainLanguage(reference));
  return { ...page, items: items.map((record) => presentHead(record, reference)) };
}

export async function readMaker(sql: Sql, reference: ReferenceData, id: string): Promise<MakerSheet> {
  return presentMaker(await requireMaker(sql, reference, id), reference);
}

export async function requireMaker(sql: Sql, reference: ReferenceData, id: string): Promise<MakerRecord> {
  const record = await selectMaker(sql, id, mainLanguage(reference));
  if (!record) throw failure(404, "FRAMEWORK__ENTITY_NOT_FOUND", { detail: "There is no such maker." });
  return record;
}

/** As an import of files writes them too; a row may say less. */
export function addressOf({ custom_fields }: Pick<MakerRow, "custom_fields">) {
  const { address = {}, weee = "" } = custom_fields as { address?: Record<string, string>; weee?: string };
  const { street = "", zip = "", city = "", country = "", email = "" } = address;
  return { street, zip, city, country, email, weee };
}

/** A name is the same in every language; files write it in one. */
export function nameOf({ texts }: Pick<MakerRow, "texts">, reference: ReferenceData): string {
  return resolvedText(texts, reference.languageChain(mainLanguage(reference)), "name") ?? "";
}

function presentHead(record: MakerRecord, reference: ReferenceData): MakerHead {
  const { city, country } = addressOf(record);
  const { id, logo_path: logoPath, products, version } = record;
  return { id, name: nameOf(record, reference), city, country, logoPath, products, version };
}

export function presentMaker(record: MakerRecord, reference: ReferenceData): MakerSheet {
  return {
    ...presentHead(record, reference),
    ...addressOf(record),
    link: record.link,
    mediaId: record.media_id,
    descriptions: reference.rows.languages.flatMap(({ id, locale_code: locale }) => {
      const text = record.texts[id]?.["description"];
      return typeof text === "string" && text !== "" ? [{ locale, text }] : [];
    }),
    pagePath: record.page_path,
  };
}
