import type { Product, ProductDetail, ProductListing } from "@hearth/contract";
import { PRICE_VIEW_HEADER, type PriceView, sealDay, sealPriceView } from "@hearth/service/price-view";
import { describe, expect, it } from "vitest";
import { item, lineOf, newShopper } from "../harness/order/cart.ts";
import * as id from "../harness/content/catalogue-ids.ts";
import { numbersOf } from "../harness/content/listing.ts";
import { serviceKey } from "../harness/test-config.ts";
import { testShop } from "../harness/test-shop.ts";

/* A shared page of trade customers is read without any of them: the storefront says under seal whose prices it shows. */
const shop = testShop();
const trade = id.customerGroup("trade");
const consumer = id.customerGroup("consumer");
const seen = (view: PriceView, key = serviceKey) => ({
  [PRICE_VIEW_HEADER]: sealPriceView(key, view, sealDay()),
});
const product = async (key: string, headers: Record<string, string> = {}): Promise<Product> =>
  (await shop.api.post<ProductDetail>(`/product/${id.product(key)}`, {}, headers)).body.product;
const net = seen({ groupId: trade, show: "net" });

it("shows the group's net prices and says so [7, 89]", async () => {
  const { calculatedPrice, calculatedCheapestPrice } = await product("hose", net);
  expect(calculatedPrice).toMatchObject({
    unitPrice: 79.83,
    taxState: "net",
    calculatedTaxes: [{ taxRate: 19, tax: 15.17 }],
    referencePrice: { price: 0.4 },
  });
  expect(calculatedCheapestPrice).toMatchObject({ unitPrice: 79.83, taxState: "net" });
});

it("shows net what a price is compared with [7]", async () => {
  const { calculatedPrice } = await product("buffer-tank", net);
  // 749, 899 and 799 with tax.
  expect(calculatedPrice).toMatchObject({
    unitPrice: 629.41,
    listPrice: { price: 755.46 },
    regulationPrice: { price: 671.43 },
  });
});

it("shows the group's prices with tax to whoever wants them so", async () => {
  const { calculatedPrice } = await product("hose", seen({ groupId: trade, show: "with-tax" }));
  expect(calculatedPrice).toMatchObject({ unitPrice: 95, taxState: "gross" });
});

it("tells businesses without net prices that tax is in them [7]", async () => {
  const { calculatedPrice } = await product("hose", seen({ groupId: consumer, show: "net" }));
  expect(calculatedPrice).toMatchObject({ unitPrice: 119, taxState: "gross", taxRules: [{ taxRate: 19 }] });
});

it("tells everybody else nothing of it, before and after", async () => {
  const before = await product("hose");
  await product("hose", net);
  const after = await product("hose");
  expect(after).toEqual(before);
  expect(after.calculatedPrice).not.toHaveProperty("taxState");
});

it.each([
  ["made up", { [PRICE_VIEW_HEADER]: `${trade}.net` }],
  ["sealed by others", seen({ groupId: trade, show: "net" }, "a key somebody else has made up himself")],
])("believes nothing that is %s", async (_how, headers) => {
  expect((await product("hose", headers)).calculatedPrice.unitPrice).toBe(119);
});

it("never changes what is paid", async () => {
  const cart = await newShopper(shop.api, net).add(item("hose"));
  expect(lineOf(cart, id.product("hose")).price?.unitPrice).toBe(119);
  expect(cart.price.taxStatus).toBe("gross");
});

describe("a listing", () => {
  const listed = async (body: object, headers: Record<string, string> = net): Promise<ProductListing> =>
    (
      await shop.api.post<ProductListing>(
        `/product-listing/${id.category("heating")}`,
        { limit: 50, ...body },
        headers,
      )
    ).body;
  const shown = ({ elements }: ProductListing) =>
    elements.map(({ calculatedCheapestPrice }) => calculatedCheapestPrice.unitPrice);

  it("tells and sorts by the prices that it shows [89]", async () => {
    const found = await listed({ order: "price-asc" });
    const prices = shown(found);
    expect(prices).toEqual(prices.toSorted((a, b) => a - b));
    expect(prices).toContain(79.83);
    expect(found.aggregations.price).toMatchObject({ min: prices[0] });
    expect(shown(await listed({ order: "price-desc" }))).toEqual(prices.toReversed());
  });

  it("is filtered by the prices that it shows", async () => {
    const range = { "min-price": 79.83, "max-price": 79.83 };
    expect(numbersOf(await listed(range))).toEqual(["WZ-H-200"]);
    expect(numbersOf(await listed(range, {}))).toEqual([]);
    expect(numbersOf(await listed({ "min-price": 119, "max-price": 119 }, {}))).toEqual(["WZ-H-200"]);
  });

  it("says of every price that it is net, and of the whole range [7]", async () => {
    const found = await listed({});
    const { aggregations } = await listed({}, {});
    expect(aggregations.price).not.toEqual(found.aggregations.price);
    for (const { calculatedCheapestPrice } of found.elements)
      expect(calculatedCheapestPrice.taxState).toBe("net");
  });
});
