import type { AdminPromotion, ListPage, PromotionCode, PromotionTrial } from "@hearth/admin-contract";
import { describe, expect, it } from "vitest";
import { newId } from "../../src/platform/new-id.ts";
import type { AdminClient, AdminRequest } from "../harness/admin/admin-client.ts";
import { discountsOf, item, newShopper, shippingOf } from "../harness/order/cart.ts";
import * as id from "../harness/content/catalogue-ids.ts";
import { promotionForm } from "../harness/content/given-promotion.ts";
import { testAdmin } from "../harness/admin/test-admin.ts";
import { testShop } from "../harness/test-shop.ts";

const shop = testShop();
const admin = testAdmin(shop);

const keyed = (wish: AdminRequest): AdminRequest => ({ ...wish, headers: { "idempotency-key": newId() } });
const create = (client: AdminClient, more: object) =>
  client.ask<AdminPromotion>("createPromotion", keyed({ input: promotionForm(more) }));
const attempt = async (client: AdminClient, input: object) =>
  (
    await client.ask<PromotionTrial>("tryPromotions", {
      input: { lines: [{ number: "WZ-T-1", quantity: 1 }], ...input },
    })
  ).body;

it("a code is made, changed in the version that was read, and spent in a cart", async () => {
  const { client } = await admin.worker("marketing");
  const made = (await create(client, { code: "Herbst10" })).body;
  expect(made).toMatchObject({ code: "Herbst10", version: 1, redemptions: 0 });
  expect((await create(client, { code: "HERBST10" })).faults).toEqual(["409 ADMIN__CODE_TAKEN"]);
  expect((await create(client, { code: "welcome-1" })).faults).toEqual(["409 ADMIN__CODE_TAKEN"]);
  const change = (version: number, more: object) =>
    client.ask<AdminPromotion>(
      "changePromotion",
      keyed({ params: { id: made.id }, input: promotionForm({ code: "Herbst10", version, ...more }) }),
    );
  const changed = (await change(1, { priority: 7 })).body;
  expect(changed).toMatchObject({ priority: 7, version: 2 });
  expect(changed.discounts).toEqual(made.discounts);
  const late = await change(1, { priority: 8 });
  expect(late.faults).toEqual(["409 ADMIN__CHANGED_MEANWHILE"]);
  expect(late.errors[0]?.meta?.parameters?.["current"]).toEqual(changed);
  const { items } = (
    await client.ask<ListPage<AdminPromotion>>("listPromotions", { input: { search: "herbst" } })
  ).body;
  expect(items).toEqual([changed]);
  await shop.services.references.refresh();
  const shopper = newShopper(shop.api);
  await shopper.add(item("thermostat"));
  const cart = await shopper.redeem("herbst10");
  expect(discountsOf(cart).map((line) => [line.id, line.price.totalPrice])).toEqual([
    [changed.discounts[0]?.id, -3.9],
  ]);
});

it.each([
  [{ code: undefined }, "400 FRAMEWORK__INVALID_REQUEST_PARAMETER /code"],
  [{ codeType: "global", code: "WITHCODE" }, "400 FRAMEWORK__INVALID_REQUEST_PARAMETER /code"],
  [
    { validFrom: "2026-02-01T00:00:00Z", validUntil: "2026-01-01T00:00:00Z", code: "BACKWARDS" },
    "400 FRAMEWORK__INVALID_REQUEST_PARAMETER /validUntil",
  ],
  [
    { code: "FREE1", names: [{ locale: "fr-FR", name: "Dix" }] },
    "400 FRAMEWORK__INVALID_REQUEST_PARAMETER /names",
  ],
])("%j is refused", async (more, fault) => {
  const { client } = await admin.worker("marketing");
  expect((await create(client, more)).faults).toEqual([fault]);
});

