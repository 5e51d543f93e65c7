import type { Sql } from "../../platform/database/database.ts";
import type { Texts } from "../reference/index.ts";

export interface CountryRow {
  id: string;
  iso: string;
  texts: Texts;
  isHome: boolean;
  hasZone: boolean;
  isActive: boolean;
  isSentTo: boolean;
  version: number;
}

export function selectCountries(sql: Sql): Promise<CountryRow[]> {
  return sql<CountryRow[]>`
    select c.id, c.iso, c.texts, c.active as "isActive", c.shipping_available as "isSentTo", c.version,
      exists (select from sales_channel s where s.country_id = c.id) as "isHome",
      exists (select from shipping_zone z where z.country_id = c.id) as "hasZone"
    from country c order by c.position, c.id`;
}

export async function writeCountry(
  tx: Sql,
  { id, isActive, isSentTo }: Pick<CountryRow, "id" | "isActive" | "isSentTo">,
): Promise<void> {
  await tx`update country set active = ${isActive}, shipping_available = ${isSentTo} where id = ${id}`;
}
