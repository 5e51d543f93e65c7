import { setTimeout as sleep } from "node:timers/promises";
import { setPrice } from "../fleet/fleet-goods.ts";
import { type Drill, hold } from "./drill.ts";

/** Pages age so fast here that the drill sees all their ages: fresh for a second, shown for ten more while new ones are rendered. */
const agingFast = { PAGE_CACHE_TTL: "1" };
const TOO_OLD_MS = 13_000;
const PAGES = 25;
const ASK_EVERY_MS = 50;
const BACK_WITHIN_MS = 5000;

/** All storefronts end: pages stay, whatever their age. They come back: what changed meanwhile is seen soon. */
export async function shopGone({ fleet, url, client, goods }: Drill): Promise<void> {
  const [product] = goods;
  if (!product) throw new Error("there is nothing to sell");
  const paths = ["/", ...goods.slice(0, PAGES).map(({ path }) => path)];
  for (const storefront of fleet.storefronts) {
    await storefront.stop();
    await storefront.start(agingFast);
  }
  // Old and fetched anew behind it, then new.
  for (const pause of [ASK_EVERY_MS, 3000, ASK_EVERY_MS]) {
    for (const path of paths) await client.ask({ url: url + path });
    await sleep(pause);
  }
  await Promise.all(fleet.storefronts.map((storefront) => storefront.stop()));
  const goneAt = performance.now();
  let asked = 0;
  while (performance.now() - goneAt < TOO_OLD_MS) {
    const path = paths[asked++ % paths.length] ?? "/";
    const { status } = await client.ask({ url: url + path });
    hold(status === 200, `${path} answered ${status} though it was kept`);
    await sleep(ASK_EVERY_MS);
  }
  for (const path of paths) {
    const { status } = await client.ask({ url: url + path });
    hold(status === 200, `${path} answered ${status} though it was kept`);
    asked++;
  }
  const cart = await client.ask({ url: `${url}/checkout/cart` });
  hold(cart.status === 503, `a cart without a shop answered ${cart.status}`);
  const price = await setPrice(fleet.sql, product, 345_678);
  await Promise.all(fleet.storefronts.map((storefront) => storefront.start()));
  const backAt = performance.now();
  let isSeen = false;
  while (!isSeen && performance.now() - backAt < 30_000) {
    isSeen = (await client.ask({ url: url + product.path })).body.includes(price);
    await sleep(ASK_EVERY_MS);
  }
  const seenMs = performance.now() - backAt;
  console.log(
    `no storefront for ${(TOO_OLD_MS / 1000).toFixed(0)} s: ${asked} of ${asked} pages from the cache, also those too old to be shown else; a price changed meanwhile was seen ${seenMs.toFixed(0)} ms after they came back`,
  );
  hold(isSeen && seenMs < BACK_WITHIN_MS, "what changed meanwhile is not seen");
}
