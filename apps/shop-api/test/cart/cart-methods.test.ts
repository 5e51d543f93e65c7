import type { EntitySearchResult, PaymentMethod, ShippingMethod } from "@hearth/contract";
import { afterEach, describe, expect, it } from "vitest";
import { errorsOf, item, newShopper, noticesOf, type Shopper } from "../harness/order/cart.ts";
import * as id from "../harness/content/catalogue-ids.ts";
import { testShop } from "../harness/test-shop.ts";

const shop = testShop();
const visitor = () => newShopper(shop.api);
const refresh = () => shop.services.references.refresh();
const withItems = async (...items: readonly object[]) => {
  const shopper = visitor();
  await shopper.add(...items);
  await shopper.read();
  return shopper;
};
const chosen = async (shopper: Shopper) => {
  const { shippingMethod, paymentMethod } = await shopper.context();
  return [shippingMethod.technicalName, paymentMethod.technicalName];
};
const notice = (key: string, parameters: object, level = 0, block = false) =>
  expect.objectContaining({ key, parameters, level, block });

describe("a shipping method the goods do not go by", () => {
  it("is swapped, told once, and the context follows [179, 315]", async () => {
    const shopper = visitor();
    await shopper.add(item("hose"));
    const cart = await shopper.add(item("kestrel-6"));
    expect(errorsOf(cart)).toEqual([
      notice("shipping-method-changed-Paket-Spedition", {
        oldShippingMethodName: "Paket",
        newShippingMethodName: "Spedition",
      }),
    ]);
    expect(cart.deliveries[0]?.shippingMethod.technicalName).toBe("shipping_freight");
    expect(cart.extensions?.hearthDelivery).toMatchObject({
      needsFreight: true,
      availableShippingMethodIds: [id.shippingMethod("freight")],
    });
    expect(await chosen(shopper)).toEqual(["shipping_freight", "payment_prepayment"]);
    expect((await shopper.read()).errors).toEqual([]);
    const back = await shopper.remove(id.product("kestrel-6"));
    expect(noticesOf(back)).toEqual(["shipping-method-changed"]);
    expect(await chosen(shopper)).toEqual(["shipping_parcel", "payment_prepayment"]);
  });

  it("is told in the shopper's language", async () => {
    const shopper = newShopper(shop.api, { "sw-language-id": id.language("en") });
    expect(await shopper.add(item("kestrel-6"))).toHaveProperty([
      "errors",
      "shipping-method-changed-Parcel-Freight",
    ]);
  });

  it("is swapped back when it is chosen all the same", async () => {
    const shopper = await withItems(item("hose"));
    const cart = await shopper.choose({ shippingMethodId: id.shippingMethod("freight") });
    expect(errorsOf(cart)).toEqual([
      notice("shipping-method-changed-Spedition-Paket", {
        oldShippingMethodName: "Spedition",
        newShippingMethodName: "Paket",
      }),
    ]);
    expect(await chosen(shopper)).toEqual(["shipping_parcel", "payment_prepayment"]);
  });

  it("stays where the goods go either way", async () => {
    const shopper = await withItems(item("inverter"));
    const cart = await shopper.choose({ shippingMethodId: id.shippingMethod("freight") });
    expect(cart.errors).toEqual([]);
    expect(cart.deliveries[0]?.shippingMethod.technicalName).toBe("shipping_freight");
  });

  describe("and there is no other", () => {
    afterEach(async () => {
      await shop.sql`update shipping_method set active = true`;
      await refresh();
    });

    it("blocks the order as long as it lasts", async () => {
      const shopper = await withItems(item("hose"));
      await shop.sql`update shipping_method set active = false where id = ${id.shippingMethod("freight")}`;
      await refresh();
      for (const cart of [await shopper.add(item("kestrel-6")), await shopper.read()])
        expect(errorsOf(cart)).toEqual([
          notice("shipping-method-blocked-Paket", { name: "Paket" }, 10, true),
        ]);
      expect(await chosen(shopper)).toEqual(["shipping_parcel", "payment_prepayment"]);
      expect((await shopper.remove(id.product("kestrel-6"))).errors).toEqual([]);
    });
  });
});

