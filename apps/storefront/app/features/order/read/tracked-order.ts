import type { Order } from "@hearth/contract";
import { isTrackedPurchase, toCents } from "@hearth/rules";
import { newestTransaction } from "./order-outcome.ts";
import type { TrackedOrder } from "../../tracking/public.ts";

/** The order as a purchase for those who measure. Null: it is none, or none yet. */
export function trackedOrder(order: Order): TrackedOrder | null {
  const transactions = (order.transactions ?? []).map(({ createdAt, stateMachineState, paymentMethod }) => ({
    createdAt,
    state: stateMachineState?.technicalName ?? null,
    method: paymentMethod
      ? {
          technicalName: paymentMethod.technicalName,
          name: paymentMethod.translated.name ?? paymentMethod.name,
        }
      : null,
  }));
  if (!isTrackedPurchase(transactions)) return null;
  return {
    id: order.id,
    totalCents: toCents(order.price.totalPrice),
    taxCents: order.price.calculatedTaxes.reduce((sum, { tax }) => sum + toCents(tax), 0),
    shippingCents: toCents(order.shippingTotal),
    paymentMethod: newestTransaction(order)?.paymentMethod?.technicalName ?? "",
    items: (order.lineItems ?? [])
      .filter(({ type }) => type === "product")
      .map(({ id, productId, label, unitPrice, quantity, payload }) => ({
        id: productId ?? id,
        name: label,
        cents: toCents(unitPrice),
        brand: payload.manufacturerName ?? null,
        category: payload.categoryName ?? null,
        quantity,
      })),
  };
}
