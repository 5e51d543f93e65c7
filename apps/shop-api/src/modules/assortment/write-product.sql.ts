import { netFromGross } from "@hearth/rules";
import type { Sql } from "../../platform/database/database.ts";

export async function isCostType(sql: Sql, key: string): Promise<boolean> {
  return (await sql`select from shipping_cost_type where key = ${key}`).length > 0;
}

export async function selectCostTypes(sql: Sql): Promise<string[]> {
  const rows = await sql<{ key: string }[]>`select key from shipping_cost_type order by key`;
  return rows.map(({ key }) => key);
}

/** Another product than this one has the number. */
export async function isNumberTaken(sql: Sql, number: string, id: string): Promise<boolean> {
  return (await sql`select from product where product_number = ${number} and id <> ${id}`).length > 0;
}

export interface NewProduct {
  id: string;
  parentId: string | null;
  number: string;
  optionIds: readonly string[];
}

/** Nobody sees it yet; what is not said of a family is what an import would say. */
export async function insertProduct(tx: Sql, product: NewProduct): Promise<void> {
  const { id, parentId, number, optionIds } = product;
  const isFamily = parentId === null;
  await tx`
    insert into product (id, parent_id, product_number, active, is_closeout, shipping_free, mark_as_topseller, min_purchase, purchase_steps,
      is_download, option_ids, added_at)
    values (${id}, ${parentId}, ${number}, false, ${isFamily ? false : null}, ${isFamily ? false : null}, ${isFamily ? false : null},
      ${isFamily ? 1 : null}, ${isFamily ? 1 : null}, coalesce((select is_download from product where id = ${parentId}), false), ${optionIds as string[]}::uuid[], now())`;
  await tx`insert into product_stock (product_id, stock) values (${id}, 0)`;
}

/** The options its variants are chosen by, in the order they came. */
export async function addConfigurator(
  tx: Sql,
  familyId: string,
  optionIds: readonly string[],
): Promise<void> {
  await tx`
    insert into product_configurator (product_id, option_id, position)
    select ${familyId}, wanted.id, (select count(*) from product_configurator where product_id = ${familyId}) + wanted.nth
    from unnest(${optionIds as string[]}::uuid[]) with ordinality as wanted (id, nth)
    on conflict do nothing`;
  await tx`update product set updated_at = now() where id = ${familyId}`;
}

/** Names come from a table of columns, never from a request; the table's own row type gives every value its type. */
export async function updateProduct(tx: Sql, id: string, columns: Record<string, unknown>): Promise<void> {
  const [first, ...others] = Object.keys(columns).map((column) => tx`${tx(column)}`);
  if (!first) return;
  const names = others.reduce((list, name) => tx`${list}, ${name}`, first);
  await tx`
    update product p set (${names}) = (
      select ${names} from jsonb_populate_record(null::product, ${JSON.stringify(columns)}::text::jsonb)), updated_at = now()
    where p.id = ${id}`;
}

export async function setActive(tx: Sql, id: string, isActive: boolean): Promise<void> {
  await tx`update product set active = ${isActive}, updated_at = now() where id = ${id}`;
}

export interface TextColumns {
  name: string | null;
  description: string | null;
  meta_title: string | null;
  meta_description: string | null;
  keywords: string | null;
  pack_unit: string | null;
  pack_unit_plural: string | null;
  custom_fields: Readonly<Record<string, unknown>>;
}

export async function writeText(
  tx: Sql,
  productId: string,
  languageId: string,
  text: TextColumns,
): Promise<void> {
  const fields = Object.keys(text.custom_fields).length > 0 ? JSON.stringify(text.custom_fields) : null;
  await tx`
    insert into product_translation (product_id, language_id, name, description, meta_title, meta_description, keywords, pack_unit,
      pack_unit_plural, custom_fields)
    values (${productId}, ${languageId}, ${text.name}, ${text.description}, ${text.meta_title}, ${text.meta_description}, ${text.keywords},
      ${text.pack_unit}, ${text.pack_unit_plural}, ${fields}::text::jsonb)
    on conflict (product_id, language_id) do update set name = excluded.name, description = excluded.description,
      meta_title = excluded.meta_title, meta_description = excluded.meta_description, keywords = excluded.keywords,
      pack_unit = excluded.pack_unit, pack_unit_plural = excluded.pack_unit_plural, custom_fields = excluded.custom_fields`;
}

/** Null: one of them is no picture of the shop. */
export async function writePictures(
  tx: Sql,
  productId: string,
  pictures: readonly { id: string; mediaId: string }[],
): Promise<boolean> {
  const mediaIds = pictures.map(({ mediaId }) => mediaId);
  const [known] = await tx<{ n: number }[]>`
    select count(*)::int as n from media where id = any(${mediaIds}::uuid[]) and mime_type like 'image/%' and not private`;
  if (known?.n !== pictures.length) return false;
  await tx`delete from product_media where product_id = ${productId}`;
  if (pictures.length > 0)
    await tx`insert into product_media ${tx(
      pictures.map(({ id, mediaId }, position) => {
        return { id, product_id: productId, media_id: mediaId, position };
      }),
    )}`;
  return true;
}

/** After another tax, of a product and of variants that have none of their own: what buyers pay stays, what of it is tax does not. */
export async function correctNetPrices(tx: Sql, productId: string, rate: number): Promise<void> {
  const rows = await tx<
    {
      product_id: string;
      group: string;
      currency: string;
      from: number;
      gross: number;
      list: number | null;
    }[]
  >`select product_id, customer_group_id as group, currency_id as currency, quantity_start as from, gross_cents as gross,
      list_gross_cents as list
    from product_price where product_id in (
      select id from product where id = ${productId} or (parent_id = ${productId} and tax_id is null))`;
  for (const { product_id, group, currency, from, gross, list } of rows) {
    await tx`update product_price set net_cents = ${netFromGross(gross, rate)},
        list_net_cents = ${list === null ? null : netFromGross(list, rate)}
      where product_id = ${product_id} and customer_group_id = ${group} and currency_id = ${currency} and quantity_start = ${from}`;
  }
}
