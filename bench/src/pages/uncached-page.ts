import { Writable } from "node:stream";
import { parseArgs } from "node:util";
import { readConfig } from "../../../apps/storefront/app/platform/config/config.server.ts";
import { createLog } from "../../../apps/storefront/app/platform/http/log.server.ts";
import { loadBuiltApp } from "../../../apps/storefront/server/built-app.ts";
import type { RecordedRender } from "./record-render.ts";
import { recordRenders } from "./record-render.ts";

/**
 * CPU of one page that is not kept, from request to compressed bytes, against React rendering the same tree and nothing else, as a
 * stream (what servers usually run) and as a string (what this shop runs, because nothing is left to wait for).
 * One process, one after the other; the shop API works in a process of its own and is not counted. Prints milliseconds as JSON.
 */
const { values } = parseArgs({
  options: {
    api: { type: "string", default: "http://127.0.0.1:4000/store-api" },
    path: { type: "string", default: "/waermepumpen" },
    times: { type: "string", default: "300" },
  },
});
const times = Number(values.times);
const recorded = recordRenders();
const config = readConfig({
  ...process.env,
  SHOP_API_URL: values.api,
  PAGE_CACHE_MB: "0",
  PAGE_CACHE_TTL: "3600",
});
const { app: appOf } = await loadBuiltApp({
  config,
  log: createLog({ write: () => undefined, level: "error" }),
});
const app = await appOf();

async function page(): Promise<void> {
  const request = new Request(config.publicUrl.origin + values.path, {
    headers: { "accept-encoding": "br" },
  });
  const { status } = await app.handle(request, { requestId: "bench", address: "127.0.0.1" });
  if (status !== 200) throw new Error(`${values.path} answered ${status}`);
}

async function asString({ tree, renderToString }: RecordedRender): Promise<void> {
  renderToString(tree);
}

function asStream({ tree, renderToPipeableStream }: RecordedRender): Promise<void> {
  return new Promise((resolve, reject) => {
    const sink = new Writable({ write: (_chunk, _encoding, done) => done() });
    sink.on("finish", () => resolve());
    const { pipe } = renderToPipeableStream(tree, { onAllReady: () => pipe(sink), onError: reject });
  });
}

async function cpuMs(work: () => Promise<void>): Promise<number> {
  for (let time = 0; time < times / 3; time += 1) await work();
  const before = process.cpuUsage();
  for (let time = 0; time < times; time += 1) await work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000 / times;
}

const pageMs = await cpuMs(page);
// Taken once: what is rendered from here on is recorded too.
const whole = recorded();
const streamMs = await cpuMs(() => asStream(whole));
const stringMs = await cpuMs(() => asString(whole));
console.log(JSON.stringify({ pageMs, streamMs, stringMs }));
process.exit(0);
