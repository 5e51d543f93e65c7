import type { Sql } from "postgres";
import { pickProducts } from "../cart/bench-carts.ts";

export interface Goods {
  id: string;
  path: string;
}

const ENOUGH = 1_000_000;

/** Products that go by parcel and have one price, with their German addresses and more pieces of each than anybody buys. */
export async function sellableGoods(sql: Sql, most: number): Promise<Goods[]> {
  const ids = await pickProducts(sql, 3 * most);
  const goods = await sql<Goods[]>`
    select p.id, '/' || u.seo_path_info as path from unnest(${ids}::text[]) as p (id)
    join seo_url u on u.foreign_key = p.id::uuid and u.is_canonical
    join language l on l.id = u.language_id and l.locale_code = 'de-DE'
    where (select count(*) from product_price o where o.product_id = p.id::uuid) = 1 limit ${most}`;
  const sold = goods.map(({ id }) => id);
  await sql`update product_stock set stock = ${ENOUGH} where product_id = any(${sold}::uuid[])`;
  return goods;
}

/** Every category's German address, and the home page in three languages. */
export async function categoryPaths(sql: Sql): Promise<string[]> {
  const rows = await sql<{ path: string }[]>`
    select '/' || u.seo_path_info as path from seo_url u join language l on l.id = u.language_id and l.locale_code = 'de-DE'
    where u.is_canonical and u.route_name = 'frontend.navigation.page' order by 1`;
  return ["/", "/en-GB", "/pl-PL", ...rows.map(({ path }) => path)];
}

/** As a German page writes it. */
export async function setPrice(sql: Sql, { id }: Goods, cents: number): Promise<string> {
  const net = Math.round(cents / 1.19);
  await sql`update product_price set gross_cents = ${cents}, net_cents = ${net} where product_id = ${id}`;
  return new Intl.NumberFormat("de-DE", { minimumFractionDigits: 2 }).format(cents / 100);
}
