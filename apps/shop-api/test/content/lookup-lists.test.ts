import type {
  Country,
  CountryState,
  Currency,
  EntitySearchResult,
  Language,
  PaymentMethod,
  Salutation,
  ShippingMethod,
} from "@hearth/contract";
import { expect, it } from "vitest";
import * as id from "../harness/content/catalogue-ids.ts";
import { testShop } from "../harness/test-shop.ts";

const shop = testShop();

it("lists the languages with their locales [139, 257]", async () => {
  const { body } = await shop.api.post<EntitySearchResult<Language>>("/language");
  expect(body).toMatchObject({ entity: "language", total: 3, page: 1, limit: 100 });
  expect(body.elements.map((language) => language.locale?.code)).toEqual(["de-DE", "en-GB", "pl-PL"]);
});

it("lists the currencies as a plain array", async () => {
  const { body } = await shop.api.post<Currency[]>("/currency");
  expect(body.map(({ isoCode, symbol, factor }) => [isoCode, symbol, factor])).toEqual([
    ["EUR", "€", 1],
    ["PLN", "zł", 4],
  ]);
});

it("lists the active countries", async () => {
  await shop.sql`update country set active = false where iso = 'CH'`;
  await shop.services.references.refresh();
  const { body } = await shop.api.post<EntitySearchResult<Country>>("/country");
  expect(body.elements.map((country) => country.iso)).toEqual(["DE", "PL"]);
});

it("brings the states along when asked", async () => {
  const { body } = await shop.api.post<EntitySearchResult<Country>>("/country", {
    associations: { states: {} },
    filter: { iso: "DE" },
  });
  expect(body.elements[0]?.states?.map((state) => state.shortCode)).toEqual(["DE-BY", "DE-HE"]);
});

it("lists the states of one country, and none for an unknown one", async () => {
  const { body } = await shop.api.post<EntitySearchResult<CountryState>>(
    `/country-state/${id.country("de")}`,
  );
  expect(body.elements.map((state) => state.translated.name)).toEqual(["Bayern", "Hessen"]);
  const none = await shop.api.post<EntitySearchResult<CountryState>>(`/country-state/${id.unknownId}`);
  expect(none.body.elements).toEqual([]);
});

it("lists the salutations in the request language", async () => {
  const { body } = await shop.api.post<EntitySearchResult<Salutation>>(
    "/salutation",
    {},
    { "sw-language-id": id.language("en") },
  );
  expect(body.elements.map((each) => each.translated.displayName)).toEqual(["Mrs.", "Mr."]);
});

it("tells the icon of a payment method", async () => {
  const { body } = await shop.api.post<EntitySearchResult<PaymentMethod>>("/payment-method");
  expect(body.elements.map(({ customFields }) => customFields)).toEqual([
    { icon: "tabler:building-bank" },
    {},
  ]);
});

it("lists payment methods, the session's choice first", async () => {
  const names = async (token?: string) =>
    (
      await shop.api.post<EntitySearchResult<PaymentMethod>>(
        "/payment-method",
        { onlyAvailable: true },
        { "sw-context-token": token },
      )
    ).body.elements.map((method) => method.technicalName);
  expect(await names()).toEqual(["payment_prepayment", "payment_invoicepayment"]);

  const mine = "b2".repeat(16);
  await shop.api.patch(
    "/context",
    { paymentMethodId: id.paymentMethod("invoice") },
    { "sw-context-token": mine },
  );
  expect(await names(mine)).toEqual(["payment_invoicepayment", "payment_prepayment"]);
});

it("lists shipping methods with delivery time and price steps, the session's choice first", async () => {
  const mine = "c3".repeat(16);
  await shop.api.patch(
    "/context",
    { shippingMethodId: id.shippingMethod("freight") },
    { "sw-context-token": mine },
  );
  const { body } = await shop.api.post<EntitySearchResult<ShippingMethod>>(
    "/shipping-method",
    { associations: { prices: {}, deliveryTime: {} } },
    { "sw-context-token": mine },
  );
  expect(body.elements.map((method) => method.technicalName)).toEqual([
    "shipping_freight",
    "shipping_parcel",
  ]);
  expect(body.elements[1]).toMatchObject({
    deliveryTime: { min: 2, max: 4, unit: "day" },
    prices: [
      { quantityStart: 0, quantityEnd: 250, currencyPrice: [{ gross: 5.9 }] },
      { quantityStart: 250, quantityEnd: null, currencyPrice: [{ gross: 0 }] },
    ],
  });
});

it("finds a country and a salutation by id [268]", async () => {
  const filter = (value: string) => ({ filter: [{ type: "equals", field: "id", value }] });
  const country = await shop.api.post<EntitySearchResult<Country>>("/country", filter(id.country("pl")));
  expect(country.body.elements.map(({ iso }) => iso)).toEqual(["PL"]);
  const all = await shop.api.post<EntitySearchResult<Salutation>>("/salutation");
  const last = all.body.elements.at(-1);
  const found = await shop.api.post<EntitySearchResult<Salutation>>("/salutation", filter(last?.id ?? ""));
  expect(found.body.elements).toEqual([last]);
});
