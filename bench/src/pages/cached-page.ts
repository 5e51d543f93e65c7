import { mkdtemp, writeFile } from "node:fs/promises";
import { request } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { runWrkOnPage } from "../load/wrk.ts";
import type { LoadResult } from "../load/wrk.ts";
import { startProcess } from "./shop-process.ts";
import type { ShopProcess } from "./shop-process.ts";

export interface CachedFigures {
  bytes: number;
  bare: LoadResult;
  shop: LoadResult;
  /** Of each round, so that noise can be seen. */
  ratios: number[];
}

const BARE_PORT = 4182;
const CONNECTIONS = 32;

/** The kept page against the same bytes from a bare server, turn by turn, so that both meet the same machine. */
export async function measureCached(
  shop: ShopProcess,
  path: string,
  seconds: number,
  rounds: number,
): Promise<CachedFigures> {
  await fetchRaw(shop.url + path);
  await fetchRaw(shop.url + path);
  const page = await fetchRaw(shop.url + path);
  const file = join(await mkdtemp(join(tmpdir(), "hearth-page-")), "page.json");
  await writeFile(file, JSON.stringify({ headers: page.headers, body: page.body.toString("base64") }));
  const bareServer = await startProcess(
    "bench/src/pages/bare-server.ts",
    BARE_PORT,
    { PAGE_FILE: file },
    "/",
  );
  const pairs: { bare: LoadResult; shop: LoadResult }[] = [];
  try {
    for (let round = 0; round < rounds; round += 1) {
      const bare = await runWrkOnPage(bareServer.url + path, seconds, CONNECTIONS);
      pairs.push({ bare, shop: await runWrkOnPage(shop.url + path, seconds, CONNECTIONS) });
    }
  } finally {
    await bareServer.stop();
  }
  const sorted = pairs.toSorted((a, b) => ratio(a) - ratio(b));
  const median = sorted[Math.floor(sorted.length / 2)];
  if (!median) throw new Error("no round was measured");
  return { ...median, bytes: page.body.length, ratios: pairs.map(ratio) };
}

function ratio(pair: { bare: LoadResult; shop: LoadResult }): number {
  return pair.shop.perSecond / pair.bare.perSecond;
}

/** Compressed bytes as they come, which `fetch` would unpack. */
function fetchRaw(url: string): Promise<{ headers: string[]; body: Buffer }> {
  return new Promise((resolve, reject) => {
    const asked = request(url, { headers: { "accept-encoding": "br" } }, (answer) => {
      if (answer.statusCode !== 200) reject(new Error(`${url} answered ${answer.statusCode}`));
      const parts: Buffer[] = [];
      answer.on("data", (part: Buffer) => parts.push(part));
      answer.on("end", () => resolve({ headers: ownHeaders(answer.rawHeaders), body: Buffer.concat(parts) }));
    });
    asked.on("error", reject);
    asked.end();
  });
}

/** Without those Node adds by itself. */
function ownHeaders(raw: readonly string[]): string[] {
  const kept: string[] = [];
  for (let at = 0; at < raw.length; at += 2) {
    const name = raw[at] ?? "";
    if (!/^(date|connection|keep-alive)$/i.test(name)) kept.push(name, raw[at + 1] ?? "");
  }
  return kept;
}
