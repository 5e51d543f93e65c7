import { adminFailure } from "@hearth/admin-contract";
import { type ApiFailure, failure } from "@hearth/contract";
import { isReservedWord, type PageDraft } from "@hearth/rules";
import type { Sql } from "../../platform/database/database.ts";
import type { ReferenceData } from "../reference/index.ts";
import {
  selectPictures,
  hasStream,
  selectProductIds,
  selectTakenPaths,
  type WantedPath,
} from "./content-page.sql.ts";

/** What a draft names has to be there, and its addresses have to be free; that it is not finished is no fault. */
export async function checkDraft(
  sql: Sql,
  reference: ReferenceData,
  pageId: string,
  draft: PageDraft,
): Promise<void> {
  for (const field of ["texts", "blocks"] as const)
    for (const { locales, pointer } of languagesOf(draft, field)) {
      const isKnown = locales.every((locale) => languageIdOf(reference, locale) !== undefined);
      if (!isKnown) throw wrongField(pointer, "UNKNOWN_LANGUAGE");
      if (new Set(locales).size < locales.length) throw wrongField(pointer, "TWICE");
    }
  const reserved = draft.texts.findIndex(({ path }) => isReservedWord(path.split("/")[0] ?? ""));
  if (reserved >= 0) throw wrongField(`texts/${reserved}/path`, "RESERVED");
  await checkNamed(sql, reference, draft);
  await checkPaths(sql, reference, pageId, draft);
}

export async function checkPaths(
  sql: Sql,
  reference: ReferenceData,
  pageId: string,
  draft: PageDraft,
): Promise<void> {
  const taken = await selectTakenPaths(sql, pageId, wantedPaths(reference, draft));
  if (taken.length === 0) return;
  throw adminFailure(409, "ADMIN__PATH_TAKEN", {
    detail: "Another page has this address.",
    parameters: { paths: taken },
  });
}

export function wantedPaths(reference: ReferenceData, { texts }: PageDraft): WantedPath[] {
  return texts.flatMap(({ locale, path }) => {
    const languageId = languageIdOf(reference, locale);
    return path !== "" && languageId !== undefined ? [{ locale, languageId, path }] : [];
  });
}

export function languageIdOf({ rows }: ReferenceData, locale: string): string | undefined {
  return rows.languages.find((row) => row.locale_code === locale)?.id;
}

function languagesOf({ texts, blocks }: PageDraft, field: "texts" | "blocks") {
  const localesOf = (said: readonly { locale: string }[]) => said.map(({ locale }) => locale);
  if (field === "texts") return [{ locales: localesOf(texts), pointer: "texts" }];
  return blocks.map((block, at) => ({ locales: localesOf(block.texts), pointer: `blocks/${at}/texts` }));
}

async function checkNamed(sql: Sql, reference: ReferenceData, { blocks }: PageDraft): Promise<void> {
  const pictures = await selectPictures(
    sql,
    blocks.flatMap(({ mediaId }) => mediaId ?? []),
  );
  const products = await selectProductIds(
    sql,
    blocks.flatMap(({ productNumbers }) => productNumbers),
  );
  for (const [at, { mediaId, productNumbers, streamId, categoryIds }] of blocks.entries()) {
    if (mediaId !== null && !pictures.some(({ id }) => id === mediaId))
      throw wrongField(`blocks/${at}/mediaId`, "UNKNOWN");
    const unknown = productNumbers.find((number) => !products.has(number));
    if (unknown !== undefined) throw wrongField(`blocks/${at}/productNumbers`, "UNKNOWN_NUMBER", unknown);
    if (streamId && !(await hasStream(sql, streamId))) throw wrongField(`blocks/${at}/streamId`, "UNKNOWN");
    if (categoryIds.some((id) => !reference.category.has(id)))
      throw wrongField(`blocks/${at}/categoryIds`, "UNKNOWN");
  }
}

export function wrongField(field: string, reason: string, value?: string): ApiFailure {
  return failure(400, "FRAMEWORK__INVALID_REQUEST_PARAMETER", {
    detail: `This cannot be kept: ${reason}`,
    pointer: `/${field}`,
    parameters: { reason, ...(value !== undefined && { value }) },
  });
}
