/** Nobody needs a mail more often, and by these names they are found again. */
const MOST_REPEATS = 9;

export interface MailCauses {
  orderId: string;
  shipmentIds: readonly string[];
  refundIds: readonly string[];
}

export const confirmationKey = (orderId: string) => `order-placed:${orderId}`;
export const shipmentKey = (shipmentId: string) => `order-shipped:${shipmentId}`;

/** Names for the same mail once more. Not those of the first: of that there is one. */
export function repeatKeys(key: string): string[] {
  return Array.from({ length: MOST_REPEATS }, (_, at) => key.replace(":", `-again-${at + 1}:`));
}

/** The names of all mails there can be about an order, whoever queued them. */
export function mailKeys({ orderId, shipmentIds, refundIds }: MailCauses): string[] {
  const repeatable = [confirmationKey(orderId), ...shipmentIds.map(shipmentKey)];
  return [
    ...repeatable,
    ...repeatable.flatMap(repeatKeys),
    ...["order-cancelled", "payment-received", "transfer-received"].map((name) => `${name}:${orderId}`),
    ...refundIds.map((id) => `payment-refunded:${id}`),
  ];
}
