import { isPaymentAvailable, scaleCents } from "@hearth/rules";
import type { Scope } from "../context/index.ts";
import type { OrderRow } from "./order-rows.ts";

/** Ways to pay an order that was placed, by the same limits as in the cart. */
export function offeredPayments(
  { reference, channel }: Scope,
  row: Pick<OrderRow, "document" | "total_cents">,
): string[] {
  const { order, customerGroupId } = row.document;
  const address = order.deliveries?.[0]?.shippingOrderAddress ?? order.billingAddress;
  const situation = {
    totalCents: scaleCents(row.total_cents, 1, order.currencyFactor),
    countryId: address?.countryId ?? "",
    customerGroupId,
  };
  return reference.rows.paymentMethods
    .filter(({ id, active }) => active && channel.payment_method_ids.includes(id))
    .filter(({ availability }) => isPaymentAvailable(availability, situation))
    .map(({ id }) => id);
}
