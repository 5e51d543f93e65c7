import type { Recommendations } from "@hearth/contract";
import type { Headers } from "../api-client.ts";
import type { TestShop } from "../test-shop.ts";

/** What the shop recommends: what says so, and the numbers of the products. */
export async function recommended(shop: TestShop, body: object = {}, headers: Headers = {}) {
  const answer = await shop.api.post<Recommendations>("/hearth/recommendation", body, headers);
  const { basis, categoryName, products } = answer.body;
  return { basis, categoryName, numbers: products.map(({ productNumber }) => productNumber) };
}
