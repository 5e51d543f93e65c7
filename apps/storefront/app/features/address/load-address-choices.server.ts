import type { ShopClient } from "../../platform/shop/client/shop-client.server.ts";
import { addressChoices } from "./address-choices.ts";
import type { AddressChoices } from "./address-choices.ts";

export async function loadAddressChoices(shop: ShopClient): Promise<AddressChoices> {
  const [countries, salutations] = await Promise.all([
    shop.read("readCountry", {
      body: { limit: 100, associations: { states: {} }, sort: [{ field: "position", order: "ASC" }] },
    }),
    shop.read("readSalutation", { body: {} }),
  ]);
  return addressChoices(countries.elements, salutations.elements);
}
