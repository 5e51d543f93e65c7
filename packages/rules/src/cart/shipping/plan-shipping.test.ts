import { expect, it } from "vitest";
import type { WantedLine } from "../cart-input.ts";
import { priceLine } from "../price-line.ts";
import { sampleBuyer, sampleLine, sampleShipping, sampleTariff } from "../cart.fixture.ts";
import type { ShippingRules } from "../shipping-rules.ts";
import { planShipping } from "./plan-shipping.ts";

const rate = (zone: string, cents: number, freeFromCents: number | null = null) => ({
  zone,
  freeFromCents,
  steps: [
    { fromGrams: 0, cents },
    { fromGrams: 10_000, cents: cents * 2 },
  ],
});
const rules = sampleShipping({
  zones: [
    { key: "islands", countryIso: "DE", postcodes: [{ from: "18565", to: "18565" }] },
    { key: "DE", countryIso: "DE", postcodes: [] },
    { key: "PL", countryIso: "PL", postcodes: [] },
  ],
  tariffs: [
    sampleTariff("parcel", { rank: 1, rates: [rate("DE", 590, 50_000), rate("PL", 1490)] }),
    sampleTariff("freight", {
      rank: 9,
      methodIds: ["freight"],
      rates: [rate("DE", 4900), rate("islands", 9900)],
    }),
    sampleTariff("free", {
      rank: 5,
      isFree: true,
      methodIds: ["freight"],
      rates: [rate("DE", 1), rate("PL", 1)],
    }),
  ],
});

interface Situation {
  countryIso?: string;
  postcode?: string;
  goodsCents?: number;
  rules?: Partial<ShippingRules>;
}

const plan = (lines: WantedLine[], situation: Situation = {}) =>
  planShipping({
    rules: { ...rules, ...situation.rules },
    buyer: { ...sampleBuyer, countryIso: "DE", ...situation },
    lines: lines.map((line) => priceLine(line, "gross")),
    goodsCents: situation.goodsCents ?? 0,
  });

const parcel = sampleLine("parcel", 2, { shippingCostType: "parcel", weightGrams: 3000 });
const freight = sampleLine("freight", 1, { shippingCostType: "freight", weightGrams: 9000 });
const free = sampleLine("free", 1, { shippingCostType: "free", weightGrams: 70_000 });
const ownFree = sampleLine("own", 1, { shippingCostType: "freight", isShippingFree: true });

it.each<[string, WantedLine[], Situation, object]>([
  [
    "a parcel",
    [parcel],
    {},
    { costType: "parcel", weightGrams: 6000, fullCents: 590, freeFromCents: 50_000 },
  ],
  ["a product without a type", [sampleLine("a")], {}, { costType: "parcel", fullCents: 590 }],
  [
    "a product of an unknown type",
    [sampleLine("a", 1, { shippingCostType: "x" })],
    {},
    { costType: "parcel" },
  ],
  [
    "the higher rank, all the weight",
    [parcel, freight],
    {},
    { costType: "freight", weightGrams: 15_000, fullCents: 9800 },
  ],
  [
    "goods of enough value",
    [parcel],
    { goodsCents: 50_000 },
    { fullCents: 0, freeFromCents: 50_000, isDeliverable: true },
  ],
  [
    "a free tariff that carries, a parcel that pays",
    [parcel, free],
    {},
    { costType: "free", weightGrams: 6000, fullCents: 590 },
  ],
  ["only a free tariff", [free], {}, { costType: "free", weightGrams: 0, fullCents: 0, freeFromCents: null }],
  [
    "a free product that carries, a parcel that pays",
    [parcel, ownFree],
    {},
    { costType: "freight", weightGrams: 6000, fullCents: 590 },
  ],
  ["another country", [parcel], { countryIso: "PL" }, { zone: "PL", fullCents: 1490, freeFromCents: null }],
  ["an island", [freight], { postcode: "18565" }, { zone: "islands", fullCents: 9900 }],
])("plans %s", (_, lines, situation, expected) => {
  expect(plan(lines, situation).delivery).toMatchObject({ isNeeded: true, isDeliverable: true, ...expected });
});

it.each<[string, WantedLine[], Situation]>([
  ["a country without zone", [parcel], { countryIso: "FR" }],
  ["a zone the tariff does not serve", [parcel], { postcode: "18565" }],
  ["a zone the carrier does not serve, though nothing is charged", [ownFree], { countryIso: "PL" }],
  ["a zone that only the carrier serves", [parcel, ownFree], { postcode: "18565" }],
  ["anywhere without tariffs", [parcel], { rules: { tariffs: [] } }],
])("does not send to %s", (_, lines, situation) => {
  const { notices, delivery } = plan(lines, situation);
  expect(notices[0]).toEqual({ code: "shipping-address-blocked" });
  expect(delivery).toMatchObject({ isDeliverable: false, zone: null, fullCents: 0, freeFromCents: null });
});

it.each<[string, WantedLine[], Partial<ShippingRules>, string, string[], object[]]>([
  ["the chosen one", [parcel], { methodId: "freight" }, "freight", ["parcel", "freight"], []],
  [
    "the only available one",
    [freight],
    { methodId: "parcel" },
    "freight",
    ["freight"],
    [{ code: "shipping-method-changed", fromId: "parcel", toId: "freight" }],
  ],
  [
    "the default before the first",
    [parcel],
    { methodId: "drone", defaultMethodId: "freight" },
    "freight",
    ["parcel", "freight"],
    [{ code: "shipping-method-changed", fromId: "drone", toId: "freight" }],
  ],
  [
    "the chosen one that is blocked",
    [freight],
    { methods: [{ id: "parcel", deliveryDays: null }] },
    "parcel",
    [],
    [{ code: "shipping-method-blocked", methodId: "parcel" }],
  ],
])("goes on with %s", (_, lines, change, methodId, availableMethodIds, notices) => {
  expect(plan(lines, { rules: change })).toMatchObject({
    delivery: { methodId, availableMethodIds },
    notices,
  });
});

it("sends nothing where nothing is to be sent, and blocks no method", () => {
  expect(plan([], { countryIso: "FR", rules: { methodId: "drone" } })).toEqual({
    delivery: {
      isNeeded: false,
      zone: null,
      isDeliverable: true,
      costType: null,
      weightGrams: 0,
      methodId: "drone",
      availableMethodIds: ["parcel", "freight"],
      fullCents: 0,
      freeFromCents: null,
    },
    methodDays: null,
    notices: [],
  });
});
