// The catalogue index in PostgreSQL by size, one question at a time:
// DATABASE_URL=postgres://127.0.0.1:5432/postgres npm run catalogue-index -w @hearth/bench -- --hits 1000,20000,100000 --seconds 3
import { readdir, readFile } from "node:fs/promises";
import { parseArgs } from "node:util";
import { catalogIndexMigrations, createPostgresCatalogIndex } from "@hearth/catalog-index";
import postgres from "postgres";
import { indexQuestions } from "./engine/engine-questions.ts";
import { articlesPerHit, largeCatalogue } from "./engine/large-catalogue.ts";
import { closedLoop } from "./engine/load-loops.ts";
import { percentile } from "./load/open-loop.ts";

const { values } = parseArgs({
  options: {
    hits: { type: "string", default: "1000,20000,100000" },
    seconds: { type: "string", default: "3" },
  },
});
const server = process.env["DATABASE_URL"];
if (!server) throw new Error("DATABASE_URL is not set");
const admin = postgres(server, { max: 1, onnotice: () => {} });

for (const hits of values.hits.split(",").map(Number)) await measure(admin, server, hits);
await admin.end();

async function measure(owner: postgres.Sql, serverUrl: string, hits: number): Promise<void> {
  const name = `hearth_bench_index_${hits}`;
  await owner`drop database if exists ${owner(name)} with (force)`;
  await owner`create database ${owner(name)}`;
  const url = new URL(serverUrl);
  url.pathname = name;
  // Planned as the shop API does.
  const sql = postgres(url.href, {
    onnotice: () => {},
    connection: { plan_cache_mode: "force_generic_plan" },
  });
  for (const file of (await readdir(catalogIndexMigrations)).toSorted()) {
    await sql.unsafe(await readFile(new URL(file, catalogIndexMigrations), "utf8"));
  }
  const index = createPostgresCatalogIndex(sql);
  const begun = performance.now();
  const { loaded } = await index.bulkLoad(largeCatalogue(hits * articlesPerHit));
  console.log(`${loaded} hits, loaded in ${((performance.now() - begun) / 1000).toFixed(1)} s`);
  for (const question of indexQuestions) {
    const { latenciesMs } = await closedLoop(1, Number(values.seconds), (n) => question.ask(index, n));
    const [p50, p95] = [50, 95].map((percent) => percentile(latenciesMs, percent).toFixed(1));
    console.log(`${hits} ${question.name}: p50 ${p50} p95 ${p95} ms`);
  }
  await sql.end();
  await owner`drop database ${owner(name)}`;
}
