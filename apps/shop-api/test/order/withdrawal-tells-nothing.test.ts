import { randomInt } from "node:crypto";
import type { WithdrawalReceipt } from "@hearth/contract";
import { expect, it } from "vitest";
import { fromElsewhere, newEmail } from "../harness/account/account.ts";
import { sameDistributionP } from "../harness/order/distribution-test.ts";
import { insertOrder } from "../harness/order/given-order.ts";
import { testShop } from "../harness/test-shop.ts";

/*
 * Who names an order that is not theirs learns nothing: numbers of orders that exist and random ones, in turn, so that a busy machine
 * slows both alike. Equal samples look suspicious (p ≤ 0.05) once in twenty times, hence a suspicion is measured once more.
 * WITHDRAWAL_NUMBERS=10000 for the long run.
 */
const NUMBERS = Number(process.env["WITHDRAWAL_NUMBERS"] ?? 200);
const ORDERS = 50;
const SUSPICIOUS = 0.05;
const shop = testShop({ env: { TRUSTED_PROXIES: "127.0.0.1" } });

interface Heard {
  tookMs: number[];
  shapes: Set<string>;
}

it(`answers ${NUMBERS} numbers of orders, known and unknown, alike`, { timeout: 1_200_000 }, async () => {
  const known = await givenNumbers();
  await measure(known, 20);
  const before = await count();
  let seen = await measure(known, NUMBERS);
  expect((await count()) - before).toBe(NUMBERS);
  if (seen.p <= SUSPICIOUS) seen = await measure(known, NUMBERS);
  console.log(`withdrawals: ${NUMBERS} numbers, p = ${seen.p.toFixed(3)}`);
  expect(seen.p).toBeGreaterThan(SUSPICIOUS);
  expect(seen.known.shapes.size).toBe(1);
  expect(seen.unknown.shapes).toEqual(seen.known.shapes);
});

it("would notice a look at the order", () => {
  const times = Array.from({ length: 200 }, (_, n) => 5 + (n % 20) / 10);
  expect(sameDistributionP(times, times.toReversed())).toBeGreaterThan(0.9);
  expect(
    sameDistributionP(
      times,
      times.map((each) => each + 0.5),
    ),
  ).toBeLessThan(0.001);
});

async function givenNumbers(): Promise<string[]> {
  const numbers: string[] = [];
  for (let n = 0; n < ORDERS; n++) numbers.push((await insertOrder(shop.sql, { method: "invoice" })).number);
  return numbers;
}

async function measure(numbers: readonly string[], total: number) {
  const known: Heard = { tookMs: [], shapes: new Set() };
  const unknown: Heard = { tookMs: [], shapes: new Set() };
  for (let n = 0; n < total / 2; n++) {
    const pair = [
      () => ask(known, numbers[n % numbers.length] ?? ""),
      () => ask(unknown, String(randomInt(100_000, 900_000))),
    ];
    for (const each of n % 2 === 0 ? pair : pair.toReversed()) await each();
  }
  return { known, unknown, p: sameDistributionP(known.tookMs, unknown.tookMs) };
}

async function ask(heard: Heard, contract: string): Promise<void> {
  const body = { name: "Ada Brenner", contract, email: newEmail() };
  const start = performance.now();
  const answer = await shop.api.post<WithdrawalReceipt>("/withdrawal", body, fromElsewhere());
  heard.tookMs.push(performance.now() - start);
  const hidden = new Set(["date", "x-request-id", "sw-context-token"]);
  const headers = [...answer.headers].filter(([header]) => !hidden.has(header));
  const { reference, receivedAt, ...rest } = answer.body;
  heard.shapes.add(
    JSON.stringify([
      answer.status,
      headers,
      reference.length,
      receivedAt.length,
      rest,
      Object.keys(answer.body),
    ]),
  );
}

async function count(): Promise<number> {
  const [row] = await shop.sql<{ all: number }[]>`select count(*)::int as all from withdrawal`;
  return row?.all ?? 0;
}
