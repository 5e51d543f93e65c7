import { parseArgs } from "node:util";
import postgres from "postgres";
import { startApi } from "./server/api-processes.ts";
import { prepareBenchDatabase } from "./server/bench-database.ts";
import { captureStatements } from "./load/capture-statements.ts";
import { MAX_SCRIPTS, runPgbench } from "./load/pgbench.ts";
import { type ReadOperation, readOperations } from "./load/read-operations.ts";
import { type ReadFigures, resultTable } from "./load/result-table.ts";
import { runWrk } from "./load/wrk.ts";

/**
 * Reads of the shop API against the bare SQL of the same answers, same machine, same run, one after the other:
 *   npm run build && npm run api-read -w @hearth/bench -- --sizes 10000,100000,1000000
 * Needs PostgreSQL (DATABASE_URL names the server), pgbench and wrk.
 */
const { values } = parseArgs({
  options: {
    sizes: { type: "string", default: "10000" },
    seconds: { type: "string", default: "8" },
    only: { type: "string", default: "" },
    fresh: { type: "boolean", default: false },
  },
});
const server = process.env["DATABASE_URL"] ?? "postgres://hearth:hearth@127.0.0.1:5432/postgres";
const ACCESS_KEY = "SWSCHEARTHDEMOKEY000000000";
const seconds = Number(values.seconds);
const PROCESSES = 2;
const CONNECTIONS = 32;
const DIFFERENT_REQUESTS = 2000;
const chosen = readOperations.filter(({ name }) => name.includes(values.only));

for (const size of values.sizes.split(",").map(Number)) {
  const databaseUrl = await prepareBenchDatabase(server, size, values.fresh);
  const figures: ReadFigures[] = [];
  for (const operation of chosen) {
    figures.push(await measure(databaseUrl, operation));
    console.error(JSON.stringify(figures.at(-1)));
  }
  console.log(`\n### ${size.toLocaleString("en")} products\n\n${resultTable(figures)}`);
}

async function measure(databaseUrl: string, operation: ReadOperation): Promise<ReadFigures> {
  const sql = postgres(databaseUrl, { max: 2, onnotice: () => {} });
  const requests = await operation.requests(sql, DIFFERENT_REQUESTS);
  await sql.end();
  const captured = await captureStatements(databaseUrl, ACCESS_KEY, requests.slice(0, MAX_SCRIPTS));
  const bareRequests = captured.map((statements) =>
    operation.fromMemory ? [{ text: operation.fromMemory, parameters: [] }, ...statements] : statements,
  );
  const bare = await runPgbench({ databaseUrl, requests: bareRequests, seconds, clients: 8 });
  const load = { accessKey: ACCESS_KEY, requests, seconds, connections: CONNECTIONS };
  const uncached = await withApi(databaseUrl, { CACHE_ENTRIES: "0" }, (url) => runWrk({ ...load, url }));
  // The first run fills the cache of every process; only the second one counts.
  const cached = await withApi(databaseUrl, {}, async (url) => {
    await runWrk({ ...load, url });
    return runWrk({ ...load, url });
  });
  return {
    operation: operation.name,
    promise: operation.promise,
    statements: bareRequests[0]?.length ?? 0,
    bare,
    uncached,
    cached,
  };
}

async function withApi<T>(
  databaseUrl: string,
  env: Record<string, string>,
  work: (url: string) => Promise<T>,
): Promise<T> {
  const api = await startApi(databaseUrl, PROCESSES, env);
  try {
    return await work(api.url);
  } finally {
    await api.stop();
  }
}
