import { expect, it } from "vitest";
import { change, smallCatalogue } from "../src/format/fixture/small-catalogue.fixture.ts";
import { idOf } from "../src/index.ts";
import { hex, temporaryShop } from "./temporary-shop.ts";

const shop = temporaryShop("for each test");
const { importFiles } = shop;
const thanks = idOf("promotion", "thanks");

it("stores a promotion in the shapes the rules read", async () => {
  await importFiles(smallCatalogue());
  const rows = await shop.sql`select * from promotion order by priority desc, code_type`;
  expect(rows.map(({ id }) => hex(id))).toEqual([
    idOf("promotion", "season"),
    thanks,
    idOf("promotion", "welcome"),
  ]);
  expect(rows[0]).toMatchObject({
    active: true,
    code: null,
    // Midnight in Berlin, in summer and in winter; the last day counts.
    valid_from: new Date("2026-02-28T23:00:00Z"),
    valid_until: new Date("2026-10-31T23:00:00Z"),
    conditions: {
      minimumCents: 100000,
      customerGroupIds: [idOf("customer-group", "consumer")],
      countryIds: [idOf("country", "de")],
      firstOrderOnly: false,
      productIds: ["aero", "aero-8", "aero-12"].map((key) => idOf("product", key)),
      categoryIds: [idOf("category", "cables")],
      minimumQuantity: 2,
    },
    discounts: [
      {
        id: idOf("discount", "season0"),
        scope: "cart",
        type: "percentage",
        value: 250,
        maxCents: 10000,
        productIds: [],
        categoryIds: [idOf("category", "heat-pumps")],
        set: null,
      },
    ],
    texts: { [idOf("language", "en")]: { name: "Season discount" } },
  });
  expect(rows[1]).toMatchObject({ code: "Thanks-20", max_redemptions: 50, prevent_combination: true });
  expect(rows[1]?.["exclusion_ids"].map(hex)).toEqual([idOf("promotion", "season")]);
  expect(rows[2]?.["discounts"]).toMatchObject([
    { type: "fixed_unit", value: 9950, productIds: [idOf("product", "tank")], set: { size: 3, count: 1 } },
  ]);
  expect(await shop.sql`select code, redeemed_at from promotion_code order by code`).toEqual([
    { code: "welcome-7k2m", redeemed_at: null },
    { code: "welcome-9p4x", redeemed_at: null },
  ]);
});

it("stores zones and tariffs with net amounts", async () => {
  await importFiles(smallCatalogue());
  const zones = await shop.sql`select key, postcodes from shipping_zone order by position`;
  expect(zones).toEqual([
    { key: "de", postcodes: [] },
    {
      key: "de-islands",
      postcodes: [
        { from: "18565", to: "18565" },
        { from: "25980", to: "25999" },
      ],
    },
    { key: "pl", postcodes: [] },
  ]);
  const [tariff] = await shop.sql`select * from shipping_tariff`;
  expect(tariff).toMatchObject({ cost_type: "package", rank: 10, parts: [], is_free: false });
  expect(tariff?.["method_ids"].map(hex)).toEqual([idOf("shipping-method", "parcel")]);
  expect(tariff?.["rates"]).toEqual([
    {
      zone: "de",
      freeFrom: { grossCents: 25000, netCents: 21008 },
      steps: [
        { fromGrams: 0, grossCents: 590, netCents: 496 },
        { fromGrams: 31501, grossCents: 1180, netCents: 992 },
      ],
    },
    {
      zone: "de-islands",
      freeFrom: { grossCents: 50000, netCents: 42000 },
      steps: [{ fromGrams: 0, grossCents: 1785, netCents: 1500 }],
    },
    { zone: "pl", freeFrom: null, steps: [{ fromGrams: 0, grossCents: 1490, netCents: 1252 }] },
  ]);
});

it("stores where a payment method is offered", async () => {
  await importFiles(smallCatalogue());
  expect(await shop.sql`select availability from payment_method order by position`).toEqual([
    { availability: {} },
    {
      availability: {
        maxCents: 500000,
        countryIds: [idOf("country", "de")],
        customerGroupIds: [idOf("customer-group", "trade")],
      },
    },
  ]);
});

const usage = () => shop.sql`select promotion_id, redemptions from promotion_usage`;

it("never touches what orders wrote, and says how often a promotion was used only once", async () => {
  await importFiles(smallCatalogue());
  expect((await usage()).map((row) => [hex(row["promotion_id"]), row["redemptions"]])).toEqual([
    [thanks, 50],
  ]);
  await shop.sql`update promotion_usage set redemptions = 7`;
  await shop.sql`update promotion_code set redeemed_at = now() where code = 'welcome-7k2m'`;
  expect((await importFiles(smallCatalogue())).changes).toEqual({});

  const files = smallCatalogue();
  change(files, "promotions.yaml", "1.redemptions.before", 9);
  change(files, "promotions.yaml", "2.codes.2", "WELCOME-NEW1");
  expect((await importFiles(files)).changes).toEqual({
    promotion_code: { inserted: 1, updated: 0, deleted: 0 },
  });
  expect(await usage()).toMatchObject([{ redemptions: 7 }]);
  expect(await shop.sql`select code from promotion_code where redeemed_at is not null`).toEqual([
    { code: "welcome-7k2m" },
  ]);
});

it("removes what is no longer in the files", async () => {
  await importFiles(smallCatalogue());
  const files = smallCatalogue();
  change(files, "promotions.yaml", "1.excludes", undefined);
  change(files, "promotions.yaml", "2.codes", ["WELCOME-7K2M"]);
  change(files, "shipping.yaml", "zones.2", { key: "poland", country: "pl", name: { de: "Polen" } });
  change(files, "shipping.yaml", "tariffs.0.rates.pl", undefined);
  (files["promotions.yaml"] as unknown[]).shift();
  expect((await importFiles(files)).changes).toEqual({
    promotion: { inserted: 0, updated: 1, deleted: 1 },
    promotion_code: { inserted: 0, updated: 0, deleted: 1 },
    shipping_zone: { inserted: 1, updated: 0, deleted: 1 },
    shipping_tariff: { inserted: 0, updated: 1, deleted: 0 },
  });
});

it("lets a code move to another promotion in other letters", async () => {
  await importFiles(smallCatalogue());
  const files = smallCatalogue();
  change(files, "promotions.yaml", "1.key", "thank-you");
  change(files, "promotions.yaml", "1.code", "THANKS-20");
  await importFiles(files);
  expect(await shop.sql`select code from promotion where code is not null`).toEqual([{ code: "THANKS-20" }]);
});
