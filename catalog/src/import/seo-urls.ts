import type { TransactionSql } from "postgres";
import type { Catalogue } from "../format/catalogue.ts";
import type { PathOwner } from "../format/content/seo-paths.ts";
import { seoPathsOf } from "../format/content/seo-paths.ts";
import { idOf } from "../ids.ts";
import type { Row } from "./table.ts";
import { type Changes, isMadeByStaff } from "./write-table.ts";

const routes: Record<PathOwner, { kind: string; name: string }> = {
  category: { kind: "category", name: "frontend.navigation.page" },
  product: { kind: "product", name: "frontend.detail.page" },
  "landing page": { kind: "landing-page", name: "frontend.landing.page" },
  "customer group": { kind: "customer-group", name: "frontend.account.customer-group-registration.page" },
};

export function seoUrlRows(catalogue: Catalogue): Row[] {
  return seoPathsOf(catalogue).map(({ owner, entry, language, path, isCanonical }) => ({
    id: idOf("seo-url", `${language}/${path}`),
    language_id: idOf("language", language),
    route_name: routes[owner].name,
    foreign_key: idOf(routes[owner].kind, entry.key),
    seo_path_info: path,
    is_canonical: isCanonical,
  }));
}

/** A path once published stays as a redirect until its page is gone or another page takes the path. */
export async function writeSeoUrls(sql: TransactionSql, rows: readonly Row[]): Promise<Changes> {
  const wanted = sql`jsonb_populate_recordset(null::seo_url, ${sql.json(rows as never)}) as w`;
  const gone = await sql`
    delete from seo_url u where not exists (select from ${wanted} where w.foreign_key = u.foreign_key)
      and not ${isMadeByStaff(sql, sql`u.foreign_key`)}`;
  // Before the new ones come: an entity may have one canonical path at a time.
  const demoted = await sql`
    update seo_url u set is_canonical = false
    where is_canonical and not ${isMadeByStaff(sql, sql`u.foreign_key`)} and not exists (
      select from ${wanted}
      where w.is_canonical
        and (w.foreign_key, w.language_id, w.seo_path_info) = (u.foreign_key, u.language_id, u.seo_path_info))`;
  const [written] = await sql<{ inserted: number; updated: number }[]>`
    with changed as (
      insert into seo_url as u (id, language_id, route_name, foreign_key, seo_path_info, is_canonical)
      select id, language_id, route_name, foreign_key, seo_path_info, is_canonical from ${wanted}
      on conflict (language_id, seo_path_info) do update
      set (route_name, foreign_key, is_canonical) = row(excluded.route_name, excluded.foreign_key, excluded.is_canonical)
      where (u.route_name, u.foreign_key, u.is_canonical)
        is distinct from (excluded.route_name, excluded.foreign_key, excluded.is_canonical)
      returning xmax = 0 as is_new
    )
    select count(*) filter (where is_new)::int as inserted, count(*) filter (where not is_new)::int as updated
    from changed`;
  return {
    inserted: written?.inserted ?? 0,
    updated: demoted.count + (written?.updated ?? 0),
    deleted: gone.count,
  };
}
