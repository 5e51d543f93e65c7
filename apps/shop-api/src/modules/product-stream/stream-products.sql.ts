import type { StreamTrial } from "@hearth/admin-contract";
import type { Sql } from "../../platform/database/database.ts";
import type { StreamFacts, StreamRule } from "../catalog/index.ts";

export type ShownFacts = StreamFacts & { id: string };

/**
 * What lists show and could be meant: exact about maker, place and options, so that few documents are read. Prices and days are left to
 * the rule.
 */
export function selectCandidates(sql: Sql, rule: StreamRule) {
  const { categoryIds = null, manufacturerIds = null, optionIds = null } = rule;
  return sql<ShownFacts[]>`
    select p.id, d."categoryIds", d."manufacturerId", d."propertyIds", d."optionIds", d.topseller, d."releaseDate",
      coalesce((d.cheapest -> 0 -> 'tier' ->> 'grossCents')::int, 0) as "priceCents"
    from product p join product f on f.id = coalesce(p.parent_id, p.id) join product_read r on r.product_id = p.id
      cross join lateral json_to_record(r.doc) as d ("categoryIds" text[], "manufacturerId" text, "propertyIds" text[],
        "optionIds" text[], topseller boolean, "releaseDate" text, cheapest json)
    where (p.parent_id is not null) = (f.listing_mode = 'each' and exists (select from product v where v.parent_id = f.id))
      and (${manufacturerIds}::uuid[] is null or coalesce(p.manufacturer_id, f.manufacturer_id) = any(${manufacturerIds}::uuid[]))
      and (${categoryIds}::uuid[] is null or coalesce(p.category_ids, f.category_ids) && array(
        select c.id from category c where c.id = any(${categoryIds}::uuid[]) or c.path && ${categoryIds}::uuid[]))
      and (${optionIds}::uuid[] is null or (coalesce(p.property_ids, f.property_ids, '{}') || p.option_ids) && ${optionIds}::uuid[])
    order by p.product_number`;
}

export async function selectNamed(
  sql: Sql,
  ids: readonly string[],
  languageId: string,
): Promise<Omit<StreamTrial["first"][number], "grossCents">[]> {
  return sql<Omit<StreamTrial["first"][number], "grossCents">[]>`
    select p.id, p.product_number as number, coalesce(own.name, family.name) as name
    from product p left join product_translation own on own.product_id = p.id and own.language_id = ${languageId}
      left join product_translation family on family.product_id = p.parent_id and family.language_id = ${languageId}
    where p.id = any(${ids as string[]}::uuid[]) order by p.product_number`;
}
