import * as id from "./catalogue-ids.ts";
import type { SeededRandom } from "../seeded-random.ts";
import { codes, foreignId, oddValue, raw, somePayload, someProduct, toWire, wish } from "./tamper-values.ts";

export interface TamperedRequest {
  method: "POST" | "PATCH" | "DELETE";
  path: string;
  /** As sent. */
  body: string;
}

/** Line ids in the cart now, and those of somebody else's cart. */
export interface Surroundings {
  lineIds: readonly string[];
  othersLineIds: readonly string[];
}

type Item = Record<string, unknown>;
type Make = (random: SeededRandom, around: Surroundings) => TamperedRequest;

const LINES = "/checkout/cart/line-item";
const request = (method: TamperedRequest["method"], path: string, body: unknown): TamperedRequest => ({
  method,
  path,
  body: toWire(body),
});

/** A request about a cart that is right or wrong in some way; about half of them are refused. */
export function tamperedRequest(random: SeededRandom, around: Surroundings): TamperedRequest {
  return random.pick(makers)(random, around);
}

const add: Make = (random, around) =>
  request(
    "POST",
    LINES,
    listed(random, "items", () => newItem(random, around)),
  );
const update: Make = (random, around) =>
  request(
    "PATCH",
    LINES,
    listed(random, "items", () => changedItem(random, around)),
  );
const remove: Make = (random, around) =>
  request(
    "POST",
    `${LINES}/delete`,
    listed(random, "ids", () => lineId(random, around)),
  );
const removeOldWay: Make = (random, around) => {
  const wanted = encodeURIComponent(String(lineId(random, around)));
  return random.chance(0.5)
    ? request("DELETE", `${LINES}?${random.pick(["ids[]", "ids", "ids[0]", "ids[a]", "id"])}=${wanted}`, {})
    : request(
        "DELETE",
        LINES,
        listed(random, "ids", () => lineId(random, around)),
      );
};
const tell: Make = (random) =>
  request("PATCH", "/hearth/checkout/cart", {
    ...some(random, "zipcode", ["18565", "10115", "00-950", "", null, "1".repeat(13), "DROP TABLE"]),
    ...some(random, "taxDeclaration", [
      "none",
      "operator",
      "operator-small-storage",
      "free",
      "OPERATOR",
      null,
    ]),
    ...some(random, "customerComment", ["Danke", "x".repeat(1000), "x".repeat(1001), "a\0b", "\ud800", null]),
    ...some(random, random.pick(["price", "totalPrice", "shippingCosts", "__proto__x"]), [0, -1], 0.05),
  });
const choose: Make = (random) =>
  request("PATCH", "/context", {
    ...some(random, "countryId", [id.country("de"), id.country("pl"), id.country("ch"), foreignId(random)]),
    ...some(random, "currencyId", [id.currency("eur"), id.currency("pln"), foreignId(random)], 0.3),
    ...some(random, "shippingMethodId", [
      id.shippingMethod("freight"),
      id.shippingMethod("parcel"),
      foreignId(random),
    ]),
    ...some(random, "paymentMethodId", [id.paymentMethod("invoice"), id.shippingMethod("parcel"), null]),
    ...some(random, random.pick(["taxState", "customerGroupId", "currencyFactor"]), ["tax-free", 0], 0.05),
  });
const empty: Make = () => request("DELETE", "/checkout/cart", {});
const broken: Make = (random) => ({
  method: "POST",
  path: LINES,
  body: random.pick([
    "{",
    "[]",
    '"items"',
    "null",
    '{"items":[}',
    '{"items":[],"items":[{"type":"product"}]}',
    "\0",
  ]),
});

const makers: readonly Make[] = [
  ...Array<Make>(12).fill(add),
  ...Array<Make>(6).fill(update),
  ...Array<Make>(2).fill(remove),
  removeOldWay,
  tell,
  tell,
  choose,
  choose,
  empty,
  broken,
];

/** `{ key: [things] }`, rarely something else in its place. */
function listed(random: SeededRandom, key: string, make: () => unknown): Record<string, unknown> {
  if (random.chance(0.04)) return { [key]: oddValue(random) };
  if (random.chance(0.02)) return { [key]: Array.from({ length: 101 }, make) };
  const things = Array.from({ length: random.whole(random.chance(0.05) ? 0 : 1, 3) }, make);
  return {
    [key]: things,
    ...(random.chance(0.02) && { [random.pick(["token", "price", "taxState"])]: oddValue(random) }),
  };
}

function newItem(random: SeededRandom, around: Surroundings): unknown {
  const known = random.chance(0.3) ? lineId(random, around) : someProduct(random);
  const item: Item = random.chance(0.2)
    ? { type: "promotion", referencedId: random.chance(0.9) ? random.pick(codes) : someProduct(random) }
    : { type: "product", id: known, referencedId: someProduct(random), quantity: random.whole(1, 12) };
  if (item["type"] === "product" && random.chance(0.5)) item["referencedId"] = item["id"];
  return spoilt(random, random.chance(0.3) ? { ...item, payload: somePayload(random) } : item);
}

function changedItem(random: SeededRandom, around: Surroundings): unknown {
  const item: Item = { id: lineId(random, around), quantity: random.whole(1, 12) };
  return spoilt(random, random.chance(0.2) ? { ...item, payload: somePayload(random) } : item);
}

function lineId(random: SeededRandom, { lineIds, othersLineIds }: Surroundings): unknown {
  if (lineIds.length > 0 && random.chance(0.8)) return random.pick(lineIds);
  if (random.chance(0.4)) return random.pick(othersLineIds);
  return random.chance(0.5)
    ? foreignId(random)
    : random.pick(["my line", "ä", "🙂", "__proto__", "a/b", oddValue(random)]);
}

function spoilt(random: SeededRandom, item: Item): unknown {
  if (random.chance(0.55)) return item;
  return random.pick<() => unknown>([
    () => ({ ...item, quantity: oddValue(random) }),
    () => ({ ...item, quantity: random.pick([-1, 0, 1.5, raw("1e309"), raw("1e2"), 100, 1_000_000]) }),
    () => ({ ...item, ...wish(random) }),
    () => ({ ...item, referencedId: foreignId(random) }),
    () => ({ ...item, referencedId: random.pick(codes) }),
    () => ({ ...item, referencedId: oddValue(random) }),
    () => ({ ...item, id: oddValue(random) }),
    () => ({
      ...item,
      type: random.pick(["promotion", "product", "credit", "discount", "custom", "container", 1, null]),
    }),
    () => ({ ...item, payload: oddValue(random) }),
    () => ({
      ...item,
      payload: { ["k".repeat(random.whole(1, 70))]: oddValue(random) },
    }),
    () => Object.fromEntries(Object.entries(item).filter(() => random.chance(0.7))),
    () => oddValue(random),
  ])();
}

function some(random: SeededRandom, key: string, values: readonly unknown[], share = 0.5): Item {
  if (!random.chance(share)) return {};
  return { [key]: random.chance(0.9) ? random.pick(values) : oddValue(random) };
}
