import * as id from "./catalogue-ids.ts";
import type { SeededRandom } from "../seeded-random.ts";

/** Stands for text that JSON.stringify cannot write: numbers beyond all numbers, and what is not JSON at all. */
export const raw = (text: string) => `@@${text}@@`;

/** The body as it goes over the wire. */
export const toWire = (body: unknown) => JSON.stringify(body).replaceAll(/"@@(.*?)@@"/g, "$1");

const sellable = [
  "kestrel-6",
  "kestrel-12",
  "radiator-600-800",
  "buffer-tank",
  "hose",
  "valve",
  "fan",
  "thermostat",
  "module-white",
  "module-black",
  "inverter",
  "battery-5",
  "guide",
];

export const codes = [
  "TENOFF",
  "TENMAX",
  "FIVE",
  "ALONE20",
  "NOTTEN",
  "PIPE100",
  "SUM200",
  "3FOR2",
  "PAIR50",
  "FREESHIP",
  "SHIP2",
  "BOTH",
  "TRADE10",
  "POLSKA10",
  "FIRST15",
  "VALVES4",
  "KESTREL100",
  "ONCE",
  "LASTONE",
  "USEDUP",
  "EXPIRED",
  "FUTURE",
  "SWITCHEDOFF",
  "WELCOME-1",
  "WELCOME-2",
];

/** Well-formed ids that are none of a product one can buy. */
const foreignIds = [
  id.product("kestrel"),
  id.product("battery"),
  id.product("withdrawn"),
  id.category("heating"),
  id.promotion("ten-off"),
  id.promotion("automatic"),
  id.discount("ten-off"),
  id.discount("automatic"),
  id.country("de"),
  id.tax("zero"),
  id.unknownId,
  id.product("hose").toUpperCase(),
  `${id.product("hose")} `,
];

const oddNumbers = [
  0,
  -0,
  -1,
  -100,
  0.5,
  1.5,
  2.000_000_1,
  3,
  99,
  100,
  101,
  1_000_000,
  1_000_001,
  2 ** 31,
  2 ** 53,
  1e21,
  5e-324,
  raw("1e309"),
  raw("-1e309"),
  raw("NaN"),
  raw("Infinity"),
  raw("1e2"),
  raw("1.0"),
  raw("007"),
];

const oddTexts = [
  "",
  " ",
  "0",
  "-1",
  "3",
  "NaN",
  "1e3",
  "null",
  "a\0b",
  "\u0000",
  "\ud800",
  "\u202egnp",
  "İıſẞ🙂e\u0301",
  "' or 1=1 --",
  "'; drop table cart; --",
  "__proto__",
  "constructor",
  "toString",
  "x".repeat(101),
  "x".repeat(5000),
  "\n",
  "%",
  "{}",
];

const oddThings = [null, true, false, [], {}, [[]], [1], [null], { 0: 1 }, { length: 1 }];

export const someProduct = (random: SeededRandom) => id.product(random.pick(sellable));
export const foreignId = (random: SeededRandom) => random.pick(foreignIds);

export function oddValue(random: SeededRandom): unknown {
  return random.pick<() => unknown>([
    () => random.pick(oddNumbers),
    () => random.pick(oddNumbers),
    () => random.pick(oddTexts),
    () => random.pick(oddThings),
    () => foreignId(random),
    () => deep(random.whole(1, 6)),
  ])();
}

function deep(levels: number): unknown {
  return levels === 0
    ? 1
    : { [levels % 2 ? "a" : "customFields"]: levels % 3 ? deep(levels - 1) : [deep(levels - 1)] };
}

/** What only the shop may say, as a client would like it to be. */
const wishes: readonly [string, unknown][] = [
  ["price", 0.01],
  ["price", { unitPrice: 0.01, totalPrice: 0.01, quantity: 1, calculatedTaxes: [], taxRules: [] }],
  ["price", { unitPrice: -1000, totalPrice: -1000 }],
  ["priceDefinition", { type: "absolute", price: -500 }],
  ["priceDefinition", { type: "quantity", price: 0, quantity: 1, isCalculated: false }],
  ["price", null],
  ["unitPrice", 0.01],
  ["totalPrice", 0],
  ["label", "Geschenk"],
  ["good", false],
  ["stackable", false],
  ["removable", false],
  ["states", ["is-download"]],
  ["quantityInformation", { minPurchase: 1, maxPurchase: 10_000, purchaseSteps: 1 }],
  ["deliveryInformation", { freeDelivery: true, stock: 1000, weight: 0 }],
  ["children", [{ type: "product", price: { totalPrice: -5 } }]],
  ["discount", 100],
  ["modifiedByApp", true],
];
export const wish = (random: SeededRandom) => Object.fromEntries([random.pick(wishes)]);

const payloadWishes: readonly [string, unknown][] = [
  ["productNumber", "FREE-1"],
  ["taxId", id.tax("zero")],
  ["stock", 1_000_000],
  ["isCloseout", false],
  ["customFields", { pvZero: "module", shippingCostType: "shipping-free" }],
  ["categoryIds", [id.category("radiators")]],
  ["promotionId", id.promotion("ten-off")],
  ["discountId", id.discount("ten-off")],
  ["discountType", "percentage"],
  ["value", "100"],
  ["composition", [{ id: "x", quantity: 1, discount: 100 }]],
  ["unitPrice", 0],
  ["hearthCartSource", null],
  ["hearthCartReferenceId", 17],
  ["name", "İıſẞ🙂"],
  ["apiAlias", "product"],
  ["extensions", { hearthTax: { declaration: "operator" } }],
];

export function somePayload(random: SeededRandom): unknown {
  const count = random.whole(0, 3);
  const entries = Array.from({ length: count }, () =>
    random.chance(0.7)
      ? random.pick(payloadWishes)
      : ([
          random.pick(["note", "a.b", "_x", "ü", "__proto__", "constructor", ""]),
          oddValue(random),
        ] as const),
  );
  // JSON.parse makes `__proto__` a key like any other; an object literal would not.
  return JSON.parse(
    `{${entries.map(([key, value]) => `${JSON.stringify(key)}:${JSON.stringify(value ?? null)}`).join(",")}}`,
  );
}
