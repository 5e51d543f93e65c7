/** Which step may follow which; docs/order.md section 2. Nothing else moves a state. */
const orderSteps = {
  open: ["in_progress", "cancelled"],
  in_progress: ["completed", "cancelled"],
  completed: [],
  cancelled: [],
} as const;

/**
 * Money that came stays known: nothing leads from paid back to open. Late money for a cancelled payment is still money. A dispute that
 * was won brings it back.
 */
const transactionSteps = {
  open: ["in_progress", "authorized", "unconfirmed", "paid", "failed", "cancelled", "reminded"],
  in_progress: ["authorized", "unconfirmed", "paid", "paid_partially", "failed", "cancelled", "open"],
  unconfirmed: ["paid", "failed", "cancelled", "authorized"],
  authorized: ["paid", "cancelled", "failed"],
  failed: ["open", "in_progress", "paid", "cancelled"],
  reminded: ["paid", "cancelled"],
  cancelled: ["paid"],
  paid: ["refunded", "refunded_partially", "chargeback"],
  paid_partially: ["refunded", "refunded_partially", "chargeback"],
  refunded_partially: ["refunded", "chargeback"],
  refunded: [],
  chargeback: ["paid", "refunded_partially"],
} as const;

const deliverySteps = {
  open: ["shipped", "shipped_partially", "cancelled"],
  shipped_partially: ["shipped", "returned_partially", "returned"],
  shipped: ["returned", "returned_partially"],
  returned_partially: ["returned"],
  returned: [],
  cancelled: [],
} as const;

export const stateMachines = {
  order: orderSteps,
  transaction: transactionSteps,
  delivery: deliverySteps,
} as const;

export type StateEntity = keyof typeof stateMachines;
export type StateOf<E extends StateEntity> = keyof (typeof stateMachines)[E] & string;

export function canMove(entity: StateEntity, from: string, to: string): boolean {
  const steps: Readonly<Record<string, readonly string[]>> = stateMachines[entity];
  return Object.hasOwn(steps, from) && (steps[from]?.includes(to) ?? false);
}