describe("a payment method that is not offered for this cart", () => {
  const invoice = { paymentMethodId: id.paymentMethod("invoice") };
  afterEach(async () => {
    await shop.sql`update payment_method set availability = '{}' where id = ${id.paymentMethod("prepayment")}`;
    await shop.sql`update payment_method set availability = '{"maxCents": 500000}' where id = ${id.paymentMethod("invoice")}`;
    await refresh();
  });

  it("is swapped, told once, and the context follows [179, 315]", async () => {
    const shopper = await withItems(item("module-white", 50));
    expect((await shopper.choose(invoice)).errors).toEqual([]);
    const cart = await shopper.set(id.product("module-white"), 51);
    expect(errorsOf(cart)).toEqual([
      notice("payment-method-changed-Rechnung-Vorkasse", {
        oldPaymentMethodName: "Rechnung",
        newPaymentMethodName: "Vorkasse",
      }),
    ]);
    expect(cart.transactions[0]?.paymentMethodId).toBe(id.paymentMethod("prepayment"));
    expect(cart.extensions?.hearthDelivery?.availablePaymentMethodIds).toEqual([
      id.paymentMethod("prepayment"),
    ]);
    expect(await chosen(shopper)).toEqual(["shipping_parcel", "payment_prepayment"]);
    expect((await shopper.read()).errors).toEqual([]);
    // What was swapped stays swapped.
    await shopper.set(id.product("module-white"), 1);
    expect(await chosen(shopper)).toEqual(["shipping_parcel", "payment_prepayment"]);
  });

  it("has its limit in the shop's currency, whatever the shopper pays in", async () => {
    const shopper = await withItems(item("module-white", 50));
    await shopper.choose(invoice);
    // 4,950 euro are 19,800 złoty.
    expect((await shopper.choose({ currencyId: id.currency("pln") })).errors).toEqual([]);
    expect(noticesOf(await shopper.set(id.product("module-white"), 51))).toEqual(["payment-method-changed"]);
  });

  it("blocks the order when there is no other", async () => {
    const shopper = await withItems(item("module-white", 51));
    await shop.sql`update payment_method set availability = '{"maxCents": 1000}'`;
    await refresh();
    for (const cart of [await shopper.read(), await shopper.read()])
      expect(errorsOf(cart)).toEqual([
        notice("payment-method-blocked-Vorkasse", { name: "Vorkasse" }, 10, true),
      ]);
  });

  it("may be one of some countries, and is not swapped behind an empty cart", async () => {
    const countries = { countryIds: [id.country("de")] };
    await shop.sql`update payment_method set availability = ${shop.sql.json(countries)} where id = ${id.paymentMethod("invoice")}`;
    await refresh();
    const shopper = visitor();
    expect((await shopper.choose({ ...invoice, countryId: id.country("pl") })).errors).toEqual([]);
    expect(await chosen(shopper)).toEqual(["shipping_parcel", "payment_invoicepayment"]);
    expect(noticesOf(await shopper.add(item("hose")))).toEqual(["payment-method-changed"]);
  });
});

describe("the lists of methods", () => {
  const names = async (path: string, body: object, shopper: Shopper) =>
    (
      await shop.api.post<EntitySearchResult<PaymentMethod | ShippingMethod>>(path, body, shopper.headers)
    ).body.elements.map(({ technicalName }) => technicalName);

  it("hold all of the channel, the chosen one first", async () => {
    const shopper = await withItems(item("kestrel-6"));
    expect(await names("/shipping-method", {}, shopper)).toEqual(["shipping_freight", "shipping_parcel"]);
    expect(await names("/payment-method", {}, shopper)).toEqual([
      "payment_prepayment",
      "payment_invoicepayment",
    ]);
  });

  it("hold what this cart may use, if only that is asked for, in the body or the query", async () => {
    const shopper = await withItems(item("kestrel-6"));
    for (const [query, body] of [
      ["", { onlyAvailable: true }],
      ["?onlyAvailable=1", {}],
    ] as const) {
      expect(await names(`/shipping-method${query}`, body, shopper)).toEqual(["shipping_freight"]);
      expect(await names(`/payment-method${query}`, body, shopper)).toEqual(["payment_prepayment"]);
    }
    const small = await withItems(item("hose"));
    expect(await names("/shipping-method", { onlyAvailable: true }, small)).toEqual(["shipping_parcel"]);
    expect(await names("/payment-method", { onlyAvailable: true }, small)).toHaveLength(2);
  });

  it("of an empty cart hold everything", async () => {
    expect(await names("/shipping-method", { onlyAvailable: true }, visitor())).toHaveLength(2);
  });
});

it("what the context says is what the cart says: country, currency, language, methods", async () => {
  const shopper = await withItems(item("inverter"));
  const cart = await shopper.choose({
    countryId: id.country("pl"),
    currencyId: id.currency("pln"),
    languageId: id.language("pl"),
    shippingMethodId: id.shippingMethod("freight"),
    paymentMethodId: id.paymentMethod("invoice"),
  });
  expect(cart).toMatchObject({
    lineItems: [{ label: "Falownik Volta", price: { unitPrice: 5160 } }],
    price: { positionPrice: 5160, totalPrice: 5280 },
    deliveries: [
      {
        shippingMethod: { technicalName: "shipping_freight" },
        shippingCosts: { totalPrice: 120 },
        location: { country: { iso: "PL" } },
      },
    ],
    transactions: [{ paymentMethodId: id.paymentMethod("invoice") }],
    errors: [],
  });
});
