import { expect, it } from "vitest";
import * as id from "../harness/content/catalogue-ids.ts";
import { eventually } from "../harness/eventually.ts";
import { serviceKey } from "../harness/test-config.ts";
import { testShop } from "../harness/test-shop.ts";
import { testWorker } from "../harness/test-worker.ts";
import { SEEN_WITHIN_MS } from "../harness/seen-within.ts";

/* Each storefront process hears of each change, and nobody else does. */
const shop = testShop();
testWorker(shop);

const connect = (headers: Record<string, string>) => fetch(`${shop.origin}/changes`, { headers });

/** What a storefront has heard so far. */
async function follow(): Promise<() => string> {
  const { body } = await connect({ "x-hearth-service-key": serviceKey });
  let heard = "";
  const listen = async () => {
    for await (const text of body?.pipeThrough(new TextDecoderStream()) ?? []) heard += text;
  };
  listen().catch(() => undefined);
  return () => heard;
}

it.each([{}, { "x-hearth-service-key": "x".repeat(32) }, { "sw-access-key": id.accessKey }])(
  "is refused with %j",
  async (headers) => {
    const answer = await connect(headers as Record<string, string>);
    expect(answer.status).toBe(401);
    expect(answer.headers.get("content-type")).toContain("application/json");
    await answer.body?.cancel();
  },
);

it("tells all that are there of a price, soon", async () => {
  const storefronts = await Promise.all([1, 2, 3, 4].map(follow));
  await shop.sql`update product_price set gross_cents = 12300, net_cents = 12300 where product_id = ${id.product("hose")}`;
  await eventually(async () => {
    for (const heard of storefronts)
      expect(heard()).toMatch(new RegExp(`^data: .*\\bproduct:${id.product("hose")}\\b`, "m"));
  }, SEEN_WITHIN_MS);
});
