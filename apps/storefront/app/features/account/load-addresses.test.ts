import { expect, it } from "vitest";
import { visitOf } from "../../platform/auth/auth.fixture.server.ts";
import { ShopApiError } from "../../platform/shop/client/shop-error.ts";
import { loadAddresses } from "./load-addresses.server.ts";

const refusedBy = (status: number) =>
  visitOf({
    listAddress: () => {
      throw new ShopApiError("listAddress", status, []);
    },
  }).visit.shop;

it("whoever is refused by 403 sees no addresses, and nothing else happens [239]", async () => {
  expect(await loadAddresses(refusedBy(403))).toEqual([]);
  await expect(loadAddresses(refusedBy(500))).rejects.toThrow("500");
});
