import { expect, it, vi } from "vitest";
import type { Log } from "../../platform/http/log.server.ts";
import type { ShopClient } from "../../platform/shop/client/shop-client.server.ts";
import { ShopApiError, ShopUnreachableError } from "../../platform/shop/client/shop-error.ts";
import { loadWishlist } from "./load-wishlist.server.ts";

const refusal = (status: number, code: string) =>
  new ShopApiError("readCustomerWishlist", status, [{ status: `${status}`, code, title: "", detail: "" }]);

/** The list of a customer whose shop fails like this, and what is logged. */
async function loadAgainst(error: Error) {
  const logged: string[] = [];
  const shop = { act: vi.fn<() => Promise<never>>().mockRejectedValue(error) } as unknown as ShopClient;
  const log = { error: (event: string) => logged.push(event) } as unknown as Log;
  return { list: await loadWishlist(shop, log), logged };
}

it("a customer without a list has an empty one, without a word [245]", async () => {
  const missing = refusal(404, "CHECKOUT__WISHLIST_NOT_FOUND");
  expect(await loadAgainst(missing)).toEqual({ list: [], logged: [] });
});

it.each([
  ["the shop fails", refusal(500, "0")],
  ["the session has ended", refusal(403, "CHECKOUT__CUSTOMER_NOT_LOGGED_IN")],
  ["nobody answers", new ShopUnreachableError("readCustomerWishlist", "lost", null)],
])("is logged and empty when %s [245]", async (_name, error) => {
  expect(await loadAgainst(error)).toEqual({ list: [], logged: ["wishlist-not-read"] });
});

it.each([
  ["maintenance", refusal(503, "FRAMEWORK__API_SALES_CHANNEL_MAINTENANCE_MODE")],
  ["a fault of ours", new TypeError("x is not a function")],
])("hides no %s", async (_name, error) => {
  await expect(loadAgainst(error)).rejects.toBe(error);
});
