/** What the sandbox knows of one hosted card payment: session, intent, charge and refunds in one. */
export interface StripePayment {
  id: string;
  status: "open" | "complete" | "expired";
  isPaid: boolean;
  /** Made with the first attempt to pay, as Stripe does. */
  intentId: string | null;
  chargeId: string | null;
  intentStatus: "requires_payment_method" | "requires_action" | "processing" | "succeeded" | "canceled";
  failure: string | null;
  amount: number;
  amountReceived: number;
  currency: string;
  description: string;
  clientReferenceId: string | null;
  customerEmail: string | null;
  metadata: Readonly<Record<string, string>>;
  intentMetadata: Readonly<Record<string, string>>;
  successUrl: string;
  cancelUrl: string | null;
  locale: string;
  /** `card` or `sepa_debit`. */
  methods: readonly string[];
  created: number;
  expiresAt: number;
  refunds: StripeRefund[];
  dispute: StripeDispute | null;
}

export interface StripeDispute {
  id: string;
  status: "needs_response" | "won" | "lost";
  amount: number;
  created: number;
}

export interface StripeRefund {
  id: string;
  amount: number;
  reason: string | null;
  metadata: Readonly<Record<string, string>>;
  created: number;
}

export function refundedAmount({ refunds }: StripePayment): number {
  return refunds.reduce((sum, { amount }) => sum + amount, 0);
}
