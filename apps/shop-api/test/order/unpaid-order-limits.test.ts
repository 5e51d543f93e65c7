import { createHash } from "node:crypto";
import { beforeEach, describe, expect, it } from "vitest";
import { address, fromElsewhere, guestRegistration, newGuest } from "../harness/account/account.ts";
import type { Headers } from "../harness/api-client.ts";
import { item } from "../harness/order/cart.ts";
import * as id from "../harness/content/catalogue-ids.ts";
import { tryOrder } from "../harness/order/checkout.ts";
import { limitsAsEver } from "../harness/test-config.ts";
import { testShop } from "../harness/test-shop.ts";

/*
 * Orders of strangers who pay later are counted by network, mailbox, door and phone. An office may order; who orders like a machine has
 * to calculate for it, and is asked to pay at once in the end. Paying at once is never counted.
 */
const shop = testShop({
  hasPayments: true,
  env: {
    ...limitsAsEver,
    STRANGERS_SHARE_PERCENT: "100",
    CHALLENGE_WORK: "300",
    UNPAID_ORDERS_PER_NETWORK: "9",
  },
});
beforeEach(() => shop.sql`truncate rate_limit`);

let lastHouse = 0;
const newDoor = () => address({ street: `Ofenweg ${++lastHouse}` });

interface OrderTry {
  from?: Headers;
  email?: string;
  door?: object;
  payment?: "card" | "prepayment" | "invoice";
  proof?: string;
}

/** A new guest orders one hose. */
async function order({ from = fromElsewhere(), email, door = newDoor(), payment, proof }: OrderTry = {}) {
  const guest = await newGuest(shop, { billingAddress: door, ...(email && { email }) });
  await guest.shopper.add(item("hose"));
  if (payment) {
    const paymentMethodId = id.paymentMethod(payment);
    await shop.api.patch("/context", { paymentMethodId }, guest.headers);
  }
  const headers = { ...guest.headers, ...from };
  const body = proof ? { proof } : {};
  return { guest, answer: await tryOrder(shop, { ...guest, headers }, body), headers };
}

const statusOf = async (wish: OrderTry) => {
  const { answer } = await order(wish);
  return answer.status === 200 ? "ordered" : answer.faults[0];
};
const times = async (count: number, wish: () => OrderTry) => {
  const all: unknown[] = [];
  for (let n = 0; n < count; n++) all.push(await statusOf(wish()));
  return all;
};
const ordered = (count: number) => Array.from({ length: count }, () => "ordered");
const CHALLENGE = "409 HEARTH__CHALLENGE";
const PAY_AT_ONCE = "409 HEARTH__PAY_AT_ONCE";

function solve(challenge: string): string {
  const [salt, digest] = challenge.split(".");
  for (let number = 0; ; number++) {
    const hash = createHash("sha256").update(`${salt}.${number}`).digest("hex");
    if (hash === digest) return `${challenge}.${number}`;
  }
}

async function challengeFor(wish: OrderTry): Promise<string> {
  const { answer } = await order(wish);
  return String(answer.errors[0]?.meta?.parameters?.["challenge"]);
}

it("an office of five orders behind one address, to one door, with one phone", async () => {
  const from = fromElsewhere();
  const door = address({ phoneNumber: "+49 69 123456" });
  expect(await times(5, () => ({ from, door }))).toEqual(ordered(5));
});

it("more than that from one network has to calculate, once for each order", async () => {
  const from = fromElsewhere();
  await times(6, () => ({ from }));
  const proof = solve(await challengeFor({ from }));
  expect(await statusOf({ from, proof: `${proof}1` })).toBe(CHALLENGE);
  expect(await statusOf({ from, proof })).toBe("ordered");
  expect(await statusOf({ from, proof })).toBe(CHALLENGE);
});

it("whoever calculates is asked to pay at once in the end, and may", async () => {
  const from = fromElsewhere();
  await times(6, () => ({ from }));
  for (let n = 0; n < 3; n++)
    expect(await statusOf({ from, proof: solve(await challengeFor({ from })) })).toBe("ordered");
  expect(await statusOf({ from, proof: solve(await challengeFor({ from })) })).toBe(PAY_AT_ONCE);
  expect(await statusOf({ from, payment: "card" })).toBe("ordered");
});

it("many addresses that send to one door are found out by the door", async () => {
  const spellings = ["Ofenstraße 1", "Ofenstr. 1", "ofenstrasse 1"];
  const wish = () => ({ door: address({ street: spellings[lastHouse++ % 3] }) });
  expect(await times(7, wish)).toEqual([...ordered(6), CHALLENGE]);
});

it("many addresses with one mailbox are found out by the mailbox", async () => {
  let tag = 0;
  const wish = () => ({ email: `Ada+${++tag}@example.com` });
  expect(await times(6, wish)).toEqual([...ordered(5), PAY_AT_ONCE]);
});

it("invoice counts like any other way that pays later", async () => {
  const from = fromElsewhere();
  expect(await times(7, () => ({ from, payment: "invoice" }))).toEqual([...ordered(6), CHALLENGE]);
});

it("paying at once is not counted", async () => {
  const from = fromElsewhere();
  const door = newDoor();
  expect(await times(12, () => ({ from, door, payment: "card" }))).toEqual(ordered(12));
});

describe("paying later after all", () => {
  const switchTo = async (placed: Awaited<ReturnType<typeof order>>, payment: "prepayment" | "invoice") => {
    const wish = { orderId: placed.answer.body.id, paymentMethodId: id.paymentMethod(payment) };
    const { status, faults } = await shop.api.post("/order/payment", wish, placed.headers);
    return status === 200 ? "changed" : faults[0];
  };

  it.each(["prepayment", "invoice"] as const)("is counted like an order with %s", async (payment) => {
    const from = fromElsewhere();
    const door = newDoor();
    expect(await times(4, () => ({ from, door }))).toEqual(ordered(4));
    const cards = [];
    for (let n = 0; n < 3; n++) cards.push(await order({ from, door, payment: "card" }));
    const answers: unknown[] = [];
    for (const card of cards) answers.push(await switchTo(card, payment));
    expect(answers).toEqual(["changed", "changed", PAY_AT_ONCE]);
    expect(await statusOf({ from, door })).toBe(CHALLENGE);
  });

  it("is not counted twice for one order", async () => {
    const from = fromElsewhere();
    const placed = await order({ from });
    for (const payment of [
      "invoice",
      "prepayment",
      "invoice",
      "prepayment",
      "invoice",
      "prepayment",
    ] as const)
      expect(await switchTo(placed, payment)).toBe("changed");
    expect(await times(5, () => ({ from }))).toEqual(ordered(5));
  });
});

it("nobody becomes a hundred guests and more in an hour", async () => {
  const from = fromElsewhere();
  const limit = 120;
  for (let n = 0; n < limit; n++)
    await shop.services.attempts.takeEach([
      { area: "guest", kind: "address", value: from["x-forwarded-for"] ?? "", mostPerHour: limit },
    ]);
  const register = (headers: Headers) => shop.api.post("/account/register", guestRegistration(), headers);
  expect((await register(from)).faults).toEqual(["429 FRAMEWORK__RATE_LIMIT_EXCEEDED"]);
  expect((await register(fromElsewhere())).status).toBe(200);
});
