import { expect, it } from "vitest";
import type { SharedReads } from "../../platform/cache/shared-reads.server.ts";
import type { ShopClient } from "../../platform/shop/client/shop-client.server.ts";
import { loadReviews } from "./load-reviews.server.ts";

function visitWith(count: number) {
  const asked: unknown[] = [];
  const read = async (operation: string, { body }: { body: { page: number } }) => {
    if (operation === "readLanguages") return { elements: [] };
    asked.push(body.page);
    return { elements: [], aggregations: { points: { buckets: [{ key: "5", count }] } } };
  };
  const remember: SharedReads["remember"] = (_key, _surrogateKeys, load) => load();
  const shared = { remember } as SharedReads;
  return { asked, visit: { shop: { read } as unknown as ShopClient, shared } };
}

it.each([
  ["a page that exists", 21, 3, [3], 3],
  ["an address beyond the end", 21, 99, [99, 3], 3],
  ["no reviews at all", 0, 2, [2, 1], 1],
])("shows for %s the page that is there", async (_name, count, page, asked, shown) => {
  const { visit, asked: calls } = visitWith(count);
  expect((await loadReviews(visit, "a", page)).page).toBe(shown);
  expect(calls).toEqual(asked);
});
