import { describe, expect, it } from "vitest";
import { errorsOf, item, newShopper, noticesOf, shippingOf, type Shopper } from "../harness/order/cart.ts";
import * as id from "../harness/content/catalogue-ids.ts";
import { testShop } from "../harness/test-shop.ts";

const shop = testShop();
const visitor = () => newShopper(shop.api);
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

describe("costs of sending", () => {
  it.each([
    ["a parcel", [item("hose")], 5.9, "package"],
    ["a parcel of more than 30 kg", [item("hose", 2)], 11.8, "package"],
    ["a parcel of 250 euro", [item("hose", 3)], 0, "package"],
    ["freight", [item("kestrel-6")], 79, "freight"],
    ["freight above 200 kg", [item("kestrel-6", 3)], 119, "freight"],
    ["freight with a parcel on it", [item("kestrel-6"), item("hose")], 79, "freight"],
    ["goods that are sent for nothing", [item("module-white")], 0, "shipping-free"],
    ["such goods and a parcel", [item("module-white", 5), item("thermostat")], 0, "package"],
    ["modules", [item("module-black")], 60, "photovoltaic"],
    [
      "modules and inverter on one pallet",
      [item("module-black"), item("inverter")],
      70,
      "photovoltaic-inverter",
    ],
    [
      "modules, inverter and storage on one pallet",
      [item("module-black"), item("inverter"), item("battery-5")],
      80,
      "photovoltaic-inverter-storage",
    ],
    ["photovoltaics of 5,000 euro", [item("module-black", 39)], 0, "photovoltaic"],
  ])("of %s [135]", async (_, items, costs, costType) => {
    const cart = await (await withItems(...items)).read();
    expect(shippingOf(cart)).toBe(costs);
    expect(cart.extensions?.hearthDelivery).toMatchObject({ costType, isDeliverable: true, zone: "de" });
    expect(cart.price.totalPrice).toBeCloseTo(cart.price.positionPrice + costs, 8);
  });

  it.each([
    ["18565", "de-islands", 15.9],
    ["18 565", "de-islands", 15.9],
    ["18564", "de", 5.9],
    ["25980", "de-islands", 15.9],
    ["25999", "de-islands", 15.9],
    ["26000", "de", 5.9],
    ["2598", "de", 5.9],
    [null, "de", 5.9],
  ])("with the postcode %s are those of the zone %s", async (zipcode, zone, costs) => {
    const shopper = await withItems(item("hose"));
    const cart = await shopper.tell({ zipcode });
    expect(cart.extensions?.hearthDelivery).toMatchObject({ zipcode, zone });
    expect(shippingOf(cart)).toBe(costs);
  });

  it("follow the country, whose postcodes are its own", async () => {
    const shopper = await withItems(item("hose"));
    await shopper.tell({ zipcode: "18565" });
    const cart = await shopper.choose({ countryId: id.country("pl") });
    expect([shippingOf(cart), cart.extensions?.hearthDelivery?.zone]).toEqual([14.9, "pl"]);
  });

  it("tell from which value on they end", async () => {
    const freeFrom = async (key: string) =>
      (await (await withItems(item(key))).read()).extensions?.hearthDelivery?.freeFrom;
    expect([await freeFrom("hose"), await freeFrom("kestrel-6"), await freeFrom("module-white")]).toEqual([
      250,
      null,
      null,
    ]);
  });
});

describe("a place nobody delivers to", () => {
  it("is told with what cannot come, as long as it lasts, costs nothing and blocks the order [322]", async () => {
    const shopper = await withItems(item("kestrel-6"));
    const cart = await shopper.choose({ countryId: id.country("ch") });
    expect(errorsOf(cart)).toEqual([
      notice(
        "shipping-address-blocked-Schweiz",
        { name: "Schweiz", products: "Wärmepumpe Kestrel" },
        20,
        true,
      ),
    ]);
    expect(cart.extensions?.hearthDelivery).toMatchObject({ isDeliverable: false, zone: null });
    expect(shippingOf(cart)).toBe(0);
    expect(noticesOf(await shopper.read())).toEqual(["shipping-address-blocked"]);
    expect((await shopper.choose({ countryId: id.country("de") })).errors).toEqual([]);
  });

  it("may be one for some goods only, and those are named [322]", async () => {
    const shopper = await withItems(item("hose"));
    expect((await shopper.choose({ countryId: id.country("ch") })).errors).toEqual([]);
    const cart = await shopper.add(item("module-black"));
    expect(noticesOf(cart)).toContain("shipping-address-blocked");
    const products = errorsOf(cart).flatMap(({ parameters }) => parameters?.["products"] ?? []);
    expect(products).toEqual(["Solarmodul Helia Schwarz 430"]);
  });

  it("may be an island", async () => {
    const shopper = await withItems(item("module-black"));
    expect(noticesOf(await shopper.tell({ zipcode: "18565" }))).toEqual(["shipping-address-blocked"]);
    expect((await shopper.tell({ zipcode: "10115" })).errors).toEqual([]);
  });
});

describe("downloads", () => {
  it("need no sending, and leave the chosen method alone", async () => {
    const shopper = visitor();
    await shopper.choose({ shippingMethodId: id.shippingMethod("freight"), countryId: id.country("ch") });
    const cart = await shopper.add(item("guide"));
    expect(cart.deliveries).toEqual([]);
    expect(cart.errors).toEqual([]);
    expect(cart.price.totalPrice).toBe(19);
    expect(await chosen(shopper)).toEqual(["shipping_freight", "payment_prepayment"]);
  });

  it("beside goods are not among what is sent", async () => {
    const cart = await (await withItems(item("guide"), item("hose"))).read();
    expect(cart.deliveries[0]?.positions.map(({ identifier }) => identifier)).toEqual([id.product("hose")]);
  });
});

it("a delivery says when it comes", async () => {
  const cart = await (await withItems(item("hose"))).read();
  const { earliest, latest } = cart.extensions?.hearthDelivery ?? {};
  expect(cart.deliveries[0]?.deliveryDate).toMatchObject({
    earliest: `${earliest}T00:00:00.000+00:00`,
    latest: `${latest}T00:00:00.000+00:00`,
  });
  expect(earliest! < latest!).toBe(true);
});
