import type { ListHit } from "@hearth/catalog-index";
import type { Sql } from "postgres";
import { LOOKED_AT, type MeasuredEngine } from "./measured-engine.ts";

/** Full text as PostgreSQL has it, to compare with. It knows no Polish. */
const configurations: Readonly<Record<string, string>> = { de: "german", en: "english" };

function configurationOf(locale: string): string {
  return configurations[locale.slice(0, 2)] ?? "simple";
}

export function openBaseline(sql: Sql): MeasuredEngine {
  return {
    async load(entries) {
      await sql`create table baseline (locale text, product_id text, words tsvector)`;
      const rows = entries.flatMap(({ productId, texts }) =>
        texts.map(({ language: { locale }, name, keywords, body }) => ({
          locale,
          productId,
          configuration: configurationOf(locale),
          text: [name, ...keywords, body].join(" "),
        })),
      );
      await sql`
        insert into baseline
        select locale, "productId", to_tsvector(configuration::regconfig, text)
        from jsonb_to_recordset(${sql.json(rows)})
          as given (locale text, "productId" text, configuration text, text text)`;
    },
    search: (term, { locale }) => sql<ListHit[]>`
      select product_id as "productId", null as "memberId"
      from baseline, plainto_tsquery(${configurationOf(locale)}::regconfig, ${term}) as query
      where locale = ${locale} and words @@ query
      order by ts_rank(words, query) desc, product_id
      limit ${LOOKED_AT}`,
    close: async () => {},
  };
}
