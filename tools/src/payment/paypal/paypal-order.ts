/** What the sandbox knows of one order of PayPal, with its capture and refunds. Amounts are in cents here and decimal outside. */
export interface PayPalOrder {
  id: string;
  status: "CREATED" | "PAYER_ACTION_REQUIRED" | "APPROVED" | "COMPLETED" | "VOIDED";
  /** Under which name the shop finds the address of the page among the links. */
  pageLink: "approve" | "payer-action";
  referenceId: string;
  customId: string | null;
  invoiceId: string | null;
  description: string | null;
  cents: number;
  currency: string;
  returnUrl: string;
  cancelUrl: string;
  locale: string;
  /** The shopper pays where the page ends, or goes on to a summary in the shop. */
  userAction: "CONTINUE" | "PAY_NOW";
  /** What the bank will say to the capture. */
  outlook: "completed" | "pending" | "declined";
  hasShipping: boolean;
  createdAt: string;
  capture: PayPalCapture | null;
}

export interface PayPalCapture {
  id: string;
  status: "COMPLETED" | "PENDING" | "DECLINED" | "PARTIALLY_REFUNDED" | "REFUNDED";
  cents: number;
  currency: string;
  createdAt: string;
  refunds: PayPalRefund[];
  dispute: PayPalDispute | null;
}

export interface PayPalDispute {
  id: string;
  status: "OPEN" | "RESOLVED";
  /** Of a resolved one. */
  outcome: "RESOLVED_BUYER_FAVOUR" | "RESOLVED_SELLER_FAVOUR" | null;
  cents: number;
  createdAt: string;
}

export interface PayPalRefund {
  id: string;
  cents: number;
  customId: string | null;
  createdAt: string;
}

export function isTaken({ status }: PayPalCapture): boolean {
  return status !== "PENDING" && status !== "DECLINED";
}

export function refundedCents({ refunds }: PayPalCapture): number {
  return refunds.reduce((sum, { cents }) => sum + cents, 0);
}

export function toDecimal(cents: number): string {
  return (cents / 100).toFixed(2);
}

/** NaN: not an amount with two places. */
export function toCents(decimal: unknown): number {
  if (typeof decimal !== "string" || !/^\d{1,9}(\.\d{1,2})?$/.test(decimal)) return Number.NaN;
  return Math.round(Number(decimal) * 100);
}
