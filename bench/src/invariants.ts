import postgres from "postgres";
import { checkInvariants, invariantNames } from "./invariants/check-invariants.ts";

/**
 * Asks a database whether its orders, money, stock and mails agree:
 *   DATABASE_URL=… npm run invariants -w @hearth/bench
 */
const url = process.env["DATABASE_URL"] ?? "postgres://hearth:hearth@127.0.0.1:5432/hearth_demo";
const sql = postgres(url, { max: 1, onnotice: () => {} });
const violations = await checkInvariants(sql);
const [row] = await sql<{ orders: number }[]>`select count(*)::int as orders from shop_order`;
await sql.end();

console.log(`${row?.orders ?? 0} orders\n\n| invariant | violations |\n| --- | --- |`);
for (const name of await invariantNames())
  console.log(`| ${name} | ${violations.filter(({ invariant }) => invariant === name).length} |`);
for (const { invariant, subject, problem } of violations)
  console.error(`${invariant}: ${subject}: ${problem}`);
process.exitCode = violations.length === 0 ? 0 : 1;
