import type { ListPage, ProductHead, ProductSheet } from "@hearth/admin-contract";
import type { ProductDetail, ProductListing } from "@hearth/contract";
import { expect, it } from "vitest";
import type { AdminClient } from "../harness/admin/admin-client.ts";
import * as id from "../harness/content/catalogue-ids.ts";
import { eventually } from "../harness/eventually.ts";
import { completeReferences } from "../harness/content/given-product.ts";
import { numbersOf } from "../harness/content/listing.ts";
import { testAdmin } from "../harness/admin/test-admin.ts";
import { testShop } from "../harness/test-shop.ts";
import { testWorker } from "../harness/test-worker.ts";
import { SEEN_WITHIN_MS } from "../harness/seen-within.ts";

const shop = testShop({ prepare: completeReferences });
const admin = testAdmin(shop);
testWorker(shop);

const words = {
  "de-DE": { name: "Umwälzpumpe Lerche", description: "<p>Läuft leise.</p>", metaTitle: "Pumpe Lerche" },
  "en-GB": { name: "Circulator Lark", description: "<p>Runs quietly.</p>", metaTitle: "Lark circulator" },
  "pl-PL": { name: "Pompa Skowronek", description: "<p>Pracuje cicho.</p>", metaTitle: "Pompa Skowronek" },
};

/** Says something about a product as it is now. */
function hand(client: AdminClient) {
  const read = async (productId: string) =>
    (await client.ask<ProductSheet>("readProduct", { params: { id: productId } })).body;
  const send = async (
    operation: Parameters<AdminClient["ask"]>[0],
    productId: string,
    input: object = {},
  ) => {
    const { version } = await read(productId);
    return client.ask<ProductSheet>(operation, {
      params: { id: productId },
      input: { version, ...input },
      headers: { "idempotency-key": `key-${operation}-${version}-${productId.slice(-8)}` },
    });
  };
  return { read, send };
}

it("a product with two variants is refused by the gate until it is complete, and is then found in the shop", async () => {
  const { client } = await admin.worker("catalogue");
  const { read, send } = hand(client);
  const { id: family } = (
    await client.ask<ProductSheet>("createProduct", {
      input: { number: "LERCHE", name: words["de-DE"].name, taxId: id.tax("standard") },
    })
  ).body;
  const refusal = async () => {
    const { faults, errors } = await send("publishProduct", family);
    expect(faults).toEqual(["409 ADMIN__NOT_PUBLISHABLE"]);
    const reasons = errors[0]?.meta?.parameters?.["reasons"] as ProductSheet["gate"];
    return reasons.map(({ rule, field, kind, languages }) => [rule, field, kind, languages.join()].join(" "));
  };
  expect(await refusal()).toEqual(
    ["manufacturer", "categories", "price", "delivery", "shippingCostType"].map(
      (field) => `complete ${field} missing `,
    ),
  );

  for (const [kw, number] of [
    ["kw-6", "LERCHE-6"],
    ["kw-8", "LERCHE-8"],
  ]) {
    const made = await send("createVariant", family, { number, optionIds: [id.option(`power.${kw}`)] });
    expect(made.body).toMatchObject({ number, parentId: family, isActive: false });
  }
  const twice = await send("createVariant", family, { number: "X", optionIds: [id.option("power.kw-8")] });
  expect(twice.faults).toEqual(["409 ADMIN__VARIANT_TAKEN"]);
  expect(await refusal()).toEqual(["complete variants missing "]);
  const variants = (await read(family)).variants.map((variant) => variant.id);
  for (const variant of variants) expect((await send("publishProduct", variant)).status).toBe(200);

  void (
    await send("changeProduct", family, {
      manufacturerId: id.manufacturer("nordwerk"),
      categoryIds: [id.category("radiators")],
      deliveryTimeId: (await read(id.product("valve"))).deliveryTimeId,
      shippingCostType: "package",
    })
  ).body;
  const price = { customerGroupId: id.customerGroup("consumer"), listGrossCents: null };
  void (
    await send("changeProductPrices", family, {
      prices: [{ ...price, tiers: [{ from: 1, grossCents: 19_900 }] }],
    })
  ).body;
  expect(await refusal()).toEqual(
    expect.arrayContaining([
      "texts description missing ",
      "texts meta.title missing ",
      "texts name missing en,pl",
      "picture pictures missing ",
      "shipping weight  ",
      "delivery-time stock  ",
    ]),
  );

  for (const [locale, text] of Object.entries(words))
    void (
      await send("changeProductText", family, { locale, ...text, metaDescription: `${text.name}. ${locale}` })
    ).body;
  void (await send("changeProductPictures", family, { mediaIds: [id.media("heat-pump.svg")] })).body;
  void (await send("changeProduct", family, { weightKg: 3.5 })).body;
  for (const variant of variants)
    void (await send("moveStock", variant, { version: undefined, pieces: 4, reason: "delivery" })).body;
  const published = await send("publishProduct", family);
  expect(published.body).toMatchObject({ isActive: true, gate: [] });
  expect(published.body.paths).toContainEqual({
    locale: "de-DE",
    path: "heizkoerper/umwaelzpumpe-lerche",
  });

  await eventually(async () => {
    const { body } = await shop.api.post<ProductListing>("/search", { search: "Lerche" });
    expect(numbersOf(body)).toEqual(["LERCHE"]);
    const detail = await shop.api.post<ProductDetail>(`/product/${variants[0]}`);
    expect(detail.body.product).toMatchObject({ stock: 4, calculatedPrice: { unitPrice: 199 } });
  }, SEEN_WITHIN_MS);
  const list = await client.ask<ListPage<ProductHead>>("listProducts", { input: { search: "lerche-8" } });
  expect(list.body.items).toMatchObject([
    {
      number: "LERCHE",
      name: "Umwälzpumpe Lerche",
      grossCents: 19_900,
      available: 8,
      variants: 2,
      isActive: true,
    },
  ]);

  // What is sold stays whole: the last variant, a text in one language, the price.
  expect((await send("changeProductText", family, { locale: "pl-PL", name: "Pompa" })).faults).toEqual([
    "409 ADMIN__NOT_PUBLISHABLE",
  ]);
  expect((await send("changeProductPrices", family, { prices: [] })).faults).toEqual([
    "409 ADMIN__NOT_PUBLISHABLE",
  ]);
  expect((await send("withdrawProduct", variants[0] ?? "")).status).toBe(200);
  expect((await send("withdrawProduct", variants[1] ?? "")).faults).toEqual(["409 ADMIN__NOT_PUBLISHABLE"]);
  expect((await send("withdrawProduct", family)).body.isActive).toBe(false);
  await eventually(async () => {
    expect((await shop.api.post(`/product/${variants[1]}`)).status).toBe(404);
  }, SEEN_WITHIN_MS);
});
