import type { AdminShippingTariff, AdminShippingZone, ShippingRateForm } from "@hearth/admin-contract";
import type { Order, ShippingMethod, EntitySearchResult } from "@hearth/contract";
import { expect, it } from "vitest";
import type { AdminClient } from "../harness/admin/admin-client.ts";
import { item, newShopper, shippingOf } from "../harness/order/cart.ts";
import * as id from "../harness/content/catalogue-ids.ts";
import { orderedBy, readOrders } from "../harness/order/checkout.ts";
import { expectToReach } from "../harness/content/expect-to-reach.ts";
import { testAdmin } from "../harness/admin/test-admin.ts";
import { testShop } from "../harness/test-shop.ts";
import { testWorker } from "../harness/test-worker.ts";

const shop = testShop();
const admin = testAdmin(shop);
testWorker(shop);

interface Tariffs {
  tariffs: AdminShippingTariff[];
  zones: AdminShippingZone[];
}
const read = async (client: AdminClient) => (await client.ask<Tariffs>("listShippingTariffs")).body;
const tariffOf = async (client: AdminClient, type: string) => {
  const found = (await read(client)).tariffs.find(({ costType }) => costType === type);
  if (!found) throw new Error(`There is no tariff ${type}`);
  return found;
};
const formOf = ({ rates }: AdminShippingTariff): ShippingRateForm[] =>
  rates.map(({ steps, ...rate }) => ({
    ...rate,
    steps: steps.map(({ fromGrams, grossCents }) => ({ fromGrams, grossCents })),
  }));
const change = (client: AdminClient, tariff: AdminShippingTariff, rates: ShippingRateForm[]) =>
  client.ask<AdminShippingTariff>("changeShippingTariff", {
    params: { id: tariff.id },
    input: { version: tariff.version, rates },
  });

it("tariffs, zones and their names are read in the order of the shop", async () => {
  const { client } = await admin.worker("read-only");
  const { tariffs, zones } = await read(client);
  expect(tariffs[0]).toMatchObject({
    costType: "package",
    isFree: false,
    methodIds: [id.shippingMethod("parcel")],
    rates: [
      {
        zone: "de",
        freeFromGrossCents: 25_000,
        steps: [
          { fromGrams: 0, grossCents: 590, netCents: 496 },
          { fromGrams: 30_001, grossCents: 1180, netCents: 992 },
        ],
      },
      {},
      {},
      {},
    ],
  });
  expect(zones.map(({ key, isHome }) => [key, isHome])).toEqual([
    ["de", true],
    ["de-islands", false],
    ["pl", false],
    ["ch", false],
  ]);
  expect(zones[2]?.names).toContainEqual({ locale: "pl-PL", name: "Polska" });
});

it("a price is in carts and said by its method soon", async () => {
  const { client } = await admin.worker("owner");
  const shopper = newShopper(shop.api);
  await shopper.add(item("hose"));
  const shown = async () => {
    const { body } = await shop.api.post<EntitySearchResult<ShippingMethod>>("/shipping-method");
    const parcel = body.elements.find((method) => method.id === id.shippingMethod("parcel"));
    return parcel?.prices?.map(({ quantityStart, currencyPrice }) => [
      quantityStart,
      currencyPrice?.[0]?.gross,
    ]);
  };
  await expectToReach({
    read: async () => [shippingOf(await shopper.read()), await shown()],
    from: [
      5.9,
      [
        [0, 5.9],
        [250, 0],
      ],
    ],
    async change() {
      const tariff = await tariffOf(client, "package");
      const rates = formOf(tariff).map((rate) =>
        rate.zone === "de"
          ? { ...rate, freeFromGrossCents: 30_000, steps: [{ fromGrams: 0, grossCents: 695 }] }
          : rate,
      );
      expect((await change(client, tariff, rates)).body).toMatchObject({
        rates: [{ zone: "de", steps: [{ fromGrams: 0, grossCents: 695, netCents: 584 }] }, {}, {}, {}],
        version: tariff.version + 1,
      });
    },
    to: [
      6.95,
      [
        [0, 6.95],
        [300, 0],
      ],
    ],
  });
});

it("an order that exists keeps what it was placed with", async () => {
  const { client } = await admin.worker("owner");
  const { buyer, order } = await orderedBy(shop, item("hose"));
  const tariff = await tariffOf(client, "package");
  const dearer = formOf(tariff).map((rate) => ({
    ...rate,
    steps: rate.steps.map((step) => ({ ...step, grossCents: step.grossCents + 100 })),
  }));
  expect((await change(client, tariff, dearer)).status).toBe(200);
  await shop.services.references.refresh();
  const [again] = (await readOrders(shop, buyer.headers)).orders.elements;
  const money = (each: Order | undefined) => [each?.amountTotal, each?.shippingTotal];
  expect(money(again)).toEqual(money(order));
  await buyer.shopper.add(item("hose"));
  expect(shippingOf(await buyer.shopper.read())).toBe(order.shippingTotal + 1);
});

it("a zone without a price is not delivered to; a price that stays keeps its net", async () => {
  const { client } = await admin.worker("owner");
  const tariff = await tariffOf(client, "freight");
  const rates = formOf(tariff).filter(({ zone }) => zone !== "de-islands");
  const { body } = await change(client, tariff, rates);
  expect(body.rates.find(({ zone }) => zone === "pl")?.steps[0]).toMatchObject({ netCents: 10_500 });
  await shop.services.references.refresh();
  const shopper = newShopper(shop.api);
  await shopper.add(item("kestrel-6"));
  const cart = await shopper.tell({ zipcode: "18565" });
  expect(cart.extensions?.hearthDelivery?.isDeliverable).toBe(false);
});

it("whoever was slower is told what it is now", async () => {
  const { client } = await admin.worker("owner");
  const tariff = await tariffOf(client, "package");
  const { body } = await change(client, tariff, formOf(tariff));
  const late = await change(client, tariff, formOf(tariff));
  expect(late.faults).toEqual(["409 ADMIN__CHANGED_MEANWHILE"]);
  expect(late.errors[0]?.meta?.parameters?.["current"]).toEqual(body);
});

it.each<[string, (rates: ShippingRateForm[]) => ShippingRateForm[]]>([
  ["HOME_MISSING", (rates) => rates.filter(({ zone }) => zone !== "de")],
  ["ZONE_TWICE", (rates) => [...rates, ...rates.slice(0, 1)]],
  ["UNKNOWN_ZONE", (rates) => [...rates, ...rates.slice(0, 1).map((rate) => ({ ...rate, zone: "moon" }))]],
  [
    "FIRST_STEP_ABOVE_ZERO",
    (rates) => rates.map((rate) => ({ ...rate, steps: [{ fromGrams: 5, grossCents: 1 }] })),
  ],
  [
    "STEPS_NOT_RISING",
    (rates) =>
      rates.map((rate) => ({
        ...rate,
        steps: [0, 9, 3].map((fromGrams) => ({ fromGrams, grossCents: 1 })),
      })),
  ],
])("%s is refused and changes nothing", async (reason, spoil) => {
  const { client } = await admin.worker("owner");
  const tariff = await tariffOf(client, "package");
  const refused = await change(client, tariff, spoil(formOf(tariff)));
  expect(refused.faults).toEqual(["400 FRAMEWORK__INVALID_REQUEST_PARAMETER /rates"]);
  expect(refused.errors[0]?.meta?.parameters?.["reason"]).toBe(reason);
  expect(await tariffOf(client, "package")).toEqual(tariff);
});
