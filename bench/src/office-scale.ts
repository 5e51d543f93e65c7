import { loadavg } from "node:os";
import { parseArgs } from "node:util";
import postgres from "postgres";
import { type RunningOffice, startOffice } from "./office-scale/admin-process.ts";
import { type ListQuestion, listQuestions } from "./office-scale/list-questions.ts";
import { prepareScaleDatabase } from "./office-scale/scale-database.ts";

/**
 * Every list of the back office in a large shop, asked again and again by one person: p50 and p95 of each.
 *   npm run build && npm run prove:office-scale
 * Needs PostgreSQL (DATABASE_URL names the server; its user has to be a superuser, for filling without triggers).
 */
const { values } = parseArgs({
  options: {
    products: { type: "string", default: "100000" },
    orders: { type: "string", default: "1000000" },
    customers: { type: "string", default: "500000" },
    times: { type: "string", default: "40" },
    "p95-ms": { type: "string", default: "300" },
    /** A pattern of names. */
    only: { type: "string", default: "" },
    fresh: { type: "boolean", default: false },
  },
});
const server = process.env["DATABASE_URL"] ?? "postgres://hearth:hearth@127.0.0.1:5432/postgres";
const scale = {
  products: Number(values.products),
  orders: Number(values.orders),
  customers: Number(values.customers),
};
const aimMs = Number(values["p95-ms"]);

const databaseUrl = await prepareScaleDatabase(server, scale, values.fresh);
const sql = postgres(databaseUrl, { max: 1, onnotice: () => {} });
const questions = (await listQuestions(sql)).filter(({ name }) => new RegExp(values.only).test(name));
const office = await startOffice(databaseUrl, sql);
console.log(`load of the machine before: ${loadavg()[0]?.toFixed(1)}\n`);
console.log("| list | p50 ms | p95 ms |\n| --- | --- | --- |");
const slow: string[] = [];
try {
  for (const question of questions) {
    const { p50, p95 } = await measure(office, question);
    if (p95 > aimMs) slow.push(question.name);
    console.log(`| ${question.name} | ${Math.round(p50)} | ${Math.round(p95)} |`);
  }
  console.log(`\nload of the machine afterwards: ${loadavg()[0]?.toFixed(1)}`);
} finally {
  await office.stop();
  await sql.end();
}
if (slow.length > 0) {
  console.log(`p95 above ${aimMs} ms: ${slow.join(", ")}`);
  process.exitCode = 1;
}

async function measure({ read }: RunningOffice, { name, queries }: ListQuestion) {
  const times: number[] = [];
  // The first round is not counted: it reads what nobody has read since the machine was started.
  for (let at = -queries.length; at < Number(values.times); at++) {
    const query = queries.at(at % queries.length) ?? "";
    const { status, ms } = await read(query);
    if (status !== 200) throw new Error(`${name}: ${query} was answered with ${status}`);
    if (at >= 0) times.push(ms);
  }
  times.sort((a, b) => a - b);
  const part = (share: number) => times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0;
  return { p50: part(0.5), p95: part(0.95) };
}
