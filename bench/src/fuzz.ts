import { setTimeout as pause } from "node:timers/promises";
import { parseArgs } from "node:util";
import { judge, MAX_MS } from "./fuzz/judge.ts";
import { createRequests, type FuzzRequest } from "./fuzz/make-request.ts";
import { seededRandom } from "./fuzz/random.ts";
import { createSender } from "./fuzz/send-request.ts";
import { visitPath } from "./fuzz/make-visit.ts";
import { readServerState, type ServerState } from "./fuzz/server-state.ts";
import { sampleShop } from "./fuzz/shop-sample.ts";

/**
 * Odd requests to every endpoint of a running shop API, made from the endpoint table:
 *   npm run fuzz -w @hearth/bench -- --requests 100000 --url http://127.0.0.1:4000
 * Fails on an answer of 5xx, above one second, or an error that is no error envelope. The same seed sends the same requests.
 * Every tenth request goes to the storefront, if one is named. Says what both processes hold, warm (after a tenth of the requests) and
 * idle afterwards, and fails where that grew by more than --max-growth percent; kept answers are let go after five minutes:
 *   npm run fuzz -w @hearth/bench -- --requests 1000000 --idle-seconds 330
 */
const { values } = parseArgs({
  options: {
    url: { type: "string", default: "http://127.0.0.1:4000" },
    metrics: { type: "string", default: "http://127.0.0.1:4200" },
    /** Empty: only the shop API. */
    storefront: { type: "string", default: "http://127.0.0.1:3000" },
    "max-growth": { type: "string", default: "20" },
    requests: { type: "string", default: "20000" },
    seed: { type: "string", default: "1" },
    concurrency: { type: "string", default: "32" },
    "access-key": { type: "string", default: "SWSCHEARTHDEMOKEY000000000" },
    /** Every how many successes one is held against its schema. */
    thorough: { type: "string", default: "20" },
    "max-ms": { type: "string", default: String(MAX_MS) },
    "idle-seconds": { type: "string", default: "10" },
  },
});
const { url, storefront } = values;
const total = Number(values.requests);
const concurrency = Number(values.concurrency);

const sample = await sampleShop(url, values["access-key"]);
const requests = createRequests(seededRandom(Number(values.seed)), sample, values["access-key"]);
const sender = createSender(url, concurrency);
const visitor = seededRandom(Number(values.seed) + 1);
const statuses = new Map<number, number>();
let slowest: { ms: number; what: string }[] = [];
const violations: string[] = [];
const readState = () => readServerState(values.metrics, storefront);
const states: Record<string, ServerState> = { before: await readState() };
let sent = 0;

async function work(): Promise<void> {
  while (sent < total) {
    const number = sent++;
    // Made one after the other in the order of sending, so that a seed always means the same requests.
    const request = requests.next();
    if (number === Math.floor(total / 10)) states.warm = await readState();
    if (storefront !== "" && number % 10 === 9) await visit(visitPath(visitor));
    else await attempt(request, number);
  }
}

async function visit(path: string): Promise<void> {
  const answer = await fetch(storefront + path, { redirect: "manual" });
  await answer.arrayBuffer();
  if (answer.status >= 500) violations.push(`storefront: ${answer.status}\n  ${path.slice(0, 200)}`);
}

async function attempt(request: FuzzRequest, number: number): Promise<void> {
  const what = `#${number} ${request.method} ${request.path.slice(0, 200)} ${JSON.stringify(request.headers).slice(0, 200)} ${request.body?.slice(0, 400) ?? ""}`;
  try {
    const answer = await sender.send(request);
    statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1);
    slowest = [...slowest, { ms: answer.ms, what }].toSorted((a, b) => b.ms - a.ms).slice(0, 5);
    const problem = judge(request, answer, {
      maxMs: Number(values["max-ms"]),
      isThorough: number % Number(values.thorough) === 0,
    });
    if (problem) violations.push(`${problem}\n  ${what}`);
  } catch (error) {
    violations.push(`no answer: ${String(error)}\n  ${what}`);
  }
}

const begun = performance.now();
await Promise.all(Array.from({ length: concurrency }, work));
const seconds = (performance.now() - begun) / 1000;
sender.close();
await pause(Number(values["idle-seconds"]) * 1000);
states.idle = await readState();

console.log(`${total} requests in ${Math.round(seconds)} s, seed ${values.seed}`);
for (const [status, count] of [...statuses].toSorted(([a], [b]) => a - b))
  console.log(`  ${status}: ${count}`);
console.log("slowest:");
for (const { ms, what } of slowest) console.log(`  ${Math.round(ms)} ms ${what.slice(0, 160)}`);
for (const [when, { residentMb, heapMb, keptMb, storefrontMb, slow }] of Object.entries(states))
  console.log(
    `${when}: API ${residentMb} MB resident, ${heapMb} MB heap, ${keptMb} MB answers, ${slow} above 1 s by its own clock; ` +
      `storefront ${storefrontMb ?? "?"} MB resident`,
  );
for (const part of ["residentMb", "storefrontMb"] as const) {
  const [warm = 0, idle = 0] = [states.warm?.[part], states.idle?.[part]];
  if (idle > warm * (1 + Number(values["max-growth"]) / 100))
    violations.push(`${part} grew from ${warm} to ${idle}`);
}
console.log(`${violations.length} violations`);
for (const violation of violations.slice(0, 50)) console.log(violation);
if (violations.length > 0) process.exitCode = 1;
