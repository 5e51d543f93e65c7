/** What somebody outside the shop saw, and what was there before: the half of the invariants the tables alone cannot tell. */
export interface Journal {
  acknowledged?: readonly AcknowledgedOrder[];
  /** What providers say they hold. */
  payments?: readonly ProviderPayment[];
  /** Mail ids, one for each time the mail server took one. */
  deliveredMails?: readonly string[];
  before?: Snapshot;
}

/** An answer that said: ordered. */
export interface AcknowledgedOrder {
  orderId: string;
  orderNumber: string;
  totalCents: number;
  key?: string | null;
  /** Cart token and version. */
  cart?: string | null;
}

export interface ProviderPayment {
  provider: string;
  reference: string;
  capturedCents: number;
  refundedCents: number;
}

/** Taken before the first order. */
export interface Snapshot {
  stock: readonly { product_id: string; stock: number; reserved: number }[];
  redemptions: readonly { promotion_id: string; redemptions: number }[];
}
