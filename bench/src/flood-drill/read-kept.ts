import { setTimeout as sleep } from "node:timers/promises";
import { openLoad, type openClient } from "../fleet/open-load.ts";
import { percentile } from "../load/open-loop.ts";

export interface Kept {
  p50: number;
  p99: number;
  failed: number;
  count: number;
}

/** Visitors of pages that are kept, so many a second. */
export async function readKept(
  client: ReturnType<typeof openClient>,
  urls: readonly string[],
  { perSecond, seconds }: { perSecond: number; seconds: number },
): Promise<Kept> {
  const ms: number[] = [];
  let failed = 0;
  await openLoad({
    perSecond,
    until: sleep(seconds * 1000),
    ask: (n) =>
      client.ask({
        url: urls[(n * 7) % urls.length] ?? "",
        headers: { "accept-encoding": "br", "x-forwarded-for": `198.51.100.${n % 250}` },
      }),
    onAnswer: (answer) => {
      ms.push(answer.ms);
      if (answer.status !== 200) failed += 1;
    },
  });
  return { p50: percentile(ms, 50), p99: percentile(ms, 99), failed, count: ms.length };
}
