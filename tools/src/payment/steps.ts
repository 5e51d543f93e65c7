/** What may happen to a payment on the provider's side, whoever causes it. */
export const steps = [
  /** The shopper agrees and has the money. */
  "pay",
  /** The shopper agrees, the bank refuses. */
  "decline",
  /** The bank wants to ask the shopper (3-D Secure); then one of the two. */
  "challenge",
  "confirm",
  "refuse",
  /** The shopper agrees, the provider takes its time; then one of the two. */
  "wait",
  "settle",
  "fail",
  /** Nobody came in time. */
  "expire",
  /** The shopper wants the money back from the bank or the wallet; then one of the two, as the shop sees it. */
  "dispute",
  "win",
  "lose",
] as const;

export type Step = (typeof steps)[number];

export function readStep(name: unknown): Step {
  const step = steps.find((one) => one === name);
  if (!step) throw new Error(`No step ${String(name)}`);
  return step;
}
