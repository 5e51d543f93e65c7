import { setTimeout as sleep } from "node:timers/promises";
import { type Answered, openLoad, type openClient } from "../fleet/open-load.ts";
import type { Fleet } from "../fleet/start-fleet.ts";
import { percentile } from "../load/open-loop.ts";

interface Shop {
  fleet: Fleet;
  url: string;
  client: ReturnType<typeof openClient>;
}

const PAGES_PER_SECOND = 4;
const SOON_MS = 3000;
/** nginx waits 12 s for a silent storefront, then another one makes the page. */
const LONGEST_MS = 20_000;

/**
 * One of two storefronts, then one of two shop APIs, takes everything and says nothing. Whoever nginx sends there waits until it has given
 * up; all get their page, of those that are kept and of those nobody has seen before.
 */
export async function silentParts(shop: Shop, kept: readonly string[], seconds: number): Promise<void> {
  for (const process of [shop.fleet.storefronts[0], shop.fleet.apis[0]]) {
    if (!process) throw new Error("there is nothing to freeze");
    process.signal("SIGSTOP");
    try {
      judge(process.name, await read(shop, kept, seconds));
    } finally {
      process.signal("SIGCONT");
    }
  }
}

async function read({ url, client }: Shop, kept: readonly string[], seconds: number): Promise<Answered[]> {
  const answers: Answered[] = [];
  // Searches are pages too, and there is no end of new ones.
  const begun = Date.now();
  const pathOf = (n: number) =>
    n % 2 === 0 ? (kept[n % kept.length] ?? "/") : `/search?search=${begun}x${n}`;
  await openLoad({
    perSecond: PAGES_PER_SECOND,
    until: sleep(seconds * 1000),
    ask: (n) => client.ask({ url: url + pathOf(n) }),
    onAnswer: (answer) => void answers.push(answer),
  });
  return answers;
}

function judge(name: string, answers: readonly Answered[]): void {
  const ms = answers.map((answer) => answer.ms);
  const late = ms.filter((each) => each > SOON_MS).length;
  const failed = answers.filter(({ status }) => status !== 200);
  const longest = Math.max(...ms);
  console.log(
    `${name} silent: ${answers.length} pages, ${failed.length} failed, p50 ${percentile(ms, 50).toFixed(0)} ms; ` +
      `${late} waited over ${SOON_MS / 1000} s, the longest ${(longest / 1000).toFixed(1)} s`,
  );
  if (failed.length > 0) throw new Error(failed.map(({ status, error }) => error ?? status).join());
  if (longest > LONGEST_MS) throw new Error(`somebody waited ${longest.toFixed(0)} ms`);
}
