import type { PageDraft } from "@hearth/rules";
import type { Sql } from "../../platform/database/database.ts";
import type { Tx } from "../../platform/database/transaction.ts";
import type { ReferenceData } from "../reference/index.ts";
import { checkPaths, languageIdOf, wantedPaths } from "./check-draft.ts";
import { selectProductIds } from "./content-page.sql.ts";
import { pageRows, type PageRows } from "./page-rows.ts";
import { markEnded, markShown, removeShown, writePaths, writeShown } from "./show-page.sql.ts";
import { selectCategoryCards } from "./category-cards.sql.ts";

export interface Showing {
  reference: ReferenceData;
  newId: () => string;
}

export interface ShownVersion {
  id: string;
  number: number;
  draft: PageDraft;
}

/** Writes the rows the shop reads; the outbox tells the caches. Goods that are gone by then are left out. */
export async function showPage(tx: Tx, showing: Showing, { id, number, draft }: ShownVersion): Promise<void> {
  const { reference, newId } = showing;
  await checkPaths(tx, reference, id, draft);
  const languageId = (locale: string) => languageIdOf(reference, locale);
  await writeShown(tx, id, {
    texts: textsOf(draft, languageId),
    ...(await draftRows(tx, showing, { id, draft })),
  });
  await writePaths(tx, id, wantedPaths(reference, draft), newId);
  await markShown(tx, id, number);
}

/** What the shop would read of a draft. */
export async function draftRows(
  sql: Sql,
  { reference, newId }: Showing,
  { id, draft }: Omit<ShownVersion, "number">,
): Promise<PageRows> {
  const products = await selectProductIds(
    sql,
    draft.blocks.flatMap(({ productNumbers }) => productNumbers),
  );
  const categories = await selectCategoryCards(
    sql,
    draft.blocks.flatMap(({ categoryIds }) => categoryIds),
  );
  const languageId = (locale: string) => languageIdOf(reference, locale);
  return pageRows(draft, { pageId: id, languageId, products, categories, newId });
}

/** Its addresses answer 404 and stay its own, so that nothing else gets its visitors. */
export async function endPage(tx: Tx, id: string): Promise<void> {
  await removeShown(tx, id);
  await markEnded(tx, id);
}

/** By language id. */
export function textsOf({ texts }: PageDraft, languageId: (locale: string) => string | undefined) {
  return Object.fromEntries(
    texts
      .filter(({ name }) => name !== "")
      .map(({ locale, name, metaTitle, metaDescription }) => [
        languageId(locale) ?? "",
        { name, ...(metaTitle && { metaTitle }), ...(metaDescription && { metaDescription }) },
      ]),
  );
}
