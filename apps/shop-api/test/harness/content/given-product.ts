import { randomBytes } from "node:crypto";
import type { Sql } from "../../../src/platform/database/database.ts";
import { newId } from "../../../src/platform/new-id.ts";
import * as id from "./catalogue-ids.ts";

/** A product that nobody sees: a number, a name, a tax, a price and ten pieces. */
export async function insertDraft(sql: Sql, more: { parentId?: string } = {}): Promise<string> {
  const productId = newId();
  const number = `D-${randomBytes(6).toString("hex")}`;
  // Made a while ago: what is changed in the transaction that makes it counts no version.
  await sql`insert into product (id, parent_id, product_number, tax_id, active, category_ids, created_at)
    values (${productId}, ${more.parentId ?? null}, ${number}, ${id.tax("standard")}, false, ${[id.category("radiators")]}::uuid[],
      now() - interval '1 day')`;
  await sql`insert into product_translation (product_id, language_id, name) values (${productId}, ${id.language("de")}, 'Entwurf')`;
  await sql`insert into product_price (product_id, customer_group_id, currency_id, gross_cents, net_cents)
    values (${productId}, ${id.customerGroup("consumer")}, ${id.currency("eur")}, 11900, 10000)`;
  await sql`insert into product_stock (product_id, stock) values (${productId}, 10)`;
  return productId;
}

export async function versionOf(sql: Sql, productId: string): Promise<number> {
  const [row] = await sql<{ version: number }[]>`select version from product where id = ${productId}`;
  return row?.version ?? 0;
}

/** What the test catalogue leaves out and the publish gate asks for: a maker who is described, times in every language, a described picture. */
export async function completeReferences(sql: Sql): Promise<void> {
  const [de, en, pl] = [id.language("de"), id.language("en"), id.language("pl")];
  const said = (field: string, words: readonly [string, string, string]) =>
    JSON.stringify({ [de]: { [field]: words[0] }, [en]: { [field]: words[1] }, [pl]: { [field]: words[2] } });
  await sql`update manufacturer set texts = ${said("description", ["Aus Husum", "From Husum", "Z Husum"])}::text::jsonb
    where id = ${id.manufacturer("nordwerk")}`;
  await sql`update delivery_time set texts = ${said("name", ["2-4 Werktage", "2-4 working days", "2-4 dni"])}::text::jsonb`;
  await sql`update media set texts = ${said("alt", ["Gerät von vorn", "Unit from the front", "Urządzenie z przodu"])}::text::jsonb
    where id = ${id.media("heat-pump.svg")}`;
  await sql`update property_option set texts = texts || jsonb_build_object(${en}::text, texts -> ${de}::text, ${pl}::text, texts -> ${de}::text)`;
  await sql`update property_group set texts = ${said("name", ["Wort", "Word", "Słowo"])}::text::jsonb`;
}
