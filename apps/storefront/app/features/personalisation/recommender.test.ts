import { expect, it } from "vitest";
import type { ShopClient } from "../../platform/shop/client/shop-client.server.ts";
import { aboutTheShop } from "./recommendation-path.ts";
import { recommenderOf } from "./recommender.server.ts";

const id = "1".repeat(32);

function shop() {
  const asked: { operation: string; body: object }[] = [];
  const read = (operation: string, { body }: { body: object }) => {
    asked.push({ operation, body });
    return Promise.resolve({ basis: "popular", categoryName: "Heizung", products: [] });
  };
  return { asked, client: { read } as unknown as ShopClient };
}

it("our own asks the shop, without anybody's identity [43]", async () => {
  const { asked, client } = shop();
  const row = await recommenderOf("own")(client, { ...aboutTheShop, categoryId: id, productIds: [id] });
  expect(row).toEqual({ basis: "popular", categoryName: "Heizung", cards: [] });
  expect(asked).toMatchObject([
    { operation: "readRecommendations", body: { categoryId: id, productIds: [id], withoutIds: [] } },
  ]);
});

it("names no category where it is about the whole shop", async () => {
  const { asked, client } = shop();
  await recommenderOf("own")(client, aboutTheShop);
  expect(asked[0]?.body).not.toHaveProperty("categoryId");
});

it("switched off it asks nobody [43]", async () => {
  const { asked, client } = shop();
  expect(await recommenderOf("off")(client, aboutTheShop)).toBeNull();
  expect(asked).toEqual([]);
});
