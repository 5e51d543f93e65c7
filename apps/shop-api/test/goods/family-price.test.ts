import { idOf } from "@hearth/catalog";
import type { Product, ProductDetail } from "@hearth/contract";
import { beforeAll, expect, it } from "vitest";
import { rebuildProjections } from "../../src/modules/projection/index.ts";
import * as id from "../harness/content/catalogue-ids.ts";
import { listing, numbersOf } from "../harness/content/listing.ts";
import { testShop } from "../harness/test-shop.ts";

const shop = testShop();

// Radiators sold by length: 0.8 m for 149 €, 1 m for 180 €, and a third that is cheaper than all from ten pieces on.
const [family, short, third] = ["radiator", "radiator-600-800", "radiator-900-800"].map(id.product);
beforeAll(async () => {
  const { sql, services } = shop;
  await sql`update product set unit_id = ${idOf("unit", "metre")}, purchase_unit = 5, reference_unit = 1 where id = ${family ?? ""}`;
  await sql`update product set purchase_unit = 0.8, custom_fields = '{"discountNotice": "rrp"}' where id = ${short ?? ""}`;
  await sql`update product_price set list_gross_cents = 19900, list_net_cents = 16723 where product_id = ${short ?? ""}`;
  await sql`
    insert into product_price (product_id, customer_group_id, currency_id, quantity_start, gross_cents, net_cents)
    select product_id, customer_group_id, currency_id, 10, 9900, 8319 from product_price where product_id = ${third ?? ""}`;
  await sql`
    insert into product_energy_label (product_id, block, class, color_code, spectrum_from, spectrum_to, texts)
    values (${family ?? ""}, 1, 'A', '#52ae32', 'A+', 'F', '{}'), (${short ?? ""}, 1, 'B', '#c8d400', 'A+', 'F', '{}')`;
  await rebuildProjections(services, services.references.current());
});

const card = async (): Promise<Product | undefined> =>
  (await listing(shop, "radiators", { limit: 50 })).elements.find(
    ({ productNumber }) => productNumber === "WZ-R",
  );
const detail = async (key: string): Promise<Product> =>
  (await shop.api.post<ProductDetail>(`/product/${id.product(key)}`)).body.product;

it("is the price of one piece of the cheapest variant, with that variant's unit price and list price", async () => {
  expect((await card())?.calculatedCheapestPrice).toMatchObject({
    unitPrice: 149,
    hasRange: true,
    variantId: short,
    listPrice: { price: 199 },
    referencePrice: { price: 186.25, purchaseUnit: 0.8, referenceUnit: 1, unitName: "Meter" },
  });
});

it("takes along everything on the card that belongs to a price", async () => {
  expect(await card()).toMatchObject({
    calculatedPrice: { unitPrice: 149, referencePrice: { price: 186.25 } },
    purchaseUnit: 0.8,
    customFields: { discountNotice: "rrp", enevClass1: "B" },
  });
});

it("is the same wherever a variant of the family names it", async () => {
  expect((await detail("radiator-900-800")).calculatedCheapestPrice).toMatchObject({
    unitPrice: 149,
    referencePrice: { price: 186.25 },
  });
});

it("leaves a variant its own price, unit price and label, or none where its sisters have their own", async () => {
  const { calculatedPrice, customFields } = await detail("radiator-600-1000");
  expect(calculatedPrice).toMatchObject({ unitPrice: 180, referencePrice: { price: 36 } });
  expect(customFields).not.toHaveProperty("enevClass1");
});

it("is what listings sort and filter by", async () => {
  const below = (price: number) => listing(shop, "radiators", { limit: 50, "max-price": price });
  const anyOfIt = expect.stringMatching(/^WZ-R\b/);
  expect(numbersOf(await below(148))).not.toContainEqual(anyOfIt);
  // The one variant that costs no more.
  expect(numbersOf(await below(149)).filter((number) => number.startsWith("WZ-R-"))).toEqual([
    "WZ-R-600-800",
  ]);
});
