// The search engine with a large catalogue, against itself without the adapter:
// OPENSEARCH_URL=http://127.0.0.1:9200 npm run engine -w @hearth/bench -- --articles 1000000 --seconds 10
import { parseArgs } from "node:util";
import { createOpenSearchCatalogIndex } from "@hearth/catalog-index";
import { Client } from "@opensearch-project/opensearch";
import { createBareEngine, type RecordedRequest, recordSearches } from "./engine/bare-engine.ts";
import { filteredListing, type Question, searchWithFacets, suggestion } from "./engine/engine-questions.ts";
import { largeCatalogue } from "./engine/large-catalogue.ts";
import { closedLoop, type LoopResult, openLoop } from "./engine/load-loops.ts";
import { percentile } from "./load/open-loop.ts";

const { values } = parseArgs({
  options: {
    articles: { type: "string", default: "1000000" },
    small: { type: "string", default: "100000" },
    seconds: { type: "string", default: "10" },
    rounds: { type: "string", default: "3" },
  },
});
const node = process.env["OPENSEARCH_URL"];
if (!node) throw new Error("OPENSEARCH_URL is not set");
const seconds = Number(values.seconds);
const rounds = Array.from({ length: Number(values.rounds) }, (_, at) => at);
const CLIENTS = 4;
/** Questions asked in turn. */
const DIFFERENT = 50;
const client = new Client({ node, requestTimeout: 120_000 });
const bare = createBareEngine(node);
const large = await filled("benchlarge", Number(values.articles));
const small = await filled("benchsmall", Number(values.small));

for (const question of [searchWithFacets, filteredListing]) await againstBare(question);
await listingBySize();
await suggestAtRate(100);
bare.end();
await client.close();

async function filled(prefix: string, articles: number) {
  const index = createOpenSearchCatalogIndex(client, prefix);
  const { body: known } = await client.count({ index: `${prefix}-*` });
  if (known.count === 0) {
    const begun = performance.now();
    const { loaded } = await index.bulkLoad(largeCatalogue(articles));
    const took = Math.round((performance.now() - begun) / 1000);
    await client.indices.forcemerge({ index: `${prefix}-*`, max_num_segments: 5 });
    console.log(`${prefix}: ${articles} articles in ${loaded} hits, loaded in ${took} s`);
  }
  const { body } = await client.cat.indices({ index: `${prefix}-*`, format: "json", bytes: "mb" });
  console.log(`${prefix}: ${body.map((each) => each["store.size"]).join()} MB in one shard`);
  return index;
}

async function againstBare(question: Question): Promise<void> {
  const recorded: RecordedRequest[][] = [];
  for (let n = 0; n < DIFFERENT; n++) {
    recorded.push(await recordSearches(client, () => question.ask(large, n)));
  }
  const ratios: number[] = [];
  for (const _ of rounds) {
    const raw = await closedLoop(CLIENTS, seconds, async (n) => {
      // All requests of one question, one after the other, as the adapter does.
      for (const each of recorded[n % DIFFERENT] ?? []) await bare.send(each);
    });
    const ours = await closedLoop(CLIENTS, seconds, (n) => question.ask(large, n % DIFFERENT));
    ratios.push(ours.perSecond / raw.perSecond);
    console.log(`${question.name}: bare ${line(raw)}; adapter ${line(ours)}`);
  }
  console.log(`${question.name}: ratio ${ratios.map((ratio) => ratio.toFixed(2)).join(", ")} (aim: 0.8)`);
}

async function listingBySize(): Promise<void> {
  const p99s: { small: number; large: number }[] = [];
  for (const _ of rounds) {
    const [few, many] = [
      await closedLoop(1, seconds, (n) => filteredListing.ask(small, n)),
      await closedLoop(1, seconds, (n) => filteredListing.ask(large, n)),
    ];
    p99s.push({ small: percentile(few.latenciesMs, 99), large: percentile(many.latenciesMs, 99) });
    console.log(`${filteredListing.name}: ${values.small} ${line(few)}; ${values.articles} ${line(many)}`);
  }
  const ratio = p99s.map((each) => (each.large / each.small).toFixed(2)).join(", ");
  console.log(`${filteredListing.name}: p99 of ${values.articles} to ${values.small}: ${ratio} (aim: 2)`);
}

async function suggestAtRate(perSecond: number): Promise<void> {
  for (const _ of rounds) {
    const result = await openLoop(perSecond, seconds, (n) => suggestion.ask(large, n));
    console.log(`${suggestion.name} at ${perSecond}/s: ${line(result)} (aim: p99 20 ms)`);
  }
}

function line({ perSecond, latenciesMs }: LoopResult): string {
  const [p50, p99] = [50, 99].map((percent) => percentile(latenciesMs, percent).toFixed(1));
  return `${perSecond.toFixed(0)}/s, p50 ${p50} p99 ${p99} ms`;
}
