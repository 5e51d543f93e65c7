import { failure } from "@hearth/contract";
import type { Attempts } from "../../../platform/attempts/attempts.ts";
import type { Challenges } from "../../../platform/attempts/challenge.ts";
import type { Config } from "../../../platform/config/config.ts";
import { payAtOnce } from "../order-refusal.ts";
import { suspectCounts, unpaidCounts, type UnpaidOrder } from "./unpaid-counts.ts";

export interface AdmitPorts {
  attempts: Attempts;
  challenges: Challenges;
  /** Counts what was turned away. */
  refused: (what: string) => void;
  config: Pick<Config, "goods">;
}

export interface Admission extends UnpaidOrder {
  proof: string | null | undefined;
  now: number;
}

/**
 * Somebody nobody knows wants goods now and to pay later. Few such orders are taken as they are; more from one network or to one
 * door only from a browser that has calculated for it; beyond the limits of network, mailbox, door and phone nobody is refused who
 * pays at once.
 */
export async function admitUnpaid(ports: AdmitPorts, admission: Admission): Promise<void> {
  const { attempts, challenges, refused, config } = ports;
  const { challenge, unpaidOrders } = config.goods;
  const isSuspect = (await attempts.takeEach(suspectCounts(admission, challenge.after))) !== undefined;
  if (isSuspect && !(await challenges.isSolved(admission.proof ?? "", admission.now))) {
    refused("challenge");
    throw failure(409, "HEARTH__CHALLENGE", {
      detail: "The browser has to calculate something first.",
      parameters: { challenge: challenges.ask(admission.now) },
    });
  }
  if ((await attempts.takeEach(unpaidCounts(admission, unpaidOrders))) === undefined) return;
  refused("unpaid-orders");
  throw payAtOnce();
}

/**
 * The same for an order that was to be paid at once and now shall be paid later. The page of an order does not calculate: who would have
 * to keeps to paying at once.
 */
export async function admitChange(
  { attempts, refused, config }: Omit<AdmitPorts, "challenges">,
  order: UnpaidOrder,
): Promise<void> {
  const { challenge, unpaidOrders } = config.goods;
  const counts = [...suspectCounts(order, challenge.after), ...unpaidCounts(order, unpaidOrders)];
  if ((await attempts.takeEach(counts)) === undefined) return;
  refused("unpaid-orders");
  throw payAtOnce();
}
