import { randomBytes } from "node:crypto";
import type { Sql } from "../../../src/platform/database/database.ts";
import * as id from "./catalogue-ids.ts";

const newId = () => randomBytes(16).toString("hex");

export const withdrawalText = {
  de: "Widerrufsrecht für Verbraucher",
  en: "Right of withdrawal of consumers",
  pl: "Prawo odstąpienia konsumentów",
} as const;

/** The test catalogue has terms only: a page about withdrawal at its usual path, in three languages. */
export async function withWithdrawalPage(sql: Sql): Promise<void> {
  const [page, section, block, category] = [newId(), newId(), newId(), newId()];
  const texts = Object.fromEntries(
    (["de", "en", "pl"] as const).map((key) => [
      id.language(key),
      { content: { source: "static", value: `<h2>${withdrawalText[key]}</h2><p>14 × 24 h</p>` } },
    ]),
  );
  await sql`insert into cms_page (id, type) values (${page}, 'page')`;
  await sql`insert into cms_section (id, page_id, position) values (${section}, ${page}, 0)`;
  await sql`insert into cms_block (id, section_id, position, type) values (${block}, ${section}, 0, 'text')`;
  await sql`insert into cms_slot (id, block_id, type, slot, texts)
    values (${newId()}, ${block}, 'text', 'content', ${sql.json(texts)})`;
  await sql`insert into category (id, parent_id, level, visible, cms_page_id)
    values (${category}, ${id.category("footer")}, 2, false, ${page})`;
  await sql`insert into seo_url (id, language_id, route_name, foreign_key, seo_path_info)
    values (${newId()}, ${id.language("de")}, 'frontend.navigation.page', ${category}, 'widerrufsbelehrung')`;
}
