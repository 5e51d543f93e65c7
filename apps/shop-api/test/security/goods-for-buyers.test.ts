import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, expect, it } from "vitest";
import { attackGoods } from "../harness/payment/goods-attack.ts";
import * as id from "../harness/content/catalogue-ids.ts";
import { moneyArrives } from "../harness/payment/money-arrives.ts";
import { orderRig } from "../harness/order/order-rig.ts";
import { insertShoppers } from "../harness/order/order-shoppers.ts";
import { type OwnRedis, startOwnRedis } from "../harness/own-redis.ts";
import { paymentStand } from "../harness/payment/payment-stand.ts";
import { type StoreVisitor, storeVisitor } from "../harness/account/store-visitor.ts";
import { limitsAsEver } from "../harness/test-config.ts";

/*
 * Two hundred addresses want all pieces of ten products and pay for none, while ten people order. At least four fifths of each product
 * stay buyable, and the ten are not refused once. With the limits every shop begins with, on real processes, PostgreSQL and Redis.
 * GOODS_MINUTES=10 for the long run (`npm run prove:goods`).
 */
const MINUTES = Number(process.env["GOODS_MINUTES"] ?? 0.1);
const DURATION_MS = MINUTES * 60_000;
const ADDRESSES = 200;
const BUYERS = 10;
const KEPT = 0.8;

const goods = [
  "hose",
  "thermostat",
  "buffer-tank",
  "radiator-600-800",
  "radiator-600-1000",
  "radiator-900-800",
  "module-white",
  "module-black",
  "inverter",
  "fan",
] as const;
const pieces = (nth: number) => 20 + nth * 40;

let redis: OwnRedis;
beforeAll(async () => {
  redis = await startOwnRedis();
});
afterAll(() => redis?.kill());
const stand = paymentStand((n) => rig.origin(n));
const rig = orderRig({
  processes: 2,
  env: () => ({ ...stand.env(), ...limitsAsEver, PAYMENT_STARTS_PER_ADDRESS: "", REDIS_URL: redis.url }),
});

interface Buyer {
  name: string;
  visitor: StoreVisitor;
  paysAtOnce: boolean;
}

/** Five behind one address and at one door, five elsewhere; some of both have paid the shop before and pay in advance. */
async function buyers(): Promise<Buyer[]> {
  const known = await insertShoppers(rig.sql, 4, { lines: [["battery-5", 1]], passwordHash: "none" });
  await rig.journal.restock(id.product("battery-5"), 50);
  return Promise.all(
    Array.from({ length: BUYERS }, async (_, nth) => {
      const isOffice = nth < BUYERS / 2;
      const address = isOffice ? "192.0.2.50" : `198.51.100.${nth}`;
      const name = `${isOffice ? "office" : "home"} ${nth}`;
      const customer = nth % 5 < 2 ? known[isOffice ? nth : nth - 3] : undefined;
      const visitor = storeVisitor(rig.origin(nth), address, customer?.token);
      if (!customer) {
        await visitor.registerAsGuest(isOffice ? "Bürohaus 1" : `Wohnweg ${nth}`);
        await visitor.payBy("card");
        return { name, visitor, paysAtOnce: true };
      }
      const first = await visitor.order();
      await moneyArrives(rig.sql, String(first.body["id"]));
      return { name, visitor, paysAtOnce: false };
    }),
  );
}

/** Answers what went wrong; null for an order, paid where that was chosen. */
async function buy({ name, visitor, paysAtOnce }: Buyer, key: string): Promise<string | null> {
  await visitor.add([key, 2]);
  const { status, code, body } = await visitor.order();
  if (status !== 200) return `${name} wanted ${key}: ${code}`;
  const orderId = String(body["id"]);
  if (paysAtOnce) {
    const { body: begun } = await visitor.post("/handle-payment", { orderId });
    const reference = /\/c\/pay\/(\w+)$/.exec(String(begun["redirectUrl"]))?.[1] ?? "";
    stand.control.act(reference, "pay");
    const { returnUrl = "" } = stand.control.payment(reference) ?? {};
    const paymentToken = new URL(returnUrl).searchParams.get("_sw_payment_token");
    await visitor.post("/hearth/payment/finalize", { paymentToken, cancelled: false });
  }
  const [row] = await rig.sql<{ state: string; payment: string; held: number }[]>`
    select o.state, t.state as payment, coalesce((select sum(quantity)::int from stock_movement where order_id = o.id), 0) as held
    from shop_order o join order_transaction t on t.order_id = o.id where o.id = ${orderId}`;
  const isRight = row?.state === "open" && row.held === 2 && row.payment === (paysAtOnce ? "paid" : "open");
  return isRight ? null : `${name} ordered ${key}: ${JSON.stringify(row)}`;
}

/** Share of each product that could be bought, counting what the ten bought. */
async function buyable(bought: ReadonlyMap<string, number>): Promise<Map<string, number>> {
  const rows = await rig.sql<{ product_id: string; free: number }[]>`
    select replace(product_id::text, '-', '') as product_id, stock - reserved as free from product_stock
    where product_id = any(${goods.map((key) => id.product(key))}::uuid[])`;
  return new Map(
    goods.map((key, nth) => {
      const free = rows.find((row) => row.product_id === id.product(key))?.free ?? 0;
      return [key, (free + (bought.get(key) ?? 0)) / pieces(nth)];
    }),
  );
}

it(
  `goods are for buyers, ${MINUTES} minutes of attack`,
  async () => {
    for (const [nth, key] of goods.entries()) await rig.journal.restock(id.product(key), pieces(nth));
    const people = await buyers();
    const until = Date.now() + DURATION_MS;
    const attack = attackGoods({
      origin: (n) => rig.origin(n),
      goods,
      addresses: ADDRESSES,
      hands: 6,
      until,
    });
    const bought = new Map<string, number>();
    const troubles: string[] = [];
    for (const [nth, buyer] of people.entries()) {
      // The first come when the attack has taken what it can.
      await sleep(DURATION_MS / (BUYERS + 1));
      const key = goods[nth] ?? "hose";
      const trouble = await buy(buyer, key);
      if (trouble === null) bought.set(key, (bought.get(key) ?? 0) + 2);
      else troubles.push(trouble);
    }
    const log = await attack;
    const left = await buyable(bought);
    console.log(`attack: ${JSON.stringify(Object.fromEntries(log))}`);
    console.log(`buyable: ${JSON.stringify(Object.fromEntries(left))}`);
    expect(troubles).toEqual([]);
    for (const [key, share] of left) expect([key, share >= KEPT]).toEqual([key, true]);
    // The attack did what it could: it held all that strangers may hold of something.
    expect(log.get("ordered")).toBeGreaterThan(0);
    expect(log.get("HEARTH__PAY_AT_ONCE")).toBeGreaterThan(0);
    expect(log.get("change: HEARTH__PAY_AT_ONCE")).toBeGreaterThan(0);
    expect(await rig.journal.check({ payments: stand.control.payments() })).toEqual([]);
  },
  DURATION_MS + 180_000,
);
