// npm run relevance -- [--engine postgres|opensearch|baseline|all] [--worst 20] [--check | --write]
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { loadCatalogue } from "@hearth/catalog";
import { type EngineName, engineNames } from "./engines/measured-engine.ts";
import { readJudgements } from "./judge/read-judgements.ts";
import { measureEngine } from "./measure/measure-engine.ts";
import { lossesAgainst, recordOf, type RelevanceRecord } from "./measure/record.ts";
import { environment, openEngine } from "./open-engine.ts";
import { figuresTable } from "./report/figures-table.ts";
import { worstSearches } from "./report/worst-searches.ts";
import { articlesOf } from "./shelf/articles-of.ts";
import { demoCatalogue } from "./shelf/demo-catalogue.ts";
import { openDemoShop } from "./shelf/demo-shop.ts";

const recordFile = join(import.meta.dirname, "../relevance.json");

const { values } = parseArgs({
  options: {
    engine: { type: "string", default: "all" },
    worst: { type: "string", default: "20" },
    check: { type: "boolean", default: false },
    write: { type: "boolean", default: false },
  },
});
const names: readonly EngineName[] = engineNames.filter((name) => ["all", name].includes(values.engine));
if (names.length === 0) throw new Error(`--engine wants all or one of ${engineNames.join(", ")}`);

const judgements = await readJudgements();
const articles = articlesOf(await loadCatalogue(demoCatalogue));
const record: RelevanceRecord = JSON.parse(await readFile(recordFile, "utf8"));
const shop = await openDemoShop(environment("TEST_DATABASE_URL"));
try {
  for (const name of names) await measure(name);
} finally {
  await shop.drop();
}
if (values.write) await writeFile(recordFile, `${JSON.stringify(record, null, 2)}\n`);

async function measure(name: EngineName): Promise<void> {
  const engine = openEngine(name, shop);
  try {
    const { outcomes, failures } = await measureEngine(engine, {
      judgements,
      articles,
      entries: shop.entries,
    });
    console.log(`\n${name}\n${figuresTable(outcomes)}\n`);
    console.log(worstSearches(outcomes, articles, Number(values.worst)));
    const now = recordOf(outcomes);
    const known = record[name];
    record[name] = now;
    report(name, failures);
    if (values.check && known) report(name, lossesAgainst(known, now));
  } finally {
    await engine.close();
  }
}

function report(name: EngineName, problems: readonly string[]): void {
  for (const problem of problems) console.error(`${name}: ${problem}`);
  if (problems.length > 0) process.exitCode = 1;
}
