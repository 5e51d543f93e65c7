import { paymentTraits } from "../payment/payment-methods.ts";

/** One attempt to pay; an order may have several. */
export interface TrackedTransaction {
  createdAt: string;
  /** Technical name. */
  state: string | null;
  method: { technicalName: string | null; name: string | null } | null;
}

/** Those who buy this way have bought, though no money has come yet. What other backends call theirs; ours say it themselves. */
const payLaterTechnicalNames = new Set(["prepayment", "invoice", "pui"]);

/** Where technical names say nothing. */
const payLaterNames = new Set([
  "vorkasse",
  "zahlung vor ort",
  "paid in advance",
  "invoice",
  "nachnahme",
  "rechnungskauf",
]);

/** Whether an order counts as a purchase for those who measure: it is paid, or to be paid later. The newest attempt to pay decides. */
export function isTrackedPurchase(transactions: readonly TrackedTransaction[]): boolean {
  const newest = transactions.toSorted((a, b) => Date.parse(b.createdAt) - Date.parse(a.createdAt))[0];
  return newest !== undefined && (newest.state === "paid" || isPayLater(newest.method));
}

function isPayLater(method: TrackedTransaction["method"]): boolean {
  const technicalName = plain(method?.technicalName);
  return (
    paymentTraits(technicalName).isPaidLater ||
    payLaterTechnicalNames.has(technicalName) ||
    payLaterNames.has(plain(method?.name))
  );
}

function plain(name: string | null | undefined): string {
  return (name ?? "").trim().toLowerCase();
}
