import { percentile } from "../load/open-loop.ts";
import { setPrice } from "../fleet/fleet-goods.ts";
import { type Drill, hold } from "./drill.ts";

const SEEN_WITHIN_MS = 2000;
const GIVEN_UP_MS = 15_000;

/** A price that changes is on the product's page in the cache, time after time. */
export async function changesArrive({ fleet, url, client, goods }: Drill, times: number): Promise<void> {
  const seenMs: number[] = [];
  for (let n = 0; n < times; n++) {
    const product = goods[n % goods.length];
    if (!product) throw new Error("there is nothing to sell");
    const price = await setPrice(fleet.sql, product, 123_456 + n * 100 + Math.floor(Math.random() * 99));
    const changedAt = performance.now();
    let isSeen = false;
    while (!isSeen && performance.now() - changedAt < GIVEN_UP_MS) {
      const { body } = await client.ask({ url: url + product.path });
      isSeen = body.includes(price);
    }
    hold(isSeen, `${product.path} does not show ${price}`);
    seenMs.push(performance.now() - changedAt);
  }
  const slowest = Math.max(...seenMs);
  console.log(
    `${times} prices changed, seen through the cache after ${percentile(seenMs, 50).toFixed(0)} ms (p50), ${slowest.toFixed(0)} ms at the latest`,
  );
  hold(slowest < SEEN_WITHIN_MS, `a price was seen after ${slowest.toFixed(0)} ms`);
}
