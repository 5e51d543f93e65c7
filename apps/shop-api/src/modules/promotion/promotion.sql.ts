import type { AdminPromotion, ListPage, ListRequest, PromotionCode } from "@hearth/admin-contract";
import type { Discount, PromotionConditions } from "@hearth/rules";
import type { Sql } from "../../platform/database/database.ts";
import { listRows, matches } from "../admin-list/index.ts";

const columns = (
  sql: Sql,
) => sql`p.id, p.active as "isActive", p.priority, p.valid_from as "validFrom", p.valid_until as "validUntil",
  p.code_type as "codeType", p.code, p.max_redemptions as "maxRedemptions", p.max_redemptions_per_customer as "maxRedemptionsPerCustomer",
  p.prevent_combination as "preventCombination", p.exclusion_ids as "exclusionIds", p.conditions, p.discounts, p.version,
  coalesce((select u.redemptions from promotion_usage u where u.promotion_id = p.id), 0) as redemptions,
  coalesce((select json_agg(json_build_object('locale', l.locale_code, 'name', p.texts -> replace(l.id::text, '-', '') ->> 'name')
      order by l.position)
    from language l where p.texts -> replace(l.id::text, '-', '') ->> 'name' is not null), '[]') as names`;

export function listPromotions(sql: Sql, request: ListRequest): Promise<ListPage<AdminPromotion>> {
  return listRows<AdminPromotion>(sql, request, {
    rows: sql`from promotion p`,
    columns: columns(sql),
    filters: {
      state: (state) => sql`p.active = ${state === "active"}`,
      codeType: (type) => sql`p.code_type = ${type}`,
    },
    search: (text) => sql`(${matches(sql, sql`p.code`, text)} or ${matches(sql, sql`p.texts::text`, text)})`,
    sorts: { priority: sql`p.priority`, code: sql`p.code` },
    last: sql`p.id`,
  });
}

export async function selectPromotion(sql: Sql, id: string): Promise<AdminPromotion | undefined> {
  const [row] = await sql<AdminPromotion[]>`select ${columns(sql)} from promotion p where p.id = ${id}`;
  return row;
}

/** Inside a transaction: nobody changes it meanwhile. */
export async function lockPromotion(tx: Sql, id: string): Promise<void> {
  await tx`select from promotion where id = ${id} for update`;
}

/** Codes are compared without case, those of one person among them. */
export async function isCodeTaken(sql: Sql, code: string, id: string): Promise<boolean> {
  const taken = await sql`
    select from promotion where lower(code) = lower(${code}) and id <> ${id}
    union all select from promotion_code where code = lower(${code})`;
  return taken.length > 0;
}

export interface PromotionColumns extends Omit<
  AdminPromotion,
  "names" | "redemptions" | "version" | "conditions" | "discounts"
> {
  /** By language id. */
  texts: Readonly<Record<string, { name: string }>>;
  conditions: PromotionConditions;
  discounts: readonly Discount[];
}

export async function writePromotion(tx: Sql, row: PromotionColumns): Promise<void> {
  await tx`
    insert into promotion as p (id, active, priority, valid_from, valid_until, code_type, code, max_redemptions,
      max_redemptions_per_customer, prevent_combination, exclusion_ids, conditions, discounts, texts, added_at)
    values (${row.id}, ${row.isActive}, ${row.priority}, ${row.validFrom}, ${row.validUntil}, ${row.codeType}, ${row.code},
      ${row.maxRedemptions}, ${row.maxRedemptionsPerCustomer}, ${row.preventCombination}, ${row.exclusionIds}::uuid[],
      ${JSON.stringify(row.conditions)}::text::jsonb, ${JSON.stringify(row.discounts)}::text::jsonb,
      ${JSON.stringify(row.texts)}::text::jsonb, now())
    on conflict (id) do update set active = excluded.active, priority = excluded.priority, valid_from = excluded.valid_from,
      valid_until = excluded.valid_until, code = excluded.code, max_redemptions = excluded.max_redemptions,
      max_redemptions_per_customer = excluded.max_redemptions_per_customer, prevent_combination = excluded.prevent_combination,
      exclusion_ids = excluded.exclusion_ids, conditions = excluded.conditions, discounts = excluded.discounts,
      texts = excluded.texts, added_at = excluded.added_at`;
}

export function selectCodes(
  sql: Sql,
  promotionId: string,
  request: ListRequest,
): Promise<ListPage<PromotionCode>> {
  return listRows<PromotionCode>(sql, request, {
    rows: sql`from promotion_code c`,
    columns: sql`upper(c.code) as code, c.redeemed_at as "redeemedAt"`,
    where: sql`c.promotion_id = ${promotionId}`,
    filters: {
      state: (state) => (state === "open" ? sql`c.redeemed_at is null` : sql`c.redeemed_at is not null`),
    },
    search: (text) => matches(sql, sql`c.code`, text),
    sorts: { code: sql`c.code` },
    last: sql`c.code`,
  });
}

/** The mark keeps them from the catalogue's import. */
export async function insertCodes(tx: Sql, promotionId: string, codes: readonly string[]): Promise<void> {
  await tx`insert into promotion_code (code, promotion_id, issued_at)
    select lower(code), ${promotionId}, now() from unnest(${codes as string[]}::text[]) as t (code)`;
}

/** [code, promotion id] of codes of one person that were spent. */
export async function selectRedeemed(sql: Sql, codes: readonly string[]): Promise<Map<string, string>> {
  const lower = codes.map((code) => code.toLowerCase());
  const rows = await sql<{ code: string; id: string }[]>`
    select code, promotion_id as id from promotion_code where code = any(${lower}::text[]) and redeemed_at is not null`;
  return new Map(rows.map(({ code, id }) => [code, id]));
}

/** Ids by number. */
export async function selectProductIds(sql: Sql, numbers: readonly string[]): Promise<Map<string, string>> {
  const rows = await sql<{ id: string; number: string }[]>`
    select id, product_number as number from product where product_number = any(${numbers as string[]}::text[])`;
  return new Map(rows.map(({ id, number }) => [number, id]));
}
