import type { PaymentEvent } from "../payment-provider.ts";

/** What was told, and the capture it is about where it names nothing else. */
export interface ReadEvent {
  event: PaymentEvent;
  captureId: string | null;
}

/** Null: not readable. */
export function eventOf(body: Buffer): ReadEvent | null {
  try {
    const { id, event_type: type, resource } = JSON.parse(body.toString()) as WalletEvent;
    if (typeof id !== "string" || typeof type !== "string") return null;
    const isDispute = type.startsWith("CUSTOMER.DISPUTE.");
    const order = type.startsWith("CHECKOUT.ORDER.") ? resource?.id : undefined;
    const event = {
      id,
      type,
      reference: order ?? resource?.supplementary_data?.related_ids?.order_id ?? null,
      transactionId: resource?.custom_id ?? resource?.purchase_units?.[0]?.custom_id ?? null,
      isDispute,
    };
    const captureId = resource?.disputed_transactions?.[0]?.seller_transaction_id;
    return { event, captureId: isDispute ? (captureId ?? null) : null };
  } catch {
    return null;
  }
}

interface WalletEvent {
  id?: unknown;
  event_type?: unknown;
  resource?: {
    id?: string;
    custom_id?: string;
    purchase_units?: { custom_id?: string }[];
    supplementary_data?: { related_ids?: { order_id?: string } };
    disputed_transactions?: { seller_transaction_id?: string }[];
  };
}
