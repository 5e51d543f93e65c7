import { cp, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { importCatalogue } from "@hearth/catalog";
import type { ProductDetail } from "@hearth/contract";
import { afterAll, beforeAll, expect, inject, it } from "vitest";
import * as id from "../harness/content/catalogue-ids.ts";
import { expectToReach } from "../harness/content/expect-to-reach.ts";
import { listing } from "../harness/content/listing.ts";
import { serviceKey } from "../harness/test-config.ts";
import { testShop } from "../harness/test-shop.ts";
import { testWorker } from "../harness/test-worker.ts";

const shop = testShop();
const tank = id.product("buffer-tank");
let folder = "";
/** What a storefront was told to forget. */
const staleKeys: string[] = [];
const stop = new AbortController();

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "catalogue-"));
  await cp(join(import.meta.dirname, "../catalogue"), folder, { recursive: true });
  const headers = { "x-hearth-service-key": serviceKey };
  const changes = await fetch(`${shop.origin}/changes`, { headers, signal: stop.signal });
  void listen(changes);
});
afterAll(async () => {
  stop.abort();
  await rm(folder, { recursive: true });
});
testWorker(shop);

async function listen({ body }: Response): Promise<void> {
  const text = body?.pipeThrough(new TextDecoderStream()) ?? [];
  try {
    for await (const said of text) staleKeys.push(...(/^data: (.*)$/m.exec(said)?.[1]?.split(" ") ?? []));
  } catch {
    // Cut off at the end of the tests.
  }
}

const importAgain = () =>
  importCatalogue(shop.sql, folder, { mediaDir: inject("shopMediaDir"), drafts: true });

/** Everything the shop knows about each product, in a form that shows whether it changed. */
async function fingerprints(): Promise<Map<string, string>> {
  const rows = await shop.sql<{ id: string; hash: string }[]>`
    select p.id, md5(concat(p::text, t.texts, c.prices, r.doc::text, h.hit)) as hash from product p
    left join product_read r on r.product_id = p.id
    left join lateral (select string_agg(x::text, '' order by language_id) as texts from product_translation x where x.product_id = p.id) t on true
    left join lateral (select string_agg(x::text, '' order by x::text) as prices from product_price x where x.product_id = p.id) c on true
    left join lateral (select string_agg(x::text, '' order by x::text) as hit from catalog_index.hit x where x.product_id = p.id) h on true`;
  return new Map(rows.map((row) => [row.id, row.hash]));
}

const historyCount = async () => (await shop.sql`select from price_history`).length;

it("an import of what is there changes nothing", async () => {
  expect((await importAgain()).changes).toEqual({});
});

it("a price edited in the source changes one row, and this product everywhere soon", async () => {
  const before = await fingerprints();
  const pricesBefore = await historyCount();
  staleKeys.splice(0);
  await expectToReach({
    read: async () => [
      (await shop.api.post<ProductDetail>(`/product/${tank}`)).body.product.calculatedPrice.unitPrice,
      (await listing(shop, "heating", { limit: 50 })).elements.find((product) => product.id === tank)
        ?.calculatedPrice.unitPrice,
      staleKeys.includes(`product:${tank}`),
    ],
    from: [749, 749, false],
    change: async () => {
      const file = join(folder, "products/heating.yaml");
      const source = await readFile(file, "utf8");
      await writeFile(file, source.replace("{ gross: 749, list: 899 }", "{ gross: 719, list: 899 }"));
      expect((await importAgain()).changes).toEqual({
        product_price: { inserted: 0, updated: 1, deleted: 0 },
      });
    },
    to: [719, 719, true],
  });
  const after = await fingerprints();
  expect(
    [...after].filter(([product, hash]) => before.get(product) !== hash).map(([product]) => product),
  ).toEqual([tank]);
  expect(await historyCount()).toBe(pricesBefore + 1);
  expect(staleKeys.filter((key) => key.startsWith("product:"))).toEqual([`product:${tank}`]);
});
