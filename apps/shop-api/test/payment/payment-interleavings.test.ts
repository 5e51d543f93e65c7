import { expect, it, vi } from "vitest";
import { paymentRig } from "../harness/payment/payment-rig.ts";
import { letTimePass, type Walk, walkAtRandom } from "../harness/payment/payment-walk.ts";
import { seededRandom } from "../harness/seeded-random.ts";

/*
 * F8: whatever happens to a payment, in whatever order, in the end an order is paid and the provider holds its total, or it is not
 * and the provider holds nothing. PAYMENT_WALKS=2000 for the long run, PAYMENT_WALK_SEED for others than these.
 */
const WALKS = Number(process.env["PAYMENT_WALKS"] ?? 50);
const SEED = Number(process.env["PAYMENT_WALK_SEED"] ?? 1);
/** The invariants are asked of all orders at once. */
const CHECKED_TOGETHER = 25;
vi.setConfig({ testTimeout: 60_000 + WALKS * 2000 });
const rig = paymentRig();

/** What is wrong with the end of a walk; the model of docs/order.md in a few lines. */
async function problemsOf({ shopper, isCancelledByShopper }: Walk, wasPaid: boolean): Promise<string[]> {
  const { order, transactions, purchases, refunds } = await shopper.state();
  const kept = shopper.seen().reduce((sum, one) => sum + one.capturedCents - one.refundedCents, 0);
  const states = transactions.map(({ state }) => state);
  const paid = states.filter((state) => state === "paid").length;
  const isDeferred = order === "open" && paid === 0 && states.at(-1) === "open";
  const right = {
    "is paid once or called off, or waits for a bank transfer":
      (order === "open" && paid === 1) || (order === "cancelled" && paid === 0) || isDeferred,
    "keeps what it is worth": kept === (paid === 1 ? shopper.totalCents : 0),
    "is what the shopper wanted": !isCancelledByShopper || order === "cancelled",
    "is paid if money came": isCancelledByShopper || !wasPaid || paid === 1,
    "has given back what it promised": refunds.every(({ state }) => state === "done"),
    "is one purchase if it was paid": paid === 0 || purchases === 1,
  };
  const wrong = Object.entries(right).flatMap(([rule, isRight]) => (isRight ? [] : [`not: ${rule}`]));
  return wrong.length === 0
    ? []
    : [...wrong, `${order}; ${states.join(", ")}; ${kept} of ${shopper.totalCents} kept`];
}

async function walkOnce(n: number): Promise<void> {
  const random = seededRandom(SEED * 1_000_000 + n);
  const walk = await walkAtRandom(rig, random);
  const wasPaid = walk.shopper
    .seen()
    .some(({ capturedCents, currency }) => capturedCents === walk.shopper.totalCents && currency === "EUR");
  await letTimePass(rig, walk, random);
  const problems = await problemsOf(walk, wasPaid);
  expect(problems, `walk ${n} of seed ${SEED}:\n${walk.log.join("\n")}\n`).toEqual([]);
}

it(`${WALKS} random walks end with the money where it belongs`, async () => {
  for (let first = 1; first <= WALKS; first += CHECKED_TOGETHER) {
    const last = Math.min(first + CHECKED_TOGETHER - 1, WALKS);
    for (let n = first; n <= last; n += 1) await walkOnce(n);
    expect(await rig.violations(), `walks ${first} to ${last} of seed ${SEED}`).toEqual([]);
  }
});
