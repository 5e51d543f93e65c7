import type { Sql } from "../../../platform/database/database.ts";

export interface PricedRow {
  id: string;
  number: string;
  /** Of everybody, in the shop's own currency; null: none of its own. */
  tiers: { from: number; grossCents: number; listGrossCents: number | null }[] | null;
}

interface Standard {
  groupId: string;
  currencyId: string;
}

const tiersOf = (sql: Sql, { groupId, currencyId }: Standard) => sql`(
  select json_agg(json_build_object('from', r.quantity_start, 'grossCents', r.gross_cents, 'listGrossCents', r.list_gross_cents)
    order by r.quantity_start)
  from product_price r where r.product_id = p.id and r.customer_group_id = ${groupId} and r.currency_id = ${currencyId})`;

export async function selectByNumber(sql: Sql, numbers: readonly string[], standard: Standard) {
  const rows = await sql<PricedRow[]>`
    select p.id, p.product_number as number, ${tiersOf(sql, standard)} as tiers
    from product p where p.product_number = any(${numbers as string[]})`;
  return new Map(rows.map((row) => [row.number, row]));
}

/** Those of a selection that have prices of their own; a family stands for its members. */
export function selectPriced(sql: Sql, ids: readonly string[], standard: Standard) {
  return sql<PricedRow[]>`
    select p.id, p.product_number as number, ${tiersOf(sql, standard)} as tiers
    from product p where p.id = any(${ids as string[]}::uuid[]) or p.parent_id = any(${ids as string[]}::uuid[])
    order by p.product_number`;
}

export function selectActive(sql: Sql, ids: readonly string[]) {
  return sql<{ id: string; number: string; active: boolean | null }[]>`
    select id, product_number as number, active from product where id = any(${ids as string[]}::uuid[]) order by product_number`;
}