it("codes for one person each are made once for a key, and nowhere else", async () => {
  const { client } = await admin.worker("marketing");
  const { id: promotionId } = (await create(client, { codeType: "individual" })).body;
  const wish = keyed({ params: { id: promotionId }, input: { count: 3 } });
  const [first, again] = [
    (await client.ask<{ codes: string[] }>("createPromotionCodes", wish)).body,
    (await client.ask<{ codes: string[] }>("createPromotionCodes", wish)).body,
  ];
  expect(again).toEqual(first);
  const { items } = (
    await client.ask<ListPage<PromotionCode>>("listPromotionCodes", { params: { id: promotionId } })
  ).body;
  expect(items.map(({ code }) => code)).toEqual(first.codes.toSorted());
  const wrong = await client.ask(
    "createPromotionCodes",
    keyed({ params: { id: id.promotion("ten-off") }, input: { count: 1 } }),
  );
  expect(wrong.faults).toEqual(["400 FRAMEWORK__INVALID_REQUEST_PARAMETER /count"]);
  const [code = ""] = first.codes;
  expect((await attempt(client, { codes: [code] })).promotions).toMatchObject([
    { reasons: ["MINIMUM"] },
    { promotionId, code, isApplied: true, offCents: 390 },
  ]);
  await shop.sql`update promotion_code set redeemed_at = now() where code = ${code.toLowerCase()}`;
  expect((await attempt(client, { codes: [code] })).promotions).toMatchObject([
    {},
    { promotionId, code, isApplied: false, reasons: ["REDEEMED"] },
  ]);
});

describe("the bench says why a code does not apply", () => {
  it.each<[code: string, more: object, reasons: string[]]>([
    ["TENOFF", {}, []],
    ["NOSUCH", {}, ["UNKNOWN"]],
    ["SWITCHEDOFF", {}, ["INACTIVE"]],
    ["EXPIRED", {}, ["OVER"]],
    ["EXPIRED", { at: "2024-07-01T12:00:00Z" }, []],
    ["FUTURE", {}, ["NOT_YET"]],
    ["USEDUP", {}, ["USED_UP"]],
    ["ALONE20", {}, ["MINIMUM"]],
    ["ALONE20", { lines: [{ number: "WZ-T-1", quantity: 3 }] }, []],
    ["TRADE10", {}, ["CUSTOMER_GROUP"]],
    ["TRADE10", { customerGroupId: id.customerGroup("trade") }, []],
    ["POLSKA10", {}, ["COUNTRY"]],
    ["POLSKA10", { countryId: id.country("pl") }, []],
    ["FIRST15", {}, ["FIRST_ORDER"]],
    ["FIRST15", { isFirstOrder: true }, []],
    ["VALVES4", {}, ["GOODS"]],
    ["PIPE100", {}, ["NO_DISCOUNT"]],
  ])("%s with %j: %j", async (code, more, reasons) => {
    const { client } = await admin.worker("marketing");
    const { promotions } = await attempt(client, { codes: [code], ...more });
    const found = promotions.find((each) => each.code === code);
    expect([found?.isApplied, found?.reasons]).toEqual([reasons.length === 0, reasons]);
  });

  it("NOTTEN beside TENOFF: excluded, and TENOFF once", async () => {
    const { client } = await admin.worker("marketing");
    const { promotions } = await attempt(client, { codes: ["TENOFF", "NOTTEN"] });
    expect(
      promotions.filter(({ code }) => code !== null).map(({ code, reasons }) => [code, reasons]),
    ).toEqual([
      ["TENOFF", []],
      ["NOTTEN", ["EXCLUDED"]],
    ]);
  });
});

it("the bench pays to the cent what a cart of the shop pays, and keeps nothing", async () => {
  const { client } = await admin.worker("marketing");
  const carts = async () => (await shop.sql`select from cart`).length;
  const before = await carts();
  const trial = await attempt(client, {
    lines: [
      { number: "WZ-H-200", quantity: 12 },
      { number: "WZ-T-1", quantity: 2 },
      { number: "NOTHING", quantity: 1 },
    ],
    codes: ["TENOFF", "SHIP2"],
  });
  expect(await carts()).toBe(before);
  expect(trial.unknownNumbers).toEqual(["NOTHING"]);
  const shopper = newShopper(shop.api);
  await shopper.add(item("hose", 12), item("thermostat", 2));
  await shopper.redeem("TENOFF");
  const cart = await shopper.redeem("SHIP2");
  expect(trial.totalCents).toBe(Math.round(cart.price.totalPrice * 100));
  expect(trial.shippingCents).toBe(Math.round((shippingOf(cart) ?? 0) * 100));
});
