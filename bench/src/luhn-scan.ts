import { spawn } from "node:child_process";
import { createReadStream } from "node:fs";
import { createInterface } from "node:readline";
import type { Readable } from "node:stream";
import postgres from "postgres";
import { findCardNumbers, masked } from "./luhn/find-card-numbers.ts";
import { redisTexts } from "./luhn/redis-texts.ts";
import { bytesIn, textsIn } from "./luhn/texts-in.ts";

/**
 * Looks for card numbers where none may be: in a dump of the whole database with the documents in it, in log files, and in Redis.
 *   DATABASE_URL=… REDIS_URL=… npm run luhn -w @hearth/bench -- /tmp/api.log /tmp/worker.log
 */
const url = process.env["DATABASE_URL"] ?? "postgres://hearth:hearth@127.0.0.1:5432/hearth_demo";
const known = await ownNumbers();

interface Scan {
  where: string;
  lines: number;
  /** Binary columns: documents. */
  files: number;
  excused: Map<string, number>;
  hits: string[];
}

/** EANs have thirteen digits, too; whether one is a valid card number is chance. */
async function ownNumbers(): Promise<Set<string>> {
  const sql = postgres(url, { max: 1, onnotice: () => {} });
  const rows = await sql<{ number: string }[]>`
    select ean as number from product where ean is not null`;
  await sql.end();
  return new Set(rows.map(({ number }) => number));
}

async function scan(where: string, lines: AsyncIterable<string>): Promise<Scan> {
  const result: Scan = { where, lines: 0, files: 0, excused: new Map(), hits: [] };
  let table = "";
  for await (const line of lines) {
    result.lines += 1;
    table = /^COPY (\S+) /.exec(line)?.[1] ?? table;
    const files = bytesIn(line);
    result.files += files.length;
    const found = [line, ...files.flatMap(textsIn)].flatMap((text) => findCardNumbers(text, known));
    for (const { digits, excuse } of found) {
      if (excuse) result.excused.set(excuse, (result.excused.get(excuse) ?? 0) + 1);
      else result.hits.push(`${masked(digits)} ${table || `line ${result.lines}`}`);
    }
  }
  return result;
}

const linesOf = (input: Readable) => createInterface({ input, crlfDelay: Infinity });

async function scanDatabase(): Promise<Scan> {
  const dump = spawn("pg_dump", ["--no-password", url], { stdio: ["ignore", "pipe", "inherit"] });
  const ended = new Promise<number | null>((resolve) => dump.once("exit", resolve));
  const result = await scan("database", linesOf(dump.stdout));
  if ((await ended) !== 0) throw new Error("pg_dump failed");
  return result;
}

const scans = [await scanDatabase()];
const redis = process.env["REDIS_URL"];
if (redis) scans.push(await scan("Redis", redisTexts(redis)));
for (const file of process.argv.slice(2)) scans.push(await scan(file, linesOf(createReadStream(file))));
console.log(
  "| where | lines | files | valid check digit, no card: | card numbers |\n| --- | --- | --- | --- | --- |",
);
for (const { where, lines, files, excused, hits } of scans) {
  const reasons = [...excused].map(([reason, count]) => `${count} ${reason}`).join(", ") || "0";
  console.log(`| ${where} | ${lines} | ${files} | ${reasons} | ${hits.length} |`);
  for (const hit of hits.slice(0, 20)) console.error(`${where}: ${hit}`);
}
process.exitCode = scans.some(({ hits }) => hits.length > 0) ? 1 : 0;
