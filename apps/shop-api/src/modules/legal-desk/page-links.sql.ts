import type { Sql } from "../../platform/database/database.ts";
import type { ReferenceData } from "../reference/index.ts";

/** Where the shop shows it, in every language that has an address for it. */
export async function pageLinks(
  sql: Sql,
  reference: ReferenceData,
  categoryId: string,
): Promise<{ locale: string; url: string }[]> {
  const paths = await sql<{ languageId: string; path: string }[]>`
    select language_id as "languageId", seo_path_info as path from seo_url
    where foreign_key = ${categoryId} and is_canonical`;
  const domains = reference.domainsByChannel.get(reference.rows.channels[0]?.id ?? "") ?? [];
  return domains.flatMap(({ language_id, url }) => {
    const path = paths.find(({ languageId }) => languageId === language_id)?.path;
    const locale = reference.language.get(language_id)?.locale_code;
    return path === undefined || locale === undefined
      ? []
      : [{ locale, url: `${url.replace(/\/+$/, "")}/${path}` }];
  });
}
