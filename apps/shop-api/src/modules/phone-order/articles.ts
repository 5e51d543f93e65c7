import type { ListPage, ListRequest, PhoneArticle } from "@hearth/admin-contract";
import type { Sql } from "../../platform/database/database.ts";
import { type ReferenceData, resolvedText } from "../reference/index.ts";
import { selectArticles } from "./phone-order.sql.ts";

/** Articles that are sold, as the shop's own language calls them. */
export async function listPhoneArticles(
  sql: Sql,
  reference: ReferenceData,
  request: ListRequest,
): Promise<ListPage<PhoneArticle>> {
  const languageId = reference.rows.channels[0]?.language_id ?? "";
  const chain = reference.languageChain(languageId);
  const { items, ...page } = await selectArticles(sql, languageId, request);
  const names = new Map(
    reference.rows.propertyOptions.map(({ id, texts }) => [id, resolvedText(texts, chain, "name")]),
  );
  return {
    ...page,
    items: items.map(({ optionIds, ...article }) => ({
      ...article,
      options: optionIds.flatMap((id) => names.get(id) ?? []),
    })),
  };
}
