import { randomBytes } from "node:crypto";
import type { Context, TokenAnswer } from "@hearth/contract";
import { expect, it } from "vitest";
import * as id from "../harness/content/catalogue-ids.ts";
import { testShop } from "../harness/test-shop.ts";
import { keyOf } from "../harness/account/session-keys.ts";

const shop = testShop();
const freshToken = () => randomBytes(16).toString("hex");
const context = (token?: string) => shop.api.get<Context>("/context", { "sw-context-token": token });
const choose = (token: string, choice: object) =>
  shop.api.patch<TokenAnswer>("/context", choice, { "sw-context-token": token });

it("gives a newcomer a token of 32 characters and the channel's own choices [137, 138, 248]", async () => {
  const { token, body } = await context();
  expect(token).toMatch(/^[A-Za-z0-9]{32}$/);
  expect(body).toMatchObject({
    token,
    customer: null,
    currency: { isoCode: "EUR" },
    shippingLocation: { country: { iso: "DE" }, state: null },
    context: { languageIdChain: [id.language("de")], taxState: "gross" },
    salesChannel: { navigationCategoryId: id.category("root"), serviceCategoryId: null },
  });
});

it("gives every newcomer a token of their own", async () => {
  expect((await context()).token).not.toBe((await context()).token);
});

it("takes an unknown token as a new anonymous session under that token [241]", async () => {
  const mine = freshToken();
  const { token, body } = await context(mine);
  expect([token, body.token]).toEqual([mine, mine]);
});

it("echoes the token on reads and on refusals", async () => {
  const mine = freshToken();
  const read = await shop.api.post("/language", {}, { "sw-context-token": mine });
  const refused = await shop.api.post(`/product/${id.unknownId}`, {}, { "sw-context-token": mine });
  expect([read.token, refused.token, refused.status]).toEqual([mine, mine, 404]);
});

it.each(["short", "x".repeat(65), "has spaces in it 1234", "semi;colon;0123456789"])(
  "answers the malformed token %j with a new one",
  async (malformed) => {
    const { token } = await context(malformed);
    expect(token).toMatch(/^[A-Za-z0-9]{32}$/);
  },
);

it("keeps the token when choices change, and the choices with it [249]", async () => {
  const mine = freshToken();
  const choices = {
    currencyId: id.currency("pln"),
    languageId: id.language("en"),
    countryId: id.country("pl"),
    countryStateId: id.state("pl-sl"),
    paymentMethodId: id.paymentMethod("invoice"),
    shippingMethodId: id.shippingMethod("freight"),
  };
  const changed = await choose(mine, choices);
  expect(changed.token).toBe(mine);
  expect(changed.body.redirectUrl).toBe("http://shop.example/en-GB");
  expect((await context(mine)).body).toMatchObject({
    token: mine,
    currency: { isoCode: "PLN", factor: 4 },
    context: { languageIdChain: [id.language("en"), id.language("de")], currencyFactor: 4 },
    shippingLocation: { country: { iso: "PL" }, state: { shortCode: "PL-24" } },
    paymentMethod: { technicalName: "payment_invoicepayment" },
    shippingMethod: { technicalName: "shipping_freight" },
    languageInfo: { localeCode: "en-GB" },
  });
});

it("leaves alone what a change does not name", async () => {
  const mine = freshToken();
  await choose(mine, { currencyId: id.currency("pln") });
  const { redirectUrl } = (await choose(mine, { countryId: id.country("pl") })).body;
  const { body } = await context(mine);
  expect([redirectUrl, body.currency.isoCode, body.shippingLocation.country.iso]).toEqual([
    null,
    "PLN",
    "PL",
  ]);
});

it("forgets the state when the country changes", async () => {
  const mine = freshToken();
  await choose(mine, { countryStateId: id.state("de-by") });
  expect((await context(mine)).body.shippingLocation.state?.shortCode).toBe("DE-BY");
  await choose(mine, { countryId: id.country("pl") });
  expect((await context(mine)).body.shippingLocation.state).toBeNull();
});

it("refuses a state of another country, naming the field", async () => {
  const refused = await choose(freshToken(), {
    countryId: id.country("pl"),
    countryStateId: id.state("de-by"),
  });
  expect(refused.faults).toEqual(["400 VIOLATION::ENTITY_DOES_NOT_EXISTS /countryStateId"]);
});

it("names every choice the channel does not offer and stores none of them", async () => {
  const mine = freshToken();
  const refused = await choose(mine, {
    currencyId: id.unknownId,
    languageId: id.unknownId,
    countryId: id.country("pl"),
    paymentMethodId: "not an id",
  });
  expect(refused.faults).toEqual(["400 VIOLATION::ENTITY_DOES_NOT_EXISTS /paymentMethodId"]);
  const again = await choose(mine, { currencyId: id.unknownId, languageId: id.unknownId });
  expect(again.faults).toEqual([
    "400 VIOLATION::ENTITY_DOES_NOT_EXISTS /currencyId",
    "400 VIOLATION::ENTITY_DOES_NOT_EXISTS /languageId",
  ]);
  expect((await context(mine)).body.shippingLocation.country.iso).toBe("DE");
});

it("ends a session that was not used for a day: new token, choices gone", async () => {
  const mine = freshToken();
  await choose(mine, { currencyId: id.currency("pln") });
  await shop.sql`update shop_context set last_used_at = now() - interval '23 hours' where context_key = ${keyOf(shop.sql, mine)}`;
  expect((await context(mine)).token).toBe(mine);
  await shop.sql`update shop_context set last_used_at = now() - interval '25 hours' where context_key = ${keyOf(shop.sql, mine)}`;
  const { token, body } = await context(mine);
  expect(token).not.toBe(mine);
  expect(body).toMatchObject({ token, currency: { isoCode: "EUR" } });
});

it("prolongs a session by using it", async () => {
  const mine = freshToken();
  await choose(mine, { currencyId: id.currency("pln") });
  await shop.sql`update shop_context set last_used_at = now() - interval '23 hours' where context_key = ${keyOf(shop.sql, mine)}`;
  await context(mine);
  const [row] = await shop.sql<{ fresh: boolean }[]>`
    select last_used_at > now() - interval '1 minute' as fresh from shop_context where context_key = ${keyOf(shop.sql, mine)}`;
  expect(row?.fresh).toBe(true);
});

it("writes nothing for sessions that only read", async () => {
  const mine = freshToken();
  await context(mine);
  expect(await shop.sql`select from shop_context where context_key = ${keyOf(shop.sql, mine)}`).toHaveLength(
    0,
  );
});
