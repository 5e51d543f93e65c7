import { adminFailure, changedMeanwhile, type OrderSheet } from "@hearth/admin-contract";
import { beyondLines, type LineProgress, type OrderStep, type Pieces, possibleSteps } from "@hearth/rules";
import type { Tx } from "../../platform/database/transaction.ts";
import { lockOrder, type OrderRow } from "../order/index.ts";
import { type OpenOrder, openOrder } from "./order-progress.ts";
import { orderNotFound, readOrderSheet } from "./read-order-sheet.ts";
import { countChange } from "./mark-order.sql.ts";

export interface SeenOrder {
  id: string;
  /** The one that was read. */
  version: number;
}

/** An order that is ours until the transaction ends. */
export interface LockedOrder extends OpenOrder {
  order: OrderRow;
}

export interface ChangedOrder {
  before: OrderSheet;
  after: OrderSheet;
}

/** One change of an order that somebody has looked at. What the buyer, a provider or a colleague did since has to be read first. */
export async function changeSeenOrder(
  tx: Tx,
  { id, version }: SeenOrder,
  work: (locked: LockedOrder) => Promise<void>,
): Promise<ChangedOrder> {
  const order = await lockOrder(tx, id);
  if (!order) throw orderNotFound();
  const before = await readOrderSheet(tx, id);
  if (order.version !== version) throw changedMeanwhile(before);
  await work(await lockedOrder(tx, order));
  await countChange(tx, { id, version });
  return { before, after: await readOrderSheet(tx, id) };
}

async function lockedOrder(tx: Tx, order: OrderRow): Promise<LockedOrder> {
  const opened = await openOrder(tx, order.id);
  if (!opened) throw orderNotFound();
  return { ...opened, order };
}

export function requireStep({ progress }: OpenOrder, step: OrderStep): void {
  if (!possibleSteps(progress).includes(step)) throw notPossible(step);
}

/** Of an order as it is. */
export function notPossible(step: string) {
  return adminFailure(409, "ADMIN__STEP_NOT_POSSIBLE", {
    detail: "The order does not allow this now.",
    parameters: { step },
  });
}

export function requirePieces(
  { progress }: OpenOrder,
  wanted: readonly Pieces[],
  left: (line: LineProgress) => number,
): void {
  const beyond = beyondLines(progress.lines, wanted, left);
  if (beyond) throw beyondOrder({ lineId: beyond.lineId, possible: beyond.possible });
}

export function beyondOrder(parameters: { lineId?: string; possible: number }) {
  return adminFailure(409, "ADMIN__BEYOND_ORDER", { detail: "That is more than there is.", parameters });
}
