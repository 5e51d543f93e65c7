import type { Product } from "@hearth/contract";
import { expect, it } from "vitest";
import * as id from "../harness/content/catalogue-ids.ts";
import { testShop } from "../harness/test-shop.ts";

const shop = testShop({
  prepare: (sql) =>
    sql`update manufacturer set page_id = ${id.category("heat-pumps")} where id = ${id.manufacturer("nordwerk")}`,
});

const makerOf = async (key: string, headers = {}) => {
  const body = { ids: [id.product(key)], associations: { manufacturer: {} } };
  const { elements } = (await shop.api.post<{ elements: Product[] }>("/product", body, headers)).body;
  return elements[0]?.manufacturer?.extensions;
};

it("a maker says where its page is, in the language of the request", async () => {
  expect(await makerOf("kestrel-8")).toEqual({ path: "waermepumpen" });
  expect(await makerOf("kestrel-8", { "sw-language-id": id.language("pl") })).toEqual({
    path: "pompy-ciepla",
  });
});

it("a maker without a page says so", async () => {
  expect(await makerOf("hose")).toEqual({ path: null });
});
