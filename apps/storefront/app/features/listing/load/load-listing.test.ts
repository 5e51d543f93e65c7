import { expect, it } from "vitest";
import { plainListing } from "../../../platform/shop/listing-query.ts";
import type { ShopClient } from "../../../platform/shop/client/shop-client.server.ts";
import { loadListing } from "./load-listing.ts";

interface Call {
  body: Record<string, unknown>;
}

function shopWith(total: number) {
  const calls: Record<string, unknown>[] = [];
  const read = async (_operation: string, { body }: Call) => {
    calls.push(body);
    return { elements: [], total, sorting: "score", availableSortings: [], aggregations: {} };
  };
  return { calls, shop: { read } as unknown as ShopClient };
}

it("fails without a category [230]", async () => {
  const { shop, calls } = shopWith(0);
  await expect(loadListing(shop, "", plainListing)).rejects.toThrow("Search category id does not exist");
  expect(calls).toEqual([]);
});

it("asks once, and for all options only where something is chosen [256]", async () => {
  const plain = shopWith(0);
  await loadListing(plain.shop, "a", plainListing);
  expect(plain.calls).toHaveLength(1);
  const filtered = shopWith(0);
  await loadListing(filtered.shop, "a", { ...plainListing, isShippingFree: true });
  expect(filtered.calls.map((body) => [body["shipping-free"], body["only-aggregations"]])).toEqual([
    [true, undefined],
    [undefined, true],
  ]);
});
