import { readFile } from "node:fs/promises";
import { loadCatalogue } from "@hearth/catalog";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { readJudgements } from "../src/judge/read-judgements.ts";
import { measureEngine } from "../src/measure/measure-engine.ts";
import { lossesAgainst, recordOf, type RelevanceRecord } from "../src/measure/record.ts";
import { environment, openEngine } from "../src/open-engine.ts";
import { articlesOf } from "../src/shelf/articles-of.ts";
import { demoCatalogue } from "../src/shelf/demo-catalogue.ts";
import { type DemoShop, openDemoShop } from "../src/shelf/demo-shop.ts";

// Some seconds for each engine on an idle machine: this ends what hangs.
const limitMs = 600_000;

describe("relevance is not worse than its record", () => {
  let shop: DemoShop;
  beforeAll(async () => {
    shop = await openDemoShop(environment("TEST_DATABASE_URL"));
  }, limitMs);
  afterAll(() => shop.drop());

  it.each(["postgres", "opensearch"] as const)(
    "in %s",
    async (name) => {
      const record: RelevanceRecord = JSON.parse(
        await readFile(new URL("../relevance.json", import.meta.url), "utf8"),
      );
      const engine = openEngine(name, shop);
      try {
        const { outcomes, failures } = await measureEngine(engine, {
          judgements: await readJudgements(),
          articles: articlesOf(await loadCatalogue(demoCatalogue)),
          entries: shop.entries,
        });
        expect(failures).toEqual([]);
        const known = record[name];
        expect(known && lossesAgainst(known, recordOf(outcomes))).toEqual([]);
      } finally {
        await engine.close();
      }
    },
    limitMs,
  );
});
