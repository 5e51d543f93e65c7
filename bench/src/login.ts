import { parseArgs } from "node:util";
import postgres from "postgres";
import { startApi } from "./server/api-processes.ts";
import { prepareBenchDatabase } from "./server/bench-database.ts";
import { type OpenLoop, percentile, runOpenLoop, together } from "./load/open-loop.ts";
import { prepareAccounts } from "./login/login-accounts.ts";
import { startStorm } from "./login/login-storm.ts";
import { readOperations } from "./load/read-operations.ts";

/**
 * Does a storm of logins slow the catalogue down? Two API processes, cached product and category pages at a fixed rate, alone and
 * with 200 logins per second beside them, in turns, so that whatever else the machine does falls on both:
 *   npm run build && npm run login -w @hearth/bench
 * Open loop: a request starts when its time has come, however many are still waiting. Aim: catalogue p99 at most 1.5 × idle.
 */
const { values } = parseArgs({
  options: {
    products: { type: "string", default: "10000" },
    seconds: { type: "string", default: "10" },
    rounds: { type: "string", default: "4" },
    "warm-up": { type: "string", default: "5" },
    reads: { type: "string", default: "200" },
    logins: { type: "string", default: "200" },
  },
});
const server = process.env["DATABASE_URL"] ?? "postgres://hearth:hearth@127.0.0.1:5432/postgres";
const seconds = Number(values.seconds);
const rounds = Number(values.rounds);
const loginsPerSecond = Number(values.logins);
const PROCESSES = 2;
/** Fewer than the ten an account has in an hour. */
const LOGINS_PER_ACCOUNT = 8;
const DIFFERENT_PAGES = 50;
const pages = ["product detail", "category page, 10 cards as the storefront asks"];

const databaseUrl = await prepareBenchDatabase(server, Number(values.products), false);
const sql = postgres(databaseUrl, { max: 2, onnotice: () => {} });
const reads = (
  await Promise.all(
    readOperations
      .filter(({ name }) => pages.includes(name))
      .map((operation) => operation.requests(sql, DIFFERENT_PAGES)),
  )
).flat();
const accounts = await prepareAccounts(
  databaseUrl,
  sql,
  Math.ceil((loginsPerSecond * seconds * rounds) / LOGINS_PER_ACCOUNT),
);
const api = await startApi(databaseUrl, PROCESSES, {});

const storm = startStorm();
const browse = (during: number) =>
  runOpenLoop({
    url: api.url,
    perSecond: Number(values.reads),
    seconds: during,
    request: (n) => reads[n % reads.length],
  });

try {
  await browse(Number(values["warm-up"]));
  const measured: { idle: OpenLoop; busy: OpenLoop; logins: OpenLoop }[] = [];
  for (let round = 0; round < rounds; round++) {
    const idle = await browse(seconds);
    const from = round * loginsPerSecond * seconds;
    const order = { ...accounts, url: api.url, perSecond: loginsPerSecond, seconds, from };
    const [busy, logins] = await Promise.all([browse(seconds), storm.run(order)]);
    measured.push({ idle, busy, logins });
  }
  const idle = together(measured.map((round) => round.idle));
  const busy = together(measured.map((round) => round.busy));
  const logins = together(measured.map((round) => round.logins));
  const ratio = percentile(busy.latenciesMs, 99) / percentile(idle.latenciesMs, 99);
  console.log(`| | sent | p50 ms | p99 ms | answers |\n| --- | --- | --- | --- | --- |`);
  console.log(row("catalogue, idle", idle));
  console.log(row(`catalogue, ${values.logins} logins/s beside it`, busy));
  console.log(row("logins", logins));
  console.log(`\ncatalogue p99 in the storm ÷ idle: ${ratio.toFixed(2)} (aim: at most 1.5)`);
} finally {
  storm.stop();
  await api.stop();
  await sql`delete from customer where email = any(${accounts.emails})`;
  await sql`delete from rate_limit`;
  await sql.end();
}

function row(name: string, { latenciesMs, statuses }: OpenLoop): string {
  const answers = [...statuses].map(([status, count]) => `${status}: ${count}`).join(", ");
  const [p50, p99] = [50, 99].map((p) => percentile(latenciesMs, p).toFixed(1));
  return `| ${name} | ${latenciesMs.length} | ${p50} | ${p99} | ${answers} |`;
}
