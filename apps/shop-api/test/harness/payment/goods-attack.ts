import { setTimeout as sleep } from "node:timers/promises";
import * as id from "../content/catalogue-ids.ts";
import { seededRandom } from "../seeded-random.ts";
import {
  solveChallenge,
  type StoreAnswer,
  type StoreVisitor,
  storeVisitor,
} from "../account/store-visitor.ts";

export interface Attack {
  origin: (n: number) => string;
  /** Keys of the products that shall be gone. */
  goods: readonly string[];
  addresses: number;
  /** Those who ask at the same time. */
  hands: number;
  until: number;
}

/** What the attack was answered, by code; `ordered` for orders. */
export type AttackLog = Map<string, number>;

const PAUSE_MS = 20;
const ways = ["prepayment", "card", "invoice", "prepayment"] as const;

/**
 * Strangers who never pay. Each goes by another address, mailbox and door, wants much at first and takes what it can get, calculates
 * what it is asked to, and changes the way to pay when it is told to pay at once.
 */
export async function attackGoods(attack: Attack): Promise<AttackLog> {
  const log: AttackLog = new Map();
  const random = seededRandom(48);
  let turn = 0;

  async function hand(): Promise<void> {
    while (Date.now() < attack.until) {
      const nth = turn++;
      const from = `10.66.${Math.floor((nth % attack.addresses) / 100)}.${(nth % attack.addresses) % 100}`;
      const visitor = storeVisitor(attack.origin(nth), from);
      const guest = await visitor.registerAsGuest(`Angriffsweg ${nth}`);
      count(log, guest.code ?? "guest");
      if (guest.status === 200) {
        const wanted = random.whole(1, 12);
        await visitor.add(...attack.goods.map((key) => [key, wanted] as const));
        await visitor.payBy(random.pick([...ways]));
        await takeWhatComes(visitor, log);
      }
      await sleep(PAUSE_MS);
    }
  }

  await Promise.all(Array.from({ length: attack.hands }, hand));
  return log;
}

/** Orders, solving and switching as long as that helps. */
async function takeWhatComes(visitor: StoreVisitor, log: AttackLog): Promise<void> {
  let answer: StoreAnswer = await visitor.order();
  if (answer.challenge !== null) {
    count(log, "challenge solved");
    answer = await visitor.order({ proof: solveChallenge(answer.challenge) });
  }
  count(log, answer.status === 200 ? "ordered" : (answer.code ?? String(answer.status)));
  if (answer.status === 200) await changeItsMind(visitor, log, String(answer.body["id"]));
  if (answer.code !== "HEARTH__PAY_AT_ONCE") return;
  // Says to pay at once, and does not.
  await visitor.payBy("card");
  answer = await visitor.order();
  count(log, answer.status === 200 ? "ordered, never paid" : (answer.code ?? String(answer.status)));
  if (answer.status === 200) await changeItsMind(visitor, log, String(answer.body["id"]));
}

/** An order that said to pay at once asks to pay later. */
async function changeItsMind(visitor: StoreVisitor, log: AttackLog, orderId: string): Promise<void> {
  for (const method of ["prepayment", "invoice"] as const) {
    const paymentMethodId = id.paymentMethod(method);
    const answer = await visitor.post("/order/payment", { orderId, paymentMethodId });
    count(log, answer.status === 200 ? "changed" : `change: ${answer.code ?? answer.status}`);
  }
}

function count(log: AttackLog, what: string): void {
  log.set(what, (log.get(what) ?? 0) + 1);
}
