import { createAPIClient } from "@shopware/api-client";
import type { operations } from "@shopware/api-client/store-api-types";
import { expect, it } from "vitest";
import { address, newMember, PASSWORD } from "../harness/account/account.ts";
import * as id from "../harness/content/catalogue-ids.ts";
import { testShop } from "../harness/test-shop.ts";

/* The client Shopware publishes, unchanged: addresses, wishlist and newsletter of a customer. */
const shop = testShop();

async function signedInClient() {
  const { email } = await newMember(shop);
  const client = createAPIClient<operations>({
    baseURL: `${shop.origin}/store-api`,
    accessToken: id.accessKey,
  });
  await client.invoke("loginCustomer post /account/login", { body: { username: email, password: PASSWORD } });
  return client;
}

it("lists, adds, changes and deletes addresses", async () => {
  const client = await signedInClient();
  const added = await client.invoke("createCustomerAddress post /account/address", {
    body: address({ city: "Kassel" }),
  });
  const list = () => client.invoke("listAddress post /account/list-address", { body: {} });
  expect((await list()).data.elements?.map(({ city }) => city)).toEqual(["Frankfurt", "Kassel"]);
  const pathParams = { addressId: added.data.id };
  const changed = await client.invoke("updateCustomerAddress patch /account/address/{addressId}", {
    pathParams,
    body: { ...added.data, city: "Hanau" },
  });
  expect(changed.data.city).toBe("Hanau");
  await client.invoke("deleteCustomerAddress delete /account/address/{addressId}", { pathParams });
  expect((await list()).data.elements).toHaveLength(1);
});

it("merges a wishlist and reads it", async () => {
  const client = await signedInClient();
  const productIds = [id.product("hose"), id.unknownId, id.product("valve")];
  const merged = await client.invoke("mergeProductOnWishlist post /customer/wishlist/merge", {
    body: { productIds },
  });
  expect(merged.data).toMatchObject({ success: true });
  const { data } = await client.invoke("readCustomerWishlist post /customer/wishlist", { body: {} });
  expect(data.products?.elements.map(({ productNumber }) => productNumber)).toEqual(["WZ-V-12", "WZ-H-200"]);
});
