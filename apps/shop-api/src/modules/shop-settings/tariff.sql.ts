import type { Sql } from "../../platform/database/database.ts";
import type { Texts } from "../reference/index.ts";

export interface TariffRow {
  id: string;
  costType: string;
  methodIds: string[];
  isFree: boolean;
  rates: {
    zone: string;
    freeFrom: { grossCents: number; netCents: number } | null;
    steps: { fromGrams: number; grossCents: number; netCents: number }[];
  }[];
  texts: Texts;
  version: number;
}

export interface ZoneRow {
  key: string;
  countryId: string;
  texts: Texts;
  isHome: boolean;
}

/** In the order of the shop: the first one counts for goods that name none. */
export function selectTariffs(sql: Sql): Promise<TariffRow[]> {
  return sql<TariffRow[]>`
    select t.id, t.cost_type as "costType", t.method_ids as "methodIds", t.is_free as "isFree", t.rates, t.version, c.texts
    from shipping_tariff t join shipping_cost_type c on c.key = t.cost_type order by t.position, t.cost_type`;
}

export function selectZones(sql: Sql): Promise<ZoneRow[]> {
  return sql<ZoneRow[]>`
    select key, country_id as "countryId", texts,
      postcodes = '[]' and country_id in (select country_id from sales_channel) as "isHome"
    from shipping_zone order by position, key`;
}

/** Percent; of goods that name no other one. */
export async function selectStandardTax(sql: Sql): Promise<number> {
  const [row] = await sql<{ rate: number }[]>`select rate from tax order by position, id limit 1`;
  return row?.rate ?? 0;
}

export async function writeRates(tx: Sql, id: string, rates: TariffRow["rates"]): Promise<void> {
  await tx`update shipping_tariff set rates = ${JSON.stringify(rates)}::text::jsonb, changed_at = now() where id = ${id}`;
}

/** What methods are said to cost; those that say so already are left alone. */
export async function writeShownPrices(
  tx: Sql,
  methodId: string,
  prices: readonly { from: number; grossCents: number }[],
): Promise<void> {
  const json = JSON.stringify(prices);
  await tx`update shipping_method set prices = ${json}::text::jsonb, changed_at = now()
    where id = ${methodId} and prices is distinct from ${json}::text::jsonb`;
}
