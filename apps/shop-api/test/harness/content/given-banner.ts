import type { Sql } from "../../../src/platform/database/database.ts";
import { newId } from "../../../src/platform/new-id.ts";

/** What a form sends. */
export const bannerWish = {
  texts: [
    { locale: "de-DE", text: "Versand heute frei", linkText: "Zur Aktion", link: "/aktion" },
    { locale: "en-GB", text: "Free delivery today", linkText: "See the offer", link: "/offer" },
    { locale: "pl-PL", text: "Dziś dostawa gratis", linkText: null, link: null },
  ],
  fromDay: "2020-01-01",
  untilDay: null as string | null,
  priority: 0,
};

export async function insertBanner(sql: Sql): Promise<string> {
  const id = newId();
  const texts = Object.fromEntries(bannerWish.texts.map(({ locale, ...words }) => [locale, words]));
  await sql`insert into banner (id, texts, from_day) values (${id}, ${JSON.stringify(texts)}::text::jsonb, '2020-01-01')`;
  return id;
}
