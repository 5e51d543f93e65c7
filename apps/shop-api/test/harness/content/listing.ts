import type { ProductListing } from "@hearth/contract";
import type { TestShop } from "../test-shop.ts";
import { category } from "./catalogue-ids.ts";

/** The listing of a category of the test catalogue. */
export async function listing(shop: TestShop, key: string, body: object = {}): Promise<ProductListing> {
  return (await shop.api.post<ProductListing>(`/product-listing/${category(key)}`, body)).body;
}

export const numbersOf = (found: Pick<ProductListing, "elements">) =>
  found.elements.map((product) => product.productNumber);
