import type { Step } from "../../../../../tools/src/payment/steps.ts";
import type { PayingShopper } from "./paying-shopper.ts";
import type { PaymentRig } from "./payment-rig.ts";
import type { SeededRandom } from "../seeded-random.ts";

/* A random walk through everything that may happen to the payment of one order, in any order and also at the same time. */

export interface Walk {
  shopper: PayingShopper;
  /** What was done, to be read when something is wrong. */
  log: string[];
  isCancelledByShopper: boolean;
}

type Move = (rig: PaymentRig, walk: Walk, random: SeededRandom) => Promise<unknown>;

const faultPaths = ["/v1/checkout/sessions", "/v1/refunds", "/v2/checkout/orders", "/capture", "/refund", ""];

const provider =
  (step: Step): Move =>
  async ({ control }, { shopper }, random) => {
    const seen = shopper.seen();
    if (seen.length > 0) control.act(random.pick(seen).reference, step);
  };

const back =
  (cancelled: boolean): Move =>
  async (_rig, { shopper }, random) => {
    const seen = shopper.seen();
    if (seen.length > 0) await shopper.back(random.pick(seen).reference, { cancelled });
  };

const moves = {
  start: (_rig, { shopper }) => shopper.start(),
  pay: provider("pay"),
  decline: provider("decline"),
  wait: provider("wait"),
  settle: provider("settle"),
  fail: provider("fail"),
  expire: provider("expire"),
  return: back(false),
  "turn back": back(true),
  jobs: ({ jobs }) => jobs.run(),
  change: (_rig, { shopper }, random) =>
    shopper.changeTo(random.pick(["card", "wallet", "prepayment"] as const)),
  async cancel(_rig, walk) {
    if ((await walk.shopper.cancel()) === 200) walk.isCancelledByShopper = true;
  },
  async webhook({ control }, _walk, random) {
    await control.webhooks.release(random.chance(0.5) ? "reversed" : "as-made");
    control.webhooks.hold();
  },
  async again({ control }, _walk, random) {
    const messages = control.webhooks.messages().slice(-6);
    if (messages.length > 0) await control.webhooks.send(random.pick(messages).id);
  },
  lose: async ({ control }) => control.webhooks.lose(),
  late: ({ jobs }, { shopper }) => jobs.age(shopper.orderId, 6),
  sweep: ({ jobs }) => jobs.sweep().catch(() => undefined),
  async tamper({ control }, { shopper }, random) {
    const unpaid = shopper.seen().filter(({ capturedCents }) => capturedCents === 0);
    if (unpaid.length > 0)
      control.change(random.pick(unpaid).reference, random.pick([{ cents: 1 }, { currency: "PLN" }]));
  },
  fault: async ({ control }, _walk, random) =>
    control.failNext({
      when: random.pick(["before", "after"] as const),
      path: random.pick(faultPaths),
      times: random.whole(1, 2),
    }),
} satisfies Readonly<Record<string, Move>>;

type MoveName = keyof typeof moves;
const names = Object.keys(moves) as MoveName[];

/** What happens more often than once in a while. */
const often: readonly MoveName[] = ["start", "pay", "pay", "return", "webhook", "jobs", "change", "settle"];

/** Where walks begin: left to chance, two payments of one order would be rare. */
const beginnings: readonly (readonly MoveName[])[] = [
  ["start"],
  ["start", "pay"],
  ["start", "turn back", "change", "start"],
  ["start", "wait", "return", "change", "start"],
  ["fault", "start", "start"],
  ["start", "tamper", "pay"],
];

export async function walkAtRandom(rig: PaymentRig, random: SeededRandom): Promise<Walk> {
  const shopper = await rig.order(random.pick(["card", "wallet"] as const));
  const walk: Walk = { shopper, log: [], isCancelledByShopper: false };
  rig.control.webhooks.hold();
  const beginning = random.pick(beginnings).map((name) => [name]);
  const rest = Array.from({ length: random.whole(3, 10) }, () =>
    Array.from({ length: random.chance(0.3) ? 2 : 1 }, () => random.pick(random.chance(0.6) ? often : names)),
  );
  for (const together of [...beginning, ...rest]) {
    walk.log.push(together.join(" + "));
    await Promise.all(together.map((name) => moves[name](rig, walk, random)));
  }
  return walk;
}

/** Providers decide, webhooks arrive or never do, and two days pass. */
export async function letTimePass(rig: PaymentRig, walk: Walk, random: SeededRandom): Promise<void> {
  const { control, jobs } = rig;
  const { shopper, log } = walk;
  control.stopFailing();
  const decision = random.pick(["settle", "fail"] as const);
  for (const { reference } of shopper.seen()) control.act(reference, decision);
  if (random.chance(0.5)) await control.webhooks.release();
  control.webhooks.hold();
  control.webhooks.lose();
  log.push(`${decision}, time passes`);
  for (const minutes of [6, 25 * 60, 6]) {
    await jobs.runAll();
    await jobs.age(shopper.orderId, minutes);
    await jobs.sweep();
    control.webhooks.lose();
  }
  // So old that the sweeper leaves it alone: else each walk would ask about all before it.
  await jobs.age(shopper.orderId, 4 * 24 * 60);
}
